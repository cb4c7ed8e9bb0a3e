"""The entry line in pot-limit, fixed limit and stud, and across the streets of a hand."""

import pytest

from floorapp.engine.acts import (
    AllIn,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    NextStreet,
    Pot,
    Raise,
)
from floorapp.engine.problems import Problem
from floorapp.engine.situation import Situation
from floorapp.notation.line import write_line

STUD = {"street": "third", "betting": "fixed-limit", "bring_in": 25, "bet": 100}


def kinds(reading) -> str:
    return " ".join(token.kind.value for token in reading.tokens)


def told(reading) -> str:
    assert isinstance(reading.problem, Problem)
    return reading.problem.message.format(**reading.problem.facts)


@pytest.mark.parametrize(
    ("word", "betting"),
    [
        ("nl", "no-limit"),
        ("no-limit", "no-limit"),
        ("pl", "pot-limit"),
        ("PL:", "pot-limit"),
        ("pot-limit", "pot-limit"),
        ("fl", "fixed-limit"),
        ("limit", "fixed-limit"),
        ("fixed-limit:", "fixed-limit"),
    ],
)
def test_the_head_names_the_structure(word, betting, read):
    reading = read(f"{word} flop: x", betting="pot-limit")
    assert reading.situation.betting == betting
    assert kinds(reading) == "head head act"


def test_a_seat_named_like_a_structure_is_a_seat(read):
    reading = read("fl: x", "fl B")
    assert reading.situation.betting == "no-limit"


def test_at_fixed_limit_a_bet_or_raise_needs_no_amount(read):
    reading = read("fl flop: b r raise c", "A B C")
    assert reading.situation.acts == (
        Bet("A", 100),
        Raise("B", 200),
        Raise("C", 300),
        Call("A"),
    )
    assert kinds(reading) == "head head act act act act"


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("a40 r", Raise("B", 100)),
        ("a60 r", Raise("B", 160)),
        ("b C:r", Raise("C", 200, out_of_turn=True)),
        ("b r250", Raise("B", 250)),
        ("r", Bet("A", 100)),
    ],
)
def test_the_amount_left_out_is_the_one_that_the_limit_allows(line, act, read):
    assert read(f"fl flop: {line}").situation.acts[-1] == act


def test_a_short_stack_raises_to_what_it_has(read):
    reading = read("b r", betting="fixed-limit", stacks={"B": 150})
    assert reading.situation.acts[-1] == Raise("B", 150)


def test_a_raise_without_an_amount_beyond_the_cap_is_read_and_not_allowed(read):
    reading = read("b r r r r", betting="fixed-limit", book="roberts-rules")
    assert kinds(reading) == "act act act act not-allowed"
    assert reading.situation.acts[-1] == Raise("E", 500)


def test_a_seat_that_is_not_there_has_no_limit_to_raise_to(read):
    reading = read("b Z:r", betting="fixed-limit")
    assert told(reading) == "“r” needs an amount: 200 or more, written r200."


@pytest.mark.parametrize(
    ("line", "more", "act"),
    [
        ("pot", {"pot_before": 300}, Bet("A", 300)),
        ("b100 pot", {"pot_before": 300}, Raise("B", 600)),
        ("b100 c POT", {"pot_before": 300}, Raise("C", 700)),
        ("b100 C:pot", {"pot_before": 300}, Pot("C", out_of_turn=True)),
        ("pot", {"pot_before": 60}, Bet("A", 100)),
        ("pot", {"pot_before": 300, "stacks": {"A": 250}}, Bet("A", 250)),
    ],
)
def test_the_pot_is_an_amount_in_pot_limit(line, more, act, read):
    assert read(line, betting="pot-limit", **more).situation.acts[-1] == act


def test_a_seat_that_may_not_raise_is_ruled_on_when_it_says_pot(read):
    reading = read("b100 a150 c c c pot", betting="pot-limit", pot_before=300)
    assert kinds(reading) == "act all-in act act act not-allowed"
    assert reading.problem is None


@pytest.mark.parametrize(
    ("line", "more", "said"),
    [
        ("pot", {}, "“pot” is an amount in pot-limit only: write the chips."),
        ("pl flop: pot", {}, "The pot of earlier streets is not known: write the chips."),
        ("pot500", {"betting": "pot-limit", "pot_before": 900}, "“pot” takes no amount: leave it out."),
        ("b", {"betting": "pot-limit"}, "“b” needs an amount: 100 or more, written b100."),
        ("A:i", STUD, "“i” needs an amount after it."),
        ("x x /foo", {}, "“foo” is no street: write flop, turn, river, third to seventh, draw1 to draw3."),
        ("b100 turn", {}, "“turn” comes next: write /turn."),
        ("b100 Turn: x", {}, "“Turn:” comes next: write /turn."),
        ("x", STUD, "Name the seat that opens the street: write 3:x."),
        ("i25", STUD, "Name the seat that opens the street: write 3:i25."),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_what_the_structure_does_not_have_is_told_with_what_to_write(line, more, said, read):
    assert told(read(line, **more)) == said


def test_in_pot_limit_a_bet_alone_waits_for_its_amount(read):
    reading = read("b", betting="pot-limit", pot_before=300, whole=False)
    assert kinds(reading) == "waiting"


def test_a_bring_in_is_typed_behind_its_seat_and_raised_to_the_bet(read):
    reading = read("B:i25 c r", "A B C", **STUD)
    assert reading.situation.acts == (BringIn("B", 25), Call("C"), Raise("A", 100))
    assert kinds(reading) == "act act act"


def test_a_bring_in_is_waited_for_until_its_amount_is_there(read):
    assert kinds(read("B:i", "A B C", whole=False, **STUD)) == "waiting"
    assert kinds(read("B:i2", "A B C", whole=False, **STUD)) == "act"


@pytest.mark.parametrize(
    ("line", "street"),
    [
        ("x x /", NextStreet()),
        ("x x /turn", NextStreet("turn")),
        ("x x /Turn", NextStreet("turn")),
        ("x x /next", NextStreet()),
    ],
)
def test_a_stroke_goes_to_the_next_street(line, street, read):
    reading = read(line, "A B")
    assert reading.situation.acts[-1] == street
    assert kinds(reading) == "act act act"


def test_the_acts_behind_a_stroke_are_those_of_the_next_street(read):
    reading = read("b100 c / b200 r400", "A B")
    assert reading.situation.acts[3:] == (Bet("A", 200), Raise("B", 400))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("x / x", "act not-allowed act"),
        ("x x /river x", "act act error not-judged"),
        ("b100 f /", "act act error"),
        ("x x / x x / x x /", "act act act act act act act act error"),
    ],
)
def test_a_street_too_early_is_marked_and_one_that_cannot_follow_stops_the_line(
    line, expected, read
):
    assert kinds(read(line, "A B")) == expected


def test_a_street_that_is_typed_too_early_is_waited_for_while_it_is_open(read):
    assert kinds(read("x /", "A B", whole=False)) == "act waiting"
    assert kinds(read("x x /", "A B", whole=False)) == "act act act"
    assert kinds(read("x x /tur", "A B", whole=False)) == "act act waiting"


def test_the_opener_of_a_stud_street_is_named_by_its_first_act(read):
    reading = read("A:i25 c c / B:x x b", "A B C", **STUD)
    assert reading.situation.acts[4:] == (Check("B"), Check("C"), Bet("A", 100))
    assert kinds(reading) == "act act act act act act act"


@pytest.mark.parametrize(
    ("text", "seats", "more"),
    [
        ("b100 c / x b200 c", "A B", {}),
        ("x x /turn x", "A B", {}),
        ("B:i25 c r100 c c / C:x x b100", "A B C", STUD),
        ("B:i25 c r100 c c /fourth C:f x", "A B C", STUD),
        ("C:b100 x", "A B C", {**STUD, "street": "fourth"}),
    ],
)
def test_a_hand_is_written_as_it_is_typed(text, seats, more, read, books):
    reading = read(text, seats, **more)
    assert reading.problem is None
    assert write_line(reading.situation, books["tda-2024"]) == text


def test_a_completion_is_written_as_a_raise(books):
    acts = (AllIn("A", 40), Complete("B", 100), Fold("C"))
    situation = Situation(
        seats=("A", "B", "C"), acts=acts, street="flop", big_blind=100, betting="fixed-limit"
    )
    assert write_line(situation, books["tda-2024"]) == "a40 r100 f"


def test_a_pot_bet_is_written_by_its_word(books):
    situation = Situation(
        seats=("A", "B"), acts=(Pot("A"),), street="flop", betting="pot-limit", pot_before=300
    )
    assert write_line(situation, books["tda-2024"]) == "pot"
