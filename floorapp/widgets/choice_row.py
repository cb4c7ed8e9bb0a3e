"""A row of buttons of which one is chosen, with something at its end."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from floorapp.viewmodels.incident_parts import Choice
from floorapp.widgets.choice_button import ChoiceButton
from floorapp.widgets.flow_row import FlowRow
from floorapp.widgets.theme import Theme


class ChoiceRow(FlowRow):
    """A row of choices, made when they are first shown.

    Attributes:
        title: What is chosen among.
        buttons: The choices shown, by name.
        ending: What stands at the end of the row.
    """

    def __init__(self, parent: QWidget) -> None:
        """Make an empty row."""
        super().__init__(parent)
        self.title = ""
        self.buttons: dict[str, ChoiceButton] = {}
        self.ending: tuple[QWidget, ...] = ()

    def show_choices(
        self,
        choices: Sequence[Choice],
        theme: Theme,
        choose: Callable[[str], None],
        made: Callable[[ChoiceButton], None],
    ) -> None:
        """Show some choices.

        Args:
            choices: What there is to choose among.
            theme: What a new button is painted in.
            choose: Told the name of a choice that is clicked.
            made: Told of each new button.
        """
        for name in [name for name in self.buttons if name not in {c.name for c in choices}]:
            self.buttons.pop(name).deleteLater()
        for choice in choices:
            if choice.name not in self.buttons:
                button = self.buttons[choice.name] = ChoiceButton(theme, self)
                button.clicked.connect(lambda _=False, name=choice.name: choose(name))
                made(button)
                button.show()
            self.buttons[choice.name].show_choice(choice, self.title)
        self.set_widgets([self.buttons[choice.name] for choice in choices], self.ending)
        self.settle(self._chosen())
        self.setVisible(bool(choices) or any(not one.isHidden() for one in self.ending))

    def wear(self, theme: Theme) -> None:
        """Paint in another theme."""
        for button in self.buttons.values():
            button.set_theme(theme)
        self.settle(self._chosen())

    def hold(self) -> None:
        """Take the keyboard to the choice that is chosen, if there is any."""
        chosen = self._chosen()
        if chosen is not None:
            chosen.setFocus(Qt.FocusReason.OtherFocusReason)

    def _chosen(self) -> ChoiceButton | None:
        return next((one for one in self.buttons.values() if one.choice.chosen), None)
