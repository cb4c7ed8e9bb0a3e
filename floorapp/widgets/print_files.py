"""Files that are written whole or not at all; what goes wrong is a sentence."""

import errno
import os
from contextlib import suppress
from pathlib import Path

from floorapp.engine.problems import Problem, problem

_FULL = frozenset({errno.ENOSPC, errno.EDQUOT})
_LOCKED = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


def write_file(path: Path, content: bytes, name: str) -> Problem | None:
    """Write a file in one go; what was there before stays until all is written.

    Args:
        path: Where to.
        content: All of it.
        name: What a problem calls it.
    """
    beside = path.with_name(f".floorapp-{os.urandom(8).hex()}.part")
    try:
        try:
            with beside.open("xb") as part:
                part.write(content)
                part.flush()
                os.fsync(part.fileno())
            beside.replace(path)
        except BaseException:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
            raise
    except OSError as error:
        return _not_written(path, error, name)
    except ValueError:  # such as a zero byte in the name
        return problem("This file cannot be written: choose another name or folder.", name)
    return None


def _not_written(path: Path, error: OSError, name: str) -> Problem:
    """Return why a file could not be written, with what to do."""
    if error.errno in _FULL:
        return problem("The disk is full: make room, or choose another folder.", name)
    if error.errno in _LOCKED:
        return problem("Nothing may be written in this folder: choose another.", name)
    if error.errno == errno.ENAMETOOLONG:
        return problem("This name is too long: choose a shorter one.", name)
    if not path.parent.is_dir():
        return problem(
            "There is no folder “{folder}”: make it, or choose another.",
            name,
            folder=str(path.parent),
        )
    if path.is_dir():
        return problem("This is a folder: name a file in it.", name)
    return problem("This file cannot be written: choose another name or folder.", name)
