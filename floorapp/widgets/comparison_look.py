"""How a cell of the comparison is painted: text in lines, the book bold, what differs coloured."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from floorapp.explain.comparison import BookRow
from floorapp.viewmodels.comparison_model import ROW_ROLE
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.theme import CONTROL, Theme
from floorapp.widgets.typeface import font

_INSET: Final = 9
_NO_BREAK: Final = "\N{NON-BREAKING HYPHEN}"
_ENDLESS: Final = 9999
_STRONG: Final = (0, 1)
_WRAPPED: Final = (
    Qt.TextFlag.TextWordWrap.value
    | Qt.AlignmentFlag.AlignTop.value
    | Qt.AlignmentFlag.AlignLeft.value
)


class ComparisonLook(QStyledItemDelegate):
    """Paints the cells; what a row is about is said in words, and the colour only adds to it."""

    def __init__(self, theme: Theme, table: QTableView) -> None:
        """Paint the cells of ``table`` in a theme."""
        super().__init__(table)
        self._table = table
        self.theme = theme

    @override
    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        theme, row = self.theme, index.data(ROW_ROLE)
        if not isinstance(row, BookRow):
            return
        box = option.rect
        state = option.state
        is_hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        ground = theme.seat_hover if is_hovered else theme.seat_turn if row.differs else theme.panel
        painter.save()
        painter.fillRect(box, QColor(theme.chosen if row.is_own else ground))
        painter.setPen(QColor(theme.line))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        if state & QStyle.StateFlag.State_HasFocus or state & QStyle.StateFlag.State_Selected:
            painter.fillRect(QRect(box.left(), box.top(), box.width(), 2), QColor(theme.focus))
            painter.fillRect(
                QRect(box.left(), box.bottom() - 1, box.width(), 2), QColor(theme.focus)
            )
        painter.setFont(self._face(index.column()))
        painter.setPen(QColor(self._ink(row, index.column())))
        painter.drawText(self._inside(box), _WRAPPED, shown(index))
        painter.restore()

    @override
    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        needed = self.needed(index)
        return QSize(needed.width(), max(needed.height(), self.theme.target))

    def least(self, column: int) -> int:
        """Return the least width of a column: no word of it may be cut."""
        model, metrics = self._table.model(), QFontMetrics(self._face(column))
        texts = (shown(model.index(row, column)) for row in range(model.rowCount()))
        words = {word for text in texts for word in text.split()}
        widest = max(map(metrics.horizontalAdvance, words), default=0)
        return widest + 2 * self.theme.gap(_INSET) + 1

    def needed(self, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the room that a cell takes at the width of its column."""
        room = self._inside(QRect(0, 0, self._table.columnWidth(index.column()), _ENDLESS))
        metrics = QFontMetrics(self._face(index.column()))
        inset = 2 * self.theme.gap(_INSET)
        box = metrics.boundingRect(room, _WRAPPED, shown(index))
        return box.size() + QSize(inset, inset)

    def _face(self, column: int) -> QFont:
        """Return the type of a column: what differs is told by its words, not by its weight."""
        weight = QFont.Weight.DemiBold if column in _STRONG else QFont.Weight.Normal
        return font(self.theme.px(CONTROL), weight)

    def _ink(self, row: BookRow, column: int) -> str:
        theme = self.theme
        if row.is_own:
            return theme.chosen_text
        if row.differs and column in _STRONG:
            return theme.short
        return theme.text if column in _STRONG else theme.body

    def _inside(self, box: QRect) -> QRect:
        inset = self.theme.gap(_INSET)
        return box.adjusted(inset, inset, -inset, -inset)


def shown(index: QModelIndex | QPersistentModelIndex) -> str:
    """Return the text of a cell, in which the number of a rule is not parted: ``47-A``."""
    return str(index.data()).replace("-", _NO_BREAK)
