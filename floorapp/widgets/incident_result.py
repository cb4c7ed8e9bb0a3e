"""The right side of the panel: the headline, the choices there are, and what stands below them."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout, QWidget

from floorapp.explain.catalogue import Catalogue
from floorapp.viewmodels.incident_parts import Result
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.choice_button import ChoiceButton
from floorapp.widgets.finding_body import FindingBody
from floorapp.widgets.folded_scroll import FoldedScroll
from floorapp.widgets.headline import Headline
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.theme import CONTROL, GAP, PADDING, Theme
from floorapp.widgets.typeface import font

_RIGHT: Final = 12
"""Beside what scrolls, for the bar to scroll by."""


class IncidentResult(QFrame):
    """What the act counts as. The headline stays; what is long below it scrolls.

    Attributes:
        headline: What it counts as, and the chips that move.
        choices: Buttons for what the floor, or the seat, may choose between.
        asked: The field for a fact of the table that is missing.
        remark: The field for a remark that is kept with the act.
        body: Why, the sum, where it is written, and neighbouring facts.
        note: The line at the foot.

    Signals:
        chosen: A choice was clicked, by its number.
        remarked: The remark was edited.
        answered: A fact of the table was typed: its name, and the text.
    """

    chosen = Signal(int)
    remarked = Signal(str)
    answered = Signal(str, str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty side."""
        super().__init__(parent)
        self._theme = theme
        self._fact = ""
        self.setObjectName("ruling")
        self.headline = Headline(theme, self)
        self.choices: list[ChoiceButton] = []
        self.asked, self.remark = QLineEdit(self), QLineEdit(self)
        for field in (self.asked, self.remark):
            field.setObjectName("remark")
        self.asked.returnPressed.connect(self._on_answered)
        self.asked.editingFinished.connect(self._on_answered)
        self.remark.textEdited.connect(self.remarked)
        self.body = FindingBody(theme)
        self.note = plain_label(self)
        self.below = FoldedScroll(self)
        self.below.setWidgetResizable(True)
        self.below.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.below.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        for widget in (self.asked, self.remark, self.body):
            self._column.addWidget(widget)
        self._column.addStretch(1)
        self.below.setWidget(inside)
        layout = self._layout = QVBoxLayout(self)
        layout.addWidget(self.headline)
        layout.addWidget(self.below, 1)
        layout.addWidget(self.note)
        self._wear(theme)

    def show_result(self, result: Result, words: Catalogue) -> None:
        """Show what an act counts as."""
        self.headline.say(result.headline, result.highlight, result.change)
        self._show_choices(result)
        asked = result.asked[0] if result.asked else None
        self._fact = asked.name if asked else ""
        self.asked.setVisible(asked is not None)
        if asked is not None:
            self.asked.setPlaceholderText(asked.label)
            self.asked.setAccessibleName(asked.label)
        else:
            self.asked.clear()
        self.remark.setPlaceholderText(result.remark_label)
        self.remark.setAccessibleName(result.remark_label)
        if self.remark.text() != result.remark:
            self.remark.setText(result.remark)
        self.body.show_result(result)
        self.body.hits.tip = words.text("Open the handbook (F3)")
        self.below.setAccessibleName(words.text("Ruling"))
        say(self.note, "" if result.kind == "asks" else result.note)
        self._layout.activate()
        self._fold()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._layout.activate()
        self._fold()

    def _fold(self) -> None:
        """Let what scrolls end between two lines."""
        seen = self.below.height() - 2
        self._column.activate()
        top = self.body.y()
        self.body.fit(seen - top - 2)
        ends = [top + end + 2 for end in self.body.ends()]
        needed = self._column.sizeHint().height()
        fits = [end for end in ends if end <= seen]
        self.below.keep_below(0 if needed <= seen or not fits else round(seen - max(fits)))

    def _show_choices(self, result: Result) -> None:
        """Show a button for each choice; a remark belongs to a choice."""
        while len(self.choices) < len(result.choices):
            button = ChoiceButton(self._theme, wide=True)
            number = len(self.choices)
            button.clicked.connect(lambda *_, at=number: self.chosen.emit(at))
            self._column.insertWidget(number, button)
            self.choices.append(button)
        for number, button in enumerate(self.choices):
            if number < len(result.choices):
                button.show_choice(result.choices[number])
            button.setVisible(number < len(result.choices))
        self.remark.setVisible(bool(result.choices) or bool(result.remark))

    def _on_answered(self) -> None:
        text = self.asked.text().strip()
        if text and self._fact:
            self.answered.emit(self._fact, text)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self._layout.setContentsMargins(px(PADDING + 4), px(PADDING), 0, px(PADDING - 4))
        self._layout.setSpacing(px(GAP))
        self._column.setContentsMargins(0, 0, px(_RIGHT), 0)
        self._column.setSpacing(px(GAP))
        self.note.setContentsMargins(0, 0, px(_RIGHT), 0)
        dress(self.note, font(px(CONTROL - 1)), theme.muted)
