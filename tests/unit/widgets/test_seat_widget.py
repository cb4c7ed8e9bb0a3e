"""A seat says all that there is room for, tells a screen reader, and answers mouse and keyboard."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QContextMenuEvent, QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip
from typing_extensions import override

from floorapp.engine.values import replace
from floorapp.viewmodels.views import Right, SeatView
from floorapp.widgets.seat_picture import lay_out
from floorapp.widgets.seat_type import SeatType
from floorapp.widgets.seat_widget import SeatWidget
from floorapp.widgets.theme import DARK, LIGHT
from floorapp.widgets.typeface import load_fonts

FULL = SeatView(
    label="C",
    is_turn=True,
    is_asked=True,
    total="125",
    total_to=125,
    stack="4,800",
    stack_to=4800,
    did="call",
    note="faces 75",
    right=Right.CLOSED,
    right_text="✗ call or fold only",
    marks=("D", "BB"),
    name="Seat C",
    description="Seat C called and faces 75; call or fold only.",
)
LONG = replace(
    FULL,
    label="UTG+1 beside the dealer",
    total="1.250.000",
    stack="4.800.000",
    did="ALL-IN, zu kurz +1.075.000",
    all_in=True,
    note="steht vor 1.075.000",
    right_text="✗ nur Call oder Fold",
    fault=True,
)
VIEWS = {
    "full": FULL,
    "long": LONG,
    "raise": replace(FULL, right=Right.RAISE, right_text="✓ may raise", is_turn=False),
    "folded": replace(FULL, folded=True, right=Right.NONE, right_text="", is_turn=False),
    "away": SeatView(label="10", in_hand=False, did="not in hand", marks=("D",)),
    "bare": SeatView(label="3"),
    "fault": replace(FULL, fault=True, is_turn=False),
}
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
SIZES = {"compact": (163, 78), "picture": (166, 94), "large": (640, 360), "tiny": (60, 44)}


@pytest.fixture(autouse=True)
def _fonts(qapp):
    assert qapp
    load_fonts()


def picture_of(view, size, theme=DARK):
    return lay_out(view, theme, SeatType(QSize(*size)))


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_no_text_overlaps_another_or_leaves_the_card(view, size):
    picture = picture_of(view, size)
    signs = [s for s in (picture.arrow, picture.square, picture.chips) if s is not None]
    boxes = [word.rect for word in picture.words if word.text] + signs
    clash = [(a, b) for a, b in combinations(boxes, 2) if a.intersects(b)]
    assert not clash
    assert all(picture.card.contains(box) for box in boxes)


def shown(picture):
    return [word.text for word in picture.words]


@pytest.mark.parametrize("size", [SIZES["compact"], SIZES["picture"]])
def test_a_seat_says_everything_at_the_size_of_a_small_window(size):
    picture = picture_of(FULL, size)
    assert {"C", "125", "4,800", "call", "faces 75", "✗ call or fold only", "D", "BB"} <= set(
        shown(picture)
    )
    assert picture.arrow and picture.chips and not picture.shortened


def test_where_lines_are_few_act_and_note_share_one():
    assert "call · faces 75" in shown(picture_of(FULL, (190, 62)))


def test_where_room_is_shorter_the_note_goes_first_then_all_but_the_right():
    two = picture_of(replace(FULL, did="raise to 125, not allowed"), (166, 62))
    assert "faces 75" not in shown(two) and "✗ call or fold only" in shown(two)
    one = picture_of(FULL, (166, 50))
    assert "✗ call or fold only" in shown(one) and "call" not in shown(one)
    assert two.shortened and one.shortened


def test_what_was_done_goes_on_in_the_next_line_where_there_is_one():
    view = SeatView(label="A", total="1.250.000", did="ALL-IN voll +100.475.000", all_in=True)
    texts = shown(picture_of(view, (132, 94)))
    assert texts[-2:] == ["ALL-IN voll", "+100.475.000"]


def test_no_amount_is_cut_to_another_one():
    view = SeatView(label="A", did="ALL-IN voll +100.475.000", note="handelte bei 100.475.000")
    picture = picture_of(view, (132, 50))
    assert shown(picture) == ["A", "ALL-IN voll …"] and picture.shortened
    picture = picture_of(replace(view, did="geht mit"), (132, 94))
    assert shown(picture) == ["A", "geht mit"] and picture.shortened
    picture = picture_of(SeatView(label="A", did="Bringinunterlassungsklage"), (132, 94))
    assert shown(picture)[1].endswith("…") and picture.shortened


def test_larger_text_is_as_large_as_the_seat_allows():
    usual, large, cramped = (
        SeatType(QSize(*size), enlarged)
        for size, enlarged in (((166, 94), 1.0), ((332, 188), 1.5), ((166, 94), 2.0))
    )
    assert (usual.factor, large.factor) == (1.0, 332 / 150)
    assert 1.0 < cramped.factor < 1.25
    picture = lay_out(FULL, DARK, cramped)
    assert {"C", "125", "✗ call or fold only"} <= set(shown(picture))


def test_a_note_alone_is_kept():
    assert "faces 75" in shown(picture_of(SeatView(label="A", note="faces 75"), (166, 50)))


def test_the_total_is_never_cut_while_the_label_is():
    texts = shown(picture_of(LONG, SIZES["compact"]))
    assert "1.250.000" in texts
    assert any(text.startswith("UT") and text.endswith("…") for text in texts)


def test_marks_without_room_are_left_out_and_said_so():
    picture = picture_of(replace(FULL, marks=("D", "SB", "BB", "ST")), SIZES["compact"])
    assert len(picture.badges) < 4 and picture.shortened


@pytest.fixture
def seat(qtbot):
    widget = SeatWidget(FULL, DARK)
    qtbot.addWidget(widget)
    widget.resize(166, 94)
    widget.show()
    qtbot.waitExposed(widget)
    return widget


def pixels(widget):
    image = QImage(widget.size(), QImage.Format.Format_RGB32)
    image.fill(0)
    widget.render(image)
    return image


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
@pytest.mark.parametrize("view", VIEWS.values(), ids=VIEWS)
def test_every_state_looks_different_from_a_plain_seat(seat, view, theme):
    plain = replace(view, is_turn=False, is_asked=False, folded=False, in_hand=True, fault=False)
    seat.set_theme(theme)
    seat.set_view(plain)
    before = pixels(seat)
    seat.set_view(view)
    assert (pixels(seat) == before) is (view == plain)


def test_the_seat_with_the_keyboard_has_a_ring(seat):
    seat.clearFocus()
    before = pixels(seat)
    seat.activateWindow()
    seat.setFocus()
    QApplication.processEvents()
    assert seat.hasFocus()
    assert pixels(seat) != before


def test_the_seat_under_the_pointer_is_lighter(seat):
    seat.set_view(replace(FULL, is_turn=False))
    seat.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, on=False)
    before = pixels(seat)
    seat.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, on=True)
    assert pixels(seat) != before


def test_a_screen_reader_is_told_the_name_and_the_sentence(seat):
    assert (seat.accessibleName(), seat.accessibleDescription()) == (FULL.name, FULL.description)
    seat.set_view(replace(FULL, name="Siège C", description="Suivi."))
    assert (seat.accessibleName(), seat.accessibleDescription()) == ("Siège C", "Suivi.")


class Counting(SeatWidget):
    paints = 0

    @override
    def paintEvent(self, event):
        self.paints += 1
        super().paintEvent(event)


def test_an_equal_view_paints_nothing_and_another_one_once(qtbot):
    seat = Counting(FULL, DARK)
    qtbot.addWidget(seat)
    seat.resize(166, 94)
    seat.show()
    qtbot.waitExposed(seat)
    qtbot.wait(50)
    seat.paints = 0
    seat.set_view(replace(FULL))
    seat.set_theme(DARK)
    QApplication.processEvents()
    assert seat.paints == 0
    seat.set_view(replace(FULL, did="fold"))
    seat.set_view(replace(FULL, did="raise"))
    QApplication.processEvents()
    assert seat.paints == 1
    assert "raise" in shown(seat.picture)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_space_and_enter_click(qtbot, seat, key):
    with qtbot.waitSignal(seat.clicked):
        qtbot.keyClick(seat, key)


def test_keys_ask_to_edit_to_remove_and_for_the_menu(qtbot, seat):
    with qtbot.waitSignal(seat.edit_requested):
        qtbot.keyClick(seat, Qt.Key.Key_F2)
    with qtbot.waitSignal(seat.remove_requested):
        qtbot.keyClick(seat, Qt.Key.Key_Delete)
    with qtbot.waitSignal(seat.menu_requested) as menu:
        qtbot.keyClick(seat, Qt.Key.Key_Menu)
    assert QRect(seat.mapToGlobal(QPoint()), seat.size()).contains(menu.args[0])


def test_a_double_click_edits_and_does_not_click_twice(qtbot, seat):
    clicks = []
    seat.clicked.connect(lambda: clicks.append(1))
    with qtbot.waitSignal(seat.edit_requested):
        qtbot.mouseClick(seat, Qt.MouseButton.LeftButton)
        qtbot.mouseDClick(seat, Qt.MouseButton.LeftButton)
    assert len(clicks) == 1


def test_a_double_click_with_another_button_is_nothing(qtbot, seat):
    with qtbot.assertNotEmitted(seat.edit_requested):
        qtbot.mouseDClick(seat, Qt.MouseButton.RightButton)


def test_the_context_menu_is_asked_for_where_the_pointer_is(qtbot, seat):
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), QPoint(55, 66))
    with qtbot.waitSignal(seat.menu_requested) as menu:
        QApplication.sendEvent(seat, event)
    assert menu.args == [QPoint(55, 66)]


def test_what_was_left_out_is_told_by_a_tip(seat):
    tip = QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(5, 5), QPoint(5, 5))
    QApplication.sendEvent(seat, tip)
    assert not QToolTip.isVisible()
    seat.resize(166, 50)
    QApplication.sendEvent(seat, tip)
    assert QToolTip.text() == FULL.description
    QToolTip.hideText()


def test_a_seat_wishes_to_be_larger_with_larger_text(seat):
    before = seat.sizeHint()
    seat.set_theme(DARK.scaled(2))
    assert seat.sizeHint() == before * 2
