"""The ruling panel: the headline, which stays, and below it what may scroll."""

from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from floorapp.explain.catalogue import Catalogue
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.ruling_view import Comparison, RulingView
from floorapp.widgets.book_lines import BookLines
from floorapp.widgets.folded_scroll import FoldedScroll
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.ruling_body import RulingBody
from floorapp.widgets.theme import BODY, HEADING, HEADLINE, PADDING, Theme
from floorapp.widgets.typeface import font

_BELOW_HEADLINE: Final = 8
_ENDLESS: Final = 9999
_MOST_FOR_BOOKS: Final = 0.34
"""The share of the height that the other books may take."""

_HEADLINES: Final = (HEADLINE, 23, HEADING, 17, BODY, 13, 11)
_MOST_FOR_HEADLINE: Final = 0.52
"""Sizes of the headline: the largest is taken that leaves the rest of the height to the reasons."""

_LEAST_SEEN: Final = 20
_LEAST_BELOW: Final = 90
"""The least height of the reasons; where it would be less, the other books stand at their end."""


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
        self._size = HEADLINE
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
        self.body.hits.take_keys_of(scroll)
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

    def retranslate(self, words: Catalogue) -> None:
        """Say in a language what the parts are, and what a click on them opens."""
        self.below.setAccessibleName(words.text("Ruling"))
        self.books.setAccessibleName(words.text("Other rule books"))
        self.books.setCursor(Qt.CursorShape.PointingHandCursor)
        self.books.setToolTip(words.text("Compare the rule books (F4)"))
        self.body.hits.tip = words.text("Open the handbook (F3)")

    def show_ruling(self, view: RulingView) -> None:
        """Show a ruling."""
        before, self._view = self._view, view
        if view == before:
            return
        say(self.supposed, view.supposed)
        say(self.headline, view.headline)
        say(self.verdict, view.verdict)
        if before is None or before.verdict_kind != view.verdict_kind:
            self._dress()
        self._show_books()

    @override
    def hasHeightForWidth(self) -> bool:
        """Take what height there is: nothing else in the window gives way to a long ruling."""
        return False

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_books()

    def _fit_headline(self, view: RulingView) -> int:
        """Write headline and verdict as large as may be; return how high they are."""
        px = self._theme.px
        margins = self._top.contentsMargins()
        room = QRect(0, 0, self.width() - margins.left() - margins.right(), _ENDLESS)
        texts = [text for text in (view.headline, view.verdict) if text]
        supposed = self.supposed.heightForWidth(room.width()) if view.supposed else 0
        needed, size = 0, HEADLINE
        for size in _HEADLINES:
            metrics = self._metrics.get(size)
            if metrics is None:
                face = font(px(size), QFont.Weight.Bold)
                metrics = self._metrics[size] = QFontMetrics(face)
            boxes = [metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, text) for text in texts]
            needed = sum(box.height() for box in boxes) + margins.top() + supposed
            if needed <= _MOST_FOR_HEADLINE * self.height():
                break
        if size != self._size:
            self._size = size
            self._dress()
        return needed

    def _show_books(self) -> None:
        """Show the other books under the scrolled part, or there only that they differ."""
        view = self._view
        if view is None:
            return
        below = self._theme.gap(_LEAST_BELOW) + 2 * _BELOW_HEADLINE
        left = self.height() - self._fit_headline(view) - below
        most = min(_MOST_FOR_BOOKS * self.height(), left)
        height = self.books.show_lines(view.comparisons, self.width())
        at_the_end: tuple[Comparison, ...] = ()
        if height > most:
            height = self.books.announce(view.announcement, self.width())
            at_the_end = view.comparisons
        if height > most:
            height = self.books.show_lines((), self.width())
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
        self._metrics: dict[int, QFontMetrics] = {}
        gap = theme.gap
        self.below.setMinimumHeight(theme.px(_LEAST_SEEN))
        self._top.setContentsMargins(gap(PADDING + 2), gap(PADDING - 4), gap(PADDING), 0)
        self._dress()

    def _dress(self) -> None:
        """Write the headline in its size, and the verdict in its colour, too."""
        face = font(self._theme.px(self._size), QFont.Weight.Bold)
        closed = self._view is not None and self._view.verdict_kind == "closed"
        colour = self._theme.closed if closed else self._theme.short
        small = font(self._theme.px(BODY), QFont.Weight.DemiBold)
        dress(self.supposed, small, self._theme.link)
        dress(self.headline, face, self._theme.text)
        dress(self.verdict, face, colour)
