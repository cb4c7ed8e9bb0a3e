"""What goes wrong is told in a strip that can be put away; the ruling is copied as text."""

import sys
import threading
from collections.abc import Iterator, Mapping

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from floorapp.app import run_window
from floorapp.engine.rulebook import RuleBook
from floorapp.records.incident_log import IncidentLog
from floorapp.widgets import theme
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.opening import Opening
from tests.gui.hands import Hands

NOTICES = ("house.toml: there is no rule 99.", "old.floor: there is no seat Z.")
FAULT = "Something went wrong in the program. The dispute is as you left it."


@pytest.fixture
def started(
    qtbot: QtBot, books: Mapping[str, RuleBook], monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    """The window as the program starts it, with two notices, and the hook for faults in place."""
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(QApplication, "exec", lambda: 0)
    frame = Opening(theme.DARK)
    qtbot.addWidget(frame)
    assert run_window(frame, books, "tda-2024", "en", None, NOTICES) == 0
    frame.show()
    qtbot.waitActive(frame)
    window = frame.centralWidget()
    assert isinstance(window, MainWindow)
    yield window
    frame.close()


def fail(words: str) -> None:
    """Let the program fail, as far as its hook can see."""
    error = RuntimeError(words)
    sys.excepthook(RuntimeError, error, error.__traceback__)


def test_every_notice_of_the_start_is_shown_and_can_be_put_away(
    qtbot: QtBot, started: MainWindow
) -> None:
    strip = started.notice
    assert strip.isVisible() and strip.label.text().splitlines() == list(NOTICES)
    assert not strip.copy.isVisible()
    Hands(qtbot, started).click(strip.close_button)
    assert not strip.isVisible()
    started.show_notice("Another one.")
    assert strip.label.text() == "Another one."


def test_the_same_notice_is_shown_once(started: MainWindow) -> None:
    started.show_notice(NOTICES[0])
    assert started.notice.label.text().splitlines() == list(NOTICES)


def test_a_fault_of_the_program_is_told_in_one_sentence_and_its_details_are_copied(
    qtbot: QtBot, started: MainWindow, caplog: pytest.LogCaptureFixture
) -> None:
    hands = Hands(qtbot, started)
    hands.type("flop: 100 ")
    before = started.desk.dispute
    fail("a wheel came off")
    strip = started.notice
    assert FAULT in strip.label.text() and "wheel" not in strip.label.text()
    assert "a wheel came off" in caplog.text
    assert started.desk.dispute is before
    hands.click(strip.copy)
    assert "RuntimeError: a wheel came off" in QGuiApplication.clipboard().text()
    hands.type("c ")
    assert len(started.desk.situation.acts) == 2


def test_a_fault_in_a_thread_is_told_by_the_window_in_its_own_thread(
    qtbot: QtBot, started: MainWindow, caplog: pytest.LogCaptureFixture
) -> None:
    told_in: list[int] = []
    show = started.show_fault

    def shown(details: str) -> None:
        told_in.append(threading.get_ident())
        show(details)

    started.show_fault = shown  # type: ignore[method-assign]  # to see what is told

    def work() -> None:
        raise RuntimeError("a wheel came off")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert not told_in, "a widget is touched in its own thread alone"
    qtbot.waitUntil(lambda: FAULT in started.notice.label.text())
    assert told_in == [threading.get_ident()] and "a wheel came off" in caplog.text
    Hands(qtbot, started).click(started.notice.copy)
    assert "RuntimeError: a wheel came off" in QGuiApplication.clipboard().text()


def test_a_thread_that_is_ended_is_no_fault(qtbot: QtBot, started: MainWindow) -> None:
    thread = threading.Thread(target=sys.exit)
    thread.start()
    thread.join()
    qtbot.wait(10)
    assert FAULT not in started.notice.label.text()


def test_a_later_notice_leaves_the_details_of_a_fault_there(
    qtbot: QtBot, started: MainWindow
) -> None:
    fail("a wheel came off")
    started.show_notice("Another one.")
    assert started.notice.label.text().splitlines() == [*NOTICES, FAULT, "Another one."]
    Hands(qtbot, started).click(started.notice.copy)
    assert "a wheel came off" in QGuiApplication.clipboard().text()


def test_a_notice_after_the_strip_was_put_away_has_no_old_details(started: MainWindow) -> None:
    fail("a wheel came off")
    started.notice.close_button.click()
    started.show_notice("Another one.")
    assert not started.notice.copy.isVisible()


def test_an_interrupt_ends_the_program_without_a_notice(
    started: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[bool] = []
    monkeypatch.setattr(QApplication, "quit", lambda: ended.append(True))
    started.notice.close_button.click()
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert ended and not started.notice.isVisible()


def test_the_ruling_is_copied_as_text(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 a125 c a200 c c")
    QGuiApplication.clipboard().setText("something else")
    control = Qt.KeyboardModifier.ControlModifier
    hands.press(Qt.Key.Key_C, control | Qt.KeyboardModifier.ShiftModifier)
    copied = QGuiApplication.clipboard().text()
    assert copied == set_up.shown_ruling.text
    assert copied.startswith("C may fold or call 75.") and "75 < 100" in copied


def test_text_marked_in_the_line_is_copied_by_itself(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 a125 ")
    control = Qt.KeyboardModifier.ControlModifier
    hands.press(Qt.Key.Key_A, control)
    hands.press(Qt.Key.Key_C, control)
    assert QGuiApplication.clipboard().text() == set_up.entry.edit.text()


def test_the_log_is_closed_at_the_end_of_the_program(
    started: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[bool] = []
    close = IncidentLog.close

    def told(log: IncidentLog) -> None:
        closed.append(True)
        close(log)

    monkeypatch.setattr(IncidentLog, "close", told)
    assert isinstance(started.record.log.file.opened(), IncidentLog)
    application = QApplication.instance()
    assert application is not None
    application.aboutToQuit.emit()
    assert closed == [True]
