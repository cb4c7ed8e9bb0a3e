"""A program that is killed at any moment while acts are typed: at most the last one is missing."""

import os
import random
import subprocess
import sys

import pytest

from tests.conftest import ROOT

KILLS = 60


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked on this system")
def test_whenever_the_program_is_killed_at_most_the_last_act_is_missing(tmp_path):
    seed = random.randrange(10**6)
    done = subprocess.run(
        [sys.executable, "-m", "tests.crash.typist", str(tmp_path), str(KILLS), str(seed)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
    )
    pairs = [tuple(map(int, line.split())) for line in done.stdout.splitlines()]
    assert len(pairs) == KILLS
    assert sum(found > 0 for _, found in pairs) > KILLS / 2
    known = [(typed, found) for typed, found in pairs if typed >= 0]
    wrong = [(typed, found) for typed, found in known if not typed - 1 <= found <= typed + 1]
    assert wrong == [], f"seed {seed}"
