"""The scale of the bet ladder: true to the amounts, but no two marks nearer than labels allow."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from floorapp.viewmodels.views import Rung

_EASE: Final = (1.0, 0.6, 0.35)
"""How much of the distance that labels wish for is kept, the most that there is room for."""


def positions(
    amounts: Sequence[int], widths: Sequence[int], window: tuple[int, int], space: int
) -> list[int]:
    """Return where rising amounts stand on the scale.

    Args:
        amounts: The amounts.
        widths: How wide their labels are.
        window: Where the first label may begin and the last may end.
        space: Kept free between labels.
    """
    if len(amounts) <= 1:
        return [(window[0] + window[1]) // 2] * len(amounts)
    left = window[0] + widths[0] / 2
    right = max(left, window[1] - widths[-1] / 2)
    steps = [float(max(0, b - a)) for a, b in pairwise(amounts)]
    lengths = _stretched(steps, _least(widths, space, right - left), right - left)
    result = [left]
    for length in lengths:
        result.append(result[-1] + length)
    return [round(x) for x in result]


def where(amount: int, rungs: Sequence[Rung], marks: Sequence[int]) -> int:
    """Return where an amount stands on a scale that is drawn for some wagers."""
    for (low, x), (high, end) in pairwise(zip((r.to for r in rungs), marks, strict=True)):
        if amount <= low:
            return x
        if amount <= high:
            return round(x + (end - x) * (amount - low) / (high - low))
    return marks[-1] if marks else 0


def _least(widths: Sequence[int], space: int, room: float) -> list[float]:
    """Return the least distances, so that labels fit when every other one stands above."""
    pairs = [(a + b) / 2 + space for a, b in zip(widths, widths[2:], strict=False)]
    wishes = [max([*pairs[max(0, i - 1) : i + 1], 3.0 * space]) / 2 for i in range(len(widths) - 1)]
    for ease in _EASE:
        if ease * sum(wishes) <= room:
            return [ease * wish for wish in wishes]
    return [room / len(wishes)] * len(wishes)


def _stretched(steps: Sequence[float], least: Sequence[float], room: float) -> list[float]:
    """Share out a length in proportion to ``steps``, but nobody gets less than his least."""
    held: set[int] = set()
    while True:
        free = [i for i in range(len(steps)) if i not in held]
        rest = room - sum(least[i] for i in held)
        total = sum(steps[i] for i in free)
        share = rest / total if total else 0.0
        short = {i for i in free if steps[i] * share < least[i]}
        if not short:
            return [least[i] if i in held else steps[i] * share for i in range(len(steps))]
        held |= short
