"""The strip of the shot clock: large figures, whose time it is, and what holds at its end."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from floorapp.explain.catalogue import Catalogue
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.shot_clock import LENGTHS, ClockState, Length
from floorapp.viewmodels.shot_clock_view import ShotClockView
from floorapp.widgets.labels import dress, plain_label
from floorapp.widgets.opening import SMALLEST
from floorapp.widgets.theme import BODY, GAP, PADDING, Theme
from floorapp.widgets.typeface import font

_FIGURES: Final = 44
_LOW_FIGURES: Final = 34
"""The seconds are read over a shoulder; smaller only where the window is small for its type."""


class ShotClockStrip(QFrame):
    """Shows the clock; what a click means is for the one who listens.

    Attributes:
        figures: The seconds; pressed, the clock goes or stands still.
        sentence: Whose time it is, or what holds.
        again: Gives the time from the start.
        length: Gives more or less time.
        decide: Applies what holds at the end.
        happened: Opens what happened.
        close_button: Puts the clock away.

    Signals:
        length_picked: Another length of the time was picked.
    """

    length_picked = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make a strip without a time."""
        super().__init__(parent)
        self._theme = theme
        self._length = LENGTHS[0]
        self._alarms = False
        self.setObjectName("shot-clock")
        self.figures = QToolButton(self)
        self.figures.setObjectName("figures")
        self.sentence = plain_label(self)
        self.again, self.length = QPushButton(self), QPushButton(self)
        self.decide, self.happened = QPushButton(self), QPushButton(self)
        self.close_button = QPushButton(self)
        self._told, self._pressed = QHBoxLayout(), QHBoxLayout()
        self._told.addWidget(self.figures)
        self._told.addWidget(self.sentence, 1)
        self._pressed.addStretch()
        for button in self._buttons():
            self._pressed.addWidget(button)
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._rows.addLayout(self._told, 1)
        self._rows.addLayout(self._pressed)
        self.figures.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for button in self._buttons():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.length.clicked.connect(self._on_length)
        self._wear(theme)

    @property
    def is_high(self) -> bool:
        """Whether the buttons stand below the sentence."""
        return not self._theme.has_room_for(self.width(), SMALLEST.width())

    def show_clock(self, view: ShotClockView, state: ClockState, length: Length) -> None:
        """Show the clock as it is."""
        self._length = length
        self.figures.setText(view.seconds)
        self.figures.setAccessibleDescription(view.seconds)
        self.sentence.setText(view.sentence)
        self.length.setText(view.length)
        self.decide.setText(view.decides)
        at_end = state is ClockState.ENDED
        for button in (self.decide, self.happened):
            button.setVisible(at_end)
        for button in (self.again, self.length):
            button.setVisible(not at_end)
        if view.is_counted != self._alarms:
            self._alarms = view.is_counted
            self._colour()

    def retranslate(self, words: Catalogue, happened: str) -> None:
        """Speak another language; ``happened`` is the title of the page it opens."""
        self.figures.setAccessibleName(words.text("Shot clock: go or stand still"))
        self.figures.setToolTip(words.text("Go or stand still (F5)"))
        self.again.setText(words.text("From the start"))
        self.length.setAccessibleName(words.text("Length of the time"))
        self.length.setToolTip(words.text("Length of the time"))
        self.happened.setText(happened)
        self.close_button.setText(words.text("Close"))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        gap = theme.gap
        self._rows.setContentsMargins(gap(PADDING), gap(4), gap(PADDING), gap(4))
        for row in (self._rows, self._told, self._pressed):
            row.setSpacing(gap(GAP))
        self._fit()
        dress(self.sentence, font(theme.px(BODY), QFont.Weight.Medium), theme.text)
        for button in self._buttons():
            button.setMinimumHeight(theme.target)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Set the buttons below the sentence where the window is too narrow for the type."""
        kinds = QBoxLayout.Direction
        direction = kinds.TopToBottom if self.is_high else kinds.LeftToRight
        self._rows.setDirection(direction)
        self._dress_figures()

    def _dress_figures(self) -> None:
        """Write the seconds as large as there is height for."""
        theme = self._theme
        self._figure = theme.px(_LOW_FIGURES if self.is_high else _FIGURES)
        face = font(self._figure, QFont.Weight.Bold)
        metrics = QFontMetrics(face)
        wide = metrics.horizontalAdvance("00") + theme.px(20)
        self.figures.setFont(face)
        self.figures.setFixedSize(wide, metrics.height() + theme.gap(4))
        self._colour()

    def _colour(self) -> None:
        """Write the last seconds on the colour of an alarm."""
        theme = self._theme
        ground, ink = (theme.alarm, theme.alarm_text) if self._alarms else (theme.field, theme.text)
        self.figures.setStyleSheet(
            f"#figures {{ font-size: {self._figure}px; font-weight: 700; padding: 0px;"
            f" background: {ground}; color: {ink}; }}"
        )

    def _buttons(self) -> tuple[QPushButton, ...]:
        return self.again, self.length, self.decide, self.happened, self.close_button

    def _on_length(self) -> None:
        at = LENGTHS.index(self._length)
        self.length_picked.emit(LENGTHS[(at + 1) % len(LENGTHS)])
