"""From street to street: what may follow, who opens, and what is left behind."""

import pytest

from floorapp.engine.acts import NextStreet
from floorapp.engine.answer import answer
from floorapp.engine.games import next_street, opener_is_shown
from floorapp.engine.options import Options
from floorapp.engine.values import facts

BLINDS = "SB post 50, BB post 100"
BEFORE = {"seats": "SB BB C", "street": "preflop"}
CALLED = f"{BLINDS}, C call, SB call, BB check"
STUD = {"seats": "A B C", "street": "third", "bring_in": 10, "bet": 40, "betting": "fixed-limit"}
BROUGHT_IN = "A bringin 10, B complete 40, C call, A call"


def turn(played) -> str | None:
    table = played.table
    return None if table.turn is None else table.seats[table.turn]


def last(played) -> tuple[str, list[str]]:
    ruling = played.steps[-1].ruling
    return ruling.decision.value, [reason.code for reason in ruling.reasons]


@pytest.mark.parametrize(
    ("street", "following"),
    [
        ("preflop", "flop"),
        ("turn", "river"),
        ("river", None),
        ("third", "fourth"),
        ("seventh", None),
        ("predraw", "draw1"),
        ("draw3", None),
    ],
)
def test_each_kind_of_game_has_its_streets(street, following):
    assert next_street(street) == following
    assert opener_is_shown(street) is (street in {"third", "seventh"})


@pytest.mark.parametrize("dealt", ["/", "/ flop"])
def test_the_next_street_starts_anew(dealt, play):
    replayed = play(f"{CALLED}, {dealt}, SB bet 200", **BEFORE)
    table = replayed.table
    assert (table.street, table.level, table.full_raise) == ("flop", 200, 200)
    assert (table.put_in, table.earlier) == ([200, 0, 0], [100, 100, 100])
    assert replayed.steps[5].act == NextStreet("flop")
    assert (replayed.first_step, turn(replayed)) == (6, "BB")


def test_the_stacks_of_the_next_street_are_what_is_left(play):
    line = f"{BLINDS}, C call, SB call, /"
    table = play(line, stacks={"SB": 400, "BB": 100}, **BEFORE).table
    assert table.stack == [300, 0, None]
    assert table.all_in == [False, True, False]


@pytest.mark.parametrize(
    ("line", "more", "decision", "code"),
    [
        (f"{CALLED}, / turn", BEFORE, "impossible", "no-such-street"),
        (f"{CALLED}, / draw1", BEFORE, "impossible", "no-such-street"),
        ("A check, B check, C check, D check, /", {"street": "river"}, "impossible", "no-such-street"),
        ("A bet 100, B fold, C fold, D fold, /", {}, "impossible", "only-one-left"),
        ("A check, B check, C check, D check, / turn Z", {}, "impossible", "not-in-hand"),
        ("A fold, B bet 40, C call, / fourth A", STUD, "impossible", "has-folded"),
        ("A bringin 10, B complete 40, C allin 30, A call, / fourth C", STUD, "impossible", "is-all-in"),
        ("A check, /", {}, "not-allowed", "street-not-over"),
        ("/ fourth A", STUD, "not-allowed", "opener-unknown"),
        (f"{CALLED}, /", BEFORE, "allowed", None),
        (f"{BROUGHT_IN}, / fourth C", STUD, "allowed", None),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_street_that_cannot_follow_or_comes_too_early_is_judged(line, more, decision, code, play):
    assert last(play(line, **more)) == (decision, [code] if code else [])


def test_a_street_that_does_not_exist_is_told_with_the_one_that_follows(play):
    (reason,) = play(f"{CALLED}, / river", **BEFORE).steps[-1].ruling.reasons
    assert facts(reason) == {"street": "river", "after": "preflop", "following": "flop"}
    line = "A check, B check, C check, D check, /"
    (reason,) = play(line, street="river").steps[-1].ruling.reasons
    assert facts(reason) == {"street": "", "after": "river", "following": ""}


def test_a_street_dealt_too_early_stands_and_names_whose_turn_it_was(play):
    replayed = play("A bet 100, B call, / turn, B check")
    assert facts(replayed.steps[2].ruling.reasons[0]) == {"turn": "C"}
    assert (replayed.table.street, replayed.stopped_at) == ("turn", 3)  # it is on A


def test_an_act_out_of_turn_that_waits_is_void_when_the_street_ends(play):
    replayed = play("A check, ! C check, / turn")
    assert replayed.steps[1].ruling.decision.value == "void"
    assert facts(replayed.steps[1].ruling.reasons[0]) == {"turn": "B"}


@pytest.mark.parametrize(
    ("line", "seats", "expected"),
    [
        (BLINDS, "BB SB", "SB"),
        (f"{BLINDS}, SB call, BB check, /", "BB SB", "BB"),
        (BLINDS, "SB BB", "SB"),
        (f"{BLINDS}, SB call, BB check, /", "SB BB", "BB"),
        ("SB postshort 30, BB post 100, /", "SB BB", None),
        ("BB post 100, SB call, BB check, /", "SB BB", "BB"),
        ("BB post 100, SB call, BB check, /", "BB SB", "BB"),
        (f"{BLINDS}, C call, SB fold, BB check, /", "SB BB C", "BB"),
        (f"{BLINDS}, C call, SB call, BB fold, /", "SB BB C", "SB"),
    ],
)
def test_heads_up_the_button_is_the_small_blind_and_last_after_the_flop(
    line, seats, expected, play
):
    assert turn(play(line, seats, street="preflop")) == expected


def test_a_button_blind_sets_level_and_raise_before_the_flop_only(play):
    more = {"street": "preflop", "button_blind": 400, "big_blind": 200}
    table = play("D post 400", **more).table
    assert (table.level, table.full_raise, table.set_by) == (400, 400, "button-blind")
    assert table.minimum_to() == 800
    played = play("D post 400, A call, B fold, C fold, D check, /", **more)
    assert (turn(played), played.table.minimum_to()) == ("A", 200)


def test_heads_up_the_button_of_a_button_blind_is_last_after_the_flop(play):
    more = {"street": "preflop", "button_blind": 400, "big_blind": 200}
    assert turn(play("B post 400", "A B", **more)) == "A"
    assert turn(play("B post 400, A call, B check, / flop", "A B", **more)) == "A"


@pytest.mark.parametrize("size", [200, 300])
def test_a_straddle_is_the_level_and_the_full_raise_but_no_act(size, play):
    table = play(f"{BLINDS}, C straddle {size}", "SB BB C D", street="preflop").table
    assert (table.level, table.full_raise, table.acted[2]) == (size, size, None)
    called = play(
        f"{BLINDS}, C straddle {size}, D call, SB fold, BB call", "SB BB C D", street="preflop"
    )
    assert turn(called) == "C"
    assert "raise" in Options(called.table, 2).names


def test_a_straddle_at_fixed_limit_leaves_the_size_of_the_bet(play):
    table = play(
        f"{BLINDS}, C straddle 200", "SB BB C D", street="preflop", betting="fixed-limit"
    ).table
    assert (table.full_raise, table.minimum_to()) == (100, 300)


def test_the_cards_name_the_opener_of_stud_and_until_then_nobody_is_to_act(play):
    played = play(f"{BROUGHT_IN}, /", **STUD)
    assert (played.table.opener_unknown, turn(played)) == (True, None)
    found = answer(played)
    assert [facts(reason) for reason in found.reasons] == [{"street": "fourth"}]
    assert found.facts()["options"] == []


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("/ fourth C", "C"),
        ("/ fourth C, C check", "A"),
        ("/, B check", "C"),
        ("/, B fold", "C"),
        ("/, B bet 40, C fold", "A"),
        ("/, ! C check", "A"),
    ],
)
def test_the_opener_is_named_with_the_street_or_by_its_first_act(line, expected, play):
    played = play(f"{BROUGHT_IN}, {line}", **STUD)
    assert (turn(played), played.table.opener_unknown) == (expected, False)


def test_the_bring_in_names_the_opener_of_third_street(play):
    assert play("", **STUD).table.opener_unknown
    assert turn(play("B bringin 10", **STUD)) == "C"
    assert turn(play("A ante 5, B ante 5, C ante 5, B bringin 10", **STUD)) == "C"
    assert play("A ante 5", **STUD).table.opener_unknown


def test_a_bring_in_is_no_act_and_belongs_to_third_street(play):
    table = play("B bringin 10", **STUD).table
    assert (table.acted[1], table.level, table.full_level) == (None, 10, 0)
    assert last(play("A bringin 10")) == ("impossible", ["posted-too-late"])


def test_a_bring_in_that_is_only_called_is_not_asked_again(play):
    assert turn(play("A bringin 10, B call, C call", **STUD)) is None
    assert turn(play("A bringin 10, B call, C complete 40", **STUD)) == "A"


def test_where_one_seat_has_chips_left_no_opener_is_asked_for(play):
    line = "A bringin 10, B complete 40, C fold, A call, / fourth"
    played = play(line, stacks={"A": 40}, **STUD)
    assert (played.table.opener_unknown, turn(played)) == (False, None)
    assert [reason.code for reason in answer(played).reasons] == ["round-closed"]


def test_two_seats_that_are_all_in_leave_the_others_to_bet_on(play):
    line = f"{BLINDS}, C allin 300, D call, SB call, BB call, / flop, SB check, BB bet 200"
    played = play(line, "SB BB C D", street="preflop", stacks={"C": 300})
    assert turn(played) == "D"


def test_when_all_but_one_are_all_in_the_streets_run_out(play):
    line = f"{BLINDS}, C allin 300, SB fold, BB call, /, /, /"
    played = play(line, stacks={"C": 300}, **BEFORE)
    assert (played.table.street, played.stopped_at, turn(played)) == ("river", None, None)
    assert [step.ruling.decision.value for step in played.steps[-3:]] == ["allowed"] * 3


def test_a_blind_on_a_later_street_is_too_late(play):
    assert last(play(f"{CALLED}, /, SB post 50", **BEFORE)) == ("impossible", ["posted-too-late"])


def test_the_step_of_a_street_has_no_total(play):
    step = play(f"{CALLED}, /", **BEFORE).steps[-1]
    assert (step.total_to, step.move, step.counted) == (0, None, NextStreet("flop"))


def test_a_bring_in_belongs_to_third_street(play):
    ruled = play("A bringin 25", street="preflop").steps[-1].ruling
    assert [reason.code for reason in ruled.reasons] == ["posted-too-late"]
