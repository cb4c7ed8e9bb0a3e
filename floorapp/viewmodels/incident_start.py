"""Where an act in dispute stands in the list, and what is known of it when it is opened."""

from floorapp.engine.acts import (
    Act,
    AllIn,
    Bet,
    Call,
    Check,
    Complete,
    Fold,
    NextStreet,
    Pot,
    Raise,
    Voluntary,
)
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.replay import Replay
from floorapp.engine.values import value
from floorapp.viewmodels.attached import attached_to
from floorapp.viewmodels.desk import Desk

CORRECTIONS = frozenset({"wrong-amount", "wrong-pot"})
"""What changes a wager which was made."""

_SAYS: dict[type[Voluntary], str] = {
    Check: "check",
    Call: "call",
    Bet: "bet",
    Raise: "raise",
    Complete: "raise",
    AllIn: "all-in",
    Fold: "fold",
    Pot: "pot",
}


@value
class Start:
    """An act in dispute as it is opened.

    ``place`` is where it stands in the list; ``replaces`` says that an act stands there already,
    which is the one in dispute.
    """

    incident: Incident
    place: int
    replaces: bool
    remark: str = ""


def start_for(desk: Desk, seat: str | None = None) -> Start | None:
    """Return what is in dispute where nobody has said so: what was told, a fault, or a seat.

    Args:
        desk: The dispute.
        seat: The seat it is about; None: the one asked about, or the one to act.
    """
    told = desk.situation.incident
    if told is not None and seat is None:
        return Start(told, shown_count(desk), replaces=False)
    fault = last_fault(desk)
    wrong = None if fault is None or seat is not None else start_at(desk, fault)
    if wrong is not None:
        return wrong
    place = shown_count(desk)
    waiting = next((one for one in desk.dispute.incidents if one.index == place), None)
    if waiting is not None and seat is None:
        return Start(waiting.incident, place, replaces=False, remark=waiting.remark)
    table = desk.replay.table
    live = [table.seats[number] for number in range(len(table.seats)) if table.can_act(number)]
    name = seat or desk.answer.seat or next(iter(live), None)
    return None if name is None else Start(Incident(seat=name), place, replaces=False)


def start_at(desk: Desk, index: int) -> Start | None:
    """Return what is in dispute at an act of the list: what was told of it, or the act itself."""
    acts = desk.situation.acts
    told = attached_to(desk.dispute.incidents, acts, index)
    if told is not None:
        return Start(told.incident, index, replaces=True, remark=told.remark)
    incident = as_incident(acts[index])
    if incident is None or incident.seat not in desk.situation.seats:
        return None
    return Start(incident, index, replaces=True)


def as_incident(act: Act) -> Incident | None:
    """Return an act as what was said: whether it is allowed is asked anew."""
    if not isinstance(act, Voluntary):
        return None
    amount = act.to if isinstance(act, Bet | Raise | Complete) else None
    return Incident(seat=act.seat, said=_SAYS[type(act)], said_amount=amount)


def shown_count(desk: Desk) -> int:
    """Return how many acts stand before what is asked about now."""
    if desk.replay.stopped_at is not None:
        return desk.replay.stopped_at
    return len(desk.situation.acts) if desk.looking_at is None else desk.looking_at


def last_fault(desk: Desk) -> int | None:
    """Return the last act looked at, if it was not allowed or is impossible."""
    steps = desk.replay.steps
    if not steps or not steps[-1].ruling.decision.is_fault:
        return None
    return len(steps) - 1


def act_of_street(acts: tuple[Act, ...], seat: str, replayed: Replay) -> int | None:
    """Return the seat's last act of the street in a list; None where it made none."""
    for index in reversed(range(min(replayed.first_step, len(acts)), len(acts))):
        act = acts[index]
        if isinstance(act, NextStreet):
            return None
        if isinstance(act, Voluntary) and act.seat == seat:
            return index
    return None
