"""The ruling panel: headline, why, the bet ladder, where it is written, and the other books."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from floorapp.viewmodels.ruling_view import Comparison, RulingView
from floorapp.widgets.bet_ladder import BetLadder
from floorapp.widgets.flow_layout import FlowLayout
from floorapp.widgets.label_list import LabelList, dress, plain_label
from floorapp.widgets.theme import BODY, CONTROL, GAP, HEADLINE, PADDING, SMALL, Theme
from floorapp.widgets.typeface import font

_COLUMN: Final = 12


class RulingPanel(QFrame):
    """What the seat may do, and why. The headline stays; what is long below it scrolls.

    Attributes:
        headline: What the seat may do.
        verdict: Whether it may raise, in colour.
        ladder: The wagers of the street on a scale.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty panel."""
        super().__init__(parent)
        self._theme = theme
        self._view: RulingView | None = None
        self.setObjectName("ruling")
        self.headline = plain_label(self)
        self.verdict = plain_label(self)
        inside = QWidget(self)
        self.ladder = BetLadder(theme, inside)
        column = QVBoxLayout(inside)
        self._column = column
        self._faults, self._why = plain_label(inside), plain_label(inside)
        citations = FlowLayout(GAP)
        self._citations = LabelList(citations, inside, wrap=False)
        self._books: list[tuple[QLabel, QLabel]] = []
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(PADDING)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, 1)
        for part in (self._faults, self._why, self.ladder):
            column.addWidget(part)
        column.addLayout(citations)
        self._rule = QFrame(inside)
        self._rule.setObjectName("rule")
        self._rule.setFixedHeight(1)
        column.addWidget(self._rule)
        column.addLayout(self._grid)
        column.addStretch(1)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(inside)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lay_out()
        self.set_theme(theme)

    def show_ruling(self, view: RulingView) -> None:
        """Show a ruling."""
        before, self._view = self._view, view
        if view == before:
            return
        _set_text(self.headline, view.headline)
        _set_text(self.verdict, view.verdict)
        if before is None or before.verdict_kind != view.verdict_kind:
            self._dress_verdict()
        told = [f"{fault.act} — {' '.join(fault.fault)}" for fault in view.faults]
        _set_text(self._faults, "\n".join(told))
        _set_text(self._why, "\n".join(view.why))
        self._citations.show(view.citations)
        self.ladder.set_view(view.ladder)
        self._show_books(view.comparisons)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        px = theme.px
        small = font(px(CONTROL))
        self._top.setContentsMargins(px(PADDING + 2), px(PADDING - 4), px(PADDING), 0)
        self._column.setContentsMargins(px(PADDING + 2), 4, px(PADDING), px(PADDING))
        self._column.setSpacing(px(_COLUMN))
        dress(self.headline, font(px(HEADLINE), QFont.Weight.Bold), theme.text)
        self._dress_verdict()
        dress(self._faults, font(px(BODY), QFont.Weight.Medium), theme.closed)
        dress(self._why, font(px(BODY)), theme.body)
        self._citations.dress(self._dress_citation)
        for book, line in self._books:
            dress(book, small, theme.muted)
            dress(line, small, theme.muted)
        if self._view is not None:
            self._show_books(self._view.comparisons)
        self.ladder.set_theme(theme)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        top = QVBoxLayout()
        self._top = top
        top.setSpacing(0)
        top.addWidget(self.headline)
        top.addWidget(self.verdict)
        layout.addLayout(top)
        layout.addWidget(self._scroll, 1)

    def _dress_verdict(self) -> None:
        closed = self._view is not None and self._view.verdict_kind == "closed"
        colour = self._theme.closed if closed else self._theme.short
        dress(self.verdict, font(self._theme.px(HEADLINE), QFont.Weight.Bold), colour)

    def _dress_citation(self, label: QLabel) -> None:
        label.setObjectName("citation")
        dress(label, font(self._theme.px(SMALL)), self._theme.link)

    def _show_books(self, comparisons: tuple[Comparison, ...]) -> None:
        theme, face = self._theme, font(self._theme.px(CONTROL))
        while len(self._books) < len(comparisons):
            book, line = plain_label(self), plain_label(self)
            dress(book, face, theme.muted)
            self._grid.addWidget(book, len(self._books), 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(line, len(self._books), 1, Qt.AlignmentFlag.AlignTop)
            self._books.append((book, line))
        for (book, line), comparison in zip(self._books, comparisons, strict=False):
            _set_text(book, comparison.book)
            _set_text(line, comparison.text)
            dress(line, face, theme.muted if comparison.same else theme.short)


def _set_text(label: QLabel, text: str) -> None:
    if label.text() != text:
        label.setText(text)
    if label.isHidden() != (not text):
        label.setVisible(bool(text))
