"""The tray: a chip of each denomination to push, and the place where pushed chips lie."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from floorapp.explain.catalogue import Catalogue
from floorapp.viewmodels.incident_parts import Chip, Tray
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.chip_button import LARGE, ChipButton
from floorapp.widgets.flow_row import FlowRow
from floorapp.widgets.theme import PANE_RADIUS, Theme

_INSET: Final = 7
_BETWEEN: Final = 6


class ChipTray(QWidget):
    """Chips to push, those pushed below them.

    Attributes:
        chips: The row of denominations, which may end with other buttons.
        landing: Where the pushed chips lie.

    Signals:
        pushed: A chip was pushed, by its amount.
        taken: A chip was taken back, by its amount; 0: the one pushed last.
    """

    pushed = Signal(int)
    taken = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty tray."""
        super().__init__(parent)
        self._theme = theme
        self._buttons: list[ChipButton] = []
        self._ending: tuple[QWidget, ...] = ()
        self._ending_widths: list[int] = []
        self._chips: tuple[Chip, ...] = ()
        self._words: Catalogue | None = None
        self.chips = FlowRow(self)
        self.landing = Landing(theme, self)
        self.landing.taken.connect(self.taken)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_BETWEEN)
        column.addWidget(self.chips)
        column.addWidget(self.landing)

    @property
    def buttons(self) -> list[ChipButton]:
        """The chips that may be pushed, smallest first."""
        return self._buttons[: len(self._chips)]

    def set_ending(self, *widgets: QWidget) -> None:
        """Show other widgets at the end of the row of chips."""
        self._ending = widgets
        self.chips.set_widgets(self._buttons, widgets)
        self.chips.settle()

    def show_tray(self, tray: Tray, words: Catalogue) -> None:
        """Show what may be pushed, and what was."""
        ending = [widget.sizeHint().width() for widget in self._ending]
        if ending != self._ending_widths:
            self._ending_widths = ending
            self.chips.settle()
        if (tray.chips, words) != (self._chips, self._words):
            self._words = words
            self._show_chips(tray.chips, words)
        self.landing.show_chips(tray.pushed, words)

    def push_at(self, number: int) -> bool:
        """Push the chip at a place, counted from 1; return whether there is one."""
        if not 1 <= number <= len(self._chips):
            return False
        self.pushed.emit(self._chips[number - 1].by)
        return True

    def take_focus(self) -> None:
        """Take the keyboard to the first chip."""
        if self._chips:
            self._buttons[0].setFocus(Qt.FocusReason.TabFocusReason)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Push with digits, take back with Backspace or Delete."""
        text = event.text()
        if event.key() in {Qt.Key.Key_Backspace, Qt.Key.Key_Delete}:
            self.taken.emit(self.landing.held())
        elif not (text.isascii() and text.isdigit() and self.push_at(int(text))):
            event.ignore()

    def _show_chips(self, chips: tuple[Chip, ...], words: Catalogue) -> None:
        self._chips = chips
        while len(self._buttons) < len(chips):
            self._buttons.append(self._new_button())
        for number, button in enumerate(self._buttons):
            if number < len(chips):
                name = words.text("push {chip}", chip=chips[number].by)
                button.show_chip(chips[number], name, key=str(number + 1))
            button.setVisible(number < len(chips))
        self.chips.set_widgets(self._buttons, self._ending)
        self.chips.settle()

    def _new_button(self) -> ChipButton:
        button = ChipButton(self._theme, self.chips)
        button.clicked.connect(lambda: self.pushed.emit(button.chip.by))
        return button

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for widget in (*self._buttons, *self._ending):
            receive = getattr(widget, "set_theme", None)
            if receive is not None:
                receive(theme)
        self.chips.settle()


class Landing(QWidget):
    """Where pushed chips lie: each by itself, or piled by denomination where they are many.

    Signals:
        taken: A chip was clicked, by its amount.
    """

    taken = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty place."""
        super().__init__(parent)
        self._theme = theme
        self._chips: tuple[Chip, ...] = ()
        self._buttons: list[ChipButton] = []
        self._words: Catalogue | None = None

    @property
    def buttons(self) -> list[ChipButton]:
        """The chips shown, or piles of them."""
        return [button for button in self._buttons if not button.isHidden()]

    def held(self) -> int:
        """Return the amount of the chip with the keyboard; 0 where none has it."""
        return next((button.chip.by for button in self.buttons if button.hasFocus()), 0)

    def show_chips(self, chips: tuple[Chip, ...], words: Catalogue) -> None:
        """Show other chips."""
        if (chips, words) != (self._chips, self._words):
            self._chips, self._words = chips, words
            self._arrange()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._theme = theme
            self.updateGeometry()
            self._arrange()

    @override
    def sizeHint(self) -> QSize:
        return QSize(200, self.minimumSizeHint().height())

    @override
    def minimumSizeHint(self) -> QSize:
        px = self._theme.px
        return QSize(px(LARGE + 2 * _INSET), px(LARGE + 2 * _INSET))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme.open), 2, Qt.PenStyle.DashLine))
            painter.setBrush(QColor(theme.chosen if self._chips else theme.bar))
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(box, PANE_RADIUS, PANE_RADIUS)

    def _arrange(self) -> None:
        """Set each chip beside the other; piles where there is no room, closer if need be."""
        px, words = self._theme.px, self._words
        if words is None:
            return
        side, room = px(LARGE), self.width() - 2 * px(_INSET)
        piles: Sequence[tuple[Chip, int]] = [(chip, 1) for chip in self._chips]
        if len(piles) * (side + px(4)) > room:
            piles = list(Counter(self._chips).items())
        pitch = min(side + px(8), max(1, (room - side) // max(1, len(piles) - 1)))
        while len(self._buttons) < len(piles):
            self._buttons.append(self._new_button())
        for number, button in enumerate(self._buttons):
            if number >= len(piles):
                self._put_away(button)
                continue
            chip, count = piles[number]
            button.show_chip(chip, words.text("take {chip} back", chip=chip.by), count)
            button.setGeometry(px(_INSET) + number * pitch, px(_INSET), side, side)
            button.show()
        self.update()

    def _new_button(self) -> ChipButton:
        button = ChipButton(self._theme, self)
        button.clicked.connect(lambda: self.taken.emit(button.chip.by))
        return button

    def _put_away(self, button: ChipButton) -> None:
        """Hide a chip; the keyboard goes to the one before it, or back to the tray."""
        if button.hasFocus():
            left = [other for other in self.buttons if other is not button]
            if left:
                left[-1].setFocus(Qt.FocusReason.OtherFocusReason)
            elif isinstance(tray := self.parent(), ChipTray):
                tray.take_focus()
        button.hide()
