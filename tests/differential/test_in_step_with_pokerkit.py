"""Random hands played in PokerKit and in the engine agree, but for PokerKit's named faults."""

import random

import pytest

from tests.differential.faults import (
    FAULTS,
    half_bets_do_not_reopen,
    list_is_wiped,
    short_all_ins_are_not_completed,
    short_all_ins_use_up_raises,
    short_blinds_count_as_posted,
)
from tests.differential.hands import play

pytestmark = pytest.mark.many

STRUCTURES = ("no-limit", "pot-limit", "fixed-limit")
HANDS = 2200
FEW = 500
WHOLE = 0.95
"""The share of decisions that is compared in every fact, at the least."""

BIG_BET = {list_is_wiped.__name__}
FIXED = {
    fault.__name__
    for fault in (
        half_bets_do_not_reopen,
        short_all_ins_are_not_completed,
        short_all_ins_use_up_raises,
    )
}
POT = {short_blinds_count_as_posted.__name__}
ANYWHERE = {fault.__name__ for fault in FAULTS} - BIG_BET - FIXED - POT
ANYWHERE |= {"asks_a_seat_that_has_nothing_to_decide", "leaves_a_pot_to_nobody"}
EXPECTED = {
    "no-limit": ANYWHERE | BIG_BET,
    "pot-limit": ANYWHERE | BIG_BET | POT,
    "fixed-limit": ANYWHERE | FIXED,
}


@pytest.mark.parametrize("betting", STRUCTURES)
def test_a_few_hands_of_each_structure_go_the_same_way_in_both(betting, books):
    tally = play(random.Random(betting), betting, books["tda-2024"], FEW)
    assert tally.decisions > 8 * FEW
    assert tally.whole_share > WHOLE


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(2))
@pytest.mark.parametrize("betting", STRUCTURES)
def test_many_hands_go_the_same_way_in_both_and_show_every_fault_of_pokerkit(betting, chunk, books):
    """A fault that shows is needed, as the engines part wherever one holds; all others agree.

    The six come to some 150,000 decisions.
    """
    rng = random.Random(f"{betting} {chunk}")
    tally = play(rng, betting, books["tda-2024"], HANDS)
    assert tally.decisions > 8 * HANDS
    assert tally.whole_share > WHOLE
    assert {name for name, times in tally.fired.items() if times} == EXPECTED[betting]
    assert tally.ends["folds"] > HANDS / 20
    assert tally.ends["showdown"] > HANDS / 2
    assert tally.ends["given up"] < HANDS / 20
