"""The composition root of the window: desk, fonts, theme, and what happens on a fault."""

import logging
import sys
import traceback
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.viewmodels.desk import Desk
from floorapp.widgets import theme as themes
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.opening import Opening
from floorapp.widgets.remembering import Remembering
from floorapp.widgets.theme import Theme
from floorapp.widgets.typeface import load_fonts


def make_window(
    books: Mapping[str, RuleBook],
    book_id: str,
    language: str,
    theme: Theme,
    situation: Situation | None = None,
) -> MainWindow:
    """Return all of the window, on a situation where one is given."""
    load_fonts()
    desk = Desk(books, book_id, language)
    if situation is not None:
        desk.open(situation)
    return MainWindow(desk, theme)


def run_window(  # noqa: PLR0913 - what a window begins with
    opening: Opening,
    books: Mapping[str, RuleBook],
    book_id: str,
    language: str,
    situation: Situation | None,
    notices: tuple[str, ...] = (),
    *,
    demonstration: str | None = None,
) -> int:
    """Furnish the window and stay until it is closed; return the exit code.

    Args:
        opening: The window's frame, which is shown already, with the user's preferences.
        books: The rule books by id.
        book_id: The one that rules.
        language: Code of the language on screen.
        situation: What the window opens on; None: an empty table.
        notices: Sentences to show at the start, such as a book that could not be read.
        demonstration: The id of one to play.
    """
    worn = themes.wanted(opening.preferences.theme)
    window = make_window(books, book_id, language, worn, situation)
    sys.excepthook = _FaultReporter(window)
    for notice in notices:
        window.show_notice(notice)
    if opening.store is not None:
        remembering = Remembering(opening, window, opening.store, opening.preferences)
        remembering.restore(with_table=situation is None)
    opening.furnish(window)
    window.entry.edit.setFocus()
    window.type_first(opening.typed)
    if demonstration is not None:
        window.demos.play(demonstration)
    return QApplication.exec()


def save_picture(window: QWidget, size: QSize, file: Path) -> bool:
    """Write a picture of a window at a size; return whether the file could be written."""
    window.resize(size)
    window.show()
    QApplication.processEvents()
    saved = window.grab().save(str(file))
    window.close()
    return saved


class _FaultReporter:
    """Tells a fault of the program in one sentence, and keeps the details to be copied."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def __call__(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        details = "".join(traceback.format_exception(kind, error, trace))
        logging.getLogger("floorapp").error(details)
        self._window.show_fault(details)
