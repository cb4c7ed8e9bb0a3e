"""The seats in the hand as cards at the foot of the projector."""

from collections.abc import Callable, Iterator, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from floorapp.engine.values import value
from floorapp.viewmodels.projector_view import Card
from floorapp.widgets.theme import Theme
from floorapp.widgets.word import Cut, Word, cut

_SIZES: Final = ((27, 20), (24, 18), (21, 18))
"""Type of the seat with its total and of what it did, the best first."""

_MOST_ROWS: Final = 4
_WIDEST: Final = 380
_GAP, _INSET, _CORNER, _FRAME = 14, 17, 12, 2


@value
class PlacedCard:
    """A card in its place.

    Attributes:
        box: Its frame.
        words: What is written on it.
        card: What it shows.
    """

    box: QRect
    words: tuple[Word, ...]
    card: Card


@value
class CardScale:
    """How large things are on a screen.

    Attributes:
        px: Gives a distance in pixels.
        kind: Gives a size of type in pixels.
    """

    px: Callable[[float], int]
    kind: Callable[[float], int]


@value
class CardLayout:
    """The cards in rows.

    Attributes:
        top: Where the first row begins.
        cards: The cards, from left to right.
        px: Gives a distance in pixels.
    """

    top: int
    cards: tuple[PlacedCard, ...]
    px: Callable[[float], int]

    def paint(self, painter: QPainter, theme: Theme) -> None:
        """Paint them."""
        corner = self.px(_CORNER)
        for placed in self.cards:
            card = placed.card
            frame = (
                theme.turn if card.is_turn else theme.asked if card.is_asked else theme.seat_line
            )
            painter.setPen(QPen(QColor(frame), self.px(_FRAME)))
            painter.setBrush(QColor(theme.seat_turn if card.is_turn else theme.seat))
            painter.drawRoundedRect(QRectF(placed.box), corner, corner)
            for word in placed.words:
                word.write(painter)


def set_cards(cards: Sequence[Card], room: QRect, scale: CardScale, theme: Theme) -> CardLayout:
    """Put cards into as few rows as their words allow, down to the bottom of ``room``."""
    return _Cards(cards, room, scale, theme).layout()


class _Cards:
    """The cards while they are being laid out."""

    def __init__(self, cards: Sequence[Card], room: QRect, scale: CardScale, theme: Theme) -> None:
        self._cards, self._room, self._theme = cards, room, theme
        self._px, self._type = scale.px, scale.kind

    def layout(self) -> CardLayout:
        if not self._cards:
            return CardLayout(self._room.bottom() + 1, (), self._px)
        wishes = list(self._wishes())
        fitting = (wish for wish in wishes if self._needed(*wish[:2]) <= self._wide(wish[2]))
        title, did, rows = next(fitting, wishes[-1])
        in_a_row, wide = ceil(len(self._cards) / rows), self._wide(rows)
        high = title.height + did.height + self._px(_INSET)
        step = high + self._px(_GAP)
        rows = ceil(len(self._cards) / in_a_row)
        top = self._room.bottom() + 1 - rows * step + self._px(_GAP)
        placed = []
        for number, card in enumerate(self._cards):
            row, column = divmod(number, in_a_row)
            left = self._room.left() + column * (wide + self._px(_GAP))
            box = QRect(left, top + row * step, wide, high)
            placed.append(PlacedCard(box, self._words(card, box, title, did), card))
        return CardLayout(top, tuple(placed), self._px)

    def _wide(self, rows: int) -> int:
        """Return how wide a card may be."""
        in_a_row = ceil(len(self._cards) / rows)
        wide = (self._room.width() - (in_a_row - 1) * self._px(_GAP)) // in_a_row
        return min(wide, self._px(_WIDEST))

    def _wishes(self) -> Iterator[tuple[Cut, Cut, int]]:
        """Yield types and numbers of rows, the best first."""
        for rows in range(1, min(_MOST_ROWS, len(self._cards)) + 1):
            for title, did in _SIZES:
                bold, plain = QFont.Weight.Bold, QFont.Weight.Medium
                yield cut(self._type(title), bold), cut(self._type(did), plain), rows

    def _needed(self, title: Cut, did: Cut) -> int:
        widths = [max(title.width(card.title), did.width(card.did)) for card in self._cards]
        return max(widths) + 2 * self._px(_INSET)

    def _words(self, card: Card, box: QRect, title: Cut, did: Cut) -> tuple[Word, ...]:
        theme, inset = self._theme, self._px(_INSET)
        x, wide = box.left() + inset, box.width() - 2 * inset
        upper, lower = title.elided(card.title, wide), did.elided(card.did, wide)
        needed = title.height + (did.height if lower else 0)
        y = box.top() + (box.height() - needed) // 2
        words = [title.word(upper, QColor(theme.text), x, y, title.height)]
        if lower:
            words.append(did.word(lower, QColor(theme.body), x, y + title.height, did.height))
        return tuple(words)
