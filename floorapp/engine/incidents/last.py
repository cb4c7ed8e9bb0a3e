"""Last: the stack that follows where the chips pushed are a seat's last ones."""

from copy import copy

from floorapp.engine.incidents.incident import Incident
from floorapp.engine.replay import Replay


def with_last_chips(replayed: Replay, incident: Incident) -> Replay:
    """Return the replay with the seat's stack, where it was not known and all of it is in front.

    A stack that is known already decides by itself whether these are the last chips.
    """
    table = replayed.table
    seat = table.index[incident.seat]
    if not (incident.last_chips and incident.pushed_by) or table.stack[seat] is not None:
        return replayed
    later_by = sum(incident.later_chips) if incident.what == "string-bet" else 0
    prior_by = sum(incident.prior_chips) or table.put_in[seat]
    known = copy(table)
    known.stack = [*table.stack]
    known.stack[seat] = prior_by + incident.pushed_by + later_by
    return replayed.but(table=known)
