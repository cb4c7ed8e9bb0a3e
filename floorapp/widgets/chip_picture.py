"""Chips on the cloth as pictures: a pile in some stacks, seen from above at a slant."""

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from floorapp.widgets.chip_look import ChipLook, chip_look, spots_from_the_side
from floorapp.widgets.wager_geometry import STEP

_SLANT: Final = 0.46
"""The height of a chip's face, in its width."""

_THICK: Final = 0.15
"""How thick a chip is, in its width."""

BUTTON_GROUND, BUTTON_INK, BUTTON_EDGE = "#f7f4ea", "#1d2328", "#a59d88"
"""The dealer's button: the same in every theme, like chips are."""

_SHADOW: Final = (0, 0, 0, 150)
_MOST: Final = 8
_KNOWN: Final = 64

Pile = tuple[tuple[int, int], ...]


def shown(pile: Pile, room: QSize, chip: int) -> tuple[Pile, QSize]:
    """Return what is drawn of a pile in a room, and its size.

    The smallest chips go first where there is no room for all stacks; a stack higher than the
    room is drawn as high as there is room.

    Args:
        pile: Denominations with their number, the largest first.
        room: The room.
        chip: The width of a chip.
    """
    if room.isEmpty() or room.width() < chip or not pile:
        return (), QSize(0, 0)
    stacks = min(len(pile), 1 + int((room.width() - chip) / (STEP * chip)))
    most = min(_MOST, int((room.height() - _SLANT * chip) / (_THICK * chip)))
    drawn = tuple((by, max(1, min(count, most))) for by, count in pile[:stacks])
    width = round(chip * (1 + STEP * (stacks - 1)))
    high = _SLANT * chip + _THICK * chip * max(count for _, count in drawn)
    return drawn, QSize(min(width, room.width()), min(round(high), room.height()))


class PileStamps:
    """Pictures of piles, each painted once."""

    def __init__(self) -> None:
        self._known: dict[object, QPixmap] = {}

    def pile(self, pile: Pile, size: QSize, chip: int, ratio: float) -> QPixmap:
        """Return the picture of a pile.

        Args:
            pile: What is drawn of it.
            size: Its size.
            chip: The width of a chip.
            ratio: Device pixels in a pixel.
        """
        key = (pile, size.width(), size.height(), chip, ratio)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= _KNOWN:
                self._known.clear()
            known = self._known[key] = _painted(pile, size, chip, ratio)
        return known


def _painted(pile: Pile, size: QSize, chip: int, ratio: float) -> QPixmap:
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, (by, count) in enumerate(pile):
            foot = QRectF(number * STEP * chip, size.height(), chip, 0)
            _paint_stack(painter, chip_look(by), count, foot)
    return picture


def _paint_stack(painter: QPainter, look: ChipLook, count: int, foot: QRectF) -> None:
    """Paint a stack from its lowest chip upwards."""
    chip = foot.width()
    thick = _THICK * chip
    face = QRectF(foot.left(), foot.top() - _SLANT * chip, chip, _SLANT * chip)
    face.adjust(0.5, 0.5, -0.5, -0.5)
    for _ in range(count):
        face.translate(0, -thick)
        _paint_edge(painter, look, face, thick)
    _paint_face(painter, look, face)


def _paint_edge(painter: QPainter, look: ChipLook, face: QRectF, thick: float) -> None:
    """Paint a chip as seen from the side, its face still empty."""
    edge = QPainterPath()
    edge.moveTo(face.left(), face.center().y())
    edge.arcTo(face, 180, 180)
    edge.lineTo(face.right(), face.center().y() + thick)
    edge.arcTo(face.translated(0, thick), 0, -180)
    edge.closeSubpath()
    painter.fillPath(edge, QColor(look.ground).darker(125))
    painter.save()
    painter.setClipPath(edge)
    middle, half = face.center().x(), face.width() / 2
    for begin, end in spots_from_the_side(look):
        spot = QRectF(
            middle + begin * half, face.top(), (end - begin) * half, face.height() + thick
        )
        painter.fillRect(spot, QColor(look.rim))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(*_SHADOW), max(0.8, face.width() / 34)))
    painter.drawPath(edge)


def _paint_face(painter: QPainter, look: ChipLook, face: QRectF) -> None:
    """Paint the face of the chip on top: its spots and the ring within them."""
    painter.setPen(QPen(QColor(*_SHADOW), max(0.8, face.width() / 34)))
    painter.setBrush(QColor(look.ground))
    painter.drawEllipse(face)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.rim))
    turn = 360 / look.spots
    span = look.covered * turn
    rim = QPainterPath()
    for number in range(look.spots):
        rim.moveTo(face.center())
        rim.arcTo(face, -90 + number * turn - span / 2, span)
        rim.closeSubpath()
    painter.drawPath(rim)
    inset = 0.17
    inner = face.adjusted(
        inset * face.width(), inset * face.height(), -inset * face.width(), -inset * face.height()
    )
    painter.setBrush(QColor(look.ground))
    painter.setPen(QPen(QColor(look.rim), max(0.6, face.width() / 36)))
    painter.drawEllipse(inner)


def paint_button(painter: QPainter, disc: QRect) -> None:
    """Paint the dealer's button, without its letter: a thick disc that lies on the cloth."""
    side = disc.width()
    thick = max(1.0, side * 0.09)
    edge = max(0.8, side / 26)
    face = QRectF(disc).adjusted(edge, edge, -edge, -edge - thick)
    painter.setPen(QPen(QColor(*_SHADOW), edge))
    painter.setBrush(QColor(BUTTON_EDGE))
    painter.drawEllipse(face.translated(0, thick))
    painter.setPen(QPen(QColor(BUTTON_EDGE), edge))
    painter.setBrush(QColor(BUTTON_GROUND))
    painter.drawEllipse(face)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = 0.1 * side
    painter.drawEllipse(face.adjusted(inset, inset, -inset, -inset))
