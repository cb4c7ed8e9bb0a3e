"""Paints a page, on whatever there is to paint on: an image, a file or a printer."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from floorapp.engine.values import replace
from floorapp.widgets.ladder_paint import LadderPainter
from floorapp.widgets.print_page import Line, Page, Picture, Stroke
from floorapp.widgets.theme import LIGHT

BLACK: Final = "#000000"
PRINT: Final = replace(
    LIGHT,
    name="print",
    background="#ffffff",
    panel="#ffffff",
    well="#ffffff",
    text=BLACK,
    body=BLACK,
    muted=BLACK,
    short=BLACK,
    closed=BLACK,
    open=BLACK,
    link=BLACK,
    axis=BLACK,
)
"""Black on white: what is full, short or next is told by its shape and by words."""

_BLEED = 2.0
"""How far a letter may hang over the edge of its line, in pixels."""


def paint_page(painter: QPainter, page: Page) -> None:
    """Paint a page from the painter's origin on; nothing goes beyond its content."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    ladders = LadderPainter(PRINT)
    ink = QColor(BLACK)
    for item in page.items:
        match item:
            case Line():
                painter.setPen(ink)
                _write(painter, item, page.content)
            case Picture():
                painter.save()
                painter.setClipRect(item.rect)
                painter.translate(item.rect.topLeft())
                ladders.paint(painter, item.view, item.layout)
                painter.restore()
            case Stroke():
                painter.fillRect(item.rect, ink)


def _write(painter: QPainter, line: Line, content: QRectF) -> None:
    """Write a row. Marks that tower over it are cut, so that they hide no other row."""
    left, top = line.rect.left(), line.rect.top()
    if line.row.is_usual:
        line.row.write(painter, left, top)
        return
    within = QRectF(content.left(), top, content.width(), line.rect.height())
    painter.save()
    painter.setClipRect(within.adjusted(-_BLEED, 0, _BLEED, 0), Qt.ClipOperation.IntersectClip)
    line.row.write(painter, left, top)
    painter.restore()
