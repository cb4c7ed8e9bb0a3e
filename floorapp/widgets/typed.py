"""What is typed: whether a key is to be written or is a command."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent


def is_text(event: QKeyEvent) -> bool:
    """Whether a key is one to be written, by the rule of Qt's own fields: no command with Ctrl."""
    shift, control = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
    is_command = event.modifiers() in {control, control | shift}
    return not is_command and bool(event.text()) and event.text().isprintable()
