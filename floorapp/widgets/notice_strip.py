"""A strip for what a user should know: never a dialog, never a traceback."""

from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from floorapp.explain.catalogue import Catalogue
from floorapp.explain.spoken import said_in
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.labels import plain_label
from floorapp.widgets.theme import PADDING

_PASSES: Final = 8000
"""Milliseconds until a confirmation goes away by itself."""


class NoticeStrip(QFrame):
    """One sentence with buttons to copy its details and to put it away; hidden when empty.

    Attributes:
        label: The sentence.
        copy: Copies the details; hidden where there are none.
        close_button: Puts the strip away.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty strip."""
        super().__init__(parent)
        self.setObjectName("notice")
        self._told: list[str] = []
        self._details = self._confirmed = ""
        self._passing = QTimer(self, singleShot=True, interval=_PASSES)
        self._passing.timeout.connect(self.withdraw)
        self.label = plain_label(self)
        self.copy = QPushButton(self)
        self.close_button = QPushButton(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(PADDING, 6, PADDING, 6)
        row.addWidget(self.label, 1)
        row.addWidget(self.copy)
        row.addWidget(self.close_button)
        self.copy.clicked.connect(self._on_copy)
        self.close_button.clicked.connect(self.hide)
        self.hide()

    def tell(self, sentence: str, details: str = "") -> None:
        """Show a sentence; one that is there already stays above it."""
        before = [] if self.isHidden() else self._told
        if details or not before:
            self._details = details
        self._say(before if sentence in before else [*before, sentence])
        self.copy.setVisible(bool(self._details))
        self.show()

    def confirm(self, sentence: str) -> None:
        """Show for a while that something was done, in place of what was done before."""
        self.withdraw()
        self._confirmed = sentence
        self.tell(sentence)
        self._passing.start()

    def withdraw(self) -> None:
        """Put the confirmation away; what else is told stays."""
        self._passing.stop()
        if self._confirmed:
            self._keep([line for line in self._told if line != self._confirmed])
        self._confirmed = ""

    def leave_dispute(self) -> None:
        """Put away what is about the dispute that was on the table; what else is told stays."""
        self._keep([line for line in self._told if not getattr(line, "of_dispute", False)])

    @override
    def close(self) -> bool:
        """Put everything away; return whether anything was there."""
        was_there = not self.isHidden()
        self.hide()
        return was_there

    def retranslate(self, words: Catalogue) -> None:
        """Speak another language, in what is told too."""
        self.copy.setText(words.text("Copy details"))
        self.close_button.setText(words.text("Close"))
        self._confirmed = said_in(self._confirmed, words)
        self._say([said_in(line, words) for line in self._told])

    def _say(self, told: list[str]) -> None:
        self._told = told
        self.label.setText("\n".join(told))

    def _keep(self, told: list[str]) -> None:
        """Keep some of what is told; a strip without any goes away."""
        if not self.isHidden():
            self._say(told)
            self.setVisible(bool(told))

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._details)
