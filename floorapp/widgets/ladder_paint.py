"""The bet ladder as it is painted, for every place that shows one: panel, projector, slip."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from floorapp.viewmodels.views import LadderView, Rung
from floorapp.widgets.ladder_layout import Label, LadderLayout, LadderType, Span, lay_out
from floorapp.widgets.theme import Theme
from floorapp.widgets.word import cut, fitting

LABEL: Final = 12
"""The size of the smallest type in pixels, at a text size of 100 %."""


class LadderPainter:
    """Paints ladders in a theme and a size of type: full wagers filled, short ones hollow.

    What may come next is a diamond. Brackets above the scale are less than a full raise, those
    below are one or more.

    Attributes:
        measures: Type and measures to lay a ladder out by.
    """

    def __init__(self, theme: Theme, size: float = 1.0, ground: str = "") -> None:
        """Paint in a theme.

        Args:
            theme: The theme; its text size counts.
            size: How many times larger than in the window the type is.
            ground: The colour that the ladder stands on; the theme's well if none is given.
        """
        self._theme = theme
        self._ground = QColor(ground or theme.well)
        enlarged = theme.scaled(theme.scale * size)
        px = enlarged.px
        self._pen = max(1.0, enlarged.scale)
        self._amount = cut(px(12.5), QFont.Weight.Medium)
        self._label = cut(px(LABEL))
        self._bracket = cut(px(LABEL), QFont.Weight.Bold)
        self._tight = cut(px(LABEL - 2), QFont.Weight.DemiBold)
        self.measures = LadderType(
            amount=self._amount,
            label=self._label,
            bracket=self._bracket,
            tight=self._tight,
            line=px(15),
            dot=px(11),
            space=px(7),
            pad=px(13),
        )

    def lay_out(self, view: LadderView, width: int) -> LadderLayout:
        """Say what stands where on a ladder of some width."""
        return lay_out(view, width, self.measures)

    def paint(self, painter: QPainter, view: LadderView, layout: LadderLayout) -> None:
        """Paint a ladder that is laid out, from the painter's origin on."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, right = layout.scale
        thick = max(1, round(self._pen))
        line = QRectF(left, layout.axis - thick // 2, right - left, thick)
        painter.fillRect(line, QColor(self._theme.axis))
        for label in layout.labels:
            self._paint_label(painter, view.rungs[label.rung], label, layout)
        for rung, x in zip(view.rungs, layout.marks, strict=True):
            self._paint_mark(painter, rung, QPointF(x, layout.axis), layout.dot / 2)
        for span in layout.spans:
            self._paint_span(painter, span)
        painter.restore()

    def _paint_label(
        self, painter: QPainter, rung: Rung, label: Label, layout: LadderLayout
    ) -> None:
        line = self.measures.line
        x = layout.marks[label.rung]
        if label.far:
            painter.setPen(QPen(QColor(self._theme.axis), max(1.0, self._pen / 2)))
            edge = label.rect.bottom() + 2 if label.above else label.rect.top() - 1
            painter.drawLine(x, layout.axis, x, edge)
        upper, lower = label.rect.adjusted(0, 0, 0, -line), label.rect.adjusted(0, line, 0, 0)
        amount, what = (lower, upper) if label.above else (upper, lower)
        self._amount.centred(rung.amount, QColor(self._theme.text), amount).write(painter)
        self._label.centred(label.text, self._ink(rung), what).write(painter)

    def _ink(self, rung: Rung) -> QColor:
        match rung.kind:
            case "short":
                return QColor(self._theme.short)
            case "minimum" | "maximum":
                return QColor(self._theme.link)
            case _:
                return QColor(self._theme.muted)

    def _paint_mark(self, painter: QPainter, rung: Rung, at: QPointF, radius: float) -> None:
        theme = self._theme
        match rung.kind:
            case "short":
                painter.setPen(QPen(QColor(theme.short), 2 * self._pen))
                painter.setBrush(self._ground)
                painter.drawEllipse(at, radius - self._pen, radius - self._pen)
            case "minimum" | "maximum":
                painter.setPen(QPen(QColor(theme.link), 1.5 * self._pen))
                painter.setBrush(self._ground)
                painter.drawPolygon(_diamond(at, radius + self._pen))
            case _:
                smaller = 0.8 if rung.kind == "start" else 1
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.open))
                painter.drawEllipse(at, radius * smaller, radius * smaller)

    def _paint_span(self, painter: QPainter, span: Span) -> None:
        colour = QColor(self._theme.closed if span.above else self._theme.open)
        tick = self.measures.space * (1 if span.above else -1)
        pen = QPen(colour, 1.5 * self._pen)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawPolyline(
            QPolygonF(
                [
                    QPointF(span.left, span.y + tick),
                    QPointF(span.left, span.y),
                    QPointF(span.right, span.y),
                    QPointF(span.right, span.y + tick),
                ]
            )
        )
        face = fitting((self._bracket, self._tight), span.text, span.rect.width())
        face.centred(span.text, colour, span.rect).write(painter)


def _diamond(at: QPointF, radius: float) -> QPolygonF:
    x, y = at.x(), at.y()
    return QPolygonF(
        [
            QPointF(x, y - radius),
            QPointF(x + radius, y),
            QPointF(x, y + radius),
            QPointF(x - radius, y),
        ]
    )
