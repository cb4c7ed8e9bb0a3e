"""The real window, offscreen, with the shipped rule books."""

import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from floorapp.app import make_window
from floorapp.engine.rulebook import RuleBook
from floorapp.explain.catalogue import Catalogue
from floorapp.records.incident_log import IncidentLog
from floorapp.widgets import theme
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.sweeping import Sweeping
from floorapp.widgets.typeface import load_fonts
from floorapp.widgets.word import Cut
from tests.gui.hands import Hands


@pytest.fixture(scope="session", autouse=True)
def _sweeping(qapp: QApplication) -> None:
    """A test that goes on for long is swept as the program is."""
    Sweeping(qapp)


@pytest.fixture(autouse=True)
def _gone_afterwards(qapp: QApplication) -> Iterator[None]:
    """The windows of a test are gone when the next one begins, and speak no language any more."""
    yield
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def spoken(speak: Callable[[str], Catalogue], monkeypatch: pytest.MonkeyPatch) -> None:
    """Every language, also where none is compiled beside its source."""
    monkeypatch.setattr("floorapp.viewmodels.desk.catalogue", speak)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder for each test: what one of them saves, such as levels, no other one sees."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "own"))


@pytest.fixture(autouse=True)
def _hook_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that a test starts as the program does hears of faults in threads, and is gone."""
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)


@pytest.fixture
def window(qtbot: QtBot, books: Mapping[str, RuleBook]) -> Iterator[MainWindow]:
    """A window as just installed."""
    load_fonts()
    opened = make_window(books, "tda-2024", "en", theme.DARK)
    qtbot.addWidget(opened)
    opened.show()
    qtbot.waitExposed(opened)
    opened.activateWindow()  # a window of the test before may not be gone yet
    qtbot.waitUntil(opened.isActiveWindow)
    yield opened
    opened.close()


@pytest.fixture
def hands(qtbot: QtBot, window: MainWindow) -> Hands:
    """The user's hands: every key and click is counted."""
    return Hands(qtbot, window)


@pytest.fixture
def set_up(window: MainWindow) -> MainWindow:
    """A window whose level, street and five seats are set, as after an earlier dispute."""
    window.desk.type_line("50/100 A,B,C,D,E flop: b300 f f f f")
    window.actions_set.new.trigger()
    return window


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that were painted shorter than they are."""
    found: list[str] = []
    elided = Cut.elided

    def told(self: Cut, text: str, width: int) -> str:
        shown = elided(self, text, width)
        if shown != text:
            found.append(text)
        return shown

    monkeypatch.setattr(Cut, "elided", told)
    return found


@pytest.fixture
def log_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a window keeps its incident log; no test waits for the disk."""
    monkeypatch.setattr("floorapp.records.opening._SYNCHRONOUS", "OFF")
    return tmp_path / "incidents.sqlite3"


@pytest.fixture
def logged(qtbot: QtBot, books: Mapping[str, RuleBook], log_path: Path) -> Iterator[MainWindow]:
    """A window that keeps an incident log, with a ruling on it."""
    load_fonts()
    opened = make_window(
        books, "tda-2024", "en", theme.DARK, open_log=lambda: IncidentLog.open(log_path)
    )
    qtbot.addWidget(opened)
    opened.show()
    qtbot.waitExposed(opened)
    qtbot.waitUntil(opened.isActiveWindow)
    opened.desk.type_line("50/100 A,B,C,D,E flop: b100 a125 c a200 c c ")
    yield opened
    opened.close()
