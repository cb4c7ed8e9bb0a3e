"""Words: text set in its place before it is painted, and the type it is set in."""

from collections.abc import Sequence
from functools import cache, cached_property
from typing import Final

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QStaticText, QTransform

from floorapp.engine.values import value
from floorapp.widgets.typeface import font

_REMEMBERED: Final = 400
"""How many texts a cut remembers. A table needs some thirty; amounts typed come and go."""


@value
class Word:
    """A text in its place.

    Attributes:
        text: What is written, shortened already.
        face: The font.
        colour: The ink.
        rect: What it fills.
        glyphs: The text as shaped.
        corner: Where the shaped text begins, at its top.
    """

    text: str
    face: QFont
    colour: QColor
    rect: QRect
    glyphs: QStaticText
    corner: QPoint

    def write(self, painter: QPainter) -> None:
        """Write it."""
        painter.setFont(self.face)
        painter.setPen(self.colour)
        painter.drawStaticText(self.corner, self.glyphs)


class Cut:
    """The typeface in one size and weight, with its measures; see ``cut``.

    Shaping a text takes longer than painting it, so what was shaped is remembered.

    Attributes:
        face: The font.
    """

    def __init__(self, pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> None:
        self.face = font(pixels, weight)
        self._widths: dict[str, int] = {}
        self._glyphs: dict[str, QStaticText] = {}

    @cached_property
    def height(self) -> int:
        """The height of a line."""
        return self._metrics.height()

    @cached_property
    def _metrics(self) -> QFontMetrics:
        """The measures; asking for them opens the font file."""
        return QFontMetrics(self.face)

    @cached_property
    def _ascent(self) -> int:
        return self._metrics.ascent()

    @cached_property
    def _capitals(self) -> int:
        return self._metrics.capHeight()

    def width(self, text: str) -> int:
        """Return how wide a text is."""
        known = self._widths.get(text)
        if known is None:
            if len(self._widths) >= _REMEMBERED:
                self._widths.clear()
            known = self._widths[text] = self._metrics.horizontalAdvance(text)
        return known

    def _shaped(self, text: str) -> QStaticText:
        known = self._glyphs.get(text)
        if known is None:
            if len(self._glyphs) >= _REMEMBERED:
                self._glyphs.clear()
            known = self._glyphs[text] = QStaticText(text)
            known.setTextFormat(Qt.TextFormat.PlainText)
            known.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
            known.prepare(QTransform(), self.face)
        return known

    def elided(self, text: str, width: int) -> str:
        """Return a text, cut with an ellipsis if it is wider than ``width``; nothing if need be."""
        if self.width(text) <= width:
            return text
        if width < self.width("…"):
            return ""
        return self._metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)

    def word(self, text: str, colour: QColor, x: int, y: int, height: int) -> Word:
        """Return a text whose line of some height begins at ``(x, y)``."""
        rect = QRect(x, y, self.width(text), height)
        corner = QPoint(x, y + (height + self._capitals) // 2 - self._ascent)
        return Word(text, self.face, colour, rect, self._shaped(text), corner)

    def centred(self, text: str, colour: QColor, within: QRect) -> Word:
        """Return a text in the middle of a rectangle, cut if it is wider."""
        shown = self.elided(text, within.width())
        x = within.left() + (within.width() - self.width(shown)) // 2
        return self.word(shown, colour, x, within.top(), within.height())


def cut(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> Cut:
    """Return the typeface in a size and weight: one for all who write in it."""
    return _cut(max(1, round(pixels)), weight)


def fitting(cuts: Sequence[Cut], text: str, width: int) -> Cut:
    """Return the first type, from large to small, in which a text fits; else the smallest."""
    return next((face for face in cuts if face.width(text) <= width), cuts[-1])


@cache
def _cut(pixels: int, weight: QFont.Weight) -> Cut:
    return Cut(pixels, weight)
