"""Players' names: purged by date, and then nowhere in the file, while the chain still holds."""

from datetime import timedelta

import pytest

from floorapp.records.entry import Player
from floorapp.records.incident_log import IncidentLog
from tests.unit.records.conftest import NOON, an_entry

NAME = "Xaver Quittenbaum"


def files_with(folder, text):
    return [file for file in folder.rglob("*") if file.is_file() and text in file.read_bytes()]


@pytest.fixture
def named(log):
    """An entry with a name at each of three hours, and one without."""
    for hour in range(3):
        players = (Player("A", f"{NAME} {'abc'[hour]}"), Player("B", "Kim"))
        log.append(an_entry(at=NOON + timedelta(hours=hour), players=players))
    log.append(an_entry(at=NOON))
    return log


def test_names_before_a_time_are_taken_out_and_the_others_stay(named):
    assert named.purge(NOON + timedelta(hours=1)) == 2
    assert [len(filed.entry.players) for filed in named.filed()] == [0, 2, 2, 0]
    assert [filed.purged for filed in named.filed()] == [True, False, False, False]
    assert [named.count(text).number for text in ("xaver", "kim")] == [2, 2]
    assert named.verify().broken is None
    assert named.purge(NOON + timedelta(hours=1)) == 0
    assert named.purge(NOON + timedelta(hours=9)) == 4
    assert named.verify().broken is None
    assert named.find("ana mull")  # what is no player's name is found as before


def test_a_purged_name_is_in_no_file_of_the_log(named, path):
    folder = path.parent
    assert files_with(folder, NAME.encode())
    named.purge(NOON + timedelta(hours=9))
    assert files_with(folder, NAME.encode()) == []
    assert files_with(folder, b"quittenbaum") == []  # as the search writes it
    named.close()
    assert files_with(folder, b"quittenbaum") == files_with(folder, NAME.encode()) == []


def test_the_same_name_leaves_another_digest_each_time(log, path):
    digests = {log.append(an_entry(players=(Player("A", NAME),))).hash for _ in range(2)}
    assert len(digests) == 2
    with IncidentLog.open(path) as other:
        assert other.entry(1).entry.players == (Player("A", NAME),)


def test_a_purge_that_cannot_be_written_is_told(named, path):
    with IncidentLog.open(path, timeout=0.01) as other:
        for filed in named.filed():  # the reader of a long export does not keep a purge from it
            assert filed.number
        assert other.purge(NOON + timedelta(hours=9)) == 6
