"""The door to the slip window: opens it, and keeps its slip up to date."""

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from floorapp.explain.catalogue import catalogue
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.widgets.beside_door import BesideDoor
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:  # it takes time to read, and is made when it is opened for the first time
    from floorapp.viewmodels.slip_view import Decision, SlipView
    from floorapp.widgets.slip_window import SlipWindow


class SlipDoor(BesideDoor):
    """Shows the slip of the ruling on the screen. It follows desk, language and theme."""

    window: "SlipWindow | None"

    def __init__(
        self,
        action: QAction,
        editing: IncidentEditing,
        worn: Callable[[], Theme],
        parent: QWidget,
    ) -> None:
        """Stand between the main window and the slip.

        Args:
            action: The shared action that opens it.
            editing: The act in dispute, and its desk.
            worn: Gives the theme that the main window wears.
            parent: The main window.
        """
        super().__init__(worn, parent)
        self._editing = editing
        self._given: Decision | None = None
        self._given_on: object = None
        action.triggered.connect(self.open)
        # What follows waits until the main window has been painted.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        for signal in (editing.desk.changed, editing.changed, editing.opened, editing.closed):
            signal.connect(self._on_changed)

    def open(self) -> None:
        """Show the slip of what is on the screen now, with its decision if it was recorded."""
        self._open(self._given)

    def note(self, given: "Decision | None") -> None:
        """Have the decision that was just recorded on the next slip; it goes by the next act."""
        self._given, self._given_on = given, self._matter()

    def open_with(self, given: "Decision") -> None:
        """Show the same with a decision, such as the one just recorded; it goes by the next act."""
        self._open(given)

    def _open(self, given: "Decision | None") -> None:
        from floorapp.widgets.slip_window import SlipWindow

        if self.window is None:
            words = self._editing.desk.words
            window = SlipWindow(self._worn(), self._slip, words.language)
            window.closed.connect(self.main.activateWindow)
            self._take(window)
        self.note(given)
        self._refresh()
        self._bring_forward()

    def _on_changed(self) -> None:
        if self._given is not None and self._matter() != self._given_on:
            self._given = None  # it was given on what stood there before
        if self.is_open:
            self._soon.start()

    def _matter(self) -> object:
        """Return what a decision is given on: not the language, nor the moment looked at."""
        editing, desk = self._editing, self._editing.desk
        told = (editing.incident, editing.remark) if editing.is_open else None
        return desk.dispute.number, desk.situation, desk.book.id, told

    def _refresh(self) -> None:
        if self.window is not None:
            self.window.retranslate(self._editing.desk.words)

    def _slip(self, language: str) -> "SlipView":
        from floorapp.viewmodels.slip_view import Decision, slip_view

        desk = self._editing.desk
        given = self._given or Decision(time=datetime.now().astimezone())
        return slip_view(desk, catalogue(language), given, self._editing)
