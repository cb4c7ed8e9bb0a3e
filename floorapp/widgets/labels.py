"""Labels of plain text: a name is never markup."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QLabel, QWidget


def plain_label(parent: QWidget) -> QLabel:
    """Return a label that shows plain text, in as many lines as it takes.

    It cannot be marked with the mouse: such a label carries a whole document and is slow.
    """
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def say(label: QLabel, text: str) -> None:
    """Set a label's text; one without text takes no room."""
    if label.text() != text:
        label.setText(text)
    if label.isHidden() != (not text):
        label.setVisible(bool(text))


def dress(label: QLabel, face: QFont, colour: str) -> None:
    """Set a label's font and colour."""
    label.setFont(face)
    palette = label.palette()
    palette.setColor(label.foregroundRole(), QColor(colour))
    label.setPalette(palette)
