"""All of one entry beside the table, as text that can be marked and copied."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QTextBlockFormat, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from floorapp.viewmodels.log_detail import Part, as_text
from floorapp.widgets.theme import BODY, CONTROL, HEADING, PADDING, SMALL, Theme
from floorapp.widgets.typeface import font

_SIZES: Final = {
    "title": HEADING,
    "place": CONTROL,
    "headline": BODY + 1,
    "heading": SMALL + 1,
    "text": CONTROL,
}
_BOLD: Final = {"title", "headline", "heading"}
_ABOVE: Final = {"heading": 16, "headline": 2, "text": 5, "place": 2}


class LogDetailPane(QTextEdit):
    """Shows the parts of an entry. They are inserted as plain text, so nothing in them is markup.

    Attributes:
        parts: What is shown.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty pane."""
        super().__init__(parent)
        self._theme = theme
        self.parts: tuple[Part, ...] = ()
        self.setObjectName("log-detail")
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)

    def show_parts(self, parts: Sequence[Part]) -> None:
        """Show other parts, from the top."""
        if tuple(parts) != self.parts:
            self.parts = tuple(parts)
            policy = Qt.FocusPolicy.StrongFocus if parts else Qt.FocusPolicy.NoFocus
            self.setFocusPolicy(policy)  # where there is nothing to read, Tab does not stop
            self._write()

    def set_theme(self, theme: Theme) -> None:
        """Write in another theme."""
        if theme != self._theme:
            self._theme = theme
            self._write()

    def _write(self) -> None:
        self.clear()
        self.document().setDocumentMargin(self._theme.px(PADDING))
        cursor = QTextCursor(self.document())
        for number, part in enumerate(self.parts):
            block = QTextBlockFormat()
            block.setTopMargin(self._theme.px(_ABOVE.get(part.kind, 0)) if number else 0)
            if number:
                cursor.insertBlock(block)
            if part.label:
                cursor.insertText(f"{part.label}   ", self._format("label"))
            cursor.insertText(part.text, self._format(part.kind))
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.setAccessibleDescription(as_text(self.parts)[:4000])

    def _format(self, kind: str) -> QTextCharFormat:
        theme = self._theme
        weight = QFont.Weight.DemiBold if kind in _BOLD else QFont.Weight.Normal
        found = QTextCharFormat()
        found.setFont(font(theme.px(_SIZES.get(kind, CONTROL)), weight))
        colour = theme.muted if kind in {"label", "place", "heading"} else theme.text
        found.setForeground(QColor(colour))
        return found
