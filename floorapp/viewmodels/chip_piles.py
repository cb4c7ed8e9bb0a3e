"""Chip piles: an amount as the chips that a tidy player would have in front."""

from collections.abc import Sequence

Pile = tuple[tuple[int, int], ...]
"""Denominations with their number, the largest first."""


def pile(total_to: int, chips: Sequence[int]) -> tuple[Pile, int]:
    """Return an amount in the fewest chips that the largest ones make, and what is left over.

    What is left over is less than the smallest chip.

    Args:
        total_to: The amount.
        chips: The denominations in play, smallest first.

    >>> pile(1225, (25, 100, 500))
    (((500, 2), (100, 2), (25, 1)), 0)
    >>> pile(137, (25, 100))
    (((100, 1), (25, 1)), 12)
    """
    left = total_to
    stacks = []
    for chip in reversed(chips):
        count, left = divmod(left, chip)
        if count:
            stacks.append((chip, count))
    return tuple(stacks), left
