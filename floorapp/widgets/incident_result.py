"""The right side of the panel: the headline, the choices there are, and what stands below them."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from floorapp.explain.catalogue import Catalogue
from floorapp.viewmodels.incident_parts import Result
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.choice_button import ChoiceButton
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.ruling_side import RIGHT, RulingSide
from floorapp.widgets.theme import CONTROL, Theme
from floorapp.widgets.typeface import font


class IncidentResult(RulingSide):
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
        super().__init__(theme, parent)
        self._fact = ""
        self.choices: list[ChoiceButton] = []
        self.asked, self.remark = QLineEdit(self), QLineEdit(self)
        for field in (self.asked, self.remark):
            field.setObjectName("remark")
        self.asked.returnPressed.connect(self._on_answered)
        self.asked.editingFinished.connect(self._on_answered)
        self.remark.textEdited.connect(self.remarked)
        self.note = plain_label(self)
        self._layout.addWidget(self.note)
        self.furnish((self.asked, self.remark))

    def show_result(self, result: Result, words: Catalogue) -> None:
        """Show what an act counts as."""
        self.headline.say(
            result.headline, result.highlight, result.change, is_closed=result.is_closed
        )
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
        self.column.activate()
        top = self.body.y()
        self.body.fit(self.below.height() - 2 - top - 2)
        self.fold_at([top + end + 2 for end in self.body.ends()])

    def _show_choices(self, result: Result) -> None:
        """Show a button for each choice; a remark belongs to a choice."""
        while len(self.choices) < len(result.choices):
            button = ChoiceButton(self._theme, wide=True)
            number = len(self.choices)
            button.clicked.connect(lambda *_, at=number: self.chosen.emit(at))
            self.column.insertWidget(number, button)
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

    @override
    def _wear(self, theme: Theme) -> None:
        super()._wear(theme)
        self.note.setContentsMargins(0, 0, theme.px(RIGHT), 0)
        dress(self.note, font(theme.px(CONTROL - 1)), theme.muted)
