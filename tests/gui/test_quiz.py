"""The quiz by keyboard alone and by mouse alone: asked, answered, marked, counted."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from floorapp.engine.rulebook import RuleBook
from floorapp.explain.catalogue import LANGUAGES, Catalogue
from floorapp.quiz.maker import LEVELS
from floorapp.quiz.question import Kind, Response
from floorapp.viewmodels.quiz_session import QuizSession
from floorapp.widgets import theme
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.quiz_window import QuizWindow
from floorapp.widgets.typeface import load_fonts
from floorapp.widgets.wearing import prepare
from tests.gui.test_every_window_is_accessible import LEAST, legibility, picture, spoken, stops

SIZES = (QSize(1110, 600), QSize(1280, 800), QSize(3840, 2160))


@pytest.fixture
def quiz(qtbot: QtBot, books: Mapping[str, RuleBook]) -> Iterator[QuizWindow]:
    load_fonts()
    prepare(theme.DARK)
    opened = QuizWindow(QuizSession(books, "tda-2024", "en", seed=1), theme.DARK)
    qtbot.addWidget(opened)
    opened.show()
    qtbot.waitExposed(opened)
    yield opened
    opened.close()


def press(key: Qt.Key) -> None:
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def type_(text: str) -> None:
    for character in text:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, character)


def click(widget: QWidget) -> None:
    assert widget.isVisible() and widget.isEnabled()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def wrong(quiz: QuizWindow) -> Response:
    """Some answer that is not right."""
    session = quiz.session
    right = session.solution.response
    if isinstance(right, bool):
        return not right
    if isinstance(right, int):
        return right + 1
    return next(choice for choice in session.question.choices if choice != right)


def give_by_keyboard(quiz: QuizWindow, response: Response) -> None:
    if quiz.view.offers:
        type_(next(offer.key for offer in quiz.view.offers if offer.response == response))
    else:
        type_(str(response))
        press(Qt.Key.Key_Return)


def give_by_mouse(quiz: QuizWindow, response: Response) -> None:
    answer = quiz.panel.answer
    if quiz.view.offers:
        places = [offer.response for offer in quiz.view.offers]
        click(answer.offers[places.index(response)])
        return
    for digit in str(response):
        click(answer.keys[digit])
    click(answer.give)


@pytest.mark.parametrize("give", [give_by_keyboard, give_by_mouse])
@pytest.mark.parametrize("level", LEVELS)
def test_every_kind_is_answered_and_counted(
    quiz: QuizWindow, level: int, give: Callable[[QuizWindow, Response], None]
) -> None:
    quiz.session.set_level(level)
    by_keyboard = give is give_by_keyboard
    asked = set()
    for number in range(12):
        right = number % 3 != 2
        asked.add(quiz.session.question.kind)
        assert quiz.panel.ruling.isHidden() and quiz.panel.verdict.isHidden()
        give(quiz, quiz.session.solution.response if right else wrong(quiz))
        assert quiz.session.score.asked == number + 1
        assert quiz.panel.verdict.text().startswith("✓ Right" if right else "✗ Wrong")
        assert quiz.panel.ruling.isVisible() and quiz.panel.ruling.headline.text()
        assert not quiz.panel.answer.isVisible()
        if by_keyboard:
            press(Qt.Key.Key_Return)
        else:
            click(quiz.next)
    assert quiz.session.score.right == 8
    assert quiz.score.text().startswith("8 of 12 right")
    assert "/" in quiz.kinds.text()
    assert len(asked) > 1 or level == 4


def ask_for(quiz: QuizWindow, kind: Kind) -> None:
    while quiz.session.question.kind is not kind:
        quiz.session.next()


def test_an_answer_counts_once(quiz: QuizWindow) -> None:
    quiz.session.answer(quiz.session.solution.response)
    quiz.session.answer(wrong(quiz))
    assert (quiz.session.score.right, quiz.session.score.asked) == (1, 1)


def test_a_question_that_is_passed_over_does_not_count(quiz: QuizWindow) -> None:
    before = quiz.session.question
    click(quiz.next)
    assert quiz.session.question != before
    assert quiz.session.score.asked == 0


def test_what_is_no_amount_is_told_and_not_counted(quiz: QuizWindow) -> None:
    ask_for(quiz, Kind.LEAST_RAISE)
    type_("1x")
    press(Qt.Key.Key_Return)
    assert quiz.panel.problem.text() == "“1x” is not an amount of whole chips."
    assert quiz.session.score.asked == 0
    quiz.panel.answer.amount.clear()
    type_("1,000")
    press(Qt.Key.Key_Return)
    assert quiz.session.given == 1000
    assert quiz.panel.problem.isHidden()


def test_chips_make_up_an_amount_and_a_digit_is_taken_back(quiz: QuizWindow) -> None:
    ask_for(quiz, Kind.CALL_COST)
    answer = quiz.panel.answer
    chips = quiz.session.question.situation.chips
    click(answer.chips[0])
    click(answer.chips[0])
    click(answer.chips[-1])
    assert answer.amount.text() == str(2 * chips[0] + chips[-1])
    click(answer.keys["⌫"])
    assert answer.amount.text() == str(2 * chips[0] + chips[-1])[:-1]


def test_the_next_amount_starts_empty(quiz: QuizWindow) -> None:
    ask_for(quiz, Kind.CALL_COST)
    type_("12")
    quiz.session.set_language("fr")
    assert quiz.panel.answer.amount.text() == "12"
    click(quiz.next)
    assert quiz.panel.answer.amount.text() == ""


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_at_the_table_tells_the_answer(quiz: QuizWindow, level: int) -> None:
    quiz.session.set_level(level)
    for _ in range(25):
        for seat in quiz.felt.seats:
            assert not seat.view.right_text and not seat.view.note
            assert "short" not in f"{seat.view.did} {seat.view.description}"
        assert "raise to" not in quiz.felt.accessibleDescription()
        acts = quiz.history.model()
        for row in range(acts.rowCount()):
            told = acts.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)
            assert "short" not in told and "held" not in told and "void" not in told
        quiz.session.next()


def test_the_ruling_shows_it_all(quiz: QuizWindow) -> None:
    ask_for(quiz, Kind.MAY_RAISE)
    quiz.session.answer(quiz.session.solution.response)
    assert any(seat.view.right_text for seat in quiz.felt.seats)


def test_its_models_keep_their_promises(quiz: QuizWindow) -> None:
    fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
    testers = [QAbstractItemModelTester(model, fatal) for model in (quiz.seats, quiz.acts)]
    for level in LEVELS:
        quiz.session.set_level(level)
        for _ in range(8):
            quiz.session.answer(wrong(quiz))
            quiz.session.next()
    assert len(testers) == 2


def test_the_table_is_looked_at_only(quiz: QuizWindow) -> None:
    before = quiz.session.desk.situation
    for seat in quiz.felt.seats:
        click(seat)
        QTest.mouseDClick(seat, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
        QTest.keyClick(seat, Qt.Key.Key_F2)
    assert quiz.session.desk.situation == before
    assert QApplication.focusWidget() is not None
    assert not [part for part in quiz.felt.children() if type(part).__name__ == "SeatEditor"]


def test_difficulty_and_book_are_chosen_and_the_score_stays(quiz: QuizWindow) -> None:
    quiz.session.answer(quiz.session.solution.response)
    pick(quiz.level, "4 · Chips")
    assert quiz.session.question.kind is Kind.COUNTS_AS
    pick(quiz.book, "WSOP 2026")
    assert quiz.session.question.book.id == "wsop-2026"
    assert "WSOP 2026" in quiz.panel.place.text()
    assert quiz.session.score.asked == 1


def pick(button: QToolButton, entry: str) -> None:
    menu = button.menu()
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if action.text() == entry).trigger()


def test_the_score_is_kept_until_it_is_reset(quiz: QuizWindow) -> None:
    assert not quiz.reset.isEnabled()
    for _ in range(3):
        quiz.session.answer(quiz.session.solution.response)
        quiz.session.next()
    assert quiz.score.text() == "3 of 3 right · 3 in a row, at best 3"
    click(quiz.reset)
    assert quiz.session.score.asked == 0
    assert quiz.score.text() == "nothing answered yet"


def test_escape_closes_it(quiz: QuizWindow) -> None:
    press(Qt.Key.Key_Escape)
    assert not quiz.isVisible()


def test_tab_reaches_everything(quiz: QuizWindow) -> None:
    ask_for(quiz, Kind.LEAST_RAISE)
    quiz.session.answer(quiz.session.solution.response)
    quiz.session.next()
    ask_for(quiz, Kind.LEAST_RAISE)
    reached = set()
    for _ in range(80):
        press(Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    answer = quiz.panel.answer
    wanted = {quiz.level, quiz.book, quiz.reset, quiz.next, answer.amount, answer.give}
    assert wanted | set(answer.keys.values()) | set(answer.chips) <= reached


def test_enter_presses_the_button_with_the_keyboard(quiz: QuizWindow) -> None:
    ask_for(quiz, Kind.MAY_RAISE)
    quiz.panel.answer.offers[1].setFocus()
    press(Qt.Key.Key_Return)
    assert quiz.session.given is False


# --- in the main window -------------------------------------------------------------------------


def test_its_key_opens_it_beside_the_dispute(window: MainWindow) -> None:
    window.desk.type_line("50/100 5p flop: 100 a125 ")
    before = window.desk.situation
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_Q, control | shift)
    quiz = window.quiz.window
    assert quiz is not None and quiz.isVisible()
    quiz.session.answer(quiz.session.solution.response)
    quiz.session.next()
    assert window.desk.situation == before
    window.context.language_picked.emit("de")
    assert quiz.felt.accessibleName() == "Tisch"
    window.context.theme_picked.emit("light")
    assert quiz.panel.palette().window().color().lightness() > 128
    score = quiz.session.score
    quiz.close()
    window.commands["quiz"].trigger()
    assert window.quiz.window is quiz and quiz.isVisible() and quiz.session.score == score
    window.close()
    assert not quiz.isVisible()


def test_the_projector_shows_the_question_and_then_the_ruling(quiz: QuizWindow) -> None:
    ask_for(quiz, Kind.MAY_RAISE)
    click(quiz.beamer)
    projector = quiz.projector.projector
    assert projector is not None and projector.isVisible()
    asked = projector.accessibleDescription()
    assert quiz.panel.asked.text() in asked
    assert "may fold" not in asked and "short" not in asked
    QTest.keyClick(projector, "1")  # what is typed there answers here
    assert quiz.session.given is True
    assert "may fold" in projector.accessibleDescription()
    QTest.keyClick(projector, Qt.Key.Key_Return)
    assert not quiz.session.is_answered
    assert quiz.panel.asked.text() in projector.accessibleDescription()
    QTest.keyClick(projector, Qt.Key.Key_Escape)
    assert not projector.isVisible() and not quiz.beamer.isChecked()


@pytest.mark.qt_log_ignore("OpenType support missing")
def test_a_sheet_is_saved_from_the_window(quiz: QuizWindow, tmp_path: Path) -> None:
    question = quiz.session.question
    click(quiz.sheet)
    assert quiz.dialog is not None and quiz.isEnabled()
    quiz.dialog.fileSelected.emit(str(tmp_path / "quiz.pdf"))
    assert (tmp_path / "quiz.pdf").read_bytes().startswith(b"%PDF")
    assert quiz.kinds.text().startswith("A sheet of 20 questions with answers is saved: ")
    assert quiz.session.question == question
    quiz.save_sheet(tmp_path / "nowhere" / "quiz.pdf")
    assert "There is no folder" in quiz.kinds.text()


# --- what is seen -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def test_the_words_fit(
    quiz: QuizWindow,
    size: QSize,
    language: str,
    cut: list[str],
    speak: Callable[[str], Catalogue],
) -> None:
    assert speak(language).language == language
    quiz.resize(size)
    quiz.session.set_language(language)
    quiz.retranslate()
    for level in LEVELS:
        quiz.session.set_level(level)
        for number in range(6):
            assert_fits(quiz)
            quiz.session.answer(wrong(quiz) if number % 2 else quiz.session.solution.response)
            assert_fits(quiz)
            quiz.session.next()
    for kind in Kind:
        quiz.session.score = quiz.session.score.with_answer(kind, is_right=False)
    quiz.session.next()
    assert_fits(quiz)
    assert quiz.kinds.text().count("/") == len(Kind)
    assert quiz.kinds.height() >= quiz.kinds.heightForWidth(quiz.kinds.width())
    seen = {text for seat in quiz.felt.seats for text in (seat.view.label, seat.view.did)}
    assert seen.isdisjoint(cut)


def assert_fits(quiz: QuizWindow) -> None:
    QApplication.processEvents()
    quiz.grab()
    where = (quiz.panel.asked.text(), quiz.size())
    for label in quiz.panel.findChildren(QLabel):
        if label.isVisible():
            assert label.height() >= label.heightForWidth(label.width()), (label.text(), where)
            box = label.rect().translated(label.mapTo(quiz.panel, QPoint()))
            assert quiz.panel.rect().contains(box), (label.text(), where)
    for button in (*quiz.findChildren(QPushButton), *quiz.findChildren(QToolButton)):
        if button.isVisible() and button.text():
            assert button.width() >= button.minimumSizeHint().width(), (button.text(), where)
            assert button.height() >= button.fontMetrics().height() + 6, (button.text(), where)
            box = button.rect().translated(button.mapTo(quiz, QPoint()))
            assert quiz.rect().contains(box), (button.text(), where)
            assert not button.visibleRegion().isEmpty()
            seen = button.visibleRegion().boundingRect()
            assert seen == button.rect(), (button.text(), where)
    for label in (quiz.score, quiz.title):
        assert label.width() >= label.sizeHint().width(), (label.text(), where)


@pytest.mark.parametrize("worn", [theme.LIGHT, theme.DARK], ids=lambda worn: worn.name)
def test_it_is_named_and_legible(quiz: QuizWindow, worn: theme.Theme) -> None:
    quiz.wear(worn)
    for kind in (Kind.LEAST_RAISE, Kind.MAY_RAISE):
        ask_for(quiz, kind)
        QApplication.processEvents()
        for widget in stops(quiz):
            assert spoken(widget).strip(), widget
            if widget is quiz.panel.answer.amount:
                quiz.panel.answer.amount.setText("0")
            assert legibility(picture(widget)) >= LEAST, spoken(widget)


def test_it_opens_as_large_as_the_window_that_it_stands_beside(window: MainWindow) -> None:
    window.resize(1500, 900)
    window.commands["quiz"].trigger()
    assert window.quiz.window is not None
    assert window.quiz.window.size() == window.size()
