"""A ruling on an act in dispute is recorded as it was read aloud, before it is applied and after."""

import pytest
from PySide6.QtCore import Qt

from floorapp.explain.catalogue import LANGUAGES
from floorapp.records.incident_log import IncidentLog
from tests.gui.hands import Hands

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def hands(qtbot, logged):
    return Hands(qtbot, logged)


@pytest.fixture
def filed(log_path):
    """The last entry of the log."""
    opened = []

    def last():
        opened.append(IncidentLog.open(log_path))
        return opened[-1].entry(opened[-1].last()).entry

    yield last
    for log in opened:
        log.close()


def again(hands):
    hands.press(Qt.Key.Key_Return, CTRL)


def push_5000_in_a_raise(window, hands):
    window.entry.edit.setFocus()
    hands.type("i")
    hands.type("5")
    hands.press(Qt.Key.Key_R, ALT)
    return window.door.page.result.headline.text


def test_a_ruling_that_was_applied_is_on_page_log_and_slip(logged, hands, filed):
    said = push_5000_in_a_raise(logged, hands)
    assert "goes back" in said
    hands.press(Qt.Key.Key_Return)
    assert logged.felt.isVisible()
    again(hands)
    shown = logged.record.page.result
    assert shown.headline.text.startswith(said)
    assert shown.body.cited.citations
    again(hands)
    entry = filed()
    assert entry.headline == said and len(entry.reasons) > 1 and entry.citations
    logged.commands["slip"].trigger()
    text = logged.slip.window.slip.text
    headline = next(line for line in text.splitlines()[2:] if line)
    assert said.startswith(headline) and entry.reasons[-1] in text
    logged.slip.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_offers_to_record_with_its_key(logged, hands, filed, language, cut):
    logged.resize(logged.minimumSize())
    logged.context.language_picked.emit(language)
    said = push_5000_in_a_raise(logged, hands)
    button = logged.door.page.record
    logged.grab()
    assert cut == []
    hands.click(button)
    assert logged.record.page.isVisible()
    hands.click(logged.record.page.record)
    assert filed().headline == said


def test_keys_on_the_pages_are_in_the_language(logged, hands):
    push_5000_in_a_raise(logged, hands)
    logged.context.language_picked.emit("de")
    page = logged.door.page
    assert page.copy.accessibleDescription() == "Strg+Umschalt+C"
    assert page.record.accessibleDescription() == "Strg+Enter"
    again(hands)
    assert logged.record.page.record.accessibleDescription() == "Strg+Enter"
