"""``floorapp log``: the incident log without a window."""

import json
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

from floorapp.places import incident_log
from floorapp.records.entry import Entry, Player
from floorapp.records.incident_log import IncidentLog

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
TASKS = [
    ["list"],
    ["verify"],
    ["show", "1"],
    ["export", "x.csv"],
    ["backup", "x"],
    ["purge", "--before", "2026-01-01"],
]


@pytest.fixture
def path(tmp_path, monkeypatch):
    """The window's own log, which is not there yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    assert incident_log().is_relative_to(tmp_path)
    return incident_log()


@pytest.fixture
def filled(path):
    """Two entries and an amendment of the first."""
    with IncidentLog.open(path) as log:
        log.append(
            Entry(
                at=NOON,
                table="7",
                level="L8",
                situation='format = "floorapp/1"\n\x1b[31m',
                headline="A may raise to at least 300",
                reasons=("It was raised by 100.",),
                citations=("TDA 43",),
                decision="The raise stands at 275",
                differs=True,
                reason="Misquoted",
                decided_by="Ana",
                facts_from="floor",
                impounded=True,
                players=(Player("A", "Zoë"),),
            )
        )
        log.append(Entry(at=NOON, headline="B may only call", remark="\x1b[2J\u202eevil"))
        log.append(Entry(at=NOON, amends=1, decision="Seen on camera", facts_from="camera"))
    return path


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task[0])
def test_without_a_log_it_is_said_so_and_none_is_made(task, run, path):
    done = run("log", *task)
    told = [f"{path}: There is no incident log yet."]
    assert done == ((0, told, []) if task[0] in ("list", "verify") else (2, [], told))
    assert not path.parent.exists()


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task[0])
def test_a_name_that_no_file_can_have_is_told(task, run):
    done = run("log", *task, "--file", "x" * 300)
    assert (done.code, done.out, len(done.err)) == (2, [], 1)


def test_an_empty_file_is_no_log_yet(run, write):
    write("empty", b"")
    assert run("log", "verify", "--file", "empty").out == ["empty: There is no incident log yet."]


def test_without_a_log_a_list_of_data_is_empty(run, path):
    assert run("log", "list", "--json") == (0, [], [])
    assert not path.exists()


@pytest.mark.usefixtures("filled")
def test_entries_are_listed_the_latest_first(run):
    assert run("log", "list") == (
        0,
        [
            "3: 2026-05-01 12:00 · Seen on camera · amends 1",
            "2: 2026-05-01 12:00 · B may only call",
            "1: 2026-05-01 12:00 · table 7 · L8 · The raise stands at 275 · Ana · differs from the book · amended by 3",
        ],
        [],
    )
    assert [line[0] for line in run("log", "list", "--limit", "2").out] == ["3", "2"]
    for few in ("0", "-3"):
        assert run("log", "list", "--limit", few) == (2, [], ["--limit is a number from 1 on."])
    assert [line[0] for line in run("log", "list", "zoe", "rais").out] == ["1"]
    assert run("log", "list", "zzz").out == ["No entry was found."]
    assert run("log", "list", "zzz", "--json").out == []
    listed = [json.loads(line) for line in run("log", "list", "--json").out]
    assert [(each["number"], each["amends"], each["amended_by"]) for each in listed] == [
        (3, 1, None),
        (2, None, None),
        (1, None, 3),
    ]


@pytest.mark.usefixtures("filled")
def test_an_entry_is_shown_with_its_amendments_and_steers_no_terminal(run):
    shown = run("log", "show", "1")
    assert (shown.code, shown.err) == (0, [])
    assert shown.out == [
        "No.: 1",
        "Time: 2026-05-01 12:00:00+00:00",
        "Table: 7",
        "Level: L8",
        "What the book says: A may raise to at least 300",
        "Why: It was raised by 100.",
        "Rules: TDA 43",
        "Decision given: The raise stands at 275",
        "Differs from the book: yes",
        "Reason: Misquoted",
        "Decided by: Ana",
        "Facts from: the floor",
        "Pot impounded: yes",
        "Language: English",
        "Players: A: Zoë",
        '    format = "floorapp/1"',
        "    \ufffd[31m",
        "",
        "No.: 3",
        "Time: 2026-05-01 12:00:00+00:00",
        "Decision given: Seen on camera",
        "Facts from: the camera",
        "Language: English",
        "Amends no.: 1",
        "",
    ]
    assert "Remark: \ufffd[2J\ufffdevil" in run("log", "show", "2").out
    data = [json.loads(line) for line in run("log", "show", "3", "--json").out]
    assert [each["number"] for each in data] == [1, 3]


@pytest.mark.usefixtures("filled")
def test_an_entry_that_is_not_there_is_told(run):
    for number in ("4", "0", "9" * 40):
        assert run("log", "show", number) == (
            2,
            [],
            [f"There is no entry {number} in the incident log."],
        )


def test_a_log_as_it_was_written_verifies_with_its_seal(run, filled):
    with IncidentLog.open(filled) as log:
        seal = log.verify().seal
    done = run("log", "verify")
    assert (done.code, done.err) == (0, [])
    assert done.out[:2] == ["Entries as they were written: 3.", f"Seal: {seal}"]
    assert run("log", "verify", "--seal", seal[:20]).code == 0
    other = run("log", "verify", "--seal", "0" * 64)
    assert other == (1, [], ["No entry has this seal: the log is another one, or was made anew."])


def test_an_empty_log_verifies(run, path):
    IncidentLog.open(path).close()
    assert run("log", "verify") == (0, ["The incident log is empty."], [])


def test_a_changed_entry_is_named_and_the_exit_code_says_so(run, filled):
    database = sqlite3.connect(filled)
    database.execute("DROP TRIGGER entries_stay")
    database.execute("UPDATE entries SET decision = 'x' WHERE number = 2")
    database.commit()
    database.close()
    assert run("log", "verify") == (
        1,
        [],
        [
            "What keeps entries from being changed was taken off this file.",
            "Entry 2 is not as it was written.",
        ],
    )


@pytest.mark.usefixtures("filled")
def test_entries_are_exported(run, tmp_path):
    assert run("log", "export", "log.csv") == (0, ["Entries written: 3."], [])
    assert run("log", "export", "log.json", "camera") == (0, ["Entries written: 1."], [])
    assert (tmp_path / "log.csv").exists()
    wrong = run("log", "export", "log.txt")
    assert (wrong.code, wrong.err) == (
        2,
        ["“log.txt” is no kind of export: end it in .csv, .json."],
    )


@pytest.mark.usefixtures("filled")
def test_the_log_is_copied_into_a_folder(run, tmp_path):
    done = run("log", "backup", "copies")
    (copy,) = (tmp_path / "copies").iterdir()
    assert done == (0, [f"The log was copied to {copy.relative_to(tmp_path)}."], [])
    assert run("log", "verify", "--file", str(copy)).code == 0
    assert run("log", "backup", str(copy)).code == 2


@pytest.mark.usefixtures("filled")
def test_names_are_purged_by_date(run):
    told = "Copies made earlier still hold them."
    assert run("log", "purge", "--before", "2026-05-01").out == [f"Names taken out: 0. {told}"]
    assert run("log", "purge", "--before", "2026-05-03").out == [f"Names taken out: 1. {told}"]
    assert "Players: Names were given and have been purged." in run("log", "show", "1").out
    assert run("log", "verify").code == 0
    wrong = run("log", "purge", "--before", "yesterday")
    assert (wrong.code, wrong.err) == (
        2,
        ["“yesterday” is no date: write year, month and day, such as 2026-01-31."],
    )


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task[0])
@pytest.mark.usefixtures("path")
def test_a_file_that_is_no_log_is_told(task, run, write):
    write("other.txt", "x" * 1000)
    done = run("log", *task, "--file", "other.txt")
    assert (done.code, done.out) == (2, [])
    assert done.err[0].startswith("other.txt: This is no incident log")


def test_a_log_in_order_is_not_set_aside(run, filled):
    assert run("log", "set-aside") == (0, ["The incident log is in order: it keeps its name."], [])
    assert filled.exists()


@pytest.mark.parametrize("content", [b"x" * 1000, None])
def test_a_damaged_log_is_set_aside_and_a_new_one_can_begin(content, run, filled):
    if content is None:  # a chain that is broken
        database = sqlite3.connect(filled)
        database.executescript("DROP TRIGGER entries_stay; UPDATE entries SET remark = 'x'")
        database.close()
    else:
        filled.write_bytes(content)
    done = run("log", "set-aside")
    (aside,) = filled.parent.iterdir()
    assert done == (0, [f"The log is now called {aside}; a new one can begin."], [])
    assert content is None or aside.read_bytes() == content
    with IncidentLog.open(filled) as log:
        assert log.last() == 0


def test_what_is_no_damaged_log_is_not_set_aside(run, filled, tmp_path):
    (tmp_path / "folder").mkdir()
    assert run("log", "set-aside", "--file", "folder").code == 2
    holder = sqlite3.connect(filled, isolation_level=None)
    holder.execute("PRAGMA locking_mode = EXCLUSIVE")
    holder.execute("BEGIN EXCLUSIVE")
    done = run("log", "set-aside")
    assert done.code == 2 and "holds this file" in done.err[0]
    holder.close()
    assert filled.exists() and (tmp_path / "folder").exists()


def test_a_log_that_cannot_be_set_aside_is_told(run, filled, monkeypatch):
    def refuse(*_):
        raise PermissionError(13, "x")

    filled.write_bytes(b"x")
    monkeypatch.setattr(Path, "rename", refuse)
    done = run("log", "set-aside")
    assert (done.code, done.out, len(done.err)) == (2, [], 1)
    assert run("log", "set-aside", "--file", "none").err == ["none: There is no incident log yet."]


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task[0])
def test_a_damaged_log_is_told_whatever_is_asked(task, run, filled):
    content = bytearray(filled.read_bytes())
    content[4096:] = b"\xff" * len(content[4096:])
    filled.write_bytes(content)
    done = run("log", *task)
    assert done.code in (1, 2)
    assert len(done.err) == 1
    assert "damaged" in done.err[0] or "cannot be read" in done.err[0]


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.usefixtures("filled")
def test_each_task_answers_in_the_language_asked_for(language, run):
    assert run("log", "verify", "--lang", language).out[0] != run("log", "verify").out[0]
    assert run("--lang", language, "log", "show", "1").out[2] != run("log", "show", "1").out[2]
