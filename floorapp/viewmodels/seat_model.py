"""Seat model: one row for each chair, as the felt paints it."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.seat_views import seat_views
from floorapp.viewmodels.views import SeatView

VIEW_ROLE = Qt.ItemDataRole.UserRole
"""The whole ``SeatView`` of a row."""


class SeatModel(QAbstractListModel):
    """The chairs of a desk; after a change only the rows that differ are announced."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        """Show the chairs of ``desk``."""
        super().__init__(parent)
        self._desk = desk
        self._views = seat_views(desk)
        desk.changed.connect(self._on_changed)

    def view(self, row: int) -> SeatView:
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
        match role:
            case Qt.ItemDataRole.UserRole:
                return view
            case Qt.ItemDataRole.DisplayRole:
                return view.label
            case Qt.ItemDataRole.AccessibleTextRole:
                return view.name
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return view.description
            case _:
                return None

    def _on_changed(self) -> None:
        views = seat_views(self._desk)
        before = self._views
        if len(before) != len(views):
            self.beginResetModel()
            self._views = views
            self.endResetModel()
            return
        self._views = views
        for row, (old, new) in enumerate(zip(before, views, strict=True)):
            if old != new:
                index = self.index(row)
                self.dataChanged.emit(index, index)
