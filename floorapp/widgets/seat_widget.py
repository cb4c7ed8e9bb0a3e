"""A seat: one chair at the table, to look at, to click and to reach by keyboard."""

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QToolTip, QWidget

from floorapp.engine.values import replace
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.views import SeatView
from floorapp.widgets.seat_geometry import SEAT
from floorapp.widgets.seat_picture import SeatPicture, lay_out
from floorapp.widgets.seat_type import CardLook, SeatType, Shape
from floorapp.widgets.theme import TOUCH, Theme
from floorapp.widgets.wager_layout import BUTTON


class SeatWidget(QAbstractButton):
    """One seat, painted from a view; a button to the keyboard and to a screen reader.

    Space or Enter clicks it, F2 or a double click edits it, Delete removes it from the hand. An
    empty chair offers to join while the mouse or the keyboard is on it: a key or a double click
    takes that up, one click does not.

    Signals:
        join_requested: An empty chair is to join the hand.
        edit_requested: The stack or the street total is to be changed.
        remove_requested: The seat is not in the hand.
        menu_requested: The menu is wanted, at a point of the screen.
    """

    edit_requested = Signal()
    join_requested = Signal()
    remove_requested = Signal()
    menu_requested = Signal(QPoint)

    def __init__(self, view: SeatView, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = view
        self._theme = theme
        self._type = SeatType(self.size())
        self._picture: SeatPicture | None = None
        self._join_text = ""
        self._shows_button = False
        self._by_mouse = False
        self.clicked.connect(self._on_clicked)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMinimumSize(TOUCH, TOUCH)
        self._tell()

    @property
    def view(self) -> SeatView:
        """What is shown."""
        return self._view

    @property
    def theme(self) -> Theme:
        """The colours in use."""
        return self._theme

    @property
    def picture(self) -> SeatPicture:
        """What stands where, at the present size."""
        if self._picture is None:
            self._picture = lay_out(self._shown(), self._theme, self._type)
        return self._picture

    def set_join_text(self, text: str) -> None:
        """Set what an empty chair offers."""
        self._join_text = text
        self._picture = None
        self._tell()
        self.update()

    @property
    def shows_button(self) -> bool:
        """Whether the dealer's button is a mark on the card."""
        return self._shows_button

    def show_button(self, *, shows: bool) -> None:
        """Mark the card with the dealer's button, where it has no room on the cloth."""
        if shows is not self._shows_button:
            self._shows_button = shows
            self._picture = None
            self.update()

    def _shown(self) -> SeatView:
        """Return what is written: an empty chair under the mouse or the keyboard offers to join."""
        if self._shows_button:
            return replace(self._view, marks=(BUTTON, *self._view.marks))
        if self._view.in_hand or not (self._join_text and (self.hasFocus() or self.underMouse())):
            return self._view
        return replace(self._view, did=self._join_text)

    def _offer(self) -> None:
        """Write an empty chair anew: what it offers comes and goes."""
        if not self._view.in_hand:
            self._picture = None
            self.update()

    def set_view(self, view: SeatView) -> None:
        """Show another view; nothing is done for an equal one."""
        if view == self._view:
            return
        self._view = view
        self._picture = None
        self._tell()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._theme = theme
            self._picture = None
            self.update()

    def set_type(self, kind: SeatType) -> None:
        """Take the size of some type, which seats of one size share."""
        if kind is not self._type:
            self._type = kind
            self._picture = None
            self.resize(kind.size)
            self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(SEAT[0]), self._theme.px(SEAT[1]))

    def _tell(self) -> None:
        """Tell a screen reader."""
        if self.accessibleName() != self._view.name:
            self.setAccessibleName(self._view.name)
        description = self._view.description
        if self._join_text and not self._view.in_hand:
            description = f"{description}, {self._join_text}"
        if self.accessibleDescription() != description:
            self.setAccessibleDescription(description)

    # What the user does.

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.click()
            case Qt.Key.Key_F2:
                self.edit_requested.emit()
            case Qt.Key.Key_Delete | Qt.Key.Key_Backspace:
                self.remove_requested.emit()
            case Qt.Key.Key_Menu:
                self.menu_requested.emit(self.mapToGlobal(self.rect().center()))
            case _:
                super().keyPressEvent(event)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._by_mouse = True
        super().mouseReleaseEvent(event)
        self._by_mouse = False

    def _on_clicked(self) -> None:
        """Let an empty chair join by a key or a screen reader: only the mouse slips."""
        if not (self._view.in_hand or self._by_mouse):
            self.join_requested.emit()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            (self.edit_requested if self._view.in_hand else self.join_requested).emit()

    @override
    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._offer()

    @override
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._offer()

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._offer()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._offer()

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_requested.emit(event.globalPos())

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            if self.picture.shortened:
                QToolTip.showText(event.globalPos(), self._view.description, self)
            return True
        return super().event(event)

    # What is painted.

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        if event.size() != self._type.size:
            self._type = SeatType(event.size())
            self._picture = None
        super().resizeEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        picture = self.picture
        ratio = self.devicePixelRatioF()
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._type.card(self._card_look(), ratio))
            self._paint_signs(painter, picture, ratio)
            for word in picture.words:
                word.write(painter)

    def _card_look(self) -> CardLook:
        view, theme = self._view, self._theme
        at_rest = view.folded or not view.in_hand
        ground = theme.rest if at_rest else theme.seat
        if self.isDown() or self.underMouse():
            ground = theme.seat_hover
        outline, thick = theme.rest_line if at_rest else theme.seat_line, 1.0
        if view.is_turn:
            ground, outline, thick = theme.seat_turn, theme.turn, 3.0
        elif view.is_asked:
            outline, thick = theme.asked, 2.5
        ring = theme.focus if self.hasFocus() else ""
        return CardLook(ground, outline, thick, not view.in_hand, ring)

    def _paint_signs(self, painter: QPainter, picture: SeatPicture, ratio: float) -> None:
        theme, kind = self._theme, self._type
        signs = [
            (picture.arrow, Shape.ARROW, theme.turn),
            (picture.chips, Shape.CHIP, theme.muted),
            (picture.fault, Shape.ROUND, theme.alarm),
            *((badge, Shape.ROUND, theme.badge) for badge in picture.badges),
        ]
        for rect, shape, colour in signs:
            if rect is not None:
                stamp = kind.sign(shape, rect.size(), colour, ratio)
                painter.drawPixmap(rect.topLeft(), stamp)
        if picture.square is not None:
            painter.fillRect(picture.square, QColor(theme.short))
            if self._view.short:
                inset = max(2, round(0.22 * picture.square.width()))
                hole = picture.square.adjusted(inset, inset, -inset, -inset)
                painter.fillRect(hole, QColor(self._card_look().ground))
