"""Games: the streets, which of them start with forced bets, and the size of a fixed-limit bet."""

import re
from itertools import pairwise

from floorapp.engine.situation import Situation

FLOP_STREETS = ("preflop", "flop", "turn", "river")
STUD_STREETS = ("third", "fourth", "fifth", "sixth", "seventh")
DRAW_STREETS = ("predraw", "draw1", "draw2", "draw3")
STREETS = (*FLOP_STREETS, *STUD_STREETS, *DRAW_STREETS)
"""Every street there is, in the order in which each kind of game deals them."""

FORCED_BETS_ON = frozenset({"preflop", "predraw", "third"})
"""Streets that start with forced bets; the pot before them is empty unless said otherwise."""

BIG_BETS_ON = frozenset({"turn", "river", "fifth", "sixth", "seventh", "draw2", "draw3"})
"""Streets of the larger bet in fixed limit."""

_ONE_DRAW = re.compile(
    r"(?!.*(triple|[23][ -]?draw|l3d|badugi)).*"
    r"(single|\b(one|1)[ -]?draw|(five|5)[ -]?card|lowball|l1d|fermé)",
    re.IGNORECASE,
)
"""How games with a single draw are called, such as ``5-card draw`` or ``2-7 Single Draw``."""

_FOLLOWING = {
    street: following
    for streets in (FLOP_STREETS, STUD_STREETS, DRAW_STREETS)
    for street, following in pairwise(streets)
}


def next_street(street: str) -> str | None:
    """Return the street that follows; None after the last.

    >>> next_street("flop"), next_street("seventh")
    ('turn', None)
    """
    return _FOLLOWING.get(street)


def opener_is_shown(street: str) -> bool:
    """Return whether the cards decide who acts first, so that the seat has to be named."""
    return street in STUD_STREETS


def has_two_rounds(situation: Situation) -> bool:
    """Return whether the game has two betting rounds only, which its name has to say.

    >>> has_two_rounds(Situation(seats=("A", "B"), street="predraw", game="5-card draw"))
    True
    """
    return situation.street in DRAW_STREETS and _ONE_DRAW.match(situation.game) is not None


def bet_on(situation: Situation, street: str) -> int:
    """Return the size of a fixed-limit bet on a street; 0 where it is not known.

    ``situation.bet`` is the size on the situation's own street; later streets double it unless
    ``big_bet`` says otherwise.

    >>> limit = Situation(seats=("A", "B"), big_blind=20)
    >>> bet_on(limit, "flop"), bet_on(limit, "turn")
    (20, 40)
    """
    small_by = situation.big_blind
    if situation.bet is not None:
        if street in BIG_BETS_ON and situation.street not in BIG_BETS_ON:
            small_by = situation.bet
        else:
            return situation.bet
    if street not in BIG_BETS_ON:
        return small_by
    return 2 * small_by if situation.big_bet is None else situation.big_bet
