"""What stands below the headline: why, the ladder, where it is written, and the other books.

It changes as a whole at every key, so it is painted rather than built of labels, which would
measure each other anew each time.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QStaticText,
    QTextOption,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from floorapp.engine.values import value
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.ruling_view import RulingView
from floorapp.widgets.bet_ladder import BetLadder
from floorapp.widgets.theme import BODY, CONTROL, GAP, PADDING, SMALL, Theme
from floorapp.widgets.typeface import font
from floorapp.widgets.word import cut

_APART: Final = 12
"""Space between the parts."""

_PARAGRAPH: Final = 5
_CHIP_HEIGHT: Final = 23
_CHIP_INSET: Final = 8
_BOOKS: Final = 0.47
"""The share of the width that the names of the books take."""


@value
class _Paragraph:
    """A text broken into lines, at its place."""

    text: QStaticText
    corner: QPointF
    face: QFont
    colour: str

    @property
    def bottom(self) -> float:
        return self.corner.y() + self.text.size().height()


class RulingBody(QWidget):
    """The ruling below its headline, as high as it must be.

    Attributes:
        ladder: The wagers of the street on a scale.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty body."""
        super().__init__(parent)
        self._view: RulingView | None = None
        self._paragraphs: list[_Paragraph] = []
        self._chips: list[tuple[QRect, str]] = []
        self._rule_y = 0
        self.ladder = BetLadder(theme, self)
        self._wear(theme)

    @property
    def texts(self) -> tuple[str, ...]:
        """What is written, from top to bottom."""
        chips = tuple(text for _, text in self._chips)
        return tuple(paragraph.text.text() for paragraph in self._paragraphs) + chips

    def show_ruling(self, view: RulingView) -> None:
        """Show a ruling."""
        self._view = view
        self.setAccessibleDescription(view.text)
        self.ladder.set_view(view.ladder)
        self._arrange()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme == self._theme:
            return
        self._wear(theme)
        self.ladder.set_theme(theme)
        self._arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize() != event.size():
            self._arrange()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for paragraph in self._paragraphs:
                painter.setFont(paragraph.face)
                painter.setPen(QColor(paragraph.colour))
                painter.drawStaticText(paragraph.corner, paragraph.text)
            painter.setBrush(QColor(theme.link_ground))
            for box, text in self._chips:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.drawRoundedRect(QRectF(box), 5, 5)
                self._chip.centred(text, QColor(theme.link), box).write(painter)
            if self._rule_y:
                painter.setPen(QColor(theme.line))
                edge = theme.px(PADDING)
                painter.drawLine(edge, self._rule_y, self.width() - edge, self._rule_y)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        self._body = font(theme.px(BODY))
        self._fault = font(theme.px(BODY), QFont.Weight.Medium)
        self._book = font(theme.px(CONTROL))
        self._chip = cut(theme.px(SMALL))

    def _arrange(self) -> None:
        """Set every part anew under the one above it."""
        view = self._view
        if view is None or not self.width():
            return
        px = self._theme.px
        left, width = px(PADDING + 2), self.width() - px(2 * PADDING + 2)
        self._paragraphs, self._chips = [], []
        height = self.ladder.heightForWidth(width)
        y = self._write_reasons(view, left, 2, width)
        if height and y + height > self._room():  # too low for both: the ladder says it faster
            self._paragraphs = []
            self.ladder.setGeometry(left, 2, width, height)
            y = self._write_reasons(view, left, height + px(_APART), width)
        elif height:
            self.ladder.setGeometry(left, round(y), width, height)
            y += height + px(_APART)
        y = self._set_chips(view.citations, left, round(y), width)
        self._rule_y = round(y) if view.comparisons else 0
        y = self._write_books(view, left, y + px(_APART), width)
        self.setMinimumHeight(round(y) + px(_APART))
        self.update()

    def _room(self) -> int:
        """Return the height that is seen without scrolling."""
        above = self.parentWidget()
        return self.height() if above is None else above.height()

    def _write_reasons(self, view: RulingView, left: int, top: float, width: int) -> float:
        """Set the faults and the reasons; return where the next part begins."""
        theme = self._theme
        told = [f"{fault.act} — {' '.join(fault.fault)}" for fault in view.faults]
        texts = [(text, self._fault, theme.closed) for text in told]
        texts += [(text, self._body, theme.body) for text in view.why]
        y = top
        for text, face, colour in texts:
            y = self._write(text, face, colour, QRectF(left, y, width, 0))
        return y + theme.px(_APART - _PARAGRAPH)

    def _write(self, text: str, face: QFont, colour: str, room: QRectF) -> float:
        """Set a text into the width of ``room``; return where the next one begins."""
        shaped = QStaticText(text)
        shaped.setTextFormat(Qt.TextFormat.PlainText)
        shaped.setTextOption(QTextOption(Qt.AlignmentFlag.AlignLeft))
        shaped.setTextWidth(room.width())
        shaped.prepare(QTransform(), face)
        paragraph = _Paragraph(shaped, room.topLeft(), face, colour)
        self._paragraphs.append(paragraph)
        return paragraph.bottom + self._theme.px(_PARAGRAPH)

    def _set_chips(self, citations: tuple[str, ...], left: int, top: int, width: int) -> float:
        """Set the citations as chips in lines; return where the next part begins."""
        px = self._theme.px
        x, y, height = left, top, px(_CHIP_HEIGHT)
        for text in citations:
            wide = min(width, self._chip.width(text) + 2 * px(_CHIP_INSET))
            if x > left and x + wide > left + width:
                x, y = left, y + height + px(GAP)
            self._chips.append((QRect(x, y, wide, height), text))
            x += wide + px(GAP)
        return y + height + px(_APART) if citations else y

    def _write_books(self, view: RulingView, left: int, top: float, width: int) -> float:
        """Set a line for each other book: its name, and what it says; return where they end."""
        theme, gap = self._theme, self._theme.px(PADDING)
        second = left + width * _BOOKS + gap
        size = QSizeF(width * _BOOKS, 0)
        y = top
        for line in view.comparisons:
            colour = theme.muted if line.same else theme.short
            name = QRectF(QPointF(left, y), size)
            says = QRectF(second, y, left + width - second, 0)
            y = max(
                self._write(line.book, self._book, theme.muted, name),
                self._write(line.text, self._book, colour, says),
            )
        return y
