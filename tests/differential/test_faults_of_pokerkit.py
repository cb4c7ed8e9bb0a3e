"""Each known fault of PokerKit 0.7.7 in its smallest hand: what it says, and what the rule says."""

import pytest
from pokerkit import FixedLimitTexasHoldem, Mode, NoLimitTexasHoldem

from floorapp.engine.acts import Ante, Post, PostShort
from floorapp.engine.options import Options
from floorapp.engine.pots import pots
from floorapp.engine.replay import Playing
from floorapp.engine.rulings import Decision
from tests.differential.faults import (
    FAULTS,
    asks_a_seat_that_has_nothing_to_decide,
    half_bets_do_not_reopen,
    leaves_a_pot_to_nobody,
    list_is_wiped,
    nobody_covers_the_level,
    short_all_ins_are_not_completed,
    short_all_ins_use_up_raises,
    short_big_blind_lowers_the_call,
    short_blinds_count_as_posted,
    starts_at_nothing,
)
from tests.differential.hands import folds_to_nothing
from tests.differential.in_step import AUTOMATIONS, Facts, Pair, Setup, forced, situation

DEEP = 5000
THREE_CALL = "c c c "


@pytest.fixture
def pair(books):
    """Make a hand in both engines, with acts played in both."""
    with folds_to_nothing():
        yield lambda setup, acts="": Pair(setup, books["tda-2024"]).play(acts)


def no_limit(stacks, antes):
    """Make PokerKit's own hand of three at 50-100, in its tournament mode."""
    return NoLimitTexasHoldem.create_state(
        AUTOMATIONS,
        ante_trimming_status=False,
        raw_antes=antes,
        raw_blinds_or_straddles=(50, 100),
        min_bet=100,
        raw_starting_stacks=stacks,
        player_count=3,
        mode=Mode.TOURNAMENT,
    )


def holding(pair):
    """Return the faults that hold at the decision."""
    return [fault for fault in FAULTS if fault(Options(pair.table, pair.table.turn))]


def test_after_a_check_a_first_short_all_in_does_not_reopen_the_betting(pair):
    hand = pair(Setup((DEEP, DEEP, 160)), THREE_CALL + "c c 60")
    assert holding(hand) == [starts_at_nothing]
    assert hand.ours() == Facts(0, 60)
    assert hand.theirs() == Facts(0, 60, 160, 4900)


def test_after_a_call_before_the_flop_a_first_short_all_in_does_not_reopen_the_betting(pair):
    hand = pair(Setup((DEEP, DEEP, DEEP, 150)), "c 150 c c")
    assert holding(hand) == [starts_at_nothing]
    assert hand.ours() == Facts(2, 50)
    assert hand.theirs() == Facts(2, 50, 250, DEEP)


def test_short_all_ins_go_on_adding_up_after_they_have_come_to_a_full_raise(pair):
    stacks = (DEEP, 260, 320, 330, DEEP)
    hand = pair(Setup(stacks), "c c c c c 100 160 220 230 c")
    assert holding(hand) == [list_is_wiped]
    assert hand.ours() == Facts(0, 130, 330, 4900)
    assert hand.theirs() == Facts(0, 130)


def test_in_fixed_limit_half_a_bet_reopens_the_betting(pair):
    hand = pair(Setup((DEEP, 250, DEEP), "fixed-limit"), THREE_CALL + "100 150 c")
    assert holding(hand) == [half_bets_do_not_reopen]
    assert hand.ours() == Facts(0, 50, 250, 250)
    assert hand.theirs() == Facts(0, 50)


def test_a_seat_may_raise_although_the_others_can_only_call_for_less(pair):
    hand = pair(Setup((300, 350, DEEP)), THREE_CALL + "c 250")
    assert holding(hand) == [nobody_covers_the_level]
    assert hand.ours() == Facts(2, 250, 500, 4900)
    assert hand.theirs() == Facts(2, 250)


def test_in_fixed_limit_an_all_in_of_less_than_half_a_bet_uses_up_no_raise(pair):
    stacks = (DEEP, DEEP, 320, DEEP)
    hand = pair(Setup(stacks, "fixed-limit", cap=2), "c c c c 100 200 220")
    assert holding(hand) == [short_all_ins_use_up_raises]
    assert hand.ours() == Facts(3, 220, 300, 300)
    assert hand.theirs() == Facts(3, 220)


def test_in_fixed_limit_an_all_in_of_less_than_half_a_bet_is_completed(pair):
    hand = pair(Setup((DEEP, 220, DEEP), "fixed-limit"), THREE_CALL + "100 120")
    assert holding(hand) == [short_all_ins_are_not_completed]
    assert hand.ours() == Facts(2, 120, 200, 200)
    assert hand.theirs() == Facts(2, 120, 220, 220)


def test_in_pot_limit_a_short_blind_counts_as_full(pair):
    hand = pair(Setup((40, DEEP, DEEP), "pot-limit", 100, 200))
    assert holding(hand) == [short_blinds_count_as_posted]
    assert hand.ours() == Facts(2, 200, 400, 700)
    assert hand.theirs() == Facts(2, 200, 400, 640)


def test_the_call_and_the_least_raise_go_by_the_nominal_big_blind(pair):
    hand = pair(Setup((DEEP, 30, DEEP)))
    assert holding(hand) == [short_big_blind_lowers_the_call]
    assert hand.ours() == Facts(2, 100, 200, DEEP)
    assert hand.theirs() == Facts(2, 50, 150, DEEP)


def test_a_small_blind_that_covers_a_short_big_blind_is_asked(pair):
    hand = pair(Setup((30, DEEP)))
    assert holding(hand) == [short_big_blind_lowers_the_call]
    assert hand.ours() == Facts(1, 50)
    assert hand.theirs() == Facts(None)


def test_a_seat_that_owes_nothing_is_not_asked_where_no_other_can_bet(pair):
    hand = pair(Setup((DEEP, DEEP, 100)), "c f")
    assert asks_a_seat_that_has_nothing_to_decide(hand.table, 1)
    assert hand.ours() == Facts(None)
    assert hand.theirs() == Facts(1, 0)


def test_the_last_live_seat_has_the_pot_whatever_it_put_in(pair):
    hand = pair(Setup((DEEP, 9, DEEP), ante=50), "f")
    assert leaves_a_pot_to_nobody(hand.table)
    with pytest.raises(AssertionError):
        hand.fold()
    assert hand.kit.statuses == [False, True, False]
    assert {pot.seats for pot in pots(hand.table).pots} == {("B",)}


def test_a_short_big_blind_pays_the_blind_before_the_ante_for_all(books):
    setup = Setup((DEEP, 150, DEEP), ante=100, ante_kind="big-blind")
    assert forced(setup) == [Post("A", 50), Post("B", 100), Ante("B", 50)]
    kit = no_limit(setup.stacks, {1: 100})
    assert kit.bets == [50, 50, 0]
    playing = Playing(situation(setup), books["tda-2024"])
    for act in (Ante("B", 100), Post("A", 50)):
        assert playing.take(act)
    ruling = playing.judge(PostShort("B", 50))
    assert (ruling.decision, ruling.reasons[0].code) == (Decision.REFUSED, "blind-comes-first")


def test_before_the_flop_the_big_blind_is_the_bet_that_the_cap_counts_from(pair):
    kit = FixedLimitTexasHoldem.create_state(
        AUTOMATIONS,
        ante_trimming_status=True,
        raw_antes=0,
        raw_blinds_or_straddles=(50, 100),
        small_bet=100,
        big_bet=200,
        raw_starting_stacks=DEEP,
        player_count=3,
    )
    hand = pair(Setup((DEEP,) * 3, "fixed-limit", cap=3), "200 300 400")
    for to in (200, 300, 400):
        kit.complete_bet_or_raise_to(to)
    assert hand.ours() == hand.theirs() == Facts(2, 200)
    assert kit.min_completion_betting_or_raising_to_amount == 500


def test_a_fold_with_nothing_to_call_binds_which_pokerkit_refuses_in_a_tournament(pair):
    kit = no_limit((DEEP,) * 3, 0)
    hand = pair(Setup((DEEP,) * 3), "c c")
    for _ in "ab":
        kit.check_or_call()
    assert hand.ours().fold
    assert not kit.can_fold()
