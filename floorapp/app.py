"""The composition root of the window: desk, fonts, theme, and what happens on a fault."""

import logging
import sys
import traceback
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget

from floorapp.engine.problems import Problem
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.places import incident_log
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.log_file import LogFile
from floorapp.widgets import theme as themes
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.opening import Opening
from floorapp.widgets.remembering import Remembering
from floorapp.widgets.theme import Theme
from floorapp.widgets.typeface import load_fonts

if TYPE_CHECKING:
    from floorapp.records.incident_log import IncidentLog
    from floorapp.viewmodels.log_file import OpenLog


def make_window(
    books: Mapping[str, RuleBook],
    book_id: str,
    language: str,
    theme: Theme,
    situation: Situation | None = None,
    open_log: "OpenLog | None" = None,
) -> MainWindow:
    """Return all of the window.

    Args:
        books: The rule books by id.
        book_id: The one that rules.
        language: Code of the language on screen.
        theme: What the window wears.
        situation: What it opens on; None: an empty table.
        open_log: Opens the incident log; None: rulings are not recorded.
    """
    load_fonts()
    desk = Desk(books, book_id, language)
    if situation is not None:
        desk.open(situation)
    return MainWindow(desk, theme, LogFile(open_log, lambda: str(incident_log())))


def open_own_log() -> "IncidentLog | Problem":
    """Open the user's incident log."""
    from floorapp.records.incident_log import IncidentLog  # noqa: PLC0415 - not at the start

    return IncidentLog.open(incident_log())


def run_window(
    opening: Opening,
    books: Mapping[str, RuleBook],
    book_id: str,
    language: str,
    situation: Situation | None,
    notices: tuple[str, ...] = (),
) -> int:
    """Furnish the window and stay until it is closed; return the exit code.

    Args:
        opening: The window's frame, which is shown already, with the user's preferences.
        books: The rule books by id.
        book_id: The one that rules.
        language: Code of the language on screen.
        situation: What the window opens on; None: an empty table.
        notices: Sentences to show at the start, such as a book that could not be read.
    """
    worn = themes.wanted(opening.preferences.theme)
    window = make_window(books, book_id, language, worn, situation, open_own_log)
    sys.excepthook = _FaultReporter(window)
    for notice in notices:
        window.show_notice(notice)
    if opening.store is not None:
        remembering = Remembering(opening, window, opening.store, opening.preferences)
        remembering.restore(with_table=situation is None)
    opening.furnish(window)
    window.entry.edit.setFocus()
    window.type_first(opening.typed)
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
