"""Where things stand on the bet ladder: a scale true to the amounts as far as labels allow."""

from itertools import pairwise
from typing import Final, Protocol

from PySide6.QtCore import QRect

from floorapp.engine.values import value
from floorapp.viewmodels.views import Bracket, LadderView, Rung
from floorapp.widgets.ladder_scale import positions, where
from floorapp.widgets.ladder_slots import MUST, Slot, Want, fill


class Measured(Protocol):
    """Type that can be measured and cut."""

    def width(self, text: str) -> int:
        """Return how wide a text is."""
        ...

    def elided(self, text: str, width: int) -> str:
        """Return a text, cut if it is wider than ``width``."""
        ...


@value
class LadderType:
    """The type of a ladder and its measures in pixels.

    Attributes:
        amount: For amounts.
        label: For what stands under or over them.
        bracket: For the texts of brackets.
        tight: For one that is wider than the pane.
        line: The height of a line.
        dot: The width of a wager's mark.
        space: Kept free between labels.
        pad: Kept free within the pane's edge.
    """

    amount: Measured
    label: Measured
    bracket: Measured
    tight: Measured
    line: int
    dot: int
    space: int
    pad: int

    @property
    def row(self) -> int:
        """The height of a row of labels: an amount and what it is."""
        return 2 * self.line + self.space // 2

    @property
    def lane(self) -> int:
        """The height of a bracket with its text."""
        return self.line + 2 * self.space


@value
class Label:
    """The label of a wager.

    Attributes:
        rung: Which, counted from the left.
        rect: Where it stands.
        above: Whether over the scale; the amount is then the lower line.
        far: Whether in the second row, with a thin line that leads to it.
        text: What the wager was, cut to fit.
    """

    rung: int
    rect: QRect
    above: bool
    far: bool
    text: str


@value
class Span:
    """A bracket.

    Attributes:
        left: Where it begins.
        right: Where it ends.
        y: Its line.
        rect: Its text, away from the scale.
        above: Whether over the scale.
        text: The text, cut to fit.
    """

    left: int
    right: int
    y: int
    rect: QRect
    above: bool
    text: str


@value
class LadderLayout:
    """A ladder, measured from the top of its pane.

    Attributes:
        height: What the pane needs.
        axis: The scale's height.
        scale: Where the scale begins and ends.
        marks: Where the wagers are on the scale.
        dot: How wide their marks are: smaller where they stand close.
        labels: The labels that there is room for.
        spans: The brackets, in the view's order.
    """

    height: int
    axis: int
    scale: tuple[int, int]
    marks: tuple[int, ...]
    dot: int
    labels: tuple[Label, ...]
    spans: tuple[Span, ...]


_WIDEST: Final = 0.6
"""No label takes more of the pane's width."""


def lay_out(view: LadderView, width: int, kind: LadderType) -> LadderLayout:
    """Say what stands where on a ladder of some width. No two texts ever meet.

    Where labels would meet they go over the scale, then into a second row; where even that does
    not do, the least telling ones are left out.
    """
    return _Ladder(view, width, kind).layout()


class _Ladder:
    """One ladder while it is being laid out."""

    def __init__(self, view: LadderView, width: int, kind: LadderType) -> None:
        self.view, self.kind = view, kind
        self.window = (kind.pad, max(kind.pad, width - kind.pad))
        widest = round(_WIDEST * width)
        self.texts = [kind.label.elided(rung.label, widest) for rung in view.rungs]
        self.widths = [
            max(kind.amount.width(rung.amount), kind.label.width(text))
            for rung, text in zip(view.rungs, self.texts, strict=True)
        ]
        amounts = [rung.to for rung in view.rungs]
        self.marks = positions(amounts, self.widths, self.window, kind.space)
        wants = map(Want, self.marks, self.widths, _weights(view))
        self.slots = fill(tuple(wants), self.window, kind.space)
        self.brackets = [self._measured(bracket) for bracket in view.brackets]

    def _within(self, x: int, width: int) -> int:
        return max(self.window[0], min(x, self.window[1] - width))

    def _measured(self, bracket: Bracket) -> tuple[str, QRect, int, int]:
        """Return the text of a bracket, where it begins and how wide, and the bracket's ends."""
        left = where(bracket.from_to, self.view.rungs, self.marks)
        right = where(bracket.to, self.view.rungs, self.marks)
        room = self.window[1] - self.window[0]
        wide = self.kind.bracket.width(bracket.text) > room
        face = self.kind.tight if wide else self.kind.bracket
        text = face.elided(bracket.text, room)
        width = face.width(text)
        begin = self._within((left + right - width) // 2, width)
        return text, QRect(begin, 0, width, self.kind.line), left, right

    def layout(self) -> LadderLayout:
        kind = self.kind
        half = kind.dot // 2 + kind.space // 2
        lanes = self._lanes()
        over = half + self._rows(above=True) * kind.row
        under = half + self._rows(above=False) * kind.row
        top = max((lane + 1 for lane, above in lanes if above), default=0) * kind.lane
        bottom = max((lane + 1 for lane, above in lanes if not above), default=0) * kind.lane
        axis = kind.pad + top + over
        spans = [
            self._span(i, axis - over if above else axis + under, lane, above=above)
            for i, (lane, above) in enumerate(lanes)
        ]
        return LadderLayout(
            height=axis + under + bottom + kind.pad,
            axis=axis,
            scale=self._scale(),
            marks=tuple(self.marks),
            dot=self._dot(),
            labels=tuple(self._label(i, slot, axis, half) for i, slot in self.slots.items()),
            spans=tuple(spans),
        )

    def _dot(self) -> int:
        """Return how wide a mark may be, so that each can be told from the next."""
        least = min((b - a for a, b in pairwise(self.marks)), default=self.kind.dot)
        return max(self.kind.dot // 2, min(self.kind.dot, least))

    def _scale(self) -> tuple[int, int]:
        """Return where the scale begins and ends, a little beyond its wagers."""
        out = 2 * self.kind.space
        first, last = self.marks[0] - out, self.marks[-1] + out
        return max(self.window[0], first), min(self.window[1], last)

    def _rows(self, *, above: bool) -> int:
        return max((slot.row + 1 for slot in self.slots.values() if slot.above is above), default=0)

    def _lanes(self) -> list[tuple[int, bool]]:
        """Return for each bracket its lane, counted from the scale, and whether it is above."""
        taken: dict[tuple[bool, int], list[tuple[int, int]]] = {}
        result = []
        for bracket, (_, text, left, right) in zip(self.view.brackets, self.brackets, strict=True):
            above = not bracket.enough
            begin = min(text.x(), left) - self.kind.space
            end = max(text.x() + text.width(), right) + self.kind.space
            lane = 0
            while any(b < end and begin < e for b, e in taken.get((above, lane), ())):
                lane += 1
            taken.setdefault((above, lane), []).append((begin, end))
            result.append((lane, above))
        return result

    def _label(self, rung: int, slot: Slot, axis: int, half: int) -> Label:
        kind, width = self.kind, self.widths[rung]
        out = half + slot.row * kind.row
        y = axis - out - kind.row if slot.above else axis + out
        rect = QRect(slot.begin, y, width, 2 * kind.line)
        return Label(rung, rect, slot.above, slot.row > 0, self.texts[rung])

    def _span(self, index: int, edge: int, lane: int, *, above: bool) -> Span:
        """Return a bracket whose lanes begin at ``edge``."""
        kind = self.kind
        text, rect, left, right = self.brackets[index]
        outward = -1 if above else 1
        y = edge + outward * (lane * kind.lane + kind.space)
        top = y - kind.space // 2 - kind.line if above else y + kind.space // 2
        rect.moveTop(top)
        return Span(left, right, y, rect, above, text)


def _weights(view: LadderView) -> list[int]:
    """Return how telling each wager's label is."""
    ends = {amount for bracket in view.brackets for amount in (bracket.from_to, bracket.to)}
    asked = view.brackets[0].from_to if view.brackets else None
    last = max((rung.to for rung in view.rungs if rung.kind not in _NEXT), default=0)
    return [_weight(rung, ends, {last, asked}) for rung in view.rungs]


_NEXT: Final = frozenset({"minimum", "maximum"})
"""What may come next, beside what was wagered."""


def _weight(rung: Rung, ends: set[int], always: set[int | None]) -> int:
    if rung.kind == "minimum" or rung.to in always:
        return MUST
    if rung.kind == "maximum" or rung.to in ends:
        return 3
    return 2 if rung.kind == "start" else 1
