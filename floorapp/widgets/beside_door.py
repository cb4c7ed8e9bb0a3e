"""The door to a window beside the main one: it wears its theme and is closed with it."""

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.widgets.theme import Theme


class Beside(Protocol):
    """A window that stands beside the main one."""

    def wear(self, theme: Theme, /) -> None:
        """Wear another theme."""
        ...

    def isVisible(self) -> bool:
        """Return whether it is shown."""
        ...

    def show(self) -> None:
        """Show it."""
        ...

    def raise_(self) -> None:
        """Bring it in front of others."""
        ...

    def activateWindow(self) -> None:
        """Take the keyboard to it."""
        ...

    def close(self) -> bool:
        """Close it."""
        ...

    def deleteLater(self) -> None:
        """Go with the main window."""
        ...


class BesideDoor(QObject):
    """Stands between the main window and another one, which is made when it is first wanted.

    Attributes:
        window: That window, once it has been opened.
        main: The main window.
    """

    def __init__(self, worn: Callable[[], Theme], parent: QWidget) -> None:
        """Stand beside a window.

        Args:
            worn: Gives the theme that the main window wears.
            parent: The main window.
        """
        super().__init__(parent)
        self.window: Beside | None = None
        self._worn, self.main = worn, parent

    @property
    def is_open(self) -> bool:
        """Whether its window is shown."""
        return self.window is not None and self.window.isVisible()

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
        if event.type() == QEvent.Type.Close and watched is self.main.window():
            self.close()
        return super().eventFilter(watched, event)

    def _take(self, window: Beside) -> None:
        """Take over the window that was made."""
        self.window = window
        self.destroyed.connect(window.deleteLater)
        self.main.window().installEventFilter(self)

    def _bring_forward(self) -> None:
        """Show the window in front of all others, with the keyboard in it."""
        if self.window is not None:
            self.window.show()
            self.window.raise_()
            self.window.activateWindow()
