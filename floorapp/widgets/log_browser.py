"""The log as it is looked through: filter, table, and all of the entry that is picked."""

from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from floorapp.engine.problems import Problem
from floorapp.explain.catalogue import Catalogue
from floorapp.records.entry import Count, Filed
from floorapp.viewmodels.line_message import problem_text
from floorapp.viewmodels.log_detail import Part, log_detail
from floorapp.viewmodels.log_file import LogFile
from floorapp.viewmodels.log_model import LogModel
from floorapp.viewmodels.log_text import count_text, empty_text
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.labels import dress, plain_label
from floorapp.widgets.log_detail_pane import LogDetailPane
from floorapp.widgets.log_table import LogTable
from floorapp.widgets.theme import BODY, CONTROL, GAP, PADDING, Theme
from floorapp.widgets.typeface import font

_DEBOUNCE: Final = 30
"""Milliseconds after the last key before the filter is asked for."""

_LEFT, _RIGHT = 73, 27


class LogBrowser(QWidget):
    """Shows entries as they are filtered; it never writes.

    Attributes:
        model: The rows.
        filter: The field for words that an entry must hold.
        count: How many entries there are.
        table: The entries.
        empty: What stands in place of the table where there is none.
        aside: Sets a file aside that is no log any more; below ``empty`` where there is one.
        detail: All of the entry that is picked.
    """

    def __init__(self, file: LogFile, words: Catalogue, theme: Theme, parent: QWidget) -> None:
        """Show nothing before the first ``refresh``."""
        super().__init__(parent)
        self._file, self._words, self._theme = file, words, theme
        self._last: int | None = None
        self._picked: tuple[Filed, ...] = ()
        self.model = LogModel(file, words, self)
        self.filter = QLineEdit(self)
        self.filter.setObjectName("remark")
        self.filter.setClearButtonEnabled(True)
        self.count = QLabel(self)
        self.count.setTextFormat(Qt.TextFormat.PlainText)
        self.table = LogTable(self.model, theme, self)
        self.empty = plain_label(self)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.aside = QPushButton(self)
        self.aside.setObjectName("log-aside")
        self.detail = LogDetailPane(theme, self)
        self._soon = QTimer(self, singleShot=True, interval=_DEBOUNCE)
        self._soon.timeout.connect(self._on_filter)
        self._lay_out()
        self.filter.textEdited.connect(lambda _: self._soon.start())
        self.filter.textChanged.connect(lambda text: None if text else self._soon.start())
        self.table.picked.connect(self._on_picked)
        self.retranslate(words)
        self._wear(theme)

    @property
    def picked(self) -> tuple[Filed, ...]:
        """The entry that is picked, with its amendments; empty where none is."""
        return self._picked

    def _lay_out(self) -> None:
        head, right = QFrame(self), QFrame(self)
        head.setObjectName("incident-head")
        right.setObjectName("ruling")
        self._head = QHBoxLayout(head)
        self._head.addWidget(self.filter, 1)
        self._head.addWidget(self.count)
        self._left = QStackedWidget(self)
        self._left.addWidget(self.table)
        self._left.addWidget(self._make_empty())
        inside = QVBoxLayout(right)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self.detail)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self._left, _LEFT)
        middle.addWidget(right, _RIGHT)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addLayout(middle, 1)

    def _make_empty(self) -> QWidget:
        page = QWidget(self)
        column = self._empty_column = QVBoxLayout(page)
        column.addStretch(1)
        column.addWidget(self.empty)
        column.addWidget(self.aside, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        return page

    def refresh(self) -> None:
        """Take in what has been added since, by this window or another program."""
        log = self._file.opened()
        last = log if isinstance(log, Problem) else log.last()
        if isinstance(last, Problem):
            self.model.show_entries(self.model.text)
            self._last = None
        elif last != self._last:
            self._last = last
            self.model.refresh()
        else:
            return
        self._show_state()

    def begin_anew(self) -> None:
        """Show the log that has taken the place of another file."""
        self._last = None
        self.refresh()

    def show_entry(self, number: int) -> None:
        """Pick an entry that was just added."""
        self.refresh()
        row = self.model.row_of(number)
        if row is not None:
            self.table.pick(row)

    def _on_filter(self) -> None:
        text = self.filter.text()
        if text != self.model.text:
            self.model.show_entries(text)
            self._show_state()

    def _show_state(self) -> None:
        """Show what there is: rows, how many, and the first one picked where none is."""
        rows = self.model.rowCount()
        if rows and self.table.number is None:
            self.table.pick(0)
        else:
            self._on_picked()
        self.count.setText(count_text(self._count(), self._words) if rows else "")
        self.empty.setText(empty_text(self.model.text, self.model.problem, self._words))
        self.aside.setVisible(self._file.is_spoilt(self.model.problem))
        self._left.setCurrentIndex(0 if rows else 1)

    def _count(self) -> Count | Problem:
        """Return how many entries there are; asked of the log only where it is not known."""
        if self.model.is_whole:
            return Count(self.model.rowCount(), more=False)
        log = self._file.opened()
        return log if isinstance(log, Problem) else log.count(self.model.text)

    def _on_picked(self) -> None:
        number = self.table.number
        log = self._file.opened()
        self._picked = ()
        parts: tuple[Part, ...] = ()
        if number is not None and not isinstance(log, Problem):
            found = log.with_amendments(number)
            if isinstance(found, Problem):
                parts = (Part("text", problem_text(found, self._words)),)
            else:
                self._picked, parts = found, log_detail(found, self._words)
        self.detail.show_parts(parts)

    def retranslate(self, words: Catalogue) -> None:
        """Speak another language."""
        self._words = words
        label = words.text("Find: words, a name, a table, a number …")
        self.filter.setPlaceholderText(label)
        self.filter.setAccessibleName(label)
        self.aside.setText(words.text("Set the file aside and begin a new log"))
        self.table.setAccessibleName(words.text("Incident log"))
        self.detail.setAccessibleName(words.text("The entry in full"))
        self.model.retranslate(words)
        if self._last is not None:
            self._show_state()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from the filter to the table with the arrows, and back by typing."""
        key, text = event.key(), event.text()
        if key in {Qt.Key.Key_Down, Qt.Key.Key_PageDown} and self.filter.hasFocus():
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if self.aside.hasFocus():
                self.aside.click()
            else:
                self.table.opened.emit()
        elif key == Qt.Key.Key_Escape and self.filter.text():
            self.filter.clear()
            self.filter.setFocus(Qt.FocusReason.OtherFocusReason)
        elif text.isprintable() and text and not event.modifiers() & _COMMANDS:
            self.filter.setFocus(Qt.FocusReason.OtherFocusReason)
            self.filter.insert(text)
            self._soon.start()
        else:
            super().keyPressEvent(event)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self._head.setContentsMargins(px(PADDING), px(8), px(PADDING), px(8))
        self._head.setSpacing(px(GAP * 2))
        self._empty_column.setContentsMargins(px(PADDING), px(PADDING), px(PADDING), px(PADDING))
        self._empty_column.setSpacing(px(PADDING))
        dress(self.count, font(px(CONTROL)), theme.muted)
        dress(self.empty, font(px(BODY)), theme.muted)


_COMMANDS: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
