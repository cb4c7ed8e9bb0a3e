"""Trouble with a file of records, in words of our own: full, locked, read-only, damaged."""

import errno
import sqlite3

from floorapp.engine.problems import Problem, mark, problem

_FULL = mark("The disk is full: nothing was written. Make room and try again.")
_READ_ONLY = mark("Nothing can be written to this folder or file: ask its owner for permission.")
_LOCKED = mark("Another window or program holds this file: nothing was written. Try again.")
DAMAGED = mark(
    "The incident log is damaged: nothing was written to it."
    " Keep the file under another name; then a new log begins."
)
"""The message of a file that cannot be read or written any more as it should."""

FOREIGN = mark(
    "This is no incident log: another program wrote it, or its beginning is damaged."
    " Name another file, or keep this one under another name."
)
"""The message of a file that is none of ours, as far as can be seen."""

_NOT_OPENED = mark("The file cannot be opened or made there: check the folder and its permissions.")
_TOO_LONG = mark("A text is too long to be kept: shorten it.")
_FAILED = mark("The disk failed: nothing was written. Check it and try again.")

_BY_CODE = {
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_READONLY: _READ_ONLY,
    sqlite3.SQLITE_PERM: _READ_ONLY,
    sqlite3.SQLITE_AUTH: _READ_ONLY,
    sqlite3.SQLITE_BUSY: _LOCKED,
    sqlite3.SQLITE_LOCKED: _LOCKED,
    sqlite3.SQLITE_PROTOCOL: _LOCKED,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_FORMAT: DAMAGED,
    sqlite3.SQLITE_NOTADB: FOREIGN,
    sqlite3.SQLITE_CANTOPEN: _NOT_OPENED,
    sqlite3.SQLITE_TOOBIG: _TOO_LONG,
    sqlite3.SQLITE_IOERR: _FAILED,
}

_BY_ERRNO = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EACCES: _READ_ONLY,
    errno.EPERM: _READ_ONLY,
    errno.EROFS: _READ_ONLY,
}


FAULTS = (sqlite3.Error, UnicodeDecodeError)
"""What reading a damaged file raises: SQLite quotes its bytes in messages, decodable or not."""

FILE_FAULTS = (*FAULTS, OSError, ValueError)
"""What making a file raises too: a name with a NUL is no name."""


Fault = sqlite3.Error | UnicodeDecodeError


def trouble(error: sqlite3.Error | OSError | ValueError, place: str) -> Problem:
    """Return what went wrong with a file as a problem; every other error is one of damage.

    Raises:
        sqlite3.ProgrammingError: The fault is the program's own, not the file's.
    """
    if isinstance(error, sqlite3.ProgrammingError):
        raise error
    if isinstance(error, sqlite3.DataError):
        return problem(_TOO_LONG, place)
    if isinstance(error, FAULTS):
        return problem(_BY_CODE.get(code_of(error), DAMAGED), place)
    return problem(_BY_ERRNO.get(getattr(error, "errno", None) or 0, _NOT_OPENED), place)


def code_of(error: Fault) -> int:
    """Return SQLite's primary code of an error; 0 where Python itself found the fault."""
    return int(getattr(error, "sqlite_errorcode", 0) or 0) & 0xFF


def foreign(place: str) -> Problem:
    """Return the problem of a file that is no incident log."""
    return problem(FOREIGN, place)
