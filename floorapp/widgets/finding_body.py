"""What stands below the headline of an act in dispute: why, the sum, and where it is written."""

from math import inf
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from floorapp.explain.cited import Cited
from floorapp.viewmodels.incident_parts import Fact, Result
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.citation_chips import CitationChips
from floorapp.widgets.citation_hits import CitationHits
from floorapp.widgets.fitted import Fitted
from floorapp.widgets.paragraph import Paragraph, set_paragraph
from floorapp.widgets.theme import BODY, CONTROL, GAP, RADIUS, Theme
from floorapp.widgets.typeface import font
from floorapp.widgets.word import cut

_WIDTH: Final = 300
_APART: Final = 12
_PARAGRAPH: Final = 5
_WELL_INSET: Final = 12
_ROW_GAP: Final = 3
_LABELS: Final = 0.44
"""The share of the width that neighbouring facts have for their labels."""


class FindingBody(Fitted):
    """Painted as one, as high as it must be.

    Attributes:
        citations: Where it is written: below the sum, or the first line of it on top.
        hits: Opens what they stand for.

    Signals:
        explained: The page that explains a citation is wanted: what is cited, and its number.
    """

    explained = Signal(object, int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty body."""
        super().__init__(theme, _WIDTH, parent)
        self._result: Result | None = None
        self._paragraphs: list[Paragraph] = []
        self.citations: list[CitationChips] = []
        self.hits = CitationHits(self, lambda: self.citations)
        self.hits.take_keys_of(self)
        self.hits.opened.connect(lambda number: self.explained.emit(self.cited, number))
        self._room: float = inf
        self._well = QRect()
        self._line_y = 0

    @property
    def texts(self) -> tuple[str, ...]:
        """What is written, from top to bottom."""
        paragraphs = tuple(paragraph.text.text() for paragraph in self._paragraphs)
        return paragraphs + tuple(text for chips in self.citations for text in chips.texts)

    @property
    def cited(self) -> Cited:
        """What it cites."""
        return Cited() if self._result is None else self._result.cited

    def ends(self) -> list[float]:
        """Return where each line of text, chip and well ends."""
        found = [end for paragraph in self._paragraphs for _, end in paragraph.lines()]
        return [
            *found,
            *(end for chips in self.citations for end in chips.ends()),
            *([] if self._well.isEmpty() else [self._well.bottom() + 1.0]),
        ]

    def show_result(self, result: Result) -> None:
        """Show what an act counts as."""
        if result != self._result:
            self._result = result
            self.setAccessibleName(result.text or result.headline)
            # A stop of the keyboard where there is something to open.
            is_live = self.hits.is_live = bool(result.cited.citations)
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus if is_live else Qt.FocusPolicy.NoFocus)
            self._arrange()

    def fit(self, room: float) -> None:
        """Set citations on top where none could be seen in the height that there is."""
        if room != self._room:
            self._room = room
            self._arrange()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.well))
            if not self._well.isEmpty():
                painter.drawRoundedRect(QRectF(self._well), RADIUS, RADIUS)
            for paragraph in self._paragraphs:
                paragraph.write(painter)
            self.hits.write(painter)
            if self._line_y:
                painter.setPen(QColor(theme.line))
                painter.drawLine(0, self._line_y, self.width(), self._line_y)

    @override
    def _arrange(self) -> None:
        result = self._result
        if result is None or not self.width():
            return
        self._set(result, 0)
        if self.citations and self.citations[0].is_below(self._room):
            self._set(result, self.citations[0].first_line())

    def _set(self, result: Result, on_top: int) -> None:
        """Set every part anew under the one above it, some citations on top."""
        self._paragraphs, self.citations = [], []
        self._well, self._line_y = QRect(), 0
        px = self._theme.px
        y = self._set_chips(result.citations[:on_top], 0)
        y = self._write_why(result.why, y)
        y = self._write_rows(result, y)
        y = self._set_chips(result.citations[on_top:], y)
        if result.facts:
            self._line_y = round(y)
            y = self._write_facts(result.facts, y + px(_APART))
        self._take_height(round(y))

    def _write_why(self, why: tuple[str, ...], top: float) -> float:
        theme, y = self._theme, top
        for text in why:
            y = self._write(text, theme.px(BODY), theme.body, QRectF(0, y, self.width(), 0))
            y += theme.px(_PARAGRAPH)
        return y + theme.px(_APART - _PARAGRAPH) if why else y

    def _write_rows(self, result: Result, top: float) -> float:
        """Set the sum into its well, amounts at the right; the last row decides."""
        theme, px = self._theme, self._theme.px
        if not result.rows:
            return top
        inset, y = px(_WELL_INSET), top + px(_WELL_INSET) - 2
        figures = font(px(CONTROL), QFont.Weight.DemiBold)
        measured = cut(px(CONTROL), QFont.Weight.DemiBold)
        for row in result.rows:
            colour = theme.open if row.emphasised else theme.body
            wide = measured.width(row.amount) + 2
            x = self.width() - inset - wide
            ink = theme.open if row.emphasised else theme.text
            shown = set_paragraph(row.amount, figures, ink, QRectF(x, y, wide, 0))
            self._paragraphs.append(shown)
            room = QRectF(inset, y, x - inset - px(GAP), 0)
            y = self._write(row.label, px(CONTROL), colour, room) + px(_ROW_GAP)
        bottom = y - px(_ROW_GAP) + px(_WELL_INSET) - 2
        self._well = QRect(0, round(top), self.width(), round(bottom - top))
        return bottom + px(_APART)

    def _write(self, text: str, size: int, colour: str, room: QRectF) -> float:
        """Set a text into the width of ``room``; return where it ends."""
        paragraph = set_paragraph(text, font(size), colour, room)
        self._paragraphs.append(paragraph)
        return paragraph.bottom

    def _set_chips(self, citations: tuple[str, ...], top: float) -> float:
        """Set some citations; return where the next part begins."""
        if not citations:
            return top
        room = QRect(0, round(top), self.width(), 0)
        self.citations.append(CitationChips(self._theme, citations, room))
        return max(self.citations[-1].ends()) + self._theme.px(_APART)

    def _write_facts(self, facts: tuple[Fact, ...], top: float) -> float:
        """Set what other facts and books lead to, in two columns."""
        theme, px, y = self._theme, self._theme.px, top
        middle = round(self.width() * _LABELS)
        for fact in facts:
            label = QRectF(0, y, middle - px(GAP), 0)
            outcome = QRectF(middle, y, self.width() - middle, 0)
            colour = theme.short if fact.differs else theme.muted
            ends = (
                self._write(fact.label, px(CONTROL), theme.muted, label),
                self._write(fact.outcome, px(CONTROL), colour, outcome),
            )
            y = max(ends) + px(_ROW_GAP)
        return y
