"""Copies: a backup of the log with its date, and a damaged file set aside."""

import os
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from itertools import count
from pathlib import Path

from floorapp.engine.problems import Problem
from floorapp.records.opening import OWNER_ONLY
from floorapp.records.trouble import FILE_FAULTS, trouble

_BESIDE = ("", "-wal", "-shm")
"""The files that SQLite keeps for one database."""


def back_up(database: sqlite3.Connection, folder: Path, stem: str) -> Path | Problem:
    """Copy a database as it is now into a folder; return the new file.

    The copy gets its name only when it is whole and on the disk; no earlier one is overwritten.

    Args:
        database: It may be in use, by others too.
        folder: Made where there is none.
        stem: How the name begins; date and time follow.
    """
    unfinished = folder / f".{stem}-{os.getpid()}.part"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        unfinished.unlink(missing_ok=True)
        unfinished.touch(OWNER_ONLY)
        with closing(sqlite3.connect(unfinished, isolation_level=None)) as copy:
            database.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        target = _free_name(folder, stem)
        unfinished.replace(target)
        _settle(folder)
    except FILE_FAULTS as error:
        with suppress(OSError, ValueError):
            unfinished.unlink(missing_ok=True)
        return trouble(error, str(folder))
    return target


def set_aside(path: Path) -> Path | Problem:
    """Give a damaged log another name, so that a new one can begin; return that name.

    Nothing of it is changed: what can still be read may be read later.
    """
    try:
        target = _free_name(path.parent, f"{path.stem}-damaged")
        for beside in reversed(_BESIDE):
            file = path.with_name(path.name + beside)
            if file.exists():
                file.rename(target.with_name(target.name + beside))
    except FILE_FAULTS as error:
        return trouble(error, str(path))
    return target


def _free_name(folder: Path, stem: str) -> Path:
    """Return a name with date and time that no file has."""
    stamp = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}"
    names = (folder / f"{stem}-{stamp}{f'-{turn}' * (turn > 1)}.sqlite3" for turn in count(1))
    return next(name for name in names if not any(_taken(name)))


def _taken(name: Path) -> list[bool]:
    return [name.with_name(name.name + beside).exists() for beside in _BESIDE]


def _settle(folder: Path) -> None:
    """Put the new name on the disk, where the system can."""
    if os.name == "posix":
        held = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(held)
        finally:
            os.close(held)
