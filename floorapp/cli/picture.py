"""``floorapp picture``: the real window with a document, or its projector, painted to a file."""

import argparse
import os
import re
import sys
from pathlib import Path

from floorapp.cli.reading import find_book, known_books, read_situation_file, tell
from floorapp.engine.problems import Problem, problem
from floorapp.explain.catalogue import catalogue
from floorapp.rulebooks.library import DEFAULT_BOOK

_SIZE = re.compile(r"\s*(\d{2,5})\s*[xX×]\s*(\d{2,5})\s*")
_SMALLEST = {"window": (1110, 600), "projector": (640, 360)}
"""The least sides of what can be painted, which only Qt knows otherwise."""

_LARGEST = 8192
"""The longest side of a picture."""


def run(options: argparse.Namespace) -> int:
    """Paint the window with a document, or the projector, to a PNG file."""
    words = catalogue(options.lang)
    library = known_books()
    size = _SIZE.fullmatch(options.size)
    sides = [int(side) for side in size.groups()] if size else [0, 0]
    smallest = _SMALLEST[options.view]
    fits = all(least <= side <= _LARGEST for least, side in zip(smallest, sides, strict=True))
    if not fits:
        wrong = problem(
            "“{size}” is no size of the window: write width x height, from {least} to {most}.",
            size=options.size,
            least="{}x{}".format(*smallest),
            most=f"{_LARGEST}x{_LARGEST}",
        )
        return tell([wrong], words)
    unwritable = _unwritable(Path(options.output))
    if unwritable is not None:
        return tell([unwritable], words)
    situation, problems = read_situation_file(options.file)
    wanted = options.rulebook or (situation and situation.rulebook) or DEFAULT_BOOK
    book = find_book(library, wanted, options.file)
    if isinstance(book, Problem):
        problems.append(book)
    if situation is None or isinstance(book, Problem):
        return tell(problems, words)
    unreadable = tell(problems, words)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QSize

    from floorapp import app, start
    from floorapp.widgets import theme

    application = start.make_application(sys.argv[:1])
    look = theme.by_name(options.theme)
    window = app.make_window(library.books, book.id, options.lang, look, situation)
    window.desk.set_book(book.id)  # the one asked for goes before the document's own
    shown = window.projector.prepared() if options.view == "projector" else window
    saved = app.save_picture(shown, QSize(*sides), Path(options.output))
    application.quit()
    if not saved:
        cannot = problem(
            "The picture cannot be written there: choose another file.", options.output
        )
        return tell([cannot], words)
    return unreadable


def _unwritable(output: Path) -> Problem | None:
    """Return why no picture can be written under this name; None where it may be tried."""
    if output.suffix.lower() != ".png":
        return problem("The name of the picture must end in .png.", str(output))
    if not output.parent.is_dir():
        return problem(
            "There is no folder “{folder}”: make it, or choose another.",
            str(output),
            folder=str(output.parent),
        )
    return None
