"""A field that leaves undo and redo to the window, where they reach more than its own text."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit

from floorapp.viewmodels.qt_override import override


class PlainField(QLineEdit):
    """A line edit without an undo of its own."""

    @override
    def event(self, event: QEvent) -> bool:
        """Let the window have the keys of undo and redo."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = QKeySequence.StandardKey
            if event.matches(keys.Undo) or event.matches(keys.Redo):
                event.ignore()
                return False
        return super().event(event)
