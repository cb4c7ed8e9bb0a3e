"""The door to the incident log: opens its window and keeps language and theme up to date."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:  # the window takes time to read, and is made when it is opened for the first time
    from floorapp.viewmodels.log_file import LogFile
    from floorapp.widgets.log_window import LogWindow


class LogDoor(QObject):
    """Shows the window of the incident log beside the main one.

    Attributes:
        window: The window, once it has been opened.
    """

    def __init__(
        self,
        action: QAction,
        desk: Desk,
        file: "LogFile",
        worn: Callable[[], Theme],
        come_back: Callable[[], None],
        parent: QWidget,
    ) -> None:
        """Stand between the main window and the log.

        Args:
            action: The shared action that shows it.
            desk: Where an entry is opened as a situation.
            file: The log.
            worn: Gives the theme that the main window wears.
            come_back: Takes the keyboard back to the table.
            parent: The main window.
        """
        super().__init__(parent)
        self._desk, self._file = desk, file
        self._worn, self._come_back, self._main = worn, come_back, parent
        self.window: LogWindow | None = None
        action.triggered.connect(self.open)

    def open(self) -> None:
        """Show the window, with what has been added since."""
        from floorapp.widgets.log_window import LogWindow  # noqa: PLC0415 - not at the start

        if self.window is None:
            self.window = LogWindow(self._file, self._desk, self._worn())
            self.window.resize(self._main.window().size())
            self.window.opened.connect(self._on_opened)
            self.destroyed.connect(self.window.deleteLater)
            self._main.window().installEventFilter(self)
        self.window.show_log()

    def wear(self, theme: Theme) -> None:
        """Wear another theme."""
        if self.window is not None:
            self.window.wear(theme)

    def retranslate(self) -> None:
        """Speak the language of the desk."""
        if self.window is not None:
            self.window.retranslate(self._desk.words)

    def _on_opened(self) -> None:
        """Go to the table, where an entry was opened."""
        self._main.window().activateWindow()
        self._come_back()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Close with the main window."""
        if event.type() == QEvent.Type.Close and self.window is not None:
            self.window.close()
        return super().eventFilter(watched, event)
