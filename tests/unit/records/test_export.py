"""Exports: a table that no spreadsheet takes for formulas, and all of the log as JSON."""

import csv
import errno
import json
import os

import pytest

from floorapp.engine.problems import Problem
from floorapp.records.entry import Player
from floorapp.records.export import export
from floorapp.records.incident_log import PAGE, IncidentLog
from floorapp.records.labels import LABELS
from tests.unit.records.conftest import an_entry

BAD = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n =1", " =1", "\uff1d1"]


def table(path, delimiter=","):
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.reader(file, delimiter=delimiter))


@pytest.fixture
def words(speak):
    return speak("en")


def test_a_table_has_a_heading_and_a_row_for_each_entry(log, tmp_path, words):
    log.append(an_entry(players=(Player("A", "Zoë"), Player("B", "Kim"))))
    log.append(
        an_entry(1, amends=1, differs=True, reason='“so”; "thus",\nand', facts_from="camera")
    )
    log.append(an_entry(0))
    out = tmp_path / "log.csv"
    assert export(log, out, words) == 3
    assert out.read_bytes().startswith(b"\xef\xbb\xbf")
    heading, first, second, third = table(out)
    assert heading == [words.text(label) for label in LABELS.values()]
    first, second, third = (dict(zip(LABELS, row, strict=True)) for row in (first, second, third))
    assert first == {
        "number": "1",
        "time": "2026-05-01 12:00:00+00:00",
        "table": "12",
        "level": "L8 · 500/1,000",
        "rulebook": "tda-2024",
        "edition": "2024",
        "headline": "A may raise to at least 300",
        "reasons": "It was raised by 100.\nA full raise is 100.",
        "citations": "TDA 43\nTDA 47",
        "decision": "A may raise to at least 300",
        "differs": "no",
        "reason": "",
        "decided_by": "Ana Müller",
        "facts_from": "the floor",
        "impounded": "no",
        "reviewed": "no",
        "remark": "turn 0",
        "language": "English",
        "amends": "",
        "note": "",
        "players": "A: Zoë\nB: Kim",
    }
    assert (second["amends"], second["differs"], second["facts_from"]) == ("1", "yes", "the camera")
    assert second["reason"] == '“so”; "thus",\nand'
    assert third["note"] == "The clock had been set back."


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_table_is_in_the_language_and_parted_as_its_spreadsheets_expect(
    language, log, tmp_path, speak
):
    log.append(an_entry())
    export(log, tmp_path / "log.csv", speak(language))
    heading, row = table(tmp_path / "log.csv", ";")
    assert len(heading) == len(row) == len(LABELS)


@pytest.mark.parametrize("text", BAD)
def test_no_cell_begins_a_formula(text, log, tmp_path, words):
    log.append(an_entry(remark=text, table=text, players=(Player(text, "x"),)))
    export(log, tmp_path / "log.csv", words)
    row = dict(zip(LABELS, table(tmp_path / "log.csv")[1], strict=True))
    assert row["remark"] == row["table"] == f"'{text}"
    assert row["players"] == f"'{text}: x"


def test_the_whole_log_is_data_page_by_page(log, tmp_path, words, monkeypatch):
    monkeypatch.setattr("floorapp.records.incident_log.PAGE", 3)
    text = "\0\u2028</script>\x1b é"
    for turn in range(8):
        log.append(an_entry(turn, remark=text, players=(Player("A", f"N{turn}"),)))
    log.purge(an_entry(3).at)
    out = tmp_path / "LOG.JSON"
    assert export(log, out, words) == 8
    data = json.loads(out.read_text(encoding="utf-8"))
    assert data["format"] == "floorapp-log/1"
    assert [each["number"] for each in data["entries"]] == list(range(1, 9))
    first, last = data["entries"][0], data["entries"][-1]
    assert (first["players"], first["purged"]) == ([], True)
    assert (last["players"], last["purged"]) == ([{"seat": "A", "name": "N7"}], False)
    assert (last["remark"], last["hash"], last["time"]) == (
        text,
        log.verify().seal,
        "2026-05-01T12:07:00+00:00",
    )
    assert last["situation"] == 'format = "floorapp/1"\n'


def test_more_than_a_page_is_exported_and_only_what_was_asked_for(log, tmp_path, words):
    for turn in range(PAGE + 5):
        log.append(an_entry(turn, remark="odd" if turn % 2 else "even"))
    assert export(log, tmp_path / "all.csv", words) == PAGE + 5
    assert len(table(tmp_path / "all.csv")) == PAGE + 6
    assert export(log, tmp_path / "odd.json", words, "odd") == (PAGE + 5) // 2


def test_an_empty_log_is_an_empty_table(log, tmp_path, words):
    assert export(log, tmp_path / "log.csv", words) == 0
    assert export(log, tmp_path / "log.json", words) == 0
    assert json.loads((tmp_path / "log.json").read_text()) == {
        "format": "floorapp-log/1",
        "entries": [],
    }


def test_another_ending_is_refused(log, tmp_path, words):
    assert "no kind of export" in export(log, tmp_path / "log.xls", words).message
    assert list(tmp_path.glob("log.*")) == []


def test_a_full_disk_leaves_the_earlier_export_as_it_was(log, tmp_path, words, monkeypatch):
    def refuse(_):
        raise OSError(errno.ENOSPC, "x")

    (tmp_path / "log.csv").write_text("earlier")
    monkeypatch.setattr(os, "fsync", refuse)
    told = export(log, tmp_path / "log.csv", words)
    assert told.message.startswith("The disk is full")
    assert (tmp_path / "log.csv").read_text() == "earlier"
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["log.csv"]


@pytest.mark.parametrize("name", ["none/log.csv", "a\0b.csv", "\ud83c.csv"])
def test_a_place_where_nothing_can_be_written_is_told(name, log, tmp_path, words):
    assert isinstance(export(log, tmp_path / name, words), Problem)


def test_a_log_that_cannot_be_read_to_its_end_is_told_and_no_half_export_left(
    log, tmp_path, words, monkeypatch
):
    log.append(an_entry())
    damaged = Problem("The incident log is damaged", "", {})
    monkeypatch.setattr(IncidentLog, "filed", lambda *_, **__: damaged)
    assert export(log, tmp_path / "log.json", words) == damaged
    assert not (tmp_path / "log.json").exists()


def test_an_export_follows_links_and_keeps_permissions(log, tmp_path, words):
    path, link = tmp_path / "x.json", tmp_path / "link.json"
    path.write_text("earlier")
    path.chmod(0o640)
    link.symlink_to(path)
    assert export(log, link, words) == 0
    assert link.is_symlink() and path.read_text() != "earlier"
    assert path.stat().st_mode & 0o777 == 0o640
    (tmp_path / "folder.csv").mkdir()
    assert export(log, tmp_path / "folder.csv", words).message.startswith("This is a folder")
