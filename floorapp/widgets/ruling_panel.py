"""The ruling panel: the headline, which stays, and below it what may scroll."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.ruling_view import Comparison, RulingView
from floorapp.widgets.book_lines import BookLines
from floorapp.widgets.folded_scroll import FoldedScroll
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.ruling_body import RulingBody
from floorapp.widgets.theme import BODY, HEADLINE, PADDING, Theme
from floorapp.widgets.typeface import font

_BELOW_HEADLINE: Final = 8
_MOST_FOR_BOOKS: Final = 0.34
"""The share of the height that the other books may take."""


class RulingPanel(QFrame):
    """What the seat may do, and why. The headline stays; what is long below it scrolls.

    Attributes:
        supposed: The act that the ruling would follow; hidden where it is the ruling.
        headline: What the seat may do.
        verdict: Whether it may raise, in colour.
        body: Everything below.
        books: What the other books answer, always in view.
        below: Where the body scrolls, by the keyboard too.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty panel."""
        super().__init__(parent)
        self._theme = theme
        self._view: RulingView | None = None
        self.setObjectName("ruling")
        self.supposed = plain_label(self)
        self.supposed.hide()
        self.headline = plain_label(self)
        self.verdict = plain_label(self)
        self.body = RulingBody(theme)
        self.books = BookLines(theme, self)
        scroll = self.below = FoldedScroll(self)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        scroll.setWidget(self.body)
        self._top = QVBoxLayout()
        self._top.setSpacing(0)
        self._top.addWidget(self.supposed)
        self._top.addWidget(self.headline)
        self._top.addWidget(self.verdict)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(_BELOW_HEADLINE)
        layout.addLayout(self._top)
        layout.addWidget(scroll, 1)
        layout.addWidget(self.books)
        self._wear(theme)

    def show_ruling(self, view: RulingView) -> None:
        """Show a ruling."""
        before, self._view = self._view, view
        if view == before:
            return
        say(self.supposed, view.supposed)
        say(self.headline, view.headline)
        say(self.verdict, view.verdict)
        if before is None or before.verdict_kind != view.verdict_kind:
            self._dress_verdict()
        self._show_books()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_books()

    def _show_books(self) -> None:
        """Show the other books under the scrolled part, or there only that they differ."""
        view = self._view
        if view is None:
            return
        height = self.books.show_lines(view.comparisons, self.width())
        at_the_end: tuple[Comparison, ...] = ()
        if height > _MOST_FOR_BOOKS * self.height():
            height = self.books.announce(view.announcement, self.width())
            at_the_end = view.comparisons
        self.books.setFixedHeight(height)
        layout = self.layout()
        if layout is not None:
            layout.activate()  # what is left for the body is known then
        seen = self.below.height() - 2
        shown = self.body.show_ruling(view, at_the_end, self.below.width() - 2, seen)
        self.below.keep_below(seen - shown)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme; the body is told by whoever tells this panel."""
        if theme != self._theme:
            self._wear(theme)
            self.books.set_theme(theme)
            self._show_books()

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self._top.setContentsMargins(px(PADDING + 2), px(PADDING - 4), px(PADDING), 0)
        dress(self.supposed, font(px(BODY), QFont.Weight.DemiBold), theme.link)
        dress(self.headline, font(px(HEADLINE), QFont.Weight.Bold), theme.text)
        self._dress_verdict()

    def _dress_verdict(self) -> None:
        closed = self._view is not None and self._view.verdict_kind == "closed"
        colour = self._theme.closed if closed else self._theme.short
        dress(self.verdict, font(self._theme.px(HEADLINE), QFont.Weight.Bold), colour)
