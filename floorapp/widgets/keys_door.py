"""The door to the sheet of keys."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from floorapp.explain.catalogue import Catalogue
from floorapp.viewmodels.key_map import key_map
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:  # made when it is opened for the first time
    from floorapp.widgets.keys_sheet import KeysSheet


class KeysDoor(QObject):
    """Shows the sheet of keys over the window, or puts it away.

    Attributes:
        sheet: The sheet, once it has been opened.
    """

    def __init__(
        self,
        worn: Callable[[], Theme],
        spoken: Callable[[], Catalogue],
        come_back: Callable[[], None],
        parent: QWidget,
    ) -> None:
        """Stand beside the table.

        Args:
            worn: Gives the theme that the window wears.
            spoken: Gives the language on screen.
            come_back: Takes the keyboard back to the table.
            parent: The window, whose actions are on the sheet.
        """
        super().__init__(parent)
        self.sheet: KeysSheet | None = None
        self._worn = worn
        self._spoken = spoken
        self._come_back = come_back
        self._window = parent

    def press(self) -> None:
        """Show the sheet, or put it away."""
        if self.sheet is None:
            from floorapp.widgets.keys_sheet import KeysSheet

            self.sheet = KeysSheet(self._worn(), self._window)
            self.sheet.put_away.connect(self._come_back)
        if self.sheet.isVisible():
            self.sheet.hide()
            return
        words = self._spoken()
        self.sheet.show_groups(key_map(self._window.actions(), words), words)
        self.sheet.appear()
