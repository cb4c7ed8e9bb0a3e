"""Files that are written whole or not at all; what goes wrong is a sentence."""

import errno
import os
from contextlib import suppress
from pathlib import Path

from floorapp.engine.problems import Problem, problem

_FULL = frozenset({errno.ENOSPC, errno.EDQUOT})
_LOCKED = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


def write_file(file: Path, data: bytes) -> Problem | None:
    """Write a file in one go; return why not. What was there before stays until all is written."""
    beside = file.with_name(f".{file.name[:60]}.{os.getpid()}.part")
    try:
        try:
            with beside.open("xb") as part:
                part.write(data)
                part.flush()
                os.fsync(part.fileno())
            beside.replace(file)
        except BaseException:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
            raise
    except OSError as error:
        return not_written(file, error)
    except ValueError:  # such as a zero byte in the name
        return problem("“{name}” is no name for a file: choose another.", name=str(file))
    return None


def not_written(file: Path, error: OSError) -> Problem:
    """Return why a file could not be written, with what to do."""
    name, folder = str(file), str(file.parent)
    if error.errno in _FULL:
        return problem("The disk is full: make room, or choose another folder.", name)
    if error.errno in _LOCKED:
        return problem("Nothing may be written there: choose another folder.", name)
    if not file.parent.is_dir():
        return problem(
            "There is no folder “{folder}”: make it, or choose another.", name, folder=folder
        )
    if file.is_dir():
        return problem("This is a folder: name a file in it.", name)
    return problem("This file cannot be written: choose another name or folder.", name)
