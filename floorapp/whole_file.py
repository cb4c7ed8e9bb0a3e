"""Writing a file so that it is either the old one or the new one, whatever happens meanwhile."""

import contextlib
import errno
import os
import stat
from collections.abc import Iterator
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
    try:
        found = unfit(path, name)
        if found is not None:
            return found
        with whole_file(path) as descriptor:
            write_all(descriptor, content)
    except (OSError, ValueError) as error:  # a name may hold what no system takes
        return why_not_written(error, path, name)
    return None


def unfit(path: Path, name: str) -> Problem | None:
    """Return why what has a name already is not to be written over; None where it may be.

    Args:
        path: The name.
        name: What a problem calls it.

    Raises:
        ValueError: If no file can be called that.
    """
    target = _target(path)
    before = _status(target)
    if before is None:
        return None
    if stat.S_ISDIR(before.st_mode):
        return problem("This is a folder: name a file in it.", name)
    if not stat.S_ISREG(before.st_mode):
        return problem("This is no ordinary file: choose another name.", name)
    if not os.access(target, os.W_OK):
        return problem("This file may not be changed: save under another name.", name)
    return None


@contextlib.contextmanager
def whole_file(path: Path) -> Iterator[int]:
    """Open a file, as a descriptor, that takes its name only when all of it is on the disk.

    A link is followed, so that what it points to is written; permissions are kept.

    Raises:
        OSError: If it cannot be written; the file that was there stays as it was.
        ValueError: If no file can be called that.
    """
    target = _target(path)
    before = _status(target)
    beside = target.with_name(f".floorapp-{os.urandom(8).hex()}.tmp")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    descriptor = os.open(beside, flags, 0o666)
    try:
        try:
            yield descriptor
            if before is not None:
                beside.chmod(stat.S_IMODE(before.st_mode))
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        beside.replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            beside.unlink()
        raise
    sync_folder(target.parent)


def free_name(path: Path, ending: str) -> Path:
    """Return a name that no file has, for one that is put away: its own, and an ending.

    Args:
        path: The file.
        ending: What its name ends in then; a number follows where that is taken.
    """
    number, free = 1, path.with_name(path.name + ending)
    while os.path.lexists(free):
        number += 1
        free = path.with_name(f"{path.name}{ending}-{number}")
    return free


def why_not_written(error: OSError | ValueError, path: Path, name: str) -> Problem:
    """Return why something could not be written, and what to do."""
    number = getattr(error, "errno", None)
    if number in {errno.ENOSPC, errno.EDQUOT}:
        return problem(
            "There is no room left on this disk: make room, or choose another place.", name
        )
    if number in {errno.EROFS, errno.EACCES, errno.EPERM}:
        return problem("Nothing may be written in this folder: choose another.", name)
    if number in {errno.ENOENT, errno.ENOTDIR}:
        return problem(
            "There is no folder “{folder}”: make it, or choose another.",
            name,
            folder=str(_target(path).parent),
        )
    if number == errno.ENAMETOOLONG:
        return problem("This name is too long: choose a shorter one.", name)
    return problem("This file cannot be written: choose another name or folder.", name)


def _target(path: Path) -> Path:
    """Return the file that a name means, links followed."""
    return Path(os.path.realpath(path))


def _status(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except OSError:  # whatever is wrong is told by the attempt to write
        return None


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
