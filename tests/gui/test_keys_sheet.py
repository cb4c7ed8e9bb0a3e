"""The sheet of keys: complete, to be read at any size, and put away as easily as it came."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from floorapp.explain.catalogue import LANGUAGES
from floorapp.widgets.keys_sheet import KeysSheet
from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands


@pytest.fixture
def sheet(window: MainWindow, hands: Hands, qtbot: QtBot) -> KeysSheet:
    """The sheet, opened by its key."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    hands.press(Qt.Key.Key_F1)
    opened = window.keys.sheet
    assert opened is not None and opened.isVisible() and opened.area.hasFocus()
    return opened


def written(sheet: KeysSheet) -> set[str]:
    return {label.text() for label in sheet.area.widget().findChildren(QLabel)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_of_the_window_is_on_it(window: MainWindow, language: str) -> None:
    window.context.language_picked.emit(language)
    window.keys.press()
    assert window.keys.sheet is not None
    texts = written(window.keys.sheet)
    actions = [action for action in window.findChildren(QAction) if action.shortcuts()]
    assert len(actions) >= 10
    native = QKeySequence.SequenceFormat.NativeText
    for action in actions:
        assert action.text() in texts, action.shortcuts()
        assert {keys.toString(native) for keys in action.shortcuts()} <= texts, action.text()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F1])
def test_a_key_puts_it_away(
    window: MainWindow, hands: Hands, sheet: KeysSheet, key: Qt.Key
) -> None:
    hands.press(key)
    assert not sheet.isVisible() and window.entry.edit.hasFocus()


def test_a_click_puts_it_away(window: MainWindow, hands: Hands, sheet: KeysSheet) -> None:
    QTest.mouseClick(sheet.area.viewport(), Qt.MouseButton.LeftButton)
    assert not sheet.isVisible()
    hands.press(Qt.Key.Key_F1)
    assert sheet.isVisible()
    hands.click(sheet.close_button)
    assert not sheet.isVisible() and window.entry.edit.hasFocus()


def test_what_is_typed_goes_to_the_line(window: MainWindow, hands: Hands, sheet: KeysSheet) -> None:
    hands.type("50")
    assert not sheet.isVisible() and window.entry.edit.text() == "50"


def test_tab_stays_on_it(hands: Hands, sheet: KeysSheet) -> None:
    hands.press(Qt.Key.Key_Tab)
    assert sheet.area.hasFocus() and sheet.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_it_is_scrolled_where_it_is_high_and_never_cut(
    window: MainWindow, hands: Hands, sheet: KeysSheet, language: str, percent: int
) -> None:
    window.resize(1110, 600)
    sheet.hide()
    window.context.language_picked.emit(language)
    window.look.set_text_size(percent)
    hands.press(Qt.Key.Key_F1)
    for _ in range(3):
        QApplication.processEvents()
    assert sheet.size() == window.size()
    page = sheet.area.widget()
    assert page.width() <= sheet.area.viewport().width()
    for label in page.findChildren(QLabel):
        if label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
        else:
            assert label.width() >= label.sizeHint().width(), label.text()
    bar = sheet.area.verticalScrollBar()
    if percent == 200:
        assert bar.maximum() > 0
        hands.press(Qt.Key.Key_PageDown)
        assert bar.value() > 0


def test_it_covers_a_window_that_grows(window: MainWindow, sheet: KeysSheet) -> None:
    window.resize(1920, 1080)
    QApplication.processEvents()
    assert sheet.size() == window.size()
    window.context.theme_picked.emit("light")
    assert sheet.isVisible()
