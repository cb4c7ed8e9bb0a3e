"""Rows: a list of rows to be shown, of which only those that differ are announced."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from floorapp.engine.values import value
from floorapp.viewmodels.qt_override import override

ROW = Qt.ItemDataRole.UserRole
"""The whole row."""


@value
class Row:
    """A title with lines below it.

    Attributes:
        key: What the program calls it.
        title: What stands in its first line.
        lines: What stands below.
        is_marked: Whether it stands out from the others.
    """

    key: str
    title: str
    lines: tuple[str, ...] = ()
    is_marked: bool = False

    @property
    def spoken(self) -> str:
        """The whole of it in one sentence."""
        return ": ".join((self.title, *self.lines))


class RowList(QAbstractListModel):
    """Rows that come and go at the end."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Make it empty."""
        super().__init__(parent)
        self._rows: list[Row] = []

    def row(self, number: int) -> Row:
        """Return one of the rows."""
        return self._rows[number]

    def place_of(self, key: str) -> int:
        """Return where a row stands; -1 where there is none."""
        return next((n for n, row in enumerate(self._rows) if row.key == key), -1)

    def show(self, rows: Sequence[Row]) -> None:
        """Show other rows."""
        kept = min(len(rows), len(self._rows))
        changed = [n for n in range(kept) if rows[n] != self._rows[n]]
        for number in changed:
            self._rows[number] = rows[number]
            self.dataChanged.emit(self.index(number), self.index(number))
        if len(self._rows) > kept:
            self.beginRemoveRows(QModelIndex(), kept, len(self._rows) - 1)
            del self._rows[kept:]
            self.endRemoveRows()
        elif len(rows) > kept:
            self.beginInsertRows(QModelIndex(), kept, len(rows) - 1)
            self._rows += rows[kept:]
            self.endInsertRows()

    @override
    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == ROW:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        return row.spoken if role == Qt.ItemDataRole.AccessibleTextRole else None
