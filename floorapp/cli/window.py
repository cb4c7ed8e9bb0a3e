"""The window, opened; Qt is imported only here and by ``floorapp picture``."""

import os
import sys

from floorapp.cli.reading import read_situation_file, shipped_books, tell
from floorapp.engine.problems import problem
from floorapp.explain.catalogue import catalogue
from floorapp.rulebooks.library import DEFAULT_BOOK


def open_window(file: str | None, language: str) -> int:
    """Open the window; a document that cannot be read is told in it.

    Args:
        file: A document to open; None: an empty table.
        language: Code of the language on screen.
    """
    words = catalogue(language)
    library = shipped_books()
    problems = list(library.problems)
    if not _has_display():
        none = problem(
            "There is no display to open a window on: use “floorapp rule” or “floorapp picture”."
        )
        return tell([*problems, none], words)
    situation = None
    if file is not None:
        situation, found = read_situation_file(file)
        problems += found
    from floorapp.app import run_window  # noqa: PLC0415 - not where there is no display

    notices = tuple(f"{at.place}: {words.text(at.message, **at.facts)}" for at in problems)
    return run_window(library.books, DEFAULT_BOOK, language, situation, notices)


def _has_display() -> bool:
    if not sys.platform.startswith("linux"):
        return True
    return any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")))
