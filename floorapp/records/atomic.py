"""Writing a file so that it is either the old one or the new one, whatever happens meanwhile."""

import contextlib
import errno
import os
import stat
from pathlib import Path

from floorapp.engine.problems import Problem, problem


def write_file(path: Path, content: bytes, name: str) -> Problem | None:
    """Write a file. On any fault the file that was there stays as it was.

    A link is followed, so that what it points to is written; permissions are kept.

    Args:
        path: Where to.
        content: All of it.
        name: What a problem calls it.
    """
    target = Path(os.path.realpath(path))
    before = _status(target)
    if before is not None and not stat.S_ISREG(before.st_mode):
        if stat.S_ISDIR(before.st_mode):
            return problem("This is a folder: name a file in it.", name)
        return problem("This is no ordinary file: choose another name.", name)
    if before is not None and not os.access(target, os.W_OK):
        return problem("This file may not be changed: save under another name.", name)
    beside = target.with_name(f".floorapp-{os.urandom(8).hex()}.tmp")
    try:
        _write_new(beside, content, before)
        beside.replace(target)
    except OSError as error:
        with contextlib.suppress(OSError):
            beside.unlink()
        return why_not_written(error, target, name)
    sync_folder(target.parent)
    return None


def why_not_written(error: OSError, path: Path, name: str) -> Problem:
    """Return why something could not be written, and what to do."""
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return problem(
            "There is no room left on this disk: make room, or choose another place.", name
        )
    if error.errno in {errno.EROFS, errno.EACCES, errno.EPERM}:
        return problem("Nothing may be written in this folder: choose another.", name)
    if error.errno in {errno.ENOENT, errno.ENOTDIR}:
        return problem(
            "There is no folder “{folder}”: make it, or choose another.",
            name,
            folder=str(path.parent),
        )
    if error.errno == errno.ENAMETOOLONG:
        return problem("This name is too long: choose a shorter one.", name)
    return problem("This file cannot be written: choose another name or folder.", name)


def _status(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except OSError:  # whatever is wrong is told by the attempt to write
        return None


def _write_new(path: Path, content: bytes, like: os.stat_result | None) -> None:
    """Write a file that was not there, down to the disk, with the permissions of another."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    descriptor = os.open(path, flags, 0o666)
    try:
        write_all(descriptor, content)
        if like is not None:
            path.chmod(stat.S_IMODE(like.st_mode))
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def write_all(descriptor: int, content: bytes) -> None:
    """Write all of some bytes: the system may take them in parts."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def sync_folder(folder: Path) -> None:
    """Bring the folder's own entry to the disk, on systems where a folder can be opened."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
