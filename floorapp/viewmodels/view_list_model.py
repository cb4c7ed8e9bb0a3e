"""View list model: a row for each view; after a change only the rows that differ are announced."""

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.qt_override import override

VIEW_ROLE = Qt.ItemDataRole.UserRole
"""The whole view of a row."""

View = TypeVar("View")


class ViewListModel(QAbstractListModel, Generic[View]):
    """Views of a desk in rows, which come and go at the end."""

    def __init__(
        self,
        desk: Desk,
        read: Callable[[Desk], list[View]],
        texts: Mapping[int, Callable[[View], str]],
        parent: QObject | None = None,
    ) -> None:
        """Show what is read of ``desk``.

        Args:
            desk: The dispute.
            read: Gives the views of it.
            texts: What a view says, for each role that is text.
            parent: Owner in Qt's sense.
        """
        super().__init__(parent)
        self._desk = desk
        self._read = read
        self._texts = texts
        self._views = read(desk)
        desk.changed.connect(self._on_changed)

    def view(self, row: int) -> View:
        """Return what a row shows."""
        return self._views[row]

    @override
    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._views)

    @override
    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if not index.isValid() or index.row() >= len(self._views):
            return None
        view = self._views[index.row()]
        if role == VIEW_ROLE:
            return view
        text = self._texts.get(role)
        return None if text is None else text(view)

    def _on_changed(self) -> None:
        before, views = self._views, self._read(self._desk)
        kept = min(len(before), len(views))
        self._views = [*views[:kept], *before[kept:]]
        for row in range(kept):
            if views[row] != before[row]:
                self.dataChanged.emit(self.index(row), self.index(row))
        if len(before) > kept:
            self.beginRemoveRows(QModelIndex(), kept, len(before) - 1)
            self._views = views
            self.endRemoveRows()
        elif len(views) > kept:
            self.beginInsertRows(QModelIndex(), kept, len(views) - 1)
            self._views = views
            self.endInsertRows()
