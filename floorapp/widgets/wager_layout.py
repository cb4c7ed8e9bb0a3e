"""A wager in its place: its amount, its chips and where they come from; and the button beside."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QFont

from floorapp.engine.values import value
from floorapp.viewmodels.views import SeatView
from floorapp.widgets.chip_picture import BUTTON_INK, Pile, shown
from floorapp.widgets.theme import Theme
from floorapp.widgets.wager_geometry import PILL_HEIGHT, Place, Side, chip_width, near
from floorapp.widgets.word import Cut, Word, cut

BUTTON: Final = "D"
"""What is printed on the dealer's button."""

_TYPE: Final = 14
_LEAST: Final = 44


@value
class Wager:
    """One wager as it lies on the cloth.

    Attributes:
        to: The street total.
        pill: The ground of its amount.
        word: The amount.
        pile: Its chips, as many as are drawn.
        chip: How wide a chip is.
        chips: What they fill.
        origin: Where they come from: under the edge of their seat.
        seat: The seat.
    """

    to: int
    pill: QRect
    word: Word
    pile: Pile
    chip: int
    chips: QRect
    origin: QPoint
    seat: QRect

    def chips_at(self, way: float) -> QRect:
        """Return what the chips fill on their way, from 0 to 1."""
        return QRect(self.origin + (self.chips.topLeft() - self.origin) * way, self.chips.size())


class WagerType:
    """The type and measures of wagers of one height.

    Attributes:
        height: The height of an amount.
        gap: What is kept between an amount, its chips and the button.
        face: What amounts are written in.
    """

    def __init__(self, height: int) -> None:
        self.height, self.gap = height, near(height)
        self.face: Cut = cut(_TYPE * height / PILL_HEIGHT, QFont.Weight.Bold)

    def width(self, text: str) -> int:
        """Return how wide the ground of an amount is."""
        least = round(_LEAST * self.height / PILL_HEIGHT)
        return max(least, self.face.width(text) + self.face.height)

    def lay(self, view: SeatView, place: Place, theme: Theme) -> Wager | None:
        """Return the wager of a seat in its place; None where it has none."""
        if not (view.total and view.total_to):
            return None
        chip = chip_width(self.height, place.chips.height())
        drawn, size = shown(view.chips, place.chips.size(), chip)
        width = min(place.pill.width(), self.width(view.total))
        pill, chips = self._spread(place, width, size)
        word = self.face.centred(view.total, QColor(theme.pill_text), pill)
        origin = _origin(place, chips)
        return Wager(view.total_to, pill, word, drawn, chip, chips, origin, place.seat)

    def lay_button(self, place: Place, wager: Wager | None) -> tuple[QRect, Word] | None:
        """Return the dealer's button beside a wager or in its place; None if it has no room."""
        button, pill = QRect(place.button), place.pill
        if button.isEmpty():
            return None
        if place.side in {Side.TOP, Side.BOTTOM}:
            if wager is not None:
                button.moveLeft(wager.pill.right() + 1 + self.gap)
            else:
                room = place.pill | place.chips | button
                button.moveLeft(_within(place.seat.center().x(), button.width(), room))
                if place.side is Side.TOP:
                    button.moveTop(room.top())
        elif wager is None and not _is_beside(place):
            button.moveTop(pill.top())
        face = cut(0.5 * button.height(), QFont.Weight.Bold)
        top = button.adjusted(0, 0, 0, -round(0.09 * button.height()))
        return button, face.centred(BUTTON, QColor(BUTTON_INK), top)

    def _spread(self, place: Place, width: int, size: QSize) -> tuple[QRect, QRect]:
        """Return where an amount and its chips lie within the room that they have."""
        pill = QRect(place.pill.topLeft(), QSize(width, place.pill.height()))
        chips = QRect(QPoint(), size)
        chips.moveBottomLeft(place.chips.bottomLeft())
        button = place.button.width() + self.gap if place.button.width() else 0
        before = size.width() + self.gap if size.width() else 0
        if place.side in {Side.TOP, Side.BOTTOM}:
            room = place.pill | place.chips | place.button
            x = _within(place.seat.center().x(), before + width + button, room)
            chips.moveLeft(x)
            pill.moveLeft(x + before)
            return pill, chips
        behind = width + self.gap if _is_beside(place) else 0
        chips.moveLeft(pill.left() + behind)
        if place.side is Side.RIGHT:
            pill.moveRight(place.pill.right())
            chips.moveRight(place.pill.right() - behind)
        return pill, chips


def _is_beside(place: Place) -> bool:
    """Whether chips and button at the side lie beside the amount, not above and below."""
    other = place.button if place.chips.isEmpty() else place.chips
    return other.isEmpty() or not place.pill.left() - 1 <= other.left() <= place.pill.right()


def _within(middle: int, width: int, room: QRect) -> int:
    """Return where something begins that is to stand round a middle, but within a room."""
    return max(room.left(), min(middle - width // 2, room.right() + 1 - width))


def _origin(place: Place, chips: QRect) -> QPoint:
    """Return where chips lie hidden under the edge of their seat."""
    x, y, seat = chips.x(), chips.y(), place.seat
    match place.side:
        case Side.LEFT:
            x = seat.right() + 1 - chips.width()
        case Side.RIGHT:
            x = seat.left()
        case Side.TOP:
            y = seat.bottom() + 1 - chips.height()
        case Side.BOTTOM:
            y = seat.top()
    return QPoint(x, y)
