"""The felt itself: cloth and rail as one picture, and the text in the middle of it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap, QRadialGradient

from floorapp.engine.values import replace
from floorapp.viewmodels.views import FeltView
from floorapp.widgets.seat_geometry import TableGeometry
from floorapp.widgets.theme import Theme
from floorapp.widgets.word import Cut, Word, cut

_SHRINKS: Final = (1.0, 0.92, 0.84, 0.76, 0.7)
_LEGIBLE: Final = 3
"""How many of them are for pots, too: rather the whole pot than small type."""

_PLAIN: Final = 15
_BETWEEN: Final = " · "


def paint_ground(size: QSize, geometry: TableGeometry, theme: Theme, ratio: float) -> QPixmap:
    """Return the table without seats as a picture, so that a seat's repaint only copies from it.

    Args:
        size: The window.
        geometry: Where the table stands.
        theme: The colours.
        ratio: Device pixels in a pixel.
    """
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(theme.background))
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.rail))
        outer = QRectF(geometry.felt)
        painter.drawRoundedRect(outer, geometry.radius, geometry.radius)
        rail = geometry.rail
        inner = outer.adjusted(rail, rail, -rail, -rail)
        radius = max(0, geometry.radius - rail)
        light = QPointF(inner.left() + 0.45 * inner.width(), inner.top() + 0.42 * inner.height())
        glow = QRadialGradient(light, 0.62 * max(inner.width(), inner.height()))
        glow.setColorAt(0, QColor(theme.felt_glow))
        glow.setColorAt(1, QColor(theme.felt))
        painter.setBrush(glow)
        painter.setPen(QPen(QColor(theme.felt_edge), max(1.5, rail / 6)))
        painter.drawRoundedRect(inner, radius, radius)
    return pixmap


def lay_out_centre(
    view: FeltView, rooms: Sequence[QRect], theme: Theme, factor: float, enlarged: float = 1.0
) -> tuple[Word, ...]:
    """Set the pot, what is to match and the detail in the middle, smaller where room is short.

    Args:
        view: The texts.
        rooms: Where they may stand, the best place first.
        theme: The colours.
        factor: How large the table is drawn.
        enlarged: How much larger text is wished for than that.
    """
    for shown in _shorter(view):
        larger = tuple(shrink * enlarged for shrink in _SHRINKS if shrink * enlarged > 1)
        for shrink in (*larger, *(_SHRINKS[:_LEGIBLE] if shown.pots else _SHRINKS)):
            plain = cut(_PLAIN * factor * shrink)
            whole = plain.width(shown.detail)  # rather than broken into two
            for room in sorted(rooms, key=lambda room: room.width() < whole):
                lines = _lines(shown, theme, factor * shrink, room.width())
                wide = max((face.width(text) for text, face, _ in lines), default=0)
                if wide <= room.width() and _height(lines) <= room.height():
                    return _stacked(lines, room)
    room = max(rooms, key=lambda room: room.width() * room.height())
    shown = FeltView(to_match=view.to_match)
    return _stacked(_lines(shown, theme, factor * _SHRINKS[-1], room.width()), room)


def _shorter(view: FeltView) -> list[FeltView]:
    """Return the texts, then less and less of them: named pots go first, then the pot."""
    whole = replace(view, pots=())
    shorter = [whole, replace(whole, pot="")]
    return [view, *shorter] if view.pots else shorter


def _stacked(lines: Sequence[tuple[str, Cut, str]], room: QRect) -> tuple[Word, ...]:
    """Set lines one under the other in the middle of a rectangle."""
    y = room.top() + (room.height() - _height(lines)) // 2
    words = []
    for text, face, colour in lines:
        row = QRect(room.left(), y, room.width(), _line_height(face))
        words.append(face.centred(text, QColor(colour), row))
        y += row.height()
    return tuple(words)


def _lines(view: FeltView, theme: Theme, factor: float, width: int) -> list[tuple[str, Cut, str]]:
    plain = cut(_PLAIN * factor)
    large = cut(26 * factor, QFont.Weight.Bold)
    details = [view.detail]
    if plain.width(view.detail) > width:
        details = view.detail.split(_BETWEEN)
    lines = [
        *((pot, plain, theme.felt_muted) for pot in view.pots or (view.pot,)),
        (view.to_match, large, theme.felt_text),
        *((detail, plain, theme.felt_muted) for detail in details),
    ]
    return [line for line in lines if line[0]]


def _height(lines: Sequence[tuple[str, Cut, str]]) -> int:
    return sum(_line_height(face) for _, face, _ in lines)


def _line_height(face: Cut) -> int:
    return round(face.height * 1.08)
