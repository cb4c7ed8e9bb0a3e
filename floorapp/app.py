"""The composition root of the window: books, desk, fonts, theme, and what happens on a fault."""

import logging
import sys
import traceback
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.viewmodels.desk import Desk
from floorapp.widgets import theme as themes
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.theme import Theme
from floorapp.widgets.typeface import load_fonts


def make_application(arguments: list[str]) -> QApplication:
    """Return Qt's application, with the style and fonts that are the same everywhere."""
    # As an argument, since setStyle would have all of QStyle made known to Python first.
    application = QApplication([*arguments, "-style", "fusion"])
    application.setApplicationName("floorapp")
    load_fonts()
    return application


def make_window(
    books: Mapping[str, RuleBook],
    book_id: str,
    language: str,
    theme: Theme,
    situation: Situation | None = None,
) -> MainWindow:
    """Return the window, on a situation where one is given."""
    desk = Desk(books, book_id, language)
    if situation is not None:
        desk.open(situation)
    return MainWindow(desk, theme)


def run_window(
    books: Mapping[str, RuleBook],
    book_id: str,
    language: str,
    situation: Situation | None,
    notices: tuple[str, ...] = (),
) -> int:
    """Open the window and stay until it is closed; return the exit code.

    Args:
        books: The rule books by id.
        book_id: The one that rules.
        language: Code of the language on screen.
        situation: What the window opens on; None: an empty table.
        notices: Sentences to show at the start, such as a book that could not be read.
    """
    application = make_application(sys.argv[:1])
    window = make_window(books, book_id, language, themes.of_system(), situation)
    sys.excepthook = _FaultReporter(window)
    for notice in notices:
        window.show_notice(notice)
    window.show()
    return application.exec()


def save_picture(window: MainWindow, size: QSize, file: Path) -> bool:
    """Write a picture of the window at a size; return whether the file could be written."""
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
