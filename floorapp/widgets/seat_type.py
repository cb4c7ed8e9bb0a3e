"""The type, measures, cards and signs of seats of one size, made once and shared by them all."""

from collections.abc import Callable
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from floorapp.engine.values import value
from floorapp.widgets.seat_geometry import SEAT
from floorapp.widgets.theme import RADIUS
from floorapp.widgets.word import cut

_LEAST: Final = 0.9
_TIGHT: Final = (150, 78)
"""The size at a factor of 1 of a seat with large text: as wide, but a line less."""

_RING: Final = 3
_DASHES: Final = (4.0, 3.0)
_STAMPS: Final = 64


class Shape(Enum):
    """The shape of a sign."""

    ARROW = "arrow"
    CHIP = "chip"
    ROUND = "round"


@value
class CardLook:
    """How an empty card looks.

    Attributes:
        ground: Its colour.
        outline: The colour of its outline.
        thick: How thick the outline is.
        dashed: Whether the outline is dashed.
        ring: The colour of the ring round it; empty for none.
    """

    ground: str
    outline: str
    thick: float
    dashed: bool
    ring: str


class SeatType:
    """What seats of one size share.

    Attributes:
        size: The size of a seat.
        enlarged: How much larger text is wished for than what the window alone gives.
        factor: How large it is drawn.
        ring: What is kept free round the card for the focus ring.
    """

    def __init__(self, size: QSize, enlarged: float = 1.0) -> None:
        self.size, self.enlarged = size, enlarged
        factor = max(_LEAST, min(size.width() / SEAT[0], size.height() / SEAT[1]))
        if enlarged > 1:
            tight = min(size.width() / _TIGHT[0], size.height() / _TIGHT[1])
            factor = max(factor, min(factor * enlarged, tight))
        self.factor = factor
        weight = QFont.Weight
        self.label = cut(15 * self.factor, weight.Bold)
        self.label_tight = cut(13 * self.factor, weight.Bold)
        self.body = cut(13 * self.factor)
        self.small = cut(12 * self.factor, weight.DemiBold)
        self.tight = cut(12 * self.factor)
        self.tighter = cut(11 * self.factor)
        self.badge = cut(10 * self.factor, weight.Bold)
        self.pad_x = self.px(10)
        self.pad_y = self.px(8)
        self.ring = max(_RING, self.px(_RING))
        self.head = self.px(20)
        self.line = self.px(16.8)
        self.small_sign = self.px(9)
        self._stamps: dict[object, QPixmap] = {}

    def px(self, size: float) -> int:
        """Return a size in pixels for this seat."""
        return round(size * self.factor)

    def card(self, look: CardLook, ratio: float) -> QPixmap:
        """Return an empty card.

        Args:
            look: How it looks.
            ratio: Device pixels in a pixel.
        """
        return self._stamp(
            (look, ratio), self.size, ratio, lambda painter: self._paint_card(painter, look)
        )

    def sign(self, shape: Shape, size: QSize, colour: str, ratio: float) -> QPixmap:
        """Return a sign.

        Args:
            shape: Its shape.
            size: Its size.
            colour: Its colour.
            ratio: Device pixels in a pixel.
        """
        key = (shape, size.width(), size.height(), colour, ratio)
        return self._stamp(
            key, size, ratio, lambda painter: painter.fillPath(_path(shape, size), QColor(colour))
        )

    def _stamp(
        self, key: object, size: QSize, ratio: float, paint: Callable[[QPainter], None]
    ) -> QPixmap:
        """Return a picture that is painted once."""
        known = self._stamps.get(key)
        if known is None:
            if len(self._stamps) >= _STAMPS:
                self._stamps.clear()
            known = self._stamps[key] = QPixmap(size * ratio)
            known.setDevicePixelRatio(ratio)
            known.fill(Qt.GlobalColor.transparent)
            with QPainter(known) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint(painter)
        return known

    def _paint_card(self, painter: QPainter, look: CardLook) -> None:
        unit = self.ring / _RING
        pen = QPen(QColor(look.outline), look.thick * unit)
        if look.dashed:
            pen.setDashPattern(_DASHES)
        painter.setPen(pen)
        painter.setBrush(QColor(look.ground))
        whole = QRectF(0, 0, self.size.width(), self.size.height())
        inset = self.ring + pen.widthF() / 2
        corner = RADIUS * unit
        painter.drawRoundedRect(whole.adjusted(inset, inset, -inset, -inset), corner, corner)
        if look.ring:
            painter.setPen(QPen(QColor(look.ring), 2 * unit))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            corner = (RADIUS + 2) * unit
            painter.drawRoundedRect(whole.adjusted(unit, unit, -unit, -unit), corner, corner)


def _path(shape: Shape, size: QSize) -> QPainterPath:
    width, height = size.width(), size.height()
    path = QPainterPath()
    match shape:
        case Shape.ARROW:
            tip = QPointF(width, height / 2)
            path.addPolygon(QPolygonF([QPointF(0, 0), tip, QPointF(0, height)]))
        case Shape.CHIP:
            for share in (0.0, 0.17, 0.31):  # A disc with a ring cut out.
                inset = share * width
                path.addEllipse(QRectF(inset, inset, width - 2 * inset, height - 2 * inset))
        case Shape.ROUND:
            path.addRoundedRect(QRectF(0, 0, width, height), height / 2, height / 2)
    return path
