"""The incident log: entries are added, found and amended, and never overwritten."""

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

from floorapp.engine.problems import Problem, problem
from floorapp.records.adding import add_entry, fault_of, head_of, no_entry
from floorapp.records.copies import back_up
from floorapp.records.entry import Count, Entry, Filed, Line, Verdict
from floorapp.records.names import names_of, purge_names
from floorapp.records.opening import Opened, file_id, open_database
from floorapp.records.rows import FILED_COLUMNS, LINE_COLUMNS, filed_of, line_of
from floorapp.records.search import query_of
from floorapp.records.trouble import FAULTS, trouble
from floorapp.records.verifying import verify

PATIENCE = 2.0
"""Seconds that a window waits for another one that writes."""

PAGE = 200
"""How many lines are fetched at once."""

_COUNTED = 1000
_SHORTEST_SEAL = 16
_NO_END = 2**63 - 1
_MATCHING = (
    "SELECT rowid FROM search WHERE search MATCH ? AND rowid < ? ORDER BY rowid DESC LIMIT ?"
)
T = TypeVar("T")


class IncidentLog:
    """The log in one file, which several windows and programs may use at once.

    One object belongs to one thread. Every method answers with a `Problem`, and never raises, where
    the file cannot be read or written; nothing that was acknowledged is lost by it.

    Nothing is repaired or replaced here: `floorapp.records.copies.set_aside` gives a damaged file
    another name, when its owner wants to begin a new log.

    Attributes:
        path: The file.
        writable: Whether entries can be added; a file that may only be read is opened all the same.
    """

    def __init__(self, path: Path, opened: Opened) -> None:
        """Use an open file: `IncidentLog.open` opens one."""
        self.path = path
        self.writable = opened.writable
        self._database = opened.database
        self._file = opened.file

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
        wrong = fault_of(entry)
        if wrong is not None:
            return wrong
        return self._written(lambda: add_entry(self._database, entry))

    def entry(self, number: int) -> Filed | Problem:
        """Return one entry in full."""
        known = 0 < number < _NO_END
        found = self._read(lambda: self._filed("number = ?", number)) if known else ()
        if isinstance(found, Problem):
            return found
        return found[0] if found else no_entry(number)

    def with_amendments(self, number: int) -> tuple[Filed, ...] | Problem:
        """Return an entry and its amendments in order; of an amendment's number, all of its line.

        The last one is what is right now.
        """
        found = self.entry(number)
        if isinstance(found, Problem):
            return found
        first = found.entry.amends or number
        return self._read(lambda: self._filed("number = ?1 OR amends = ?1 ORDER BY number", first))

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
        below = _NO_END if after is None else max(0, min(after, _NO_END))
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
            return self._read(lambda: Count(head_of(self._database)[0], more=False))
        ask = "SELECT count(*) FROM (SELECT 1 FROM search WHERE search MATCH ? LIMIT ?)"

        def counted() -> Count:
            (number,) = self._database.execute(ask, (query, _COUNTED + 1)).fetchone()
            return Count(min(number, _COUNTED), more=number > _COUNTED)

        return self._read(counted)

    def last(self) -> int | Problem:
        """Return the number of the last entry, 0 of an empty log: cheap enough to ask often."""
        return self._read(lambda: head_of(self._database)[0])

    def filed(
        self, text: str = "", *, after: int = 0, limit: int = PAGE
    ) -> tuple[Filed, ...] | Problem:
        """Return entries in full, the oldest first, for an export or a report.

        Args:
            text: As for `find`.
            after: The number of the last entry that was given: the later ones follow.
            limit: How many at most; fewer mean that there are no more.
        """
        query = query_of(text)
        which = "number > ?"
        after = max(0, min(after, _NO_END))
        asked: tuple[str | int, ...] = (after, limit)
        if query:
            which = "number IN (SELECT rowid FROM search WHERE search MATCH ? AND rowid > ?)"
            asked = (query, after, limit)
        return self._read(lambda: self._filed(f"{which} ORDER BY number LIMIT ?", *asked))

    def verify(self) -> Verdict | Problem:
        """Compute the chain again: which entry is the first that was changed from outside?"""
        return self._read(lambda: verify(self._database))

    def sealed_by(self, seal: str) -> int | Problem:
        """Return the number of the entry with a seal, or with its first 16 signs; 0 without."""
        asked = seal.strip().lower()
        if len(asked) < _SHORTEST_SEAL:
            return 0
        ask = "SELECT coalesce(max(number), 0) FROM entries WHERE substr(hash, 1, ?) = ?"
        found = (len(asked), asked.encode("utf-8", "replace").decode())
        return self._read(lambda: int(self._database.execute(ask, found).fetchone()[0]))

    def purge(self, before: datetime) -> int | Problem:
        """Take out the names of entries before a time for good; return how many.

        The chain still verifies. Backups made earlier still hold the names.
        """
        done = self._written(lambda: purge_names(self._database, before))
        if not isinstance(done, Problem):  # until then, names may be read in the file beside it
            self._read(lambda: self._database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
        return done

    def back_up(self, folder: Path) -> Path | Problem:
        """Copy the log as it is now into a new file with the date in its name; return that."""
        return back_up(self._database, folder, self.path.stem)

    def _filed(self, which: str, *asked: str | int) -> tuple[Filed, ...]:
        ask = f"SELECT {FILED_COLUMNS} FROM entries WHERE {which}"  # noqa: S608 - only our own words
        rows = self._database.execute(ask, asked).fetchall()
        return tuple(filed_of(row, names_of(self._database, row[0])) for row in rows)

    def _read(self, work: Callable[[], T]) -> T | Problem:
        try:
            return work()
        except FAULTS as error:
            return trouble(error, str(self.path))

    def _written(self, work: Callable[[], T | Problem]) -> T | Problem:
        """Do all of a work in one transaction, or nothing of it."""
        if file_id(self.path) != self._file:  # what is written there would be seen by nobody
            return problem(
                "The incident log was moved or deleted under the program: nothing was written."
                " Open it again.",
                str(self.path),
            )
        try:
            self._database.execute("BEGIN IMMEDIATE")
            try:
                done = work()
                self._database.execute("ROLLBACK" if isinstance(done, Problem) else "COMMIT")
            finally:
                if self._database.in_transaction:
                    self._database.execute("ROLLBACK")
        except FAULTS as error:
            return trouble(error, str(self.path))
        return done
