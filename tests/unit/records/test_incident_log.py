"""The incident log: what is entered is there, as it was, and is never overwritten."""

import os
import sqlite3
import subprocess
import sys
from datetime import UTC, datetime, timedelta, timezone

import pytest

from floorapp.engine.problems import Problem
from floorapp.records.entry import CLOCK_BACK, Count, Player
from floorapp.records.incident_log import IncidentLog
from floorapp.records.opening import open_database
from floorapp.records.schema import COLUMNS
from tests.unit.records.conftest import NOON, an_entry
from tests.unit.records.killing import ROOT

TEN = range(1, 11)


def numbers(found):
    return [each.number for each in found]


def test_an_entry_comes_back_as_it_was_entered(log, path):
    east = datetime(2026, 5, 1, 14, 30, 5, 7, tzinfo=timezone(timedelta(hours=5, minutes=45)))
    entry = an_entry(
        at=east,
        decision="The raise stands at 275",
        differs=True,
        reason="The dealer misquoted the bet.",
        facts_from="camera",
        impounded=True,
        reviewed=True,
        language="fr",
        players=(Player("A", "Zoë\0\x1b[31m <b>"), Player("B", "")),
    )
    filed = log.append(entry)
    assert (filed.number, filed.entry, filed.note, filed.purged) == (1, entry, "", False)
    with IncidentLog.open(path) as other:
        assert other.entry(1) == filed
        assert other.entry(1).entry.at.utcoffset() == timedelta(hours=5, minutes=45)
        (line,) = other.find()
    assert (line.number, line.at, line.table) == (1, east, "12")
    assert (line.decision, line.differs, line.facts_from) == (entry.decision, True, "camera")
    assert (line.impounded, line.reviewed, line.amends, line.amended_by) == (True, True, None, None)


def test_a_time_without_offset_is_local_time(log):
    local = datetime(2026, 5, 1, 12)  # noqa: DTZ001 - a time without a place is asked about
    assert log.append(an_entry(at=local)).number == 1
    assert log.entry(1).entry.at == local.astimezone()


def test_entries_are_counted_from_one_and_an_unknown_number_is_told(log):
    assert [log.append(an_entry(turn)).number for turn in range(3)] == [1, 2, 3]
    for number in (0, -1, 4, 2**63 - 1, 2**63, 10**30):
        told = log.entry(number)
        assert told.message == "There is no entry {number} in the incident log."
        assert told.facts == {"number": str(number)}
        assert log.with_amendments(number) == told
        assert log.append(an_entry(amends=number)) == told
    assert log.last() == 3


def test_an_amendment_stands_beside_what_it_amends(log):
    first, other = log.append(an_entry(1)), log.append(an_entry(2))
    second = log.append(an_entry(3, amends=1, decision="B may call only"))
    third = log.append(an_entry(4, amends=second.number, remark="after the camera was seen"))
    assert third.entry.amends == 1  # an amendment of an amendment is one of the first entry
    assert log.entry(1) == first
    assert [log.with_amendments(number) for number in (1, 3, 4)] == [(first, second, third)] * 3
    assert log.with_amendments(2) == (other,)
    assert [(each.number, each.amends, each.amended_by) for each in log.find()] == [
        (4, 1, None),
        (3, 1, None),
        (2, None, None),
        (1, None, 4),
    ]


@pytest.mark.parametrize(
    ("told", "message"),
    [
        ({"differs": True, "reason": " \n"}, "The decision differs from the book: say why."),
        ({"facts_from": "a friend"}, "“{account}” is nobody whose account the facts can be: write one of {known}."),
        ({"remark": "\ud83c"}, "A text holds half of a character, which cannot be kept: write it again."),
        ({"reasons": ("\udfff",)}, "A text holds half of a character, which cannot be kept: write it again."),
        ({"players": (Player("A", "\udfff"),)}, "A text holds half of a character, which cannot be kept: write it again."),
        ({"remark": "x" * 4_000_001}, "A text is too long to be kept: shorten it."),
        ({"at": datetime.min.replace(tzinfo=timezone(timedelta(hours=9)))}, "This time cannot be kept: check the clock."),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_what_cannot_be_kept_is_refused_with_a_sentence(told, message, log):
    assert log.append(an_entry(**told)).message == message
    assert log.last() == 0


def test_a_clock_set_back_is_noted_and_the_order_stays(log):
    notes = [log.append(an_entry(turn)).note for turn in (5, 3, 3, 4)]
    assert notes == ["", CLOCK_BACK, "", ""]
    assert numbers(log.find()) == [4, 3, 2, 1]
    assert [line.note for line in log.find()] == ["", "", CLOCK_BACK, ""]


def test_the_filter_finds_words_by_their_beginnings_in_all_parts(log):
    log.append(an_entry(1, table="7", remark="Grüße an Émile", players=(Player("A", "Jöhn"),)))
    log.append(an_entry(2, table="8", citations=("TDA 45-A",), decided_by="Kim", reason="12,500"))
    found = {
        "": [2, 1],
        "gruss": [],
        "gruße emile": [1],
        "EMI": [1],
        "45-a": [2],
        "45-b": [],
        "joh mull": [1],
        "ki tda": [2],
        "12,5": [2],
        "2026-05-01": [2, 1],
        "full raise": [2, 1],
        "nobody": [],
    }
    assert {text: numbers(log.find(text)) for text in found} == found
    assert {text: log.count(text).number for text in found} == {t: len(n) for t, n in found.items()}


@pytest.mark.parametrize("text", ['"', "-", "()", "*", "§ § §", " \n", "\0"])
def test_signs_alone_ask_for_nothing(text, log):
    log.append(an_entry())
    assert numbers(log.find(text)) == [1]


@pytest.mark.parametrize("text", ["", "even", "turn"])
def test_pages_follow_each_other_without_gap_or_double(text, log):
    for turn in range(1, 58):
        log.append(an_entry(turn, remark="turn even" if turn % 2 == 0 else "turn odd"))
    wanted = [number for number in range(57, 0, -1) if text != "even" or number % 2 == 0]
    seen, after = [], None
    while page := log.find(text, after=after, limit=10):
        assert len(page) == min(10, len(wanted) - len(seen))
        seen += numbers(page)
        after = seen[-1]
        log.append(an_entry(99, remark="turn even"))  # what is added meanwhile moves no page
    assert seen == wanted
    seen, after = [], 0
    while page := log.filed(text, after=after, limit=10):
        seen += numbers(page)
        after = seen[-1]
    assert [number for number in seen if number <= 57] == wanted[::-1]


def test_a_page_of_long_texts_stays_small(log):
    filed = log.append(an_entry(remark="é" * 3_000_000, headline="x" * 2000))
    (line,) = log.find()
    assert (len(line.remark), len(line.headline)) == (1000, 1000)
    assert log.entry(1) == filed


def test_counting_stops_where_it_would_take_long(log, monkeypatch):
    monkeypatch.setattr("floorapp.records.incident_log._COUNTED", 4)
    for turn in range(6):
        log.append(an_entry(turn, remark="odd" if turn % 2 else "even"))
    assert log.count() == Count(6, more=False)
    assert log.count("even") == Count(3, more=False)
    assert log.count("turn tda") == Count(0, more=False)
    assert log.count("tda") == Count(4, more=True)


@pytest.mark.parametrize(
    "outside",
    [
        "UPDATE entries SET remark = 'x'",
        "DELETE FROM entries",
        "INSERT OR REPLACE INTO entries SELECT * FROM entries WHERE number = 1",
        f"INSERT INTO entries SELECT 9, {', '.join(COLUMNS[1:])} FROM entries WHERE number = 1",
        f"INSERT INTO entries SELECT 3, '', {', '.join(COLUMNS[2:])} FROM entries WHERE number = 1",
        "UPDATE head SET number = 1",
        "DELETE FROM head",
        "UPDATE names SET name = 'x'",
        "DELETE FROM names",
        "INSERT INTO names VALUES (1, 1, 'B', 'x', 'y')",
        "INSERT OR REPLACE INTO names VALUES (1, 0, 'B', 'x', 'y')",
    ],
)
def test_a_statement_that_would_change_the_past_is_refused(outside, log, path):
    before = [log.append(an_entry(turn, players=(Player("A", "Kim"),))) for turn in range(2)]
    database = sqlite3.connect(path)
    with pytest.raises(sqlite3.IntegrityError):
        database.execute(outside)
    database.close()
    assert list(log.filed()) == before


WRITER = """
import sys
from pathlib import Path
from floorapp.records.incident_log import IncidentLog
from tests.unit.records.conftest import an_entry
sys.stdin.readline()
with IncidentLog.open(Path(sys.argv[1]), timeout=60) as log:
    for turn in range(40):
        log.append(an_entry(turn, remark=sys.argv[2])).number
"""


def test_several_processes_write_one_chain(path):
    """They begin with no file at all, so that they make its tables at the same moment."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path), f"writer{each}"],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
        )
        for each in range(4)
    ]
    for writer in writers:
        writer.stdin.write(b"\n")
        writer.stdin.flush()
    for writer in writers:
        writer.stdin.close()
        assert writer.wait() == 0
    with IncidentLog.open(path) as log:
        assert (log.last(), log.verify().broken) == (160, None)
        assert [log.count(f"writer{each}").number for each in range(4)] == [40] * 4


def test_two_windows_see_each_others_entries(log, path):
    with IncidentLog.open(path) as other:
        assert other.last() == 0
        log.append(an_entry())
        assert (other.last(), numbers(other.find("ana"))) == (1, [1])
        assert other.append(an_entry(1)).number == 2
    assert numbers(log.find()) == [2, 1]


def test_a_log_that_another_program_holds_is_told_and_nothing_is_lost(path):
    with IncidentLog.open(path, timeout=0.01) as log:
        log.append(an_entry())
        holder = sqlite3.connect(path, isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        told = log.append(an_entry(1))
        assert isinstance(told, Problem) and told.message.startswith("Another window or program")
        assert (told.place, numbers(log.find())) == (str(path), [1])  # reading goes on
        holder.execute("ROLLBACK")
        holder.close()
        assert log.append(an_entry(1)).number == 2


def test_a_full_disk_is_told_and_what_was_written_stays(path):
    opened = open_database(path, 1)
    log = IncidentLog(path, opened)
    pages = opened.database.execute("PRAGMA page_count").fetchone()[0]
    opened.database.execute(f"PRAGMA max_page_count = {pages + 20}")
    added = 0
    while not isinstance(told := log.append(an_entry(added, remark="x" * 3000)), Problem):
        added += 1
    assert told.message == "The disk is full: nothing was written. Make room and try again."
    assert (log.last(), len(log.filed()), log.verify().broken) == (added, added, None)
    assert added > 0
    opened.database.execute("PRAGMA max_page_count = 100000")
    assert log.append(an_entry(added)).number == added + 1
    log.close()


def test_a_log_that_was_moved_away_takes_no_more_entries(log, path):
    log.append(an_entry())
    path.rename(path.with_name("moved.sqlite3"))
    told = log.append(an_entry(1))
    assert told.message.startswith("The incident log was moved or deleted under the program")
    assert log.purge(NOON) == told


def test_a_fault_of_the_program_is_not_taken_for_one_of_the_file(log):
    log.close()
    with pytest.raises(sqlite3.ProgrammingError):
        log.find()


def test_now_is_a_time_that_can_be_kept(log):
    now = datetime.now(UTC)
    assert log.append(an_entry(at=now)).entry.at == log.entry(1).entry.at == now


def test_what_is_acknowledged_is_on_the_disk(monkeypatch, path):
    monkeypatch.undo()
    database = open_database(path, 1).database
    assert database.execute("PRAGMA synchronous").fetchone() == (2,)
    assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    database.close()
