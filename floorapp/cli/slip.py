"""``floorapp slip``: the slip of a ruling, written to a file."""

import argparse
import os
import sys
from pathlib import Path

from floorapp.cli.reading import find_book, known_books, read_situation_file, tell
from floorapp.engine.problems import Problem
from floorapp.explain.catalogue import catalogue
from floorapp.rulebooks.library import DEFAULT_BOOK


def run(options: argparse.Namespace) -> int:
    """Write the slip of the ruling on a document to a file."""
    words = catalogue(options.lang)
    library = known_books()
    situation, problems = read_situation_file(options.file)
    wanted = options.rulebook or (situation and situation.rulebook) or DEFAULT_BOOK
    book = find_book(library, wanted, options.file)
    if isinstance(book, Problem):
        problems.append(book)
    if situation is None or isinstance(book, Problem):
        return tell(problems, words)
    unreadable = tell(problems, words)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # Told below, in a sentence.
    os.environ.setdefault("QT_LOGGING_RULES", "qt.text.font.db=false")
    from floorapp import start
    from floorapp.viewmodels.desk import Desk
    from floorapp.viewmodels.slip_view import Decision, slip_view
    from floorapp.widgets.print_page import PAPERS
    from floorapp.widgets.slip_layout import missing_on
    from floorapp.widgets.slip_output import missing_problem, save_slip
    from floorapp.widgets.typeface import load_fonts

    application = start.make_application(sys.argv[:1])
    load_fonts()
    desk = Desk(library.books, book.id, options.lang)
    desk.open(situation)
    desk.set_book(book.id)  # the one asked for goes before the document's own
    view = slip_view(desk, words, Decision())
    failed = save_slip(view, PAPERS[options.paper], Path(options.output))
    if failed is not None:
        return tell([failed], words)
    lacking = missing_on(view)
    application.quit()
    if lacking:
        tell([missing_problem(lacking)], words)
    return unreadable
