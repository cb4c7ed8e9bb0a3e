"""The program is killed at 200 moments: every entry is there, and at most one act is missing."""

import os
import random
from contextlib import closing

import pytest

from floorapp.notation.source import Source
from floorapp.records.dispute_file import read_dispute
from floorapp.records.incident_log import IncidentLog
from floorapp.records.journal import left_over
from tests.crash.steps import count_raises
from tests.unit.records.killing import killer

ACT, ENTRY = range(2)
STEPS = ("tests.crash.steps:type_an_act", "tests.unit.records.killing:add_an_entry")


def acts_found(folder):
    """Count what the next start would find; -1 where no dispute was left."""
    for journal in left_over(folder / "disputes"):
        with closing(journal):
            return count_raises(read_dispute(Source("", journal.state.document)).saved.situation)
    return -1


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked on this system")
def test_whenever_the_program_is_killed_entries_are_there_and_one_act_is_missing_at_most(tmp_path):
    chance = random.Random()
    entries = acts = 0
    with killer(*STEPS) as each:
        for _ in range(200):
            told = each.kill(tmp_path, after=chance.randrange(6))
            typed = [int(text) for step, text in told if step == ACT]
            filed = [text.split() for step, text in told if step == ENTRY]
            if typed:
                assert typed[-1] - 1 <= acts_found(tmp_path) <= typed[-1] + 1
            with IncidentLog.open(tmp_path / "incidents.sqlite3") as log:
                assert log.verify().broken is None
                assert [log.entry(int(number)).hash for number, _ in filed] == [
                    held for _, held in filed
                ]
            entries, acts = entries + len(filed), acts + len(typed)
    assert min(entries, acts) > 150, "the victims lived too short to write"
