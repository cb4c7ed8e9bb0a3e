"""A quiz sheet: questions and answers apart, nothing cut, and what goes wrong is a sentence."""

from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from floorapp.cli import main
from floorapp.engine.rulebook import RuleBook
from floorapp.explain.catalogue import LANGUAGES, Catalogue
from floorapp.quiz.maker import LEVELS, QuizMaker
from floorapp.viewmodels.quiz_sheet import QuizSheet, quiz_sheet
from floorapp.widgets.print_page import Line, Page
from floorapp.widgets.quiz_paper import missing_on, save_sheet, sheet_pages
from floorapp.widgets.quiz_window import QuizWindow
from floorapp.widgets.typeface import load_fonts

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")


@pytest.fixture(autouse=True)
def _typeface(qtbot: QtBot) -> None:
    assert qtbot
    load_fonts()


@pytest.fixture(autouse=True)
def _one_application(_typeface: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command line finds the application of the tests."""
    monkeypatch.setattr("floorapp.start.make_application", lambda _: QApplication.instance())
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")


def made(books: Mapping[str, RuleBook], level: int, words: Catalogue, count: int = 20) -> QuizSheet:
    return quiz_sheet(QuizMaker(books, "tda-2024", level, 7), count, words)


def written(pages: list[Page]) -> str:
    return " ".join(
        item.row.text for page in pages for item in page.items if isinstance(item, Line)
    )


def squeezed(text: str) -> str:
    return "".join(text.split())


def lines(page: Page) -> Iterator[Line]:
    return (item for item in page.items if isinstance(item, Line))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_everything_is_on_the_paper_and_nothing_on_something_else(
    books: Mapping[str, RuleBook], speak: Callable[[str], Catalogue], level: int, language: str
) -> None:
    sheet = made(books, level, speak(language))
    pages = sheet_pages(sheet)
    for page in pages:
        for item in page.items:
            assert page.content.adjusted(-1, -1, 1, 1).contains(item.rect), item.rect
        for one, other in combinations(lines(page), 2):
            both = one.rect.intersected(other.rect)
            assert both.width() <= 1 or both.height() <= 1, (one.row.text, other.row.text)
    told = squeezed(written(pages))
    for question in sheet.questions:
        for text in (question.place, *question.told, question.asked, *question.reasons):
            assert squeezed(text) in told
    assert missing_on(sheet) == ""


def test_the_answers_are_on_pages_of_their_own(
    books: Mapping[str, RuleBook], speak: Callable[[str], Catalogue]
) -> None:
    sheet = made(books, 3, speak("en"))
    pages = sheet_pages(sheet)
    first = next(n for n, page in enumerate(pages) if sheet.answers in written([page]))
    asked, answered = written(pages[:first]), written(pages[first:])
    for question in sheet.questions:
        assert question.reasons[0][:20] not in asked
        assert squeezed(question.reasons[0]) in squeezed(answered)
    assert "Answers" not in asked


def test_a_question_is_not_parted(
    books: Mapping[str, RuleBook], speak: Callable[[str], Catalogue]
) -> None:
    sheet = made(books, 6, speak("de"), 40)
    for page in sheet_pages(sheet):
        starts = [line.row.text for line in lines(page) if line.row.text in numbers(sheet)]
        places = [
            line for line in lines(page) if line.row.text in {q.place for q in sheet.questions}
        ]
        asked = [
            line for line in lines(page) if line.row.text in {q.asked for q in sheet.questions}
        ]
        if places:
            assert len(places) == len(asked) == len(starts)


def numbers(sheet: QuizSheet) -> set[str]:
    return {question.number for question in sheet.questions}


def test_a_seat_that_has_folded_says_so(
    books: Mapping[str, RuleBook], speak: Callable[[str], Catalogue]
) -> None:
    sheet = made(books, 2, speak("en"), 40)
    front = [cell for question in sheet.questions for cell in question.seats[2]]
    assert any(cell.endswith(" · fold") for cell in front)
    assert all(len({len(row) for row in question.seats}) == 1 for question in sheet.questions)


def test_another_name_than_pdf_is_refused(
    books: Mapping[str, RuleBook], speak: Callable[[str], Catalogue], tmp_path: Path
) -> None:
    failed = save_sheet(made(books, 1, speak("en"), 2), tmp_path / "quiz.doc")
    assert failed is not None and failed.message == "The name of a sheet must end in .pdf."


def test_the_command_line_writes_the_same_sheet_for_the_same_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / "one.pdf", tmp_path / "two.pdf"]
    for file in files:
        words = ("quiz", "--sheet", str(file), "-n", "5", "--level", "3", "--seed", "7")
        assert main([*words, "--lang", "en"]) == 0
    one, two = (file.read_bytes() for file in files)
    assert one.startswith(b"%PDF") and len(one) == len(two)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--sheet", "x.txt"), "The name of a sheet must end in .pdf."),
        (("--sheet", "x.pdf", "-n", "0"), "A sheet has 1 to 200 questions: write -n 20."),
        (("--sheet", "x.pdf", "--rulebook", "tda-2042"), "tda-2042"),
    ],
)
def test_what_goes_wrong_is_told(
    words: tuple[str, ...],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["quiz", *words, "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert told in error and "Traceback" not in error
    assert list(tmp_path.iterdir()) == []


def test_the_command_line_opens_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[QuizWindow] = []

    def looked(*_: object) -> int:
        shown.extend(top for top in QApplication.topLevelWidgets() if isinstance(top, QuizWindow))
        return 0

    monkeypatch.setattr(QApplication, "exec", looked)
    assert main(["quiz", "--level", "4", "--rulebook", "wsop-2026", "--lang", "en"]) == 0
    (window,) = (top for top in shown if top.isVisible())
    assert window.session.level == 4
    assert window.session.question.book.id == "wsop-2026"
    window.close()


def test_without_a_display_it_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("floorapp.cli.window.has_display", lambda: False)
    assert main(["quiz", "--lang", "en"]) == 2
    assert "no display" in capsys.readouterr().err
