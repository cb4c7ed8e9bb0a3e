"""Where the chairs stand: rectangles round the felt for any number of them in any window."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRect, QSize

from floorapp.engine.values import value
from floorapp.widgets.wager_geometry import Cloth, Place, Side, lay_cloth


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
        enlarged: How much larger text is wished for than what the window alone gives.
    """

    felt: QRect
    radius: int
    rail: int
    centre: tuple[QRect, ...]
    places: tuple[Place, ...]
    factor: float
    enlarged: float


SEAT: Final = (166, 94)
"""The size wished for at a factor of 1."""

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
    dealer: int | None = None,
    pill_width: Callable[[int], int] = lambda height: 2 * height,
) -> TableGeometry:
    """Set the chairs round a table that fills a window.

    No two seats overlap and none leaves the window. All grows with the window, and beyond that
    with the text size as far as there is room.

    Args:
        size: The window.
        chairs: How many, from 2 to 11.
        scale: The text size; 1 is 100 %.
        dealer: Which chair has the button; None if none has.
        pill_width: Says what the widest wager takes in pixels, given the height of a wager.

    Raises:
        KeyError: If so many chairs do not go round a table.
    """
    return _Table(size, _SIDES[chairs], scale).geometry(dealer, pill_width)


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
        self.enlarged = max(1.0, scale / max(1.0, room))

    def _seat_width(self) -> int:
        columns = max(self.top, self.bottom)
        widest = (self.width - 2 * self.margin - (columns - 1) * self.gap) // max(1, columns)
        wish = SEAT[0] * max(1.0, self.factor)
        return max(1, round(min(wish, widest, _SEAT_SHARE * self.width - self.margin)))

    def _seat_height(self) -> int:
        rows = bool(self.top) + bool(self.bottom) + self.left
        tallest = (self.height - 2 * self.margin - (rows - 1) * self.gap) // rows
        return max(1, round(min(SEAT[1] * self.factor, tallest, _SEAT_SHARE * self.height)))

    def geometry(self, dealer: int | None, pill_width: Callable[[int], int]) -> TableGeometry:
        """Return the table as set."""
        felt = self._felt()
        cloth = Cloth(
            window=QRect(0, 0, self.width, self.height),
            felt=felt,
            seats=tuple(self._seats(felt)),
            dealer=dealer,
            gap=self.gap,
            margin=self.margin,
            factor=self.factor,
            enlarged=self.enlarged,
        )
        places, centre = lay_cloth(cloth, pill_width)
        return TableGeometry(
            felt=felt,
            radius=round(0.47 * min(felt.width(), felt.height())),
            rail=max(2, round(min(12 * self.factor, 0.03 * self.height))),
            centre=centre,
            places=places,
            factor=self.factor,
            enlarged=self.enlarged,
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
