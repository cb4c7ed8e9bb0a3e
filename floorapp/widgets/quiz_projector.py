"""The projector of the quiz: a room sees the question, and the ruling once it is answered."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QKeySequence, QScreen
from PySide6.QtWidgets import QApplication, QWidget

from floorapp.viewmodels.quiz_projector_view import quiz_projector_view
from floorapp.viewmodels.quiz_session import QuizSession
from floorapp.widgets.projector import Projector
from floorapp.widgets.projector_screen import ScreenKeeper
from floorapp.widgets.theme import Theme


class QuizProjector(QObject):
    """Shows a session on the projector while its action is checked.

    Attributes:
        action: Opens and closes it.
        projector: The window, once it has been opened.
    """

    def __init__(self, session: QuizSession, theme: Theme, parent: QWidget) -> None:
        """Stand between the quiz and its projector.

        Args:
            session: What is asked.
            theme: The theme.
            parent: The window of the quiz, where what is typed goes.
        """
        super().__init__(parent)
        self._session, self._theme, self._quiz = session, theme, parent
        self.projector: Projector | None = None
        self._keeper: ScreenKeeper | None = None
        self.action = QAction(self)
        self.action.setCheckable(True)
        self.action.setShortcut(QKeySequence("F11"))
        self.action.toggled.connect(lambda is_open: self._show(is_open=is_open))
        session.changed.connect(self._refresh)

    def close(self) -> None:
        """Close it."""
        self.action.setChecked(False)

    def wear(self, theme: Theme) -> None:
        """Wear another theme."""
        self._theme = theme
        if self.projector is not None:
            self.projector.set_theme(theme)

    def prepared(self) -> Projector:
        """Return the projector as it is now, made if it has not been opened before."""
        if self.projector is None:
            self.projector = Projector(self._theme, self._pass_on)
            self.projector.closed.connect(self.close)
            self.destroyed.connect(self.projector.deleteLater)
            self._refresh()
        return self.projector

    def _show(self, *, is_open: bool) -> None:
        if is_open:
            projector = self.prepared()
            if self._keeper is None:
                self._keeper = ScreenKeeper(projector.show_at, self._own_screen, self)
            self._keeper.open()
        elif self.projector is not None and self._keeper is not None:
            self._keeper.close()
            self.projector.hide()
            self._quiz.activateWindow()

    def _own_screen(self) -> QScreen:
        return self._quiz.screen()

    def _refresh(self) -> None:
        if self.projector is not None:
            self.projector.retranslate(self._session.words)
            self.projector.show_view(quiz_projector_view(self._session))

    def _pass_on(self, event: QEvent) -> None:
        """Give what is typed to whatever had the keyboard in the quiz."""
        held: QWidget | None = self._quiz.focusWidget()
        QApplication.sendEvent(self._quiz if held is None else held, event)
