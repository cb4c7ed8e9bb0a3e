"""Killing a process at random moments while it writes; what it acknowledged until then.

A step is a function that is given a folder and returns a function; that one is called with a
number, writes, and returns one line: what is on the disk now. Steps are called in turn for ever.
Started as a program, this is the warm process that each victim is forked from, since a fresh one
would spend its life with importing.
"""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib import import_module
from itertools import count
from pathlib import Path

from floorapp.records import opening
from floorapp.records.entry import Player
from floorapp.records.incident_log import IncidentLog
from tests.unit.records.conftest import an_entry

ROOT = Path(__file__).resolve().parents[3]


class Killer:
    """Starts victims and kills them."""

    def __init__(self, server: subprocess.Popen) -> None:
        self._server = server
        self._pace = 0.005

    def kill(self, folder: Path, after: int) -> list[tuple[int, str]]:
        """Let a victim write into a folder, and kill it at a random moment of a later write.

        Args:
            folder: Where it writes.
            after: How much it acknowledges at least: so each victim gets somewhere, however slow
                the machine is.

        Returns:
            All that it acknowledged: the number of its step and the line that the step returned.
        """
        print(folder, file=self._server.stdin, flush=True)
        victim = int(self._line())
        start = time.monotonic()
        told = [self._told(self._line()) for _ in range(after)]
        if after:
            self._pace = (time.monotonic() - start) / after
        time.sleep(random.uniform(0, 2 * self._pace))
        os.kill(victim, signal.SIGKILL)
        while (line := self._line()) != "killed":
            told.append(self._told(line))
        return told

    def _told(self, line: str) -> tuple[int, str]:
        step, _, text = line.partition(" ")
        return int(step), text

    def _line(self) -> str:
        line = self._server.stdout.readline()
        assert line.endswith("\n"), "the victim's parent ended"
        return line[:-1]


@contextmanager
def killer(*steps: str) -> Iterator[Killer]:
    """Start the warm process for these steps, each named as ``module:function``."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    server = subprocess.Popen(
        [sys.executable, "-m", "tests.unit.records.killing", *steps],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with server:
        yield Killer(server)
        server.stdin.close()


def serve(names: list[str]) -> None:
    """Fork a victim for each folder that is named on standard input."""
    steps = []
    for name in names:
        module, _, function = name.partition(":")
        steps.append(getattr(import_module(module), function))
    for line in sys.stdin:
        victim = os.fork()
        if not victim:
            write_on(Path(line.rstrip("\n")), steps)
        os.waitpid(victim, 0)
        os.write(1, b"killed\n")


def write_on(folder: Path, steps: list) -> None:
    """Be the victim: say who one is, then write until killed."""
    os.write(1, b"%d\n" % os.getpid())
    ready = [step(folder) for step in steps]
    for turn in count():
        for number, write in enumerate(ready):
            os.write(1, f"{number} {write(turn)}\n".encode())  # one line is written at once


def add_an_entry(folder: Path):
    """A step: an entry goes into the incident log, with a name, and now and then an amendment."""
    log = IncidentLog.open(folder / "incidents.sqlite3")

    def write(turn: int) -> str:
        amends = 1 if turn % 5 == 4 else None
        players = (Player("A", f"N{turn}"),)
        entry = an_entry(turn, at=datetime.now(UTC), amends=amends, players=players)
        filed = log.append(entry)
        return f"{filed.number} {filed.hash}"

    return write


def add_an_entry_hastily(folder: Path):
    """A step: as `add_an_entry`, without waiting for the disk; so kills fall between its writes."""
    opening._SYNCHRONOUS = "OFF"
    return add_an_entry(folder)


if __name__ == "__main__":
    serve(sys.argv[1:])
