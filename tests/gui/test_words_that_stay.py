"""What stays on the screen is said again when the language changes, and goes when it is over."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from floorapp.explain.spoken import Spoken
from tests.gui.hands import Hands

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def hands(qtbot, logged):
    return Hands(qtbot, logged)


def record(hands):
    for _ in range(2):
        hands.press(Qt.Key.Key_Return, CTRL)


def recovered(words):
    return words.text("Recovered the dispute of {time}.", time="14:53")


def test_a_notice_speaks_the_language_it_is_read_in(logged, hands):
    record(hands)
    logged.show_notice("house.toml: no.")
    logged.show_fault("details")
    logged.context.language_picked.emit("de")
    assert logged.notice.label.text().splitlines() == [
        "Protokolliert als Nr. 1.",
        "house.toml: no.",
        logged.desk.words.text(
            "Something went wrong in the program. The dispute is as you left it."
        ),
    ]
    record(hands)
    assert logged.notice.label.text().splitlines()[-1] == "Protokolliert als Nr. 2."
    assert "Nr. 1" not in logged.notice.label.text()


def test_the_time_it_was_saved_speaks_the_language(logged):
    logged.resize(1600, 900)
    said = Spoken(lambda words: words.text("Saved {time}", time="14:55:12"), logged.desk.words)
    logged.context.show_saved(said)
    logged.context.language_picked.emit("fr")
    assert logged.context.saved.text() == logged.desk.words.text("Saved {time}", time="14:55:12")
    assert not logged.context.saved.text().startswith("Saved")


def test_the_notice_of_the_log_speaks_the_language(logged, hands):
    record(hands)
    logged.commands["log"].trigger()
    window = logged.record.log.window
    window.tell(lambda words: words.text("Recorded as no. {number}.", number="2"))
    assert window.notice.label.text() == "Recorded as no. 2."
    logged.context.language_picked.emit("de")
    assert window.notice.label.text() == "Protokolliert als Nr. 2."
    window.close()


def test_what_is_told_of_a_dispute_goes_with_new_and_the_rest_stays(logged, hands):
    logged.show_notice("house.toml: no.")
    logged.show_notice(Spoken(recovered, logged.desk.words, of_dispute=True))
    record(hands)
    hands.press(Qt.Key.Key_N, CTRL)
    assert logged.notice.label.text() == "house.toml: no." and logged.notice.isVisible()
    assert logged.notice.close() and not logged.notice.close()
    logged.show_notice(Spoken(recovered, logged.desk.words, of_dispute=True))
    hands.press(Qt.Key.Key_N, CTRL)
    assert not logged.notice.isVisible()


def test_escape_at_the_table_closes_the_notices_first(logged, hands):
    logged.show_notice(Spoken(recovered, logged.desk.words))
    hands.press(Qt.Key.Key_Return, CTRL)
    hands.press(Qt.Key.Key_Escape)
    assert logged.felt.isVisible() and logged.notice.isVisible()
    logged.desk.look_at(1)
    hands.press(Qt.Key.Key_Escape)
    assert not logged.notice.isVisible() and logged.desk.looking_at == 1
    hands.press(Qt.Key.Key_Escape)
    assert logged.desk.looking_at is None


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_page_that_is_open_has_room_for_another_language(logged, hands, cut, language):
    logged.resize(logged.minimumSize())
    hands.press(Qt.Key.Key_Return, CTRL)
    QApplication.processEvents()
    logged.grab()
    logged.context.language_picked.emit(language)
    for _ in range(3):
        QApplication.processEvents()
    logged.grab()
    assert cut == []
    (names,) = logged.record.page.form.names_button.buttons.values()
    assert names.width() >= names.minimumSizeHint().width()
    row = logged.record.page.form.names_button
    assert row.rect().contains(names.geometry())
