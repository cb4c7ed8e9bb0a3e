"""Where the chairs stand: rectangles round the felt for any number of them in any window."""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QRect, QSize

from floorapp.engine.values import value


class Side(Enum):
    """The side of the felt that a chair stands on."""

    LEFT = "left"
    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"


@value
class Place:
    """One chair: its seat, and where its wager lies on the felt."""

    side: Side
    seat: QRect
    pill: QRect


@value
class TableGeometry:
    """The table in a window.

    Attributes:
        felt: The rail's outer edge.
        radius: Its corners.
        rail: How wide the rail is.
        centre: What is free for text in the middle: between the wagers, or where two chairs stand
            on each side, wider and lower between their wagers.
        places: The chairs, clockwise from the left side's lower end.
        factor: How large all is drawn; 1 in a window of 828 × 562.
    """

    felt: QRect
    radius: int
    rail: int
    centre: tuple[QRect, ...]
    places: tuple[Place, ...]
    factor: float


SEAT: Final = (166, 94)
PILL_HEIGHT: Final = 24
"""The sizes wished for at a factor of 1."""

_WINDOW: Final = (828, 562)
_LEAST_FACTOR: Final = 0.92
_SEAT_SHARE: Final = 0.25
"""No seat takes more of the window's width or height, so that the middle stays free."""

_OUTSIDE: Final = 0.68
"""How much of a seat in a row stands over the felt's edge; on the sides it is half."""

_SIDES: Final = {
    2: (1, 0, 1, 0),
    3: (1, 1, 1, 0),
    4: (1, 1, 1, 1),
    5: (1, 2, 1, 1),
    6: (1, 2, 1, 2),
    7: (1, 3, 1, 2),
    8: (1, 3, 1, 3),
    9: (2, 3, 2, 2),
    10: (2, 3, 2, 3),
    11: (2, 4, 2, 3),
}
"""How many chairs stand left, above, right and below."""


def arrange(
    size: QSize,
    chairs: int,
    *,
    scale: float = 1.0,
    pill_width: Callable[[int], int] = lambda height: 2 * height,
) -> TableGeometry:
    """Set the chairs round a table that fills a window.

    No two seats overlap and none leaves the window. All grows with the window, and beyond that
    with the text size as far as there is room.

    Args:
        size: The window.
        chairs: How many, from 2 to 11.
        scale: The text size; 1 is 100 %.
        pill_width: Says what the widest wager takes in pixels, given the height of a wager.

    Raises:
        KeyError: If so many chairs do not go round a table.
    """
    return _Table(size, _SIDES[chairs], scale).geometry(pill_width)


class _Table:
    """One table while it is being set."""

    def __init__(self, size: QSize, sides: tuple[int, int, int, int], scale: float) -> None:
        self.left, self.top, self.right, self.bottom = sides
        self.width, self.height = size.width(), size.height()
        room = min(self.width / _WINDOW[0], self.height / _WINDOW[1])
        self.factor = max(_LEAST_FACTOR, room, scale)
        self.margin = max(3, round(0.012 * min(self.width, self.height)))
        self.gap = max(2, round(6 * room))
        self.seat_width = self._seat_width()
        self.seat_height = self._seat_height()
        reached = min(self.seat_width / SEAT[0], self.seat_height / SEAT[1])
        self.factor = max(_LEAST_FACTOR, min(self.factor, reached))
        self.pill_height = max(1, round(min(PILL_HEIGHT * self.factor, 0.075 * self.height)))

    def _seat_width(self) -> int:
        columns = max(self.top, self.bottom)
        widest = (self.width - 2 * self.margin - (columns - 1) * self.gap) // max(1, columns)
        wish = SEAT[0] * max(1.0, self.factor)
        return max(1, round(min(wish, widest, _SEAT_SHARE * self.width - self.margin)))

    def _seat_height(self) -> int:
        rows = bool(self.top) + bool(self.bottom) + self.left
        tallest = (self.height - 2 * self.margin - (rows - 1) * self.gap) // rows
        return max(1, round(min(SEAT[1] * self.factor, tallest, _SEAT_SHARE * self.height)))

    def geometry(self, pill_width: Callable[[int], int]) -> TableGeometry:
        """Return the table as set."""
        felt = self._felt()
        seats = self._seats(felt)
        pills = self._pills(seats, pill_width(self.pill_height))
        places = tuple(
            Place(side, seat, pill) for (side, seat), pill in zip(seats, pills, strict=True)
        )
        return TableGeometry(
            felt=felt,
            radius=round(0.47 * min(felt.width(), felt.height())),
            rail=max(2, round(min(12 * self.factor, 0.03 * self.height))),
            centre=self._centre(felt, places),
            places=places,
            factor=self.factor,
        )

    def _felt(self) -> QRect:
        outside = round(_OUTSIDE * self.seat_height)
        x = self.margin + self.seat_width // 2
        above = self.margin + (outside if self.top else 2 * self.margin)
        below = self.margin + (outside if self.bottom else 2 * self.margin)
        return QRect(x, above, max(1, self.width - 2 * x), max(1, self.height - above - below))

    def _seats(self, felt: QRect) -> list[tuple[Side, QRect]]:
        """Return the seats clockwise from the left side's lower end."""
        row = self.seat_height + self.gap
        upper = self.margin + (row if self.top else 0)
        lower = self.height - self.margin - (row if self.bottom else 0)
        far_x = self.width - self.margin - self.seat_width
        far_y = self.height - self.margin - self.seat_height
        down, along = (upper, lower), (felt.left(), felt.left() + felt.width())
        left = [self._seat(self.margin, y) for y in self._spread(self.left, down, self.seat_height)]
        right = [self._seat(far_x, y) for y in self._spread(self.right, down, self.seat_height)]
        top = [self._seat(x, self.margin) for x in self._spread(self.top, along, self.seat_width)]
        bottom = [self._seat(x, far_y) for x in self._spread(self.bottom, along, self.seat_width)]
        return [
            *((Side.LEFT, seat) for seat in reversed(left)),
            *((Side.TOP, seat) for seat in top),
            *((Side.RIGHT, seat) for seat in right),
            *((Side.BOTTOM, seat) for seat in reversed(bottom)),
        ]

    def _seat(self, x: int, y: int) -> QRect:
        return QRect(x, y, self.seat_width, self.seat_height)

    def _spread(self, count: int, along: tuple[int, int], length: int) -> list[int]:
        """Return where ``count`` seats begin, spread along the felt, a gap apart or more."""
        step = max((along[1] - along[0]) / max(1, count), length + self.gap)
        middle = (along[0] + along[1]) / 2
        return [round(middle + (i - (count - 1) / 2) * step - length / 2) for i in range(count)]

    def _pills(self, seats: Sequence[tuple[Side, QRect]], width: int) -> list[QRect]:
        """Return where the wagers lie: next to each seat, towards the middle."""
        result: dict[int, QRect] = {}
        sides = [seat for side, seat in seats if side in {Side.LEFT, Side.RIGHT}]
        for row in (Side.TOP, Side.BOTTOM):
            inside = [(i, seat) for i, (side, seat) in enumerate(seats) if side is row]
            inside.sort(key=lambda item: item[1].x())
            result.update(self._row_of_pills(inside, sides, width))
        away = 2 * self.gap
        for i, (side, seat) in enumerate(seats):
            y = seat.center().y() - self.pill_height // 2
            if side is Side.LEFT:
                result[i] = QRect(seat.right() + away, y, width, self.pill_height)
            elif side is Side.RIGHT:
                result[i] = QRect(seat.left() - away - width, y, width, self.pill_height)
        return [result[i] for i in range(len(seats))]

    def _row_of_pills(
        self, seats: Sequence[tuple[int, QRect]], sides: Sequence[QRect], width: int
    ) -> dict[int, QRect]:
        if not seats:
            return {}
        first = seats[0][1]
        above = first.center().y() < self.height / 2
        y = first.bottom() + self.gap if above else first.top() - self.gap - self.pill_height
        band = QRect(0, y, self.width, self.pill_height)
        aside = max((seat.width() for seat in sides if seat.intersects(band)), default=0)
        edge = self.margin + (aside + self.gap if aside else 0)
        window = (edge, self.width - edge)
        fitting = (window[1] - window[0] - (len(seats) - 1) * self.gap) // len(seats)
        width = max(1, min(width, fitting))
        wish = [float(seat.center().x()) for _, seat in seats]
        middles = _apart(wish, width, self.gap, window)
        return {
            i: QRect(round(middle - width / 2), y, width, self.pill_height)
            for (i, _), middle in zip(seats, middles, strict=True)
        }

    def _centre(self, felt: QRect, places: Sequence[Place]) -> tuple[QRect, ...]:
        """Return rectangles in the middle that no seat and no wager reaches into."""
        inset = 3 * self.gap
        free = felt.adjusted(inset, inset, -inset, -inset)
        wide = QRect(free)
        for place in places:
            self._shut_out(free, place.pill, place.side)
            self._shut_out(wide, place.seat, place.side)
            if place.side in {Side.TOP, Side.BOTTOM}:
                self._shut_out(wide, place.pill, place.side)
            elif place.pill.center().y() < self.height / 2:
                self._shut_out(wide, place.pill, Side.TOP)
            else:
                self._shut_out(wide, place.pill, Side.BOTTOM)
        return (free, wide) if self.left > 1 else (free,)

    def _shut_out(self, free: QRect, taken: QRect, side: Side) -> None:
        """Shrink a rectangle so that what is taken, on one side of it, lies outside."""
        match side:
            case Side.LEFT:
                free.setLeft(max(free.left(), taken.right() + self.gap))
            case Side.RIGHT:
                free.setRight(min(free.right(), taken.left() - self.gap))
            case Side.TOP:
                free.setTop(max(free.top(), taken.bottom() + self.gap))
            case Side.BOTTOM:
                free.setBottom(min(free.bottom(), taken.top() - self.gap))


def _apart(middles: Sequence[float], length: int, gap: int, window: tuple[int, int]) -> list[float]:
    """Push rising middles of equal lengths apart until none overlaps, within the window."""
    step = length + gap
    result: list[float] = []
    for i, middle in enumerate(middles):
        least = result[-1] + step if i else window[0] + length / 2
        result.append(max(middle, least))
    limit = window[1] - length / 2
    for i in reversed(range(len(result))):
        result[i] = min(result[i], limit)
        limit = result[i] - step
    return result
