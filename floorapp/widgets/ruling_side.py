"""The right side of a page: a headline that stays, and below it what may scroll."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from floorapp.widgets.finding_body import FindingBody
from floorapp.widgets.folded_scroll import FoldedScroll
from floorapp.widgets.headline import Headline
from floorapp.widgets.theme import GAP, PADDING, Theme

RIGHT: Final = 12
"""Beside what scrolls, for the bar to scroll by."""


class RulingSide(QFrame):
    """The frame of such a side.

    Attributes:
        headline: What is ruled.
        body: Why, at the end of what scrolls.
        below: Where it scrolls.
        column: What scrolls, from top to bottom.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty side."""
        super().__init__(parent)
        self._theme = theme
        self.setObjectName("ruling")
        self.headline = Headline(theme, self)
        self.body = FindingBody(theme)
        self.below = FoldedScroll(self)
        self.below.setWidgetResizable(True)
        self.below.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.below.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        self.column = QVBoxLayout(inside)
        self.column.addWidget(self.body)
        self.column.addStretch(1)
        self.below.setWidget(inside)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.headline)
        self._layout.addWidget(self.below, 1)

    def furnish(self, above: Sequence[QWidget]) -> None:
        """Put widgets above the body, in their order."""
        for place, widget in enumerate(above):
            self.column.insertWidget(place, widget)
        self._wear(self._theme)

    def fold_at(self, ends: Sequence[float]) -> None:
        """Let what scrolls end at one of some places, lest a line is cut in the middle."""
        seen = self.below.height() - 2
        fits = [end for end in ends if end <= seen]
        is_whole = self.column.sizeHint().height() <= seen
        self.below.keep_below(0 if is_whole or not fits else round(seen - max(fits)))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self._layout.setContentsMargins(px(PADDING + 4), px(PADDING), 0, px(PADDING - 4))
        self._layout.setSpacing(px(GAP))
        self.column.setContentsMargins(0, 0, px(RIGHT), 0)
        self.column.setSpacing(px(GAP))
