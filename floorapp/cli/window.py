"""The commands that need Qt: opening the window, and painting it to a file."""

import argparse
import os
import re
import sys
from pathlib import Path

from floorapp.cli.reading import UNREADABLE, find_book, read_source, shipped_books, tell
from floorapp.engine.problems import Problem, problem
from floorapp.engine.situation import Situation
from floorapp.explain.catalogue import catalogue
from floorapp.notation.document import read_document
from floorapp.rulebooks.library import DEFAULT_BOOK

_SIZE = re.compile(r"(\d{2,5})x(\d{2,5})")
_SMALLEST, _LARGEST = 100, 8192


def open_window(options: argparse.Namespace) -> int:
    """Open the window; a document that cannot be read is told in it."""
    words = catalogue(options.lang)
    library = shipped_books()
    problems = list(library.problems)
    if not _has_display():
        problems.append(
            problem("There is no display to open a window on: use “floorapp rule” or “picture”.")
        )
        return tell(problems, words)
    situation = None
    if options.file is not None:
        situation, found = _read(options.file)
        problems += found
    from floorapp.app import run_window  # noqa: PLC0415 - Qt only where there is a window

    notices = tuple(
        f"{found.place}: {words.text(found.message, **found.facts)}" for found in problems
    )
    return run_window(library.books, DEFAULT_BOOK, options.lang, situation, notices)


def run_picture(options: argparse.Namespace) -> int:
    """Paint the window with a document to a PNG file."""
    words = catalogue(options.lang)
    library = shipped_books()
    size = _SIZE.fullmatch(options.size)
    sides = [int(side) for side in size.groups()] if size else []
    if not sides or not all(_SMALLEST <= side <= _LARGEST for side in sides):
        wrong = problem(
            "“{size}” is no size: write width x height in pixels, such as 1280x800.",
            size=options.size,
        )
        return tell([wrong], words)
    situation, problems = _read(options.file)
    wanted = options.rulebook or (situation and situation.rulebook) or DEFAULT_BOOK
    book = find_book(library, wanted, options.file)
    if isinstance(book, Problem):
        problems.append(book)
    if situation is None or isinstance(book, Problem):
        return tell(problems, words)
    unreadable = tell(problems, words)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QSize  # noqa: PLC0415 - Qt only where there is a window

    from floorapp import app  # noqa: PLC0415 - Qt only where there is a window
    from floorapp.widgets import theme  # noqa: PLC0415 - Qt only where there is a window

    application = app.make_application(sys.argv[:1])
    look = theme.by_name(options.theme)
    window = app.make_window(library.books, book.id, options.lang, look, situation)
    window.desk.set_book(book.id)
    saved = app.save_picture(window, QSize(*sides), Path(options.output))
    application.quit()
    if not saved:
        cannot = problem(
            "The picture cannot be written there: choose another file.", options.output
        )
        tell([cannot], words)
        return UNREADABLE
    return unreadable


def _read(name: str) -> tuple[Situation | None, list[Problem]]:
    source = read_source(name)
    if isinstance(source, Problem):
        return None, [source]
    reading = read_document(source)
    return reading.situation, list(reading.problems)


def _has_display() -> bool:
    if not sys.platform.startswith("linux"):
        return True
    return any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")))
