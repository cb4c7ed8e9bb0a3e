"""A desk that is lent: something else is shown on it, and the dispute waits with its whole undo."""

from PySide6.QtCore import QSignalBlocker

from floorapp.engine.situation import Situation
from floorapp.engine.values import replace
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.states import Held, States


class LentDesk:
    """Shows situations on a desk that is used for something else, and gives it back as it was."""

    def __init__(self, desk: Desk) -> None:
        """Borrow ``desk`` when something is shown."""
        self._desk = desk
        self._waiting: Held | None = None

    def show(self, situation: Situation) -> None:
        """Show a situation, by the book that it names; nothing leads back from it."""
        desk = self._desk
        desk.is_lent = True
        desk.leaving.emit()
        with QSignalBlocker(desk):
            clear = States(replace(desk.dispute, incidents=()))
            was = desk.exchange(Held(clear, desk.book))
            if self._waiting is None:
                self._waiting = was
            desk.open(situation)
            desk.exchange(Held(States(desk.dispute), desk.book, desk.asked))
        desk.changed.emit()

    def keep(self) -> None:
        """Go on with what is on the desk by now; undo leads from it to the dispute that waits."""
        desk = self._desk
        if self._waiting is not None:
            states, self._waiting = self._waiting.states, None
            desk.is_lent = False
            states.push(desk.dispute)
            desk.exchange(Held(states, desk.book, desk.asked))

    def give_back(self) -> None:
        """Go on with the dispute that waits, where it was left."""
        if self._waiting is not None:
            self._desk.leaving.emit()
            waiting, self._waiting = self._waiting, None
            self._desk.is_lent = False
            self._desk.exchange(waiting)
