"""The seats: a row for each chair, with what it did and what it may do."""

import pytest
from PySide6.QtCore import QModelIndex, Qt

from floorapp.engine.acts import AllIn, Ante, Bet, Call, Post, PostShort
from floorapp.engine.situation import Situation
from floorapp.viewmodels.seat_editing import straddle
from floorapp.viewmodels.seat_model import SeatModel
from floorapp.viewmodels.seat_views import felt_view, seat_views
from floorapp.viewmodels.view_list_model import VIEW_ROLE
from floorapp.viewmodels.views import Right
from tests.unit.viewmodels.told import Told


def seats(desk):
    return {view.chair: view for view in seat_views(desk)}


def test_every_chair_has_a_view_in_the_hand_or_not(at):
    shown = seats(at("3p "))
    assert len(shown) == 9
    assert [chair for chair, view in shown.items() if view.in_hand] == ["1", "2", "3"]
    assert shown["7"].did and "7" in shown["7"].description


def test_the_right_of_a_seat_is_told_in_words_and_by_sign(at):
    shown = seats(at("A,B,C,D,E flop: b100 a125 c a200 c c "))
    assert shown["C"].is_turn and shown["C"].is_asked
    assert shown["C"].right is Right.CLOSED and shown["C"].right_text.startswith("✗")
    assert shown["B"].all_in and shown["B"].right is Right.NONE
    assert (shown["D"].total, shown["D"].total_to) == ("200", 200)
    assert "75" in shown["C"].note


def test_a_seat_that_has_answered_the_level_has_nothing_to_decide(at):
    shown = seats(at("4p flop: b100 c "))
    assert shown["2"].right is Right.NONE and shown["3"].right is Right.RAISE


def test_a_seat_that_did_what_is_not_allowed_is_marked(at):
    shown = seats(at("flop: b100 r150 "))
    assert shown["2"].fault and not shown["1"].fault


def test_an_impossible_act_did_nothing(at):
    desk = at()
    acts = (Bet("A", 100), Call("C"))
    desk.open(Situation(seats=("A", "B", "C"), street="flop", acts=acts))
    shown = seats(desk)
    assert shown["C"].fault and shown["C"].did == "" and shown["C"].total == ""


def test_an_act_out_of_turn_is_noted_as_held_then_as_void(at):
    desk = at("flop: b100 4:c ")
    assert seats(desk)["4"].note == "held"
    desk.type_line("flop: b100 4:c r300 ")
    assert seats(desk)["4"].note == "void"


def test_a_stack_is_written_where_it_is_known(at):
    desk = at("flop: ")
    desk.setting.set_stack("2", 1500)
    shown = seats(desk)
    assert (shown["2"].stack, shown["2"].stack_to) == ("1,500", 1500)
    assert (shown["3"].stack, shown["3"].stack_to) == ("", None)


def test_before_the_flop_the_positions_are_marked(at):
    desk = at("4p ")
    straddle(desk, "3")
    assert [seats(desk)[chair].marks for chair in "1234"] == [("SB",), ("BB",), ("STR",), ()]
    desk.setting.set_street("flop")
    assert not any(view.marks for view in seats(desk).values())


@pytest.mark.parametrize(
    ("line", "dealer"),
    [
        ("4p ", "4"),
        ("4p flop: b100 c ", "4"),
        ("4p pre: f f c x / x x ", "4"),
        ("2p ", "2"),
        ("2p turn: b100 ", "2"),
        ("A,B,C predraw: ", "C"),
        ("A,B,C draw1: b100 ", "C"),
        ("A,B,C third: ", None),
        ("A,B,C fifth: ", None),
    ],
)
def test_the_button_lies_before_the_last_seat_on_every_street_but_in_stud(at, line, dealer):
    shown = seats(at(line))
    assert [chair for chair, view in shown.items() if view.dealer] == ([dealer] if dealer else [])
    told = [chair for chair, view in shown.items() if "on the button" in view.description]
    assert told == ([dealer] if dealer else [])


def test_heads_up_the_small_blind_has_the_button(at):
    shown = seats(at("2p "))
    assert shown["2"].dealer and shown["2"].marks == ("SB",) and shown["1"].marks == ("BB",)


def test_a_blind_on_the_button_is_none_of_the_two(at):
    desk = at()
    acts = (Ante("1", 10), Post("3", 100))
    desk.open(Situation(seats=("1", "2", "3"), button_blind=100, acts=acts))
    assert seats(desk)["3"].dealer and seats(desk)["3"].marks == ()


def test_an_all_in_is_short_or_not(at):
    shown = seats(at("A,B,C,D flop: b100 a125 a400 c "))
    assert [shown[chair].short for chair in "ABCD"] == [False, True, False, False]


def test_a_wager_is_told_in_chips(at):
    shown = seats(at("250/500 A,B,C,D flop: b1225 a1600 "))
    assert shown["A"].chips == ((1000, 1), (100, 2), (25, 1))
    assert shown["B"].chips == ((1000, 1), (500, 1), (100, 1)) and shown["C"].chips == ()


def test_a_seat_named_like_its_position_needs_no_mark(at):
    assert seats(at("SB,BB,UTG "))["BB"].marks == ()


@pytest.mark.parametrize("acts", [(), (Ante("1", 10), PostShort("2", 40))])
def test_marks_come_from_what_was_posted(at, acts):
    desk = at()
    desk.open(Situation(seats=("1", "2", "3"), big_blind=100, acts=acts))
    assert seats(desk)["2"].marks == (("BB",) if acts else ())


def test_the_middle_tells_pot_level_and_raise(at):
    view = felt_view(at("50/100 flop: b100 r300 "))
    assert "300" in view.to_match and "200" in view.detail and "500" in view.detail
    doubled = felt_view(at("50/100 flop: b100 r300 ", book="aspt-doubling"))
    assert "600" in doubled.detail


@pytest.mark.parametrize(("before", "total"), [(None, "400"), (700, "1,100")])
def test_the_pot_counts_earlier_streets_where_they_are_known(at, before, total):
    desk = at()
    acts = (Bet("A", 100), AllIn("B", 300))
    desk.open(Situation(seats=("A", "B"), street="flop", pot_before=before, acts=acts))
    assert total in felt_view(desk).pot


def test_a_row_speaks_to_screen_readers(at):
    desk = at("flop: b100 ")
    model = SeatModel(desk)
    index = model.index(0)
    view = index.data(VIEW_ROLE)
    assert view == model.view(0)
    assert index.data() == view.label
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Seat 1"
    assert index.data(Qt.ItemDataRole.AccessibleDescriptionRole) == view.description
    assert "100" in view.description
    assert index.data(Qt.ItemDataRole.DecorationRole) is None
    assert model.data(QModelIndex()) is None and model.rowCount(index) == 0


def test_only_the_seats_that_differ_are_announced(at):
    desk = at("5p flop: b100 ")
    model = SeatModel(desk)
    model.setParent(desk)
    told = Told(model)
    desk.act(Call("2"))
    assert [what for what, *_ in told.all] == ["changed"] * len(told.all)
    rows = {row for _, row, _ in told.all}
    assert {1, 2} <= rows and not rows & {5, 6, 7, 8}


def test_more_chairs_are_more_rows_at_the_end(at):
    desk = at()
    model = SeatModel(desk)
    model.setParent(desk)
    told = Told(model)
    desk.setting.set_seat_count(11)
    assert told.all[-1] == ("added", 9, 10) and model.rowCount() == 11


def test_posts_are_what_the_seats_put_in(at):
    desk = at("5p ")
    assert isinstance(desk.situation.acts[0], Post)
    assert [seats(desk)[chair].total for chair in "123"] == ["50", "100", ""]
