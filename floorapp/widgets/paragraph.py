"""Paragraphs: text broken into lines at its place, to be painted rather than made a label.

Labels with wrapped text measure each other anew at each key; what is painted is set once.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QStaticText,
    QTextOption,
    QTransform,
)

from floorapp.engine.values import value


@value
class Paragraph:
    """A text broken into lines, at its place."""

    text: QStaticText
    corner: QPointF
    face: QFont
    colour: str

    @property
    def bottom(self) -> float:
        """Where it ends."""
        return self.corner.y() + self.text.size().height()

    def lines(self) -> list[tuple[float, float]]:
        """Return where each of its lines begins and ends."""
        height, top = self.text.size().height(), self.corner.y()
        count = max(1, round(height / QFontMetrics(self.face).lineSpacing()))
        high = height / count
        return [(top + number * high, top + (number + 1) * high) for number in range(count)]

    def moved(self, down: float) -> "Paragraph":
        """Return it further down."""
        corner = QPointF(self.corner.x(), self.corner.y() + down)
        return Paragraph(self.text, corner, self.face, self.colour)

    def write(self, painter: QPainter) -> None:
        """Write it."""
        painter.setFont(self.face)
        painter.setPen(QColor(self.colour))
        painter.drawStaticText(self.corner, self.text)


def set_paragraph(text: str, face: QFont, colour: str, room: QRectF) -> Paragraph:
    """Set a text into the width of ``room``, from its upper left corner on."""
    shaped = QStaticText(text)
    shaped.setTextFormat(Qt.TextFormat.PlainText)
    shaped.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
    shaped.setTextWidth(room.width())
    shaped.prepare(QTransform(), face)
    return Paragraph(shaped, room.topLeft(), face, colour)
