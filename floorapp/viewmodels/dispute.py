"""Dispute: one state of the desk, as undo goes back to it."""

from floorapp.engine.incidents.attached import Attached
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace, value
from floorapp.viewmodels.attached import carried


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

    incidents: tuple[Attached, ...] = ()
    """What was told of acts in dispute, by the acts that came of them."""

    number: int = 0
    """Which dispute of the desk it is a state of; 0: that of the state before."""


def following(before: Dispute, dispute: Dispute) -> Dispute:
    """Return a state as it follows another: what was told of its acts is carried along."""
    if dispute.number:
        return dispute
    told = carried(before.incidents, before.situation.acts, dispute.situation.acts)
    return replace(dispute, incidents=told, number=before.number)


def settled(dispute: Dispute, incidents: tuple[Attached, ...]) -> Dispute:
    """Return a state with no act in dispute any more, and what was told of those there were."""
    situation, base = (replace(one, incident=None) for one in (dispute.situation, dispute.base))
    return replace(dispute, situation=situation, base=base, incidents=incidents)
