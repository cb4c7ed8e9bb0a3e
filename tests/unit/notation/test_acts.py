"""Acts as text: read in many ways, written in one."""

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
from floorapp.engine.problems import Problem
from floorapp.notation.acts import read_act, write_act
from floorapp.notation.amounts import read_amount

CANONICAL = [
    ("SB post 50", Post("SB", 50)),
    ("BB postshort 40", PostShort("BB", 40)),
    ("UTG straddle 200", Straddle("UTG", 200)),
    ("A ante 10", Ante("A", 10)),
    ("A check", Check("A")),
    ("A call", Call("A")),
    ("A call 70", Call("A", 70)),
    ("A fold", Fold("A")),
    ("A bet 100", Bet("A", 100)),
    ("A raise 300", Raise("A", 300)),
    ("A allin 125", AllIn("A", 125)),
    ("A allin", AllIn("A")),
    ("! C allin 25000", AllIn("C", 25000, out_of_turn=True)),
    ("! C check", Check("C", out_of_turn=True)),
    ("! C call", Call("C", out_of_turn=True)),
    ("! C raise 300", Raise("C", 300, out_of_turn=True)),
]


@pytest.mark.parametrize(("text", "act"), CANONICAL)
def test_an_act_is_written_as_it_is_read(text, act):
    assert read_act(text) == act
    assert write_act(act) == text


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("  A   CHECK ", Check("A")),
        ("A x", Check("A")),
        ("A c 70", Call("A", 70)),
        ("A f", Fold("A")),
        ("A b 100", Bet("A", 100)),
        ("A r 300", Raise("A", 300)),
        ("A a", AllIn("A")),
        ("A raises to 300", Raise("A", 300)),
        ("A raises 200 to 400", Raise("A", 400)),
        ("A raises by 200 to 400", Raise("A", 400)),
        ("A bets: 1,500", Bet("A", 1500)),
        ("A all-in", AllIn("A")),
        ("A All in for 1.250", AllIn("A", 1250)),
        ("A shoves 1.5k", AllIn("A", 1500)),
        ("A raise 1\u00a0000", Raise("A", 1000)),
        ("!C call", Call("C", out_of_turn=True)),
        ("7 folds", Fold("7")),
        ("a1 posts 50", Post("a1", 50)),
    ],
)
def test_reading_is_tolerant(text, act):
    assert read_act(text) == act


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("", "“” is not an act"),
        ("A", "“A” is not an act"),
        ("! A", "“! A” is not an act"),
        ("A 100", "“A 100” is not an act"),
        ("A chek", "“chek” is not a verb here"),
        ("S3 bringin 25", "“bringin” belongs to stud and fixed limit"),
        ("S5 complete 100", "“complete” belongs to stud and fixed limit"),
        ("A bet", "“A bet” needs an amount"),
        ("A post", "“A post” needs an amount"),
        ("A bet 1.50", "“1.50” in “A bet 1.50” is not an amount"),
        ("A bet ten", "“ten” in “A bet ten” is not an amount"),
        ("A check 100", "“100” in “A check 100” is not an amount"),
        ("A fold now", "“now” in “A fold now” is not an amount"),
    ],
)
def test_what_is_no_act_is_told_with_what_to_write(text, start):
    found = read_act(text, "x:3")
    assert isinstance(found, Problem)
    assert found.message.format(**found.facts).startswith(start)
    assert found.place == "x:3"


@pytest.mark.parametrize(
    ("text", "chips"),
    [
        ("0", 0),
        ("100", 100),
        (" 100 ", 100),
        ("1 000", 1000),
        ("1.000", 1000),
        ("1,000", 1000),
        ("1'000", 1000),
        ("1’000", 1000),
        ("1\u202f000", 1000),
        ("1\u00a0000\u00a0000", 1_000_000),
        ("12.345.678", 12_345_678),
        ("5k", 5000),
        ("1.5k", 1500),
        ("1,5K", 1500),
        ("2m", 2_000_000),
        ("0.025k", 25),
        ("1.5", None),
        ("1.50", None),
        ("1.0005k", None),
        ("1.000,000", None),
        ("1,00", None),
        ("10 00", None),
        ("-5", None),
        ("k", None),
        ("1e3", None),
        ("²", None),
        ("1234567890123456", None),
        ("", None),
    ],
)
def test_an_amount_is_whole_chips_grouped_or_short(text, chips):
    assert read_amount(text) == chips
