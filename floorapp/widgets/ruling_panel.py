"""The ruling panel: the headline, which stays, and below it what may scroll."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from floorapp.viewmodels.ruling_view import RulingView
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.ruling_body import RulingBody
from floorapp.widgets.theme import HEADLINE, PADDING, Theme
from floorapp.widgets.typeface import font

_BELOW_HEADLINE: Final = 8


class RulingPanel(QFrame):
    """What the seat may do, and why. The headline stays; what is long below it scrolls.

    Attributes:
        headline: What the seat may do.
        verdict: Whether it may raise, in colour.
        body: Everything below.
        below: Where the body scrolls, by the keyboard too.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty panel."""
        super().__init__(parent)
        self._theme = theme
        self._view: RulingView | None = None
        self.setObjectName("ruling")
        self.headline = plain_label(self)
        self.verdict = plain_label(self)
        self.body = RulingBody(theme)
        scroll = self.below = QScrollArea(self)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        scroll.setWidget(self.body)
        self._top = QVBoxLayout()
        self._top.setSpacing(0)
        self._top.addWidget(self.headline)
        self._top.addWidget(self.verdict)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(_BELOW_HEADLINE)
        layout.addLayout(self._top)
        layout.addWidget(scroll, 1)
        self._wear(theme)

    def show_ruling(self, view: RulingView) -> None:
        """Show a ruling."""
        before, self._view = self._view, view
        if view == before:
            return
        say(self.headline, view.headline)
        say(self.verdict, view.verdict)
        if before is None or before.verdict_kind != view.verdict_kind:
            self._dress_verdict()
        self.body.show_ruling(view)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme; the body is told by whoever tells this panel."""
        if theme != self._theme:
            self._wear(theme)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self._top.setContentsMargins(px(PADDING + 2), px(PADDING - 4), px(PADDING), 0)
        dress(self.headline, font(px(HEADLINE), QFont.Weight.Bold), theme.text)
        self._dress_verdict()

    def _dress_verdict(self) -> None:
        closed = self._view is not None and self._view.verdict_kind == "closed"
        colour = self._theme.closed if closed else self._theme.short
        dress(self.verdict, font(self._theme.px(HEADLINE), QFont.Weight.Bold), colour)
