"""Citations as chips in lines: where a ruling is written, below its reasons."""

from typing import Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from floorapp.widgets.theme import GAP, SMALL, Theme
from floorapp.widgets.word import cut

_HEIGHT: Final = 23
_INSET: Final = 8
_CORNER: Final = 5


class CitationChips:
    """The chips of some citations, set into a width and painted.

    Attributes:
        texts: The citations.
        boxes: Where each of them lies.
    """

    def __init__(self, theme: Theme, texts: tuple[str, ...], room: QRect) -> None:
        """Set the citations into the width of ``room``, from its top downward."""
        self._theme = theme
        self._face = cut(theme.px(SMALL))
        self.texts = texts
        self.boxes = self._set(room)

    def first_line(self) -> int:
        """Return how many of them stand in the first line."""
        return sum(box.top() == self.boxes[0].top() for box in self.boxes)

    def is_below(self, y: float) -> bool:
        """Return whether there are some and the first line of them is not above ``y``."""
        return bool(self.boxes) and self.boxes[0].bottom() + 1 > y

    def ends(self) -> list[int]:
        """Return below which y each chip is out of the way."""
        return [box.bottom() + 1 for box in self.boxes]

    def at(self, point: QPoint) -> int | None:
        """Return which chip is at a point; None: none is."""
        return next((n for n, box in enumerate(self.boxes) if box.contains(point)), None)

    def write(self, painter: QPainter, marked: int | None = None) -> None:
        """Paint the chips, with a ring round the marked one."""
        theme = self._theme
        painter.setBrush(QColor(theme.link_ground))
        for number, box in enumerate(self.boxes):
            is_marked = number == marked
            painter.setPen(QPen(QColor(theme.focus), 2) if is_marked else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(QRectF(box), _CORNER, _CORNER)
        for box, text in zip(self.boxes, self.texts, strict=True):
            self._face.centred(text, QColor(theme.link), box).write(painter)

    def _set(self, room: QRect) -> list[QRect]:
        px, boxes = self._theme.px, []
        x, y, height = room.left(), room.top(), px(_HEIGHT)
        for text in self.texts:
            wide = min(room.width(), self._face.width(text) + 2 * px(_INSET))
            if x > room.left() and x + wide > room.left() + room.width():
                x, y = room.left(), y + height + px(GAP)
            boxes.append(QRect(x, y, wide, height))
            x += wide + px(GAP)
        return boxes
