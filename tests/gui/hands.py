"""A user's hands on the window: keys and clicks, counted."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from floorapp.widgets.main_window import MainWindow


class Hands:
    """Types at whatever has the keyboard and clicks what can be seen.

    Attributes:
        keys: Keys pressed so far.
        clicks: Clicks so far.
    """

    def __init__(self, qtbot: QtBot, window: MainWindow) -> None:
        self._qtbot = qtbot
        self._window = window
        self.keys = 0
        self.clicks = 0

    def type(self, text: str) -> None:
        """Press a key for each character."""
        for character in text:
            QTest.keyClick(self._focus(), character)
            self.keys += 1

    def press(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press one key, with a modifier if need be."""
        QTest.keyClick(self._focus(), key, modifier)
        self.keys += 1

    def click(self, widget: QWidget, point: QPoint | None = None) -> None:
        """Click a widget that is shown and enabled, with the left button."""
        assert widget.isVisible() and widget.isEnabled(), widget
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=point or widget.rect().center())
        self.clicks += 1

    def enter_amount(self, digits: str) -> None:
        """Click digits on the keypad."""
        for digit in digits:
            self.click(self._window.bar.digits[digit])

    def act(self, name: str) -> None:
        """Click the button of an act."""
        self.click(self._window.bar.buttons[name])

    def seat(self, label: str) -> None:
        """Click a seat."""
        seats = {seat.view.label: seat for seat in self._window.felt.seats}
        self.click(seats[label])

    def _focus(self) -> QWidget:
        return QApplication.focusWidget() or self._window.entry.edit
