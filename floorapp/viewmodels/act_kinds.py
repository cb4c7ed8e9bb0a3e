"""Act kinds: how an act of the history is marked, by what became of it."""

from enum import Enum

from floorapp.engine.acts import ForcedBet, NextStreet
from floorapp.engine.replay import Step
from floorapp.engine.rulings import Decision


class ActKind(Enum):
    """How an act is marked."""

    PLAIN = "plain"
    FORCED = "forced"
    SHORT = "short"
    """A wager for less than a full bet or raise."""

    NOT_ALLOWED = "not-allowed"
    IMPOSSIBLE = "impossible"
    WAITING = "waiting"
    """Out of turn: held, or void."""

    FLOOR = "floor"
    """Left to the floor."""

    STREET = "street"
    """Not an act: the next street."""

    NOT_JUDGED = "not-judged"
    """Behind the first impossible act."""


_BY_DECISION = {
    Decision.HELD: ActKind.WAITING,
    Decision.VOID: ActKind.WAITING,
    Decision.FLOOR: ActKind.FLOOR,
    Decision.REFUSED: ActKind.NOT_ALLOWED,
    Decision.IMPOSSIBLE: ActKind.IMPOSSIBLE,
}


def kind_of(step: Step) -> ActKind:
    """Return how an act that was judged is marked."""
    marked = _BY_DECISION.get(step.ruling.decision)
    if marked is not None:
        return marked
    if isinstance(step.act, NextStreet):
        return ActKind.STREET
    if isinstance(step.act, ForcedBet):
        return ActKind.FORCED
    return ActKind.SHORT if step.move is not None and not step.move.full else ActKind.PLAIN
