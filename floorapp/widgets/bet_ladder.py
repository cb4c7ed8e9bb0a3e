"""The bet ladder: the wagers of a street on one scale, with what a seat faces as a bracket."""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.views import LadderView, Rung
from floorapp.widgets.ladder_layout import Label, LadderLayout, LadderType, Span, lay_out
from floorapp.widgets.theme import PANE_RADIUS, Theme
from floorapp.widgets.word import cut

_WIDTH: Final = 410
_LEAST_WIDTH: Final = 260


class BetLadder(QWidget):
    """A painted scale of wagers: full ones filled, short ones hollow, the next raise a diamond.

    Brackets above the scale are less than a full raise, those below are one or more. Without
    wagers it takes no room.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = LadderView()
        self._theme = theme
        self._type = _Type(theme)
        self._layouts: dict[int, LadderLayout] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_view(self, view: LadderView) -> None:
        """Show other wagers."""
        if view != self._view:
            self._view = view
            self.setAccessibleDescription(view.description)
            self._renew()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._theme = theme
            self._type = _Type(theme)
            self._renew()

    def _renew(self) -> None:
        self._layouts.clear()
        self.updateGeometry()
        self.update()

    def _laid_out(self, width: int) -> LadderLayout:
        """Return the layout at a width; layouts ask for several before they settle on one."""
        found = self._layouts.get(width)
        if found is None:
            found = self._layouts[width] = lay_out(self._view, width, self._type.measures)
        return found

    @override
    def sizeHint(self) -> QSize:
        width = self._theme.px(_WIDTH)
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH, self.heightForWidth(max(_LEAST_WIDTH, self.width())))

    @override
    def heightForWidth(self, width: int) -> int:
        return self._laid_out(width).height if self._view.rungs else 0

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._view.rungs:
            return
        layout = self._laid_out(self.width())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.well))
            painter.drawRoundedRect(QRectF(self.rect()), PANE_RADIUS, PANE_RADIUS)
            painter.translate(0, max(0, (self.height() - layout.height) // 2))
            self._paint_scale(painter, layout)
            for label in layout.labels:
                self._paint_label(painter, label, layout)
            for rung, x in zip(self._view.rungs, layout.marks, strict=True):
                self._paint_mark(painter, rung, QPointF(x, layout.axis))
            for span in layout.spans:
                self._paint_span(painter, span)

    def _paint_scale(self, painter: QPainter, layout: LadderLayout) -> None:
        pad, thick = self._type.measures.pad, round(self._type.pen)
        out = 2 * self._type.measures.space
        left = max(pad, layout.marks[0] - out)
        right = min(self.width() - pad, layout.marks[-1] + out)
        line = QRect(left, layout.axis - thick // 2, right - left, thick)
        painter.fillRect(line, QColor(self._theme.axis))

    def _paint_label(self, painter: QPainter, label: Label, layout: LadderLayout) -> None:
        rung, line = self._view.rungs[label.rung], self._type.measures.line
        x = layout.marks[label.rung]
        if label.far:
            painter.setPen(QPen(QColor(self._theme.axis), 1))
            edge = label.rect.bottom() + 2 if label.above else label.rect.top() - 1
            painter.drawLine(x, layout.axis, x, edge)
        upper, lower = label.rect.adjusted(0, 0, 0, -line), label.rect.adjusted(0, line, 0, 0)
        amount, what = (lower, upper) if label.above else (upper, lower)
        self._type.amount.centred(rung.amount, QColor(self._theme.text), amount).write(painter)
        self._type.label.centred(label.text, self._ink(rung), what).write(painter)

    def _ink(self, rung: Rung) -> QColor:
        match rung.kind:
            case "short":
                return QColor(self._theme.short)
            case "minimum" | "maximum":
                return QColor(self._theme.link)
            case _:
                return QColor(self._theme.muted)

    def _paint_mark(self, painter: QPainter, rung: Rung, at: QPointF) -> None:
        theme = self._theme
        radius = self._type.measures.dot / 2
        match rung.kind:
            case "short":
                painter.setPen(QPen(QColor(theme.short), 2 * self._type.pen))
                painter.setBrush(QColor(theme.well))
                painter.drawEllipse(at, radius - 1, radius - 1)
            case "minimum" | "maximum":
                painter.setPen(QPen(QColor(theme.link), 1.5 * self._type.pen))
                painter.setBrush(QColor(theme.well))
                painter.drawPolygon(_diamond(at, radius + 1))
            case _:
                smaller = 0.8 if rung.kind == "start" else 1
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.open))
                painter.drawEllipse(at, radius * smaller, radius * smaller)

    def _paint_span(self, painter: QPainter, span: Span) -> None:
        colour = QColor(self._theme.closed if span.above else self._theme.open)
        tick = self._type.measures.space * (1 if span.above else -1)
        painter.setPen(QPen(colour, 1.5 * self._type.pen))
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
        self._type.bracket.centred(span.text, colour, span.rect).write(painter)


class _Type:
    """The type of a ladder at a theme's text size."""

    def __init__(self, theme: Theme) -> None:
        self.amount = cut(theme.px(12.5), QFont.Weight.Medium)
        self.label = cut(theme.px(12))
        self.bracket = cut(theme.px(12), QFont.Weight.Bold)
        self.pen = max(1.0, theme.scale)
        self.measures = LadderType(
            amount=self.amount,
            label=self.label,
            bracket=self.bracket,
            line=theme.px(15),
            dot=theme.px(11),
            space=theme.px(7),
            pad=theme.px(13),
        )


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
