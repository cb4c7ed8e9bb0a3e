"""The frame of a page on which something is set: head, what is set, and what may be done."""

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from floorapp.viewmodels.qt_override import override
from floorapp.widgets.labels import dress, plain_label
from floorapp.widgets.theme import BODY, CONTROL, GAP, PADDING, Theme
from floorapp.widgets.typed import is_text
from floorapp.widgets.typeface import font

ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_FRAME: Final = 10
"""The height of what is round the words of a button."""


class SettingsPage(QWidget):
    """A page in place of the table, with its title on top and its buttons below.

    Attributes:
        title: What the page is.
        told: What came of something.
        back: The button back to the table.
        buttons: What may be done, by name.
        head: The row on top.
        body: The column between.
        bar: The row below.

    Signals:
        left: The table is wanted again.
        export_wanted: What is set is to be written to a file.
        import_wanted: It is to be read from a file.
    """

    left = Signal()
    export_wanted = Signal()
    import_wanted = Signal()

    def __init__(self, theme: Theme, buttons: Iterable[str], main: str, parent: QWidget) -> None:
        """Make a page that is still to be furnished.

        Args:
            theme: What it wears.
            buttons: The names of what may be done; ``import`` and ``export`` are among them.
            main: The one that is usually wanted.
            parent: The window.
        """
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("incident")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title, self.told = QLabel(self), plain_label(self)
        self.back = QToolButton(self)
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.back.clicked.connect(self.left)
        self.buttons = {name: QPushButton(self) for name in buttons}
        self.buttons["import"].clicked.connect(self.import_wanted)
        self.buttons["export"].clicked.connect(self.export_wanted)
        self._main = self.buttons[main]
        above, self._foot = QFrame(self), QFrame(self)
        above.setObjectName("incident-head")
        self._foot.setObjectName("incident-bar")
        self.head, self.bar, self.body = QHBoxLayout(above), QHBoxLayout(self._foot), QVBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(above)
        column.addLayout(self.body, 1)
        column.addWidget(self._foot)

    def show_now(self) -> None:
        """Show what is set as it is now."""

    def hand_on(self) -> None:
        """Take the keyboard from a button that cannot be pressed any more."""

    def enter(self) -> bool:
        """Do what Enter does where it presses no button; return whether that is anything."""
        return False

    def enable(self, button: QPushButton, *, enabled: bool) -> None:
        """Enable a button; one that had the keyboard hands it on first."""
        if not enabled and button.hasFocus():
            self.hand_on()
        button.setEnabled(enabled)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)
            self.show_now()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape; Enter presses what has the keyboard; a letter is no act here."""
        held: QWidget | None = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in ENTER and isinstance(held, QPushButton | QToolButton):
            held.click()
        elif (event.key() in ENTER and self.enter()) or is_text(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self.head.setContentsMargins(px(PADDING), px(5), px(PADDING), px(5))
        self.head.setSpacing(px(12))
        self.body.setContentsMargins(px(PADDING), px(10), px(PADDING), px(10))
        self.body.setSpacing(px(10))
        self.bar.setContentsMargins(px(PADDING), px(8), px(PADDING), px(8))
        self.bar.setSpacing(px(GAP))
        dress(self.title, font(px(BODY + 3), QFont.Weight.Bold), theme.text)
        self._foot.setStyleSheet(
            f"QPushButton {{ min-height: {theme.target - _FRAME}px; padding: 4px {px(14)}px;"
            f" font-size: {px(CONTROL)}px; }}"
        )
        self._main.setStyleSheet(
            f"QPushButton:enabled {{ color: {theme.primary_text}; background: {theme.primary};"
            f" border: 1px solid {theme.primary}; font-weight: 700; }}"
            f"QPushButton:enabled:hover {{ background: {theme.primary_hover}; }}"
            f"QPushButton:enabled:focus {{ border: 2px solid {theme.focus}; }}"
        )
