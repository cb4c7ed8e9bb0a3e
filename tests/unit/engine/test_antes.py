"""Antes: dead money, by each seat or by one for all, and what a short stack pays first."""

import pytest

from floorapp.engine.answer import answer
from floorapp.engine.pots import pots
from floorapp.engine.rulings import cite
from floorapp.engine.values import facts

SEATS = "SB BB C D"
ONE_PAYS = {"seats": SEATS, "street": "preflop", "ante": 100, "ante_kind": "big-blind"}
EACH = {"seats": SEATS, "street": "preflop", "ante": 10}


def faults(play, line, **more):
    replayed = play(line, **{**ONE_PAYS, **more})
    return [(step.act.seat, reason) for step in replayed.steps for reason in step.ruling.reasons]


def test_an_ante_of_each_is_no_part_of_the_bet_but_of_what_the_seat_can_win(play):
    line = "SB ante 10, BB ante 10, C ante 10, SB post 50, BB post 100"
    table = play(line, stacks={"C": 60}, **EACH).table
    assert (table.put_in, table.stack[2], table.pot) == ([50, 100, 0, 0], 50, 180)
    assert table.earlier == [10, 10, 10, 0]
    assert answer(play(line, stacks={"C": 60}, **EACH)).facts()["call_to"] == 50


def test_an_ante_for_all_is_nobody_s_money(play):
    table = play("BB ante 100, SB post 50, BB post 100", **ONE_PAYS).table
    assert (table.dead, table.earlier) == (100, [0, 0, 0, 0])
    assert pots(table).for_seat("C") == 200


def test_an_ante_may_be_paid_in_parts(play):
    table = play("C ante 6, C ante 4", **EACH).table
    assert table.antes == {2: 10}


@pytest.mark.parametrize("book", ["tda-2024", "house-half-raise", "house-completing"])
def test_where_the_blind_comes_first_an_ante_may_not_leave_it_short(book, play):
    line = "SB post 50, BB ante 100, BB postshort 50"
    ((seat, reason),) = faults(play, line, book=book, stacks={"BB": 150})
    assert (seat, reason.code) == ("BB", "blind-comes-first")
    assert facts(reason) == {"seat": "BB", "blind_by": 100, "ante_by": 50}


@pytest.mark.parametrize(
    ("line", "stack", "blind", "ante"),
    [
        ("BB ante 100, SB post 50, BB postshort 50", 150, 100, 50),
        ("BB ante 100, BB postshort 50", 150, 100, 50),  # the small blind is dead
        ("SB post 50, BB ante 20, BB postshort 60", 80, 80, 0),
    ],
)
def test_the_big_blind_is_what_the_payer_of_the_ante_owes_first(line, stack, blind, ante, play):
    ((_, reason),) = faults(play, line, stacks={"BB": stack})
    assert (reason.blind_by, reason.ante_by) == (blind, ante)


@pytest.mark.parametrize(
    ("line", "more"),
    [
        ("SB post 50, BB post 100, BB ante 50", {"stacks": {"BB": 150}}),
        ("SB post 50, BB ante 100, BB postshort 100", {"stacks": {"BB": 200}}),
        ("SB post 50, BB ante 100, BB post 100", {"stacks": {"BB": 200}}),
        ("SB post 50, BB postshort 60", {"stacks": {"BB": 60}}),
        ("SB post 50, BB ante 100, BB postshort 50", {"stacks": {"BB": 150}, "book": "tda-2022"}),
        ("SB post 50, BB ante 100, BB postshort 50", {"stacks": {"BB": 150}, "book": "house-ante-first"}),
        ("BB ante 10, SB post 50, BB postshort 50", {"stacks": {"BB": 60}, "ante": 10, "ante_kind": "each"}),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_nothing_is_wrong_with_the_order_where_the_blind_is_whole_or_no_book_asks(line, more, play):
    assert faults(play, line, **more) == []


def test_where_the_ante_comes_first_a_blind_may_not_leave_it_short(play):
    line = "SB post 50, BB post 100, BB ante 50"
    ((seat, reason),) = faults(play, line, book="house-ante-first", stacks={"BB": 150})
    assert (seat, reason.code) == ("BB", "ante-comes-first")
    assert facts(reason) == {"seat": "BB", "blind_by": 50, "ante_by": 100}


@pytest.mark.parametrize(
    ("line", "more"),
    [
        ("SB post 50, BB ante 100, BB postshort 50", {"stacks": {"BB": 150}}),
        ("SB post 50, BB post 100, BB ante 100", {"stacks": {"BB": 200}}),
        ("SB post 50, BB post 100, BB ante 50", {"stacks": {"BB": 400}}),
        ("SB post 50, BB post 100, BB ante 50", {}),
        ("SB post 50, BB post 100, BB ante 5", {"stacks": {"BB": 105}, "ante_kind": "each"}),
        ("SB post 50, BB post 100, BB ante 50", {"stacks": {"BB": 150}, "ante": 0}),
    ],
)
def test_an_ante_that_is_whole_or_short_for_another_reason_is_not_marked(line, more, play):
    assert faults(play, line, **{"book": "house-ante-first", **more}) == []


def test_a_wrong_order_stands_as_it_happened_with_the_nominal_blind_to_match(play):
    line = "SB post 50, BB ante 100, BB postshort 50"
    replayed = play(line, stacks={"BB": 150}, **ONE_PAYS)
    assert replayed.steps[-1].ruling.decision.value == "not-allowed"
    assert answer(replayed).facts()["call_to"] == 100
    assert answer(replayed).facts()["min_raise_to"] == 200


def test_a_wrong_order_cites_the_recommendation_of_its_book(play, books):
    line = "SB post 50, BB ante 100, BB postshort 50"
    ((_, reason),) = faults(play, line, stacks={"BB": 150})
    assert [str(rule) for rule in cite(books["tda-2024"], (reason,))] == ["TDA 2024 RP-11"]
    line = "SB post 50, BB post 100, BB ante 50"
    ((_, reason),) = faults(play, line, book="house-ante-first", stacks={"BB": 150})
    cited = cite(books["house-ante-first"], (reason,))
    assert [str(rule) for rule in cited] == ["House (ante first) practice"]
