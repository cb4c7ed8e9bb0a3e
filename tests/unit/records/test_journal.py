"""The journal of a window: its last whole state is there again, and a running window keeps it."""

import errno
import os
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from floorapp.records import journal as journals
from floorapp.records.journal import Journal, State, last_state, left_over


def state(number: int, document: str = "x") -> State:
    return State(time=f"2026-03-12T21:04:{number:02}", document=document, rest="r", file="f")


def let_go(journal: Journal) -> None:
    """End the journal as a killed process does: with nothing but its files closed."""
    os.close(journal.fileno())


def states(folder):
    return [journal.state for journal in left_over(folder)]


def test_the_last_state_of_a_window_that_has_gone_is_there(tmp_path):
    journal = Journal.begin(tmp_path / "made" / "here")
    for number in range(3):
        journal.write(state(number))
    let_go(journal)
    assert states(tmp_path / "made" / "here") == [state(2)]


def test_a_window_that_runs_keeps_its_journal(tmp_path):
    journal = Journal.begin(tmp_path)
    journal.write(state(1))
    assert left_over(tmp_path) == []
    let_go(journal)
    (found,) = left_over(tmp_path)
    assert left_over(tmp_path) == []  # it has been taken over
    found.write(state(2))
    let_go(found)
    assert states(tmp_path) == [state(2)]


def test_a_window_of_another_process_keeps_its_journal(tmp_path):
    code = (
        "import sys; from pathlib import Path; from floorapp.records.journal import Journal, State\n"
        "j = Journal.begin(Path(sys.argv[1])); j.write(State(time='1', document='theirs'))\n"
        "print('ready', flush=True); sys.stdin.read()"
    )
    window = subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with window:
        assert window.stdout.readline() == b"ready\n"
        assert left_over(tmp_path) == []
        window.kill()
    assert [each.document for each in states(tmp_path)] == ["theirs"]


def test_of_several_the_latest_comes_first(tmp_path):
    for number in (2, 3, 1):
        journal = Journal.begin(tmp_path)
        journal.write(state(number))
        let_go(journal)
    assert states(tmp_path) == [state(3), state(2), state(1)]


def test_where_all_is_saved_nothing_is_left(tmp_path):
    journal = Journal.begin(tmp_path)
    journal.write(state(1))
    journal.write(state(2, document=""))
    journal.close()
    Journal.begin(tmp_path).close()
    killed = Journal.begin(tmp_path)
    killed.write(state(3, document=""))
    let_go(killed)
    assert left_over(tmp_path) == []
    assert list(tmp_path.iterdir()) == []


def test_what_is_not_saved_outlasts_the_end_of_the_window(tmp_path):
    journal = Journal.begin(tmp_path)
    journal.write(state(1))
    journal.close()
    assert states(tmp_path) == [state(1)]


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_line_that_was_cut_off_leaves_the_one_before(tmp_path, cut):
    journal = Journal.begin(tmp_path)
    journal.write(state(1))
    kept = os.fstat(journal.fileno()).st_size
    journal.write(state(2))
    os.truncate(journal.path, os.fstat(journal.fileno()).st_size - cut)
    let_go(journal)
    (found,) = left_over(tmp_path)
    assert found.state in ({state(1), state(2)} if cut == 1 else {state(1)}), kept
    found.write(state(3))
    let_go(found)
    assert states(tmp_path) == [state(3)]


@pytest.mark.parametrize(
    "content",
    [b"", b"\n\n", b"00000000 {}", b"\xff\x00", b"e3b0c442", b'6f1b9f2b {"time": 1}'],
)
def test_what_is_no_state_is_none(content):
    assert last_state(content) is None


@pytest.mark.parametrize("told", [b"{}", b"[1]", b"nonsense", b"[" * 100_000, b"3"])
def test_what_has_a_checksum_and_is_no_state_is_none(told):
    assert last_state(b"%08x %s" % (zlib.crc32(told), told)) is None


def test_a_long_journal_is_begun_anew_and_the_old_one_stays_until_it_is_on_the_disk(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(journals, "MOST_BYTES", 300)
    journal = Journal.begin(tmp_path)
    for number in range(5):
        journal.write(state(number))
    assert len(list(tmp_path.iterdir())) > 1
    journal.sync()
    assert len(list(tmp_path.iterdir())) == 1
    for number in range(5, 9):
        journal.write(state(number))
    journal.close()
    assert states(tmp_path) == [state(8)]


def test_a_full_disk_takes_nothing_back(tmp_path, monkeypatch):
    journal = Journal.begin(tmp_path)
    journal.write(state(1))

    def fail(*_args):
        raise OSError(errno.ENOSPC, "full")

    for most in (10**6, 10):
        monkeypatch.setattr(journals, "MOST_BYTES", most)
        with monkeypatch.context() as failing:
            failing.setattr("os.write", fail)
            with pytest.raises(OSError, match="full"):
                journal.write(state(2))
    let_go(journal)
    assert states(tmp_path) == [state(1)]


def test_a_folder_where_nothing_may_be_written_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError):  # noqa: PT011 - which one depends on the system
        Journal.begin(tmp_path / "file")


def test_a_journal_that_cannot_be_opened_is_passed_over(tmp_path):
    (tmp_path / "folder.journal").mkdir()
    assert left_over(tmp_path) == []
    assert left_over(tmp_path / "not there") == []


@pytest.mark.parametrize(("number", "left"), [(errno.EWOULDBLOCK, 0), (errno.ENOLCK, 1)])
def test_where_no_file_can_be_locked_what_is_left_is_recovered(tmp_path, monkeypatch, number, left):
    journal = Journal.begin(tmp_path)
    journal.write(state(1))
    let_go(journal)

    def fail(*_args):
        raise OSError(number, "no")

    monkeypatch.setattr("fcntl.flock", fail)
    assert len(left_over(tmp_path)) == left


@pytest.mark.parametrize("when", ["before it is locked", "while it is locked"])
def test_a_journal_that_another_window_takes_away_as_it_begins_is_begun_again(
    tmp_path, monkeypatch, when
):
    whole, begun = journals.lock, []

    def look_meanwhile(descriptor):
        begun.append(descriptor)
        if len(begun) > 1:
            return whole(descriptor)
        (path,) = tmp_path.iterdir()
        other = os.open(path, os.O_RDWR)
        assert whole(other)
        locked = whole(descriptor) if when == "while it is locked" else None
        path.unlink()
        os.close(other)
        return whole(descriptor) if locked is None else locked

    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(journals, "lock", look_meanwhile)
        journal = Journal.begin(tmp_path)
    journal.write(state(1))
    assert left_over(tmp_path) == []
    let_go(journal)
    assert states(tmp_path) == [state(1)]


def test_where_every_file_is_held_by_others_that_is_told_and_nothing_is_left(tmp_path, monkeypatch):
    monkeypatch.setattr(journals, "lock", lambda _: False)
    with pytest.raises(OSError, match="lock"):
        Journal.begin(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_journal_that_cannot_be_read_now_is_let_go_and_there_the_next_time(tmp_path, monkeypatch):
    journal = Journal.begin(tmp_path)
    journal.write(state(1))
    let_go(journal)

    def fail(_):
        raise OSError(errno.EIO, "no")

    with monkeypatch.context() as failing:
        failing.setattr("pathlib.Path.read_bytes", fail)
        assert left_over(tmp_path) == []
    assert states(tmp_path) == [state(1)]


def test_whenever_a_long_journal_is_brought_to_the_disk_none_is_removed_before_the_next_is_there(
    tmp_path, monkeypatch
):
    """A sync between any two lines of the write, as another thread may do it."""
    monkeypatch.setattr(journals, "MOST_BYTES", 10)
    journal = Journal.begin(tmp_path)
    journal.write(state(1))
    journal.sync()
    kept, folder = {os.fstat(journal.fileno()).st_ino}, tmp_path.stat().st_ino
    safe = [set(kept)]
    whole, unlink = os.fsync, Path.unlink

    def note(descriptor):
        whole(descriptor)
        kept.add(os.fstat(descriptor).st_ino)
        if folder in kept:
            safe.append({path.stat().st_ino for path in tmp_path.iterdir()} & kept)
            kept.discard(folder)

    def note_removed(path):
        safe[-1].discard(path.stat().st_ino)
        assert safe[-1], "the only journal that outlasts lost power was removed"
        unlink(path)

    def between(frame, event, _):
        if frame.f_code.co_name != "_begin_anew":
            return None
        if event == "line":
            sys.settrace(None)
            journal.sync()
            sys.settrace(between)
        return between

    monkeypatch.setattr("os.fsync", note)
    monkeypatch.setattr("pathlib.Path.unlink", note_removed)
    traced = sys.gettrace()
    sys.settrace(between)
    try:
        journal.write(state(2))
    finally:
        sys.settrace(traced)
    journal.sync()
    let_go(journal)
    assert states(tmp_path) == [state(2)]


def test_where_the_disk_fails_the_old_journal_waits_for_the_next_time(tmp_path, monkeypatch):
    monkeypatch.setattr(journals, "MOST_BYTES", 10)
    journal = Journal.begin(tmp_path)
    journal.write(state(1))
    journal.write(state(2))

    def fail(_):
        raise OSError(errno.EIO, "no")

    with monkeypatch.context() as failing:
        failing.setattr("os.fsync", fail)
        with pytest.raises(OSError, match="no"):
            journal.sync()
    assert len(list(tmp_path.iterdir())) == 2
    journal.sync()
    assert len(list(tmp_path.iterdir())) == 1
    journal.close()
