"""Asking for a file, in a dialog that stops nothing."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

Ask = Callable[[QWidget, str, str, Callable[[str], object]], object]
"""Asks for a file: window, title, usual name, and what is told the name that was chosen."""


def ask_to_read(
    window: QWidget, title: str, name: str, then: Callable[[str], object]
) -> QFileDialog:
    """Ask for a file that is there; return the dialog, which is gone once it is closed."""
    dialog = _dialog(window, title, name, then)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.show()
    return dialog


def ask_to_write(
    window: QWidget, title: str, name: str, then: Callable[[str], object]
) -> QFileDialog:
    """Ask for a file that will be written; return the dialog, which is gone once it is closed."""
    dialog = _dialog(window, title, name, then)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
    dialog.selectFile(name)
    dialog.show()
    return dialog


def _dialog(window: QWidget, title: str, name: str, then: Callable[[str], object]) -> QFileDialog:
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    dialog = QFileDialog(window, title, folder)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowModality(Qt.WindowModality.NonModal)
    dialog.setNameFilter(f"*{Path(name).suffix}")
    dialog.fileSelected.connect(then)
    return dialog
