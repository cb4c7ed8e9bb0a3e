"""Large text for a room: a headline of parts in colour, and what explains it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption

from floorapp.engine.values import replace, value
from floorapp.viewmodels.projector_view import Part
from floorapp.widgets.theme import Theme
from floorapp.widgets.typeface import font

_LINE: Final = 1.12
"""The height of a line of the headline, in sizes of its type."""

_BREAKS: Final = frozenset(" -/–")
"""What a line may end with."""


@value
class LargeText:
    """Text that is broken into lines, at its place.

    Attributes:
        layouts: A layout for each sentence that begins a line.
        size: The size of its type.
        width: What its longest line takes.
        height: What it takes.
        fits: Whether no word is wider than the room.
        left: Where it begins.
        top: Where it begins.
    """

    layouts: tuple[QTextLayout, ...]
    size: int
    width: float
    height: float
    fits: bool
    left: float = 0
    top: float = 0

    @property
    def rect(self) -> QRectF:
        """What it fills."""
        return QRectF(self.left, self.top, self.width, self.height)

    @property
    def text(self) -> str:
        """What is written."""
        return " ".join(layout.text() for layout in self.layouts)

    def at(self, left: float, top: float) -> "LargeText":
        """Return it at a place."""
        return replace(self, left=left, top=top)

    def write(self, painter: QPainter) -> None:
        """Write it."""
        for layout in self.layouts:
            layout.draw(painter, QPointF(self.left, self.top))


def set_headline(
    sentences: Sequence[Sequence[Part]], size: int, width: int, theme: Theme
) -> LargeText:
    """Set a headline: each sentence on a line of its own, or all in a row where that is less."""
    colours = {"closed": theme.closed, "open": theme.open, "floor": theme.short}
    inked = [[(part.text, colours.get(part.kind, theme.text)) for part in one] for one in sentences]
    face = QFont(font(size, QFont.Weight.Bold))
    face.unsetFeature(QFont.Tag("tnum"))  # a figure of equal width would indent its line
    apart = _set(inked, face, size, width)
    in_a_row: list[tuple[str, str]] = []
    for sentence in inked:
        in_a_row += [(" ", theme.text), *sentence] if in_a_row else sentence
    joined = _set([in_a_row], face, size, width)
    return joined if joined.height < apart.height else apart


def set_reason(text: str, size: int, width: int, theme: Theme) -> LargeText:
    """Set a sentence that explains."""
    return _set([[(text, theme.body)]], font(size), size, width)


def _set(
    sentences: Sequence[Sequence[tuple[str, str]]], face: QFont, size: int, width: int
) -> LargeText:
    y, widest, layouts = 0.0, 0.0, []
    for parts in sentences:
        layout = QTextLayout("".join(text for text, _ in parts), face)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.setFormats(_formats(parts))
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            line.setPosition(QPointF(0, y + (_LINE * size - line.height()) / 2))
            y += _LINE * size
            widest = max(widest, line.naturalTextWidth())
        layout.endLayout()
        layouts.append(layout)
    return LargeText(tuple(layouts), size, widest, y, all(map(_is_whole, layouts)))


def _is_whole(layout: QTextLayout) -> bool:
    """Tell whether no word is broken."""
    written = layout.text()
    begins = [layout.lineAt(number).textStart() for number in range(1, layout.lineCount())]
    return all(written[begin - 1] in _BREAKS for begin in begins)


def _formats(parts: Sequence[tuple[str, str]]) -> list[QTextLayout.FormatRange]:
    found, at = [], 0
    for text, colour in parts:
        ink = QTextCharFormat()
        ink.setForeground(QColor(colour))
        span = QTextLayout.FormatRange()
        span.start, span.length, span.format = at, len(text), ink
        found.append(span)
        at += len(text)
    return found
