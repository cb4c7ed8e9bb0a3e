"""The first frame: it is the window, it takes keys, and nothing typed into it is lost."""

from collections.abc import Mapping

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from floorapp import app
from floorapp.engine.rulebook import RuleBook
from floorapp.widgets import theme
from floorapp.widgets.opening import SMALLEST, USUAL, Opening, usual_size


def opened(qtbot: QtBot) -> Opening:
    frame = Opening(theme.DARK)
    qtbot.addWidget(frame)
    frame.show()
    qtbot.waitExposed(frame)
    return frame


def test_the_first_frame_paints_felt_and_bars(qtbot: QtBot) -> None:
    frame = opened(qtbot)
    frame.resize(USUAL)
    picture = frame.grab().toImage()
    assert picture.pixelColor(400, 380) == QColor(theme.DARK.felt)
    assert picture.pixelColor(1200, 300) == QColor(theme.DARK.panel)


def test_it_opens_no_larger_than_the_screen() -> None:
    assert usual_size([QRect(0, 0, 1920, 1080)]) == USUAL
    assert usual_size([QRect(0, 0, 1366, 768)]) == QSize(1280, 728)
    assert usual_size([QRect(0, 0, 800, 600)]) == SMALLEST
    assert usual_size([]) == USUAL


def test_keys_typed_into_the_first_frame_are_in_the_line_when_the_rest_is_there(
    qtbot: QtBot, books: Mapping[str, RuleBook], monkeypatch
) -> None:
    frame = opened(qtbot)
    QTest.keyClicks(frame, "50/100 5p f: 1000")
    QTest.keyClick(frame, Qt.Key.Key_Backspace)
    monkeypatch.setattr(QApplication, "exec", lambda: 7)
    monkeypatch.setattr("sys.excepthook", None)
    notices = ("house.toml: This key is missing: add it.",)
    assert app.run_window(frame, books, "tda-2024", "en", None, notices) == 7
    window = frame.centralWidget()
    assert window.entry.edit.text() == "50/100 5p f: 100"
    assert window.ruling.headline.text() == "Seat 2 may fold, call 100 or raise to 200 or more."
    assert window.notice.label.text() == notices[0]
    assert frame.windowTitle() == window.windowTitle() != ""
    QApplication.processEvents()
    assert window.entry.edit.hasFocus()
    QTest.keyClicks(window.entry.edit, " c")
    assert window.ruling.headline.text().startswith("Seat 3 ")


def test_the_panes_of_the_first_frame_stand_where_the_window_has_them(
    qtbot: QtBot, books: Mapping[str, RuleBook]
) -> None:
    frame = opened(qtbot)
    picture = frame.grab().toImage()
    window = app.make_window(books, "tda-2024", "en", theme.DARK)
    frame.furnish(window)
    for _ in range(2):
        QApplication.processEvents()
    edges = [window.felt.y(), window.history.y(), window.bar.y()]
    grounds = (theme.DARK.background, theme.DARK.bar, theme.DARK.panel)
    above = (theme.DARK.panel, theme.DARK.background, theme.DARK.bar)
    assert [picture.pixelColor(5, y + 2).name() for y in edges] == list(grounds)
    assert [picture.pixelColor(5, y - 3).name() for y in edges] == list(above)
