"""Seats join, leave, are asked about, edited and straddle, by mouse alone and by keyboard alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from floorapp.engine.acts import Bet, Call, Raise, Straddle
from floorapp.engine.rulings import Decision
from floorapp.viewmodels.views import Right
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.seat_widget import SeatWidget
from tests.gui.hands import Hands, open_menu


def in_hand(window: MainWindow) -> list[str]:
    return [seat.view.chair for seat in window.felt.seats if seat.view.in_hand]


def written(seat: SeatWidget) -> set[str]:
    return {word.text for word in seat.picture.words}


def test_one_click_on_an_empty_chair_only_offers_to_join(set_up: MainWindow, hands: Hands) -> None:
    before = set_up.desk.dispute
    hands.seat("7")
    assert set_up.desk.dispute is before
    assert "+ join" in written(hands.seat_at("7"))
    hands.press(Qt.Key.Key_Tab)
    assert "not in hand" in written(hands.seat_at("7"))


def test_a_double_click_on_an_empty_chair_lets_it_join(set_up: MainWindow, hands: Hands) -> None:
    seat = hands.seat_at("7")
    hands.click(seat)
    QTest.mouseDClick(seat, Qt.MouseButton.LeftButton, pos=seat.rect().center())
    assert set_up.desk.situation.seats == ("A", "B", "C", "D", "E", "7")
    assert hands.seat_at("7").view.in_hand and not hands.is_editing()


def test_enter_on_an_empty_chair_lets_it_join(set_up: MainWindow, hands: Hands) -> None:
    hands.tab_to(hands.seat_at("8"))
    assert "+ join" in written(hands.seat_at("8"))
    assert hands.seat_at("8").accessibleDescription().endswith("+ join")
    hands.press(Qt.Key.Key_Return)
    assert set_up.desk.situation.seats[-1] == "8" and hands.clicks == 0


def test_space_on_an_empty_chair_lets_it_join(set_up: MainWindow, hands: Hands) -> None:
    hands.tab_to(hands.seat_at("8"))
    hands.press(Qt.Key.Key_Space)
    assert set_up.desk.situation.seats[-1] == "8" and hands.clicks == 0


def test_the_menu_of_an_empty_chair_lets_it_join(set_up: MainWindow, hands: Hands) -> None:
    hands.menu_of_seat("9", "Join the hand")
    assert "9" in set_up.desk.situation.seats


def test_delete_takes_a_seat_out_of_the_hand(set_up: MainWindow, hands: Hands) -> None:
    hands.tab_to(hands.seat_at("C"))
    hands.press(Qt.Key.Key_Delete)
    assert in_hand(set_up) == ["A", "B", "D", "E"]
    assert hands.seat_at("C").view.did == "not in hand"


def test_the_menu_takes_a_seat_out_of_the_hand(set_up: MainWindow, hands: Hands) -> None:
    hands.menu_of_seat("C", "Not in the hand")
    assert in_hand(set_up) == ["A", "B", "D", "E"] and hands.keys == 0


def test_two_seats_stay_whatever_is_deleted(set_up: MainWindow, hands: Hands) -> None:
    for label in "ABCDE":
        hands.seat_at(label).setFocus()
        hands.press(Qt.Key.Key_Delete)
    assert in_hand(set_up) == ["D", "E"]


def test_the_menu_key_opens_the_menu_of_a_seat(set_up: MainWindow, hands: Hands) -> None:
    hands.tab_to(hands.seat_at("C"))
    hands.press(Qt.Key.Key_Menu)
    menu = open_menu()
    assert [action.text() for action in menu.actions() if action.text()] == [
        "What may this seat do?",
        "What happened?",
        "Change stack and bet",
        "First seat after the button",
        "Not in the hand",
    ]
    menu.close()
    assert in_hand(set_up) == ["A", "B", "C", "D", "E"]


# --- asking, and acting out of turn --------------------------------------------------------------


def test_a_seat_that_is_picked_is_ruled_on(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 a125 c a200 c c")
    hands.seat("E")
    assert set_up.ruling.headline.text().startswith("E ")
    assert hands.seat_at("E").view.is_asked and hands.seat_at("C").view.is_turn
    hands.seat("C")
    assert set_up.ruling.headline.text() == "C may fold or call 75."


def test_return_on_a_seat_asks_about_it(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 ")
    hands.tab_to(hands.seat_at("D"))
    hands.press(Qt.Key.Key_Return)
    assert set_up.desk.asked == "D"


def test_the_menu_asks_about_a_seat(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 ")
    hands.menu_of_seat("D", "What may this seat do?")
    assert set_up.desk.asked == "D"


def test_an_act_out_of_turn_is_marked_and_held_then_bound(set_up: MainWindow, hands: Hands) -> None:
    hands.act("wager")
    hands.seat("D")
    hands.act("call")
    assert set_up.desk.situation.acts == (Bet("A", 100), Call("D", None, out_of_turn=True))
    assert set_up.entry.edit.text() == "b100 D:c "
    assert hands.seat_at("D").view.note == "held"
    assert set_up.ruling.headline.text().startswith("B ")
    hands.act("call")
    hands.act("call")
    assert set_up.desk.replay.steps[1].ruling.decision is Decision.ALLOWED
    assert hands.seat_at("D").view.total == "100" and hands.seat_at("E").view.is_turn
    assert hands.keys == 0


def test_an_act_out_of_turn_is_void_when_the_action_changes(
    set_up: MainWindow, hands: Hands
) -> None:
    hands.type("100 D:c r300 ")
    assert hands.seat_at("D").view.note == "void"
    assert set_up.desk.replay.steps[1].ruling.decision is Decision.VOID
    assert hands.seat_at("D").view.right is Right.RAISE
    assert hands.clicks == 0


def test_a_seat_whose_act_is_held_offers_nothing(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 D:c ")
    hands.seat("D")
    assert not any(button.isEnabled() for button in set_up.bar.buttons.values())


# --- editing in place ----------------------------------------------------------------------------


def test_a_double_click_edits_stack_and_bet_in_place(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 ")
    editor = hands.double_click_seat("B")
    assert editor.total.hasFocus()
    hands.type("300")
    hands.click(editor.stack)
    hands.type("2 000")
    hands.press(Qt.Key.Key_Return)
    assert not hands.is_editing()
    assert set_up.desk.situation.acts == (Bet("A", 100), Raise("B", 300))
    assert set_up.desk.situation.stacks == {"B": 2000}
    assert (hands.seat_at("B").view.total, hands.seat_at("B").view.stack) == ("300", "2,000")
    assert set_up.entry.edit.text() == "b100 r300 "


def test_one_edit_is_one_step_of_undo(set_up: MainWindow, hands: Hands) -> None:
    before = set_up.desk.situation
    hands.menu_of_seat("7", "Join the hand")
    joined = set_up.desk.situation
    hands.double_click_seat("7")
    assert "7" in joined.seats
    hands.type("300")
    hands.press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    hands.type("900")
    hands.press(Qt.Key.Key_Return)
    assert set_up.desk.situation.stacks == {"7": 900} and set_up.desk.situation.acts
    hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert set_up.desk.situation == joined
    hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert set_up.desk.situation == before


def test_f2_edits_and_escape_cancels(set_up: MainWindow, hands: Hands) -> None:
    before = set_up.desk.dispute
    hands.tab_to(hands.seat_at("A"))
    hands.press(Qt.Key.Key_F2)
    hands.type("900")
    hands.press(Qt.Key.Key_Escape)
    assert not hands.is_editing() and set_up.desk.dispute is before
    assert hands.seat_at("A").hasFocus()


def test_the_menu_edits(set_up: MainWindow, hands: Hands) -> None:
    hands.menu_of_seat("A", "Change stack and bet")
    hands.type("250")
    hands.press(Qt.Key.Key_Return)
    assert set_up.desk.situation.acts == (Bet("A", 250),)


@pytest.mark.parametrize("typed", ["1.50", "abc", "-5", "10 00"])
def test_a_bad_amount_is_told_and_changes_nothing(
    set_up: MainWindow, hands: Hands, typed: str
) -> None:
    before = set_up.desk.dispute
    hands.tab_to(hands.seat_at("A"))
    hands.press(Qt.Key.Key_F2)
    hands.type(typed)
    hands.press(Qt.Key.Key_Return)
    assert set_up.desk.dispute is before
    message = set_up.entry.message
    assert message.isVisible()
    assert message.text() == f"“{typed}” is not an amount of whole chips."
    hands.type("100")
    assert "whole chips" not in message.text()


# --- the set-up from the seats --------------------------------------------------------------------


def test_a_straddle_is_posted_from_the_menu(window: MainWindow, hands: Hands) -> None:
    hands.menu_of_seat("3", "Straddle")
    assert window.desk.situation.acts[-1] == Straddle("3", 200)
    assert hands.seat_at("3").view.marks == ("STR",)
    assert hands.seat_at("4").view.is_turn and "200" in window.ruling.headline.text()
    hands.double_click_seat("5")
    hands.press(Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    hands.type("3000")
    hands.press(Qt.Key.Key_Return)
    assert Straddle("3", 200) in window.desk.situation.acts


def test_no_straddle_is_offered_once_someone_has_acted(window: MainWindow, hands: Hands) -> None:
    offered = [action.text() for action in window.seat_menu(2).actions()]
    hands.type("c ")
    still = [action.text() for action in window.seat_menu(2).actions()]
    assert "Straddle" in offered and "Straddle" not in still


def test_the_first_seat_after_the_button_is_set_from_the_menu(
    set_up: MainWindow, hands: Hands
) -> None:
    hands.menu_of_seat("D", "First seat after the button")
    assert set_up.desk.situation.seats == ("D", "E", "A", "B", "C")
    assert hands.seat_at("D").view.is_turn


@pytest.mark.parametrize("line", ["A,B,C,D,E flop: 100 ", "4p flop: 100 ", "11p pre: ", "2p pre: "])
def test_the_button_goes_to_another_seat_and_stays_at_no_other(
    window: MainWindow, line: str
) -> None:
    window.desk.type_line(line)
    seats = window.desk.situation.seats
    marked = [seat.view.chair for seat in window.felt.seats if seat.shows_button]
    dealer = [seat.view.chair for seat in window.felt.seats if seat.view.dealer]
    assert dealer == [seats[-1]]
    assert marked == ([] if window.felt.button is not None else dealer)
