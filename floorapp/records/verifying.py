"""Verifying the log: the chain is computed again, and the first entry that is broken is named."""

import sqlite3
from collections.abc import Iterator
from itertools import groupby

from floorapp.engine.problems import Problem, problem
from floorapp.records.adding import head_of
from floorapp.records.chain import digest_of, hash_of
from floorapp.records.entry import CLOCK_BACK, Verdict
from floorapp.records.rows import list_of
from floorapp.records.schema import TABLES, VERSION

_TOLD = 20
"""How many numbers a warning lists."""

Names = Iterator[tuple[int, list[tuple[int, str, str, str]]]]


def verify(database: sqlite3.Connection) -> Verdict:
    """Compute the chain of one moment, while others go on writing."""
    factory = database.text_factory
    database.text_factory = _exact
    try:
        database.execute("BEGIN")
        try:
            return _Check(database).verdict()
        finally:
            database.execute("ROLLBACK")
    finally:
        database.text_factory = factory


def _exact(held: bytes) -> str:
    """Return a text so that each of its bytes counts, the spoilt ones too."""
    return held.decode("utf-8", "surrogateescape")


class _Check:
    """One walk along the chain."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database
        self._purged_before = str(self._one("SELECT coalesce(max(before), '') FROM purges"))
        self._head, self._head_hash = head_of(database)
        self._number, self._hash = 0, ""
        self._clock_back: list[int] = []

    def verdict(self) -> Verdict:
        """Return what the walk found."""
        try:
            broken = self._walk()
        except (sqlite3.DatabaseError, UnicodeDecodeError):
            broken = problem(
                "The file cannot be read from entry {number} on.", number=str(self._number + 1)
            )
        warnings = tuple(self._warnings())
        return Verdict(max(self._number, self._head), broken, warnings, self._head_hash)

    def _walk(self) -> Problem | None:
        names = self._names()
        named = next(names, None)
        cursor = self._database.execute("SELECT * FROM entries ORDER BY number")
        columns = [each[0] for each in cursor.description]
        for cells in cursor:
            row = dict(zip(columns, cells, strict=True))
            broken = self._fault_of(row)
            if broken is None and named is not None and named[0] == row["number"]:
                broken = self._fault_of_names(row, named[1])
                named = next(names, None)
            elif broken is None:
                broken = self._fault_of_names(row, [])
            if broken is not None:
                return broken
            self._number, self._hash = row["number"], row["hash"]
            if row["note"] == CLOCK_BACK:
                self._clock_back.append(self._number)
        if named is not None:
            return _changed_names(named[0])
        return self._fault_at_end()

    def _fault_of(self, row: dict[str, object]) -> Problem | None:
        number, expected = str(row["number"]), self._number + 1
        if row["number"] != expected:
            return problem("Entry {number} is missing.", number=str(expected))
        if row["hash"] != hash_of(row):
            return problem("Entry {number} is not as it was written.", number=number)
        if row["previous"] != self._hash:
            return problem("Entry {number} does not follow the one before it.", number=number)
        return None

    def _fault_of_names(
        self, row: dict[str, object], names: list[tuple[int, str, str, str]]
    ) -> Problem | None:
        """Return whether the names are other than those that were given, or gone unpurged."""
        digests = list_of(row["players"])
        for place, seat, name, salt in names:
            if place >= len(digests) or digests[place] != digest_of(seat, name, salt):
                return _changed_names(row["number"])
        purged = str(row["time"]) < self._purged_before
        if len(names) < len(digests) and not (purged and not names):
            return problem(
                "The names of entry {number} were taken out, and not by a purge.",
                number=str(row["number"]),
            )
        return None

    def _fault_at_end(self) -> Problem | None:
        if self._head > self._number:
            return problem(
                "The last entries are missing: there were {written}, and {found} are there.",
                written=str(self._head),
                found=str(self._number),
            )
        if (self._head, self._head_hash) != (self._number, self._hash):
            return problem(
                "Entry {number} is not the last one that was noted.", number=str(self._number)
            )
        return None

    def _names(self) -> Names:
        ask = "SELECT entry_id, place, seat, name, salt FROM names ORDER BY entry_id, place"
        rows = self._database.execute(ask)
        for number, group in groupby(rows, key=lambda row: row[0]):
            yield number, [row[1:] for row in group]

    def _warnings(self) -> Iterator[Problem]:
        if self._clock_back:
            numbers = ", ".join(map(str, self._clock_back[:_TOLD]))
            more = " …" if len(self._clock_back) > _TOLD else ""
            yield problem(
                "The clock had been set back before these entries: {numbers}. Their order is that"
                " of their numbers.",
                numbers=numbers + more,
            )
        if (
            self._one("PRAGMA user_version") == VERSION
            and _guards_in(self._database) != _our_guards()
        ):
            yield problem("What keeps entries from being changed was taken off this file.")

    def _one(self, ask: str) -> object:
        return self._database.execute(ask).fetchone()[0]


def _changed_names(number: object) -> Problem:
    return problem("The names of entry {number} are not as they were given.", number=str(number))


def _guards_in(database: sqlite3.Connection) -> set[tuple[str, str]]:
    ask = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"
    return set(database.execute(ask).fetchall())


def _our_guards() -> set[tuple[str, str]]:
    database = sqlite3.connect(":memory:")
    try:
        database.executescript(TABLES)
        return _guards_in(database)
    finally:
        database.close()
