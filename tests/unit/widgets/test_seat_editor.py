"""The editor over a seat hands on what was typed, once, or nothing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget

from floorapp.viewmodels.views import SeatView
from floorapp.widgets.seat_editor import Captions, SeatEditor
from floorapp.widgets.theme import DARK, TOUCH

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
CAPTIONS = Captions("Stack", "Bet", "Accept", "Cancel")
VIEW = SeatView(label="C", name="Seat C", stack="4,800", total="125", total_to=125)


class Desk:
    """An editor in a window with another field, and what it sent."""

    def __init__(self, qtbot):
        self.window = QWidget()
        qtbot.addWidget(self.window)
        layout = QVBoxLayout(self.window)
        self.editor = SeatEditor(VIEW, CAPTIONS, DARK, self.window)
        self.elsewhere = QLineEdit()
        layout.addWidget(self.editor)
        layout.addWidget(self.elsewhere)
        self.sent = []
        self.editor.edited.connect(lambda *args: self.sent.append(args))
        self.editor.finished.connect(lambda: self.sent.append("finished"))
        self.window.show()
        self.window.activateWindow()
        qtbot.waitActive(self.window)
        self.editor.begin()
        QApplication.processEvents()


@pytest.fixture
def desk(qtbot):
    return Desk(qtbot)


def test_the_total_is_selected_so_that_typing_replaces_it(qtbot, desk):
    assert desk.editor.total.hasFocus()
    qtbot.keyClicks(desk.editor.total, "2.000")
    assert desk.editor.total.text() == "2.000"


def test_enter_accepts_and_the_text_is_handed_on_as_typed(qtbot, desk):
    qtbot.keyClicks(desk.editor.total, "2 000")
    qtbot.keyClick(desk.editor.total, Qt.Key.Key_Return)
    assert desk.sent == [("4,800", "2 000"), "finished"]


def test_escape_cancels(qtbot, desk):
    qtbot.keyClicks(desk.editor.total, "200")
    qtbot.keyClick(desk.editor.total, Qt.Key.Key_Escape)
    assert desk.sent == ["finished"]


def test_going_elsewhere_accepts_once(qtbot, desk):
    qtbot.keyClicks(desk.editor.total, "200")
    desk.elsewhere.setFocus()
    desk.editor.accept()
    desk.editor.cancel()
    assert desk.sent == [("4,800", "200"), "finished"]


def test_going_from_one_field_to_the_other_goes_on(qtbot, desk):
    desk.editor.stack.setFocus()
    assert desk.sent == []
    qtbot.keyClicks(desk.editor.stack, "9")
    assert desk.editor.stack.hasFocus()


def test_nothing_changed_is_nothing_edited(qtbot, desk):
    qtbot.keyClick(desk.editor.total, Qt.Key.Key_Enter)
    assert desk.sent == ["finished"]


def test_other_keys_are_left_to_the_window(qtbot, desk):
    qtbot.keyClick(desk.editor, Qt.Key.Key_F5)
    assert desk.sent == []


def test_a_screen_reader_is_told_which_field_of_which_seat(desk):
    assert desk.editor.stack.accessibleName() == "Seat C, Stack"
    assert desk.editor.total.accessibleName() == "Seat C, Bet"


@pytest.mark.parametrize(("name", "sent"), [("accepts", [("4,800", "200")]), ("cancels", [])])
def test_a_click_accepts_or_cancels_and_is_no_going_elsewhere(qtbot, desk, name, sent):
    qtbot.keyClicks(desk.editor.total, "200")
    button = getattr(desk.editor, name)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert desk.sent == [*sent, "finished"]


def test_a_finger_hits_the_buttons_and_a_screen_reader_names_them(desk):
    for button, name in ((desk.editor.accepts, "Accept"), (desk.editor.cancels, "Cancel")):
        assert min(button.width(), button.height()) >= TOUCH
        assert button.accessibleName() == button.toolTip() == name
        assert button.fontMetrics().horizontalAdvance(button.text()) < button.width()
