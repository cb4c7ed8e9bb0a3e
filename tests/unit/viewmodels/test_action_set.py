"""The shared actions are enabled where the engine allows the act, and say what it costs or why not."""

import pytest
from PySide6.QtGui import QKeySequence

from floorapp.engine.acts import AllIn, Bet, Call, Check, Complete, Fold, NextStreet, Raise
from floorapp.engine.rulings import Decision
from floorapp.viewmodels.action_set import ActionSet


def actions(desk):
    shown = ActionSet(desk)
    shown.setParent(desk)
    return shown


def enabled(shown):
    return {name for name, action in shown.acts.items() if action.isEnabled()}


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("flop: ", {"fold", "check", "wager", "all-in"}),
        ("flop: b100 ", {"fold", "call", "wager", "all-in"}),
        ("2p flop: b100 r250 a300 ", {"fold", "call"}),
        ("A,B,C,D,E flop: b100 a125 c a200 c c ", {"fold", "call"}),
        ("2p flop: x x ", set()),
        ("3p flop: f f ", set()),
    ],
)
def test_what_the_seat_may_do_is_enabled(at, line, names):
    assert enabled(actions(at(line))) == names


@pytest.mark.parametrize(
    ("name", "act"),
    [
        ("fold", Fold("2")),
        ("call", Call("2")),
        ("wager", Raise("2", 200)),
    ],
)
def test_each_action_makes_its_act_with_the_amount_shown(at, name, act):
    desk = at("flop: b100 ")
    actions(desk).acts[name].trigger()
    assert desk.situation.acts[-1] == act


@pytest.mark.parametrize(("name", "act"), [("check", Check("1")), ("wager", Bet("1", 100))])
def test_with_nothing_to_call_a_seat_checks_or_bets(at, name, act):
    desk = at("flop: ")
    actions(desk).acts[name].trigger()
    assert desk.situation.acts == (act,)


def test_an_act_of_a_seat_asked_about_out_of_turn_is_marked_and_held(at):
    desk = at("flop: b100 ")
    shown = actions(desk)
    desk.ask("5")
    shown.acts["call"].trigger()
    assert desk.situation.acts[-1] == Call("5", None, out_of_turn=True)
    assert desk.replay.steps[-1].ruling.decision is Decision.HELD


def test_a_seat_whose_act_is_held_may_not_make_another(at):
    desk = at("flop: b100 5:c ")
    shown = actions(desk)
    desk.ask("5")
    assert not enabled(shown)
    assert {shown.label(name).detail for name in shown.acts} == {"✗ Rule 53-A: an act is waiting"}
    desk.ask(None)
    assert "call" in enabled(shown)


def test_a_folded_seat_may_do_nothing_and_is_told_why(at):
    desk = at("flop: b100 f ")
    shown = actions(desk)
    desk.ask("2")
    assert not enabled(shown)
    assert {shown.label(name).detail for name in shown.acts} == {"✗ Rule 50: has folded"}


def test_where_the_round_is_over_nothing_happens(at):
    desk = at("2p flop: x x ")
    shown = actions(desk)
    desk.ask("1")
    before = desk.dispute
    assert not enabled(shown) and shown.amount_fault() == ""
    shown.acts["fold"].setEnabled(True)
    shown.acts["fold"].trigger()
    assert desk.dispute is before


@pytest.mark.parametrize(
    ("amount", "wager", "all_in"), [(900, False, False), (500, True, True), (150, False, False)]
)
def test_the_amount_is_judged_against_the_stack_and_the_minimum(at, amount, wager, all_in):
    desk = at("flop: b100 ")
    desk.setting.set_stack("2", 500)
    shown = actions(desk)
    shown.set_amount(amount)
    assert shown.acts["wager"].isEnabled() is wager
    assert shown.acts["all-in"].isEnabled() is all_in
    assert bool(shown.amount_fault()) is not wager
    assert shown.acts["wager"].toolTip() == (shown.amount_fault() or shown.label("wager").title)


def test_an_all_in_of_an_unknown_stack_asks_for_its_amount(at):
    desk = at("flop: b100 ")
    shown = actions(desk)
    asked = []
    shown.amount_wanted.connect(lambda: asked.append(True))
    before = desk.dispute
    shown.acts["all-in"].trigger()
    assert asked and desk.dispute is before
    shown.set_amount(350)
    assert shown.label("all-in").title == "All-in 350"
    shown.acts["all-in"].trigger()
    assert desk.situation.acts[-1] == AllIn("2", 350)


def test_in_fixed_limit_there_is_one_amount(at):
    desk = at("10/20 fl flop: b20 ")
    shown = actions(desk)
    shown.set_amount(999)
    assert shown.label("wager").title == "Raise to 40" and shown.amount_fault() == ""
    shown.acts["wager"].trigger()
    assert desk.situation.acts[-1] == Raise("2", 40)


def test_a_short_all_in_is_completed(at):
    desk = at("10/20 fl flop: a5 ")
    shown = actions(desk)
    assert shown.label("wager").title == "Complete to 20"
    shown.acts["wager"].trigger()
    assert desk.situation.acts[-1] == Complete("2", 20)


def test_at_the_cap_the_button_says_so(at):
    shown = actions(at("10/20 fl 6p flop: b20 r40 r60 r80 r100 ", book="wsop-2026"))
    assert not shown.acts["wager"].isEnabled()
    assert "4 of 4 raises" in shown.label("wager").detail


def test_pot_limit_bounds_the_amount(at):
    shown = actions(at("50/100 pl pre: r350 "))
    assert shown.label("wager").title == "Raise to 600–1,200"
    shown.set_amount(5000)
    assert shown.amount == 1200
    shown.set_amount(700)
    shown.pot.trigger()
    assert shown.amount == 1200 and shown.acts["wager"].isEnabled()


def test_an_unknown_pot_bounds_nothing(at):
    shown = actions(at("50/100 pl flop: b100 "))
    assert shown.label("wager").title == "Raise to ≥ 200" and not shown.pot.isEnabled()


def test_what_the_floor_decides_can_be_pressed_and_says_so(at):
    desk = at("A,B,C,D,E flop: b100 a125 c a200 c ", book="wsop-2026")
    shown = actions(desk)
    assert shown.acts["wager"].isEnabled()
    assert shown.label("wager").detail == "R · floor decides"
    shown.acts["wager"].trigger()
    assert desk.replay.steps[-1].ruling.decision is Decision.FLOOR


def test_the_next_street_may_be_dealt_when_the_round_is_over(at):
    desk = at("2p flop: x x ")
    shown = actions(desk)
    assert shown.next.isEnabled() and shown.label("next").title == "Next street: Turn"
    shown.next.trigger()
    assert desk.situation.acts[-1] == NextStreet() and not shown.next.isEnabled()


@pytest.mark.parametrize("line", ["flop: ", "3p flop: f f ", "2p river: x x ", "flop: b100 Z:c "])
def test_no_street_is_dealt_elsewhere(at, line):
    desk = at(line)
    before = desk.dispute
    assert not actions(desk).next.isEnabled()
    desk.deal()
    assert desk.dispute is before


def test_a_named_opener_acts_in_stud(at):
    desk = at("10/20 fl 3p third: 1:i5 c c /fourth ")
    shown = actions(desk)
    assert not enabled(shown)
    desk.ask("3")
    assert {"check", "wager"} <= enabled(shown)
    shown.acts["check"].trigger()
    assert desk.situation.acts[-1] == Check("3") and desk.answer.to_act == "1"


def test_an_all_in_of_nothing_is_none(at):
    shown = actions(at("flop: "))
    shown.set_amount(0)
    assert enabled(shown) == {"fold", "check"}


def test_a_stack_below_the_minimum_goes_all_in_only(at):
    desk = at("flop: b100 ")
    desk.setting.set_stack("2", 150)
    shown = actions(desk)
    assert enabled(shown) == {"fold", "call", "all-in"}
    assert shown.amount == 150
    shown.acts["all-in"].trigger()
    assert desk.situation.acts[-1] == AllIn("2", 150)


def test_a_known_stack_is_all_in_whatever_the_least_raise(at):
    desk = at("flop: b100 ")
    desk.setting.set_stack("2", 900)
    shown = actions(desk)
    assert (shown.amount, shown.label("all-in").title) == (200, "All-in 900")


@pytest.mark.parametrize(
    ("name", "title", "detail"),
    [
        ("fold", "Fold", "F"),
        ("call", "Call 100", "C · to 100"),
        ("wager", "Raise to ≥ 200", "R"),
        ("all-in", "All-in …", "A · enter the total"),
        ("check", "Check", "✗"),
    ],
)
def test_a_button_says_what_it_does_its_key_or_why_not(at, name, title, detail):
    label = actions(at("flop: b100 ")).label(name)
    assert label.title == title
    assert label.detail == detail or (detail == "✗" and label.detail.startswith("✗"))


def test_the_title_follows_the_amount(at):
    shown = actions(at("flop: "))
    assert "100" in shown.label("wager").title
    shown.set_amount(350)
    assert "350" in shown.label("wager").title and "350" in shown.label("all-in").title


# --- the amount -----------------------------------------------------------------------------


def test_the_keypad_replaces_what_the_field_started_with_and_takes_digits_back(at):
    shown = actions(at("flop: "))
    assert shown.amount == 100
    for digit in "0350":
        shown.press_digit(digit)
    assert (shown.amount, shown.amount_text()) == (350, "350")
    shown.press_back()
    assert shown.amount == 35
    for _ in range(3):
        shown.press_back()
    assert shown.amount == 0
    shown.press_digit("7")
    assert shown.amount == 7


def test_an_amount_has_nine_digits_at_most(at):
    shown = actions(at("flop: "))
    for digit in "1234567890":
        shown.press_digit(digit)
    assert shown.amount == 123456789
    shown.set_amount(10**12)
    assert shown.amount == 10**9 - 1
    shown.set_amount(-5)
    assert shown.amount == 0


def test_steps_go_by_the_smallest_chip_onto_a_whole_number_of_them(at):
    desk = at("50/100 flop: ")
    shown = actions(desk)
    chip = shown.step_by
    assert chip > 1
    shown.set_amount(2 * chip + 1)
    shown.step(1)
    assert shown.amount == 3 * chip
    shown.step(-10)
    assert shown.amount == 0


def test_the_amount_starts_again_after_an_act(at):
    desk = at("flop: ")
    shown = actions(desk)
    shown.set_amount(350)
    shown.acts["wager"].trigger()
    assert desk.situation.acts == (Bet("1", 350),)
    assert shown.amount == 700


# --- the commands ---------------------------------------------------------------------------


def test_undo_redo_and_new_are_enabled_where_there_is_something_to_do(at):
    desk = at()
    shown = actions(desk)
    assert not shown.undo.isEnabled() and not shown.redo.isEnabled()
    desk.type_line("flop: b100 ")
    assert shown.undo.isEnabled()
    shown.undo.trigger()
    assert shown.redo.isEnabled() and desk.dispute.text == ""
    shown.redo.trigger()
    assert desk.dispute.text == "flop: b100 "
    shown.new.trigger()
    assert not desk.situation.acts


def test_redo_has_both_keys_that_people_know(at):
    keys = [
        key.toString(QKeySequence.SequenceFormat.PortableText)
        for key in actions(at()).redo.shortcuts()
    ]
    assert keys == ["Ctrl+Y", "Ctrl+Shift+Z"]


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_words_follow_the_language(at, language):
    desk = at("flop: b1000 ")
    shown = actions(desk)
    english = {name: shown.label(name).title for name in shown.acts}
    desk.set_language(language)
    assert shown.label("fold").title != english["fold"]
    assert shown.label("call").title != english["call"]
