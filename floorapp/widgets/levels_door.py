"""The door to the levels of the event: their menu beside the blinds, their keys and their page."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from floorapp.places import levels_file
from floorapp.viewmodels.commands import Commands
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.event_levels import EventLevels, level_line, level_title
from floorapp.widgets.context_bar import ContextBar
from floorapp.widgets.file_asking import Ask, ask_to_read, ask_to_write
from floorapp.widgets.page_place import PagePlace
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:  # it takes time to read, and is made when it is opened for the first time
    from floorapp.widgets.levels_page import LevelsPage


class LevelsDoor(QObject):
    """Shows the levels in the bar on top, and their page in place of the table.

    Attributes:
        event_levels: The levels.
        page: The page, once it has been opened.
        ask_to_read: Asks for a file to import; tests put another one here.
        ask_to_write: Asks for a file to export to.
    """

    def __init__(
        self,
        commands: Commands,
        desk: Desk,
        worn: Callable[[], Theme],
        place: PagePlace,
        parent: QWidget,
    ) -> None:
        """Stand between the table and the levels.

        Args:
            commands: The shared actions.
            desk: The desk that a level is taken to.
            worn: Gives the theme that the window wears.
            place: Where the page is shown in place of the table.
            parent: The window.
        """
        super().__init__(parent)
        event = self.event_levels = EventLevels(desk, levels_file(), self)
        self.page: LevelsPage | None = None
        self.ask_to_read: Ask = ask_to_read
        self.ask_to_write: Ask = ask_to_write
        self._worn, self._place, self._window = worn, place, parent
        self._commands = commands
        self._bar: ContextBar | None = None
        commands.connect_to("levels", self.open)
        commands.connect_to("next-level", lambda: event.step(1))
        commands.connect_to("level-before", lambda: event.step(-1))
        event.changed.connect(self.show)

    def furnish(self, bar: ContextBar) -> None:
        """Take over the bar on top, where the levels are to be picked."""
        self._bar = bar
        bar.level_picked.connect(self.event_levels.go)
        bar.offer_levels(self._commands["levels"])
        self.show()

    def show(self) -> None:
        """Show the levels there are, and which is played."""
        event, words = self.event_levels, self.event_levels.desk.words
        for name in ("next-level", "level-before"):
            self._commands[name].setEnabled(bool(event.levels))
        if self._bar is not None:
            self._bar.show_levels([level_line(level, words) for level in event.levels])
            self.show_current()

    def show_current(self) -> None:
        """Show which level is played; none, where the blinds are those of no level."""
        event, words = self.event_levels, self.event_levels.desk.words
        if self._bar is not None and event.levels:
            now = event.current
            short = words.text("Level") if now is None else event.levels[now].name
            name = short if now is None else level_title(short, words)
            self._bar.show_level(name, short, now)

    @property
    def told_by_document(self) -> str:
        """The level that a document names, where the levels of the event are not known."""
        event, level = self.event_levels, self.event_levels.desk.situation.level
        return level_title(level, event.desk.words) if level and not event.levels else ""

    @property
    def is_open(self) -> bool:
        """Whether the page is shown."""
        return self.page is not None and self._place.page is self.page

    def open(self) -> None:
        """Open the page."""
        page = self._prepared()
        self._place.take(page, lambda: self._place.leave(page))
        page.show_now()
        page.take_focus()

    def close(self) -> bool:
        """Go back to the table; return whether the page was shown."""
        if self.page is None or not self.is_open:
            return False
        self._place.leave(self.page)
        return True

    def retranslate(self) -> None:
        """Speak the desk's language."""
        self.show()
        if self.page is not None:
            self.page.retranslate()

    def _prepared(self) -> "LevelsPage":
        """Return the page, which is made when it is opened for the first time."""
        if self.page is None:
            from floorapp.widgets.levels_page import LevelsPage

            self.page = LevelsPage(self.event_levels, self._worn(), self._window)
            self.page.left.connect(self.close)
            self.page.export_wanted.connect(self._on_export)
            self.page.import_wanted.connect(self._on_import)
            self._place.add(self.page)
        return self.page

    def _on_export(self) -> None:
        event, words = self.event_levels, self.event_levels.desk.words
        title, name = words.text("Export the levels"), f"{words.text('Levels')}.csv"
        self.ask_to_write(self._window, title, name, lambda file: event.export(Path(file)))

    def _on_import(self) -> None:
        event = self.event_levels
        title = event.desk.words.text("Import levels")
        self.ask_to_read(self._window, title, ".csv", lambda file: event.take_in(Path(file)))
