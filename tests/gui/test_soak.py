"""A long evening at the window: no reference to None is lost, and no widget is left behind."""

import gc
import sys
from itertools import cycle, islice

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication

from floorapp.explain.catalogue import LANGUAGES
from floorapp.widgets.main_window import MainWindow

pytestmark = pytest.mark.broad

LINE = "100 a125 c a200 c c "
KEYS = [LINE[:end] for end in range(len(LINE) + 1)]
WARM_UP = 100
CHANGES = 1000
SLACK = 100
"""What caches and the like may keep or give back; one a change would be ten times as much.

A change with its repaint makes some hundred calls into Qt, so that losing one a call is clear.
"""


def settle() -> None:
    """Let everything happen that is to be done later, deleting too."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()


def play(window: MainWindow, changes: int) -> None:
    """Type parts of a line, paint, and take them back, so that the states to undo do not grow."""
    for text in islice(cycle(KEYS), changes // 2):
        window.desk.type_line(text)
        QApplication.processEvents()
        window.desk.undo()


@pytest.mark.skipif(
    sys.version_info >= (3, 12), reason="since Python 3.12 None is immortal: it is not counted"
)
def test_no_reference_to_none_is_lost_in_a_thousand_changes(set_up: MainWindow) -> None:
    play(set_up, WARM_UP)
    settle()
    before = sys.getrefcount(None)
    play(set_up, CHANGES)
    settle()
    assert abs(sys.getrefcount(None) - before) < SLACK


def objects(window: MainWindow) -> int:
    settle()
    return len(window.findChildren(QObject))


def test_new_disputes_and_other_languages_leave_no_widget_behind(window: MainWindow) -> None:
    def round_of(number: int) -> None:
        window.desk.type_line(LINE)
        window.context.language_picked.emit(LANGUAGES[number % len(LANGUAGES)])
        window.actions_set.new.trigger()
        if number % 10 == 0:
            window.desk.setting.set_seat_count(11)
            window.felt.edit(0)
            window.felt.edit(1)
            window.seat_menu(0).close()
            window.show_notice("Something.")
            window.desk.setting.set_seat_count(9)
            QApplication.processEvents()

    for number in range(30):
        round_of(number)
    before = objects(window)
    for number in range(500):
        round_of(number)
    assert objects(window) == before
