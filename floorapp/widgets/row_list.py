"""A list of rows with a title and lines below it, broken where the list is too narrow."""

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.rows import ROW, Row, RowList
from floorapp.widgets.paragraph import Paragraph, set_paragraph
from floorapp.widgets.theme import BODY, CONTROL, RADIUS, TOUCH, Theme
from floorapp.widgets.typeface import font

_MARGIN: Final = 10
_MARK: Final = 4
_Index = QModelIndex | QPersistentModelIndex


class RowListView(QListView):
    """Shows the rows of a model, each as high as its words need.

    Attributes:
        rows: The model.
        hint: What is written where there are no rows.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Make an empty list."""
        super().__init__(parent)
        self.rows = RowList(self)
        self.hint = ""
        self._theme = theme
        self._paint = _Paint(theme, self)
        self.setModel(self.rows)
        self.setItemDelegate(self._paint)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.set_theme(theme)

    @property
    def current(self) -> Row | None:
        """The row that the keyboard is on."""
        number = self.currentIndex().row()
        return self.rows.row(number) if 0 <= number < self.rows.rowCount() else None

    def choose(self, key: str) -> None:
        """Go to a row; where it is not there, to the first one."""
        place = max(0, self.rows.place_of(key))
        self.setCurrentIndex(self.rows.index(place))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = self._paint.theme = theme
        self.setStyleSheet(
            f"QListView {{ background: {theme.panel}; border: 1px solid {theme.line};"
            f" border-radius: {RADIUS}px; padding: 3px; outline: none; }}"
            f"QListView:focus {{ border: 2px solid {theme.focus}; padding: 2px; }}"
        )
        self.scheduleDelayedItemsLayout()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.rows.rowCount():
            return
        margin = self._theme.px(2 * _MARGIN)
        room = QRectF(self.viewport().rect().adjusted(margin, margin, -margin, -margin))
        face = font(self._theme.px(BODY))
        with QPainter(self.viewport()) as painter:
            set_paragraph(self.hint, face, self._theme.muted, room).write(painter)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class _Paint(QStyledItemDelegate):
    """Writes a row as paragraphs."""

    def __init__(self, theme: Theme, view: RowListView) -> None:
        super().__init__(view)
        self.theme = theme
        self._view = view

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        width = self._view.viewport().width()
        paragraphs = self._set(index.data(ROW), width, is_chosen=False)
        bottom = paragraphs[-1].bottom if paragraphs else 0
        return QSize(width, max(round(bottom) + self.theme.px(_MARGIN), self.theme.gap(TOUCH)))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        theme, row = self.theme, index.data(ROW)
        state: QStyle.StateFlag = option.state
        box = option.rect.adjusted(1, 1, -1, -1)
        is_chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if is_chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(QColor(theme.chosen if is_chosen else theme.seat_hover))
            painter.drawRoundedRect(box, RADIUS - 2, RADIUS - 2)
        else:
            painter.setPen(QPen(QColor(theme.line), 1))
            painter.drawLine(box.bottomLeft(), box.bottomRight())
            painter.setPen(Qt.PenStyle.NoPen)
        if isinstance(row, Row):
            if row.is_marked:
                high = box.height() - 12
                painter.setBrush(QColor(theme.chosen_text if is_chosen else theme.short))
                painter.drawRoundedRect(box.left() + 3, box.top() + 6, _MARK, high, 2, 2)
            painter.translate(box.left(), box.top())
            for paragraph in self._set(row, box.width() + 2, is_chosen=is_chosen):
                paragraph.write(painter)
        painter.restore()

    def _set(self, row: object, width: int, *, is_chosen: bool) -> list[Paragraph]:
        """Set the words into a width."""
        if not isinstance(row, Row):
            return []
        theme, px = self.theme, self.theme.px
        left, y = px(_MARGIN) + _MARK, float(px(_MARGIN) - 2)
        room = max(40, width - left - px(_MARGIN))
        title = font(px(BODY), QFont.Weight.DemiBold if row.lines else QFont.Weight.Normal)
        inks = [theme.chosen_text] * 3 if is_chosen else [theme.text, theme.muted, theme.short]
        if row.is_marked and not is_chosen:
            inks[1] = theme.short
        found = []
        for number, text in enumerate((row.title, *row.lines)):
            face = title if number == 0 else font(px(CONTROL))
            ink = inks[min(number, 2)]
            paragraph = set_paragraph(text, face, ink, QRectF(left, y, room, 0))
            found.append(paragraph)
            y = paragraph.bottom + px(2)
        return found
