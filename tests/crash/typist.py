"""Types acts on a desk with autosave, is killed at random moments, and counts what is there again.

``python -m tests.crash.typist FOLDER KILLS SEED`` prints a line for each kill: how many acts were
acknowledged before it (-1: another dispute was just begun), and how many the next start has found.
Each start is a process of its own, forked before Qt is in use, so that hundreds take seconds.
"""

import os
import random
import select
import signal
import sys
import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from floorapp.engine.acts import Raise
from floorapp.places import resources
from floorapp.rulebooks.library import DEFAULT_BOOK, read_library
from floorapp.viewmodels.autosave import Autosave
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.documents import Documents

MOST_ACTS = 30
"""A dispute of more acts is put away for a new one, since each act replays all of them."""

BETWEEN_ACTS = 0.025
LATEST_KILL = 0.25


def type_acts(folder: Path, books: object, tell: int) -> None:
    """Recover, tell how many acts were found, and go on raising for ever."""
    application = QCoreApplication([])
    desk = Desk(books, DEFAULT_BOOK)
    autosave = Autosave(Documents(desk), folder)
    autosave.recover()
    found = raises(desk)
    os.write(tell, b"found %d\n" % found)
    if found == 0 or found > MOST_ACTS:
        os.write(tell, b"typed -1\n")
        desk.type_line("50/100 2p flop: b100")
        autosave.write()
    while True:
        count = raises(desk)
        desk.act(Raise(str(1 + (count + 1) % 2), 100 * (count + 2)))
        os.write(tell, b"typed %d\n" % (count + 1))
        until = time.monotonic() + BETWEEN_ACTS
        while time.monotonic() < until:
            application.processEvents()
            time.sleep(0.001)


def raises(desk: Desk) -> int:
    """Count the raises of the dispute."""
    return sum(isinstance(act, Raise) for act in desk.situation.acts)


def start(folder: Path, books: object) -> tuple[int, int]:
    """Fork a typist; return its process and where it tells what it does."""
    hear, tell = os.pipe()
    process = os.fork()
    if process == 0:
        os.close(hear)
        try:
            type_acts(folder, books, tell)
        finally:
            os._exit(1)
    os.close(tell)
    return process, hear


def heard(hear: int, until: float) -> str:
    """Return what a typist tells up to a moment."""
    said = b""
    while (left := until - time.monotonic()) > 0:
        if select.select([hear], [], [], left)[0]:
            part = os.read(hear, 65536)
            if not part:
                break
            said += part
    return said.decode()


def main(folder: Path, kills: int, seed: int) -> None:
    """Start and kill typists one after the other."""
    rng = random.Random(seed)
    books = read_library([resources() / "rulebooks"]).books
    acknowledged = 0
    for _ in range(kills):
        process, hear = start(folder, books)
        said = b""
        while not said.endswith(b"\n"):
            part = os.read(hear, 1)
            if not part:
                break
            said += part
        found = int(said.split()[1]) if said else -1
        print(acknowledged, found, flush=True)
        said = heard(hear, time.monotonic() + rng.uniform(0, LATEST_KILL))
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        said += heard(hear, time.monotonic() + 1)
        os.close(hear)
        typed = [int(line.split()[1]) for line in said.splitlines() if line.startswith("typed")]
        acknowledged = typed[-1] if typed else found


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))
