"""Commands: what the window does beside acts, as actions that menu, buttons and keys share."""

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue, mark


@value
class Command:
    """One command.

    Attributes:
        name: What the program calls it.
        title: What the menu calls it, in English.
        keys: The keys that give it.
    """

    name: str
    title: str
    keys: tuple[str, ...]


COMMANDS = (
    Command("open", mark("Open…"), ("Ctrl+O",)),
    Command("save", mark("Save"), ("Ctrl+S",)),
    Command("save-as", mark("Save as…"), ("Ctrl+Shift+S",)),
    Command("snapshot", mark("Bets as found"), ("Ctrl+B",)),
    Command("demonstrations", mark("Demonstrations"), ("Ctrl+D",)),
    Command("handbook", mark("Handbook"), ("F3",)),
    Command("compare", mark("Compare the rule books"), ("F4",)),
    Command("house", mark("House rules"), ("Ctrl+R",)),
    Command("levels", mark("Levels"), ("F6",)),
    Command("next-level", mark("Next level"), ("Alt+PgDown",)),
    Command("level-before", mark("Level before"), ("Alt+PgUp",)),
    Command("clock", mark("Shot clock"), ("F5",)),
    Command("copy", mark("Copy the ruling"), ("Ctrl+Shift+C",)),
    Command("record", mark("Record ruling"), ("Ctrl+Return", "Ctrl+Enter")),
    Command("log", mark("Incident log"), ("Ctrl+L",)),
    Command("slip", mark("Slip"), ("Ctrl+P",)),
    Command("projector", mark("Projector"), ("F11",)),
    Command("quiz", mark("Quiz"), ("Ctrl+Shift+Q",)),
    Command("keys", mark("Keys and words"), ("F1",)),
    Command("larger", mark("Larger text"), ("Ctrl++", "Ctrl+=")),
    Command("smaller", mark("Smaller text"), ("Ctrl+-",)),
    Command("usual-size", mark("Text that fits the window"), ("Ctrl+0",)),
)
"""Every command; the sheet of keys and the menu are made from this."""


class Commands(QObject):
    """The actions of all commands, by name."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Make the actions; what they do is told by ``connect``."""
        super().__init__(parent)
        self._actions = {command.name: self._action(command) for command in COMMANDS}

    def __getitem__(self, name: str) -> QAction:
        """Return the action of a command.

        Raises:
            KeyError: If there is no such command.
        """
        return self._actions[name]

    @property
    def actions(self) -> tuple[QAction, ...]:
        """All of them, in the order of the table."""
        return tuple(self._actions.values())

    def connect_to(self, name: str, run: Callable[[], object]) -> None:
        """Have a command do something."""
        self[name].triggered.connect(run)

    def retranslate(self, words: Catalogue) -> None:
        """Speak another language."""
        for command in COMMANDS:
            self[command.name].setText(words.text(command.title))

    def _action(self, command: Command) -> QAction:
        action = QAction(self)
        action.setObjectName(command.name)
        action.setShortcuts([QKeySequence(keys) for keys in command.keys])
        return action
