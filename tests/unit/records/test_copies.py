"""Backups: whole, dated, and never in the place of an earlier one."""

import errno
import re
import sqlite3
from pathlib import Path

from floorapp.engine.problems import Problem
from floorapp.records.incident_log import IncidentLog
from tests.unit.records.conftest import an_entry


def test_a_backup_is_one_dated_file_with_all_entries(log, tmp_path):
    log.append(an_entry())
    made = log.back_up(tmp_path / "safe" / "copies")
    assert re.fullmatch(r"incidents-\d{4}-\d\d-\d\d-\d{6}\.sqlite3", made.name)
    assert [file.name for file in made.parent.iterdir()] == [made.name]
    log.append(an_entry(1))
    with IncidentLog.open(made) as copy:
        assert copy.filed() == log.filed(limit=1)
        assert copy.verify().broken is None


def test_backups_of_one_second_do_not_overwrite_each_other(log, tmp_path):
    made = {log.back_up(tmp_path / "copies") for _ in range(3)}
    assert len(made) == 3
    assert {file.name for file in (tmp_path / "copies").iterdir()} == {each.name for each in made}


def test_a_backup_is_made_while_another_window_writes(log, path, tmp_path):
    log.append(an_entry())
    writer = sqlite3.connect(path, isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    made = log.back_up(tmp_path / "copies")
    writer.close()
    with IncidentLog.open(made) as copy:
        assert copy.last() == 1


def test_a_backup_that_fails_is_told_and_leaves_nothing_behind(log, tmp_path, monkeypatch):
    def refuse(*_):
        raise OSError(errno.ENOSPC, "x")

    monkeypatch.setattr(Path, "replace", refuse)
    told = log.back_up(tmp_path / "copies")
    assert told.message.startswith("The disk is full")
    assert list((tmp_path / "copies").iterdir()) == []
    assert log.append(an_entry()).number == 1


def test_a_place_where_no_backup_can_be_is_told(log, tmp_path):
    (tmp_path / "file").write_text("")
    assert isinstance(log.back_up(tmp_path / "file"), Problem)
    assert isinstance(log.back_up(tmp_path / "file" / "below"), Problem)
    assert isinstance(log.back_up(tmp_path / "a\0b"), Problem)
