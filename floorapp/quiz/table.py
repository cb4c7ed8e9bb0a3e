"""A random table: level, street, structure and seats, before anybody has acted."""

import random
from typing import Final

from floorapp.engine.acts import Post
from floorapp.engine.situation import Situation
from floorapp.engine.values import value
from floorapp.quiz.stakes import Stakes, draw_stakes

SEATS: Final = "ABCDEFGHI"
_FEWEST, _MOST, _MOST_LATER = 3, 9, 6
"""How many seats are in the hand: before the flop, and after it."""

_POT: Final = (4, 24)
"""What is in the pot after the flop, in big blinds."""


@value
class Table:
    """A table that nobody has acted at.

    Attributes:
        situation: The set-up; the blinds are posted, and no stack is known.
        stakes: The level with its chips.
    """

    situation: Situation
    stakes: Stakes


def draw_table(rng: random.Random, betting: str = "no-limit") -> Table:
    """Return a random table."""
    stakes = draw_stakes(rng)
    street = rng.choice(("preflop", "flop", "flop", "turn", "river"))
    is_first = street == "preflop"
    count = rng.randint(_FEWEST, _MOST if is_first else _MOST_LATER)
    seats = tuple(SEATS[:count])
    pot = stakes.rounded(rng.randint(*_POT) * stakes.big_blind)
    posts = (Post(seats[0], stakes.small_blind), Post(seats[1], stakes.big_blind))
    situation = Situation(
        seats=seats,
        street=street,
        small_blind=stakes.small_blind,
        big_blind=stakes.big_blind,
        betting=betting,
        acts=posts if is_first else (),
        pot_before=None if is_first else pot,
        chips=stakes.chips,
    )
    return Table(situation, stakes)
