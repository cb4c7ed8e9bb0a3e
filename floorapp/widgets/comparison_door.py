"""The door to the comparison: opens its window and keeps it up to date."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:  # they take time to read, and are made when they are first needed
    from floorapp.viewmodels.comparison_model import ComparisonModel
    from floorapp.widgets.comparison_window import ComparisonWindow


class ComparisonDoor(QObject):
    """Shows what every book rules on what is on the screen.

    Attributes:
        model: What is compared, once it has been opened.
        window: Its window, once it has been opened.
    """

    def __init__(
        self, editing: IncidentEditing, worn: Callable[[], Theme], parent: QWidget
    ) -> None:
        """Stand between the main window and the comparison.

        Args:
            editing: The act in dispute, and its desk.
            worn: Gives the theme that the main window wears.
            parent: The main window.
        """
        super().__init__(parent)
        self.model: ComparisonModel | None = None
        self.window: ComparisonWindow | None = None
        self._editing, self._worn, self._main = editing, worn, parent
        # What follows waits until the main window has been painted.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        for signal in (editing.desk.changed, editing.changed, editing.opened, editing.closed):
            signal.connect(self._on_changed)

    @property
    def is_open(self) -> bool:
        """Whether its window is shown."""
        return self.window is not None and self.window.isVisible()

    def open(self) -> None:
        """Show what is on the screen under all books."""
        from floorapp.viewmodels.comparison_model import (
            ComparisonModel,
        )
        from floorapp.widgets.comparison_window import ComparisonWindow

        desk = self._editing.desk
        if self.model is None or self.window is None:
            self.model = ComparisonModel(self._editing)
            self.window = ComparisonWindow(self.model, self._worn(), desk.words)
            self.model.setParent(self.window)  # a table must not outlive its model
            self.window.chosen.connect(desk.set_book)
            self.window.closed.connect(self._main.activateWindow)
            self.destroyed.connect(self.window.deleteLater)
            self._main.window().installEventFilter(self)
        self._refresh()
        self.window.show()
        self.window.raise_()
        self.window.activateWindow()
        self.window.take_focus()

    def wear(self, theme: Theme) -> None:
        """Wear another theme."""
        if self.window is not None:
            self.window.wear(theme)

    def close(self) -> None:
        """Close it."""
        if self.window is not None:
            self.window.close()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close it with the main window: nothing is left open alone."""
        if event.type() == QEvent.Type.Close and watched is self._main.window():
            self.close()
        return super().eventFilter(watched, event)

    def _on_changed(self) -> None:
        if self.is_open:
            self._soon.start()

    def _refresh(self) -> None:
        if self.model is not None and self.window is not None:
            self.model.refresh()
            self.window.retranslate(self._editing.desk.words)
