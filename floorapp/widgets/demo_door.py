"""The door to the demonstrations: the page with their list, and the bar while one is played."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from floorapp.places import demonstration_folders
from floorapp.viewmodels.commands import Commands
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.line_message import problem_text
from floorapp.widgets.page_place import PagePlace
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:  # they take time to read, and are made when they are first needed
    from floorapp.notation.demonstration import Demonstrations
    from floorapp.viewmodels.demonstration_player import DemonstrationPlayer
    from floorapp.widgets.demo_bar import DemoBar
    from floorapp.widgets.demo_page import DemoPage


class DemoDoor(QObject):
    """Opens the list of demonstrations, and plays what is chosen there.

    Attributes:
        player: What is played on the desk, once something has been.
        page: The page with the list, once it has been opened.
        bar: The bar of the one under way, once one has been played.
    """

    def __init__(
        self,
        commands: Commands,
        desk: Desk,
        worn: Callable[[], Theme],
        place: PagePlace,
        parent: QWidget,
    ) -> None:
        """Stand between the table and the demonstrations.

        Args:
            commands: The shared actions of the window.
            desk: The desk that they are played on.
            worn: Gives the theme that the window wears.
            place: Where the page is shown in place of the table.
            parent: The window.
        """
        super().__init__(parent)
        self.player: DemonstrationPlayer | None = None
        self.page: DemoPage | None = None
        self.bar: DemoBar | None = None
        self._desk, self._worn, self._place, self._window = desk, worn, place, parent
        self._column: QVBoxLayout | None = None
        self._line: QWidget | None = None
        self._language = ""
        self._come_back: Callable[[], object] = lambda: None
        self._read: Demonstrations | None = None
        commands.connect_to("demonstrations", self.open)

    def furnish(self, column: QVBoxLayout, line: QWidget, come_back: Callable[[], object]) -> None:
        """Take over where the bar is put.

        Args:
            column: The window's column.
            line: The entry line, whose place the bar takes until something is typed.
            come_back: Takes the keyboard back to the table.
        """
        self._column, self._line, self._come_back = column, line, come_back

    @property
    def is_open(self) -> bool:
        """Whether the list is shown."""
        return self.page is not None and self._place.page is self.page

    @property
    def is_playing(self) -> bool:
        """Whether a demonstration is under way."""
        return self.player is not None and self.player.is_playing

    def open(self) -> None:
        """Open the list; what the house has added in the meantime is in it."""
        self._read = None
        page = self._prepared_page()
        self._list()
        self._place.take(page, self._leave_page)
        page.take_focus()
        self._show_line(is_shown=False)
        if self.bar is not None:
            self.bar.hide()

    def play(self, wanted: str) -> bool:
        """Play a demonstration by its id; return whether there is one."""
        one = self.demonstrations().by_id(wanted)
        if one is None:
            return False
        player, bar = self._prepared_player()
        if self.is_open:
            self._leave_page()
        bar.show()
        player.play(one)
        bar.take_focus()
        return True

    def close(self) -> bool:
        """Go back by one: from the list, or from a demonstration; return whether to do so."""
        if self.is_open:
            self._leave_page()
        elif self.player is not None and self.player.is_playing:
            self.player.end()
        else:
            return False
        return True

    def take_focus(self) -> bool:
        """Take the keyboard to the bar; return whether it stands in the place of the line."""
        is_there = self.is_playing and self._line is not None and self._line.isHidden()
        if is_there and self.bar is not None:
            self.bar.take_focus()
        return is_there

    def key(self, key: int) -> bool:
        """Take a key that nothing else wanted; return whether it goes through a demonstration."""
        if self.bar is None or not self.is_playing or self._place.page is not None:
            return False
        return self.bar.go(key)

    def retranslate(self) -> None:
        """Speak the desk's language."""
        words = self._desk.words
        if self.bar is not None:
            self.bar.retranslate(words)
        if self.page is not None and self._language != words.language:
            self._list()

    def demonstrations(self) -> "Demonstrations":
        """Return what there is, read from its folders where it is not known yet."""
        from floorapp.notation.demonstration import read_folders

        if self._read is None:
            self._read = read_folders(*demonstration_folders())
        return self._read

    def _list(self) -> None:
        """Show what there is; what is damaged is told by file and line."""
        if self.page is None:
            return
        words, read = self._desk.words, self.demonstrations()
        self._language = words.language
        told = [f"{one.place}: {problem_text(one, words)}" for one in read.problems]
        folder = str(demonstration_folders()[1])
        told.append(words.text("Demonstrations of your own go into {folder}.", folder=folder))
        self.page.show_demonstrations(read.found, "\n".join(told), words)

    def _prepared_page(self) -> "DemoPage":
        """Return the page, which is made when it is opened for the first time."""
        from floorapp.widgets.demo_page import DemoPage

        if self.page is None:
            self.page = DemoPage(self._worn(), self._window)
            self.page.chosen.connect(self.play)
            self.page.left.connect(self._leave_page)
            self._place.add(self.page)
        return self.page

    def _prepared_player(self) -> tuple["DemonstrationPlayer", "DemoBar"]:
        """Return the player and its bar, made when something is played for the first time."""
        from floorapp.viewmodels.demonstration_player import (
            DemonstrationPlayer,
        )
        from floorapp.widgets.demo_bar import DemoBar

        if self.player is None or self.bar is None:
            self.player = DemonstrationPlayer(self._desk, self)
            self.player.ended.connect(self._on_ended)
            self.bar = DemoBar(self.player, self._worn(), self._window)
            self.bar.list_wanted.connect(self.open)
            self.bar.retranslate(self._desk.words)
            self.player.changed.connect(self._on_changed)
            if self._column is not None and self._line is not None:
                self._column.insertWidget(self._column.indexOf(self._line) + 1, self.bar)
        return self.player, self.bar

    def _leave_page(self) -> None:
        if self.page is not None:
            self._place.leave(self.page)
        self._show_line(is_shown=not self.is_playing)
        if self.bar is not None and self.is_playing:
            self.bar.show()
            self.bar.take_focus()

    def _on_changed(self) -> None:
        """Have the line there where what is shown was changed by hand."""
        if self.bar is not None and self.player is not None and self.player.is_playing:
            self._show_line(is_shown=self.player.is_left)

    def _on_ended(self) -> None:
        """Show the dispute again; the keyboard goes along."""
        if self.bar is not None:
            self._show_line(is_shown=True)
            self._come_back()
            self.bar.hide()

    def _show_line(self, *, is_shown: bool) -> None:
        """Show the entry line or hide it; the bar takes the keyboard from it first."""
        if self._line is None or is_shown is not self._line.isHidden():
            return
        held: QWidget | None = self._window.focusWidget()
        if held is not None and self._line.isAncestorOf(held) and self.bar is not None:
            self.bar.take_focus()
        self._line.setVisible(is_shown)
