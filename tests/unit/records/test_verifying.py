"""Verifying: whatever is changed from outside, the first entry that is broken is named."""

import shutil
import sqlite3
from datetime import timedelta

import pytest

from floorapp.engine.problems import Problem
from floorapp.records.entry import Player
from floorapp.records.incident_log import IncidentLog
from floorapp.records.schema import COLUMNS
from tests.unit.records.conftest import NOON, an_entry

CHANGED = "Entry {number} is not as it was written."
NAMES_CHANGED = "The names of entry {number} are not as they were given."


@pytest.fixture
def log(path):
    """Five entries with names; the fourth amends the second."""
    with IncidentLog.open(path) as log:
        for turn in range(5):
            players = (Player("A", "Kim"), Player("B", "Zoë"))
            log.append(an_entry(turn, amends=2 if turn == 3 else None, players=players))
        yield log


def tamper(path, statement, *values, keep_guards=False):
    """Change the file as somebody would who knows SQLite."""
    database = sqlite3.connect(path, isolation_level=None)
    ask = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'"
    guards = database.execute(ask).fetchall()
    for name, _ in guards:
        database.execute(f"DROP TRIGGER {name}")
    database.execute(statement, values)
    if keep_guards:
        for _, guard in guards:
            database.execute(guard)
    database.close()


def told(log):
    broken = log.verify().broken
    return broken and (broken.message, broken.facts.get("number"))


def test_a_log_that_was_left_alone_verifies(log):
    verdict = log.verify()
    assert (verdict.entries, verdict.broken, verdict.warnings) == (5, None, ())
    assert verdict.seal == log.entry(5).hash


def test_an_empty_log_verifies(path):
    with IncidentLog.open(path) as log:
        verdict = log.verify()
    assert (verdict.entries, verdict.broken, verdict.seal) == (0, None, "")


@pytest.mark.parametrize("column", [name for name in COLUMNS if name != "number"])
def test_a_change_in_any_column_names_its_entry(column, log, path):
    database = sqlite3.connect(path)
    (held,) = database.execute(f"SELECT {column} FROM entries WHERE number = 3").fetchone()
    database.close()
    other = (
        1 - (held or 0) if not isinstance(held, str) else chr(ord(held[:1] or "a") ^ 1) + held[1:]
    )
    tamper(path, f"UPDATE entries SET {column} = ? WHERE number = 3", other, keep_guards=True)
    assert told(log) == (CHANGED, "3")
    assert log.verify().warnings == ()


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("DELETE FROM entries WHERE number = 1", ("Entry {number} is missing.", "1")),
        ("DELETE FROM entries WHERE number = 3", ("Entry {number} is missing.", "3")),
        ("DELETE FROM entries WHERE number = 5", (NAMES_CHANGED, "5")),
        ("UPDATE entries SET number = 9 WHERE number = 3", ("Entry {number} is missing.", "3")),
        ("UPDATE entries SET number = -number", ("Entry {number} is missing.", "1")),
        ("UPDATE names SET name = 'Tim' WHERE entry_id = 2 AND place = 0", (NAMES_CHANGED, "2")),
        ("UPDATE names SET seat = 'C' WHERE entry_id = 2 AND place = 1", (NAMES_CHANGED, "2")),
        ("UPDATE names SET salt = '' WHERE entry_id = 2", (NAMES_CHANGED, "2")),
        ("UPDATE names SET place = 2 WHERE entry_id = 2 AND place = 1", (NAMES_CHANGED, "2")),
        ("INSERT INTO names VALUES (2, 7, 'C', 'Tim', '')", (NAMES_CHANGED, "2")),
        ("INSERT INTO names VALUES (9, 0, 'C', 'Tim', '')", (NAMES_CHANGED, "9")),
        ("DELETE FROM names WHERE entry_id = 4", ("The names of entry {number} were taken out, and not by a purge.", "4")),
        ("DELETE FROM names WHERE entry_id = 4 AND place = 0", ("The names of entry {number} were taken out, and not by a purge.", "4")),
        ("UPDATE head SET hash = 'x'", ("Entry {number} is not the last one that was noted.", "5")),
        ("UPDATE head SET number = 4", ("Entry {number} is not the last one that was noted.", "5")),
        ("UPDATE entries SET remark = CAST(x'ff' AS TEXT) WHERE number = 2", (CHANGED, "2")),
        ("UPDATE entries SET time = 'noon', offset_minutes = 1 << 40 WHERE number = 2", (CHANGED, "2")),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_what_was_done_from_outside_is_told(statement, expected, log, path):
    tamper(path, statement)
    assert told(log) == expected
    assert len(log.find()) >= 4  # it is shown all the same
    assert isinstance(log.filed(), tuple)


def test_a_byte_that_is_shown_as_it_was_counts_all_the_same(log, path):
    log.append(an_entry(9, remark="\ufffd"))
    tamper(path, "UPDATE entries SET remark = CAST(x'ff' AS TEXT) WHERE number = 6")
    assert log.entry(6).entry.remark == "\ufffd"
    assert told(log) == (CHANGED, "6")


def test_the_last_entry_taken_out_with_its_names_is_noticed(log, path):
    tamper(path, "DELETE FROM names WHERE entry_id = 5")
    database = sqlite3.connect(path)
    database.execute("DELETE FROM entries WHERE number = 5")
    database.commit()
    database.close()
    verdict = log.verify()
    assert verdict.broken.message.startswith("The last entries are missing")
    assert verdict.broken.facts == {"written": "5", "found": "4"}
    assert verdict.entries == 5


def test_a_chain_that_was_made_anew_is_known_by_a_seal_that_was_noted(log, tmp_path):
    seal = log.verify().seal
    log.append(an_entry(6))
    assert log.sealed_by(seal) == log.sealed_by(seal[:16].upper() + " ") == 5
    with IncidentLog.open(tmp_path / "forged.sqlite3") as forged:
        for filed in log.filed():
            forged.append(filed.entry)
        assert forged.verify().broken is None  # the file alone cannot show it
        assert forged.sealed_by(seal) == 0
    assert log.sealed_by(seal[:8]) == log.sealed_by("\ud83c" * 16) == 0


def test_protection_that_was_taken_off_is_a_warning(log, path):
    tamper(path, "SELECT 1")
    (warning,) = log.verify().warnings
    assert warning.message == "What keeps entries from being changed was taken off this file."


def test_a_clock_that_was_set_back_is_a_warning(log):
    for turn in range(30, 0, -1):
        log.append(an_entry(turn))
    verdict = log.verify()
    assert verdict.broken is None
    (warning,) = verdict.warnings
    assert warning.facts["numbers"].split(", ")[::19] == ["7", "26 …"]


def test_a_row_that_links_to_another_chain_is_named(log, path, tmp_path):
    with IncidentLog.open(tmp_path / "other.sqlite3") as other:
        for turn in range(3):
            other.append(an_entry(turn))
    tamper(path, "DELETE FROM names WHERE entry_id = 3")
    database = sqlite3.connect(path)
    database.execute("ATTACH ? AS other", (str(tmp_path / "other.sqlite3"),))
    database.execute("DELETE FROM entries WHERE number = 3")
    database.execute("INSERT INTO entries SELECT * FROM other.entries WHERE number = 3")
    database.commit()
    database.close()
    assert told(log) == ("Entry {number} does not follow the one before it.", "3")


def test_a_log_without_its_note_of_the_last_entry_is_damaged(log, path):
    tamper(path, "DELETE FROM head")
    for done in (log.verify(), log.last(), log.count(), log.append(an_entry(9))):
        assert done.message.startswith("The incident log is damaged")
    assert len(log.find()) == 5


def test_columns_of_a_newer_version_are_kept_and_belong_to_the_chain(path):
    """As a newer minor version would do it: a column more, which may be NULL."""
    with IncidentLog.open(path) as log:
        log.append(an_entry())
    database = sqlite3.connect(path)
    database.executescript(
        "ALTER TABLE entries ADD COLUMN camera TEXT; PRAGMA user_version = 1001;"
    )
    database.close()
    with IncidentLog.open(path) as log:
        assert log.append(an_entry(1)).number == 2
        assert log.verify().broken is None
        tamper(path, "UPDATE entries SET camera = 'x' WHERE number = 2")
        assert told(log) == (CHANGED, "2")


def whole_file(path):
    with IncidentLog.open(path) as log:
        for turn in range(40):
            log.append(an_entry(turn, remark=f"remark {turn} " * 40))
        whole = log.filed()
    return path.read_bytes(), whole  # closed by its last user, it is one file


def test_a_byte_changed_anywhere_in_the_file_is_noticed_or_changes_no_entry(path, tmp_path):
    content, whole = whole_file(path)
    spoilt = tmp_path / "spoilt.sqlite3"
    noticed = 0
    for turn, place in enumerate(
        [*range(0, 100, 7), *range(100, len(content), len(content) // 300)]
    ):
        changed = bytearray(content)
        changed[place] ^= 1 << turn % 8
        spoilt.write_bytes(changed)
        for beside in ("-wal", "-shm"):
            spoilt.with_name(spoilt.name + beside).unlink(missing_ok=True)
        log = IncidentLog.open(spoilt)
        if isinstance(log, Problem):
            noticed += 1
            continue
        with log:
            verdict = log.verify()
            held = log.filed()
            if isinstance(verdict, Problem) or verdict.broken is not None:
                noticed += 1
                if not isinstance(verdict, Problem) and not isinstance(held, Problem):
                    number = int(verdict.broken.facts.get("number", 0))
                    assert number <= 41
            else:
                assert held == whole, place
            assert isinstance(log.find("remark"), tuple | Problem)
            assert isinstance(log.append(an_entry(99)), object)
    assert noticed > 20


def test_a_page_torn_out_is_told_with_the_entry_it_begins_at(path, tmp_path):
    content, _ = whole_file(path)
    torn = tmp_path / "torn.sqlite3"
    torn.write_bytes(content[: len(content) // 2])
    log = IncidentLog.open(torn)
    if isinstance(log, Problem):
        assert log.message.startswith("The incident log is damaged")
        return
    with log:
        verdict = log.verify()
        damaged = verdict if isinstance(verdict, Problem) else verdict.broken
        assert damaged.message.startswith(
            ("The incident log is damaged", "The file cannot be read")
        )


def test_names_that_were_purged_leave_the_chain_whole(log, path):
    assert log.purge(NOON + timedelta(minutes=2)) == 4
    assert log.verify().broken is None
    tamper(path, "DELETE FROM names WHERE entry_id = 5")
    assert told(log) == ("The names of entry {number} were taken out, and not by a purge.", "5")


def test_a_copy_of_the_file_verifies_alone(log, tmp_path):
    copied = log.back_up(tmp_path / "copies")
    shutil.copy(copied, tmp_path / "sent.sqlite3")
    with IncidentLog.open(tmp_path / "sent.sqlite3") as other:
        assert other.verify() == log.verify()
