"""Where wagers, their chips and the button lie on the cloth, and what is free in the middle."""

from collections.abc import Callable, Sequence
from enum import Enum
from itertools import combinations
from typing import Final

from PySide6.QtCore import QRect

from floorapp.engine.values import value


class Side(Enum):
    """The side of the felt that a chair stands on."""

    LEFT = "left"
    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"


@value
class Place:
    """One chair, and what may lie before it on the felt.

    Attributes:
        side: Where it stands.
        seat: The seat.
        pill: Room for the amount of its wager.
        chips: Room for its chips; empty where there is none.
        button: Room for the button; empty if it is not here, or where there is no room.
    """

    side: Side
    seat: QRect
    pill: QRect
    chips: QRect
    button: QRect


@value(kw_only=True)
class Cloth:
    """A table whose seats are set.

    Attributes:
        window: The window.
        felt: The rail's outer edge.
        seats: The seats with their sides.
        dealer: Which of them has the button; None if none has.
        gap: What is kept between neighbours.
        margin: What is kept to the window's edge.
        factor: How large all is drawn.
        enlarged: How much larger text is wished for than that.
    """

    window: QRect
    felt: QRect
    seats: tuple[tuple[Side, QRect], ...]
    dealer: int | None
    gap: int
    margin: int
    factor: float
    enlarged: float


@value
class _Plan:
    """How much there shall be of what may lie on the cloth.

    Attributes:
        text: How large amounts are drawn, in units of the table's factor.
        tall: The height of a stack of chips, in heights of an amount; 0 for no chips.
        stacks: For how many stacks there shall be room.
        button: Whether the button lies on the cloth.
        below: Whether chips, amount and button of a chair at the side lie one below the other.
    """

    text: float
    tall: float
    stacks: int
    button: bool
    below: bool


PILL_HEIGHT: Final = 24
"""The height of an amount at a factor of 1."""

STEP: Final = 0.84
"""From one stack of chips to the next, in widths of a chip."""

_RICH: Final = (
    (0.66, 1.6, 4, True, True),
    (0.64, 1.6, 3, True, False),
    (0.62, 1.0, 4, True, True),
    (0.60, 1.0, 2, True, True),
    (0.58, 1.0, 4, True, False),
    (0.56, 1.0, 2, True, False),
    (0.16, 0.0, 0, True, True),
    (0.15, 0.0, 0, True, False),
    (0.01, 0.0, 0, False, True),
    (0.00, 0.0, 0, False, False),
)
"""What is tried, from rich to plain, each with its worth beside that of the room in the middle."""

_SMALLER: Final = (1.0, 0.85, 0.72)
_WISHED: Final = (250, 92)
"""The room for text in the middle at a factor of 1; more of it is not missed."""

_LEAST_SHARE: Final = 0.58
"""What of it is to be kept; for less, amounts are written smaller."""


def chip_width(height: int, tall: int) -> int:
    """Return how wide a chip is drawn.

    Args:
        height: The height of an amount.
        tall: The height of the room for a stack of chips.
    """
    return min(tall, round(1.2 * height))


def near(height: int) -> int:
    """Return what is kept between an amount of some height, its chips and the button."""
    return max(2, height // 5)


def lay_cloth(
    cloth: Cloth, pill_width: Callable[[int], int]
) -> tuple[tuple[Place, ...], tuple[QRect, ...]]:
    """Return what lies before each seat, and the rooms for text in the middle.

    Nothing overlaps. Where room is short chips go first, then the button, and then amounts are
    written smaller.

    Args:
        cloth: The table.
        pill_width: Says what the widest amount takes, given the height of an amount.
    """
    larger = sorted({cloth.enlarged, (1 + cloth.enlarged) / 2} - {1.0}, reverse=True)
    best: _Layer | None = None
    for text in (*larger, *_SMALLER):
        layer = _best(cloth, text, pill_width)
        if layer is not None and (best is None or layer.share > best.share):
            best = layer
        if best is not None and best.share >= _LEAST_SHARE:
            break
    if best is None:  # a window too small to use
        best = _Layer(cloth, _plan(_SMALLER[-1], _RICH[-1]), pill_width)
    return best.places, best.centre


def _best(cloth: Cloth, text: float, pill_width: Callable[[int], int]) -> "_Layer | None":
    """Return the best way to lay the cloth with amounts of some size; None if none is clear."""
    best: tuple[float, _Layer] | None = None
    for row in _RICH:
        worth = row[0]
        if best is not None and best[0] >= worth + 1:
            break
        layer = _Layer(cloth, _plan(text, row), pill_width)
        if layer.is_clear and (best is None or worth + layer.share > best[0]):
            best = (worth + layer.share, layer)
    return best and best[1]


def _plan(text: float, row: tuple[float, float, int, bool, bool]) -> _Plan:
    _, tall, stacks, button, below = row
    return _Plan(text, tall, stacks, button, below)


class _Layer:
    """One way to lay the cloth.

    Attributes:
        places: The chairs with what lies before them.
        centre: The rooms for text in the middle.
    """

    def __init__(self, cloth: Cloth, plan: _Plan, pill_width: Callable[[int], int]) -> None:
        self._cloth, self._plan, self._gap = cloth, plan, cloth.gap
        height = PILL_HEIGHT * cloth.factor * plan.text
        self._height = max(1, round(min(height, 0.075 * cloth.window.height() * plan.text)))
        self._width = pill_width(self._height)
        self._near = near(self._height)
        self._tall = round(plan.tall * self._height)
        self._button = self._height if plan.button else 0
        stacks = plan.stacks
        chip = chip_width(self._height, self._tall)
        self._chips = round(chip * (1 + STEP * (stacks - 1))) if stacks else 0
        self._two_a_side = sum(side is Side.LEFT for side, _ in cloth.seats) > 1
        self.places = self._places()
        self.centre = self._centre()

    @property
    def share(self) -> float:
        """How much of the room wished for there is in the middle, at most all of it."""
        wide, high = (side * self._cloth.factor for side in _WISHED)
        return max(min(1.0, room.width() / wide, room.height() / high) for room in self.centre)

    @property
    def is_clear(self) -> bool:
        """Whether nothing overlaps, and every amount has the room it needs."""
        window = self._cloth.window
        boxes = [place.seat for place in self.places]
        for place in self.places:
            boxes += (box for box in (place.pill, place.chips, place.button) if not box.isEmpty())
        return (
            all(place.pill.width() >= self._width for place in self.places)
            and all(window.contains(box) for box in boxes)
            and not any(one.intersects(other) for one, other in combinations(boxes, 2))
        )

    # What lies before each seat.

    def _places(self) -> tuple[Place, ...]:
        seats = self._cloth.seats
        found: dict[int, Place] = {}
        for row in (Side.TOP, Side.BOTTOM):
            inside = [(i, seat) for i, (side, seat) in enumerate(seats) if side is row]
            inside.sort(key=lambda item: item[1].x())
            found.update(self._row(row, inside))
        for i, (side, seat) in enumerate(seats):
            if side in {Side.LEFT, Side.RIGHT}:
                lay = self._below if self._plan.below else self._line
                found[i] = lay(side, seat, self._button if i == self._cloth.dealer else 0)
        return tuple(found[i] for i in range(len(seats)))

    def _row(self, side: Side, seats: Sequence[tuple[int, QRect]]) -> dict[int, Place]:
        """Lay a row of wagers before a row of seats, each as near to its seat as may be."""
        if not seats:
            return {}
        first, high = seats[0][1], max(self._height, self._tall)
        y = first.bottom() + 1 + self._gap
        if side is Side.BOTTOM:
            y = first.top() - self._gap - high
        beside = [seat for other, seat in self._cloth.seats if other in {Side.LEFT, Side.RIGHT}]
        band = QRect(0, y, self._cloth.window.width(), high)
        aside = max((seat.width() for seat in beside if seat.intersects(band)), default=0)
        edge = self._cloth.margin + (aside + self._gap if aside else 0)
        window = (edge, band.width() - edge)
        room = window[1] - window[0] - (len(seats) - 1) * self._gap
        button = self._button if any(i == self._cloth.dealer for i, _ in seats) else 0
        more = button + self._near if button else 0
        if (room - more) // len(seats) < self._width:
            button = more = 0
        wish = self._width + (self._chips + self._near if self._chips else 0)
        width = max(1, min(wish, (room - more) // len(seats)))
        widths = [width + (more if i == self._cloth.dealer else 0) for i, _ in seats]
        begins = _apart([seat.center().x() for _, seat in seats], widths, self._gap, window)
        return {
            i: self._in_row(
                side, seat, QRect(x, y, wide, high), button if i == self._cloth.dealer else 0
            )
            for (i, seat), x, wide in zip(seats, begins, widths, strict=True)
        }

    def _in_row(self, side: Side, seat: QRect, room: QRect, by: int) -> Place:
        """Lay a wager in its room: chips, amount, and a button so wide if there is one."""
        low = room.bottom() + 1 - self._height
        button, inner = QRect(), QRect(room)
        if by:
            button = QRect(room.right() + 1 - by, low, by, by)
            inner.setRight(button.left() - self._near - 1)
        width = max(1, min(self._width, inner.width()))
        pill = QRect(inner.right() + 1 - width, low, width, self._height)
        chips = QRect(inner.left(), room.top(), pill.left() - self._near - inner.left(), self._tall)
        if chips.width() < chip_width(self._height, self._tall) or not self._chips:
            chips = QRect()
        return Place(side, seat, pill, chips, button)

    def _line(self, side: Side, seat: QRect, button: int) -> Place:
        """Lay a wager beside its seat: the button, then amount and chips, towards the middle."""
        y = seat.center().y() - self._height // 2
        x = seat.right() + 1 + 2 * self._gap
        boxes: list[QRect] = []
        for width, height in (
            (button, button),
            (self._width, self._height),
            (self._chips, self._tall),
        ):
            boxes.append(QRect(x, y + self._height - height, width, height))
            x += width + self._near if width else 0
        return self._placed(side, seat, (boxes[1], boxes[2], boxes[0]))

    def _below(self, side: Side, seat: QRect, button: int) -> Place:
        """Lay a wager beside its seat: chips on the amount, and the button under it."""
        y = seat.center().y() - self._height // 2
        x = seat.right() + 1 + 2 * self._gap
        low = y + self._height + self._near
        boxes = [
            QRect(x, y, self._width, self._height),
            QRect(x, y - self._near - self._tall, self._chips, self._tall),
            QRect(x, low, button, button),
        ]
        return self._placed(side, seat, boxes)

    def _placed(self, side: Side, seat: QRect, boxes: Sequence[QRect]) -> Place:
        """Return a place at the side from what lies right of its seat."""
        if side is Side.RIGHT:
            turn = seat.left() + seat.right()
            boxes = [_mirrored(box, turn) for box in boxes]
        pill, chips, button = (QRect() if box.isEmpty() else box for box in boxes)
        return Place(side, seat, pill, chips, button)

    # What is free in the middle.

    def _centre(self) -> tuple[QRect, ...]:
        """Return rectangles in the middle that no seat and no wager reaches into."""
        inset = 3 * self._gap
        free = self._cloth.felt.adjusted(inset, inset, -inset, -inset)
        wide = QRect(free)
        middle = self._cloth.window.height() / 2
        for place in self.places:
            taken = place.pill | place.chips | place.button
            self._shut_out(free, taken, place.side)
            self._shut_out(wide, place.seat, place.side)
            if place.side in {Side.TOP, Side.BOTTOM}:
                self._shut_out(wide, taken, place.side)
            else:
                is_above = place.pill.center().y() < middle
                self._shut_out(wide, taken, Side.TOP if is_above else Side.BOTTOM)
        rooms = (free, wide) if self._two_a_side else (free,)
        return tuple(room for room in rooms if room.isValid()) or rooms[-1:]

    def _shut_out(self, free: QRect, taken: QRect, side: Side) -> None:
        """Shrink a rectangle so that what is taken, on one side of it, lies outside."""
        match side:
            case Side.LEFT:
                free.setLeft(max(free.left(), taken.right() + self._gap))
            case Side.RIGHT:
                free.setRight(min(free.right(), taken.left() - self._gap))
            case Side.TOP:
                free.setTop(max(free.top(), taken.bottom() + self._gap))
            case Side.BOTTOM:
                free.setBottom(min(free.bottom(), taken.top() - self._gap))


def _mirrored(box: QRect, turn: int) -> QRect:
    """Return a rectangle on the other side of an upright axis at ``turn / 2``."""
    return QRect(turn - box.right(), box.top(), box.width(), box.height())


def _apart(
    middles: Sequence[int], lengths: Sequence[int], gap: int, window: tuple[int, int]
) -> list[int]:
    """Return where lengths begin round rising middles, pushed apart until none overlaps."""
    result: list[int] = []
    least = window[0]
    for middle, length in zip(middles, lengths, strict=True):
        result.append(max(middle - length // 2, least))
        least = result[-1] + length + gap
    most = window[1]
    for i in reversed(range(len(result))):
        result[i] = min(result[i], most - lengths[i])
        most = result[i] - gap
    return result
