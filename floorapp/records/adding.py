"""Adding an entry to the chain: what it must say, and the rows that it becomes."""

import sqlite3
from datetime import datetime, timedelta

from floorapp.engine.problems import Problem, problem
from floorapp.engine.values import replace
from floorapp.records.chain import hash_of
from floorapp.records.entry import ACCOUNTS, CLOCK_BACK, Entry, Filed
from floorapp.records.names import add_names, digests_of, salts_for
from floorapp.records.rows import Row, row_of, searched_text

_LONGEST = 4_000_000
"""Characters of one text."""

_LAST_NUMBER = 2**63 - 1
_WAITED = timedelta(seconds=30)
"""No window waits longer for another one to be done."""


def fault_of(entry: Entry) -> Problem | None:
    """Return what is missing in an entry, or cannot be kept."""
    if entry.differs and not entry.reason.strip():
        return problem("The decision differs from the book: say why.")
    if entry.facts_from not in {"", *ACCOUNTS}:
        return problem(
            "“{account}” is nobody whose account the facts can be: write one of {known}.",
            account=entry.facts_from,
            known=", ".join(ACCOUNTS),
        )
    try:
        texts = [text for text in row_of(entry).values() if isinstance(text, str)]
    except OverflowError:
        return problem("This time cannot be kept: check the clock.")
    texts += [text for player in entry.players for text in (player.seat, player.name)]
    if max(map(len, texts)) > _LONGEST:
        return problem("A text is too long to be kept: shorten it.")
    try:
        "".join([*texts, *entry.reasons, *entry.citations]).encode("utf-8")
    except UnicodeEncodeError:
        return problem("A text holds half of a character, which cannot be kept: write it again.")
    return None


def add_entry(database: sqlite3.Connection, entry: Entry) -> Filed | Problem:
    """Add an entry behind the last one, within a transaction that keeps others from writing."""
    number, previous = head_of(database)
    first = _first(database, entry.amends)
    if entry.amends is not None and first is None:
        return no_entry(entry.amends)
    entry = replace(entry, amends=first)
    salts = salts_for(entry.players)
    row = row_of(entry)
    row |= {"number": number + 1, "previous": previous}
    row |= {"players": digests_of(entry.players, salts), "note": _note(database, number, row)}
    row["hash"] = hash_of(row)
    _insert(database, "entries", row)
    add_names(database, number + 1, entry.players, salts)
    names = "\n".join(player.name for player in entry.players)
    found_by = searched_text(number + 1, entry)
    _insert(database, "search", {"rowid": number + 1, "text": found_by, "names": names})
    return Filed(number + 1, entry, str(row["note"]), purged=False, hash=str(row["hash"]))


def head_of(database: sqlite3.Connection) -> tuple[int, str]:
    """Return number and hash of the last entry; 0 and an empty text before the first.

    Raises:
        sqlite3.DatabaseError: They were taken out of the file.
    """
    found = database.execute("SELECT number, hash FROM head").fetchone()
    if found is None:
        raise sqlite3.DatabaseError("no head")
    return int(found[0]), str(found[1])


def no_entry(number: int) -> Problem:
    """Return the problem of a number that no entry has."""
    return problem("There is no entry {number} in the incident log.", number=str(number))


def _first(database: sqlite3.Connection, amends: int | None) -> int | None:
    """Return the entry that an amendment is about, if there is such an entry."""
    if amends is None or not 0 < amends < _LAST_NUMBER:
        return None
    ask = "SELECT coalesce(amends, number) FROM entries WHERE number = ?"
    found = database.execute(ask, (amends,)).fetchone()
    return found and int(found[0])


def _note(database: sqlite3.Connection, number: int, row: Row) -> str:
    """Return the note of an entry whose clock shows less than that of the entry before.

    Another window may have waited for this one: some seconds less are no clock that was set back.
    """
    ask = "SELECT time FROM entries WHERE number = ?"
    before = database.execute(ask, (number,)).fetchone()
    if before is None:
        return ""
    behind = datetime.fromisoformat(str(before[0])) - datetime.fromisoformat(str(row["time"]))
    return CLOCK_BACK if behind > _WAITED else ""


def _insert(database: sqlite3.Connection, table: str, row: Row) -> None:
    marks = ", ".join("?" * len(row))
    told = f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})"  # noqa: S608 - only our own words
    database.execute(told, tuple(row.values()))
