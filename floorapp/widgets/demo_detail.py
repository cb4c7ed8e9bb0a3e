"""What is chosen in the list of demonstrations: its set-up, its acts, and where it is from."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from floorapp.explain.catalogue import Catalogue
from floorapp.notation.demonstration import Demonstration
from floorapp.viewmodels.demonstration_text import acts_lines, family_line, set_up_line, title_of
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.theme import BODY, GAP, HEADING, PADDING, SMALL, Theme
from floorapp.widgets.typeface import font


class DemoDetail(QScrollArea):
    """Tells of one demonstration.

    Attributes:
        family: The rule that it is about.
        title: What it is called.
        set_up: The level, structure and street.
        acts: What happens, one act a line.
        source: Where it is from, and its id.
    """

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Tell of nothing yet."""
        super().__init__(parent)
        self._theme = theme
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        pane = QFrame()
        pane.setObjectName("demo-detail")
        self.family, self.title = plain_label(pane), plain_label(pane)
        self.set_up, self.acts = plain_label(pane), plain_label(pane)
        self.source = plain_label(pane)
        self._column = QVBoxLayout(pane)
        for label in (self.family, self.title, self.set_up, self.acts, self.source):
            self._column.addWidget(label)
        self._column.addStretch(1)
        self.setWidget(pane)
        self._wear(theme)

    def show_demonstration(self, one: Demonstration | None, words: Catalogue) -> None:
        """Tell of a demonstration; None: of nothing."""
        self.setAccessibleName(words.text("What happens"))
        if one is None:
            for label in (self.family, self.set_up, self.acts, self.source):
                say(label, "")
            say(self.title, words.text("Choose a demonstration in the list."))
            return
        situation = one.situation
        say(self.family, family_line(one, words))
        say(self.title, title_of(one, words))
        say(self.set_up, set_up_line(situation, words))
        lines = acts_lines(situation, words)
        say(self.acts, "\n".join(f"{n}.  {line}" for n, line in enumerate(lines, 1)))
        say(self.source, one.id)
        told = (self.family.text(), self.title.text(), self.set_up.text(), self.acts.text())
        self.setAccessibleDescription("\n".join(told))
        self.verticalScrollBar().setValue(0)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self._column.setContentsMargins(px(PADDING), px(14), px(PADDING), px(14))
        self._column.setSpacing(px(GAP))
        dress(self.family, font(px(SMALL + 1), QFont.Weight.DemiBold), theme.muted)
        dress(self.title, font(px(HEADING), QFont.Weight.Bold), theme.text)
        dress(self.set_up, font(px(BODY), QFont.Weight.DemiBold), theme.body)
        dress(self.acts, font(px(BODY)), theme.body)
        dress(self.source, font(px(SMALL + 1)), theme.muted)
