"""Another dispute comes to the table: no page stays open over it, and the keyboard is in the line."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from floorapp.widgets.log_window import LogWindow
from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.test_documents import drop, urls

CTRL = Qt.KeyboardModifier.ControlModifier
PAGES = {
    "what happened": (Qt.Key.Key_I, CTRL),
    "bets as found": (Qt.Key.Key_B, CTRL),
    "record": (Qt.Key.Key_Return, CTRL),
    "house rules": (Qt.Key.Key_R, CTRL),
    "levels": (Qt.Key.Key_F6, Qt.KeyboardModifier.NoModifier),
    "demonstrations": (Qt.Key.Key_D, CTRL),
}


def new(_window: MainWindow, hands: Hands, _file: Path) -> None:
    hands.press(Qt.Key.Key_N, CTRL)


def opened(window: MainWindow, hands: Hands, file: Path) -> None:
    window.files.choose_open = lambda then: then(file)
    hands.press(Qt.Key.Key_O, CTRL)


def dropped(window: MainWindow, _hands: Hands, file: Path) -> None:
    assert drop(window, urls(QUrl.fromLocalFile(str(file)).toString())) == (True, True)


def copied(window: MainWindow, _hands: Hands, file: Path) -> None:
    assert window.files.documents.open_copy(file)


def undone(_window: MainWindow, hands: Hands, _file: Path) -> None:
    hands.press(Qt.Key.Key_N, CTRL)
    hands.press(Qt.Key.Key_I, CTRL)
    hands.press(Qt.Key.Key_Z, CTRL)


COMES = (new, opened, dropped, copied, undone)


@pytest.fixture
def file(tmp_path: Path, window: MainWindow) -> Path:
    """A document of another dispute."""
    window.desk.type_line("100/200 A,B,C flop: b400 c ")
    path = tmp_path / "other.floor"
    assert window.files.documents.save_as(path)
    window.actions_set.new.trigger()
    return path


def at_the_table(window: MainWindow) -> bool:
    edit = window.entry.edit
    return (
        window.felt.isVisible()
        and window.entry.isVisible()
        and edit.hasFocus()
        and edit.cursorPosition() == len(edit.text())
    )


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("comes", COMES, ids=lambda comes: comes.__name__)
def test_no_page_stays_over_another_dispute(
    window: MainWindow,
    hands: Hands,
    file: Path,
    page: str,
    comes: Callable[[MainWindow, Hands, Path], None],
) -> None:
    hands.type("50/100 A,B,C,D,E flop: b100 r600 ")
    hands.press(*PAGES[page])
    assert window.felt.isHidden()
    comes(window, hands, file)
    assert at_the_table(window)
    before = window.entry.edit.text()
    hands.type("f ")
    assert window.entry.edit.text() == f"{before}f "


def test_the_old_facts_are_not_armed_in_a_new_dispute(window: MainWindow, hands: Hands) -> None:
    hands.type("50/100 A,B,C,D,E flop: b100 r600 i22")
    hands.press(Qt.Key.Key_N, CTRL)
    hands.type("22")
    assert window.entry.edit.text() == "22"
    assert not window.door.is_open
    hands.press(Qt.Key.Key_I, CTRL)
    assert window.door.editing.incident.chips == ()


def test_a_page_that_waits_behind_the_record_is_put_away_too(
    window: MainWindow, hands: Hands
) -> None:
    hands.type("50/100 A,B,C,D,E flop: b100 i2")
    hands.press(Qt.Key.Key_Return, CTRL)
    hands.press(Qt.Key.Key_N, CTRL)
    assert at_the_table(window) and not window.door.is_open and not window.record.is_open


def test_an_entry_of_the_log_puts_the_page_away(logged: MainWindow, qtbot: QtBot) -> None:
    hands = Hands(qtbot, logged)
    hands.press(Qt.Key.Key_Return, CTRL)
    hands.press(Qt.Key.Key_Return, CTRL)
    hands.press(Qt.Key.Key_N, CTRL)
    hands.type("100/200 flop: b400 i2")
    hands.press(Qt.Key.Key_L, CTRL)
    log = logged.record.log.window
    assert isinstance(log, LogWindow)
    qtbot.waitUntil(log.isActiveWindow)
    QTest.keyClick(QApplication.focusWidget() or log, Qt.Key.Key_Return)
    logged.activateWindow()
    qtbot.waitUntil(logged.isActiveWindow)
    assert len(logged.desk.situation.acts) > 1
    assert at_the_table(logged) and not logged.door.is_open


def test_an_open_editor_of_an_act_is_put_away(window: MainWindow, hands: Hands) -> None:
    hands.type("50/100 A,B,C,D,E flop: b100 r600 ")
    window.act_door.edit(0)
    assert window.act_door.editing.is_open
    hands.press(Qt.Key.Key_N, CTRL)
    assert not window.act_door.editing.is_open and at_the_table(window)


def test_in_a_demonstration_a_new_dispute_leads_to_the_line(
    window: MainWindow, hands: Hands
) -> None:
    window.demos.play("tda47-ex1")
    hands.press(Qt.Key.Key_I, CTRL)
    hands.type("2")
    hands.press(Qt.Key.Key_N, CTRL)
    assert at_the_table(window) and not window.door.is_open


def test_another_moment_of_a_demonstration_is_no_place_for_the_old_facts(
    window: MainWindow, hands: Hands
) -> None:
    window.demos.play("tda47-ex1")
    hands.press(Qt.Key.Key_Right)
    hands.press(Qt.Key.Key_I, CTRL)
    hands.type("2")
    assert window.demos.bar is not None
    hands.click(window.demos.bar.steps["next"])
    assert not window.door.is_open and window.felt.isVisible()


def test_behind_a_page_the_keyboard_is_the_demonstrations_again(
    window: MainWindow, hands: Hands
) -> None:
    window.demos.play("tda47-ex1")
    player = window.demos.player
    assert player is not None
    hands.press(Qt.Key.Key_I, CTRL)
    hands.press(Qt.Key.Key_Escape)
    hands.press(Qt.Key.Key_Right)
    hands.press(Qt.Key.Key_Space)
    assert player.index == 2 and not player.is_left
