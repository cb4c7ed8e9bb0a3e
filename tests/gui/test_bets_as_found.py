"""What lies in front of the seats, entered as found: by keyboard alone and by mouse alone."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from floorapp.engine.acts import AllIn, Bet, Call, Check, Fold
from floorapp.explain.catalogue import LANGUAGES
from floorapp.widgets import theme
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.ruling_side import RulingSide
from floorapp.widgets.snapshot_panel import SnapshotPanel
from floorapp.widgets.snapshot_row import SnapshotRow
from floorapp.widgets.theme import TOUCH
from tests.gui.hands import Hands
from tests.gui.pixels import shows
from tests.gui.test_accessibility import focusable, spoken_name

SIZES = (QSize(1110, 600), QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160))
CONTROL = Qt.KeyboardModifier.ControlModifier
EXAMPLE_1 = (Bet("A", 100), AllIn("B", 125), Call("C"), AllIn("D", 200), Call("E"))
RULING = "A may fold, call 100 or raise to 300 or more."


def page(window: MainWindow) -> SnapshotPanel:
    found = window.snapshot.page
    assert found is not None and found.isVisible()
    return found


def row(window: MainWindow, seat: str) -> SnapshotRow:
    return page(window).rows.row(seat)


def chip(window: MainWindow, by: int) -> QWidget:
    return {button.chip.by: button for button in page(window).chips}[by]


@pytest.fixture
def active(qtbot: QtBot, set_up: MainWindow) -> MainWindow:
    """A window that has the keyboard: commands are for the active window alone."""
    set_up.activateWindow()
    qtbot.waitUntil(set_up.isActiveWindow)
    return set_up


@pytest.fixture
def opened(active: MainWindow, hands: Hands) -> MainWindow:
    """The page on an empty flop of five seats at 50/100."""
    hands.press(Qt.Key.Key_B, CONTROL)
    assert page(active).isVisible() and not active.felt.isVisible()
    return active


# --- few keys, few clicks -------------------------------------------------------------------------


def test_example_1_takes_few_keys(active: MainWindow, hands: Hands) -> None:
    hands.keys = hands.clicks = 0
    hands.press(Qt.Key.Key_B, CONTROL)
    hands.type("100\r125a\rc\r200a\rc")
    assert page(active).result.headline.text == RULING
    assert page(active).result.deduced.text() == "b100 a125 c a200 c"
    hands.press(Qt.Key.Key_Return, CONTROL)
    assert hands.keys <= 22
    assert hands.clicks == 0
    assert active.desk.situation.acts == EXAMPLE_1
    assert active.shown_ruling.headline == RULING
    assert active.felt.isVisible() and active.entry.edit.hasFocus()
    assert active.entry.edit.text() == "b100 a125 c a200 c "


def test_example_1_takes_few_clicks(opened: MainWindow, hands: Hands) -> None:
    hands.keys = hands.clicks = 0
    hands.click(chip(opened, 100))
    hands.click(row(opened, "B"))
    hands.click(chip(opened, 100))
    hands.click(chip(opened, 25))
    hands.click(row(opened, "B").all_in)
    hands.click(row(opened, "C").match)
    hands.click(row(opened, "D").all_in)
    hands.click(chip(opened, 100))
    hands.click(chip(opened, 100))
    hands.click(row(opened, "E").match)
    assert page(opened).result.headline.text == RULING
    hands.click(page(opened).apply)
    assert (hands.keys, hands.clicks) == (0, 11)
    assert opened.desk.situation.acts == EXAMPLE_1


def test_one_undo_takes_it_back(opened: MainWindow, hands: Hands) -> None:
    hands.type("100\r100\r0f\r0f\r0f")
    hands.press(Qt.Key.Key_Return, CONTROL)
    assert opened.desk.situation.acts[-1] == Fold("E")
    opened.actions_set.undo.trigger()
    assert opened.desk.situation.acts == ()


# --- keys -----------------------------------------------------------------------------------------


def test_letters_are_marks_and_no_text(opened: MainWindow, hands: Hands) -> None:
    field = row(opened, "A").field
    hands.type("3x0q0a")
    assert field.text() == "300"
    fronts = opened.snapshot.editing.snapshot.fronts
    assert (fronts["A"].to, fronts["A"].all_in) == (300, True)
    hands.type("f")
    assert opened.snapshot.editing.snapshot.fronts["A"].folded
    hands.type("f")
    hands.type("t")
    assert opened.snapshot.editing.snapshot.to_act == "A"
    assert opened.entry.edit.text() == ""


def test_short_amounts_are_read_and_others_told(opened: MainWindow, hands: Hands) -> None:
    hands.type("1.5k")
    assert opened.snapshot.editing.snapshot.fronts["A"].to == 1500
    hands.type_over("1..")
    assert page(opened).result.body.texts[0].startswith("“1..” is no amount")
    assert not page(opened).apply.isEnabled()
    assert row(opened, "A").field.text() == "1.."


def test_rows_are_gone_through_with_enter_tab_and_arrows(opened: MainWindow, hands: Hands) -> None:
    assert row(opened, "A").field.hasFocus()
    hands.press(Qt.Key.Key_Return)
    hands.press(Qt.Key.Key_Tab)
    hands.press(Qt.Key.Key_Down)
    assert row(opened, "D").field.hasFocus()
    hands.press(Qt.Key.Key_Up)
    assert row(opened, "C").field.hasFocus()
    assert opened.snapshot.editing.current == "C"
    hands.press(Qt.Key.Key_Up)
    hands.press(Qt.Key.Key_Up)
    hands.press(Qt.Key.Key_Up)
    assert row(opened, "A").field.hasFocus()


def test_behind_the_last_row_comes_what_is_next(opened: MainWindow, hands: Hands) -> None:
    hands.type("100\r150\r\r\r\r")  # does not fit: back to the first
    assert row(opened, "A").field.hasFocus()
    hands.type("\r200\r\r\r\r")
    assert page(opened).apply.hasFocus()
    hands.press(Qt.Key.Key_Return)
    assert len(opened.desk.situation.acts) == 2


def test_an_order_is_picked_with_keys(opened: MainWindow, hands: Hands) -> None:
    hands.type("\r\r\r\r\r")
    orders = page(opened).result.orders
    assert orders[0].hasFocus()
    hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Up)
    assert orders[1].hasFocus()
    hands.press(Qt.Key.Key_Return)
    assert opened.snapshot.editing.picked == 1
    assert page(opened).result.headline.text == "B may check or bet 100 or more."
    hands.press(Qt.Key.Key_Return)
    assert opened.desk.situation.acts == (Check("A"),)


def test_an_order_is_picked_with_alt_and_by_click(opened: MainWindow, hands: Hands) -> None:
    hands.press(Qt.Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert opened.snapshot.editing.picked == 2
    hands.click(page(opened).result.orders[0])
    assert opened.snapshot.editing.picked == 0
    hands.click(page(opened).apply)
    assert opened.desk.situation.acts == ()
    assert opened.felt.isVisible()


def test_what_is_picked_may_vanish_under_the_keyboard(opened: MainWindow, hands: Hands) -> None:
    hands.type("\r\r\r\r\r")
    opened.snapshot.editing.turn_to_act("C")
    assert page(opened).result.orders == []
    assert QApplication.focusWidget() is not None


def test_escape_and_back_leave_everything_as_it_was(opened: MainWindow, hands: Hands) -> None:
    before = opened.desk.dispute
    hands.type("300")
    hands.press(Qt.Key.Key_Escape)
    assert opened.felt.isVisible() and opened.entry.edit.hasFocus()
    hands.press(Qt.Key.Key_B, CONTROL)
    assert row(opened, "A").field.text() == "300"  # as it was entered
    hands.click(page(opened).back)
    assert opened.felt.isVisible()
    hands.press(Qt.Key.Key_B, CONTROL)
    opened.entry.edit.setFocus()
    hands.press(Qt.Key.Key_Escape)
    assert opened.felt.isVisible()
    hands.press(Qt.Key.Key_B, CONTROL)
    page(opened).back.setFocus()
    hands.press(Qt.Key.Key_Return)
    assert opened.felt.isVisible()
    assert opened.desk.dispute is before


def test_letters_beside_the_fields_do_not_reach_the_line(opened: MainWindow, hands: Hands) -> None:
    page(opened).back.setFocus()
    hands.type("b")
    assert opened.entry.edit.text() == ""
    assert page(opened).isVisible()


# --- the mouse ------------------------------------------------------------------------------------


def test_chips_are_taken_back(opened: MainWindow, hands: Hands) -> None:
    hands.click(row(opened, "C"))
    hands.click(chip(opened, 500))
    hands.click(chip(opened, 25))
    hands.click(page(opened).less)
    assert row(opened, "C").field.text() == "500"
    hands.click(page(opened).less)
    assert row(opened, "C").field.text() == ""


def test_who_is_to_act_is_told_by_click(opened: MainWindow, hands: Hands) -> None:
    hands.click(row(opened, "D").to_act)
    assert page(opened).result.headline.text == "D may check or bet 100 or more."
    hands.click(row(opened, "E").folded)
    assert not row(opened, "E").to_act.isEnabled()


# --- with the rest of the window ------------------------------------------------------------------


def test_it_starts_with_what_is_on_the_table(active: MainWindow, hands: Hands) -> None:
    hands.type("100 a125 f ")
    active.snapshot.action.trigger()
    assert [one.field.text() for one in page(active).rows.rows] == ["100", "125", "", "", ""]
    assert row(active, "B").all_in.isChecked()
    assert row(active, "C").folded.isChecked()
    hands.press(Qt.Key.Key_B, CONTROL)  # it is open already
    assert page(active).isVisible()


def test_one_page_at_a_time_is_open(opened: MainWindow, hands: Hands) -> None:
    hands.press(Qt.Key.Key_I, CONTROL)
    assert opened.door.is_open and not opened.snapshot.is_open
    assert opened.door.page is not None and opened.door.page.isVisible()
    assert not opened.felt.isVisible()
    hands.press(Qt.Key.Key_B, CONTROL)
    assert opened.snapshot.is_open and not opened.door.is_open
    assert page(opened).isVisible() and not opened.door.page.isVisible()
    assert not opened.felt.isVisible()
    hands.press(Qt.Key.Key_Escape)
    assert opened.felt.isVisible()


def test_the_ruling_that_follows_is_copied(opened: MainWindow, hands: Hands) -> None:
    hands.type("100\r125a\rc\r200a\rc")
    opened.commands["copy"].trigger()
    assert QGuiApplication.clipboard().text().startswith(RULING)
    assert "47-A" in QGuiApplication.clipboard().text()
    hands.press(Qt.Key.Key_Escape)
    opened.commands["copy"].trigger()
    assert QGuiApplication.clipboard().text().startswith("A may check or bet 100 or more.")


def test_the_set_up_may_change_while_it_is_open(opened: MainWindow, hands: Hands) -> None:
    hands.type("100")
    opened.desk.setting.set_seat_count(9)
    assert len(page(opened).rows.rows) == 9
    opened.desk.setting.set_seat_count(3)
    assert [one.field.text() for one in page(opened).rows.rows] == ["100", "", ""]
    opened.context.theme_picked.emit("light")
    assert page(opened).grab().toImage().isNull() is False


# --- looks ----------------------------------------------------------------------------------------


def speak(window: MainWindow, language: str) -> None:
    window.context.language_picked.emit(language)
    QApplication.processEvents()


def test_everything_has_a_name_and_room_for_a_finger(opened: MainWindow, hands: Hands) -> None:
    hands.type("100\r125a\r")
    for language in LANGUAGES:
        speak(opened, language)
        widgets = [one for one in focusable(opened) if page(opened).isAncestorOf(one)]
        assert len(widgets) >= 7
        assert [one for one in widgets if not spoken_name(one).strip()] == []
        fingers = [*row(opened, "A").buttons, row(opened, "A").field, *page(opened).chips]
        for widget in (*fingers, page(opened).less, page(opened).apply):
            assert spoken_name(widget).strip()
            assert min(widget.height(), widget.width()) >= TOUCH, spoken_name(widget)
    told = QAccessible.queryAccessibleInterface(row(opened, "B").field)
    assert "All-in" in told.text(QAccessible.Text.Description)


STATES: tuple[tuple[str, str], ...] = (
    ("50/100 A,B,C,D,E flop: ", "100 125a 125 200a 200"),
    ("10/20 5p flop: ", "100 125a 125 200a 200"),
    ("50/100 2p pre: ", "100 60a"),
    ("50000/100000 11p pre: ", "50000 100000 0f 250000 250000 900000a 0f 0f 0f 0f 0f"),
    ("50000/100000 11p flop: ", "100000 150000 0 0f 100000"),
    ("25/50 8p turn: ", ""),
)


def enter(window: MainWindow, line: str, fronts: str) -> None:
    window.desk.type_line(line)
    window.snapshot.open()
    editing = window.snapshot.editing
    for seat, text in zip(editing.seats, fronts.split(), strict=False):
        editing.type_amount(seat, text.rstrip("af"))
        if "a" in text:
            editing.turn_all_in(seat)
        if "f" in text:
            editing.turn_folded(seat)
    QApplication.processEvents()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize(("line", "fronts"), STATES)
def test_no_word_is_cut(
    window: MainWindow, cut: list[str], size: QSize, line: str, fronts: str
) -> None:
    window.resize(size)
    QApplication.processEvents()
    for language in LANGUAGES:
        speak(window, language)
        enter(window, line, fronts)
        window.grab()
        shown = page(window)
        assert cut == [], language
        short = [
            part.text()
            for part in (*shown.findChildren(QLabel), *shown.findChildren(QToolButton))
            if part.isVisible() and part.width() < part.minimumSizeHint().width()
        ]
        assert short == [], language
        assert shown.rows.keys.height() >= shown.rows.keys.heightForWidth(shown.rows.keys.width())
        assert window.size() == size
        check_geometry(shown)
        window.snapshot.close()


def check_geometry(shown: SnapshotPanel) -> None:
    """Rows, and what is in them, stand beside each other inside what they scroll in."""
    for one in shown.rows.rows:
        boxes = [part.geometry() for part in (one.field, *one.buttons)]
        assert all(one.rect().contains(box) for box in boxes), one.seat
        assert not any(a.intersects(b) for a, b in pairwise(boxes)), one.seat
        assert one.x() + one.width() <= shown.rows.area.viewport().width(), one.seat
        texts = [(button, button.choice.label) for button in one.buttons]
        for button, label in texts:
            assert button.fontMetrics().horizontalAdvance(label) <= button.width() + 8, label
    assert len({one.match.x() for one in shown.rows.rows}) == 1
    bar = (*shown.chips, shown.less, shown.apply, shown.chips_title)
    boxes = [part.geometry() for part in bar]
    for number, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[:number])
    assert all(shown.rect().right() >= box.right() for box in boxes)
    for order in shown.result.orders:
        assert order.width() <= shown.result.below.viewport().width()


@pytest.mark.parametrize("size", SIZES[:3], ids=lambda size: f"{size.width()}x{size.height()}")
def test_what_scrolls_ends_between_two_orders(window: MainWindow, size: QSize) -> None:
    window.resize(size)
    enter(window, "50/100 9p flop: ", "")
    for _ in range(3):
        QApplication.processEvents()
    area, orders = page(window).result.below, page(window).result.orders
    seen = area.viewport().height()
    ends = [order.y() + order.height() for order in orders]
    assert not any(order.y() < seen < end for order, end in zip(orders, ends, strict=True))
    missing = [end for end in ends if end > seen]
    assert not missing or missing[0] > area.height() - 2


def test_amounts_of_seven_figures_fit_their_field(window: MainWindow) -> None:
    enter(window, "500000/1000000 5p flop: ", "12500000 25000000 0 0 0")
    for language in LANGUAGES:
        speak(window, language)
        for one in page(window).rows.rows:
            text = one.field.text()
            room = one.field.width() - 22
            assert one.field.fontMetrics().horizontalAdvance(text) <= room, text


def test_a_very_wide_window_has_two_columns(window: MainWindow) -> None:
    window.resize(2600, 700)
    enter(window, "50/100 9p flop: ", "")
    columns = {one.x() for one in page(window).rows.rows}
    assert len(columns) == 2
    window.resize(1280, 800)
    QApplication.processEvents()
    assert len({one.x() for one in page(window).rows.rows}) == 1


def test_the_last_row_is_brought_into_view(window: MainWindow, hands: Hands) -> None:
    window.resize(1110, 600)
    enter(window, "50/100 11p flop: ", "")
    for _ in range(10):
        hands.press(Qt.Key.Key_Return)
    last = page(window).rows.rows[-1]
    area = page(window).rows.area
    top = last.mapTo(area.viewport(), last.rect().topLeft()).y()
    assert last.field.hasFocus()
    assert 0 <= top <= area.viewport().height() - last.height()


@pytest.mark.parametrize("name", ["light", "dark"])
def test_both_themes_are_worn(
    window: MainWindow, name: str, speak: Callable[[str], object]
) -> None:
    assert speak
    window.wear(theme.by_name(name))
    enter(window, *STATES[1])
    assert not page(window).grab().toImage().isNull()


def test_another_language_writes_the_field_with_the_keyboard_anew(
    window: MainWindow, hands: Hands
) -> None:
    hands.type("500/1000 A,B,C flop: b4000 ")
    hands.press(Qt.Key.Key_B, CONTROL)
    field = row(window, "A").field
    assert field.hasFocus() and field.text() == "4,000"
    window.context.language_picked.emit("de")
    assert field.text() == "4.000" and field.selectedText() == "4.000"
    hands.type("5000")
    window.context.language_picked.emit("en")
    assert field.text() == "5000"  # as it was typed


def test_what_may_not_be_done_has_one_colour_on_every_page(
    window: MainWindow, hands: Hands
) -> None:
    hands.type("50/100 A,B,C,D,E flop: b100 a125 c a150 c ")
    hands.press(Qt.Key.Key_B, CONTROL)
    for side in (page(window).result, record(window, hands)):
        assert side.headline.text.count("✗") == 1
        assert shows(side.headline, theme.DARK.closed)
        assert not shows(side.headline, theme.DARK.short)


def record(window: MainWindow, hands: Hands) -> RulingSide:
    hands.press(Qt.Key.Key_Escape)
    hands.press(Qt.Key.Key_Return, CONTROL)
    assert window.record.page is not None
    return window.record.page.result
