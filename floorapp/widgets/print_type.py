"""Type on paper: text of any script broken into rows, each with the room that its ink takes."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextLayout, QTextLine, QTextOption

from floorapp.engine.values import value
from floorapp.widgets.typeface import font

_LONGEST: Final = 4000
"""Longer paragraphs are set in parts: measuring one of a million letters would take minutes."""

_USUAL: Final = "\N{LATIN SMALL LETTER LONG S}"
"""Up to here the type carried along has every letter, and none is higher than its line."""

_TOWER: Final = 4
"""How many lines high the marks of one line may be; what is higher is cut when it is painted."""

_UNSEEN: Final = frozenset({"Cc", "Cf", "Zs", "Zl", "Zp"})
_VARIANTS: Final = frozenset(map(chr, range(0xFE00, 0xFE10)))
"""What orders another look of the letter before it."""

_SEARCHED: Final = 200
"""How far before the end of such a part a space is looked for."""


@value
class Row:
    """One line of a text, set.

    Attributes:
        layout: The paragraph that it is a line of.
        index: Which line of that.
        left: Where its text begins; one that is written from the right ends at the right.
        top: Where its ink or its type begins, from the origin of the paragraph.
        height: What it takes of the page.
        width: How wide its text is.
    """

    layout: QTextLayout
    index: int
    left: float
    top: float
    height: float
    width: float

    @property
    def text(self) -> str:
        """What is written on it."""
        line = self._line
        return _part(self.layout.text(), line.textStart(), line.textLength())

    @property
    def is_usual(self) -> bool:
        """Whether all of its ink is surely within its room."""
        return max(self.text, default="") <= _USUAL

    def write(self, painter: QPainter, left: float, top: float) -> None:
        """Write it, with its upper left corner at some place."""
        self._line.draw(painter, QPointF(left - self.left, top - self.top))

    @property
    def _line(self) -> QTextLine:
        return self.layout.lineAt(self.index)


def paper_face(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the typeface as it is set on paper.

    Figures of equal width, and hyphens raised between figures, are left out: to whoever copies
    text out of a PDF or searches in it they are letters of no alphabet.
    """
    face = QFont(font(pixels, weight))
    face.clearFeatures()
    face.setFeature(QFont.Tag("calt"), 0)
    return face


def set_rows(text: str, face: QFont, width: float) -> list[Row]:
    """Break a text into rows of some width; a word that is too long is broken too."""
    return [
        row
        for paragraph in text.split("\n")
        for part in _parts(paragraph)
        for row in _set(part, face, width)
    ]


def missing(text: str, face: QFont) -> str:
    """Return each character of a text that no font of this computer has, once."""
    metrics = QFontMetricsF(face)
    strange = dict.fromkeys(found for found in text if found > _USUAL and _is_seen(found))
    return "".join(found for found in strange if not metrics.inFontUcs4(ord(found)))


def _is_seen(character: str) -> bool:
    return unicodedata.category(character) not in _UNSEEN and character not in _VARIANTS


def _set(paragraph: str, face: QFont, width: float) -> list[Row]:
    layout = QTextLayout(paragraph, face)
    option = QTextOption(Qt.AlignmentFlag.AlignLeft)
    option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    option.setUseDesignMetrics(True)  # the same on the screen, a printer and in a file
    layout.setTextOption(option)
    layout.setCacheEnabled(True)
    layout.beginLayout()
    line = layout.createLine()
    while line.isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, 0))
        line = layout.createLine()
    layout.endLayout()
    return [_row(layout, index) for index in range(layout.lineCount())]


def _row(layout: QTextLayout, index: int) -> Row:
    line = layout.lineAt(index)
    room = line.naturalTextRect()
    row = Row(layout, index, room.left(), 0, line.height(), room.width())
    text = row.text
    if not text or max(text) <= _USUAL:
        return row
    # Marks and letters of other fonts may be higher than the line.
    ink = QFontMetricsF(layout.font()).tightBoundingRect(text).translated(0, line.ascent())
    if ink.isEmpty():  # nothing that is seen
        return row
    high = line.height()
    top, bottom = (
        max(min(0.0, ink.top()), -_TOWER * high),
        min(max(high, ink.bottom()), _TOWER * high),
    )
    return Row(layout, index, room.left(), top, bottom - top, room.width())


def _parts(paragraph: str) -> Iterable[str]:
    """Yield a paragraph in parts that are quick to set, parted at a space if there is one."""
    start = 0
    while len(paragraph) - start > _LONGEST:
        end = start + _LONGEST
        space = paragraph.rfind(" ", end - _SEARCHED, end) + 1
        end = space or _before_letter(paragraph, end)
        yield paragraph[start:end]
        start = end
    yield paragraph[start:]


def _before_letter(text: str, end: int) -> int:
    """Return the last place up to ``end`` where no letter is parted from its marks."""
    return next((at for at in range(end, end - _SEARCHED, -1) if text[at].isalnum()), end)


def _part(text: str, start: int, length: int) -> str:
    """Return a part of a text as Qt counts it, in units of 16 bits."""
    if text.isascii():
        return text[start : start + length]
    halves = text.encode("utf-16-le", "surrogatepass")[2 * start : 2 * (start + length)]
    return halves.decode("utf-16-le", "replace")
