"""The window of the incident log: find, open, amend, export, copy and verify entries."""

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QMenu,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from floorapp.engine.problems import Problem
from floorapp.explain.action_text import ActionLabel
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.explain.spoken import Spoken
from floorapp.records.entry import Filed
from floorapp.records.export import export
from floorapp.viewmodels.documents import Documents
from floorapp.viewmodels.key_names import key_name
from floorapp.viewmodels.line_message import problem_text
from floorapp.viewmodels.log_errand import LogErrand
from floorapp.viewmodels.log_file import LogFile
from floorapp.viewmodels.log_opening import open_entry
from floorapp.viewmodels.log_text import aside_text, copied_text, verdict_text, written_text
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.record_editing import RecordEditing
from floorapp.viewmodels.record_matter import matter_of_entry
from floorapp.widgets.action_button import ActionButton
from floorapp.widgets.log_browser import LogBrowser
from floorapp.widgets.log_files import Choose, choose_file, choose_folder
from floorapp.widgets.notice_strip import NoticeStrip
from floorapp.widgets.opening import SMALLEST, USUAL
from floorapp.widgets.proportions import fitting_beside, fitting_scale
from floorapp.widgets.record_page import RecordPage
from floorapp.widgets.theme import PADDING, Theme
from floorapp.widgets.wearing import put_on

if TYPE_CHECKING:
    from floorapp.records.incident_log import IncidentLog

Export = Callable[["IncidentLog", Path, Catalogue, str], int | Problem]


def _pdf(log: "IncidentLog", path: Path, words: Catalogue, text: str) -> int | Problem:
    from floorapp.widgets.log_pdf import export_pdf

    return export_pdf(log, path, words, text)


EXPORTS: Mapping[str, Export] = {".csv": export, ".json": export, ".pdf": _pdf}
"""What writes the entries into a file, by the ending of its name."""

POLL: Final = 2000
"""Milliseconds between looks whether another program has added an entry."""

_COMMANDS: Final = {
    "open": (mark("Open at the table"), ("Enter",)),
    "amend": (mark("Amend …"), ("F2",)),
    "export": (mark("Export …"), ("Ctrl+Shift+E",)),
    "backup": (mark("Back up"), ("Ctrl+B",)),
    "verify": (mark("Verify"), ("Ctrl+K",)),
}
"""The buttons below: what each says, and its key."""


class LogWindow(QWidget):
    """A window of its own beside the main one, which goes on ruling.

    Attributes:
        browser: Filter, table and detail.
        buttons: The buttons below by name.
        notice: What there is to say: never a dialog.
        amending: The amendment being made.
        errand: What takes long, done beside the window.
        exports: What writes the entries into a file, by its ending.
        choose_file: Asks for a file.
        choose_folder: Asks for a folder.
        theme: What it wears, at its text size.
        timer: Looks from time to time whether another program has added an entry.

    Signals:
        opened: An entry was put on the desk.
    """

    opened = Signal()

    def __init__(
        self,
        file: LogFile,
        documents: Documents,
        theme: Theme,
        exports: Mapping[str, Export] = EXPORTS,
    ) -> None:
        """Show a log.

        Args:
            file: The log.
            documents: What puts entries on the desk.
            theme: What the main window wears.
            exports: What writes the entries into a file, by its ending.
        """
        super().__init__()
        words = self._words = documents.desk.words
        self._file, self._documents = file, documents
        self._worn = self.theme = theme
        self.exports = dict(exports)
        self.choose_file: Choose = choose_file
        self.choose_folder: Choose = choose_folder
        self.setObjectName("incident")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.notice = NoticeStrip(self)
        self.browser = LogBrowser(file, words, theme, self)
        self.amending = RecordEditing(file, self)
        self.page = RecordPage(self.amending, words, theme, self)
        self.errand = LogErrand(file, self)
        self.buttons = {name: self._button(name, theme) for name in _COMMANDS}
        self._menu = QMenu(self)
        self.timer = QTimer(self, interval=POLL)
        self._lay_out()
        self._connect()
        self.retranslate(words)
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self.wear(theme)

    def _button(self, name: str, theme: Theme) -> ActionButton:
        action = QAction(self)
        action.setObjectName(name)
        _, keys = _COMMANDS[name]
        if name != "open":  # Enter is the table's, since it means other things elsewhere
            action.setShortcuts([QKeySequence(key) for key in keys])
        self.addAction(action)
        button = ActionButton(action, theme, self)
        if name != "open":
            button.set_secondary()
        return button

    def _lay_out(self) -> None:
        bar = QFrame(self)
        bar.setObjectName("incident-bar")
        self._bar = QHBoxLayout(bar)
        for name, button in self.buttons.items():
            if name == "export":
                self._bar.addStretch(1)
            self._bar.addWidget(button)
        browsing = QWidget(self)
        inside = QVBoxLayout(browsing)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.setSpacing(0)
        inside.addWidget(self.browser, 1)
        inside.addWidget(bar)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(browsing)
        self._stack.addWidget(self.page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self._stack, 1)

    def _connect(self) -> None:
        run = {
            "open": self.open_picked,
            "amend": self.amend,
            "export": self._show_exports,
            "backup": self.back_up,
            "verify": self.verify,
        }
        for name, button in self.buttons.items():
            button.action.triggered.connect(run[name])
        self.browser.table.opened.connect(self.open_picked)
        self.browser.aside.clicked.connect(self.set_aside)
        self.browser.model.modelReset.connect(self._enable)
        self.browser.table.picked.connect(self._enable)
        self.errand.changed.connect(self._enable)
        self.amending.opened.connect(self._on_amending)
        self.amending.closed.connect(self._on_amended)
        self.amending.recorded.connect(self._on_recorded)
        self.timer.timeout.connect(self.refresh)
        application = QApplication.instance()
        assert application is not None
        application.aboutToQuit.connect(self.errand.close)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self, self._record)
        QShortcut(QKeySequence("Ctrl+F"), self, self.browser.filter.setFocus)

    # --- what is shown ----------------------------------------------------------------------

    def show_log(self) -> None:
        """Show the window in front, with what has been added since."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.refresh()
        if not self.amending.is_open:
            self.browser.filter.setFocus(Qt.FocusReason.OtherFocusReason)

    def refresh(self) -> None:
        """Take in what has been added since."""
        self.browser.refresh()
        self._enable()

    def tell(self, say: Callable[[Catalogue], str]) -> None:
        """Say something in place of what was said before."""
        self.notice.hide()
        self.notice.tell(Spoken(say, self._words))

    def _enable(self) -> None:
        picked = self.browser.table.number is not None and not self.amending.is_open
        busy = self.errand.is_busy
        for name, button in self.buttons.items():
            is_possible = picked if name in {"open", "amend"} else not busy
            if button.action.isEnabled() != is_possible:
                button.action.setEnabled(is_possible)

    # --- what is done -----------------------------------------------------------------------

    def open_picked(self) -> None:
        """Put the entry that is picked on the desk, as it is right now."""
        picked = self.browser.picked
        if not picked:
            return
        problem = open_entry(picked[-1], self._documents)
        if problem is not None:
            self.tell(partial(problem_text, problem))
            return
        self.notice.hide()
        self.opened.emit()

    def amend(self) -> None:
        """Begin an amendment of the entry that is picked: it is added, nothing is overwritten."""
        picked = self.browser.picked
        if picked and not self.amending.is_open:  # what was typed there is not lost
            self.amending.amend(picked[-1], matter_of_entry(picked[-1]))

    def verify(self) -> None:
        """Compute the chain again, and tell what came of it."""
        self.tell(lambda words: words.text("The entries are being verified …"))
        self.errand.run(
            lambda log: log.verify(),
            lambda verdict: self.tell(partial(verdict_text, verdict)),
        )

    def back_up(self) -> None:
        """Copy the log into a folder beside it."""
        log = self._file.opened()
        if isinstance(log, Problem):
            self.tell(partial(problem_text, log))
        else:
            self._back_up_into(log.path.parent / "backups")

    def set_aside(self) -> None:
        """Keep a file that is no log any more under another name, and begin a new one."""
        fault = self.browser.model.problem
        if fault is None or not self._file.is_spoilt(fault):
            return
        self.tell(partial(aside_text, self._file.set_aside(fault)))
        self.browser.begin_anew()
        self.browser.filter.setFocus(Qt.FocusReason.OtherFocusReason)

    def ask_where_to_back_up(self) -> None:
        """Copy the log into a folder that is asked for, such as one on a stick."""
        title = self._words.text("Back up into a folder …")
        self.choose_folder(self, title, "", self._back_up_into)

    def ask_where_to_export(self, ending: str) -> None:
        """Write the entries that are shown into a file that is asked for."""
        title = self._words.text("Export …")
        name = self._words.text("incidents") + ending
        self.choose_file(self, title, name, partial(self._export, ending))

    def _export(self, ending: str, path: Path) -> None:
        write, words, text = self.exports[ending], self._words, self.browser.model.text
        if path.suffix.lower() != ending:
            path = path.with_name(path.name + ending)
        self.errand.run(
            lambda log: write(log, path, words, text),
            lambda written: self.tell(partial(written_text, written)),
        )

    def _back_up_into(self, folder: Path) -> None:
        self.errand.run(
            lambda log: log.back_up(folder),
            lambda made: self.tell(partial(copied_text, made)),
        )

    def _show_exports(self) -> None:
        button = self.buttons["export"]
        self._menu.popup(button.mapToGlobal(button.rect().topLeft()))

    # --- amending ---------------------------------------------------------------------------

    def _on_amending(self) -> None:
        self.notice.hide()
        self._enable()
        self._stack.setCurrentWidget(self.page)
        self.page.take_focus()

    def _on_amended(self) -> None:
        self._enable()
        self._stack.setCurrentIndex(0)
        self.browser.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_recorded(self, filed: Filed) -> None:
        number = str(filed.number)
        self.tell(lambda words: words.text("Recorded as no. {number}.", number=number))
        self.browser.show_entry(filed.number)

    def _record(self) -> None:
        if self.amending.is_open:
            self.page.run()

    # --- how it looks -----------------------------------------------------------------------

    def retranslate(self, words: Catalogue) -> None:
        """Speak another language."""
        self._words = words
        self.setWindowTitle(words.text("Incident log"))
        self.setAccessibleName(words.text("Incident log"))
        self.notice.retranslate(words)
        self.browser.retranslate(words)
        self.page.retranslate(words)
        for name, (title, keys) in _COMMANDS.items():
            self.buttons[name].action.setText(words.text(title))
            self.buttons[name].set_label(ActionLabel(words.text(title), key_name(keys[0])))
        self._menu.clear()
        for ending in self.exports:
            title = words.text("Export as {kind} …", kind=ending.removeprefix(".").upper())
            self._menu.addAction(title, partial(self.ask_where_to_export, ending))
        self._menu.addSeparator()
        self._menu.addAction(words.text("Back up into a folder …"), self.ask_where_to_back_up)

    def wear(self, theme: Theme) -> None:
        """Wear another theme, at the text size that fits this window."""
        self._worn = theme
        self.theme = fitting_beside(theme, self.size())
        gap = self.theme.gap
        self._bar.setContentsMargins(gap(PADDING), gap(10), gap(PADDING), gap(10))
        self._bar.setSpacing(gap(10))
        put_on(self, self.theme)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if fitting_scale(self.size()) != self.theme.room:
            self.wear(self._worn)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.timer.start()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        self.timer.stop()
        super().hideEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Look at once whether anything was added when the user comes back."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.refresh()
