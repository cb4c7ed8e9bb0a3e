"""The frame of a page in place of the table: head, what is asked, what is ruled, and commands."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from floorapp.explain.action_text import ActionLabel
from floorapp.viewmodels.incident_parts import Command
from floorapp.widgets.action_button import ActionButton
from floorapp.widgets.labels import dress
from floorapp.widgets.short_label import ShortLabel
from floorapp.widgets.theme import BODY, CONTROL, PADDING, TOUCH, Theme
from floorapp.widgets.typeface import font

LEFT, RIGHT = 62, 38
"""The shares of the width of questions and ruling."""

_TALL: Final = TOUCH - 10


class PageFrame(QWidget):
    """A page with its title and the way back on top, and its commands below.

    Attributes:
        title: What the page is.
        place: What it is about.
        back: The button back to the table.
        middle: The part that takes what room there is.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty page."""
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("incident")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title, self.place = QLabel(self), ShortLabel(self)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.back = QToolButton(self)
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._beside: tuple[QToolButton, ...] = (self.back,)
        head, bar = QFrame(self), QFrame(self)
        head.setObjectName("incident-head")
        bar.setObjectName("incident-bar")
        self._head, self.middle, self._bar = QHBoxLayout(head), QHBoxLayout(), QHBoxLayout(bar)
        self.middle.setSpacing(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addLayout(self.middle, 1)
        column.addWidget(bar)

    def furnish(
        self,
        left: QWidget,
        right: QWidget,
        commands: tuple[list[QWidget], list[QWidget]],
        beside: tuple[QToolButton, ...] = (),
    ) -> None:
        """Put the parts in.

        Args:
            left: What is asked.
            right: What is ruled.
            commands: What stands at the left of the bar below, and at its right.
            beside: Buttons beside the title.
        """
        for widget in (self.title, *beside):
            self._head.addWidget(widget)
        self._head.addStretch(1)
        for widget in (self.place, self.back):
            self._head.addWidget(widget)
        self.middle.addWidget(left, LEFT)
        self.middle.addWidget(right, RIGHT)
        first, last = commands
        for widget in first:
            self._bar.addWidget(widget)
        self._bar.addStretch(1)
        for widget in last:
            self._bar.addWidget(widget)
        self._beside = (*beside, self.back)
        self._wear(self._theme)

    def give_room(self, widget: QWidget) -> None:
        """Give a widget of the bar the room between the buttons."""
        self._bar.setStretchFactor(widget, 1)
        self._bar.setStretch(self._bar.indexOf(widget) + 1, 0)

    def command(self, run: Callable[[], object], *, secondary: bool = False) -> ActionButton:
        """Return a large button that does something."""
        action = QAction(self)
        action.triggered.connect(run)
        button = ActionButton(action, self._theme, self)
        if secondary:
            button.set_secondary()
        return button

    def take_focus(self) -> None:
        """Take the keyboard to the first question; the page is on the screen by now."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self._head.setContentsMargins(px(PADDING), px(5), px(PADDING), px(5))
        self._head.setSpacing(px(12))
        self._bar.setContentsMargins(px(PADDING), px(10), px(PADDING), px(10))
        self._bar.setSpacing(px(10))
        dress(self.title, font(px(BODY), QFont.Weight.Bold), theme.text)
        dress(self.place, font(px(CONTROL)), theme.muted)
        for button in self._beside:
            button.setMinimumHeight(px(_TALL))


def show_command(button: ActionButton, command: Command) -> None:
    """Show what a button of the bar does, or why it cannot."""
    button.action.setEnabled(command.enabled)
    button.set_label(ActionLabel(command.title, command.detail))
