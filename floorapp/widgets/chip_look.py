"""How a chip of each denomination looks: its colour, its ink, and the spots on its edge."""

from math import cos, pi
from typing import Final

from floorapp.engine.values import value


@value
class ChipLook:
    """How a chip looks; the same in every theme, like chips are.

    Attributes:
        ground: Its colour.
        ink: The colour of what is printed on it.
        spots: How many spots go round its edge.
        covered: The share of the edge that they cover.
        rim: Their colour.
    """

    ground: str
    ink: str
    spots: int
    covered: float
    rim: str


_LIGHT, _DARK = "#ffffff", "#211a06"
_SPOTS: Final = ((3, 0.42), (4, 0.3), (6, 0.36), (8, 0.4), (14, 0.5))
"""By these, too, the denominations that are in play at once can be told apart."""

_COLOURS: Final = {
    1: ("#e2ded4", _DARK),
    5: ("#a8362b", _LIGHT),
    25: ("#2f7a4c", _LIGHT),
    100: ("#2b2d30", _LIGHT),
    500: ("#6f3fa3", _LIGHT),
    1000: ("#d3a021", _DARK),
    5000: ("#ad3b2e", _LIGHT),
    25_000: ("#1c6c7b", _LIGHT),
    100_000: ("#2a5cab", _LIGHT),
    500_000: ("#9c3468", _LIGHT),
    1_000_000: ("#4d5863", _LIGHT),
    5_000_000: ("#7a4a1e", _LIGHT),
}
_RIM, _RIM_OF_LIGHT = "#e6e2d8", "#6c675c"
_LOOKS: Final = {
    chip: ChipLook(
        ground, ink, *_SPOTS[number % len(_SPOTS)], _RIM if ink == _LIGHT else _RIM_OF_LIGHT
    )
    for number, (chip, (ground, ink)) in enumerate(_COLOURS.items())
}
_OTHER: Final = ChipLook("#46515c", _LIGHT, 10, 0.5, _RIM)


def chip_look(by: int) -> ChipLook:
    """Return how a chip of a denomination looks."""
    return _LOOKS.get(by, _OTHER)


def spots_from_the_side(look: ChipLook) -> list[tuple[float, float]]:
    """Return where the spots in front begin and end, seen from the side, from -1 to 1.

    One spot is right in front.
    """
    turn = 2 * pi / look.spots
    half = look.covered * turn / 2
    seen = []
    for number in range(look.spots):
        middle = pi / 2 + number * turn
        for whole in (-2 * pi, 0.0):
            first, last = max(0.0, middle + whole - half), min(pi, middle + whole + half)
            if first < last:
                seen.append((-cos(first), -cos(last)))
    return sorted(set(seen))
