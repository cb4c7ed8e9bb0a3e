"""The door to the house rules: their page in place of the table, and the files they come in."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from floorapp.viewmodels.desk import Desk
from floorapp.widgets.file_asking import ask_to_read, ask_to_write
from floorapp.widgets.page_place import PagePlace
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:  # they take time to read, and are made when they are first needed
    from floorapp.viewmodels.house_rules import HouseRules
    from floorapp.widgets.house_page import HousePage


class HouseDoor(QObject):
    """Shows the page of house rules in place of the table.

    Attributes:
        rules: The book under way, once the page has been opened.
        page: The page, once it has been opened.
        ask_to_read: Asks for a file to import; tests put another one here.
        ask_to_write: Asks for a file to export to.
    """

    def __init__(
        self,
        action: QAction,
        desk: Desk,
        worn: Callable[[], Theme],
        place: PagePlace,
        parent: QWidget,
    ) -> None:
        """Stand between the table and the page.

        Args:
            action: The shared action.
            desk: The desk, which rules by what is made.
            worn: Gives the theme that the window wears.
            place: Where the page is shown in place of the table.
            parent: The window.
        """
        super().__init__(parent)
        self.rules: HouseRules | None = None
        self.page: HousePage | None = None
        self.ask_to_read, self.ask_to_write = ask_to_read, ask_to_write
        self._desk, self._worn, self._place, self._window = desk, worn, place, parent
        self._open_demonstration: Callable[[str], object] = lambda _id: None
        action.triggered.connect(self.open)

    def connect_demonstrations(self, play: Callable[[str], object]) -> None:
        """Take over what opens a demonstration by its id."""
        self._open_demonstration = play

    @property
    def is_open(self) -> bool:
        """Whether the page is shown."""
        return self.page is not None and self._place.page is self.page

    def open(self) -> None:
        """Open the page; a book under way is there as it was left."""
        page = self._prepared()
        if not self.is_open and self.rules is not None:
            self.rules.refresh()
            self.rules.follow()
        self._place.take(page, lambda: self._place.leave(page))
        page.take_focus()

    def close(self) -> bool:
        """Go back to the table; return whether the page was shown."""
        if self.page is None or not self.is_open:
            return False
        self._place.leave(self.page)
        return True

    def retranslate(self) -> None:
        """Speak the desk's language."""
        if self.page is not None:
            self.page.retranslate()

    def _prepared(self) -> "HousePage":
        """Return the page, which is made when it is opened for the first time."""
        if self.page is not None:
            return self.page
        from floorapp.viewmodels.house_rules import own_rules
        from floorapp.widgets.house_page import HousePage

        rules = self.rules = own_rules(self._desk, self)
        page = self.page = HousePage(rules, self._worn(), self._window)
        page.left.connect(self.close)
        page.opened.connect(self._on_opened)
        page.export_wanted.connect(self._on_export)
        page.import_wanted.connect(self._on_import)
        self._place.add(page)
        return page

    def _on_opened(self, demonstration: str) -> None:
        """Open a demonstration under the book, where the book is on the shelf as it is."""
        rules = self.rules
        if rules is None:
            return
        self.close()
        self._open_demonstration(demonstration)
        if not rules.is_changed:
            self._desk.set_book(rules.house.id)

    def _on_export(self) -> None:
        rules = self.rules
        if rules is not None:
            title = self._desk.words.text("Export the book")
            name = f"{rules.house.name}.toml"
            self.ask_to_write(self._window, title, name, lambda file: rules.export(Path(file)))

    def _on_import(self) -> None:
        rules = self.rules
        if rules is not None:
            title = self._desk.words.text("Import a book")
            self.ask_to_read(self._window, title, ".toml", lambda file: rules.take_in(Path(file)))
