"""Which side and row each label of the bet ladder goes to, so that none meets another."""

from collections.abc import Sequence
from typing import Final

from floorapp.engine.values import value


@value
class Slot:
    """A place for a label.

    Attributes:
        above: Over the scale, not under it.
        row: 0 next to the scale, 1 beyond that.
    """

    above: bool
    row: int


_SLOTS: Final = (
    Slot(above=False, row=0),
    Slot(above=True, row=0),
    Slot(above=False, row=1),
    Slot(above=True, row=1),
)
"""The best place first."""

_Extent = tuple[int, int]


def fill(
    marks: Sequence[int], extents: Sequence[_Extent], weights: Sequence[int], space: int
) -> dict[int, Slot]:
    """Give each label a place, leaving out the least telling where there is none.

    A label in the second row is led to by a line, which no label of the first row may cover.

    Args:
        marks: Where the wagers are, from the left.
        extents: Where their labels begin and end.
        weights: How telling they are.
        space: Kept free between labels.

    Returns:
        The place of each label that is shown, from the left.
    """
    kept = list(range(len(marks)))
    while True:
        placed, stuck = _try(kept, marks, extents, space)
        if stuck is None:
            return placed
        kept.remove(min(kept, key=lambda i: (weights[i], abs(i - stuck), -i)))


def _try(
    kept: Sequence[int], marks: Sequence[int], extents: Sequence[_Extent], space: int
) -> tuple[dict[int, Slot], int | None]:
    """Place labels from the left; return also the first for which there was no place."""
    placed: dict[int, Slot] = {}
    taken: dict[Slot, list[_Extent]] = {slot: [] for slot in _SLOTS}
    for i in kept:
        for slot in _SLOTS:
            claims = [(slot, extents[i])]
            if slot.row:
                line = (marks[i], marks[i])
                claims.append((Slot(above=slot.above, row=0), line))
            if not any(_meets(extent, taken[where], space) for where, extent in claims):
                break
        else:
            return placed, i
        for where, extent in claims:
            taken[where].append(extent)
        placed[i] = slot
    return placed, None


def _meets(extent: _Extent, others: Sequence[_Extent], space: int) -> bool:
    return any(begin < extent[1] + space and extent[0] < end + space for begin, end in others)
