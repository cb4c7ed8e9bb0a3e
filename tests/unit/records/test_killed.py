"""A process is killed while it writes: what it acknowledged is there, and the chain holds."""

import random
import shutil
import sys

import pytest

from floorapp.records.incident_log import IncidentLog
from tests.unit.records.conftest import an_entry
from tests.unit.records.killing import killer

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no process can be forked")

STEPS = ["add_an_entry", "add_an_entry_hastily"]
KILLS = 60
"""For each of them; ``tests/crash`` kills the program two hundred times while it also keeps acts."""


def check(folder, acknowledged):
    """All that was acknowledged is there as it was, and at most one entry more."""
    with IncidentLog.open(folder / "incidents.sqlite3") as log:
        verdict = log.verify()
        assert (verdict.broken, verdict.warnings) == (None, ())
        for number, held in acknowledged.items():
            filed = log.entry(number)
            assert (filed.hash, len(filed.entry.players)) == (held, 1)
            assert log.find(filed.entry.remark)  # the search holds it too
        return log.last()


@pytest.mark.slow
@pytest.mark.parametrize("step", STEPS)
def test_whatever_was_acknowledged_is_there_after_a_kill_at_any_moment(step, tmp_path):
    whole = tmp_path / "one log"
    whole.mkdir()
    chance = random.Random()
    in_all = one_more = 0
    with killer(f"tests.unit.records.killing:{step}") as each:
        for turn in range(KILLS):
            folder = whole if turn % 4 else tmp_path / str(turn)  # each fourth begins a new log
            folder.mkdir(exist_ok=True)
            told = [line.split() for _, line in each.kill(folder, after=chance.randrange(5))]
            acknowledged = {int(number): held for number, held in told}
            last = check(folder, acknowledged)
            if acknowledged:
                assert last - max(acknowledged) in (0, 1)
                one_more += last - max(acknowledged)
            in_all += len(acknowledged)
    assert in_all > KILLS, "the victims lived too short to write"
    print(f"{in_all} entries were acknowledged, {one_more} more were written")
    with IncidentLog.open(whole / "incidents.sqlite3") as log:
        assert log.append(an_entry()).number == log.last()


def test_a_file_cut_off_in_mid_write_still_holds_a_whole_chain(tmp_path):
    """A pulled plug: of what was being written only a part, or nonsense, is on the disk."""
    written = tmp_path / "incidents.sqlite3"
    with IncidentLog.open(written) as log:
        hashes = [log.append(an_entry(turn)).hash for turn in range(12)]
        begun = written.with_name(written.name + "-wal").read_bytes()
        chance = random.Random(7)
        for turn in range(60):
            folder = tmp_path / str(turn)
            folder.mkdir()
            copy = folder / written.name
            shutil.copy(written, copy)
            cut = chance.randrange(len(begun))
            nonsense = chance.randbytes(chance.choice([0, 512, 4096]))
            copy.with_name(copy.name + "-wal").write_bytes(begun[:cut] + nonsense)
            with IncidentLog.open(copy) as after:
                last = after.last()
                assert after.verify().broken is None
                assert [each.hash for each in after.filed()] == hashes[:last]
                assert after.append(an_entry(99)).number == last + 1
