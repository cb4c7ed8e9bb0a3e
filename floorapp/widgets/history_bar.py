"""The history: the acts as chips in a row, each with what it was."""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyledItemDelegate,
    QWidget,
)

from floorapp.viewmodels.history_model import ActKind, ActView
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.view_list_model import VIEW_ROLE
from floorapp.widgets.theme import CONTROL, SMALL, Theme
from floorapp.widgets.word import cut

if TYPE_CHECKING:  # takes time at the start and is needed by name only
    from PySide6.QtWidgets import QStyleOptionViewItem

_MARGIN: Final = 10
_ARROW: Final = 24
_HEIGHT: Final = 46
_SIGN: Final = 17
_REMEMBERED: Final = 256
"""How many pictures of acts are kept."""


class HistoryBar(QListView):
    """The acts of the history model in a row.

    Signals:
        act_picked: An act was clicked: show the table as it was after it.
        act_removed: Delete was pressed on an act.
    """

    act_picked = Signal(int)
    act_removed = Signal(int)

    def __init__(
        self, model: QAbstractItemModel, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show ``model``."""
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("history")
        self.setModel(model)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setItemDelegate(_ActDelegate(theme, self))
        self.clicked.connect(lambda index: self.act_picked.emit(index.row()))
        self.activated.connect(lambda index: self.act_picked.emit(index.row()))
        model.rowsInserted.connect(self.scrollToEnd)
        self._wear(theme)

    def scrollToEnd(self) -> None:
        """Bring the last act into view."""
        self.scrollTo(self.model().index(self.model().rowCount() - 1, 0))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        delegate = self.itemDelegate()
        if isinstance(delegate, _ActDelegate):
            delegate.wear(theme)
        self.setFixedHeight(theme.px(_HEIGHT) + 20)
        self.scheduleDelayedItemsLayout()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave letters and digits to the entry line; Delete takes an act out."""
        if event.key() == Qt.Key.Key_Delete and self.currentIndex().isValid():
            self.act_removed.emit(self.currentIndex().row())
        elif event.text().isprintable() and event.text():
            event.ignore()
        else:
            super().keyPressEvent(event)


class _ActDelegate(QStyledItemDelegate):
    """Paints one act as a chip, with an arrow before it.

    Each new act moves the whole row, so every chip is painted once and kept as a picture.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.wear(theme)

    def wear(self, theme: Theme) -> None:
        """Paint in another theme."""
        self.theme = theme
        self._pictures: dict[tuple[object, ...], QPixmap] = {}
        self._title = cut(theme.px(CONTROL), QFont.Weight.Medium)
        self._note = cut(theme.px(SMALL))
        self._sign = cut(theme.px(SMALL), QFont.Weight.Bold)

    @override
    def sizeHint(
        self, option: "QStyleOptionViewItem", index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        view = index.data(VIEW_ROLE)
        width = 0
        if isinstance(view, ActView):
            width = max(self._title.width(view.text), self._note.width(view.note))
        px = self.theme.px
        before = px(_ARROW) if index.row() else px(_MARGIN)
        return QSize(width + 2 * px(_MARGIN) + before + 2, px(_HEIGHT) + 18)

    @override
    def paint(
        self,
        painter: QPainter,
        option: "QStyleOptionViewItem",
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        view = index.data(VIEW_ROLE)
        if not isinstance(view, ActView):
            return
        box: QRect = option.rect
        view_of = self.parent()
        focused = (
            isinstance(view_of, QListView)
            and view_of.hasFocus()
            and (view_of.currentIndex().row() == index.row())
        )
        ratio = painter.device().devicePixelRatioF()
        key = (view, index.row() == 0, focused, box.width(), box.height(), ratio)
        if key not in self._pictures:
            if len(self._pictures) >= _REMEMBERED:
                self._pictures.clear()
            picture = QPixmap(box.size() * ratio)
            picture.setDevicePixelRatio(ratio)
            picture.fill(QColor(self.theme.bar))
            with QPainter(picture) as onto:
                onto.setRenderHint(QPainter.RenderHint.Antialiasing)
                whole = QRect(QPoint(), box.size())
                self._paint_act(onto, whole, view, first=index.row() == 0, focused=focused)
            self._pictures[key] = picture
        painter.drawPixmap(box.topLeft(), self._pictures[key])

    def _paint_act(
        self, painter: QPainter, box: QRect, view: ActView, *, first: bool, focused: bool
    ) -> None:
        theme, px = self.theme, self.theme.px
        before = px(_MARGIN) if first else px(_ARROW)
        if not first:
            arrow = QRect(box.left(), box.top(), before, box.height())
            self._title.centred("›", QColor(theme.muted), arrow).write(painter)
        chip = QRect(box.left() + before, box.top() + 9, box.width() - before - 2, px(_HEIGHT))
        self._paint_ground(painter, chip, view, focused=focused)
        x = chip.left() + px(_MARGIN)
        ink = QColor(self._ink(view.kind))
        if view.note:
            self._title.word(view.text, ink, x, chip.top() + px(5), px(20)).write(painter)
            ink = QColor(self._note_colour(view.kind))
            self._note.word(view.note, ink, x, chip.top() + px(25), px(16)).write(painter)
        else:
            self._title.word(view.text, ink, x, chip.top(), chip.height()).write(painter)
        if view.incident:
            self._paint_sign(painter, chip)

    def _paint_sign(self, painter: QPainter, chip: QRect) -> None:
        """Mark an act that was in dispute: a click shows what happened."""
        theme, side = self.theme, self.theme.px(_SIGN)
        box = QRect(chip.right() - side + 4, chip.top() - 4, side, side)
        painter.setPen(QPen(QColor(theme.bar), 1))
        painter.setBrush(QColor(theme.badge))
        painter.drawEllipse(box)
        self._sign.centred("?", QColor(theme.badge_text), box).write(painter)

    def _paint_ground(
        self, painter: QPainter, chip: QRect, view: ActView, *, focused: bool
    ) -> None:
        theme = self.theme
        lines = {
            ActKind.SHORT: theme.short,
            ActKind.NOT_ALLOWED: theme.closed,
            ActKind.IMPOSSIBLE: theme.closed,
            ActKind.WAITING: theme.link,
            ActKind.FLOOR: theme.short,
            ActKind.STREET: theme.felt_edge,
        }
        line = lines.get(view.kind, theme.seat_line)
        width = 1
        if focused or view.is_last_shown:
            line, width = theme.focus, 2
        style = Qt.PenStyle.SolidLine
        if view.kind in {ActKind.NOT_JUDGED, ActKind.IMPOSSIBLE}:
            style = Qt.PenStyle.DashLine
        painter.setPen(QPen(QColor(line), width, style))
        painter.setBrush(QColor(theme.felt if view.kind is ActKind.STREET else theme.seat))
        painter.drawRoundedRect(chip, 6, 6)

    def _ink(self, kind: ActKind) -> str:
        if kind is ActKind.STREET:
            return self.theme.felt_text
        quiet = kind in {ActKind.NOT_JUDGED, ActKind.FORCED}
        return self.theme.dim if quiet else self.theme.text

    def _note_colour(self, kind: ActKind) -> str:
        faults = {ActKind.NOT_ALLOWED, ActKind.IMPOSSIBLE}
        if kind is ActKind.STREET:
            return self.theme.felt_muted
        return self.theme.closed if kind in faults else self.theme.muted
