"""Rows of a list that are as high as their text needs at the width of the list."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from floorapp.viewmodels.qt_override import override

_ACROSS: Final = 14
_DOWN: Final = 9
"""Beside, and over and under the text: what the stylesheet leaves, with the room for a focus."""

_ENDLESS: Final = 9999


class WrappedRows(QStyledItemDelegate):
    """Breaks a text that is wider than its list, which Qt's own rows would cut."""

    def __init__(self, view: QListView) -> None:
        """Measure for ``view``."""
        super().__init__(view)
        self._view = view

    @override
    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        width = self._view.viewport().width()
        room = QRect(0, 0, width - 2 * _ACROSS, _ENDLESS)
        metrics = QFontMetrics(self._view.font())
        box = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, str(index.data()))
        return QSize(min(width, box.width() + 2 * _ACROSS), box.height() + 2 * _DOWN)
