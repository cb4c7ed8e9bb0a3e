"""The door to the quiz: a window beside the dispute, which stays as it is."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from floorapp.viewmodels.desk import Desk
from floorapp.widgets.beside_door import BesideDoor
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:  # it takes time to read, and is made when it is opened for the first time
    from floorapp.widgets.quiz_window import QuizWindow


class QuizDoor(BesideDoor):
    """Shows the quiz. It follows language and theme, and keeps its score while it is put away.

    Signals:
        explained: The page of the handbook on a citation is wanted.
    """

    explained = Signal(object, int)

    window: "QuizWindow | None"

    def __init__(
        self, action: QAction, desk: Desk, worn: Callable[[], Theme], parent: QWidget
    ) -> None:
        """Stand between the main window and the quiz.

        Args:
            action: The shared action that opens it.
            desk: Whose books and language it takes; its dispute is not touched.
            worn: Gives the theme that the main window wears.
            parent: The main window.
        """
        super().__init__(worn, parent)
        self._desk = desk
        action.triggered.connect(self.open)
        desk.changed.connect(self._on_changed)
        desk.books_changed.connect(self._on_books)

    def open(self) -> None:
        """Show the quiz; for the first time, by the book that rules."""
        from floorapp.viewmodels.quiz_session import QuizSession
        from floorapp.widgets.quiz_window import QuizWindow

        if self.window is None:
            desk = self._desk
            session = QuizSession(desk.todays, _todays_id(desk), desk.words.language)
            window = QuizWindow(session, self._worn())
            window.resize(self.main.window().size())
            window.panel.ruling.body.explained.connect(self.explained)
            self._take(window)
        self._bring_forward()

    def _on_books(self) -> None:
        """Ask by the books that there are now, such as a new one of the house."""
        if self.window is not None and self.window.session.desk.todays != self._desk.todays:
            self.window.session.know(self._desk.todays)
            self.window.show_books()

    def _on_changed(self) -> None:
        window, language = self.window, self._desk.words.language
        if window is not None and window.session.words.language != language:
            window.session.set_language(language)
            window.retranslate()


def _todays_id(desk: Desk) -> str:
    """Return the id of the book that rules; where a document carries it, that of the first."""
    return desk.book.id if desk.book.id in desk.todays else next(iter(desk.todays))
