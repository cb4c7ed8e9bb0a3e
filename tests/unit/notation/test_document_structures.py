"""Documents of every structure: their keys, whole hands, and raises told by how much they add."""

import pytest

from floorapp.engine.acts import (
    Ante,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    NextStreet,
    Post,
    Raise,
    Straddle,
)
from floorapp.engine.situation import Situation
from floorapp.notation.document import Reading, read_document
from floorapp.notation.source import Source
from floorapp.notation.writing import write_document

START = 'format = "floorapp/1"\n[situation]\n'
AB = START + 'seats = ["A", "B"]\n'


def read(text: str) -> Reading:
    return read_document(Source("x.floor", text))


def acts(*lines: str, head: str = "") -> tuple[object, ...]:
    listed = ", ".join(f'"{line}"' for line in lines)
    reading = read(f"{AB}{head}\nactions = [{listed}]\n")
    assert reading.problems == ()
    return reading.situation.acts


HANDS = [
    Situation(
        seats=("BB", "UTG"),
        acts=(Post("BB", 200), Raise("UTG", 600)),
        betting="pot-limit",
        small_blind=100,
        big_blind=200,
        missing_blinds={"SB": 100},
        small_blind_counts_as_big=True,
        cash=True,
        chips=(25, 100),
    ),
    Situation(
        seats=("A", "B", "C"),
        acts=(
            Ante("A", 5),
            BringIn("B", 10),
            Complete("C", 40),
            Call("A"),
            Call("B"),
            NextStreet("fourth", "C"),
            Check("C"),
        ),
        betting="fixed-limit",
        street="third",
        ante=5,
        bring_in=10,
        bet=40,
        big_bet=90,
        cap=0,
        last_two=True,
    ),
    Situation(
        seats=("A", "B", "BTN"),
        acts=(Post("BTN", 400), Straddle("A", 800), NextStreet()),
        big_blind=200,
        button_blind=400,
        full_raise=0,
    ),
    Situation(seats=("SB", "BB"), acts=(Ante("BB", 100),), ante_kind="big-blind"),
]


@pytest.mark.parametrize("situation", HANDS)
def test_a_document_of_any_structure_is_read_as_it_was_written(situation):
    assert read(write_document(situation)) == Reading(situation, ())


@pytest.mark.parametrize(
    ("key", "value", "found"),
    [
        ("betting", '"pot-limit"', "pot-limit"),
        ("betting", '"fixed-limit"', "fixed-limit"),
        ("street", '"draw2"', "draw2"),
        ("bet", "100", 100),
        ("big_bet", "300", 300),
        ("cap", "0", 0),
        ("bring_in", "25", 25),
        ("button_blind", "400", 400),
        ("last_two", "true", True),
        ("cash", "false", False),
        ("small_blind_counts_as_big", "true", True),
        ("missing_blinds", "{ SB = 50, X = 0 }", {"SB": 50, "X": 0}),
    ],
)
def test_each_key_of_a_structure_is_read(key, value, found):
    reading = read(f"{AB}{key} = {value}\n")
    assert reading.problems == ()
    assert getattr(reading.situation, key) == found


@pytest.mark.parametrize(
    "line",
    [
        'bet = "100"',
        "big_bet = -1",
        "cap = true",
        "bring_in = 2.5",
        'button_blind = "x"',
        "last_two = 1",
        'cash = "no"',
        "small_blind_counts_as_big = 0",
        "missing_blinds = []",
        'missing_blinds = { SB = "50" }',
        "missing_blinds = { SB = true }",
        'betting = "limit"',
        'street = "draw4"',
        'ante = "no"',
        'ante_kind = "some"',
        "chips = []",
    ],
)
def test_a_wrong_value_that_a_ruling_depends_on_leaves_nothing_to_rule_on(line):
    reading = read(f"{AB}{line}\n")
    assert len(reading.problems) == 1
    assert reading.problems[0].place == "x.floor:4"
    assert reading.to_rule_on is None


@pytest.mark.parametrize(
    ("lines", "head", "to"),
    [
        (("A raises by 100",), "big_blind = 100", 200),
        (("A posts 50", "B posts 100", "A raises by 200"), "big_blind = 100", 300),
        (("A postshort 30", "B raises by 100"), "big_blind = 100", 200),
        (("A straddles 200", "B raises by 200"), "big_blind = 100", 400),
        (("B post 400", "A raises by 400"), "big_blind = 200\nbutton_blind = 400", 800),
        (("A ante 50", "B raises by 100"), "big_blind = 100", 200),
        (("A allin", "B raises by 100"), "big_blind = 100", 200),
        (("A call 60", "B raises by 100"), "big_blind = 100", 200),
        (("A bet 100", "B raises by 150"), 'street = "flop"', 250),
        (("A bet 100", "! B raises by 150"), 'street = "flop"', 250),
        (("A raises by 100", "/", "A check", "B raises by 150"), "big_blind = 100", 150),
        (("A post 10", "B raises by 20"), 'street = "predraw"\nbig_blind = 20', 40),
        (("A bringin 10", "B raises by 30"), 'street = "third"\nbig_blind = 40', 40),
    ],
)
def test_a_raise_told_by_what_it_adds_is_a_raise_to_the_sum(lines, head, to):
    act = acts(*lines, head=head)[-1]
    assert isinstance(act, Raise)
    assert act.to == to
    assert act.out_of_turn is lines[-1].startswith("!")


def test_the_streets_of_a_hand_stand_among_its_acts():
    found = acts(
        "A check", "B check", "/", "A bet 100", "B call", "/ river", head='street = "flop"'
    )
    assert found[2] == NextStreet()
    assert found[-1] == NextStreet("river")


def test_an_opener_is_a_seat_of_the_table_in_any_case():
    head = 'street = "third"'
    assert acts("/ fourth b", head=head)[-1] == NextStreet("fourth", "B")
    assert acts("/ fourth z", head=head)[-1] == NextStreet("fourth", "z")


def test_an_opener_names_a_seat_where_seats_are_not_given():
    text = (
        START + 'street = "third"\nactions = ["C bringin 10", "A call", "/ fourth B", "B bet 40"]'
    )
    assert read(text).situation.seats == ("C", "A", "B")


def test_a_stroke_that_names_no_seat_adds_none():
    text = START + 'street = "flop"\nactions = ["A check", "B check", "/", "A bet 100"]'
    reading = read(text)
    assert reading.situation.seats == ("A", "B")
    assert reading.situation.acts[-1] == Bet("A", 100)
