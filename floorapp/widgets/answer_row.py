"""A row of buttons for the answers to one question."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from floorapp.viewmodels.incident_parts import Choice
from floorapp.widgets.choice_button import ChoiceButton
from floorapp.widgets.flow_row import FlowRow
from floorapp.widgets.theme import Theme


class AnswerRow(FlowRow):
    """Buttons for the answers to one question, made as there are answers."""

    def __init__(self, theme: Theme, pick: Callable[[str], None], parent: QWidget) -> None:
        """Make an empty row; ``pick`` takes the name of what is clicked."""
        super().__init__(parent)
        self._theme = theme
        self._pick = pick
        self._made: list[ChoiceButton] = []
        self._state: tuple[object, ...] = ()

    @property
    def buttons(self) -> dict[str, ChoiceButton]:
        """The buttons shown by the names of their choices."""
        return {button.choice.name: button for button in self._made if not button.isHidden()}

    def show_choices(
        self, choices: Sequence[Choice], group: str, ending: Sequence[QWidget] = ()
    ) -> None:
        """Show a button for each choice; Tab stops at the chosen one."""
        state = (tuple(choices), group, tuple((id(one), one.isHidden()) for one in ending))
        if state == self._state:
            return
        self._state = state
        while len(self._made) < len(choices):
            button = ChoiceButton(self._theme, self)
            button.clicked.connect(lambda *_, at=button: self._on_clicked(at))
            self._made.append(button)
        for number, button in enumerate(self._made):
            if number < len(choices):
                button.show_choice(choices[number], group)
            button.setVisible(number < len(choices))
        self.setVisible(bool(choices) or any(not one.isHidden() for one in ending))
        self.set_widgets(self._made, ending)
        self.settle(next((one for one in self._made if one.choice.chosen), None))

    def _on_clicked(self, button: ChoiceButton) -> None:
        """Pick an answer, but none of a page that the press itself has closed.

        The press takes the keyboard from an editor, which is then accepted, and that may end what
        the page is about.
        """
        if button.isVisible():
            self._pick(button.choice.name)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        for button in self._made:
            button.set_theme(theme)
        self.settle()
