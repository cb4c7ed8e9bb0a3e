"""Pots: main and side pots, who may win them, and the bet that nobody called."""

import pytest

from floorapp.engine.pots import Pot, pots

BLINDS = "SB post 50, BB post 100"
BEFORE = {"seats": "SB BB C D", "street": "preflop"}


def made(play, line, **more) -> list[tuple[int, str]]:
    return [(pot.amount, " ".join(pot.seats)) for pot in pots(play(line, **more).table).pots]


@pytest.mark.parametrize(
    ("line", "more", "expected"),
    [
        ("", {"pot_before": 300}, [(300, "A B C D")]),
        ("", {}, []),
        ("A bet 100, B call, C call, D fold", {"pot_before": 300}, [(600, "A B C")]),
        ("A allin 60, B call, C call", {"pot_before": 0}, [(180, "A B C D")]),
        ("A allin 60, B raise 200, C call, D fold", {"pot_before": 0}, [(180, "A B C"), (280, "B C")]),
        ("A bet 200, B allin 60, C allin 120, D call", {"pot_before": 40}, [(280, "A B C D"), (180, "A C D"), (160, "A D")]),
        ("A allin 60, B call, C raise 200, D fold, B fold", {"pot_before": 0}, [(180, "A C")]),
        ("A bet 100, B allin 100, C allin 100, D fold", {"pot_before": 0}, [(300, "A B C")]),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_pot_ends_where_a_live_seat_is_all_in(line, more, expected, play):
    assert made(play, line, **more) == expected


@pytest.mark.parametrize(
    ("line", "seat", "by"),
    [
        ("A bet 100", "A", 100),
        ("A bet 100, B fold, C fold, D fold", "A", 100),
        ("A allin 60, B raise 200, C fold, D fold", "B", 140),
        ("A bet 100, B call", None, 0),
        ("A check", None, 0),
    ],
)
def test_what_no_other_seat_has_matched_is_in_no_pot(line, seat, by, play):
    found = pots(play(line, pot_before=0).table)
    assert (found.uncalled_seat, found.uncalled_by) == (seat, by)


def test_an_all_in_above_every_other_stack_wins_back_what_is_over(play):
    found = pots(play("A allin 500, B allin 120, C fold, D fold", pot_before=90).table)
    assert found.pots == (Pot(330, ("A", "B")),)
    assert (found.uncalled_seat, found.uncalled_by) == ("A", 380)


def test_what_a_folded_seat_put_in_stays_in_the_pots_it_reached(play):
    line = "A bet 100, B allin 40, C raise 300, D fold, A fold"
    assert made(play, line, pot_before=0) == [(120, "B C"), (120, "C")]


def test_what_only_folded_seats_put_in_stays_in_the_last_pot(play):
    line = "A bet 100, B call, ! A fold, ! B fold, C allin 60, D allin 80"
    assert made(play, line, pot_before=0) == [(240, "C D"), (100, "D")]


def test_an_ante_of_each_counts_towards_what_its_seat_can_win(play):
    line = f"SB ante 10, BB ante 10, C ante 10, D ante 10, {BLINDS}, C call, D fold, SB fold"
    found = pots(play(line, stacks={"C": 40}, **BEFORE).table)
    assert found.for_seat("C") == 40 + 30 * 3
    assert sum(pot.amount for pot in found.pots) + found.uncalled_by == 220


def test_the_ante_of_one_seat_alone_is_for_all_and_never_goes_back(play):
    """An ante is dead money, whatever the situation says of the ante that it is."""
    line = f"BB ante 100, {BLINDS}, C call, D fold, SB fold"
    named, plain = (
        pots(play(line, **BEFORE, stacks={"C": 30}, **kind).table)
        for kind in ({"ante_kind": "big-blind"}, {})
    )
    assert plain == named
    assert plain.uncalled_by + sum(pot.amount for pot in plain.pots) == 100 + 50 + 100 + 30


def test_an_ante_for_all_goes_to_the_main_pot(play):
    line = f"BB ante 100, {BLINDS}, C call, D fold, SB fold"
    more = {**BEFORE, "ante_kind": "big-blind", "stacks": {"C": 30}}
    assert made(play, line, **more)[0] == (100 + 90, "BB C")


def test_earlier_streets_count_towards_what_a_seat_can_win(play):
    line = f"{BLINDS}, C raise 300, D fold, SB fold, BB call, / flop, BB bet 500, C call"
    found = pots(play(line, stacks={"C": 450}, **BEFORE).table)
    assert found.pots == (Pot(50 + 900, ("BB", "C")),)
    assert (found.uncalled_seat, found.uncalled_by) == ("BB", 350)


def test_a_pot_that_started_unknown_is_told_as_incomplete(play):
    assert not pots(play("A bet 100, B call").table).complete
    assert pots(play("A bet 100, B call", pot_before=0).table).complete
    assert pots(play(BLINDS, **BEFORE).table).complete


def test_a_seat_wins_no_pot_that_it_is_not_in(play):
    found = pots(play("A bet 100, B allin 40, C call, D fold", pot_before=0).table)
    assert [found.for_seat(seat) for seat in "ABCD"] == [240, 120, 240, 0]


def test_the_pots_and_the_uncalled_bet_are_all_that_was_put_in(play):
    line = "A bet 200, B allin 60, C allin 390, D fold, A call"
    table = play(line, pot_before=125).table
    found = pots(table)
    assert sum(pot.amount for pot in found.pots) + found.uncalled_by == table.pot


def test_what_a_folded_seat_put_in_stays_in_the_pot_though_nobody_matched_it(play):
    line = "A ante 50, B ante 9, C ante 50, A post 25, C fold, A fold"
    stacks = {"A": 136, "B": 9, "C": 129}
    found = pots(play(line, "A B C", street="preflop", stacks=stacks).table)
    assert ([pot.amount for pot in found.pots], found.uncalled_by) == ([134], 0)
