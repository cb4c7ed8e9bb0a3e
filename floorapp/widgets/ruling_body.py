"""What stands below the headline: why, the ladder, where it is written, and the pots.

It changes as a whole at every key, so it is painted rather than built of labels, which would
measure each other anew each time.
"""

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from floorapp.explain.cited import Cited
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.ruling_view import Comparison, RulingView
from floorapp.widgets.bet_ladder import BetLadder
from floorapp.widgets.citation_chips import CitationChips
from floorapp.widgets.citation_hits import CitationHits
from floorapp.widgets.paragraph import Paragraph, set_paragraph
from floorapp.widgets.theme import BODY, CONTROL, PADDING, Theme
from floorapp.widgets.typeface import font

_APART: Final = 12
"""Space between the parts."""

_PARAGRAPH: Final = 5
_TOP: Final = 2


class RulingBody(QWidget):
    """The ruling below its headline, as high as it must be.

    Attributes:
        ladder: The wagers of the street on a scale.
        citations: Where it is written: below the ladder, or the first line of it on top.
        hits: Opens what they stand for.

    Signals:
        explained: The page that explains a citation is wanted: what is cited, and its number.
        books_clicked: The other books at its end were clicked.
    """

    explained = Signal(object, int)

    books_clicked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty body."""
        super().__init__(parent)
        self._view: RulingView | None = None
        self._paragraphs: list[Paragraph] = []
        self.citations: list[CitationChips] = []
        self.hits = CitationHits(self, lambda: self.citations)
        self.hits.opened.connect(lambda number: self.explained.emit(self.cited, number))
        self._books: tuple[Comparison, ...] = ()
        self._rule_y = self._needed = self._room = self._wide = 0
        self.ladder = BetLadder(theme, self)
        self._wear(theme)

    @property
    def cited(self) -> Cited:
        """What it cites."""
        return Cited() if self._view is None else self._view.cited

    @property
    def texts(self) -> tuple[str, ...]:
        """What is written, from top to bottom."""
        paragraphs = tuple(paragraph.text.text() for paragraph in self._paragraphs)
        return paragraphs + tuple(text for chips in self.citations for text in chips.texts)

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
        ends += [end for chips in self.citations for end in chips.ends()]
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
            self.hits.write(painter)
            if self._rule_y:
                painter.setPen(QColor(theme.line))
                edge = theme.gap(PADDING)
                painter.drawLine(edge, self._rule_y, self.width() - edge, self._rule_y)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        below = 0 < self._rule_y < event.position().y()
        if below and event.button() == Qt.MouseButton.LeftButton:
            self.books_clicked.emit()

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
        gap = self._theme.gap
        left, width = gap(PADDING + 2), self._wide - gap(2 * PADDING + 2)
        self._paragraphs, self.citations = [], []
        why = self._write_reasons(view, left, width)
        ladder = self.ladder.heightForWidth(width)
        above = _TOP + why + (ladder and ladder + gap(_APART))
        on_top = self._citations_on_top(view.citations, above, width)
        y = self._set_chips(view.citations[:on_top], left, _TOP, width)
        too_high = y + why + ladder > self._room
        if ladder and too_high and y + ladder + gap(_APART) <= self._room:  # it says it faster
            y = self._set_ladder(left, y, width, ladder)
            y = self._lower_reasons(y, why)
        else:
            y = self._lower_reasons(y, why)
            y = self._set_ladder(left, y, width, ladder)
        y = self._set_chips(view.citations[on_top:], left, y, width)
        y = self._write_pots(view.pots, left, y, width)
        self._rule_y = round(y) if self._books else 0
        if self._books:
            y = self._write_books(left, y, width)
        self._needed = round(y)
        self.setMinimumHeight(self._needed)
        self.update()

    def _citations_on_top(self, citations: tuple[str, ...], above: float, width: int) -> int:
        """Return how many citations go first, lest none could be seen below what is above."""
        chips = CitationChips(self._theme, citations, QRect(0, round(above), width, 0))
        return chips.first_line() if chips.is_below(self._room - 2) else 0

    def _write_reasons(self, view: RulingView, left: int, width: int) -> float:
        """Set the faults and the reasons, at the top for now; return what height they take."""
        theme = self._theme
        texts = [(text, self._fault, theme.closed) for text in view.faults]
        texts += [(text, self._body, theme.body) for text in view.why]
        y = 0.0
        for text, face, colour in texts:
            y = self._write(text, face, colour, QRectF(left, y, width, 0))
        return y + theme.gap(_APART - _PARAGRAPH)

    def _lower_reasons(self, top: float, height: float) -> float:
        """Put the reasons where they stand; return where the next part begins."""
        self._paragraphs = [paragraph.moved(top) for paragraph in self._paragraphs]
        return top + height

    def _set_ladder(self, left: int, top: float, width: int, height: int) -> float:
        """Put the ladder, if there is one, where it stands; return where the next part begins."""
        if not height:
            return top
        self.ladder.setGeometry(left, round(top), width, height)
        return top + height + self._theme.gap(_APART)

    def _write(self, text: str, face: QFont, colour: str, room: QRectF) -> float:
        """Set a text into the width of ``room``; return where the next one begins."""
        paragraph = set_paragraph(text, face, colour, room)
        self._paragraphs.append(paragraph)
        return paragraph.bottom + self._theme.gap(_PARAGRAPH)

    def _set_chips(self, citations: tuple[str, ...], left: int, top: float, width: int) -> float:
        """Set some citations; return where the next part begins."""
        if not citations:
            return top
        self.citations.append(
            CitationChips(self._theme, citations, QRect(left, round(top), width, 0))
        )
        return max(self.citations[-1].ends()) + self._theme.gap(_APART)

    def _write_pots(self, pots: tuple[str, ...], left: int, top: float, width: int) -> float:
        """Set a line for each pot; return where the next part begins."""
        if not pots:
            return top
        y = top
        for line in pots:
            y = self._write(line, self._book, self._theme.body, QRectF(left, y, width, 0))
        return y + self._theme.gap(_APART - _PARAGRAPH)

    def _write_books(self, left: int, top: float, width: int) -> float:
        """Set a line for each answer of other books; return where they end."""
        theme = self._theme
        y = top + theme.gap(_APART)
        for found in self._books:
            colour = theme.muted if found.same else theme.short
            y = self._write(found.line, self._book, colour, QRectF(left, y, width, 0))
        return y
