"""Where things stand on the projector: everything in type that a room can read."""

from collections.abc import Iterator
from math import ceil
from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColor

from floorapp.engine.values import value
from floorapp.viewmodels.projector_view import ProjectorView
from floorapp.widgets.ladder_layout import LadderLayout
from floorapp.widgets.ladder_paint import LABEL, LadderPainter
from floorapp.widgets.projector_cards import CardLayout, CardScale, set_cards
from floorapp.widgets.projector_headline import LargeText, set_headline, set_reason
from floorapp.widgets.theme import Theme
from floorapp.widgets.word import Cut, Word, cut

_USUAL: Final = QSize(1280, 720)
"""The screen for which sizes are given; on others they are scaled."""

_LEAST: Final = 18
"""No type is smaller: a fortieth of the height."""

_LARGEST_HEADLINE: Final = 72
_TELLING: Final = 56
"""As large as the headline is to be, if the ladder must give way for it."""

_STEP: Final = 0.94
_LADDERS: Final = (2.1, 1.85, 1.5)
"""How many times larger than in the window the ladder is, the best first."""

_REASONS: Final = (26, 22, _LEAST)
_TOP: Final = (24, 21, _LEAST)
_SIDE, _EDGE, _APART = 56, 34, 26
_LADDER_BESIDE: Final = 26
"""The ladder has a margin of its own within."""


_Ladder = tuple[LadderPainter, LadderLayout]


@value
class PlacedLadder:
    """The ladder with its place."""

    painter: LadderPainter
    layout: LadderLayout
    left: int
    top: int


@value(kw_only=True)
class ProjectorLayout:
    """Everything in its place.

    Attributes:
        top: The place and the source.
        texts: The headline's sentences, then the reasons.
        headline_size: The size of the headline's type.
        ladder: The ladder; None where there is no wager, or no room.
        cards: The seats.
    """

    top: tuple[Word, ...]
    texts: tuple[LargeText, ...]
    headline_size: int
    ladder: PlacedLadder | None
    cards: CardLayout


def lay_out(view: ProjectorView, size: QSize, theme: Theme) -> ProjectorLayout:
    """Say what stands where on a screen of some size.

    The headline shrinks before it is cut, and the ladder before the headline becomes small.
    """
    return _Screen(view, size, theme).layout()


class _Screen:
    """One screen while it is being laid out."""

    def __init__(self, view: ProjectorView, size: QSize, theme: Theme) -> None:
        self._view, self._size, self._theme = view, size, theme
        high = min(size.height(), size.width() * 3 / 4)  # a screen on its side is no wall
        self._large = high / _USUAL.height()
        self._unit = min(self._large, size.width() / _USUAL.width())
        self._left = self._px(_SIDE)
        self._width = max(1, size.width() - 2 * self._left)

    def _px(self, size: float) -> int:
        """Return a distance in pixels, which is less where the screen is narrow."""
        return ceil(size * self._unit)

    def _type(self, size: float) -> int:
        """Return a size of type in pixels, which is never too small for the height."""
        return ceil(max(size * self._unit, _LEAST * self._large))

    def layout(self) -> ProjectorLayout:
        view, theme = self._view, self._theme
        top = self._top_line()
        bottom = self._size.height() - self._px(_EDGE)
        room = QRect(self._left, 0, self._width, bottom)
        cards = set_cards(view.cards, room, CardScale(self._px, self._type), theme)
        begin = self._px(_EDGE) + top[0].rect.height() + self._px(_APART)
        end = (cards.top if view.cards else bottom) - self._px(_APART)
        size, texts, ladder = self._fill(max(1, end - begin))
        y = float(begin)
        placed = []
        for text in texts:
            placed.append(text.at(self._left, y))
            y += text.height + self._px(_APART / 2) * (text is not texts[-1])
        return ProjectorLayout(
            top=top,
            texts=tuple(placed),
            headline_size=size,
            ladder=ladder and self._placed(ladder, round(y), end),
            cards=cards,
        )

    def _top_line(self) -> tuple[Word, ...]:
        """Set the place to the left and the source to the right; the place gives way."""
        view, ink = self._view, QColor(self._theme.muted)
        apart, top = self._px(_APART), self._px(_EDGE)
        needed = self._width - apart
        faces = [cut(self._type(size)) for size in _TOP]
        face = next((one for one in faces if _needed(view, one) <= needed), faces[-1])
        source = face.elided(view.source, self._width)
        wide = face.width(source)
        place = face.elided(view.place, max(0, self._width - wide - apart))
        high = face.height
        return (
            face.word(place, ink, self._left, top, high),
            face.word(source, ink, self._left + self._width - wide, top, high),
        )

    def _fill(self, room: int) -> tuple[int, list[LargeText], _Ladder | None]:
        """Find the largest type for headline and ladder, with a reason where there is one."""
        view, theme, apart = self._view, self._theme, self._px(_APART)
        for size, ladder, reason_size in self._wishes():
            headline = set_headline(view.headline, size, self._width, theme)
            left = room - headline.height - (ladder[1].height + apart if ladder else 0)
            if not headline.fits or left < 0:
                continue
            texts = [headline]
            for why in view.why if reason_size else ():
                reason = set_reason(why, self._type(reason_size), self._width, theme)
                left -= reason.height + apart / 2
                if left < 0:
                    break
                texts.append(reason)
            if len(texts) > 1 or not (view.why and reason_size):
                return size, texts, ladder
        least = self._type(_LEAST)
        return least, [set_headline(view.headline, least, self._width, theme)], None

    def _wishes(self) -> Iterator[tuple[int, _Ladder | None, int]]:
        """Yield sizes of the headline with ladders and sizes of the reasons, the best first."""
        ladders: list[_Ladder | None] = [*self._ladders()] or [None]
        large, small = _sizes(_LARGEST_HEADLINE, _TELLING), _sizes(_TELLING, _LEAST)
        usual, *smaller = _REASONS
        least = ladders[-1]
        wishes: list[tuple[float, _Ladder | None, int]] = []
        wishes += [(size, ladder, usual) for ladder in ladders for size in large]
        wishes += [(size, least, reason) for reason in smaller for size in large]
        wishes += [(size, least, _LEAST) for size in small]
        wishes += [(size, None, _LEAST) for size in (*large, *small)]
        wishes += [(size, None, 0) for size in (*large, *small)]
        return ((ceil(size * self._large), ladder, reason) for size, ladder, reason in wishes)

    def _ladders(self) -> Iterator[_Ladder]:
        """Yield ladders by size; where larger ones lack labels, the smaller ones that lack none."""
        view = self._view.ladder
        if not view.rungs:
            return
        least = self._type(_LEAST) / LABEL
        theme = self._theme.scaled(1)
        painters = [LadderPainter(theme, max(self._unit * size, least)) for size in _LADDERS]
        width = self._width + 2 * self._px(_LADDER_BESIDE)
        found = [(painter, painter.lay_out(view, width)) for painter in painters]
        whole = [one for one in found if len(one[1].labels) == len(view.rungs)]
        yield from whole or found[-1:]

    def _placed(self, ladder: _Ladder, top: int, bottom: int) -> PlacedLadder:
        """Put the ladder into the middle of the room that is left."""
        painter, layout = ladder
        free = max(0, bottom - top - layout.height)
        left = self._left - self._px(_LADDER_BESIDE)
        return PlacedLadder(painter, layout, left, top + round(free * 0.45))


def _needed(view: ProjectorView, face: Cut) -> int:
    return face.width(view.place) + face.width(view.source)


def _sizes(largest: float, least: float) -> list[float]:
    """Return sizes of type from large to small, each a little less than the one before."""
    sizes = [largest]
    while sizes[-1] * _STEP > least:
        sizes.append(sizes[-1] * _STEP)
    return [*sizes, least]
