"""The oracle's verdicts on small lines that can be checked in the head."""

import pytest

from tests.properties.oracle import answer
from tests.properties.parameters import BY_HAND

TDA, ASPT = BY_HAND["tda-2024"], BY_HAND["aspt-doubling"]
WORDS = {"a": "allowed", "n": "not-allowed", "i": "impossible", "-": "not-judged", "h": "held"}


def flop(*actions: str, **changes: object) -> dict[str, object]:
    """Return a flop with seats A to D, a big blind of 100 and unknown stacks."""
    seats = ["A", "B", "C", "D"]
    return {"big_blind": 100, "street": "flop", "seats": seats, "actions": actions, **changes}


def preflop(*actions: str, **changes: object) -> dict[str, object]:
    """Return a deal with both blinds posted in front of the acts."""
    posts = ("SB post 50", "BB post 100", *actions)
    seats = ["SB", "BB", "A", "B"]
    return {"big_blind": 100, "street": "preflop", "seats": seats, "actions": posts, **changes}


@pytest.mark.parametrize(
    ("verdicts", "to_act", "situation"),
    [
        ("aaaa", None, flop("A check", "B check", "C call", "D check")),
        ("aaa", "D", flop("A bet 100", "B fold", "C call")),
        ("an", "C", flop("A bet 100", "B check")),
        ("anaa", "B", flop("A bet 100", "B check", "C call", "D call")),
        ("aaaa", None, flop("A bet 100", "B call 70", "C call", "D fold")),
        ("anaa", "B", flop("A bet 100", "B call 70", "C call", "D fold", stacks={"B": 500})),
        ("aa", "C", flop("A bet 100", "B call 70", stacks={"B": 70})),
        ("aa", "C", flop("A bet 100", "B call 180")),
        ("n", "B", flop("A bet 60")),
        ("a", "B", flop("A bet 60", stacks={"A": 60})),
        ("i-", "A", flop("A bet 200", "B call", stacks={"A": 150})),
        ("i", "A", flop("A allin")),
        ("n", "B", flop("A allin 90", stacks={"A": 150})),
        ("ai", "B", flop("A bet 100", "B raise 0")),
        ("an", "C", flop("A bet 100", "B raise 100")),
        ("aa", "C", flop("A raise 100", "B bet 200")),
        ("an", "C", flop("A bet 100", "B raise 150")),
        ("aana", "A", flop("A bet 100", "B allin 150", "C raise 200", "D call")),
        (
            "aaan",
            "B",
            flop("A bet 100", "B call", "C allin 150", "A raise 300", seats=["A", "B", "C"]),
        ),
        ("ai", "B", flop("A bet 100", "C call")),
        ("i", "A", flop("Z check")),
        ("aai", "C", flop("A bet 100", "B fold", "B call")),
        ("aan", None, flop("A bet 100", "B allin 300", "A raise 500", seats=["A", "B"])),
        ("aaa", None, flop("A bet 100", "B allin 300", "A allin 500", seats=["A", "B"])),
        (
            "aai",
            None,
            flop("A bet 100", "B allin 300", "A check", seats=["A", "B"], stacks={"A": 100}),
        ),
        ("aai", "A", preflop("BB check")),
        ("aaaaaa", None, preflop("A call", "B fold", "SB call", "BB check")),
        ("aaaaa", "BB", preflop("A call", "B allin 150", "SB fold")),
        ("aaaaaan", "BB", preflop("A call", "B allin 150", "SB fold", "BB call", "A raise 250")),
        ("aaa", "B", preflop("A straddle 200")),
        ("aaan", "SB", preflop("A straddle 200", "B raise 300")),
        ("aaa", "A", preflop("A ante 10")),
        ("aaai", "A", preflop("A ante 10", "A allin 95", stacks={"A": 100})),
    ],
)
def test_each_act_gets_its_verdict_and_the_turn_goes_on(verdicts, to_act, situation):
    got = answer(situation, TDA)
    assert got["verdicts"] == [WORDS[letter] for letter in verdicts]
    assert got["to_act"] == to_act


@pytest.mark.parametrize(
    ("verdicts", "held", "to_act", "situation"),
    [
        ("h", {0: "waiting"}, "A", flop("! C bet 100")),
        ("haa", {0: "applied"}, "D", flop("! C bet 100", "A check", "B check")),
        ("haaa", {0: "void"}, "D", flop("! C check", "A check", "B bet 100", "C fold")),
        ("ha", {0: "void"}, "B", flop("! C check", "A bet 100")),
        ("aha", {1: "void"}, "C", flop("A bet 100", "! C call", "B allin 130")),
        ("aha", {1: "applied"}, "D", flop("A bet 100", "! C call", "B allin 70")),
        ("ahaa", {1: "applied"}, None, flop("A bet 100", "! C fold", "B call", "D call")),
        ("hi", {0: "waiting"}, "A", flop("! C check", "! C bet 100")),
        (
            "hha",
            {0: "applied", 1: "void"},
            "D",
            flop("! B bet 100", "! C check", "A check", "C call"),
        ),
        ("a", {}, "B", flop("! A check")),
    ],
)
def test_an_act_out_of_turn_waits_for_its_turn(verdicts, held, to_act, situation):
    got = answer(situation, TDA)
    assert got["verdicts"][: len(verdicts)] == [WORDS[letter] for letter in verdicts]
    assert got["held"] == held
    assert got["to_act"] == to_act


@pytest.mark.parametrize(
    ("level", "reopened", "minimum"),
    [(199, False, None), (200, True, 300)],
)
def test_a_seat_that_bet_may_raise_from_a_full_raise_on(level, reopened, minimum):
    acts = ("A bet 100", "B allin 125", "C call", f"D allin {level}")
    got = answer(flop(*acts), TDA)
    assert (got["to_act"], got["reopened"], got["min_raise_to"]) == ("A", reopened, minimum)


@pytest.mark.parametrize(("level", "reopened"), [(299, False), (300, True)])
def test_under_doubling_a_seat_may_raise_from_twice_its_total_on(level, reopened):
    got = answer(flop("A bet 150", "B call", "C fold", f"D allin {level}"), ASPT)
    assert got["to_act"] == "A"
    assert got["reopened"] is reopened
    assert got["min_raise_to"] == (600 if reopened else None)


def test_without_a_big_blind_the_opening_bet_has_no_known_minimum():
    got = answer(flop(big_blind=0), TDA)
    assert got["options"] == ["fold", "check", "bet"]
    assert got["min_raise_to"] is None
