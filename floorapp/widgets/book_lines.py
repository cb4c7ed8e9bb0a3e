"""The other books, under the ruling: those that answer otherwise, and how many agree."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.ruling_view import Comparison
from floorapp.widgets.paragraph import Paragraph, set_paragraph
from floorapp.widgets.theme import CONTROL, PADDING, Theme
from floorapp.widgets.typeface import font

_ABOVE: Final = 8
_BETWEEN: Final = 3


class BookLines(QWidget):
    """A line for each answer that other books give, painted as high as it must be.

    Signals:
        clicked: It was clicked, to compare them.
    """

    clicked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty list."""
        super().__init__(parent)
        self._theme = theme
        self._lines: tuple[tuple[str, bool], ...] = ()
        self._paragraphs: list[Paragraph] = []

    @property
    def texts(self) -> tuple[str, ...]:
        """What is written, from top to bottom."""
        return tuple(text for text, _ in self._lines)

    def show_lines(self, comparisons: Sequence[Comparison], width: int) -> int:
        """Show what some books answer; return the height that it takes at a width."""
        return self._show([(found.line, found.same) for found in comparisons], width)

    def announce(self, sentence: str, width: int) -> int:
        """Show one sentence in their place; return the height that it takes."""
        return self._show([(sentence, False)], width)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._theme = theme
            self._arrange(self.width())

    def _show(self, lines: Sequence[tuple[str, bool]], width: int) -> int:
        self._lines = tuple(lines)
        self.setAccessibleDescription("\n".join(self.texts))
        self.setVisible(bool(lines))
        return self._arrange(width)

    def _arrange(self, width: int) -> int:
        theme, px, gap = self._theme, self._theme.px, self._theme.gap
        face = font(px(CONTROL))
        left, wide = gap(PADDING + 2), max(1, width - gap(2 * PADDING + 2))
        y = float(gap(_ABOVE))
        self._paragraphs = []
        for text, is_same in self._lines:
            colour = theme.muted if is_same else theme.short
            found = set_paragraph(text, face, colour, QRectF(left, y, wide, 0))
            self._paragraphs.append(found)
            y = found.bottom + gap(_BETWEEN)
        self.update()
        return round(y) + gap(_ABOVE)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._arrange(self.width())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.clicked.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        edge = self._theme.gap(PADDING)
        with QPainter(self) as painter:
            painter.setPen(QColor(self._theme.line))
            painter.drawLine(edge, 0, self.width() - edge, 0)
            for paragraph in self._paragraphs:
                paragraph.write(painter)
