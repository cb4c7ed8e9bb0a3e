"""Autosave: what is not saved is there again, whoever ended the window, and one window alone has it."""

import errno
import json
import os
import threading
import time
import zlib

import pytest

from floorapp.engine.acts import Bet, Call, Fold
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace
from floorapp.records.journal import State, left_over
from floorapp.records.recent import Recent
from floorapp.viewmodels.autosave import Autosave
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.documents import Documents
from floorapp.viewmodels.lent_desk import LentDesk

LINE = "50/100 A,B,C,D,E flop: b100 a125 c a200 c"


class Window:
    """A desk with its documents and its autosave, as a window has them."""

    def __init__(self, books, folder, file=None):
        self.desk = Desk(books, "tda-2024")
        self.documents = Documents(self.desk, Recent(folder))
        self.autosave = Autosave(self.documents, folder / "journals")
        self.told = []
        self.autosave.told.connect(self.told.append)
        self.documents.told.connect(self.told.append)
        self.recovered = self.autosave.recover(file)

    def kill(self):
        """End as a killed process does."""
        self.autosave._timer.stop()
        if self.autosave._worker is not None:
            self.autosave._worker.shutdown()
        os.close(self.autosave._journal.fileno())


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def open_window(books, tmp_path):
    return lambda file=None: Window(books, tmp_path, file)


def test_a_dispute_is_there_again_after_a_kill(open_window, qtbot):
    window = open_window()
    assert not window.recovered
    window.desk.type_line(LINE)
    with qtbot.waitSignal(window.autosave.kept) as kept:
        pass
    assert kept.args[0].startswith("Saved ") and len(kept.args[0]) == len("Saved 21:04:07")
    window.kill()
    again = open_window()
    assert again.recovered and again.documents.is_modified
    assert again.desk.situation == replace(window.desk.situation, rulebook="tda-2024")
    assert len(again.told) == 1 and again.told[0].startswith("Recovered the dispute of ")
    again.autosave.close()


def test_it_is_there_again_after_a_clean_end_too(open_window):
    window = open_window()
    window.desk.type_line(LINE)
    window.autosave.close()
    again = open_window()
    assert again.recovered
    again.desk.act(Call("A"))
    again.autosave.close()
    assert len(open_window().desk.situation.acts) == len(window.desk.situation.acts) + 1


def test_what_is_saved_is_not_recovered(open_window, tmp_path):
    window = open_window()
    window.desk.type_line(LINE)
    window.autosave.write()
    window.documents.save_as(tmp_path / "x.floor")
    window.autosave.close()
    assert not open_window().recovered


def test_changes_to_a_document_are_recovered_as_changes_to_it(open_window, tmp_path):
    path = tmp_path / "x.floor"
    window = open_window()
    window.desk.type_line(LINE)
    window.documents.save_as(path)
    window.desk.act(Fold("A"))
    window.autosave.write()
    window.kill()
    assert not open_window(tmp_path / "other.floor").recovered
    again = open_window(path)
    assert again.recovered
    assert (again.documents.file, again.documents.is_modified) == (path, True)
    again.documents.save()
    assert not again.documents.is_modified
    again.autosave.close()


def test_what_cannot_be_read_of_the_line_is_kept(open_window):
    window = open_window()
    window.desk.type_line(f"{LINE} qqq r")
    window.autosave.close()
    again = open_window()
    assert again.desk.unread == window.desk.unread != ""
    assert again.desk.situation.acts == window.desk.situation.acts
    again.autosave.close()


def test_two_windows_have_each_their_own(open_window):
    one, two = open_window(), open_window()
    one.desk.type_line(LINE)
    one.autosave.write()
    two.desk.act(Bet("3", 300))
    two.autosave.write()
    assert not open_window().recovered
    one.kill()
    two.kill()
    third = open_window()
    assert third.recovered and third.told[1:] == [
        "Another one is kept for the next window that is opened."
    ]
    fourth = open_window()
    assert fourth.recovered
    lengths = {len(each.desk.situation.seats) for each in (third, fourth)}
    assert lengths == {5, 9}
    third.autosave.close()
    fourth.autosave.close()


def test_a_dispute_that_another_takes_the_place_of_is_put_aside(open_window):
    window = open_window()
    window.desk.type_line(LINE)
    window.autosave.write()
    acts = window.desk.situation.acts
    window.desk.new_dispute()
    window.autosave.close()
    (aside,) = window.documents.recent.aside
    again = open_window()
    assert not again.recovered
    assert again.documents.open_copy(aside)
    assert again.desk.situation.acts == acts
    again.autosave.close()


def test_of_many_that_were_put_aside_the_oldest_are_let_go(open_window):
    window = open_window()
    for number in range(35):
        window.desk.act(Bet("3", 200 + number))
        window.autosave.write()
        window.desk.new_dispute()
        window.autosave.write()
    window.autosave.close()
    assert len(window.documents.recent.aside) == 30


def test_where_the_timer_could_not_keep_up_the_next_act_writes(open_window, tmp_path):
    window = open_window()
    window.desk.type_line(LINE)
    time.sleep(0.05)  # longer than the timer, and no event is processed
    assert not (tmp_path / "journals").exists()
    window.desk.act(Call("A"))
    assert (tmp_path / "journals").exists()
    window.kill()
    assert open_window().desk.situation.acts == window.desk.situation.acts


def test_nothing_is_written_where_nothing_is_different(open_window, tmp_path):
    window = open_window()
    window.desk.ask("3")
    window.autosave.write()
    assert not (tmp_path / "journals").exists()
    window.desk.type_line(LINE)
    window.autosave.write()
    (journal,) = (tmp_path / "journals").iterdir()
    size = journal.stat().st_size
    window.desk.look_at(1)
    window.autosave.write()
    assert journal.stat().st_size == size
    window.autosave.close()


def full(*_args, **_more):
    raise OSError(errno.ENOSPC, "full")


@pytest.mark.parametrize("call", ["os.open", "os.write", "pathlib.Path.mkdir"])
def test_a_disk_that_takes_nothing_is_told_once_and_the_window_goes_on(
    open_window, monkeypatch, call
):
    window = open_window()
    with monkeypatch.context() as failing:
        failing.setattr(call, full)
        window.desk.type_line(LINE)
        window.autosave.write()
        window.desk.act(Call("A"))
        window.autosave.write()
    lost = "What is not saved is lost if the program ends now."
    room = "There is no room left on this disk: make room, or choose another place."
    assert window.told == [f"{lost} {room}"]
    window.desk.act(Fold("B"))
    window.autosave.close()
    assert open_window().desk.situation.acts == window.desk.situation.acts


def test_a_disk_that_fails_behind_the_window_is_told(open_window, monkeypatch, qtbot):
    window = open_window()
    with monkeypatch.context() as failing:
        failing.setattr("os.fsync", full)
        window.desk.type_line(LINE)
        qtbot.waitUntil(lambda: bool(window.told))
    assert window.told[0].startswith("What is not saved is lost")
    window.desk.act(Call("A"))
    with qtbot.waitSignal(window.autosave.kept):
        pass
    window.desk.new_dispute()
    with monkeypatch.context() as failing:
        failing.setattr("floorapp.records.recent.write_file", lambda *_: full())
        window.autosave.write()
        qtbot.waitUntil(lambda: len(window.told) == 2)
    window.autosave.close()


def test_a_fault_of_the_program_behind_the_window_is_told_and_the_next_act_is_kept(
    open_window, monkeypatch, qtbot
):
    faults = []
    monkeypatch.setattr(threading, "excepthook", faults.append)
    window = open_window()
    with monkeypatch.context() as broken:
        broken.setattr("floorapp.records.journal.Journal.sync", lambda _: int("a wheel"))
        window.desk.type_line(LINE)
        qtbot.waitUntil(lambda: len(faults) == 1)
    assert faults[0].exc_type is ValueError
    window.desk.act(Call("A"))
    with qtbot.waitSignal(window.autosave.kept):
        pass
    window.autosave.close()


def test_a_journal_that_holds_no_dispute_is_left_alone(open_window, tmp_path):
    window = open_window()
    window.desk.type_line(LINE)
    window.autosave.write()
    window.kill()
    (journal,) = (tmp_path / "journals").iterdir()
    told = json.dumps({"time": "soon", "document": "{", "rest": "", "file": ""}).encode()
    journal.write_bytes(b"%08x %s\n" % (zlib.crc32(told), told))
    assert not open_window().recovered
    assert journal.exists()


def test_a_time_that_is_none_is_told_as_it_stands(open_window, tmp_path):
    window = open_window()
    window.desk.type_line(LINE)
    window.autosave.write()
    window.kill()
    (found,) = left_over(tmp_path / "journals")
    found.write(State(time="tea time", document=found.state.document))
    os.close(found.fileno())
    again = open_window()
    assert again.told == ["Recovered the dispute of tea time."]
    again.autosave.close()


def test_what_is_shown_for_a_while_is_not_kept_and_the_dispute_that_waits_is(open_window):
    window = open_window()
    window.desk.type_line(LINE)
    window.autosave.write()
    LentDesk(window.desk).show(Situation(seats=("A", "B"), big_blind=50, street="flop"))
    window.desk.act(Bet("A", 300))
    window.autosave.write()
    window.kill()
    again = open_window()
    assert again.recovered
    assert len(again.desk.situation.acts) == 5
    again.autosave.close()
