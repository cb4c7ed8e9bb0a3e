"""Which side and row each label of the bet ladder goes to, so that none meets another."""

from collections.abc import Iterator, Sequence
from typing import Final

from floorapp.engine.values import value

LINE_GAP: Final = 2
"""Kept free between a label and the line that leads to another one."""

MUST: Final = 4
"""How telling a label is that is never left out."""


@value
class Want:
    """A label that wants a place.

    Attributes:
        mark: Where its wager is on the scale.
        width: How wide it is.
        weight: How telling it is; from ``MUST`` on it is never left out.
    """

    mark: int
    width: int
    weight: int


@value
class Slot:
    """A place for a label.

    Attributes:
        above: Over the scale, not under it.
        row: 0 next to the scale, 1 beyond that.
        begin: Where the label begins.
    """

    above: bool
    row: int
    begin: int


_ROWS: Final = ((False, 0), (True, 0), (False, 1), (True, 1))
"""The best place first: below, above, and then the second row of each."""


def fill(wants: Sequence[Want], window: tuple[int, int], space: int) -> dict[int, Slot]:
    """Give each label a place, leaving out the least telling where there is none.

    A label in the second row is led to by a line, which no label of the first row may cover.

    Args:
        wants: The labels, from the left.
        window: Where the first label may begin and the last may end.
        space: Kept free between labels.

    Returns:
        The place of each label that is shown, from the left.
    """
    room = _Room(wants, window, space)
    if not all(room.put(number) for number in range(len(wants))):
        room.clear()
        room.put_all([number for number, want in enumerate(wants) if want.weight >= MUST])
        for number in sorted(range(len(wants)), key=lambda number: -wants[number].weight):
            room.put(number)
    return dict(sorted(room.placed.items()))


class _Room:
    """The rows of a ladder while they are being filled.

    Attributes:
        placed: The places taken so far.
    """

    def __init__(self, wants: Sequence[Want], window: tuple[int, int], space: int) -> None:
        self._wants, self._window, self._space = wants, window, space
        self.placed: dict[int, Slot] = {}

    def clear(self) -> None:
        """Take every label away."""
        self.placed.clear()

    def put(self, number: int) -> bool:
        """Put a label over or under its wager; return whether there is a place."""
        if number in self.placed:
            return True
        centre = self._begins(number)[:1]
        for slot in self._free(number, centre):
            self.placed[number] = slot
            return True
        return False

    def put_all(self, numbers: Sequence[int]) -> bool:
        """Put labels that must be there, moving them aside if need be; return whether all are."""
        if not numbers:
            return True
        number, *others = numbers
        for slot in self._free(number, self._begins(number)):
            self.placed[number] = slot
            if self.put_all(others):
                return True
            del self.placed[number]
        return False

    def _begins(self, number: int) -> list[int]:
        """Return where a label may begin: in the middle of its wager, to its left or right."""
        want, (first, last) = self._wants[number], self._window
        aside = self._space // 2
        wishes = (want.mark - want.width // 2, want.mark + aside - want.width, want.mark - aside)
        return [max(first, min(wish, last - want.width)) for wish in wishes]

    def _free(self, number: int, begins: Sequence[int]) -> Iterator[Slot]:
        """Yield the places that are free for a label, the best first."""
        for begin in begins:
            for above, row in _ROWS:
                slot = Slot(above, row, begin)
                if not any(self._meet(number, slot, *other) for other in self.placed.items()):
                    yield slot

    def _meet(self, number: int, slot: Slot, other_number: int, other: Slot) -> bool:
        """Tell whether two labels would meet, or one the line that leads to the other."""
        if slot.above is not other.above:
            return False
        one, two = self._wants[number], self._wants[other_number]
        if slot.row == other.row:
            apart = self._space
            meet = slot.begin < other.begin + two.width + apart
            meet = meet and other.begin < slot.begin + one.width + apart
            lines_meet = bool(slot.row) and abs(one.mark - two.mark) <= LINE_GAP
            return meet or lines_meet
        near, wide, line = (
            (slot.begin, one.width, two.mark) if other.row else (other.begin, two.width, one.mark)
        )
        return near - LINE_GAP <= line <= near + wide + LINE_GAP
