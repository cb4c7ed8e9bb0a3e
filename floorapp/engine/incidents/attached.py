"""Attached: what was told of an act in dispute, and the act of the list that came of it."""

from floorapp.engine.incidents.incident import Incident
from floorapp.engine.values import value

BOOK, CHOICE, FLOOR = "book", "choice", "floor"
"""Who decided: the book; the floor by a choice of the book; the floor against the book."""

DECIDED = (BOOK, CHOICE, FLOOR)


@value
class Attached:
    """An act in dispute, and the act of the list that came of it.

    ``index`` is that act's; one behind the last act waits for the act that comes next.
    """

    index: int
    incident: Incident
    decided: str = BOOK
    remark: str = ""
    made_to: int | None = None
    """The total of a wager as it was made, where a correction has changed it since."""
