"""The incident log: entries are added, found and amended, and never overwritten."""

import secrets
import sqlite3
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from floorapp.engine.problems import Problem, problem
from floorapp.engine.values import replace
from floorapp.records.chain import canonical, digest_of, hash_of
from floorapp.records.entry import (
    ACCOUNTS,
    CLOCK_BACK,
    Count,
    Entry,
    Filed,
    Line,
    Player,
    Verdict,
)
from floorapp.records.opening import Opened, open_database
from floorapp.records.rows import (
    FILED_COLUMNS,
    LINE_COLUMNS,
    Row,
    filed_of,
    line_of,
    row_of,
    searched_text,
)
from floorapp.records.search import query_of
from floorapp.records.trouble import trouble

PATIENCE = 2.0
"""Seconds that a window waits for another one that writes."""

PAGE = 200
"""How many lines are fetched at once."""

_COUNTED = 1000
_NO_END = 2**63 - 1
_MATCHING = (
    "SELECT rowid FROM search WHERE search MATCH ? AND rowid < ? ORDER BY rowid DESC LIMIT ?"
)
T = TypeVar("T")


class IncidentLog:
    """The log in one file, which several windows and programs may use at once.

    One object belongs to one thread. Every method answers with a `Problem`, and never raises, where
    the file cannot be read or written; nothing that was acknowledged is lost by it.

    Attributes:
        path: The file.
        writable: Whether entries can be added; a file that may only be read is opened all the same.
    """

    def __init__(self, path: Path, opened: Opened) -> None:
        """Use an open file: `IncidentLog.open` opens one."""
        self.path = path
        self.writable = opened.writable
        self._database = opened.database

    @classmethod
    def open(cls, path: Path, timeout: float = PATIENCE, *, make: bool = True) -> Self | Problem:
        """Open the log, or say why it cannot be: then rulings go on without one.

        Args:
            path: The file; it is made, with its folder, where there is none.
            timeout: Seconds to wait for another program that writes.
            make: Whether to make a file at all.
        """
        opened = open_database(path, timeout, make=make)
        return opened if isinstance(opened, Problem) else cls(path, opened)

    def close(self) -> None:
        """Close the file; no method may be called any more."""
        self._database.close()

    def __enter__(self) -> Self:
        """Return the log itself; it is closed at the end of the block."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file."""
        self.close()

    def append(self, entry: Entry) -> Filed | Problem:
        """Add an entry, or an amendment; when this returns it is on the disk.

        A clock that was set back is noted, never refused. An amendment of an amendment amends the
        first entry.
        """
        wrong = _fault_of(entry)
        if wrong is not None:
            return wrong
        return self._written(lambda: self._append(entry))

    def entry(self, number: int) -> Filed | Problem:
        """Return one entry in full."""
        found = self._read(lambda: self._filed("number = ?", number))
        if isinstance(found, Problem):
            return found
        return found[0] if found else _no_entry(number)

    def with_amendments(self, number: int) -> tuple[Filed, ...] | Problem:
        """Return an entry and its amendments in order; of an amendment's number, all of its line.

        The last one is what is right now.
        """
        found = self.entry(number)
        if isinstance(found, Problem):
            return found
        first = found.entry.amends or number
        return self._read(lambda: self._filed("number = ?1 OR amends = ?1", first))

    def find(
        self, text: str = "", *, after: int | None = None, limit: int = PAGE
    ) -> tuple[Line, ...] | Problem:
        """Return entries, amendments too, the latest first.

        Args:
            text: Words that each entry must hold; a word may be unfinished. Empty: all entries.
            after: The number of the last line that is there already: the older ones follow.
            limit: How many at most; fewer mean that there are no more.
        """
        query = query_of(text)
        below = _NO_END if after is None else after
        asked: tuple[str | int, ...] = (below, limit)
        which = "number < ?"
        if query:
            asked = (query, below, limit, limit)
            which = f"number IN ({_MATCHING})"
        ask = f"SELECT {LINE_COLUMNS} FROM entries WHERE {which} ORDER BY number DESC LIMIT ?"  # noqa: S608 - only our own words
        return self._read(lambda: tuple(map(line_of, self._database.execute(ask, asked))))

    def count(self, text: str = "") -> Count | Problem:
        """Return how many entries `find` would give in all; counting stops early."""
        query = query_of(text)
        if not query:
            return self._read(lambda: Count(self._head()[0], more=False))
        ask = "SELECT count(*) FROM (SELECT 1 FROM search WHERE search MATCH ? LIMIT ?)"

        def counted() -> Count:
            (number,) = self._database.execute(ask, (query, _COUNTED + 1)).fetchone()
            return Count(min(number, _COUNTED), more=number > _COUNTED)

        return self._read(counted)

    def last(self) -> int | Problem:
        """Return the number of the last entry, 0 of an empty log: cheap enough to ask often."""
        return self._read(lambda: self._head()[0])

    def filed(
        self, text: str = "", *, after: int = 0, limit: int = PAGE
    ) -> tuple[Filed, ...] | Problem:
        """Return entries in full, the oldest first, for an export or a report.

        Args:
            text: As for `find`.
            after: The number of the last entry that was given: the later ones follow.
            limit: How many at most; fewer mean that there are no more.
        """
        raise NotImplementedError

    def verify(self) -> Verdict | Problem:
        """Compute the chain again: which entry is the first that was changed from outside?"""
        raise NotImplementedError

    def purge(self, before: datetime) -> int | Problem:
        """Take out the names of entries before a time for good; return how many.

        The chain still verifies. Backups made earlier still hold the names.
        """
        raise NotImplementedError

    def back_up(self, folder: Path) -> Path | Problem:
        """Copy the log as it is now into a new file with the date in its name; return that."""
        raise NotImplementedError

    def _head(self) -> tuple[int, str]:
        number, held = self._database.execute("SELECT number, hash FROM head").fetchone()
        return number, held

    def _filed(self, where: str, number: int) -> tuple[Filed, ...]:
        ask = f"SELECT {FILED_COLUMNS} FROM entries WHERE {where} ORDER BY number"  # noqa: S608 - only our own words
        rows = self._database.execute(ask, (number,)).fetchall()
        return tuple(filed_of(row, self._players(row[0])) for row in rows)

    def _players(self, number: int) -> tuple[Player, ...]:
        ask = "SELECT seat, name FROM names WHERE entry_id = ? ORDER BY place"
        return tuple(Player(*row) for row in self._database.execute(ask, (number,)))

    def _append(self, entry: Entry) -> Filed | Problem:
        number, previous = self._head()
        first = self._first(entry.amends)
        if entry.amends is not None and first is None:
            return _no_entry(entry.amends)
        entry = replace(entry, amends=first)
        salts = [secrets.token_hex(16) for _ in entry.players]
        digests = [
            digest_of(player.seat, player.name, salt)
            for player, salt in zip(entry.players, salts, strict=True)
        ]
        row = row_of(entry)
        row |= {"number": number + 1, "previous": previous, "players": canonical(digests)}
        row["note"] = self._note(number, row)
        row["hash"] = hash_of(row)
        self._insert("entries", row)
        for place, (player, salt) in enumerate(zip(entry.players, salts, strict=True)):
            held: Row = {"entry_id": number + 1, "place": place, "salt": salt}
            self._insert("names", held | {"seat": player.seat, "name": player.name})
        names = "\n".join(player.name for player in entry.players)
        found_by = searched_text(number + 1, entry)
        self._insert("search", {"rowid": number + 1, "text": found_by, "names": names})
        return Filed(number + 1, entry, str(row["note"]), purged=False, hash=str(row["hash"]))

    def _first(self, amends: int | None) -> int | None:
        """Return the entry that an amendment is about, if there is such an entry."""
        ask = "SELECT coalesce(amends, number) FROM entries WHERE number = ?"
        found = self._database.execute(ask, (amends,)).fetchone()
        return found and int(found[0])

    def _note(self, number: int, row: Row) -> str:
        ask = "SELECT time FROM entries WHERE number = ?"
        before = self._database.execute(ask, (number,)).fetchone()
        return CLOCK_BACK if before is not None and before[0] > row["time"] else ""

    def _insert(self, table: str, row: Row) -> None:
        marks = ", ".join("?" * len(row))
        told = f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})"  # noqa: S608 - only our own words
        self._database.execute(told, tuple(row.values()))

    def _read(self, work: Callable[[], T]) -> T | Problem:
        try:
            return work()
        except sqlite3.Error as error:
            return trouble(error, str(self.path))

    def _written(self, work: Callable[[], T | Problem]) -> T | Problem:
        """Do all of a work in one transaction, or nothing of it."""
        try:
            self._database.execute("BEGIN IMMEDIATE")
            try:
                done = work()
                self._database.execute("ROLLBACK" if isinstance(done, Problem) else "COMMIT")
            finally:
                if self._database.in_transaction:
                    self._database.execute("ROLLBACK")
        except sqlite3.Error as error:
            return trouble(error, str(self.path))
        return done


def _no_entry(number: int) -> Problem:
    return problem("There is no entry {number} in the incident log.", number=str(number))


def _fault_of(entry: Entry) -> Problem | None:
    """Return what is missing in an entry, or cannot be kept."""
    if entry.differs and not entry.reason.strip():
        return problem("The decision differs from the book: say why.")
    if entry.facts_from not in ACCOUNTS:
        return problem(
            "“{account}” is nobody whose account the facts can be: write one of {known}.",
            account=entry.facts_from,
            known=", ".join(ACCOUNTS),
        )
    names = [text for player in entry.players for text in (player.seat, player.name)]
    lists = [*entry.reasons, *entry.citations]
    try:
        "".join(map(str, [*row_of(entry).values(), *lists, *names])).encode("utf-8")
    except OverflowError:
        return problem("This time cannot be kept: check the clock.")
    except UnicodeEncodeError:
        return problem("A text holds half of a character, which cannot be kept: write it again.")
    return None
