"""One street: what each act puts in, what it makes of the level, and who is next."""

import pytest

from floorapp.engine.acts import AllIn
from floorapp.engine.round import BettingRound
from floorapp.engine.situation import Situation

BLINDS = "SB post 50, BB post 100"
SEATS = "SB BB C D"


@pytest.mark.parametrize(
    ("line", "level", "full", "put_in"),
    [
        ("A check, B check", 0, 100, [0, 0, 0, 0]),
        ("A bet 300", 300, 300, [300, 0, 0, 0]),
        ("A bet 300, B raise 900", 900, 600, [300, 900, 0, 0]),
        ("A bet 300, B raise 900, C raise 1500", 1500, 600, [300, 900, 1500, 0]),
        ("A bet 300, B allin 500, C allin 800", 800, 300, [300, 500, 800, 0]),
        ("A bet 300, B allin 200", 300, 300, [300, 200, 0, 0]),
        ("A bet 300, B call 200", 300, 300, [300, 200, 0, 0]),
        ("A bet 300, B call, C fold", 300, 300, [300, 300, 0, 0]),
        ("A allin 60", 60, 100, [60, 0, 0, 0]),
        ("A bet 300, B raise 400", 400, 300, [300, 400, 0, 0]),
    ],
)
def test_the_level_follows_every_wager_and_the_full_raise_only_full_ones(
    line, level, full, put_in, play
):
    table = play(line).table
    assert (table.level, table.full_raise, table.put_in) == (level, full, put_in)


@pytest.mark.parametrize(
    ("line", "full"), [("A bet 100, B allin 199", 100), ("A bet 100, B raise 250", 150)]
)
def test_where_a_raise_doubles_a_wager_is_full_from_twice_the_level_on(line, full, play):
    table = play(line, book="aspt-doubling").table
    assert table.full_raise == full
    assert table.moves[-1].full is (full > 100)


def test_a_move_says_by_how_much_and_who(play):
    (bet, raised) = play("A bet 100, B call, C allin 170").table.moves
    assert (bet.seat, bet.from_to, bet.to, bet.by, bet.full, bet.all_in) == (
        0,
        0,
        100,
        100,
        True,
        False,
    )
    assert (raised.seat, raised.by, raised.full, raised.all_in) == (2, 70, False, True)


@pytest.mark.parametrize(
    ("line", "by", "full"),
    [
        (BLINDS, "big-blind", 100),
        (f"{BLINDS}, C straddle 200", "straddle", 200),
        (f"{BLINDS}, C raise 250", "raise", 150),
    ],
)
def test_the_round_knows_what_set_the_full_raise(line, by, full, play):
    table = play(line, SEATS, street="preflop").table
    assert (table.set_by, table.full_raise) == (by, full)


def test_a_full_raise_may_be_given_with_the_street(play):
    table = play("A check", full_raise=250).table
    assert (table.full_raise, table.set_by) == (250, "given")
    assert play("A bet 300", full_raise=250).table.set_by == "bet"


def test_without_a_nominal_big_blind_the_largest_post_stands_in_for_it(play):
    table = play(BLINDS, SEATS, street="preflop", big_blind=0).table
    assert (table.level, table.full_raise) == (100, 100)


def test_a_given_full_raise_stands_in_for_an_unknown_big_blind(play):
    assert play("", big_blind=0, full_raise=80).table.big_blind == 80


@pytest.mark.parametrize(
    ("line", "street", "seats", "turn"),
    [
        ("", "flop", "A B C", "A"),
        ("A check", "flop", "A B C", "B"),
        ("A bet 100, B fold, C call", "flop", "A B C", None),
        ("A check, B check, C check", "flop", "A B C", None),
        ("A bet 100, B fold, C fold", "flop", "A B C", None),
        ("A bet 100, B raise 200, C fold", "flop", "A B C", "A"),
        ("! C fold", "flop", "A B C", "A"),
        ("! A fold, B check", "flop", "A B C", "C"),
        (BLINDS, "preflop", SEATS, "C"),
        (f"{BLINDS}, C straddle 200", "preflop", SEATS, "D"),
        (f"{BLINDS}, C call, D call, SB call", "preflop", SEATS, "BB"),
        (f"{BLINDS}, C call, D call, SB call, BB check", "preflop", SEATS, None),
        (f"{BLINDS}, SB ante 10, D ante 10", "preflop", SEATS, "C"),
        ("A allin 100, B allin 100", "flop", "A B C", "C"),
        ("A allin 100, B call", "flop", "A B", None),
        ("A check, B allin 100", "flop", "A B", "A"),
    ],
)
def test_the_turn_goes_to_the_next_seat_that_owes_an_act(line, street, seats, turn, play):
    table = play(line, seats, street=street).table
    assert (None if table.turn is None else table.seats[table.turn]) == turn


def test_heads_up_before_the_flop_the_small_blind_is_first(play):
    assert play(BLINDS, "BB SB", street="preflop").table.turn == 1


def test_the_last_seat_with_chips_need_not_bet_against_nobody(play):
    table = play("A allin 100, B call, C fold", "A B C", stacks={"A": 100}).table
    assert table.turn is None


def test_stacks_bound_a_call_and_make_it_all_in(play):
    table = play("A bet 300, B call, C call", stacks={"B": 120, "C": 300}).table
    assert table.put_in == [300, 120, 300, 0]
    assert table.all_in == [False, True, True, False]


def test_a_call_for_less_by_an_unknown_stack_is_all_in(play):
    assert play("A bet 300, B call 200").table.all_in == [False, True, False, False]


def test_a_raise_of_the_last_chips_is_all_in(play):
    assert play("A bet 300", stacks={"A": 300}).table.all_in[0]
    assert play("A allin", stacks={"A": 300}).table.put_in[0] == 300


def test_an_ante_is_dead_and_shortens_the_stack(play):
    table = play(
        "C ante 10, SB post 50, BB post 100", SEATS, street="preflop", stacks={"C": 110}
    ).table
    assert (table.antes, table.put_in[2], table.stack[2]) == ({2: 10}, 0, 100)
    assert table.pot == 160
    assert table.level == 100


def test_an_ante_may_take_the_last_chips(play):
    assert play("C ante 10", SEATS, street="preflop", stacks={"C": 10}).table.all_in[2]
    assert play("BB post 90, BB ante 10", SEATS, street="preflop", stacks={"BB": 100}).table.all_in[
        1
    ]


def test_a_blind_may_take_the_last_chips(play):
    table = play("SB post 50, BB postshort 60", SEATS, street="preflop", stacks={"SB": 50}).table
    assert table.all_in == [True, True, False, False]
    assert table.short_blinds == [1]
    assert table.level == 100


def test_folded_seats_are_no_opponents(play):
    assert play("A bet 100, B fold").table.opponents(0) == [2, 3]


def test_an_all_in_for_an_unknown_total_is_an_error_of_the_program(books):
    table = BettingRound(Situation(seats=("A", "B"), street="flop"), books["tda-2024"])
    with pytest.raises(ValueError, match="unknown total"):
        table.apply(0, AllIn("A"))
