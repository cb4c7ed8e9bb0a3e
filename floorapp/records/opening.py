"""Opening the incident log's file: made where there is none, refused where it is not ours."""

import sqlite3
from pathlib import Path
from time import monotonic, sleep

from floorapp.engine.problems import Problem, mark, problem
from floorapp.engine.values import value
from floorapp.records.schema import APPLICATION, MAJOR, TABLES, VERSION
from floorapp.records.trouble import FAULTS, FILE_FAULTS, Fault, code_of, foreign, trouble

NO_LOG = mark("There is no incident log yet.")
"""The message where there is no file, or an empty one."""

OWNER_ONLY = 0o600
"""The permissions of a file of records: names and remarks are for no other user of the machine."""

_NOT_WRITABLE = frozenset(
    {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, sqlite3.SQLITE_AUTH}
)

_PAUSE = 0.01
"""Seconds until the file is tried again."""

_UNFINISHED = mark(
    "This folder may only be read, and the last entries are in a file beside the log: copy all of"
    " its files to a folder of your own."
)

_SYNCHRONOUS = "FULL"
"""What was acknowledged survives a pulled plug."""


@value
class Opened:
    """The database, and whether it may be written to."""

    database: sqlite3.Connection
    writable: bool
    file: tuple[int, int]
    """Which file it is, whatever its name."""


def open_database(path: Path, timeout: float, *, make: bool = True) -> Opened | Problem:
    """Open the log's file; where it may only be read, for reading.

    Args:
        path: The file.
        timeout: Seconds to wait for another program that writes.
        make: Make the file, and its folder, where there is none.
    """
    place = str(path)
    try:
        if make:
            path.parent.mkdir(parents=True, exist_ok=True)
        there = path.is_file()
        if make and not there:
            path.touch(OWNER_ONLY)
        size = path.stat().st_size if there else 0
    except FILE_FAULTS as error:
        return trouble(error, place)
    if not size and not make:
        return problem(NO_LOG, place)
    if size == 1:  # SQLite takes it for a new file of its own, and would write over it
        return foreign(place)
    modes = ["mode=rwc", "mode=ro", "immutable=1"] if there else ["mode=rwc"]
    return _open_in_turn(path, timeout, modes)


def file_id(path: Path) -> tuple[int, int]:
    """Return which file has this name now; zeros where there is none."""
    try:
        found = path.stat()
    except OSError:
        return 0, 0
    return found.st_dev, found.st_ino


def _open_in_turn(path: Path, timeout: float, modes: list[str]) -> Opened | Problem:
    """Open in the first mode that goes: for writing, for reading, or as a file that rests."""
    until = monotonic() + timeout
    while True:
        opened = _open_as(path, timeout, modes[0])
        if not isinstance(opened, Exception):
            return opened
        code = code_of(opened)
        if code == sqlite3.SQLITE_BUSY and monotonic() < until:
            sleep(_PAUSE)  # SQLite itself does not wait while another one makes or closes the file
        elif code in _NOT_WRITABLE and len(modes) > 1:
            modes = modes[1:]
            if modes == ["immutable=1"] and _is_unfinished(path):
                return problem(_UNFINISHED, str(path))
        else:
            return trouble(opened, str(path))


def _is_unfinished(path: Path) -> bool:
    """Tell whether entries are still in the file beside, where their writer was stopped."""
    beside = path.with_name(path.name + "-wal")
    return beside.exists() and beside.stat().st_size > 0


def _open_as(path: Path, timeout: float, mode: str) -> Opened | Problem | Fault:
    database: sqlite3.Connection | None = None
    try:
        database = _connect(path, timeout, mode)
        refused = _prepare(database, str(path))
        if refused is None:
            writable = mode == "mode=rwc" and _takes_writes(database)
            return Opened(database, writable, file_id(path))
    except FAULTS as error:
        failed: Problem | Fault = error
    else:
        failed = refused
    if database is not None:
        database.close()
    return failed


def _connect(path: Path, timeout: float, mode: str) -> sqlite3.Connection:
    database = sqlite3.connect(
        f"{path.absolute().as_uri()}?{mode}", uri=True, timeout=timeout, isolation_level=None
    )
    database.text_factory = _shown
    return database


def _shown(held: bytes) -> str:
    """Return a text; bytes that were spoilt from outside must not keep it from being shown."""
    return held.decode("utf-8", "replace")


def _prepare(database: sqlite3.Connection, place: str) -> Problem | None:
    """Make the tables of a new file, and return why another file is none of ours."""
    if _is_empty(database):
        _make_tables(database)
    if _number(database, "application_id") != APPLICATION:
        return foreign(place)
    if _number(database, "user_version") // 1000 > MAJOR:
        return problem(
            "This incident log was written by a newer version of the program: open it with that"
            " one.",
            place,
        )
    database.execute(f"PRAGMA synchronous = {_SYNCHRONOUS}")
    database.execute("PRAGMA secure_delete = ON")  # a purged name leaves nothing in the file
    database.execute("PRAGMA foreign_keys = ON")
    return None


def _is_empty(database: sqlite3.Connection) -> bool:
    held = database.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    return not held and not _number(database, "application_id")


def _make_tables(database: sqlite3.Connection) -> None:
    """Make the tables at once; where another window was faster, its tables are ours too."""
    database.execute("PRAGMA journal_mode = WAL")
    try:
        database.executescript(
            f"BEGIN IMMEDIATE; {TABLES} PRAGMA application_id = {APPLICATION};"
            f" PRAGMA user_version = {VERSION}; COMMIT;"
        )
    except sqlite3.Error:
        if database.in_transaction:
            database.execute("ROLLBACK")
        if _is_empty(database):
            raise


def _takes_writes(database: sqlite3.Connection) -> bool:
    try:
        database.execute("BEGIN IMMEDIATE")
    except sqlite3.Error as error:
        return code_of(error) not in _NOT_WRITABLE
    database.execute("ROLLBACK")
    return True


def _number(database: sqlite3.Connection, pragma: str) -> int:
    return int(database.execute(f"PRAGMA {pragma}").fetchone()[0])
