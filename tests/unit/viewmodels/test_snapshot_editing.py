"""Chips as found, entered over a desk."""

from collections.abc import Callable

import pytest

from floorapp.engine.acts import AllIn, Bet, Call, Check, NextStreet, Post, PostShort
from floorapp.engine.orders import InFront
from floorapp.explain.catalogue import LANGUAGES
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.snapshot_editing import MOST_SHOWN, SnapshotEditing
from floorapp.viewmodels.snapshot_view import SnapshotView, snapshot_view

At = Callable[..., Desk]
FLOP = "50/100 A,B,C,D,E flop: "
EXAMPLE_1 = (Bet("A", 100), AllIn("B", 125), Call("C"), AllIn("D", 200), Call("E"))


def opened(desk: Desk, fronts: str = "") -> SnapshotEditing:
    """Open what is found on a desk and enter a list such as ``100 125a 0f``."""
    editing = SnapshotEditing(desk)
    editing.open()
    enter(editing, fronts)
    return editing


def enter(editing: SnapshotEditing, fronts: str) -> None:
    for seat, text in zip(editing.seats, fronts.split(), strict=False):
        editing.type_amount(seat, text.rstrip("af"))
        if text.endswith("a"):
            editing.turn_all_in(seat)
        if text.endswith("f"):
            editing.turn_folded(seat)


def shown(editing: SnapshotEditing) -> list[int]:
    return [front.to for front in editing.snapshot.fronts.values()]


@pytest.fixture
def example(at: At) -> SnapshotEditing:
    return opened(at(FLOP), "100 125a 125 200a 200")


def test_it_starts_with_what_the_desk_shows(at: At) -> None:
    editing = opened(at(f"{FLOP}b100 a125 f "))
    assert list(editing.snapshot.fronts.values()) == [
        InFront(100),
        InFront(125, all_in=True),
        InFront(0, folded=True),
        InFront(0),
        InFront(0),
    ]
    assert editing.order is not None
    assert editing.order.to_act == "D"


def test_an_empty_desk_starts_with_its_blinds(at: At) -> None:
    editing = opened(at("50/100 4p pre: "))
    assert shown(editing) == [50, 100, 0, 0]
    assert [editing.posted(seat) for seat in editing.seats] == [50, 100, 0, 0]


def test_the_acts_are_taken_over_as_one_step(example: SnapshotEditing) -> None:
    desk = example.desk
    before = desk.dispute
    assert example.take_over()
    assert not example.is_open
    assert desk.situation.acts == EXAMPLE_1
    assert desk.dispute.text == f"{FLOP}b100 a125 c a200 c "
    assert desk.answer.facts()["min_raise_to"] == 300
    desk.undo()
    assert desk.dispute == before


def test_what_is_as_before_is_no_step(at: At) -> None:
    desk = at(f"{FLOP}b100 c ")
    editing = opened(desk)
    before = desk.dispute
    assert editing.take_over()
    assert desk.dispute is before


def test_a_short_blind_is_posted_short(at: At) -> None:
    editing = opened(at("50/100 3p pre: "), "50 60a 100")
    assert editing.take_over()
    assert editing.desk.situation.acts == (Post("1", 50), PostShort("2", 60), Call("3"))
    editing.desk.undo()
    assert editing.desk.situation.acts == (Post("1", 50), Post("2", 100))


def test_nothing_is_taken_over_while_it_is_a_question(at: At) -> None:
    editing = opened(at(FLOP))
    assert editing.order is None
    assert not editing.take_over()
    assert editing.is_open
    editing.pick(1)
    assert editing.take_over()
    assert editing.desk.situation.acts == (Check("A"),)


def test_a_picked_order_may_be_let_go(at: At) -> None:
    editing = opened(at(FLOP))
    editing.pick(1)
    editing.pick(1)
    assert editing.picked is None
    editing.pick(99)
    assert editing.picked is None


def test_a_change_lets_the_picked_order_go(at: At) -> None:
    editing = opened(at(FLOP))
    editing.pick(1)
    editing.turn_folded("C")
    assert editing.picked is None


def test_marks_exclude_each_other(at: At) -> None:
    editing = opened(at(FLOP), "100 100")
    editing.turn_to_act("B")
    editing.turn_all_in("B")
    assert editing.snapshot.fronts["B"] == InFront(100, all_in=True)
    assert editing.snapshot.to_act is None
    editing.turn_folded("B")
    assert editing.snapshot.fronts["B"] == InFront(100, folded=True)
    editing.turn_folded("B")
    assert editing.snapshot.fronts["B"] == InFront(100)
    editing.turn_to_act("C")
    editing.turn_to_act("C")
    assert editing.snapshot.to_act is None


def test_chips_are_put_down_and_taken_back(at: At) -> None:
    editing = opened(at("50/100 3p pre: "))
    editing.make_current("2")
    editing.push(100)
    editing.push(25)
    assert shown(editing) == [50, 225, 0]
    editing.take_back()
    assert shown(editing) == [50, 200, 0]
    editing.take_back()
    editing.type_amount("2", "700")
    editing.take_back()
    assert shown(editing) == [50, 100, 0]
    editing.match("3")
    assert shown(editing) == [50, 100, 100]
    assert editing.current == "3"
    editing.make_current("99")
    assert editing.current == "3"


def test_what_is_no_amount_is_told_and_stops_nothing_else(at: At) -> None:
    editing = opened(at(FLOP), "100 0f 0f 0f 0f")
    editing.type_amount("A", "1..")
    assert [(one.place, one.facts) for one in editing.problems] == [("A", {"text": "1.."})]
    assert not editing.take_over()
    assert snapshot_view(editing).rows[0].text == "1.."
    editing.type_amount("A", "")
    assert editing.problems == ()
    assert shown(editing)[0] == 0


def test_closing_leaves_the_desk_alone(example: SnapshotEditing) -> None:
    before = example.desk.dispute
    example.close()
    example.close()
    assert example.desk.dispute is before
    assert not example.is_open


def test_what_was_put_away_is_there_again_unless_something_was_done(at: At) -> None:
    editing = opened(at(FLOP), "300 0f")
    editing.close()
    editing.open()
    assert shown(editing)[:2] == [300, 0]
    assert editing.snapshot.fronts["B"].folded
    editing.close()
    editing.desk.act(Check("A"))
    editing.open()
    assert shown(editing)[:2] == [0, 0]
    assert not editing.snapshot.fronts["B"].folded


def test_a_change_of_the_desk_keeps_what_was_touched(at: At) -> None:
    desk = at("50/100 4p pre: ")
    editing = opened(desk)
    editing.type_amount("3", "400")
    editing.turn_to_act("4")
    desk.setting.set_blinds(100, 200)
    assert shown(editing) == [100, 200, 400, 0]
    assert editing.snapshot.to_act == "4"
    editing.make_current("4")
    desk.setting.leave("4")
    assert editing.seats == ("1", "2", "3")
    assert editing.current == "1"
    assert editing.snapshot.to_act is None


def test_another_book_is_asked_at_once(example: SnapshotEditing) -> None:
    example.desk.set_book("house-noncumulative")
    order = example.order
    assert order is not None
    assert example.answer(order).facts()["min_raise_to"] is None


def test_a_closed_page_follows_nothing(example: SnapshotEditing) -> None:
    example.close()
    sent: list[None] = []
    example.changed.connect(lambda: sent.append(None))
    example.desk.setting.set_blinds(100, 200)
    assert sent == []


def test_acts_that_cannot_go_before_the_street_are_told(at: At) -> None:
    desk = at("50/100 3p pre: c ")
    desk.take((*desk.situation.acts, Bet("99", 100), NextStreet("flop")), ())
    editing = opened(desk)
    assert [one.place for one in editing.problems] == [""]
    assert editing.problems[0].message.startswith("The acts before this street")


# --- in words -------------------------------------------------------------------------------------


def view(editing: SnapshotEditing) -> SnapshotView:
    return snapshot_view(editing)


def test_the_view_says_what_happened_and_what_follows(example: SnapshotEditing) -> None:
    found = view(example)
    assert found.result.headline == "A may fold, call 100 or raise to 300 or more."
    assert found.deduced == "b100 a125 c a200 c"
    assert [row.did for row in found.rows] == [
        "▶ faces 100",
        "ALL-IN, short +25",
        "call",
        "ALL-IN, short +75",
        "call",
    ]
    assert [row.is_turn for row in found.rows] == [True, False, False, False, False]
    assert found.apply.enabled
    assert not found.orders


def test_orders_are_told_with_what_each_means(at: At) -> None:
    found = view(opened(at("10/20 A,B,C,D,E flop: "), "100 125a 125 200a 200"))
    first, second, *_ = found.orders
    assert (first.line, first.note) == ("b100 a125 c a200 c", "")
    assert second.line == "x x x x b20 r100 a125 c a200 c"
    assert "280" in second.meaning
    assert second.note == "What E wagered first is not seen: 20 is one amount that fits."
    assert not found.apply.enabled
    assert found.deduced == ""


def test_what_was_not_seen_and_does_not_matter_is_told_too(at: At) -> None:
    found = view(opened(at("10/20 A,B,C flop: "), "100 125a 200"))
    assert found.deduced == "x x b50 r100 a125 r200"
    assert found.result.why[0].startswith("What C wagered first is not seen: 50 is entered")
    assert found.apply.enabled


def test_posts_are_nothing_that_a_seat_did(at: At) -> None:
    found = view(opened(at("50/100 4p pre: "), "50 100 0f 300"))
    assert [row.did for row in found.rows] == ["▶ faces 250", "", "fold", "raise +200"]
    assert [row.posted for row in found.rows] == ["blind 50", "blind 100", "", ""]


def test_nobody_is_to_act_where_the_round_is_over(at: At) -> None:
    found = view(opened(at(FLOP), "100 100 0f 0f 0f"))
    assert [row.did for row in found.rows] == ["bet", "call", "fold", "fold", "fold"]
    assert found.result.headline == "The betting round is over."


def test_many_orders_ask_whose_turn_it_is(at: At) -> None:
    editing = opened(at("50/100 9p flop: "))
    found = view(editing)
    assert len(found.orders) == MOST_SHOWN
    assert found.orders[0].line == "Nobody has acted yet."
    assert found.orders[-1].line == "x x x x x x x x x"
    assert found.result.why == ("There are others: mark the seat whose turn it is.",)
    editing.turn_to_act("8")
    assert view(editing).deduced == "x x x x x x x"


def test_problems_are_told_of_their_seats(at: At) -> None:
    found = view(opened(at(FLOP), "100 150 0 0 0"))
    assert found.result.why[0].startswith("No legal order leads here: B could not make it 150.")
    assert [row.wrong for row in found.rows] == [False, True, False, False, False]
    assert not found.apply.enabled
    nobody = view(opened(at(FLOP), "0f 0f 0f 0f 0f"))
    assert nobody.result.why == ("Not everybody can have folded: take a mark away.",)


def test_that_orders_were_left_out_is_told(at: At) -> None:
    fronts = "375a 375 375 375 0f 750 1125 1125 0f 1125 1125"
    found = view(opened(at("50/100 11p flop: "), fronts))
    assert found.orders
    assert not found.apply.enabled
    told = "There are more orders than could be tried: is it one of these?"
    assert found.result.why == (told,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_for_it(at: At, language: str) -> None:
    found = view(opened(at(FLOP, language=language), "100 125a 125 200a 200"))
    labels = [found.title, found.apply.title, *(row.folded.label for row in found.rows)]
    assert all(labels)
    assert "300" in found.result.headline


def test_the_place_is_the_street_and_its_level(at: At) -> None:
    assert view(opened(at(FLOP))).place == "Flop · 50 / 100"
