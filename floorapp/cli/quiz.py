"""``floorapp quiz``: the quiz in a window, or a sheet of questions with answers."""

import argparse
import os
import random
import sys
from pathlib import Path

from floorapp.cli.reading import find_book, known_books, sentence, tell, warn
from floorapp.engine.problems import Problem, problem
from floorapp.engine.rulebook import RuleBook
from floorapp.explain.catalogue import catalogue
from floorapp.rulebooks.library import Library


def run(options: argparse.Namespace) -> int:
    """Write a sheet, or open the quiz and stay until it is closed."""
    words = catalogue(options.lang)
    library = known_books()
    book = find_book(library, options.rulebook, "")
    if isinstance(book, Problem):
        return tell([*library.problems, book], words)
    if options.sheet is not None:
        return _write_sheet(options, library, book)
    return _open_window(options, library, book)


def _write_sheet(options: argparse.Namespace, library: Library, book: RuleBook) -> int:
    from floorapp.viewmodels.quiz_sheet import MOST_QUESTIONS, quiz_sheet

    words = catalogue(options.lang)
    if not 1 <= options.n <= MOST_QUESTIONS:
        wrong = problem("A sheet has 1 to {most} questions: write -n 20.", most=MOST_QUESTIONS)
        return tell([wrong], words)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # Told below, in a sentence.
    os.environ.setdefault("QT_LOGGING_RULES", "qt.text.font.db=false")
    from floorapp import start
    from floorapp.quiz.maker import QuizMaker
    from floorapp.widgets.quiz_paper import missing_on, save_sheet
    from floorapp.widgets.slip_output import missing_problem
    from floorapp.widgets.typeface import load_fonts

    application = start.make_application(sys.argv[:1])
    load_fonts()
    seed = random.SystemRandom().randrange(2**32) if options.seed is None else options.seed
    sheet = quiz_sheet(QuizMaker(library.books, book.id, options.level, seed), options.n, words)
    failed = save_sheet(sheet, Path(options.sheet))
    if failed is not None:
        return tell([failed], words)
    lacking = missing_on(sheet)
    application.quit()
    if lacking:
        tell([missing_problem(lacking)], words)
    warn(library.problems, words)
    return 0


def _open_window(options: argparse.Namespace, library: Library, book: RuleBook) -> int:
    from floorapp.cli.window import has_display, tell_no_display

    if not has_display():
        return tell_no_display(options.lang)
    from floorapp import start
    from floorapp.viewmodels.quiz_session import QuizSession
    from floorapp.widgets import theme
    from floorapp.widgets.quiz_window import QuizWindow
    from floorapp.widgets.typeface import load_fonts
    from floorapp.widgets.wearing import prepare

    application = start.make_application(sys.argv[:1])
    load_fonts()
    session = QuizSession(library.books, book.id, options.lang, options.seed)
    session.set_level(options.level)
    worn = theme.of_system()
    prepare(worn)
    window = QuizWindow(session, worn)
    for each in library.problems:
        sys.stderr.write(f"{sentence(each, session.words)}\n")
    window.show()
    return application.exec()
