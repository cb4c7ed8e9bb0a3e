"""A stack and a street total typed over a seat become set-up and acts."""

import pytest

from floorapp.engine.acts import (
    AllIn,
    Ante,
    Bet,
    Call,
    Check,
    Fold,
    Post,
    PostShort,
    Raise,
    Straddle,
)
from floorapp.engine.situation import Situation
from floorapp.viewmodels.seat_editing import edit_seat, straddle


@pytest.mark.parametrize(("stack", "total"), [("abc", ""), ("", "1.50"), ("-5", ""), ("10 0", "")])
@pytest.mark.parametrize("chair", ["2", "8"])
def test_what_is_no_amount_is_told_and_changes_nothing(at, stack, total, chair):
    desk = at("5p flop: b100 ")
    before = desk.dispute
    problem = edit_seat(desk, chair, stack, total)
    assert problem is not None and problem.facts["text"] == (stack or total)
    assert desk.dispute is before


@pytest.mark.parametrize(
    ("line", "seat", "total", "acts"),
    [
        ("flop: ", "1", 300, (Bet("1", 300),)),
        ("flop: b100 ", "2", 300, (Bet("1", 100), Raise("2", 300))),
        ("flop: b100 ", "2", 100, (Bet("1", 100), Call("2"))),
        ("flop: b100 ", "2", 60, (Bet("1", 100), Call("2", 60))),
        ("flop: b100 ", "4", 300, (Bet("1", 100), Raise("4", 300, out_of_turn=True))),
        ("flop: b100 c ", "1", 200, (Bet("1", 200), Call("2"))),
        ("flop: b100 c ", "2", 400, (Bet("1", 100), Raise("2", 400))),
        ("flop: b100 a250 ", "2", 350, (Bet("1", 100), AllIn("2", 350))),
        ("flop: b100 r300 ", "2", 100, (Bet("1", 100), Call("2"))),
        ("flop: b100 r300 ", "2", 0, (Bet("1", 100),)),
        ("flop: b100 f ", "2", 300, (Bet("1", 100), Raise("2", 300))),
        ("flop: b100 f ", "2", 0, (Bet("1", 100), Fold("2"))),
        ("flop: x x ", "1", 300, (Bet("1", 300), Check("2"))),
        ("2p flop: x b100 ", "1", 100, (Check("1"), Bet("2", 100), Call("1"))),
    ],
)
def test_a_total_becomes_the_act_that_puts_it_there(at, line, seat, total, acts):
    desk = at(line)
    assert edit_seat(desk, seat, "", str(total)) is None
    assert desk.situation.acts == acts
    table = desk.replay.table
    if not acts or not acts[-1].out_of_turn:
        assert table.put_in[table.index[seat]] == total


def test_a_total_below_an_earlier_one_takes_back_what_came_on_top(at):
    desk = at("2p flop: b100 r300 r500 c ")
    assert edit_seat(desk, "1", "", "60") is None
    assert desk.situation.acts[0] == Bet("1", 60)
    assert [act for act in desk.situation.acts if act.seat == "1"] == [Bet("1", 60)]


@pytest.mark.parametrize(
    ("seat", "total", "posted"),
    [
        ("2", 60, (Post("1", 50), PostShort("2", 60))),
        ("2", 100, (Post("1", 50), Post("2", 100))),
        ("2", 0, (Post("1", 50),)),
        ("1", 20, (PostShort("1", 20), Post("2", 100))),
        ("3", 400, (Post("1", 50), Post("2", 100), Straddle("3", 400))),
    ],
)
def test_a_total_over_a_blind_or_straddle_changes_what_was_posted(at, seat, total, posted):
    desk = at()
    if seat == "3":
        straddle(desk, "3")
    edit_seat(desk, seat, "", str(total))
    assert desk.situation.acts == posted


def test_an_ante_is_no_part_of_the_total(at):
    desk = at()
    ante = Ante("2", 100)
    desk.open(Situation(seats=("1", "2", "3"), big_blind=100, acts=(ante, Post("2", 100))))
    edit_seat(desk, "2", "", "40")
    assert desk.situation.acts == (ante, PostShort("2", 40))
    edit_seat(desk, "2", "", "0")
    assert desk.situation.acts == (ante,)


def test_the_same_total_again_is_no_change(at):
    desk = at("flop: b100 ")
    before = desk.dispute
    assert edit_seat(desk, "1", "", "100") is None
    assert desk.dispute is before


def test_where_the_round_is_over_no_act_is_added(at):
    desk = at("2p flop: f ")
    assert edit_seat(desk, "2", "", "300") is None
    assert desk.situation.acts == (Fold("1"),)


def test_a_stack_is_set_and_taken_back(at):
    desk = at("flop: b100 ")
    edit_seat(desk, "2", "1,500", "")
    assert desk.situation.stacks == {"2": 1500}
    edit_seat(desk, "2", "", "")
    assert desk.situation.stacks == {}


def test_an_empty_chair_joins_with_its_stack_and_total_in_one_step(at):
    desk = at("4p flop: b100 ")
    before = desk.situation
    sent = []
    desk.changed.connect(lambda: sent.append(1))
    assert edit_seat(desk, "6", "2k", "300") is None
    assert desk.situation.seats == ("1", "2", "3", "4", "6")
    assert desk.situation.stacks == {"6": 2000}
    assert desk.situation.acts[-1] == Raise("6", 300, out_of_turn=True)
    assert len(sent) == 1
    desk.undo()
    assert desk.situation == before


def test_a_straddle_doubles_the_blind_and_the_next_one_doubles_it(at):
    desk = at("6p ")
    straddle(desk, "3")
    straddle(desk, "4")
    assert desk.situation.acts[2:] == (Straddle("3", 200), Straddle("4", 400))
    assert desk.answer.seat == "5"
