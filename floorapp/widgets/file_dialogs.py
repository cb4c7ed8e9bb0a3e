"""The system's dialogs for choosing a file. They never block: the table may be ruled on beside."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from floorapp.explain.catalogue import Catalogue

_SUFFIX: Final = "floor"


def ask_to_open(
    parent: QWidget, words: Catalogue, folder: Path, then: Callable[[Path], object]
) -> QFileDialog:
    """Ask which file to open.

    Args:
        parent: The window.
        words: The language.
        folder: The folder to begin in.
        then: Gets the file, once it is chosen.
    """
    dialog = _dialog(parent, words, words.text("Open"), then)
    dialog.setLabelText(QFileDialog.DialogLabel.Accept, words.text("Open"))
    dialog.setDirectory(str(folder))
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    every = words.text("Disputes and hands")
    dialog.setNameFilters([f"{every} (*.floor *.phh *.phhs)", words.text("All files") + " (*)"])
    dialog.open()
    return dialog


def ask_to_save(
    parent: QWidget, words: Catalogue, name: str, then: Callable[[Path], object]
) -> QFileDialog:
    """Ask which file to save to.

    Args:
        parent: The window.
        words: The language.
        name: The file to begin with.
        then: Gets the file, once it is chosen.
    """
    dialog = _dialog(parent, words, words.text("Save as"), then)
    dialog.setLabelText(QFileDialog.DialogLabel.Accept, words.text("Save"))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setFileMode(QFileDialog.FileMode.AnyFile)
    dialog.setDefaultSuffix(_SUFFIX)
    dispute, hand = words.text("Dispute"), words.text("Recorded hand")
    dialog.setNameFilters([f"{dispute} (*.floor)", f"{hand} (*.phh)"])
    dialog.filterSelected.connect(
        lambda chosen: dialog.setDefaultSuffix("phh" if "*.phh" in chosen else _SUFFIX)
    )
    dialog.selectFile(name)
    dialog.open()
    return dialog


def _dialog(
    parent: QWidget, words: Catalogue, title: str, then: Callable[[Path], object]
) -> QFileDialog:
    dialog = QFileDialog(parent, title)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    label = QFileDialog.DialogLabel
    for part, text in (
        (label.LookIn, words.text("Folder:")),
        (label.FileName, words.text("Name:")),
        (label.FileType, words.text("Kind:")),
        (label.Reject, words.text("Cancel")),
    ):
        dialog.setLabelText(part, text)
    dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
    return dialog
