"""No thread beside the window's destroys what is Qt's, and nothing is left to lie about."""

import gc
import sys
import threading
import weakref
from collections.abc import Iterator, Mapping

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from floorapp.app import run_window
from floorapp.engine.rulebook import RuleBook
from floorapp.widgets import theme
from floorapp.widgets.opening import Opening
from floorapp.widgets.sweeping import Sweeping, sweep

SWEEPS = 2 * (gc.get_threshold()[1] + 1) * (gc.get_threshold()[2] + 1)


class Ring:
    """Holds itself, so that only a collection frees it."""

    def __init__(self) -> None:
        self.ring = self


@pytest.fixture(autouse=True)
def _not_afterwards() -> Iterator[None]:
    """Python collects by itself in no other test."""
    yield
    gc.disable()


def left_ring() -> list[int]:
    """Leave a ring that nobody needs; what is returned will hold the thread that collects it.

    Python collects by itself from now on, and what tests before have left of Qt's is gone.
    """
    gc.collect()
    threads: list[int] = []
    weakref.finalize(Ring(), lambda: threads.append(threading.get_ident()))
    gc.enable()
    return threads


def busy_thread() -> int:
    """Make much more, in a thread, than what Python collects after; return which it was."""
    thread = threading.Thread(target=lambda: [[number] for number in range(10_000)])
    thread.start()
    thread.join()
    assert thread.ident is not None
    return thread.ident


def test_python_alone_has_a_busy_thread_collect() -> None:
    """What the sweeping is for; should this fail one day, it can go."""
    collected_in = left_ring()
    assert collected_in == [busy_thread()]


def test_a_busy_thread_leaves_it_to_the_window(qtbot: QtBot) -> None:
    parent = QObject()
    collected_in = left_ring()
    Sweeping(parent)
    busy_thread()
    assert collected_in == []
    qtbot.waitUntil(lambda: collected_in == [threading.get_ident()])


def test_the_program_is_swept(
    qtbot: QtBot, books: Mapping[str, RuleBook], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.excepthook", sys.excepthook)
    monkeypatch.setattr(QApplication, "exec", lambda: 0)
    frame = Opening(theme.DARK)
    qtbot.addWidget(frame)
    gc.enable()
    run_window(frame, books, "tda-2024", "en", None)
    assert not gc.isenabled()
    assert frame.findChild(Sweeping).isActive()


def test_what_has_grown_old_is_swept_too() -> None:
    ring = Ring()
    old = weakref.ref(ring)
    gc.collect()
    del ring
    sweep()
    assert old() is not None
    for _ in range(SWEEPS):
        sweep()
    assert old() is None
