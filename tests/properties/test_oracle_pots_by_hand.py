"""The oracle's streets and pots on small hands that can be checked in the head."""

import random
from itertools import pairwise

import pytest

from tests.properties.lines import STRUCTURES, random_hand
from tests.properties.oracle import answer, played
from tests.properties.parameters import BY_HAND

TDA = BY_HAND["tda-2024"]
WORDS = {"a": "allowed", "n": "not-allowed", "i": "impossible", "-": "not-judged", "h": "held"}


def flop(*actions: str, **changes: object) -> dict[str, object]:
    """Return a flop with seats A to D, a big blind of 100 and unknown stacks."""
    common = {"betting": "no-limit", "big_blind": 100, "street": "flop"}
    return {**common, "seats": ["A", "B", "C", "D"], "actions": actions, **changes}


def deal(*actions: str, **changes: object) -> dict[str, object]:
    """Return the same before the flop, with nothing posted."""
    return flop(*actions, street="preflop", small_blind=50, **changes)


def stud(*actions: str, **changes: object) -> dict[str, object]:
    """Return third street at 100-200 limit."""
    return flop(*actions, betting="fixed-limit", street="third", **changes)


ALL_IN_OF_104 = ("C allin 104", "D fold", "A fold", "B fold")
CHECKED = ("A check", "B check", "C check", "D check")


@pytest.mark.parametrize(
    ("verdicts", "to_act", "situation"),
    [
        ("aaaaa", "A", flop(*CHECKED, "/ turn")),
        ("aaaaaaaaaa", "A", flop(*CHECKED, "/", *CHECKED, "/")),
        ("aaaaaaaaaai", None, flop(*CHECKED, "/ turn", *CHECKED, "/", "/ flop")),
        ("aaaai-", None, flop(*CHECKED, "/ river", "A bet 100")),
        ("aaaai", None, flop(*CHECKED, "/", street="river")),
        ("an", "A", flop("A bet 100", "/ turn")),
        ("ana", "B", flop("A bet 100", "/ turn", "A check")),
        ("aaai", None, flop("A fold", "B fold", "C fold", "/")),
        ("aaahna", "B", flop("A check", "B check", "C check", "! A check", "/", "A check")),
        ("aaa", None, flop("A allin 50", "B call 40", "/", seats=["A", "B"])),
        ("aaaa", None, flop("A bet 100", "B allin 80", "/ turn", "/ river", seats=["A", "B"])),
        ("aaai", None, flop("A bet 100", "B allin 80", "/ turn", "A bet 100", seats=["A", "B"])),
        ("aaaaaa", "C", flop("A fold", "B bet 100", "C call", "D call", "/", "B check")),
        ("i", "A", flop("A post 50")),
        ("aai", "C", deal("A post 50", "B post 100", "A bringin 20")),
        ("aaai", "D", deal("A post 50", "B post 100", "C call", "D post 100")),
    ],
)
def test_streets_follow_each_other_and_the_turn_begins_anew(verdicts, to_act, situation):
    got = answer(situation, TDA)
    assert got["verdicts"] == [WORDS[letter] for letter in verdicts]
    stopped = "i" in verdicts
    assert got["to_act"] == to_act or stopped


def test_an_act_that_waits_is_dropped_with_the_street():
    got = answer(flop("A check", "! C bet 100", "/ turn"), TDA)
    assert got["verdicts"] == ["allowed", "held", "not-allowed"]
    assert (got["held"], got["to_act"]) == ({1: "void"}, "A")


@pytest.mark.parametrize(
    ("verdicts", "to_act", "situation"),
    [
        ("", None, stud()),
        ("aa", None, stud("A ante 5", "B ante 5")),
        ("a", "C", stud("B bringin 25")),
        ("a", "D", stud("C check")),
        ("aaaa", None, stud("B bringin 25", "C call", "D call", "A call")),
        ("aaaai", None, stud("B bringin 25", "C call", "D call", "A call", "B check")),
        ("aaaa", None, stud("D check", "A check", "B check", "C check")),
        ("aaaaa", None, stud("D check", "A check", "B check", "C check", "/ fourth")),
        ("aaaaaa", "C", stud("D check", "A check", "B check", "C check", "/ fourth", "B check")),
        ("aaaaa", "C", stud("D check", "A check", "B check", "C check", "/ fourth C")),
        (
            "aaaaaa",
            "D",
            stud("D check", "A check", "B check", "C check", "/ fourth C", "C bet 100"),
        ),
        ("aaaaan", None, stud("D check", "A check", "B check", "C check", "/ fourth", "/")),
        ("aaaai", None, stud("D check", "A fold", "B check", "C check", "/ fourth A")),
        ("aaaaa", "B", stud("D check", "A fold", "B check", "C check", "/ fourth B")),
    ],
)
def test_in_stud_nobody_is_to_act_until_somebody_opens(verdicts, to_act, situation):
    got = answer(situation, TDA)
    assert got["verdicts"] == [WORDS[letter] for letter in verdicts]
    assert got["to_act"] == to_act


@pytest.mark.parametrize("seats", [["BB", "SB"], ["SB", "BB"]])
def test_heads_up_the_small_blind_is_first_before_the_flop_and_last_after_it(seats):
    posts = ("SB post 50", "BB post 100")
    assert answer(deal(*posts, seats=seats), TDA)["to_act"] == "SB"
    line = (*posts, "SB call", "BB check", "/ flop")
    assert answer(deal(*line, seats=seats), TDA)["to_act"] == "BB"
    short = ("SB postshort 20", "BB post 100", "BB check", "/ flop")
    assert answer(deal(*short, seats=seats), TDA)["to_act"] is None


def test_on_the_next_street_stacks_are_what_is_left_and_the_blind_is_the_least_bet():
    line = ("A bet 300", "B call", "C call", "D fold", "/ turn")
    got = answer(flop(*line, stacks={"A": 1000}, full_raise=250), TDA)
    assert (got["to_act"], got["min_raise_to"], got["max_raise_to"]) == ("A", 100, 700)
    got = answer(flop(*line, "A bet 100", full_raise=250), TDA)
    assert got["min_raise_to"] == 200
    got = answer(flop(*line, "A allin", stacks={"A": 1000}), TDA)
    assert got["verdicts"][-1] == "allowed"
    assert (got["to_act"], got["to_call"], got["min_raise_to"]) == ("B", 700, 1400)


def test_the_blind_of_a_short_deck_holds_before_the_flop_alone():
    situation = deal("D post 400", button_blind=400, big_blind=200)
    got = answer(situation, TDA)
    assert (got["to_act"], got["to_call"], got["min_raise_to"]) == ("A", 400, 800)
    line = ["D post 400", "A call", "B call", "C call", "D check", "/ flop"]
    assert answer(situation | {"actions": line}, TDA)["min_raise_to"] == 200


@pytest.mark.parametrize(
    ("situation", "pots", "uncalled"),
    [
        (flop(), [], None),
        (flop(pot_before=70), [(70, ["A", "B", "C", "D"])], None),
        (flop("A bet 100"), [], ("A", 100)),
        (flop("A bet 100", "B call", "C fold"), [(200, ["A", "B", "D"])], None),
        (flop("A bet 100", "B raise 300", "C fold"), [(200, ["A", "B", "D"])], ("B", 200)),
        (
            flop("A bet 300", "B allin 100", "C call", "D allin 200", pot_before=50),
            [(450, ["A", "B", "C", "D"]), (300, ["A", "C", "D"]), (200, ["A", "C"])],
            None,
        ),
        (
            flop("A bet 300", "B allin 100", "C fold", "D fold", pot_before=50),
            [(250, ["A", "B"])],
            ("A", 200),
        ),
        # What a folded seat put in is called, and lies in the pots of the others.
        (
            flop("A bet 100", "B raise 300", "C allin 500", "D fold", "A fold", "B fold"),
            [(700, ["C"])],
            ("C", 200),
        ),
        # Two streets: 100 each, then 50 of the all-in, called by one.
        (
            flop("A bet 100", "B call", "C call", "D fold", "/", "A allin 50", "B call", "C fold"),
            [(400, ["A", "B"])],
            None,
        ),
        (
            flop("A allin 50", "B call", "C call", "D fold", "/", "B bet 100", "C call", "/"),
            [(150, ["A", "B", "C"]), (200, ["B", "C"])],
            None,
        ),
        (
            deal("A ante 10", "B ante 10", "A post 50", "B post 100", "C fold", "D fold", "A call"),
            [(220, ["A", "B"])],
            None,
        ),
        # One ante for all is dead money; 5 chips of ante for each are the seat's own.
        (
            deal("B ante 100", "A post 50", "B post 100", ante_kind="big-blind"),
            [(200, ["A", "B", "C", "D"])],
            ("B", 50),
        ),
        (
            deal("A ante 5", "B ante 10", "C ante 10", stacks={"A": 5}, seats=["A", "B", "C"]),
            [(15, ["A", "B", "C"]), (10, ["B", "C"])],
            None,
        ),
        # All-in before the street: what lay there already, and nothing of what is bet now.
        (
            flop("B bet 100", "C call", stacks={"A": 0}, pot_before=90, seats=["A", "B", "C"]),
            [(90, ["A", "B", "C"]), (200, ["B", "C"])],
            None,
        ),
        # Only folded seats, who paid an ante, put in more than the last seat: it is in its pot.
        (
            deal("A ante 10", "B ante 10", "A post 100", "B post 100", *ALL_IN_OF_104),
            [(324, ["C"])],
            None,
        ),
        # A pot of one seat alone, from what folded seats put in.
        (
            flop("A allin 100", "B raise 200", "C call", "! B fold", "D raise 300", "C fold", "/"),
            [(400, ["A", "D"]), (300, ["D"])],
            ("D", 100),
        ),
    ],
)
def test_pots_are_cut_at_the_all_ins_and_what_nobody_called_comes_back(situation, pots, uncalled):
    got = answer(situation, TDA)
    assert (got["pots"], got["uncalled"]) == (pots, uncalled)


@pytest.mark.parametrize("structure", STRUCTURES)
def test_every_chip_put_in_is_in_a_pot_or_comes_back(structure):
    rng = random.Random(structure)
    for _ in range(300):
        situation = random_hand(rng, structure, TDA)
        hand = played(situation, TDA)
        put = situation.get("pot_before", 0)
        for moves in [*hand.past, hand.moves]:
            last = {m.seat: m.total for m in moves if m.word != "ante"}
            put += sum(last.values()) + sum(m.total for m in moves if m.word == "ante")
        got = hand.chips()
        back = got["uncalled"][1] if got["uncalled"] else 0
        assert sum(amount for amount, _ in got["pots"]) + back == put, situation
        sets = [seats for _, seats in got["pots"]]
        assert all(set(b) < set(a) for a, b in pairwise(sets)), situation
