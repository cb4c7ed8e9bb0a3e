"""What Qt itself says - keys, menus of fields, dialogs - is in the language on screen."""

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFileDialog, QLabel

from floorapp.widgets.main_window import MainWindow

COPY = {"en": "&Copy", "fr": "Cop&ier", "de": "&Kopieren"}
CANCEL = {"en": "Cancel", "fr": "Annuler", "de": "Abbrechen"}
DEMONSTRATIONS = {"en": "Ctrl+D", "fr": "Ctrl+D", "de": "Strg+D"}
QUIZ = {"en": "Ctrl+Shift+Q", "fr": "Ctrl+Maj+Q", "de": "Strg+Umschalt+Q"}
SPACE = {"en": "Space", "fr": "Espace", "de": "Leertaste"}


@pytest.mark.parametrize("languages", ["de", "fr", "de en", "fr de", "de fr en"])
def test_it_follows_the_language(window: MainWindow, languages: str) -> None:
    for language in languages.split():
        window.context.language_picked.emit(language)
    menu = window.entry.edit.createStandardContextMenu()
    assert any(action.text().startswith(COPY[language]) for action in menu.actions())
    dialog = QFileDialog(window)
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    assert dialog.labelText(QFileDialog.DialogLabel.Reject) == CANCEL[language]
    window.keys.press()
    assert window.keys.sheet is not None
    shown = {label.text() for label in window.keys.sheet.area.widget().findChildren(QLabel)}
    assert {DEMONSTRATIONS[language], QUIZ[language], SPACE[language]} <= shown


def test_keys_stay_what_they_are(window: MainWindow) -> None:
    before = [action.shortcuts() for action in window.actions()]
    window.context.language_picked.emit("de")
    assert [action.shortcuts() for action in window.actions()] == before
    assert QKeySequence("Ctrl+Shift+Q") == window.commands["quiz"].shortcut()
