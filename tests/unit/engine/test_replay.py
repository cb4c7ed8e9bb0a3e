"""A list of acts replayed: what stands, what waits, what comes back, and where it stops."""

import pytest

from floorapp.engine.acts import Call, Fold
from floorapp.engine.reasons import FreedOutOfTurn
from floorapp.engine.rulings import Decision, Ruling


def decisions(replayed) -> list[str]:
    return [step.ruling.decision.value for step in replayed.steps]


def test_an_act_that_is_not_allowed_stands_as_it_happened(play):
    replayed = play("A bet 100, B raise 150, C call")
    assert decisions(replayed) == ["allowed", "not-allowed", "allowed"]
    assert replayed.table.put_in == [100, 150, 150, 0]
    assert replayed.stopped_at is None


def test_an_impossible_act_stops_the_replay_and_changes_nothing(play):
    replayed = play("A bet 100, C call, B call")
    assert decisions(replayed) == ["allowed", "impossible"]
    assert replayed.stopped_at == 1
    assert replayed.table.put_in == [100, 0, 0, 0]


def test_no_acts_are_no_steps(play):
    replayed = play("")
    assert (replayed.steps, replayed.stopped_at) == ((), None)


@pytest.mark.parametrize(
    ("line", "fate", "codes"),
    [
        ("! C bet 100", "held", ["held-for-turn"]),
        ("! C bet 100, A check", "held", ["held-for-turn"]),
        ("! C bet 100, A check, B check", "allowed", ["bound-out-of-turn"]),
        ("! C bet 100, A fold, B fold", "allowed", ["bound-out-of-turn"]),
        ("! C bet 50, A check, B check", "not-allowed", ["bound-out-of-turn", "below-minimum"]),
        ("! C bet 100, A check, B bet 100", "void", ["freed-out-of-turn"]),
        ("! C bet 100, A allin 30", "void", ["freed-out-of-turn"]),
        ("! C fold, A bet 300", "allowed", ["fold-out-of-turn"]),
    ],
)
def test_an_act_out_of_turn_waits_then_binds_or_is_void(line, fate, codes, play):
    step = play(line).steps[0]
    assert step.ruling.decision.value == fate
    assert [reason.code for reason in step.ruling.reasons] == codes


def test_two_acts_that_wait_bind_one_after_the_other(play):
    replayed = play("! B check, ! C check, A check")
    assert decisions(replayed) == ["allowed", "allowed", "allowed"]
    assert replayed.table.turn == 3


def test_a_bet_that_binds_voids_the_act_waiting_behind_it(play):
    replayed = play("! B bet 100, ! C check, A check")
    assert decisions(replayed) == ["allowed", "void", "allowed"]
    assert replayed.steps[1].ruling.reasons == (FreedOutOfTurn("C", "B", 0),)


@pytest.mark.parametrize(
    ("act", "stacks", "total", "returned"),
    [
        ("! C call", {}, 100, 100),
        ("! C call 60", {}, 60, 60),
        ("! C raise 300", {}, 300, 300),
        ("! C bet 300", {}, 300, 300),
        ("! C allin 250", {}, 250, 250),
        ("! C allin", {"C": 400}, 400, 400),
        ("! C check", {}, 0, 0),
    ],
)
def test_a_freed_seat_gets_the_chips_of_its_act_back(act, stacks, total, returned, play):
    assert play(f"A bet 100, {act}", stacks=stacks).steps[-1].total_to == total
    freed = play(f"A bet 100, {act}, B raise 250", stacks=stacks).steps[1]
    assert freed.ruling.reasons == (FreedOutOfTurn("C", "B", returned),)
    assert freed.counted == freed.act


def test_chips_in_front_before_the_act_are_not_given_back(play):
    line = "SB post 50, BB post 100, ! BB raise 300, C raise 250"
    step = play(line, "SB BB C D", street="preflop").steps[2]
    assert step.ruling.reasons == (FreedOutOfTurn("BB", "C", 200),)


def test_a_step_says_what_the_act_came_to(play):
    replayed = play("A bet 100, B call, C allin 250, D fold")
    assert [step.total_to for step in replayed.steps] == [100, 100, 250, 0]
    assert [step.move is not None for step in replayed.steps] == [True, False, True, False]
    assert replayed.steps[2].move.by == 150


@pytest.mark.parametrize(
    ("decision", "stands"),
    [
        (Decision.ALLOWED, True),
        (Decision.READ_AS, True),
        (Decision.REFUSED, True),
        (Decision.IMPOSSIBLE, False),
        (Decision.HELD, False),
        (Decision.VOID, False),
        (Decision.FLOOR, True),
    ],
)
def test_only_acts_that_happened_count_in_what_follows(decision, stands):
    assert Ruling(decision).stands is stands


def test_a_fold_out_of_turn_leaves_the_turn_where_it_is(play):
    table = play("A bet 100, ! D fold").table
    assert table.turn == 1
    assert table.folded == [False, False, False, True]


def test_the_acts_are_kept_as_they_were_written(play):
    replayed = play("A bet 100, B call 180, ! D fold")
    assert [step.act for step in replayed.steps][1:] == [
        Call("B", 180),
        Fold("D", out_of_turn=True),
    ]
