"""Denominations: the chips of the tray, as the level has them."""

from floorapp.engine.situation import Situation

_USUAL = (1, 5, 25, 100, 500, 1000, 5000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000)
_COUNT = 5
"""How many denominations a table has in play at once."""


def denominations(situation: Situation, known: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return the denominations in play, smallest first.

    Where they are not given they are those usual at the level: the smallest is a part of the
    blinds and of the ante.

    Args:
        situation: The level, and its chips where they are given.
        known: Chips that are on the table for certain.

    >>> denominations(Situation(seats=("A", "B"), small_blind=250, big_blind=500))
    (25, 100, 500, 1000, 5000)
    """
    chips = situation.chips or _usual(situation)
    return tuple(sorted({*chips, *known}))


def chip_text(chip: int) -> str:
    """Return what is printed on a chip.

    >>> chip_text(500), chip_text(5000), chip_text(1_000_000)
    ('500', '5k', '1M')
    """
    for unit, letter in ((1_000_000, "M"), (1000, "k")):
        if chip >= unit and chip % unit == 0:
            return f"{chip // unit}{letter}"
    return str(chip)


def _usual(situation: Situation) -> tuple[int, ...]:
    amounts = [by for by in (situation.small_blind, situation.big_blind, situation.ante) if by]
    least = min(amounts, default=1)
    parts = [chip for chip in _USUAL if chip < least and all(by % chip == 0 for by in amounts)]
    first = _USUAL.index(parts[-1]) if parts else 0
    first = min(first, len(_USUAL) - _COUNT)
    return _USUAL[first : first + _COUNT]
