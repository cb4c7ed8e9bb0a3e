"""What the program writes, as steps of a victim (see `tests.unit.records.killing`)."""

import time
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from floorapp.engine.acts import Raise
from floorapp.places import resources
from floorapp.rulebooks.library import DEFAULT_BOOK, read_library
from floorapp.viewmodels.autosave import Autosave
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.documents import Documents

BOOKS = read_library([resources() / "rulebooks"]).books
MOST_ACTS = 30
"""A dispute of more acts is begun anew, since each act replays all of them."""

BETWEEN_ACTS = 0.025
"""Seconds: nobody types faster than autosave writes."""


def count_raises(situation) -> int:
    """Count the acts of a dispute that were typed."""
    return sum(isinstance(act, Raise) for act in situation.acts)


def type_an_act(folder: Path):
    """A step: a raise on the desk, which autosave keeps; it tells how many there are."""
    application = QCoreApplication([])
    desk = Desk(BOOKS, DEFAULT_BOOK)
    autosave = Autosave(Documents(desk), folder / "disputes")
    autosave.setParent(application)  # as the window keeps it
    autosave.recover()
    if not 0 < count_raises(desk.situation) < MOST_ACTS:
        desk.type_line("50/100 2p flop: b100")

    def write(_: int) -> str:
        until = time.monotonic() + BETWEEN_ACTS
        while time.monotonic() < until:
            application.processEvents()
            time.sleep(0.001)
        count = count_raises(desk.situation)
        desk.act(Raise(str(1 + (count + 1) % 2), 100 * (count + 2)))
        return str(count + 1)

    return write
