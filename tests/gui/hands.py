"""A user's hands on the window: keys and clicks, counted."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.seat_editor import SeatEditor
from floorapp.widgets.seat_widget import SeatWidget

_MOST_TABS = 80


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
        none = Qt.KeyboardModifier.NoModifier
        for character in text:
            if character.isascii():
                QTest.keyClick(self._focus(), character)
            else:  # QTest knows no key for it
                key = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_unknown, none, character)
                QApplication.sendEvent(self._focus(), key)
            self.keys += 1

    def press(
        self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        """Press one key, with a modifier if need be."""
        QTest.keyClick(self._focus(), key, modifier)
        self.keys += 1

    def type_over(self, text: str) -> None:
        """Mark all that is in the field with the keyboard, and type something else."""
        self.press(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        self.type(text)

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
        self.click(self.seat_at(label))

    def seat_at(self, label: str) -> SeatWidget:
        """Find a seat by what is written on it."""
        return {seat.view.label: seat for seat in self._window.felt.seats}[label]

    def double_click_seat(self, label: str) -> SeatEditor:
        """Double click a seat, as a mouse does it; return the editor that opens."""
        seat, left = self.seat_at(label), Qt.MouseButton.LeftButton
        self.click(seat)
        QTest.mouseDClick(seat, left, pos=seat.rect().center())
        self.clicks += 1
        return self.editor()

    def editor(self) -> SeatEditor:
        """Find the editor that is open over a seat."""
        (editor,) = (found for found in self._editors() if found.isVisible())
        return editor

    def is_editing(self) -> bool:
        """Tell whether an editor is open."""
        return any(found.isVisible() for found in self._editors())

    def menu_of_seat(self, label: str, entry: str) -> None:
        """Open the context menu of a seat with the right button and click one of its entries."""
        seat = self.seat_at(label)
        centre = seat.rect().center()
        reason = QContextMenuEvent.Reason.Mouse
        QApplication.sendEvent(seat, QContextMenuEvent(reason, centre, seat.mapToGlobal(centre)))
        self.clicks += 1
        self.click_entry(entry)
        self._come_back()

    def click_entry(self, entry: str) -> None:
        """Click an entry of the menu that is open."""
        menu = open_menu()
        action = next(action for action in menu.actions() if action.text() == entry)
        self.click(menu, menu.actionGeometry(action).center())

    def choose(self, button: QToolButton, entry: str) -> None:
        """Click a menu button, then an entry."""
        with self._when_menu_is_open(lambda: self.click_entry(entry)):
            self.click(button)
        self._come_back()

    def choose_by_keyboard(self, button: QToolButton, entry: str) -> None:
        """Go to a menu button with Tab, open it with Space and go down to an entry."""
        self.tab_to(button)

        def pick() -> None:
            menu = open_menu()
            while menu.activeAction() is None or menu.activeAction().text() != entry:
                QTest.keyClick(menu, Qt.Key.Key_Down)
                self.keys += 1
            QTest.keyClick(menu, Qt.Key.Key_Return)
            self.keys += 1

        with self._when_menu_is_open(pick):
            self.press(Qt.Key.Key_Space)
        self._come_back()

    def tab_to(self, widget: QWidget) -> None:
        """Press Tab until a widget has the keyboard."""
        for _ in range(_MOST_TABS):
            if widget.hasFocus():
                return
            self.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to {widget}")

    def click_act(self, row: int) -> None:
        """Click an act of the history."""
        history = self._window.history
        index = self._window.acts.index(row)
        history.scrollTo(index)
        rect = history.visualRect(index)
        self.click(history.viewport(), rect.center() if rect.isValid() else None)

    def _editors(self) -> list[SeatEditor]:
        return self._window.felt.findChildren(SeatEditor)

    @contextmanager
    def _when_menu_is_open(self, then: Callable[[], None]) -> Iterator[None]:
        """Do something with the menu that a button opens, in a loop of its own before Qt 6.12."""
        done = []

        def guarded() -> None:
            try:
                then()
            finally:
                done.append(then)
                for _ in range(2):
                    popup = QApplication.activePopupWidget()
                    if popup is not None:
                        popup.close()

        QTimer.singleShot(0, self._window, guarded)
        yield
        self._qtbot.waitUntil(lambda: bool(done))

    def _come_back(self) -> None:
        """Have the window active again behind a menu: offscreen nobody else does it."""
        self._window.activateWindow()
        self._qtbot.waitUntil(self._window.isActiveWindow)

    def _focus(self) -> QWidget:
        return QApplication.focusWidget() or self._window.entry.edit


def open_menu() -> QMenu:
    """Find the menu that is open."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu
