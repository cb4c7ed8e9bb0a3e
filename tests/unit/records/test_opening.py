"""Opening the log on bad days: one sentence, nothing lost, and nothing silently replaced."""

import os
import shutil
import sqlite3
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import pytest

from floorapp.engine.problems import Problem
from floorapp.records import opening
from floorapp.records.copies import set_aside
from floorapp.records.incident_log import IncidentLog
from floorapp.records.trouble import trouble
from tests.unit.records.conftest import an_entry

FOREIGN = "This is no incident log: another program wrote it, or its beginning is damaged. Name another file, or keep this one under another name."
NOBODY = 65534


def test_a_missing_folder_is_made(path):
    assert not path.parent.exists()
    with IncidentLog.open(path) as log:
        assert (log.writable, log.last()) == (True, 0)
    assert path.is_file()


@pytest.mark.skipif(os.name != "posix", reason="permissions are those of POSIX")
def test_no_other_user_of_the_machine_reads_the_log_or_its_copies(path, tmp_path):
    with IncidentLog.open(path) as log:
        log.append(an_entry())
        copy = log.back_up(tmp_path / "copies")
        files = [*path.parent.iterdir(), copy]
        assert len(files) >= 3  # SQLite keeps one or two files beside it
        assert [file.name for file in files if file.stat().st_mode & 0o077] == []


def test_a_missing_file_is_told_where_none_is_to_be_made(path):
    told = IncidentLog.open(path, make=False)
    assert (told.message, told.place) == ("There is no incident log yet.", str(path))
    assert not path.parent.exists()


def test_an_empty_file_becomes_a_log_only_where_one_is_to_be_made(tmp_path):
    empty = tmp_path / "empty"
    empty.touch()
    assert IncidentLog.open(empty, make=False).message == "There is no incident log yet."
    assert empty.read_bytes() == b""
    with IncidentLog.open(empty) as log:
        assert log.append(an_entry()).number == 1


@pytest.mark.parametrize("content", [b"x", b"xx", b"%PDF-1.7 ...", b"x" * 5000, b"\0" * 8192])
def test_a_file_of_another_program_is_refused_and_left_alone(content, tmp_path):
    other = tmp_path / "other"
    other.write_bytes(content)
    told = IncidentLog.open(other)
    assert (told.message, told.place) == (FOREIGN, str(other))
    assert other.read_bytes() == content
    assert [file.name for file in tmp_path.iterdir()] == ["other"]


@pytest.mark.parametrize("pragma", ["user_version = 1000", "application_id = 7"])
def test_a_database_of_another_program_is_refused_and_left_alone(pragma, tmp_path):
    other = tmp_path / "other.sqlite3"
    database = sqlite3.connect(other)
    database.execute("CREATE TABLE entries (number)")
    database.execute(f"PRAGMA {pragma}")
    database.close()
    content = other.read_bytes()
    assert IncidentLog.open(other).message == FOREIGN
    assert other.read_bytes() == content


def test_an_empty_database_of_another_program_is_refused(tmp_path):
    other = tmp_path / "other.sqlite3"
    database = sqlite3.connect(other)
    database.execute("PRAGMA application_id = 7")
    database.close()
    assert IncidentLog.open(other).message == FOREIGN


def version(path, number):
    database = sqlite3.connect(path)
    database.execute(f"PRAGMA user_version = {number}")
    database.close()


def test_a_newer_major_version_is_refused_politely_and_a_newer_minor_one_opened(path):
    with IncidentLog.open(path) as log:
        log.append(an_entry())
    version(path, 2000)
    told = IncidentLog.open(path)
    assert told.message.startswith("This incident log was written by a newer version")
    version(path, 1007)
    with IncidentLog.open(path) as log:
        assert log.append(an_entry()).number == 2
        assert log.verify().warnings == ()
    database = sqlite3.connect(path)
    assert database.execute("PRAGMA user_version").fetchone() == (1007,)
    database.close()


@pytest.mark.parametrize("name", ["a\0b", "x" * 300])
def test_a_name_that_no_file_can_have_is_told(name, tmp_path):
    told = IncidentLog.open(tmp_path / name / name)
    assert told.message.startswith("The file cannot be opened or made there")


def test_a_folder_in_the_place_of_the_file_is_told(tmp_path):
    assert IncidentLog.open(tmp_path).message.startswith("The file cannot be opened or made there")


def test_a_file_in_the_place_of_the_folder_is_told(tmp_path):
    (tmp_path / "data").write_text("")
    told = IncidentLog.open(tmp_path / "data" / "incidents.sqlite3")
    assert told.message.startswith("The file cannot be opened or made there")


def test_a_file_that_another_program_holds_for_itself_is_told(path):
    with IncidentLog.open(path) as log:
        log.append(an_entry())
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("PRAGMA locking_mode = EXCLUSIVE")
    holder.execute("BEGIN EXCLUSIVE")
    told = IncidentLog.open(path, timeout=0.05)
    assert told.message.startswith("Another window or program holds this file")
    holder.execute("ROLLBACK")
    holder.close()
    with IncidentLog.open(path) as log:
        assert log.last() == 1


def test_a_log_whose_writer_is_at_work_opens_for_writing(path):
    with IncidentLog.open(path):
        holder = sqlite3.connect(path, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        with IncidentLog.open(path, timeout=0.01) as log:
            assert (log.writable, log.last()) == (True, 0)
        holder.close()


@pytest.fixture
def somebody():
    """A folder of a user who is not the system's owner, and that user."""
    if sys.platform == "win32":
        pytest.skip("permissions are other ones there")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        owner = not os.geteuid()
        if owner:
            os.chown(folder, NOBODY, NOBODY)
            os.seteuid(NOBODY)
        try:
            yield folder
        finally:
            folder.chmod(0o755)
            if owner:
                os.seteuid(0)


def test_a_log_that_may_only_be_read_is_shown_and_takes_no_entry(somebody):
    path = somebody / "incidents.sqlite3"
    with IncidentLog.open(path) as log:
        log.append(an_entry())
    path.chmod(0o444)
    somebody.chmod(0o555)
    with IncidentLog.open(path) as log:
        assert (log.writable, len(log.find("ana")), log.verify().broken) == (False, 1, None)
        told = log.append(an_entry())
        assert told.message.startswith("Nothing can be written to this folder or file")
        assert log.back_up(somebody / "copies").message.startswith("Nothing can be written")


def test_a_log_whose_last_entries_cannot_be_read_is_not_shown_without_them(somebody):
    path = somebody / "incidents.sqlite3"
    with IncidentLog.open(somebody / "elsewhere" / path.name) as log:
        log.append(an_entry())
        for file in (log.path, log.path.with_name(path.name + "-wal")):  # as a kill leaves them
            shutil.copy(file, somebody / file.name)
    somebody.chmod(0o555)
    told = IncidentLog.open(path)
    assert told.message.startswith("This folder may only be read, and the last entries")
    somebody.chmod(0o755)
    with IncidentLog.open(path) as log:
        assert log.last() == 1


def test_a_folder_that_takes_no_file_is_told(somebody):
    somebody.chmod(0o555)
    for path in (somebody / "incidents.sqlite3", somebody / "data" / "incidents.sqlite3"):
        told = IncidentLog.open(path)
        assert isinstance(told, Problem)
        assert told.message.startswith(("Nothing can be written", "The file cannot be opened"))


def test_a_file_that_may_not_be_read_is_told(somebody):
    path = somebody / "incidents.sqlite3"
    IncidentLog.open(path).close()
    path.chmod(0)
    assert isinstance(IncidentLog.open(path), Problem)


def test_a_disk_that_is_full_at_the_beginning_is_told(path, monkeypatch):
    connect = opening._connect

    def tight(*given):
        database = connect(*given)
        database.execute("PRAGMA max_page_count = 3")
        return database

    monkeypatch.setattr(opening, "_connect", tight)
    told = IncidentLog.open(path)
    assert told.message == "The disk is full: nothing was written. Make room and try again."
    monkeypatch.undo()
    with IncidentLog.open(path) as log:
        assert log.append(an_entry()).number == 1


def test_a_damaged_log_is_set_aside_with_all_that_belongs_to_it(path):
    with IncidentLog.open(path) as log:
        log.append(an_entry())
        content = path.read_bytes(), path.with_name(path.name + "-wal").read_bytes()
        aside = set_aside(path)
        with suppress(FileNotFoundError):
            assert not list(path.parent.glob("incidents.sqlite3*"))
        kept = aside.read_bytes(), aside.with_name(aside.name + "-wal").read_bytes()
        assert kept == content
        with IncidentLog.open(aside) as kept_log, IncidentLog.open(path) as new:
            assert (kept_log.last(), new.last()) == (1, 0)
    assert aside.parent == path.parent
    assert aside.name.startswith("incidents-damaged-20")


def test_two_damaged_logs_are_both_kept(path):
    names = set()
    for content in (b"first", b"second"):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
        names.add(set_aside(path))
    assert {name.read_bytes() for name in names} == {b"first", b"second"}


def test_a_log_that_cannot_be_set_aside_is_told(path, monkeypatch):
    IncidentLog.open(path).close()
    monkeypatch.setattr(Path, "rename", lambda *_: (_ for _ in ()).throw(PermissionError(13, "x")))
    assert set_aside(path).message.startswith("Nothing can be written")
    assert path.exists()


def with_code(code):
    error = sqlite3.OperationalError("x")
    error.sqlite_errorcode = code
    return error


@pytest.mark.parametrize(
    ("error", "begins"),
    [
        (with_code(sqlite3.SQLITE_IOERR_WRITE), "The disk failed"),
        (with_code(sqlite3.SQLITE_BUSY_SNAPSHOT), "Another window or program"),
        (with_code(sqlite3.SQLITE_READONLY_DBMOVED), "Nothing can be written"),
        (with_code(sqlite3.SQLITE_CORRUPT_VTAB), "The incident log is damaged"),
        (with_code(sqlite3.SQLITE_ERROR), "The incident log is damaged"),
        (sqlite3.DataError("x"), "A text is too long"),
        (OSError(28, "x"), "The disk is full"),
        (OSError(30, "x"), "Nothing can be written"),
        (OSError(5, "x"), "The file cannot be opened"),
        (OSError(), "The file cannot be opened"),
    ],
)
def test_each_trouble_has_its_sentence(error, begins):
    assert trouble(error, "here").message.startswith(begins)
