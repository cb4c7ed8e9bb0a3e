"""Hands that we write load in PokerKit, and leave the same chips there as here."""

import warnings

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pokerkit import HandHistory

from floorapp.engine.acts import AllIn, Ante, Bet, Call, Check, Fold, NextStreet, Post, Raise
from floorapp.engine.games import next_street
from floorapp.engine.options import Options
from floorapp.engine.pots import pots
from floorapp.engine.replay import Playing
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace
from floorapp.notation.phh_writing import write_phh
from floorapp.places import resources
from floorapp.rulebooks.library import read_library

GAMES = (
    ("no-limit", "preflop"), ("pot-limit", "preflop"), ("fixed-limit", "preflop"), ("no-limit", "predraw"),
    ("fixed-limit", "predraw"),
)  # a table, to be read in rows  # fmt: skip
LAST = {("no-limit", "predraw"): "draw1"}
MOST_RAISES = 3
BOOK = read_library([resources() / "rulebooks"]).books["tda-2024"]


@st.composite
def played_hands(draw, book):
    """A hand played to some point, by acts that both peers hold to be legal."""
    betting, street = game = draw(st.sampled_from(GAMES))
    count = draw(st.integers(2, 6))
    seats = tuple(f"p{number}" for number in range(1, count + 1))
    # A blind short of its nominal amount lowers the call in PokerKit, so none is.
    stacks = {seat: draw(st.integers(110, 3000)) for seat in seats}
    setup = Situation(
        seats=seats,
        street=street,
        betting=betting,
        small_blind=50,
        big_blind=100,
        stacks=stacks,
        ante=10,
    )
    if betting == "fixed-limit":
        setup = replace(setup, bet=100, big_bet=200)
    playing, acts = Playing(setup, book), []

    def take(act):
        acts.append(act)
        assert playing.take(act)

    ante_by = draw(st.sampled_from([0, 10]))
    for seat in seats if ante_by else ():
        take(Ante(seat, 10))
    small, big = (seats[1], seats[0]) if count == 2 else seats[:2]
    take(Post(small, 50))
    take(Post(big, 100))
    for _ in range(draw(st.integers(0, 30))):
        table = playing.table
        if table.turn is None:
            following = next_street(table.street)
            if (
                table.live_count == 1
                or table.able_count < 2
                or following is None
                or table.street == LAST.get(game)
            ):
                break
            take(NextStreet(following))
            continue
        options = Options(table, table.turn)
        take(draw(acts_of(options)))
    return replace(setup, acts=tuple(acts)), playing


def acts_of(options):
    """What the seat may do in the eyes of both."""
    seat = options.name
    allowed = (
        [st.just(Call(seat)), st.just(Fold(seat))] if options.faced_by else [st.just(Check(seat))]
    )
    moves = options.table.moves
    # PokerKit's known faults are left out: what short all-ins add up to, and raises behind them.
    clean = all(move.full for move in moves)
    # It also refuses a raise that nobody has the chips to match in part.
    table = options.table
    clean &= any(table.stack[other] > table.level for other in table.opponents(options.seat))
    if (
        options.may_wager
        and clean
        and len(moves) < MOST_RAISES
        and options.stack >= options.min_raise_to
    ):
        least, most, stack = options.min_raise_to, options.max_raise_to, options.stack
        wager = Bet if not options.table.level else Raise
        allowed.append(
            st.integers(least, most).map(
                lambda to: AllIn(seat, to) if to == stack else wager(seat, to)
            )
        )
    return st.one_of(allowed)


@settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
@given(played_hands(BOOK))
def test_a_written_hand_leaves_the_same_chips_in_pokerkit(played):
    situation, playing = played
    written = write_phh(situation, BOOK)
    assert isinstance(written, str), written
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        history = HandHistory.loads(written)
        taken = 0
        for state, action in history.state_actions:
            taken += action is not None
            if taken == len(history.actions):
                assert in_pokerkit(state) == here(playing.table)
                return
    pytest.fail("PokerKit did not take every action")


def in_pokerkit(state):
    """What each player has behind, and what is in the middle."""
    return list(state.stacks), state.total_pot_amount


def here(table):
    """The same: when a street is over, what nobody called goes back, and the pot to the last player."""
    behind = [stack - put_in for stack, put_in in zip(table.stack, table.put_in, strict=True)]
    if table.turn is not None:
        return behind, table.pot
    lie = pots(table)
    if lie.uncalled_seat is not None:
        behind[table.index[lie.uncalled_seat]] += lie.uncalled_by
    if table.live_count > 1:
        return behind, table.pot - lie.uncalled_by
    winner = table.folded.index(False)
    behind[winner] += lie.for_seat(table.seats[winner])
    return behind, 0
