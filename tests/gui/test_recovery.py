"""The window after a crash: the dispute is there again, with a notice and nothing to answer."""

import os

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from floorapp import app
from floorapp.viewmodels.autosave import Autosave
from floorapp.widgets import theme
from floorapp.widgets.opening import Opening

LINE = "50/100 A,B,C,D,E flop: 100 a125 c a200 c"


@pytest.fixture
def start(qtbot, books, tmp_path, monkeypatch):
    """Start the program, and go on as soon as its window is there."""
    monkeypatch.setattr("sys.excepthook", None)

    def run() -> None:
        # Leave the loop once what was to be done behind the first frame is done.
        for _ in range(3):
            QApplication.processEvents()

    monkeypatch.setattr(QApplication, "exec", run)

    frames = []  # or they would be gone as soon as the next one is opened

    def started(file=None, typed=""):
        frame = Opening(theme.DARK)
        frames.append(frame)
        qtbot.addWidget(frame)
        frame.typed = typed
        frame.show()
        app.run_window(frame, books, "tda-2024", "en", file, records=tmp_path / "records")
        return frame.centralWidget()

    return started


def kill(window) -> None:
    """End as a killed process does: its files are closed and nothing more is written."""
    autosave = window.findChild(Autosave)
    autosave.write()
    os.close(autosave._journal.fileno())
    autosave._is_closed = True


def quit_window(window) -> None:
    window.findChild(Autosave).close()


def test_after_a_crash_the_dispute_is_there_again(start):
    window = start()
    QTest.keyClicks(window.entry.edit, LINE)
    headline = window.ruling.headline.text()
    kill(window)
    again = start()
    assert (
        again.ruling.headline.text() == headline == "A may fold, call 100 or raise to 300 or more."
    )
    assert again.notice.label.text().startswith("Recovered the dispute of ")
    assert again.window().isWindowModified()
    quit_window(again)
    assert start().ruling.headline.text() == headline


def test_without_anything_to_recover_nothing_is_told(start):
    window = start()
    quit_window(window)
    assert start().notice.isHidden()


def test_what_is_typed_while_the_window_opens_is_another_dispute(start):
    kill_me = start()
    QTest.keyClicks(kill_me.entry.edit, LINE)
    acts = kill_me.desk.situation.acts
    kill(kill_me)
    window = start(typed="pre: c")
    assert window.entry.edit.text() == "pre: c"
    window.findChild(Autosave).write()
    quit_window(window)
    (aside,) = window.files.documents.recent.aside
    window.files.documents.open_copy(aside)
    assert window.desk.situation.acts == acts


def test_what_is_typed_before_the_autosave_is_kept_too(start):
    window = start(typed=LINE)
    QTest.qWait(60)
    kill(window)
    assert len(start().desk.situation.acts) == 5


def test_the_document_that_is_named_is_opened_or_recovered(start, tmp_path):
    window = start()
    QTest.keyClicks(window.entry.edit, LINE)
    window.files.documents.save_as(tmp_path / "x.floor")
    quit_window(window)
    window = start(tmp_path / "x.floor")
    assert window.files.documents.file == tmp_path / "x.floor"
    assert not window.isWindowModified()
    QTest.keyClicks(window.entry.edit, " f")
    count = len(window.desk.situation.acts)
    kill(window)
    again = start(tmp_path / "x.floor")
    assert len(again.desk.situation.acts) == count
    assert again.isWindowModified() and again.files.documents.file == tmp_path / "x.floor"
    quit_window(again)


def test_a_document_that_cannot_be_opened_is_told_in_the_window(start, tmp_path):
    window = start(tmp_path / "no.floor")
    told = "no.floor: There is no such file: check the name and the folder."
    assert window.notice.label.text() == told
    quit_window(window)


def test_the_bar_says_since_when_all_is_kept_where_there_is_room(start, qtbot):
    window = start()
    frame = window.window()
    frame.resize(1600, 900)
    QTest.keyClicks(window.entry.edit, LINE)
    saved = window.context.saved
    qtbot.waitUntil(saved.isVisible)
    assert saved.text().startswith("Saved ") and len(saved.text()) == len("Saved 21:04:07")
    window.context.show_saved("Saved 21:04:07, and so much more than there is room for" * 4)
    assert not saved.isVisible()
    window.context.show_saved("Saved 21:04:07")
    assert saved.isVisible() and saved.x() + saved.width() <= window.context.undo.x()
    quit_window(window)


def test_where_nothing_can_be_kept_the_window_goes_on(start, tmp_path):
    (tmp_path / "records").write_text("in the way")
    window = start()
    QTest.keyClicks(window.entry.edit, LINE)
    window.findChild(Autosave).write()
    told = window.notice.label.text()
    assert told.startswith("What is not saved is lost if the program ends now. ")
    assert window.ruling.headline.text().startswith("A may fold")
    assert window.files.documents.save_as(tmp_path / "x.floor")
    assert not window.context.saved.isVisible()
    quit_window(window)
