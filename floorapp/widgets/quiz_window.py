"""The quiz: a window of its own that asks, checks, and keeps the score."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from floorapp.quiz.maker import LEVELS
from floorapp.quiz.wording import level_name
from floorapp.viewmodels.line_message import problem_text
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.quiz_session import QuizSession
from floorapp.viewmodels.quiz_table import QuizActs, QuizSeats, quiz_felt
from floorapp.viewmodels.quiz_view import QuizView, quiz_view
from floorapp.viewmodels.ruling_view import ruling_view
from floorapp.widgets.felt import FeltWidget
from floorapp.widgets.file_asking import ask_to_write
from floorapp.widgets.history_bar import HistoryBar
from floorapp.widgets.labels import dress, plain_label
from floorapp.widgets.opening import SMALLEST, USUAL
from floorapp.widgets.proportions import fitting_beside, fitting_scale
from floorapp.widgets.quiz_panel import QuizPanel
from floorapp.widgets.quiz_projector import QuizProjector
from floorapp.widgets.theme import BODY, CONTROL, GAP, PADDING, TOUCH, Theme
from floorapp.widgets.typeface import font
from floorapp.widgets.wearing import put_on

_OPENS: Final = "˅"
_ON_A_SHEET: Final = 20
"""How many questions a sheet has; the command line makes any number."""


class QuizFelt(FeltWidget):
    """The table of a quiz: looked at, never changed."""

    @override
    def edit(self, row: int) -> None:
        """Leave a seat as the question has it."""


class QuizWindow(QWidget):
    """Shows a session: the table at the left, the question or the ruling at the right.

    Attributes:
        session: What is asked, and the score.
        level: The menu button of the difficulty.
        book: The menu button of the rule book.
        score: How many answers were right.
        kinds: The same by kind of question.
        reset: The button that begins to count anew.
        seats: The model of the felt.
        acts: The model of the history.
        felt: The table.
        history: The acts.
        panel: The question and the ruling.
        next: The button of the next question.
        sheet: The button that saves a sheet of questions.
        projector: The projector of the quiz.
        dialog: The last window that asked for a file's name.
    """

    def __init__(self, session: QuizSession, theme: Theme) -> None:
        """Show ``session`` in ``theme``."""
        super().__init__()
        self.setObjectName("incident")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.session, self._theme = session, theme
        session.setParent(self)
        self.title, self.score, self.kinds = QLabel(self), QLabel(self), plain_label(self)
        # A file's long name must not make the window wider.
        self.kinds.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.level = self._menu([(str(level), level) for level in LEVELS], session.set_level)
        self.book = self._menu([], session.set_book)
        self.show_books()
        self.reset, self.next, self.sheet = (QPushButton(self) for _ in range(3))
        self.projector = QuizProjector(session, theme, self)
        self.addAction(self.projector.action)
        self.beamer = QToolButton(self)
        self.beamer.setDefaultAction(self.projector.action)
        self.beamer.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.dialog: QFileDialog | None = None
        self.sheet.clicked.connect(self._ask_for_name)
        self.reset.clicked.connect(session.reset_score)
        self.next.clicked.connect(session.next)
        self.seats, self.acts = QuizSeats(session, self), QuizActs(session, self)
        self.felt = QuizFelt(self.seats, theme, self)
        self.history = HistoryBar(self.acts, theme, self)
        self.panel = QuizPanel(theme, self)
        self.panel.answer.chosen.connect(self._on_chosen)
        self.panel.answer.typed.connect(self._on_typed)
        self._lay_out()
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self.wear(theme)
        session.changed.connect(self._on_changed)
        self.retranslate()
        self.panel.answer.take_focus()

    @property
    def view(self) -> QuizView:
        """What is shown beside the table."""
        return self._view

    def retranslate(self) -> None:
        """Speak the language of the session."""
        words = self.session.words
        self.setWindowTitle(words.text("Quiz"))
        self.title.setText(words.text("Quiz"))
        self.felt.setAccessibleName(words.text("Table"))
        self.history.setAccessibleName(words.text("History"))
        self.panel.ruling.below.setAccessibleName(words.text("Ruling"))
        self.panel.ruling.books.setAccessibleName(words.text("Other rule books"))
        self.panel.ruling.body.hits.tip = words.text("Open the handbook")
        self.reset.setText(words.text("Reset the score"))
        self.sheet.setText(words.text("Save a sheet …"))
        self.projector.action.setText(words.text("Projector"))
        for action in self.level.menu().actions():
            action.setText(level_name(action.data(), words))
        for button, name in (
            (self.level, words.text("Difficulty")),
            (self.book, words.text("Rule book")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
        self.beamer.setAccessibleName(words.text("Projector"))
        self.panel.answer.retranslate(words)
        self._on_changed()

    def wear(self, theme: Theme) -> None:
        """Wear another theme, at the text size that fits the window."""
        self._worn = theme
        self._theme = theme = fitting_beside(theme, self.size())
        px = theme.px
        put_on(self, theme)
        self.projector.wear(theme)
        self._head.setContentsMargins(px(PADDING), px(6), px(PADDING), px(6))
        self._bar.setContentsMargins(px(PADDING), px(8), px(PADDING), px(8))
        for row in (self._head, self._bar):
            row.setSpacing(px(GAP))
        dress(self.title, font(px(BODY + 2), QFont.Weight.Bold), theme.text)
        dress(self.score, font(px(BODY), QFont.Weight.DemiBold), theme.text)
        dress(self.kinds, font(px(CONTROL)), theme.muted)
        self.next.setMinimumWidth(px(5 * TOUCH))
        self.next.setFont(font(px(CONTROL + 2), QFont.Weight.DemiBold))

    def show_books(self) -> None:
        """Offer the rule books that there are now."""
        books = [(book.name, book.id) for book in self.session.desk.todays.values()]
        _fill(self.book.menu(), books)

    def _menu(
        self, entries: Sequence[tuple[str, object]], pick: Callable[[Any], None]
    ) -> QToolButton:
        button = QToolButton(self)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(button)
        menu.triggered.connect(lambda action: pick(action.data()))
        _fill(menu, entries)
        button.setMenu(menu)
        return button

    def _lay_out(self) -> None:
        head, bar = QFrame(self), QFrame(self)
        head.setObjectName("incident-head")
        bar.setObjectName("quiz-bar")
        self._head, self._bar = QHBoxLayout(head), QHBoxLayout(bar)
        for widget in (self.title, self.level, self.book):
            self._head.addWidget(widget)
        self._head.addStretch(1)
        self._head.addWidget(self.score)
        self._head.addWidget(self.reset)
        self._bar.addWidget(self.kinds, 1)
        for button in (self.beamer, self.sheet, self.next):
            self._bar.addWidget(button)
        table = QVBoxLayout()
        table.setSpacing(0)
        table.addWidget(self.felt, 1)
        table.addWidget(self.history)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addLayout(table, 62)
        middle.addWidget(self.panel, 38)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addLayout(middle, 1)
        column.addWidget(bar)

    def _on_chosen(self, place: int) -> None:
        self.session.answer(self._view.offers[place].response)

    def _on_typed(self, text: str) -> None:
        problem = self.session.answer_typed(text)
        if problem is not None:
            self.panel.tell(problem_text(problem, self.session.words))

    def save_sheet(self, file: Path) -> None:
        """Write a sheet of fresh questions by the difficulty and book chosen; tell of it."""
        from floorapp.viewmodels.quiz_sheet import quiz_sheet
        from floorapp.widgets.quiz_paper import save_sheet

        words = self.session.words
        failed = save_sheet(quiz_sheet(self.session.fresh_maker(), _ON_A_SHEET, words), file)
        done = words.text(
            "A sheet of {count} questions with answers is saved: {file}",
            count=_ON_A_SHEET,
            file=str(file),
        )
        self._tell(done if failed is None else problem_text(failed, words))

    def _tell(self, text: str) -> None:
        self.kinds.setText(text)
        self.kinds.setToolTip(text)

    def _ask_for_name(self) -> None:
        """Ask for a file's name in a window beside, while the quiz goes on."""
        title = self.sheet.text()
        self.dialog = ask_to_write(
            self, title, "quiz.pdf", lambda chosen: self.save_sheet(Path(chosen))
        )

    def _on_changed(self) -> None:
        session = self.session
        view = self._view = quiz_view(session)
        self.level.setText(f"{view.level} {_OPENS}")
        self.book.setText(f"{view.book} {_OPENS}")
        self.score.setText(" · ".join(filter(None, (view.score, view.streak))))
        self._tell(" · ".join(view.kinds))
        self.reset.setEnabled(bool(session.score.asked))
        self.next.setText(view.next)
        self.felt.set_view(quiz_felt(session))
        self.panel.show_view(view, ruling_view(session.desk) if view.is_answered else None)
        self.history.keep_in_view()
        if view.is_answered:
            self.next.setFocus(Qt.FocusReason.OtherFocusReason)
        elif not self.level.hasFocus() and not self.book.hasFocus():
            self.panel.answer.take_focus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose an answer by its number; go on with Enter; close with Escape."""
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif is_enter and isinstance(held := self.focusWidget(), QAbstractButton):
            held.click()
        elif is_enter and self._view.is_answered:
            self.session.next()
        elif not self.panel.answer.press(event.text()):
            super().keyPressEvent(event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.projector.close()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if fitting_scale(self.size()) != self._theme.room:
            self.wear(self._worn)


def _fill(menu: QMenu, entries: Sequence[tuple[str, object]]) -> None:
    """Put entries into a menu, in place of those there are."""
    menu.clear()
    for text, value in entries:
        menu.addAction(text).setData(value)
