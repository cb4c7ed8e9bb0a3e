"""The files of the log's window: where an export or a backup goes. No dialog ever blocks."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

Chosen = Callable[[Path], object]
Choose = Callable[[QWidget, str, str, Chosen], object]
"""Asks for a file or a folder: the parent, a title, a name to begin with, and who gets it."""


def choose_file(parent: QWidget, title: str, name: str, then: Chosen) -> QFileDialog:
    """Ask which file to write."""
    dialog = _dialog(parent, title, then)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setDefaultSuffix(Path(name).suffix.removeprefix("."))
    dialog.selectFile(name)
    dialog.show()
    return dialog


def choose_folder(parent: QWidget, title: str, _name: str, then: Chosen) -> QFileDialog:
    """Ask for a folder."""
    dialog = _dialog(parent, title, then)
    dialog.setFileMode(QFileDialog.FileMode.Directory)
    dialog.setOption(QFileDialog.Option.ShowDirsOnly)
    dialog.show()
    return dialog


def _dialog(parent: QWidget, title: str, then: Chosen) -> QFileDialog:
    dialog = QFileDialog(parent, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowModality(Qt.WindowModality.NonModal)
    dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
    return dialog
