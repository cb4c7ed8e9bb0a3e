"""The projector beside the real window: by keyboard alone, by mouse alone, live, on any screen."""

import json
import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QCloseEvent, QInputMethodEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from floorapp.app import make_window
from floorapp.widgets import theme
from floorapp.widgets.projector_screen import Spot
from tests.conftest import ROOT
from tests.gui.pixels import shows

EXAMPLE = "50/100 A,B,C,D,E flop: b100 a125 c a200 c c "


@pytest.fixture
def projector(window, qtbot):
    """The projector, opened with its key."""
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.entry.edit, Qt.Key.Key_F11)
    opened = window.projector.projector
    qtbot.waitExposed(opened)
    yield opened
    window.projector.close()


def headline(projector):
    return projector.shown.texts[0].text


def test_the_projector_is_made_when_it_is_opened_for_the_first_time(window):
    assert window.projector.projector is None and not window.projector.is_open


def test_it_opens_before_the_main_window_has_been_shown(qtbot, books):
    hidden = make_window(books, "tda-2024", "en", theme.DARK)
    qtbot.addWidget(hidden)
    hidden.projector.action.trigger()
    assert hidden.projector.projector.isVisible()
    hidden.projector.close()


@pytest.mark.parametrize("key", [Qt.Key.Key_F11, Qt.Key.Key_Escape])
def test_by_keyboard_alone(window, projector, qtbot, key):
    assert projector.isVisible() and projector.isFullScreen() and window.projector.is_open
    QTest.keyClick(projector, key)
    assert not projector.isVisible() and not window.projector.is_open
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window.entry.edit, Qt.Key.Key_F11)
    assert projector.isVisible()


def test_by_mouse_alone(window, hands):
    for close in (click_on_button, double_click):
        hands.choose(window.context.menu, "Projector")
        projector = window.projector.projector
        assert projector.isVisible() and window.projector.is_open
        close(projector)
        assert not projector.isVisible() and not window.projector.is_open


def click_on_button(projector):
    button = projector.close_button
    assert not button.isVisible()
    move(projector, QPoint(200, 200))
    assert button.isVisible() and button.accessibleName() == "Close the projector"
    assert min(button.width(), button.height()) >= theme.TOUCH
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def double_click(projector):
    QTest.mouseDClick(projector, Qt.MouseButton.LeftButton, pos=QPoint(300, 300))


def move(widget, point):
    place = QPointF(point)
    none = Qt.MouseButton.NoButton
    modifier = Qt.KeyboardModifier.NoModifier
    event = QMouseEvent(
        QEvent.Type.MouseMove, place, widget.mapToGlobal(place), none, none, modifier
    )
    QApplication.sendEvent(widget, event)


def test_button_and_pointer_are_hidden_while_the_mouse_rests(projector):
    move(projector, QPoint(200, 200))
    assert projector.cursor().shape() != Qt.CursorShape.BlankCursor
    projector.idle.timeout.emit()
    assert not projector.close_button.isVisible()
    assert projector.cursor().shape() == Qt.CursorShape.BlankCursor


def test_it_follows_the_line_the_language_the_book_and_the_theme(window, projector, qtbot):
    window.desk.type_line(EXAMPLE)
    qtbot.waitUntil(lambda: headline(projector).startswith("C may fold or call 75."))
    assert projector.accessibleDescription().startswith("Flop · Blinds 50 / 100. C may fold")
    window.context.book_picked.emit("house-half-raise")
    qtbot.waitUntil(lambda: "may not" not in headline(projector))
    window.context.language_picked.emit("de")
    qtbot.waitUntil(lambda: "darf" in headline(projector))
    assert projector.accessibleName() == projector.windowTitle() != ""
    assert shows(projector, theme.DARK.well)
    window.wear(theme.LIGHT)
    assert shows(projector, theme.LIGHT.well)


def test_an_act_in_dispute_is_shown_while_it_is_entered(window, projector, qtbot):
    window.desk.type_line("250/500 SB,BB,UTG,UTG1,HJ pre: r1100 ")
    qtbot.waitUntil(lambda: headline(projector).startswith("UTG+1 may"))
    window.door.open()
    qtbot.waitUntil(lambda: not headline(projector).startswith("UTG+1"))
    for chip in (1000, 100, 100, 100, 100):
        window.door.editing.push("pushed", chip)
    qtbot.waitUntil(lambda: headline(projector).startswith("This is a raise to 1,700."))
    assert len(projector.shown.texts) > 1
    window.door.close()
    qtbot.waitUntil(lambda: headline(projector).startswith("UTG+1 may"))


def test_what_is_typed_on_the_projector_goes_to_the_entry_line(window, projector, qtbot):
    window.desk.type_line("50/100 A,B,C flop: ")
    for key in "b100 x":
        QTest.keyClick(projector, key)
    QTest.keyClick(projector, Qt.Key.Key_Backspace)
    assert window.desk.dispute.text == "50/100 A,B,C flop: b100 "
    assert window.entry.edit.text() == "50/100 A,B,C flop: b100 "
    QTest.keyClick(projector, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: window.desk.dispute.text != "50/100 A,B,C flop: b100 ")
    composed = QInputMethodEvent()
    composed.setCommitString("é")
    QApplication.sendEvent(projector, composed)
    assert "é" in window.entry.edit.text()


def test_while_an_act_in_dispute_is_entered_its_page_has_the_keys(window, projector):
    window.desk.type_line("250/500 SB,BB,UTG,UTG1,HJ pre: r1100 ")
    window.door.open()
    QTest.keyClick(projector, "1")
    assert window.door.editing.incident.chips != ()


def test_tab_on_the_projector_moves_on_in_the_main_window(window, projector):
    before = window.window().focusWidget()
    QTest.keyClick(projector, Qt.Key.Key_Tab)
    assert window.window().focusWidget() is not before
    assert projector.isVisible()


def test_closed_by_its_frame_it_is_closed_and_can_be_opened_again(window, projector):
    QApplication.sendEvent(projector, QCloseEvent())
    assert not window.projector.is_open and not projector.isVisible()
    window.projector.action.trigger()
    assert projector.isVisible()


def test_it_goes_when_the_main_window_is_closed_and_does_not_keep_the_program(window, projector):
    assert not projector.testAttribute(Qt.WidgetAttribute.WA_QuitOnClose)
    window.window().close()
    assert not projector.isVisible() and not window.projector.is_open


def test_where_its_screen_goes_it_becomes_a_window_and_the_main_window_stays(window, projector):
    here = projector.screen()
    projector.show_at(Spot(here, is_full=False, is_second=False))
    QApplication.processEvents()
    assert projector.isVisible() and not projector.isFullScreen()
    assert here.geometry().contains(projector.geometry())
    assert window.isVisible()
    projector.show_at(Spot(here, is_full=True, is_second=True))
    assert projector.isFullScreen() and window.isVisible()
    assert projector.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)


def test_a_screen_reader_finds_a_window_with_a_name_a_description_and_a_button(projector):
    interface = QAccessible.queryAccessibleInterface(projector)
    assert interface.text(QAccessible.Text.Name) == "Projector"
    assert "Seat" in interface.text(QAccessible.Text.Description)


TWO_SCREENS = """
import sys
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from floorapp import app, start
from floorapp.cli.reading import known_books
from floorapp.app import make_window
from floorapp.widgets import theme
application = start.make_application(sys.argv[:1])
window = app.make_window(known_books().books, "tda-2024", "en", theme.DARK)
laptop, wall = sorted(application.screens(), key=lambda screen: screen.geometry().x())
window.setGeometry(20, 20, 1110, 600)
window.show()
application.processEvents()
print([name for name in sys.modules if "projector" in name])
QTest.keyClick(window.entry.edit, Qt.Key.Key_F11)
projector = window.projector.projector
application.processEvents()
print(window.screen().name(), projector.screen().name(), projector.isFullScreen())
print(projector.geometry().getRect())
window.windowHandle().setScreen(wall)
window.move(wall.geometry().topLeft())
for _ in range(5):
    application.processEvents()
print(window.screen().name(), projector.screen().name(), projector.isFullScreen())
QTest.keyClick(projector, Qt.Key.Key_Escape)
print(projector.isVisible(), window.isVisible())
"""


def test_with_two_screens_it_fills_the_second_one_and_is_read_when_it_is_opened(tmp_path):
    sizes = {"laptop": QRect(0, 0, 1280, 800), "wall": QRect(1280, 0, 1920, 1080)}
    names = ("x", "y", "width", "height")
    usual = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    screens = [
        {"name": name, **dict(zip(names, box.getRect(), strict=True)), **usual}
        for name, box in sizes.items()
    ]
    (tmp_path / "screens.json").write_text(json.dumps({"screens": screens}))
    environment = os.environ | {
        "QT_QPA_PLATFORM": f"offscreen:configfile={tmp_path / 'screens.json'}",
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        [sys.executable, "-c", TWO_SCREENS],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.splitlines() == [
        "['floorapp.widgets.projector_door']",
        "laptop wall True",
        "(1280, 0, 1920, 1080)",
        "wall laptop True",
        "False True",
    ], done.stderr
