"""Log model: the entries of the incident log as rows, fetched as they are looked at."""

import html
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from floorapp.engine.problems import Problem
from floorapp.engine.values import replace
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.records.entry import Line
from floorapp.records.labels import LABELS
from floorapp.viewmodels.log_file import LogFile
from floorapp.viewmodels.plain_text import one_line, plain
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.record_view import time_text

NUMBER_ROLE = Qt.ItemDataRole.UserRole
"""The number of an entry."""

MARKED_ROLE = Qt.ItemDataRole.UserRole + 1
"""Whether an entry stands out: its decision differs from the book."""

PAGE = 100
"""How many rows are fetched at once: more than any screen shows."""

_LONGEST: Final = 400
"""How much of a text a cell holds; all of it is shown beside the table."""

_NO_INDEX = QModelIndex()
_Index = QModelIndex | QPersistentModelIndex

MARKS: Final = {
    "differs": mark("differs"),
    "amended": mark("amended"),
    "amends": mark("amends {number}"),
    "impounded": mark("impounded"),
    "reviewed": mark("review"),
}


def marks_text(line: Line, words: Catalogue) -> str:
    """Return what stands out of an entry: ``differs, impounded``."""
    shown = {
        "differs": line.differs,
        "amended": line.amended_by is not None,
        "amends": line.amends is not None,
        "impounded": line.impounded,
        "reviewed": line.reviewed,
    }
    number = str(line.amends)
    return ", ".join(
        words.text(MARKS[name], number=number) for name, is_so in shown.items() if is_so
    )


def _decision(line: Line, words: Catalogue) -> str:
    if line.decision == line.headline:
        return words.text("as the book says")
    return line.decision


_Cell = Callable[[Line, Catalogue], str]
COLUMNS: Final[tuple[tuple[str, _Cell], ...]] = (
    (LABELS["number"], lambda line, _: str(line.number)),
    (LABELS["time"], lambda line, words: time_text(line.at, words)),
    (LABELS["table"], lambda line, _: line.table),
    (LABELS["level"], lambda line, _: line.level),
    (mark("By the book"), lambda line, _: line.headline),
    (mark("Decision"), _decision),
    (mark("By"), lambda line, _: line.decided_by),
    (mark("Marks"), marks_text),
)
"""Each column: its title, and what it says of an entry."""


class LogModel(QAbstractTableModel):
    """Entries, the latest first. More are fetched when the last ones fetched are looked at.

    Attributes:
        words: The language that it speaks.
        is_whole: Whether all entries that there are have been fetched.
        problem: Why the log could not be read the last time; None where it could.
    """

    def __init__(self, file: LogFile, words: Catalogue, parent: QObject | None = None) -> None:
        """Show nothing before the first ``show_entries``."""
        super().__init__(parent)
        self._file = file
        self.words = words
        self._lines: list[Line] = []
        self._text = ""
        self.is_whole = True
        self.problem: Problem | None = None

    @property
    def text(self) -> str:
        """The words that each entry shown holds."""
        return self._text

    def line(self, row: int) -> Line:
        """Return the entry of a row."""
        return self._lines[row]

    def row_of(self, number: int) -> int | None:
        """Return the row of an entry, if it has been fetched."""
        return next((row for row, line in enumerate(self._lines) if line.number == number), None)

    def show_entries(self, text: str = "") -> None:
        """Show the entries that hold some words; the first of them are fetched."""
        self.beginResetModel()
        self._text = text
        found = self._find(None)
        self._lines = list(found)
        self.is_whole = len(found) < PAGE
        self.endResetModel()

    def refresh(self) -> None:
        """Take in what has been added since; what is there stays where it is."""
        newest = self._lines[0].number if self._lines else 0
        found = self._find(None)
        if self.problem is not None:
            return
        added = [line for line in found if line.number > newest]
        if not self._lines or len(added) == PAGE:
            if found:
                self.show_entries(self._text)
            return
        if added:
            self.beginInsertRows(_NO_INDEX, 0, len(added) - 1)
            self._lines[:0] = added
            self.endInsertRows()
        for line in added:
            self._note_amendment(line)

    def retranslate(self, words: Catalogue) -> None:
        """Speak another language."""
        self.words = words
        last = len(COLUMNS) - 1
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)
        if self._lines:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._lines) - 1, last))

    @override
    def rowCount(self, parent: _Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._lines)

    @override
    def columnCount(self, parent: _Index = _NO_INDEX) -> int:
        return 0 if parent.isValid() else len(COLUMNS)

    @override
    def canFetchMore(self, parent: _Index) -> bool:
        return not parent.isValid() and not self.is_whole

    @override
    def fetchMore(self, parent: _Index) -> None:
        if not self.canFetchMore(parent):
            return
        found = self._find(self._lines[-1].number)
        self.is_whole = len(found) < PAGE
        if found:
            first = len(self._lines)
            self.beginInsertRows(_NO_INDEX, first, first + len(found) - 1)
            self._lines += found
            self.endInsertRows()

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        titled = orientation == Qt.Orientation.Horizontal and 0 <= section < len(COLUMNS)
        if titled and role == Qt.ItemDataRole.DisplayRole:
            return self.words.text(COLUMNS[section][0])
        return None

    @override
    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        line, (title, says) = self._lines[index.row()], COLUMNS[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _short(one_line(says(line, self.words)))
            case Qt.ItemDataRole.ToolTipRole:
                return _tooltip(says(line, self.words))
            case Qt.ItemDataRole.AccessibleTextRole:
                shown = _short(one_line(says(line, self.words)))
                return f"{self.words.text(title)}: {shown}" if shown else ""
            case _:
                return {NUMBER_ROLE: line.number, MARKED_ROLE: line.differs}.get(role)

    def _find(self, after: int | None) -> tuple[Line, ...]:
        """Return the next entries; none, and the problem, where the log cannot be read."""
        log = self._file.opened()
        found = log if isinstance(log, Problem) else log.find(self._text, after=after, limit=PAGE)
        self.problem = found if isinstance(found, Problem) else None
        return () if isinstance(found, Problem) else found

    def _note_amendment(self, line: Line) -> None:
        """Mark the entry that a new one amends."""
        row = None if line.amends is None else self.row_of(line.amends)
        if row is not None:
            self._lines[row] = replace(self._lines[row], amended_by=line.number)
            self.dataChanged.emit(self.index(row, 0), self.index(row, len(COLUMNS) - 1))


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _tooltip(text: str) -> str:
    """Return a text for a tooltip, which takes markup for markup unless it is escaped."""
    shown = html.escape(_short(plain(text))).replace("\n", "<br>")
    return f"<qt>{shown}</qt>" if shown else ""
