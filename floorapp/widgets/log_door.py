"""The door to the incident log: opens its window and keeps language and theme up to date."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from floorapp.viewmodels.documents import Documents
from floorapp.widgets.beside_door import BesideDoor
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:  # the window takes time to read, and is made when it is opened for the first time
    from floorapp.viewmodels.log_file import LogFile
    from floorapp.widgets.log_window import LogWindow


class LogDoor(BesideDoor):
    """Shows the window of the incident log beside the main one.

    Attributes:
        file: The log.

    Signals:
        opened: An entry was put on the desk.
    """

    opened = Signal()

    window: "LogWindow | None"

    def __init__(
        self,
        documents: Documents,
        file: "LogFile",
        worn: Callable[[], Theme],
        parent: QWidget,
    ) -> None:
        """Stand between the main window and the log.

        Args:
            documents: What puts an entry on the desk.
            file: The log.
            worn: Gives the theme that the main window wears.
            parent: The main window.
        """
        super().__init__(worn, parent)
        self._documents, self.file = documents, file

    def open(self) -> None:
        """Show the window, with what has been added since."""
        from floorapp.widgets.log_window import LogWindow

        if self.window is None:
            window = LogWindow(self.file, self._documents, self._worn())
            window.resize(self.main.window().size())
            window.opened.connect(self._on_opened)
            self._take(window)
        if self.window is not None:
            self.window.show_log()

    def retranslate(self) -> None:
        """Speak the language of the desk."""
        if self.window is not None:
            self.window.retranslate(self._documents.desk.words)

    def _on_opened(self) -> None:
        """Go to the table, where an entry was opened."""
        self.main.window().activateWindow()
        self.opened.emit()
