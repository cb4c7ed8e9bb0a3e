"""One act judged: what it counts as, and all that speaks against it."""

import pytest

from floorapp.engine.acts import AllIn, Bet, Call, Check, Post, PostShort, Raise
from floorapp.engine.legality import judge, judge_in_turn
from floorapp.engine.reasons import StackUnknown
from floorapp.engine.rulings import Decision
from floorapp.engine.values import facts

A, READ, R, X, H = (
    Decision(name) for name in ("allowed", "read-as", "not-allowed", "impossible", "held")
)

IN_TURN = [
    # what happened, the act judged, stacks, decision, reasons
    ("", "A fold", {}, A, []),
    ("", "A check", {}, A, []),
    ("A bet 100", "B check", {}, R, ["faces-wager"]),
    ("", "A call", {}, READ, ["read-as-check"]),
    ("A bet 100", "B call", {}, A, []),
    ("A bet 100", "B call 100", {}, A, []),
    ("A bet 100", "B call 180", {}, READ, ["read-as-call"]),
    ("A bet 100", "B call 70", {}, A, []),
    ("A bet 100", "B call 70", {"B": 70}, A, []),
    ("A bet 100", "B call 70", {"B": 500}, R, ["below-call"]),
    ("A bet 100", "B call", {"B": 70}, A, []),
    ("", "A bet 100", {}, A, []),
    ("", "A bet 99", {}, R, ["below-minimum"]),
    ("", "A bet 60", {"A": 60}, A, []),
    ("", "A raise 100", {}, READ, ["read-as-bet"]),
    ("", "A raise 99", {}, R, ["read-as-bet", "below-minimum"]),
    ("A bet 100", "B raise 200", {}, A, []),
    ("A bet 100", "B raise 199", {}, R, ["below-minimum"]),
    ("A bet 100", "B raise 150", {"B": 150}, A, []),
    ("A bet 100", "B bet 200", {}, READ, ["read-as-raise"]),
    ("A bet 100", "B bet 150", {}, R, ["read-as-raise", "below-minimum"]),
    ("A bet 100", "B raise 100", {}, R, ["not-above-level"]),
    ("A bet 100", "B raise 80", {"B": 80}, READ, ["read-as-call"]),
    ("A bet 100", "B allin 150", {}, A, []),
    ("A bet 100", "B allin 150", {"B": 150}, A, []),
    ("A bet 100", "B allin", {"B": 150}, A, []),
    ("A bet 100", "B allin 80", {"B": 80}, A, []),
    ("A bet 100", "B allin 150", {"B": 400}, R, ["chips-behind"]),
    ("A bet 100, B allin 150, C call, D call", "A raise 300", {}, R, ["not-reopened"]),
    ("A bet 100, B allin 150, C call, D call", "A raise 200", {}, R, ["not-reopened", "below-minimum"]),
    ("A bet 100, B allin 150, C call, D call", "A allin 300", {"A": 300}, R, ["not-reopened"]),
    ("A bet 100, B allin 150, C call, D call", "A allin 120", {"A": 120}, A, []),
    ("A bet 100, B allin 150, C call, D call", "A allin 300", {"A": 400}, R, ["chips-behind", "not-reopened"]),
    ("A allin 100, B allin 100, C allin 100", "D raise 300", {}, R, ["nobody-can-answer"]),
    ("A allin 100, B allin 100, C allin 100", "D allin 300", {"D": 300}, A, []),
    ("A bet 100", "B raise 250", {"B": 200}, X, ["more-than-stack"]),
    ("A bet 100", "B call 250", {"B": 200}, X, ["more-than-stack"]),
    ("", "A bet 0", {}, X, ["less-than-put-in"]),
    ("A bet 100, B raise 200, C fold, D fold", "A raise 100", {}, X, ["less-than-put-in"]),
    ("A bet 100, B raise 200, C fold, D fold", "A call 60", {}, X, ["less-than-put-in"]),
    ("", "A allin", {}, X, ["stack-unknown"]),
    ("A bet 100", "C call", {}, X, ["not-in-turn"]),
    ("A bet 100", "! C call", {}, H, ["held-for-turn"]),
    ("A bet 100", "! C fold", {}, A, ["fold-out-of-turn"]),
    ("! C call", "! C fold", {}, X, ["has-act-waiting"]),
    ("A bet 100", "! B call", {}, A, []),
    ("A bet 100, B fold", "B call", {}, X, ["has-folded"]),
    ("A bet 100, B allin 100, C call", "! B call", {}, X, ["is-all-in"]),
    ("", "Z check", {}, X, ["not-in-hand"]),
    ("A fold, B fold, C fold", "D check", {}, X, ["only-one-left"]),
    ("A check, B check, C check, D check", "A check", {}, X, ["round-closed"]),
    ("", "A post 100", {}, X, ["posted-too-late"]),
]  # a table, to be read in rows  # fmt: skip

POSTS = [
    ("", "SB post 50", {}, A, []),
    ("", "SB post 50", {"SB": 50}, A, []),
    ("", "SB post 50", {"SB": 40}, X, ["more-than-stack"]),
    ("", "BB postshort 40", {"BB": 40}, A, []),
    ("", "BB postshort 40", {}, A, []),
    ("", "BB postshort 40", {"BB": 60}, R, ["chips-behind"]),
    ("SB post 50", "SB ante 10", {"SB": 60}, A, []),
    ("SB post 50", "SB ante 10", {"SB": 59}, X, ["more-than-stack"]),
    ("SB postshort 50", "SB post 60", {}, X, ["is-all-in"]),
    ("SB post 50", "SB post 40", {}, X, ["less-than-put-in"]),
    ("SB post 50", "SB postshort 50", {}, X, ["less-than-put-in"]),
    ("SB post 50, BB post 100", "SB straddle 200", {}, A, []),
    ("SB post 50, BB post 100, C call", "D straddle 200", {}, X, ["posted-too-late"]),
    ("SB post 50, BB post 100, C fold", "D ante 10", {}, X, ["posted-too-late"]),
]


@pytest.mark.parametrize(("before", "act", "stacks", "decision", "codes"), IN_TURN)
def test_an_act_on_the_flop_is_judged(before, act, stacks, decision, codes, play):
    step = play(f"{before}, {act}", stacks=stacks).steps[-1]
    assert step.ruling.decision is decision
    assert [reason.code for reason in step.ruling.reasons] == codes


@pytest.mark.parametrize(("before", "act", "stacks", "decision", "codes"), POSTS)
def test_a_forced_bet_is_judged(before, act, stacks, decision, codes, play):
    step = play(f"{before}, {act}", "SB BB C D", street="preflop", stacks=stacks).steps[-1]
    assert step.ruling.decision is decision
    assert [reason.code for reason in step.ruling.reasons] == codes


@pytest.mark.parametrize(
    ("before", "act", "counts_as"),
    [
        ("", "A call", Check("A")),
        ("A bet 100", "B call 180", Call("B")),
        ("", "A raise 100", Bet("A", 100)),
        ("A bet 100", "B bet 200", Raise("B", 200)),
        ("A bet 100", "B bet 150", Raise("B", 150)),
        ("", "A bet 100", Bet("A", 100)),
    ],
)
def test_an_act_counts_as_what_it_is_whatever_it_was_called(before, act, counts_as, play):
    assert play(f"{before}, {act}").steps[-1].counted == counts_as


def test_last_chips_named_a_raise_are_a_call_of_those_chips(play):
    assert play("A bet 100, B raise 80", stacks={"B": 80}).steps[-1].counted == Call("B", 80)


@pytest.mark.parametrize(
    ("line", "stacks", "found"),
    [
        ("A bet 100, B raise 150", {}, {"seat": "B", "to_to": 150, "min_to": 200}),
        ("A bet 100, B raise 80", {}, {"seat": "B", "to_to": 80, "level_to": 100}),
        ("A bet 100, B call 70", {"B": 90}, {"seat": "B", "to_to": 70, "level_to": 100}),
        ("A bet 100, B allin 70", {"B": 90}, {"seat": "B", "to_to": 70, "stack_to": 90}),
        ("A bet 100, B call 95", {"B": 90}, {"seat": "B", "to_to": 95, "stack_to": 90}),
        ("A bet 0", {}, {"seat": "A", "to_to": 0, "put_in_to": 0}),
        ("A bet 100, B check", {}, {"seat": "B", "faced_by": 100}),
        ("B check", {}, {"seat": "B", "turn": "A"}),
    ],
)
def test_a_refusal_carries_its_numbers(line, stacks, found, play):
    (reason,) = play(line, stacks=stacks).steps[-1].ruling.reasons
    assert facts(reason) == found


def test_where_a_raise_doubles_the_refusal_says_so(play):
    line = "A bet 100, B allin 150, C call, D call, A raise 400"
    (reason,) = play(line, book="aspt-doubling").steps[-1].ruling.reasons
    assert facts(reason) == {"seat": "A", "acted_at_to": 100, "level_to": 150, "needed_to": 200}


def test_a_post_is_judged_apart_from_its_replay(play):
    table = play("", "A B", street="preflop").table
    assert judge(table, Post("A", 50)).decision is A
    assert judge(table, PostShort("B", 30)).decision is A


def test_an_all_in_of_unknown_size_is_impossible_to_count(play):
    ruling = judge_in_turn(play("").table, 0, AllIn("A"))
    assert (ruling.decision, ruling.reasons) == (X, (StackUnknown("A"),))


@pytest.mark.parametrize(
    ("act", "stacks", "code"),
    [
        ("! C raise 300", {"C": 200}, "more-than-stack"),
        ("! C call 300", {"C": 200}, "more-than-stack"),
        ("! C allin", {}, "stack-unknown"),
        ("! C raise 0", {}, "less-than-put-in"),
    ],
)
def test_chips_that_a_seat_does_not_have_are_impossible_out_of_turn_too(act, stacks, code, play):
    ruling = play(f"A bet 100, {act}", stacks=stacks).steps[-1].ruling
    assert (ruling.decision, [reason.code for reason in ruling.reasons]) == (X, [code])


def test_a_decision_says_whether_it_is_a_fault_and_whether_it_is_told():
    faults = {decision for decision in Decision if decision.is_fault}
    assert faults == {R, X}
    assert {decision for decision in Decision if decision.is_told} - faults == {
        H,
        Decision.VOID,
        Decision.FLOOR,
    }
