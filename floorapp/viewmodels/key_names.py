"""The names of keys, as they stand on a keyboard of the language on screen."""

from PySide6.QtGui import QKeySequence


def key_name(keys: QKeySequence | str) -> str:
    """Return what is pressed, in words.

    >>> key_name("Ctrl+N")
    'Ctrl+N'
    """
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
