"""Whole hands and every betting structure, by keys and clicks."""

import pytest
from PySide6.QtCore import Qt

from floorapp.engine.acts import Ante, Bet, BringIn, Call, Check, Complete, NextStreet, Post
from floorapp.viewmodels.views import Right
from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands


def chips(window: MainWindow) -> list[str]:
    return [window.acts.view(row).text for row in range(window.acts.rowCount())]


def shown(window: MainWindow) -> dict[str, str]:
    return {seat.view.label: seat.view.did for seat in window.felt.seats if seat.view.in_hand}


def test_n_deals_the_next_street_from_the_entry_line(set_up: MainWindow, hands: Hands) -> None:
    hands.type("x x x x x ")
    assert set_up.bar.next.isVisible() and set_up.bar.next.text() == "Next street: Turn"
    hands.type("n")
    assert set_up.desk.situation.acts[-1] == NextStreet()
    assert set_up.entry.edit.text() == "x x x x x / "
    assert set_up.context.street.text().startswith("Turn")
    hands.type("b200")
    assert set_up.desk.situation.acts[-1] == Bet("A", 200)


def test_a_slash_deals_it_too(set_up: MainWindow, hands: Hands) -> None:
    hands.type("x x x x x / b200")
    assert chips(set_up)[-2:] == ["Turn", "A bet 200"]


def test_n_keeps_the_line_as_it_was_typed(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 call c c c n")
    assert set_up.entry.edit.text() == "100 call c c c / "
    assert set_up.desk.replay.table.street == "turn"


def test_looking_back_the_next_street_is_the_one_that_was_dealt(
    set_up: MainWindow, hands: Hands
) -> None:
    hands.type("b100 c c c c / b200 c")
    before = set_up.desk.situation
    hands.click_act(4)
    assert set_up.bar.next.isVisible()
    hands.click(set_up.bar.next)
    assert set_up.desk.replay.table.street == "turn" and set_up.desk.situation == before


def test_n_elsewhere_in_a_line_is_a_letter(set_up: MainWindow, hands: Hands) -> None:
    hands.type("x n")
    assert set_up.entry.edit.text() == "x n"
    assert not set_up.bar.next.isVisible() and not set_up.actions_set.next.isEnabled()


def test_the_button_deals_it_and_undo_takes_it_back(set_up: MainWindow, hands: Hands) -> None:
    for name in ("check",) * 5:
        hands.act(name)
    assert not any(button.isEnabled() for button in set_up.bar.buttons.values())
    hands.click(set_up.bar.next)
    assert set_up.desk.replay.table.street == "turn" and not set_up.bar.next.isVisible()
    assert set_up.bar.amount.isVisible()
    hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert set_up.desk.replay.table.street == "flop" and set_up.bar.next.isVisible()


def test_n_as_a_key_of_the_window(set_up: MainWindow, hands: Hands) -> None:
    hands.type("x x x x x ")
    set_up.felt.seats[0].setFocus()
    hands.type("n")
    assert set_up.desk.replay.table.street == "turn"


def test_who_folded_or_is_all_in_stays_so_on_the_next_street(
    set_up: MainWindow, hands: Hands
) -> None:
    hands.type("b100 a80 c f f / ")
    did = shown(set_up)
    assert (did["A"], did["B"], did["C"], did["D"]) == ("", "All-in", "", "fold")
    totals = {seat.view.label: seat.view.total for seat in set_up.felt.seats}
    assert set(totals.values()) == {""}
    assert set_up.felt.seats[0].view.is_turn


def test_looking_back_goes_across_streets(set_up: MainWindow, hands: Hands) -> None:
    hands.type("b100 c c c c / b200 c c c c / ")
    assert set_up.desk.replay.table.street == "river"
    hands.click_act(1)
    assert set_up.desk.replay.table.street == "flop"
    assert set_up.context.street.text().startswith("Flop")
    hands.click_act(5)
    assert set_up.desk.replay.table.street == "turn"
    hands.press(Qt.Key.Key_Escape)
    assert set_up.desk.replay.table.street == "river"


def test_a_stack_typed_on_a_later_street_is_what_is_there_then(
    set_up: MainWindow, hands: Hands
) -> None:
    hands.type("b100 c c c c / ")
    editor = hands.double_click_seat("A")
    editor.stack.setFocus()
    hands.type_over("400")
    hands.press(Qt.Key.Key_Return)
    assert set_up.desk.situation.stacks == {"A": 500}
    assert hands.seat_at("A").view.stack == "400"


def test_in_stud_the_opener_is_clicked(window: MainWindow, hands: Hands) -> None:
    hands.type("10/20 fl 3p third: 1:i5 c c /fourth ")
    assert window.ruling.headline.text() == "Name the seat that opens."
    assert not any(button.isEnabled() for button in window.bar.buttons.values())
    assert not window.bar.next.isVisible()
    hands.seat("2")
    hands.act("check")
    assert window.desk.situation.acts[-1] == Check("2") and window.desk.answer.to_act == "3"
    assert "2:x" in window.entry.edit.text()


def test_a_seat_brings_in_by_its_menu(window: MainWindow, hands: Hands) -> None:
    hands.type("10/20 fl 3p third: ")
    hands.menu_of_seat("2", "Bring-in")
    assert window.desk.situation.acts == (BringIn("2", 10),)
    assert window.entry.edit.text().endswith("2:i10 ") and window.desk.answer.to_act == "3"
    assert window.bar.buttons["wager"].text() == "Complete to 20"


def test_the_betting_is_chosen_from_a_menu(window: MainWindow, hands: Hands) -> None:
    hands.choose(window.context.betting, "Fixed limit")
    assert window.desk.situation.betting == "fixed-limit"
    assert window.context.betting.text().startswith("Fixed limit")
    hands.act("wager")
    assert window.desk.situation.acts[-1].to == 200
    hands.choose_by_keyboard(window.context.betting, "Pot-limit")
    assert window.desk.situation.betting == "pot-limit" and window.bar.pot.isVisible()


def test_the_streets_of_each_game_stand_together(window: MainWindow, hands: Hands) -> None:
    actions = window.context.street.menu().actions()
    assert [action.isSeparator() for action in actions].count(True) == 2
    hands.choose(window.context.street, "Fifth street")
    assert window.desk.situation.street == "fifth"
    assert window.context.street.text().startswith("Fifth street")


def test_a_limit_bet_follows_the_level_and_the_street(window: MainWindow, hands: Hands) -> None:
    hands.type("10/20 fl 2p f: ")
    assert window.bar.buttons["wager"].text() == "Bet 20"
    hands.type("x x / ")
    assert window.bar.buttons["wager"].text() == "Bet 40"
    window.desk.setting.set_blinds(20, 40)
    assert window.bar.buttons["wager"].text() == "Bet 80"


def test_a_short_all_in_is_completed_with_one_click(window: MainWindow, hands: Hands) -> None:
    hands.type("10/20 fl 5p f: a5 ")
    assert window.bar.buttons["wager"].text() == "Complete to 20"
    assert hands.seat_at("2").view.right_text == "✓ may complete"
    hands.act("wager")
    assert window.desk.situation.acts[-1] == Complete("2", 20)


def test_p_sets_the_pot(window: MainWindow, hands: Hands) -> None:
    hands.type("50/100 pl 6p pre: r350 ")
    assert window.bar.buttons["wager"].text() == "Raise to 600–1,200"
    hands.click(window.bar.amount)
    hands.type("p")
    assert window.actions_set.amount == 1200 and window.bar.amount.text() == "1,200"
    window.actions_set.set_amount(600)
    hands.click(window.bar.pot)
    hands.act("wager")
    assert window.desk.situation.acts[-1].to == 1200
    rungs = {rung.kind: rung for rung in window.shown_ruling.ladder.rungs}
    assert rungs["maximum"].label == "pot"


def test_the_floor_decides_is_marked_everywhere(window: MainWindow, hands: Hands) -> None:
    hands.choose(window.context.book, "WSOP 2026")
    hands.type("50/100 A,B,C,D,E f: 100 a125 c a200 c ")
    button = window.bar.buttons["wager"]
    assert button.isEnabled() and button.accessibleDescription() == "R · floor decides"
    seat = hands.seat_at("A")
    assert seat.view.right is Right.UNCLEAR and seat.view.right_text == "? left to the floor"
    assert seat.accessibleDescription().endswith("left to the floor")
    assert "?" not in seat.accessibleDescription()
    hands.act("wager")
    assert window.acts.view(window.acts.rowCount() - 1).note == "left to the floor"


def test_antes_stand_in_one_chip(window: MainWindow, hands: Hands) -> None:
    hands.type("50/100/10 9p pre: ")
    assert chips(window) == ["antes 90", "1 post 50", "2 post 100"]
    assert window.acts.view(0).note == "9 × 10"
    assert window.felt.accessibleDescription().startswith("Pot 240")
    hands.click_act(0)
    assert window.desk.looking_at == 9
    window.history.setFocus()
    hands.press(Qt.Key.Key_Delete)
    assert chips(window) == ["1 post 50", "2 post 100"]


@pytest.mark.parametrize("typed", ["line", "field"])
def test_a_big_ante_is_paid_by_the_big_blind(window: MainWindow, hands: Hands, typed: str) -> None:
    if typed == "line":
        hands.type("50/100/100 9p pre: ")
    else:
        hands.click(window.context.blinds)
        hands.type_over("50/100/100")
        hands.press(Qt.Key.Key_Return)
    assert window.desk.situation.acts == (Post("1", 50), Post("2", 100), Ante("2", 100))
    assert window.felt.accessibleDescription().startswith("Pot 250")


def test_the_order_of_blind_and_ante_is_the_books(window: MainWindow, hands: Hands) -> None:
    hands.type("50/100/100 3p pre: ")
    window.desk.setting.set_stack("2", 130)
    assert Ante("2", 30) in window.desk.situation.acts
    hands.choose(window.context.book, "House (ante first)")
    assert window.desk.situation.acts[0] != Ante("2", 30)
    assert Ante("2", 100) in window.desk.situation.acts


def test_an_all_in_of_an_unknown_stack_asks_for_the_amount(
    set_up: MainWindow, hands: Hands
) -> None:
    hands.act("wager")
    assert set_up.bar.buttons["all-in"].text() == "All-in …"
    hands.act("all-in")
    assert set_up.bar.amount.hasFocus() and len(set_up.desk.situation.acts) == 1
    hands.type("150")
    assert set_up.bar.buttons["all-in"].text() == "All-in 150"
    hands.act("all-in")
    assert set_up.acts.view(1).text == "B all-in 150"


@pytest.mark.usefixtures("set_up")
def test_an_all_in_held_out_of_turn_is_one_on_its_seat(hands: Hands) -> None:
    hands.type("b100 D:a300 ")
    assert hands.seat_at("D").view.did == "All-in 300" and hands.seat_at("D").view.note == "held"


def test_a_check_that_was_not_allowed_shows_no_bracket(set_up: MainWindow, hands: Hands) -> None:
    hands.type("b100 x c ")
    assert not set_up.shown_ruling.ladder.brackets


def test_pots_are_told_on_the_felt_and_beside_it(set_up: MainWindow, hands: Hands) -> None:
    hands.type("b100 a60 c c c ")
    assert "Main pot: earlier streets + 300" in set_up.felt.accessibleDescription()
    assert set_up.shown_ruling.pots[1].startswith("Side pot 1 · 160")
    assert set_up.shown_ruling.pots[0] in set_up.ruling.body.texts


@pytest.mark.parametrize("size", [(1110, 600), (1280, 800)])
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_other_books_are_always_in_view(
    set_up: MainWindow, size: tuple[int, int], language: str
) -> None:
    set_up.resize(*size)
    set_up.context.language_picked.emit(language)
    for line in ("100 a125 c a200 c ", "a125 c a200 c c ", "b100 r150 c ", "b100 a60 c c c "):
        set_up.desk.type_line(line)
        books = set_up.ruling.books
        assert books.isVisible() and books.texts
        assert set_up.ruling.rect().contains(books.geometry())
        seen = set_up.ruling.below.viewport().height()
        for start, end in set_up.ruling.body.lines():
            assert not start + 2 < seen < end - 1, line


def test_a_call_is_made_on_each_street_of_a_whole_hand(window: MainWindow, hands: Hands) -> None:
    hands.type("50/100 2p pre: c x / x x / x x / b100 c")
    assert window.desk.situation.acts[-1] == Call("2")
    assert window.desk.replay.table.street == "river"
    assert window.ruling.headline.text() == "The betting round is over."
    assert not window.actions_set.next.isEnabled()
