"""The window, opened. What its first frame does not need is imported after that."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from floorapp.widgets.opening import Opening


def open_window(file: str | None, language: str | None) -> int:
    """Open the window; a document that cannot be read is told in it.

    Args:
        file: A document to open; None: an empty table.
        language: Code of the language on screen; None: the system's.
    """
    if not _has_display():
        return _tell_no_display(language)
    from floorapp.start import first_frame

    _application, opening = first_frame(sys.argv[:1])
    return _furnish(opening, file, language)


def _furnish(opening: "Opening", file: str | None, language: str | None) -> int:
    from floorapp.app import run_window
    from floorapp.cli.reading import known_books, sentence, system_language
    from floorapp.explain.catalogue import catalogue
    from floorapp.places import records_folder
    from floorapp.rulebooks.library import DEFAULT_BOOK

    spoken = language or system_language()
    words = catalogue(spoken)
    library = known_books()
    notices = tuple(sentence(problem, words) for problem in library.problems)
    document = None if file is None else Path(file)
    return run_window(
        opening,
        library.books,
        DEFAULT_BOOK,
        spoken,
        document,
        notices,
        records=records_folder(),
    )


def _tell_no_display(language: str | None) -> int:
    from floorapp.cli.reading import system_language, tell
    from floorapp.engine.problems import problem
    from floorapp.explain.catalogue import catalogue

    none = problem(
        "There is no display to open a window on: use “floorapp rule” or “floorapp picture”."
    )
    return tell([none], catalogue(language or system_language()))


def _has_display() -> bool:
    if not sys.platform.startswith("linux"):
        return True
    return any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")))
