"""The window, opened. What its first frame does not need is imported after that."""

import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from floorapp.widgets.opening import Opening


def open_window(file: str | None, language: str | None, demonstration: str | None = None) -> int:
    """Open the window; a document that cannot be read is told in it.

    Args:
        file: A document to open; None: an empty table.
        language: Code of the language on screen; None: the one chosen last, or the system's.
        demonstration: The id of one to play.
    """
    if not has_display():
        return tell_no_display(language, file)
    from floorapp.start import first_frame
    from floorapp.viewmodels.preferences import own_store

    _application, opening = first_frame(sys.argv[:1], own_store())
    return _furnish(opening, file, language, demonstration)


def _furnish(
    opening: "Opening", file: str | None, language: str | None, demonstration: str | None
) -> int:
    from floorapp.app import run_window
    from floorapp.cli.reading import known_books, sentence, system_language
    from floorapp.explain.catalogue import LANGUAGES, catalogue
    from floorapp.explain.spoken import Spoken
    from floorapp.places import records_folder
    from floorapp.rulebooks.library import DEFAULT_BOOK

    liked = opening.preferences
    spoken = language or (liked.language if liked.language in LANGUAGES else system_language())
    words = catalogue(spoken)
    library = known_books()
    problems = (*library.problems, *library.warnings)
    notices = tuple(Spoken(partial(sentence, problem), words) for problem in problems)
    book = liked.book if liked.book in library.books else DEFAULT_BOOK
    document, records = None if file is None else Path(file), records_folder()
    return run_window(
        opening,
        library.books,
        book,
        spoken,
        document,
        notices,
        records=records,
        demonstration=demonstration,
    )


def tell_no_display(language: str | None, file: str | None = None) -> int:
    """Tell that no window can be opened, and if so that there is no ``file``; return the code."""
    from floorapp.cli.reading import read_source, system_language, tell
    from floorapp.engine.problems import Problem, problem
    from floorapp.explain.catalogue import catalogue

    none = problem(
        "There is no display to open a window on: use “floorapp rule” or “floorapp picture”."
    )
    missing = None if file is None else read_source(file)
    problems = [missing, none] if isinstance(missing, Problem) else [none]
    return tell(problems, catalogue(language or system_language()))


def has_display() -> bool:
    """Return whether a window can be opened: only on Linux may there be no screen at all."""
    if not sys.platform.startswith("linux"):
        return True
    return any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")))
