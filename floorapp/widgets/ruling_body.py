"""What stands below the headline: why, the ladder, where it is written, and the pots.

It changes as a whole at every key, so it is painted rather than built of labels, which would
measure each other anew each time.
"""

from typing import Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.ruling_view import Comparison, RulingView
from floorapp.widgets.bet_ladder import BetLadder
from floorapp.widgets.citation_chips import CitationChips
from floorapp.widgets.paragraph import Paragraph, set_paragraph
from floorapp.widgets.theme import BODY, CONTROL, PADDING, Theme
from floorapp.widgets.typeface import font

_APART: Final = 12
"""Space between the parts."""

_PARAGRAPH: Final = 5


class RulingBody(QWidget):
    """The ruling below its headline, as high as it must be.

    Attributes:
        ladder: The wagers of the street on a scale.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty body."""
        super().__init__(parent)
        self._view: RulingView | None = None
        self._paragraphs: list[Paragraph] = []
        self._chips = CitationChips(theme, (), QRect())
        self._books: tuple[Comparison, ...] = ()
        self._rule_y = self._needed = self._room = self._wide = 0
        self.ladder = BetLadder(theme, self)
        self._wear(theme)

    @property
    def texts(self) -> tuple[str, ...]:
        """What is written, from top to bottom."""
        return (*(each.text.text() for each in self._paragraphs), *self._chips.texts)

    def show_ruling(
        self, view: RulingView, books: tuple[Comparison, ...], width: int, height: int
    ) -> int:
        """Show a ruling in some room; return how much of its height to show without scrolling.

        What does not fit is to be hidden between two lines, not in the middle of one.

        Args:
            view: The ruling.
            books: What other books answer, where that stands at its end.
            width: The width without a bar to scroll by, which takes its room from the margin.
            height: The height that there is.
        """
        now = (view, books, width, height)
        if now != (self._view, self._books, self._wide, self._room):
            self._view, self._books, self._wide, self._room = now
            self.setAccessibleDescription(view.text)
            self.ladder.set_view(view.ladder)
            self._arrange()
        return self._fold()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme == self._theme:
            return
        self._wear(theme)
        self.ladder.set_theme(theme)
        self._arrange()

    def lines(self) -> list[tuple[float, float]]:
        """Return where each line of text begins and ends."""
        return [line for paragraph in self._paragraphs for line in paragraph.lines()]

    def _fold(self) -> int:
        """Return how much of the room ends between two lines."""
        height = self._room
        if self._needed <= height:
            return height
        ends = [end for _, end in self.lines()]
        ends += self._chips.ends()
        if self.ladder.height():
            ends.append(self.ladder.geometry().bottom() + 1)
        return round(max((end + 2 for end in ends if end + 2 <= height), default=height))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for paragraph in self._paragraphs:
                paragraph.write(painter)
            self._chips.write(painter)
            if self._rule_y:
                painter.setPen(QColor(theme.line))
                edge = theme.px(PADDING)
                painter.drawLine(edge, self._rule_y, self.width() - edge, self._rule_y)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        self._body = font(theme.px(BODY))
        self._fault = font(theme.px(BODY), QFont.Weight.Medium)
        self._book = font(theme.px(CONTROL))

    def _arrange(self) -> None:
        """Set every part anew under the one above it."""
        view = self._view
        if view is None or not self._wide:
            return
        px = self._theme.px
        left, width = px(PADDING + 2), self._wide - px(2 * PADDING + 2)
        self._paragraphs = []
        height = self.ladder.heightForWidth(width)
        y = self._write_reasons(view, left, 2, width)
        too_high = y + height > self._room
        if height and too_high and height + px(_APART) <= self._room:  # it says it faster
            self._paragraphs = []
            self.ladder.setGeometry(left, 2, width, height)
            y = self._write_reasons(view, left, height + px(_APART), width)
        elif height:
            self.ladder.setGeometry(left, round(y), width, height)
            y += height + px(_APART)
        y = self._set_chips(view.citations, left, round(y), width)
        y = self._write_pots(view.pots, left, y, width)
        self._rule_y = round(y) if self._books else 0
        if self._books:
            y = self._write_books(left, y, width)
        self._needed = round(y)
        self.setMinimumHeight(self._needed)
        self.update()

    def _write_reasons(self, view: RulingView, left: int, top: float, width: int) -> float:
        """Set the faults and the reasons; return where the next part begins."""
        theme = self._theme
        texts = [(text, self._fault, theme.closed) for text in view.faults]
        texts += [(text, self._body, theme.body) for text in view.why]
        y = top
        for text, face, colour in texts:
            y = self._write(text, face, colour, QRectF(left, y, width, 0))
        return y + theme.px(_APART - _PARAGRAPH)

    def _write(self, text: str, face: QFont, colour: str, room: QRectF) -> float:
        """Set a text into the width of ``room``; return where the next one begins."""
        paragraph = set_paragraph(text, face, colour, room)
        self._paragraphs.append(paragraph)
        return paragraph.bottom + self._theme.px(_PARAGRAPH)

    def _set_chips(self, citations: tuple[str, ...], left: int, top: int, width: int) -> float:
        """Set the citations; return where the next part begins."""
        self._chips = CitationChips(self._theme, citations, QRect(left, top, width, 0))
        return max(self._chips.ends()) + self._theme.px(_APART) if citations else top

    def _write_pots(self, pots: tuple[str, ...], left: int, top: float, width: int) -> float:
        """Set a line for each pot; return where the next part begins."""
        if not pots:
            return top
        y = top
        for line in pots:
            y = self._write(line, self._book, self._theme.body, QRectF(left, y, width, 0))
        return y + self._theme.px(_APART - _PARAGRAPH)

    def _write_books(self, left: int, top: float, width: int) -> float:
        """Set a line for each answer of other books; return where they end."""
        theme = self._theme
        y = top + theme.px(_APART)
        for found in self._books:
            colour = theme.muted if found.same else theme.short
            y = self._write(found.line, self._book, colour, QRectF(left, y, width, 0))
        return y
