"""The door to the comparison: opens its window and keeps it up to date."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.widgets.beside_door import BesideDoor
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:  # they take time to read, and are made when they are first needed
    from floorapp.viewmodels.comparison_model import ComparisonModel
    from floorapp.widgets.comparison_window import ComparisonWindow


class ComparisonDoor(BesideDoor):
    """Shows what every book rules on what is on the screen.

    Attributes:
        model: What is compared, once it has been opened.
    """

    window: "ComparisonWindow | None"

    def __init__(
        self, editing: IncidentEditing, worn: Callable[[], Theme], parent: QWidget
    ) -> None:
        """Stand between the main window and the comparison.

        Args:
            editing: The act in dispute, and its desk.
            worn: Gives the theme that the main window wears.
            parent: The main window.
        """
        super().__init__(worn, parent)
        self.model: ComparisonModel | None = None
        self._editing = editing
        # What follows waits until the main window has been painted.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        for signal in (editing.desk.changed, editing.changed, editing.opened, editing.closed):
            signal.connect(self._on_changed)

    def open(self) -> None:
        """Show what is on the screen under all books."""
        from floorapp.viewmodels.comparison_model import (
            ComparisonModel,
        )
        from floorapp.widgets.comparison_window import ComparisonWindow

        desk = self._editing.desk
        if self.model is None or self.window is None:
            self.model = ComparisonModel(self._editing)
            window = ComparisonWindow(self.model, self._worn(), desk.words)
            self.model.setParent(window)  # a table must not outlive its model
            window.chosen.connect(desk.set_book)
            window.closed.connect(self.main.activateWindow)
            self._take(window)
        self._refresh()
        self._bring_forward()
        if self.window is not None:
            self.window.take_focus()

    def _on_changed(self) -> None:
        if self.is_open:
            self._soon.start()

    def _refresh(self) -> None:
        if self.model is not None and self.window is not None:
            self.model.refresh()
            self.window.retranslate(self._editing.desk.words)
