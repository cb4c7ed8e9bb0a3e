"""An act that is itself in dispute: from the table to the applied ruling with real keys and clicks."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit

from floorapp.engine.acts import Bet, Call, Fold, Raise
from floorapp.engine.incidents.attached import CHOICE, FLOOR
from floorapp.engine.incidents.incident import Incident
from floorapp.explain.catalogue import LANGUAGES
from floorapp.widgets import theme
from floorapp.widgets.incident_panel import IncidentPanel
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.theme import TOUCH
from tests.gui.hands import Hands
from tests.gui.test_accessibility import focusable, spoken_name

SIZES = (QSize(1110, 600), QSize(1280, 800), QSize(1920, 1080))
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def facing(set_up: MainWindow, hands: Hands) -> MainWindow:
    """B faces a bet of 300 by A."""
    hands.type("300 ")
    hands.keys = hands.clicks = 0
    return set_up


def page(window: MainWindow) -> IncidentPanel:
    found = window.door.page
    assert found is not None and found.isVisible()
    return found


def chip(window: MainWindow, by: int) -> QAbstractButton:
    tray = page(window).questions.trays["pushed"]
    return {button.chip.by: button for button in tray.buttons}[by]


def headline(window: MainWindow) -> str:
    return page(window).result.headline.text


def choose_kind(window: MainWindow, what: str) -> None:
    menu = page(window).what.menu()
    next(action for action in menu.actions() if action.data() == what).trigger()


# --- few keys, few clicks -------------------------------------------------------------------------


def test_silent_chips_take_few_keys(facing: MainWindow, hands: Hands) -> None:
    hands.type("i33")
    assert headline(facing).startswith("This is a raise to 1,000.")
    hands.press(Qt.Key.Key_Return)
    assert facing.desk.situation.acts == (Bet("A", 300), Raise("B", 1000))
    assert hands.keys <= 8
    assert facing.felt.isVisible() and facing.entry.edit.hasFocus()
    assert facing.entry.edit.text() == "b300 r1000 "


def test_silent_chips_take_few_clicks(facing: MainWindow, hands: Hands) -> None:
    hands.click(facing.bar.happened)
    hands.click(chip(facing, 500))
    hands.click(chip(facing, 500))
    hands.click(page(facing).apply)
    assert facing.desk.situation.acts == (Bet("A", 300), Raise("B", 1000))
    assert hands.clicks <= 5


# --- the chips and the words ----------------------------------------------------------------------


def test_chips_are_taken_back_by_click_and_key(facing: MainWindow, hands: Hands) -> None:
    hands.type("i344")
    landing = page(facing).questions.trays["pushed"].landing
    assert [button.chip.by for button in landing.buttons] == [1000, 1000, 500]
    hands.click(landing.buttons[0])
    hands.press(Qt.Key.Key_Backspace)
    assert facing.door.editing.incident.chips == (500,)
    hands.click(landing.buttons[0])
    assert facing.door.editing.incident.chips == ()
    assert chip(facing, 25).hasFocus()


def test_many_chips_lie_in_piles(facing: MainWindow, hands: Hands) -> None:
    hands.type("i" + "2" * 30 + "3")
    landing = page(facing).questions.trays["pushed"].landing
    assert [(button.chip.by, button.count) for button in landing.buttons] == [(500, 1), (100, 30)]
    assert page(facing).questions.panes["chips"].hint.text() == "31 chips · 3,500"
    assert page(facing).grab().toImage().isNull() is False


def test_words_are_chosen_with_alt_and_arrows(facing: MainWindow, hands: Hands) -> None:
    hands.type("i3")
    hands.press(Qt.Key.Key_R, ALT)
    assert facing.door.editing.incident.said == "raise"
    questions = page(facing).questions
    hands.press(Qt.Key.Key_Up)
    hands.press(Qt.Key.Key_Up)
    assert questions.said.buttons["raise"].hasFocus()
    hands.press(Qt.Key.Key_Left)
    hands.press(Qt.Key.Key_Space)
    assert facing.door.editing.incident.said == "call"
    assert headline(facing) == "This is a call of 300. 200 goes back."


def test_which_came_first_is_asked_where_both_did(facing: MainWindow, hands: Hands) -> None:
    hands.type("i3")
    questions = page(facing).questions
    assert not questions.first.isVisible()
    hands.click(questions.said.buttons["raise"])
    assert headline(facing).startswith("This is a raise to 600.")
    hands.click(questions.first.buttons["chips"])
    assert headline(facing).startswith("This is a call of 300.")


def test_an_amount_said_is_typed_and_does_not_leak(facing: MainWindow, hands: Hands) -> None:
    before = facing.entry.edit.text()
    hands.type("i")
    hands.click(page(facing).questions.said.buttons["raise-to"])
    assert page(facing).questions.said_amount.hasFocus()
    hands.type("7a50")
    assert facing.entry.edit.text() == before
    field = page(facing).questions.said_amount
    assert field.text() == "7a50"
    hands.type_over("750")
    assert headline(facing) == "This is a raise to 750."
    hands.press(Qt.Key.Key_Return)
    assert facing.desk.situation.acts[-1] == Raise("B", 750)


def test_digits_pick_a_seat_where_the_seats_have_the_keyboard(
    facing: MainWindow, hands: Hands
) -> None:
    hands.type("i")
    questions = page(facing).questions
    hands.click(questions.seats.buttons["C"])
    hands.type("4")
    assert facing.door.editing.incident.seat == "D"
    assert questions.turns.buttons["out-of-turn"].choice.chosen
    hands.click(questions.turns.buttons["in-turn"])
    assert facing.door.editing.incident.seat == "B"
    hands.click(questions.turns.buttons["out-of-turn"])
    assert facing.door.editing.incident.seat == "C"
    hands.click(questions.seats.buttons["C"])
    hands.click(chip(facing, 1000))
    hands.press(Qt.Key.Key_Return)
    assert facing.desk.situation.acts[-1] == Call("C", None, out_of_turn=True)


@pytest.mark.parametrize("what", ["act", "string-bet", "misquoted", "hidden-chip"])
def test_behind_another_kind_digits_answer_what_is_asked(
    facing: MainWindow, hands: Hands, what: str
) -> None:
    hands.type("i")
    choose_kind(facing, "clock")  # it is about a seat alone, which has the keyboard
    assert page(facing).questions.panes["who"].hint.isVisible()
    choose_kind(facing, what)
    hands.type("22")
    told = facing.door.editing.incident
    assert told.seat == "B"
    assert (told.chips, told.later_chips, told.quoted) == {
        "act": ((100, 100), (), None),
        "string-bet": ((100, 100), (), None),
        "misquoted": ((), (), 22),
        "hidden-chip": ((), (100, 100), None),
    }[what]


def test_what_digits_mean_is_printed_where_they_mean_it(facing: MainWindow, hands: Hands) -> None:
    hands.type("i")
    questions = page(facing).questions
    who, chips = questions.panes["who"].hint, questions.panes["chips"].hint
    assert not who.isVisible() and chips.text() == "1–9"
    hands.click(questions.seats.buttons["C"])
    assert who.isVisible() and who.text() == "1–9" and chips.text() == ""
    hands.press(Qt.Key.Key_Down)
    assert questions.turns.isAncestorOf(page(facing).focusWidget()) and who.isVisible()
    hands.press(Qt.Key.Key_Down)
    assert not who.isVisible() and chips.text() == "1–9"
    hands.click(questions.said.buttons["raise-to"])
    assert not who.isVisible() and chips.text() == ""  # they are an amount now
    hands.click(chip(facing, 500))
    assert chips.text() == "1 chip · 500"


def test_last_chips_go_from_no_to_yes_to_unknown(facing: MainWindow, hands: Hands) -> None:
    hands.type("i3")
    last = page(facing).questions.last_chips
    for known in (True, None, False):
        hands.click(last)
        assert facing.door.editing.incident.last_chips is known


def test_only_the_total_is_known(facing: MainWindow, hands: Hands) -> None:
    hands.type("i")
    questions = page(facing).questions
    questions.total.setFocus()
    hands.type("500")
    assert headline(facing) == "For the ruling it must be known: which chips were pushed?"
    facts = page(facing).result.body.texts
    assert "5 chips · 500 (5 × 100)" in facts
    assert not page(facing).apply.isEnabled()
    hands.press(Qt.Key.Key_Return)
    assert facing.door.is_open


def test_a_missing_stack_is_typed_where_it_is_asked(facing: MainWindow, hands: Hands) -> None:
    hands.type("i")
    hands.press(Qt.Key.Key_L, ALT)
    assert "how many chips" in headline(facing)
    hands.press(Qt.Key.Key_Return)
    assert page(facing).result.asked.hasFocus()
    hands.type("900")
    hands.press(Qt.Key.Key_Return)
    assert facing.desk.situation.stacks == {"B": 900}
    assert headline(facing).startswith("This is an all-in for 900.")


# --- the floor ------------------------------------------------------------------------------------


def undercall(window: MainWindow, hands: Hands) -> None:
    """C pushes 100 facing a raise of B, multi-way."""
    hands.type("r900 i22")
    assert headline(window) == "The book leaves this to the floor."


def test_the_floor_chooses_with_a_remark(facing: MainWindow, hands: Hands) -> None:
    undercall(facing, hands)
    result = page(facing).result
    assert not page(facing).apply.isEnabled()
    hands.click(result.remark)
    hands.type("A new player.")
    hands.click(result.choices[1])
    (told,) = facing.desk.dispute.incidents
    assert (told.decided, told.remark) == (CHOICE, "A new player.")
    assert facing.desk.situation.acts[-1] == Fold("C", leaves_to=200)
    assert "A new player." in facing.acts.view(2).incident


def test_the_floor_chooses_by_keyboard(facing: MainWindow, hands: Hands) -> None:
    undercall(facing, hands)
    hands.press(Qt.Key.Key_1, ALT)
    assert facing.desk.situation.acts[-1] == Call("C")


def test_the_floor_decides_otherwise(facing: MainWindow, hands: Hands) -> None:
    hands.type("i33")
    hands.click(page(facing).otherwise)
    choices = page(facing).result.choices
    shown = [button.choice.label for button in choices if button.isVisible()]
    assert "B calls" in shown and "B raises to 1,000" not in shown
    hands.click(choices[shown.index("B calls")])
    assert facing.desk.situation.acts[-1] == Call("B")
    assert facing.desk.dispute.incidents[0].decided == FLOOR


# --- the history ----------------------------------------------------------------------------------


def test_the_act_keeps_what_happened_and_opens_it_again(facing: MainWindow, hands: Hands) -> None:
    hands.type("i33")
    hands.press(Qt.Key.Key_Return)
    hands.type("c ")
    assert "2 chips · 1,000" in facing.acts.view(1).incident
    assert facing.acts.view(0).incident == ""
    hands.click_act(1)
    assert facing.door.editing.incident == Incident(seat="B", chips=(500, 500))
    assert page(facing).questions.then.buttons["others"].choice.chosen
    hands.press(Qt.Key.Key_Backspace)
    hands.press(Qt.Key.Key_Return)
    assert facing.desk.situation.acts == (Bet("A", 300), Call("B"), Call("C"))
    facing.actions_set.undo.trigger()
    assert facing.desk.situation.acts[1] == Raise("B", 1000)
    assert facing.acts.view(1).incident


def test_one_undo_takes_all_of_it_back(facing: MainWindow, hands: Hands) -> None:
    hands.type("i33")
    hands.press(Qt.Key.Key_Return)
    facing.actions_set.undo.trigger()
    assert facing.desk.situation.acts == (Bet("A", 300),)
    assert facing.desk.dispute.incidents == ()


def test_a_fault_offers_to_tell_what_happened(facing: MainWindow, hands: Hands) -> None:
    assert not facing.entry.question.isVisible()
    hands.type("r450 ")
    hands.click(facing.entry.question)
    assert facing.door.editing.incident == Incident(seat="B", said="raise", said_amount=450)
    assert not facing.entry.question.isVisible()
    assert headline(facing) == "This is a raise to 600."
    hands.press(Qt.Key.Key_Return)
    assert facing.desk.situation.acts == (Bet("A", 300), Raise("B", 600))
    assert facing.desk.replay.steps[-1].ruling.reasons == ()


def test_the_key_opens_a_fault_too(facing: MainWindow, hands: Hands) -> None:
    hands.type("r450 i")
    assert facing.door.editing.incident.said_amount == 450
    hands.press(Qt.Key.Key_Escape)
    assert facing.entry.question.isVisible()


def test_a_correction_replaces_the_wager(facing: MainWindow, hands: Hands) -> None:
    hands.type("r450 c i")
    assert facing.door.editing.incident.seat == "D"
    entry = next(a for a in page(facing).what.menu().actions() if a.data() == "wrong-amount")
    entry.trigger()
    hands.click(page(facing).questions.seats.buttons["B"])
    assert headline(facing).startswith("The raise is corrected: to 600.")
    hands.click(page(facing).apply)
    assert facing.desk.situation.acts == (Bet("A", 300), Raise("B", 600), Call("C"))
    assert facing.acts.view(1).incident


@pytest.mark.parametrize(
    ("what", "pane", "then"),
    [
        ("string-bet", "chips", "2"),
        ("conditional", "said", ""),
        ("premature", "said", ""),
        ("misquoted", "quoted", "300"),
    ],
)
def test_out_of_no_facts_nothing_is_ruled(
    facing: MainWindow, hands: Hands, what: str, pane: str, then: str
) -> None:
    hands.type("i")
    choose_kind(facing, what)
    shown = page(facing)
    assert headline(facing).startswith("For the ruling it must be known: ")
    assert not shown.apply.isEnabled() and not shown.result.choices
    assert shown.view is not None
    group = shown.view.group(pane)
    assert group is not None and group.asked
    hands.type(then)
    if not then:
        hands.press(Qt.Key.Key_R, ALT)
    assert not headline(facing).startswith("For the ruling")


# --- in and out -----------------------------------------------------------------------------------


def test_the_page_that_is_open_already_stays_open(facing: MainWindow, hands: Hands) -> None:
    hands.type("i")
    hands.press(Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert facing.door.is_open and page(facing).isVisible()
    hands.type("33")
    assert headline(facing).startswith("This is a raise to 1,000.")


def test_what_was_entered_is_there_again_after_escape(facing: MainWindow, hands: Hands) -> None:
    hands.type("i33")
    hands.press(Qt.Key.Key_Escape)
    assert facing.felt.isVisible()
    hands.type("i")
    assert headline(facing).startswith("This is a raise to 1,000.")
    hands.press(Qt.Key.Key_Escape)
    hands.type("c i")  # now it is about another act
    assert facing.door.editing.incident.chips == ()


def test_what_was_applied_is_not_entered_again(facing: MainWindow, hands: Hands) -> None:
    hands.type("i33")
    hands.press(Qt.Key.Key_Return)
    hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    hands.type("i")
    assert facing.door.editing.incident.chips == ()


def test_escape_goes_back_and_changes_nothing(facing: MainWindow, hands: Hands) -> None:
    before = facing.desk.dispute
    hands.type("i33")
    hands.press(Qt.Key.Key_Escape)
    assert facing.desk.dispute == before
    assert facing.felt.isVisible() and facing.entry.edit.hasFocus()
    hands.type("c ")
    assert facing.desk.situation.acts[-1] == Call("B")


def test_letters_go_to_the_entry_line_and_the_page_follows(
    facing: MainWindow, hands: Hands
) -> None:
    hands.type("i3")
    hands.type("c ")
    assert facing.desk.situation.acts == (Bet("A", 300), Call("B"))
    assert facing.door.is_open
    assert page(facing).questions.then.buttons["others"].choice.chosen
    hands.press(Qt.Key.Key_Escape)
    assert not facing.door.is_open


def test_the_letter_is_one_of_the_line_where_it_means_something_there(
    window: MainWindow, hands: Hands
) -> None:
    hands.type("H,I,J: f: b100 i")
    assert not window.door.is_open
    hands.press(Qt.Key.Key_I, Qt.KeyboardModifier.ControlModifier)
    assert window.door.is_open


def test_the_menu_of_a_seat_opens_it_for_that_seat(facing: MainWindow, hands: Hands) -> None:
    hands.menu_of_seat("D", "What happened?")
    assert facing.door.editing.incident.seat == "D"


def test_it_is_copied_as_text(facing: MainWindow, hands: Hands) -> None:
    hands.type("i33")
    control_shift = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    hands.press(Qt.Key.Key_C, control_shift)
    copied = QGuiApplication.clipboard().text()
    assert "2 chips · 1,000" in copied and "This is a raise to 1,000." in copied
    QGuiApplication.clipboard().clear()
    hands.click(page(facing).copy)
    assert QGuiApplication.clipboard().text() == copied


def test_what_is_not_asked_is_not_there(facing: MainWindow, hands: Hands) -> None:
    hands.type("i")
    panes = page(facing).questions.panes
    for action in page(facing).what.menu().actions():
        action.trigger()
        QApplication.processEvents()
        assert panes["who"].isVisible()
        assert page(facing).isAncestorOf(QApplication.focusWidget()), action.text()
        assert headline(facing)
    assert not panes["chips"].isHidden()  # the last one: chips moved, not let go


# --- for everyone ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_page_has_a_name(facing: MainWindow, hands: Hands, language: str) -> None:
    facing.context.language_picked.emit(language)
    undercall_in_any_language(facing, hands)
    inside = [widget for widget in focusable(facing) if page(facing).isAncestorOf(widget)]
    inside = [widget for widget in inside if widget.isVisible()]
    assert len(inside) > 8
    assert [widget for widget in inside if not spoken_name(widget).strip()] == []


def undercall_in_any_language(window: MainWindow, hands: Hands) -> None:
    hands.type("r900 i22")
    assert page(window).result.choices


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_targets_on_the_page_are_large_enough(
    facing: MainWindow, hands: Hands, size: QSize
) -> None:
    facing.resize(size)
    undercall(facing, hands)
    for widget in page(facing).questions.findChildren(QAbstractButton):
        if widget.isVisible() and widget.isEnabled() and not widget.inherits("QToolButton"):
            assert min(widget.width(), widget.height()) >= TOUCH, widget
    for field in page(facing).questions.findChildren(QLineEdit):
        if field.isVisible():
            assert field.height() >= TOUCH


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_on_the_page_is_cut(
    facing: MainWindow, hands: Hands, size: QSize, language: str, cut: list[str]
) -> None:
    facing.resize(size)
    facing.context.language_picked.emit(language)
    facing.wear(theme.LIGHT)
    undercall_in_any_language(facing, hands)
    for widget in (facing, page(facing)):
        QApplication.processEvents()
        widget.grab()
    assert cut == []
    all_in_place(page(facing))
    result = page(facing).result
    first = result.body.citations[0].boxes[0].translated(0, result.body.y())
    assert 0 <= first.top() <= first.bottom() < result.below.viewport().height()


def all_in_place(shown: IncidentPanel) -> None:
    questions = shown.questions
    wide = questions.viewport().width()
    for pane in questions.panes.values():
        if pane.isVisible():
            assert pane.geometry().right() <= wide
            assert pane.title.width() >= pane.title.sizeHint().width()
    for row in (questions.seats, questions.said, questions.then):
        boxes = [button.geometry() for button in row.buttons.values()]
        for number, box in enumerate(boxes):
            assert row.rect().contains(box)
            assert not any(box.intersects(other) for other in boxes[:number])
    for label in (shown.place, shown.title):
        assert label.width() >= label.sizeHint().width()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("percent", [150, 200])
def test_what_has_no_room_in_the_head_ends_in_an_ellipsis(
    facing: MainWindow, hands: Hands, percent: int, language: str
) -> None:
    facing.resize(SIZES[1])
    facing.context.language_picked.emit(language)
    facing.look.set_text_size(percent)
    hands.type("r900 r1500 r2100 i22")
    shown = page(facing)
    QApplication.processEvents()
    shown.grab()
    parts = (shown.title, shown.what, shown.place, shown.back)
    for part in parts:
        assert 0 <= part.geometry().left() <= part.geometry().right() < shown.width()
    for part in (shown.title, shown.what, shown.back):
        assert part.width() >= part.sizeHint().width()
    told = shown.place.shown
    if told != shown.place.text():
        assert told.endswith("…") and shown.place.toolTip() == shown.place.text()
    assert shown.place.fontMetrics().horizontalAdvance(told) <= shown.place.width()
    wide = shown.questions.viewport().width()
    assert all(pane.geometry().right() <= wide for pane in shown.questions.panes.values())
    assert (told == shown.place.text()) == (shown.place.width() >= shown.place.sizeHint().width())


def test_tab_stops_once_in_each_row(facing: MainWindow, hands: Hands) -> None:
    hands.type("i3")
    questions = page(facing).questions
    seen = []
    for _ in range(30):
        held = QApplication.focusWidget()
        seen.append(held)
        QTest.keyClick(held, Qt.Key.Key_Tab)
        if QApplication.focusWidget() is seen[0]:
            break
    stops = [one for one in seen if questions.said.isAncestorOf(one)]
    assert stops == [questions.said.buttons["nothing"]]
    assert page(facing).apply in seen and page(facing).back in seen
