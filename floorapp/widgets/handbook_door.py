"""The door to the handbook: opens its window, on the page of a citation where one is wanted."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from floorapp.engine.situation import Situation
from floorapp.explain.cited import Cited
from floorapp.viewmodels.desk import Desk
from floorapp.widgets.beside_door import BesideDoor
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:  # they take time to read, and are made when they are first needed
    from floorapp.notation.demonstration import Demonstration
    from floorapp.viewmodels.handbook_reading import HandbookReading
    from floorapp.widgets.handbook_window import HandbookWindow


class HandbookDoor(BesideDoor):
    """Opens the handbook. It follows desk, language and theme.

    Attributes:
        reading: Which page is open, once it has been opened.
    """

    window: "HandbookWindow | None"

    def __init__(
        self,
        desk: Desk,
        worn: Callable[[], Theme],
        demonstrations: "Callable[[], Mapping[str, Demonstration]]",
        show: Callable[[Situation], object],
        play: Callable[[str], object],
        parent: QWidget,
    ) -> None:
        """Stand between the main window and the handbook.

        Args:
            desk: The dispute.
            worn: Gives the theme that the main window wears.
            demonstrations: Gives the demonstrations by id.
            show: Shows an example on the desk.
            play: Plays a demonstration by its id.
            parent: The main window.
        """
        super().__init__(worn, parent)
        self.reading: HandbookReading | None = None
        self._desk = desk
        self._demonstrations, self._show, self._play = demonstrations, show, play
        self._shown: tuple[object, ...] = ()
        # What follows waits until the main window has been painted.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        desk.changed.connect(self._on_changed)
        desk.books_changed.connect(self._on_changed)

    def open(self, page_id: str | None = None) -> None:
        """Show the handbook, on a page where one is named."""
        reading, window = self._prepared(page_id)
        if page_id is not None:
            reading.go(page_id)
        self._refresh()
        self._bring_forward()
        window.take_focus()

    def open_cited(self, cited: Cited, number: int = 0) -> None:
        """Show the page that explains one of the citations of a ruling, by its number."""
        self.open(self._page_of(cited, number))

    def _page_of(self, cited: Cited, number: int) -> str | None:
        """Return the page on a citation; where nothing is cited, that on the first reason."""
        from floorapp.viewmodels.handbook_reading import page_on

        return page_on(cited, number, self._desk.books)

    def _prepared(self, first: str | None) -> "tuple[HandbookReading, HandbookWindow]":
        """Return the handbook, made when it is wanted for the first time."""
        from floorapp.viewmodels.handbook_reading import (
            HandbookReading,
        )
        from floorapp.widgets.handbook_window import HandbookWindow

        if self.reading is None or self.window is None:
            self.reading = HandbookReading(self._desk, self._demonstrations, first=first)
            self.reading.situation_wanted.connect(self._on_situation)
            self.reading.demonstration_wanted.connect(self._on_demonstration)
            window = HandbookWindow(self.reading, self._worn(), self._desk.words)
            self.reading.setParent(window)  # a list must not outlive what it lists
            window.closed.connect(self.main.activateWindow)
            self._take(window)
            self._shown = self._now
            return self.reading, window
        return self.reading, self.window

    def _on_situation(self, situation: Situation) -> None:
        self._show(situation)
        self._come_forward()

    def _on_demonstration(self, wanted: str) -> None:
        self._play(wanted)
        self._come_forward()

    def _come_forward(self) -> None:
        """Bring the table in front of the page that stays open behind it."""
        self.main.window().raise_()
        self.main.window().activateWindow()

    @property
    def _now(self) -> tuple[str, str, tuple[int, ...]]:
        """What of the desk a page depends on: books may be changed under the same id."""
        books = tuple(map(id, self._desk.books.values()))
        return self._desk.words.language, self._desk.book.id, books

    def _on_changed(self) -> None:
        if self.is_open and self._now != self._shown:
            self._soon.start()

    def _refresh(self) -> None:
        if self.reading is not None and self.window is not None and self._now != self._shown:
            self._shown = self._now
            self.reading.refresh()
            self.window.retranslate(self._desk.words)
