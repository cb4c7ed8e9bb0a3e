"""Stakes: the levels that questions are set at, with the chips in play."""

import random
from typing import Final

from floorapp.engine.values import value


@value
class Stakes:
    """A level of an event.

    Attributes:
        small_blind: The small blind.
        big_blind: The big blind.
        chips: The denominations in play, smallest first.
    """

    small_blind: int
    big_blind: int
    chips: tuple[int, ...]

    @property
    def unit(self) -> int:
        """The smallest chip: the step of every amount."""
        return self.chips[0]

    def rounded(self, amount: float) -> int:
        """Return an amount as it is bet: in whole chips, and not in small ones where it is large.

        >>> stakes = Stakes(100, 200, (25, 100, 500))
        >>> stakes.rounded(640), stakes.rounded(2730)
        (650, 2700)
        """
        fitting = [chip for chip in self.chips if chip * _FINE <= amount]
        step = max(fitting, default=self.unit)
        return max(self.unit, round(amount / step) * step)


_FINE: Final = 20
"""Amounts are in chips of no more than this part of them."""

_LOW: Final = (25, 100, 500, 1000)
_MIDDLE: Final = (100, 500, 1000, 5000)
_HIGH: Final = (500, 1000, 5000, 25_000)

LEVELS: Final = (
    Stakes(25, 50, _LOW),
    Stakes(50, 100, _LOW),
    Stakes(75, 150, _LOW),
    Stakes(100, 200, _LOW),
    Stakes(150, 300, _LOW),
    Stakes(200, 400, _MIDDLE),
    Stakes(300, 600, _MIDDLE),
    Stakes(400, 800, _MIDDLE),
    Stakes(500, 1000, _MIDDLE),
    Stakes(600, 1200, _MIDDLE),
    Stakes(1000, 2000, _HIGH),
    Stakes(1500, 3000, _HIGH),
    Stakes(2000, 4000, _HIGH),
)
"""Levels as events have them."""


def draw_stakes(rng: random.Random) -> Stakes:
    """Return one of the levels."""
    return rng.choice(LEVELS)
