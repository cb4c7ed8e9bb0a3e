"""The composition root of the window: desk, fonts, theme, and what happens on a fault."""

import logging
import sys
import threading
import traceback
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from floorapp.engine.problems import Problem
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.places import incident_log
from floorapp.records.recent import Recent
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.documents import Documents
from floorapp.viewmodels.log_file import LogFile
from floorapp.widgets import theme as themes
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.opening import Opening
from floorapp.widgets.qt_words import QtWords
from floorapp.widgets.remembering import Remembering
from floorapp.widgets.sweeping import Sweeping
from floorapp.widgets.theme import Theme
from floorapp.widgets.typeface import load_fonts

if TYPE_CHECKING:
    from floorapp.records.incident_log import IncidentLog
    from floorapp.viewmodels.autosave import Autosave
    from floorapp.viewmodels.log_file import OpenLog


def make_window(  # noqa: PLR0913 - what a window is made of
    books: Mapping[str, RuleBook],
    book_id: str,
    language: str,
    theme: Theme,
    situation: Situation | None = None,
    *,
    records: Path | None = None,
    open_log: "OpenLog | None" = None,
) -> MainWindow:
    """Return all of the window.

    Args:
        books: The rule books by id.
        book_id: The one that rules.
        language: Code of the language on screen.
        theme: What it looks like.
        situation: What it opens on; None: an empty table.
        records: The folder that remembers documents; None: none are remembered.
        open_log: Opens the incident log; None: rulings are not recorded.
    """
    load_fonts()
    desk = Desk(books, book_id, language)
    qt_words = QtWords(desk)  # hears of another language before what names keys does
    if situation is not None:
        desk.open(situation)
    documents = Documents(desk, Recent(records) if records else None)
    log_file = LogFile(open_log, lambda: str(incident_log()))
    window = MainWindow(desk, theme, documents, log_file)
    qt_words.setParent(window)
    documents.told.connect(window.show_notice)
    return window


def open_own_log() -> "IncidentLog | Problem":
    """Open the user's incident log."""
    from floorapp.records.incident_log import IncidentLog

    return IncidentLog.open(incident_log())


def run_window(  # noqa: PLR0913 - what a window begins with
    opening: Opening,
    books: Mapping[str, RuleBook],
    book_id: str,
    language: str,
    file: Path | None,
    notices: tuple[str, ...] = (),
    *,
    records: Path | None = None,
    demonstration: str | None = None,
) -> int:
    """Furnish the window and stay until it is closed; return the exit code.

    Args:
        opening: The window's frame, which is shown already, with the user's preferences.
        books: The rule books by id.
        book_id: The one that rules.
        language: Code of the language on screen.
        file: The document that it opens on; None: what was not saved last time, or nothing.
        notices: Sentences to show at the start, such as a book that could not be read.
        records: The folder where disputes are kept that are not saved; None: nowhere.
        demonstration: The id of one to play.
    """
    worn = themes.wanted(opening.preferences.theme)
    window = make_window(books, book_id, language, worn, records=records, open_log=open_own_log)
    Sweeping(window)
    reporter = _FaultReporter(window)
    sys.excepthook, threading.excepthook = reporter.report, reporter.report_in_thread
    for notice in notices:
        window.show_notice(notice)
    if opening.store is not None:
        remembering = Remembering(opening, window, opening.store, opening.preferences)
        remembering.restore(with_table=file is None)
    opening.furnish(window)
    application = QApplication.instance()
    assert application is not None
    application.aboutToQuit.connect(window.record.log.file.let_go)
    journals = records / "journals" if records else None
    if journals is not None and _has_files(journals):
        if _keep(window, journals).recover(file) and opening.typed:
            window.desk.new_dispute()
    elif journals is not None:
        QTimer.singleShot(0, window, lambda: _keep(window, journals))
    documents = window.files.documents
    if file is not None and documents.file != file.absolute():
        documents.open(file)
    window.entry.edit.setFocus()
    window.type_first(opening.typed)
    if demonstration is not None:
        window.demos.play(demonstration)
    return QApplication.exec()


def _has_files(folder: Path) -> bool:
    try:
        return any(folder.iterdir())
    except OSError:
        return False


def _keep(window: MainWindow, journals: Path) -> "Autosave":
    """Keep what is not saved from now on."""
    from floorapp.viewmodels.autosave import Autosave

    autosave = Autosave(window.files.documents, journals, window)
    autosave.told.connect(window.show_notice)
    autosave.kept.connect(window.context.show_saved)
    application = QApplication.instance()
    assert application is not None
    application.aboutToQuit.connect(autosave.close)
    return autosave


def save_picture(window: QWidget, size: QSize, file: Path) -> bool:
    """Write a picture of a window at a size; return whether the file could be written."""
    window.resize(size)
    window.show()
    QApplication.processEvents()
    saved = window.grab().save(str(file))
    window.close()
    return saved


class _FaultReporter(QObject):
    """Tells a fault of the program in one sentence, and keeps the details to be copied."""

    _failed = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._failed.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def report(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Tell a fault in the window's own thread."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        self._show(_logged(kind, error, trace))

    def report_in_thread(self, fault: threading.ExceptHookArgs) -> None:
        """Tell a fault in another thread, from which no widget may be touched."""
        if issubclass(fault.exc_type, SystemExit):
            return  # that is how a thread is ended
        details = _logged(fault.exc_type, fault.exc_value, fault.exc_traceback)
        with suppress(RuntimeError):  # the window has gone: nobody is there to be told
            self._failed.emit(details)

    def _show(self, details: str) -> None:
        self._window.show_fault(details)


def _logged(
    kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
) -> str:
    """Return the details of a fault, which are in the program's log by then."""
    details = "".join(traceback.format_exception(kind, error, trace))
    logging.getLogger("floorapp").error(details)
    return details
