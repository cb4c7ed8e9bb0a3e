"""The shot clock in the window: by keys and by clicks, and what it leads to."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from floorapp.engine.acts import Fold
from floorapp.explain.catalogue import LANGUAGES
from floorapp.viewmodels.shot_clock import ClockState
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.shot_clock_door import ShotClockDoor
from tests.gui.hands import Hands


@pytest.fixture
def facing(window: MainWindow) -> MainWindow:
    """A window where B faces a bet."""
    window.desk.type_line("50/100 A,B,C flop: b100 ")
    return window


def run_out(door: ShotClockDoor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door.clock, "_now", lambda: 1e12)
    door.clock.refresh()


def test_it_goes_and_stands_still_by_its_key(facing: MainWindow, hands: Hands) -> None:
    door = facing.shot_clock
    assert door.strip is None
    hands.press(Qt.Key.Key_F5)
    assert door.strip is not None and door.strip.isVisible()
    assert door.strip.figures.text() == "30" and door.clock.seat == "B"
    hands.press(Qt.Key.Key_F5)
    assert door.clock.state is ClockState.PAUSED
    hands.press(Qt.Key.Key_F5)
    assert door.clock.state is ClockState.RUNNING
    hands.press(Qt.Key.Key_Escape)
    assert door.clock.state is ClockState.OFF and not door.strip.isVisible()
    assert facing.entry.edit.hasFocus()


def test_it_goes_by_clicks(facing: MainWindow, hands: Hands) -> None:
    door = facing.shot_clock
    door.action.trigger()
    strip = door.strip
    assert strip is not None
    hands.click(strip.figures)
    assert door.clock.state is ClockState.PAUSED
    hands.click(strip.length)
    assert strip.figures.text() == "60" and strip.length.text() == "60 s"
    hands.click(strip.length)
    hands.click(strip.again)
    assert door.clock.state is ClockState.RUNNING and strip.figures.text() == "30"
    hands.click(strip.close_button)
    assert not strip.isVisible()


def test_at_its_end_the_ruling_is_applied_by_a_click(
    facing: MainWindow, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    beeps = []
    monkeypatch.setattr(QApplication, "beep", lambda: beeps.append(1))
    door = facing.shot_clock
    hands.press(Qt.Key.Key_F5)
    run_out(door, monkeypatch)
    strip = door.strip
    assert strip is not None and not strip.again.isVisible()
    assert "the hand is dead" in strip.sentence.text() and "29" in strip.sentence.text()
    assert strip.decide.text() == "Fold"
    hands.click(strip.decide)
    assert facing.desk.situation.acts[-1] == Fold("B")
    (told,) = facing.desk.dispute.incidents
    assert told.incident.what == "clock"
    assert not strip.isVisible() and not facing.door.is_open


def test_at_its_end_what_happened_is_opened_with_the_clock_told(
    facing: MainWindow, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    door = facing.shot_clock
    hands.press(Qt.Key.Key_F5)
    run_out(door, monkeypatch)
    assert door.strip is not None
    hands.click(door.strip.happened)
    assert facing.door.is_open and facing.door.editing.incident.what == "clock"
    assert not door.strip.isVisible()


def test_it_is_put_away_by_its_key_at_its_end(
    facing: MainWindow, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.press(Qt.Key.Key_F5)
    run_out(facing.shot_clock, monkeypatch)
    hands.press(Qt.Key.Key_F5)
    assert facing.shot_clock.clock.state is ClockState.OFF


def test_an_act_of_the_seat_puts_it_away(facing: MainWindow, hands: Hands) -> None:
    hands.press(Qt.Key.Key_F5)
    facing.desk.set_language("de")
    assert facing.shot_clock.clock.state is ClockState.RUNNING
    hands.type("c ")
    assert facing.shot_clock.clock.state is ClockState.OFF


def test_where_nobody_is_to_act_there_is_no_clock(window: MainWindow, hands: Hands) -> None:
    window.desk.type_line("50/100 A,B flop: x x ")
    assert not window.shot_clock.action.isEnabled()
    window.shot_clock.press()
    hands.press(Qt.Key.Key_F5)
    assert window.shot_clock.strip is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("percent", [100, 150])
def test_its_sentence_is_not_cut(
    facing: MainWindow, language: str, percent: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    facing.resize(1110, 700)
    facing.look.set_text_size(percent)
    facing.context.language_picked.emit(language)
    door = facing.shot_clock
    door.press()
    for _ in range(2):
        for _ in range(3):
            QApplication.processEvents()
        strip = door.strip
        assert strip is not None
        label = strip.sentence
        assert label.height() >= label.heightForWidth(label.width()), label.text()
        assert strip.width() == facing.width()
        for button in strip.findChildren(type(strip.again)):
            assert not button.isVisible() or button.width() >= button.sizeHint().width()
        run_out(door, monkeypatch)


def test_it_speaks_and_wears_what_the_window_does(facing: MainWindow, hands: Hands) -> None:
    hands.press(Qt.Key.Key_F5)
    strip = facing.shot_clock.strip
    assert strip is not None
    english, before = strip.sentence.text(), strip.grab().toImage()
    facing.context.language_picked.emit("fr")
    assert strip.sentence.text() != english
    facing.context.theme_picked.emit("contrast")
    assert strip.grab().toImage() != before
    assert facing.shot_clock.clock.state is ClockState.RUNNING


def test_in_a_small_window_the_history_gives_way_to_it(facing: MainWindow, hands: Hands) -> None:
    facing.resize(1110, 600)
    facing.look.set_text_size(200)
    hands.press(Qt.Key.Key_F5)
    assert not facing.history.isVisible()
    hands.press(Qt.Key.Key_Escape)
    assert facing.history.isVisible()


def test_a_demonstration_leaves_the_clock_going(facing: MainWindow, hands: Hands) -> None:
    door = facing.shot_clock
    hands.press(Qt.Key.Key_F5)
    strip = door.strip
    assert strip is not None
    (first, *_) = facing.demos.demonstrations().found
    assert facing.demos.play(first.id)
    assert door.clock.state is ClockState.RUNNING and door.clock.seat == "B"
    assert not strip.isVisible(), "its seat is none of the demonstration's"
    assert not door.action.isEnabled()
    hands.press(Qt.Key.Key_Right)
    hands.press(Qt.Key.Key_Escape)
    assert not facing.demos.is_playing
    assert door.clock.state is ClockState.RUNNING
    assert strip.isVisible() and "B" in strip.sentence.text() and door.action.isEnabled()
    facing.desk.type_line("50/100 A,B,C flop: b100 c ")
    assert door.clock.state is ClockState.OFF


def test_a_dispute_begun_behind_a_demonstration_has_no_clock(
    facing: MainWindow, hands: Hands
) -> None:
    hands.press(Qt.Key.Key_F5)
    (first, *_) = facing.demos.demonstrations().found
    facing.demos.play(first.id)
    facing.desk.new_dispute()
    assert facing.shot_clock.clock.state is ClockState.OFF
