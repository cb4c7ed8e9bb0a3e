"""Dispute: one state of the desk, as undo goes back to it."""

from floorapp.engine.situation import Situation
from floorapp.engine.values import value


@value
class Dispute:
    """One state of the desk.

    ``base`` and ``base_chairs`` are what held before the line: its acts are the blinds as posted.
    ``text`` is the line as typed, or as written for what was clicked.
    """

    situation: Situation
    base: Situation
    chairs: tuple[str, ...]
    base_chairs: tuple[str, ...]
    text: str = ""
    is_typed: bool = False
    """Whether the line was typed, so that it says what the situation is, by any book."""
