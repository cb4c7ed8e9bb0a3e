"""Words: what was said, before the chips or without any."""

from collections.abc import Callable, Mapping

from floorapp.engine import reasons
from floorapp.engine.acts import Fold
from floorapp.engine.incidents.chips import by_half
from floorapp.engine.incidents.finding import Finding
from floorapp.engine.incidents.front import Front, front_of
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.incidents.outcomes import all_in, called, checked, wagered
from floorapp.engine.incidents.undercall import undercalled
from floorapp.engine.options import Options
from floorapp.engine.values import replace

_READINGS = 9
"""How many noughts an unclear amount may be read with."""


def spoken(options: Options, incident: Incident) -> Finding:
    """Rule on the words of an incident, whatever chips followed them."""
    table = options.table
    front = front_of(incident, table.put_in[options.seat], table.level)
    if not incident.pushed_by:
        front = replace(front, total_to=0, added_by=0)
    return _RULED[incident.said or "raise"](options, incident, front)


def _fold(options: Options, _incident: Incident, front: Front) -> Finding:
    why = reasons.SaidFold(options.name)
    folded = Fold(options.name)
    return Finding(ruling="fold", act=folded, returned_by=front.added_by, reasons=(why,))


def _check(options: Options, _incident: Incident, front: Front) -> Finding:
    if not options.faced_by:
        return checked(options, front)
    why = reasons.SaidCheckFacing(options.name, options.table.level)
    return Finding(options=("fold", "call"), returned_by=front.added_by, reasons=(why,))


def _call(options: Options, _incident: Incident, front: Front) -> Finding:
    if not options.faced_by:
        return checked(options, front).because(reasons.ReadAsCheck(options.name))
    return called(options, front, reasons.SaidCall(options.name, options.table.level))


def _all_in(options: Options, incident: Incident, front: Front) -> Finding:
    to = options.stack
    if to is None and incident.last_chips and front.added_by:
        to = front.total_to
    if to is None:
        return Finding(asks=("stack",))
    said = reasons.SaidAllIn(options.name, to)
    if options.right is False and to > options.table.level:
        return _by_closed(options, front)
    return all_in(options, front, to, said)


def _by_closed(options: Options, front: Front) -> Finding:
    why = reasons.SaidByClosed(options.name, options.table.level)
    return called(options, front, why, *options.against_wager())


def _wager(options: Options, incident: Incident, front: Front) -> Finding:
    """Rule on “bet” or “raise”, with an amount, with chips, or bare."""
    if options.right is False and options.faced_by:
        return _by_closed(options, front)
    to = incident.said_amount or front.total_to
    if not to:
        return _least(options, front)
    return wagered(options, front, to, reasons.SaidRaise(options.name, to))


def _least(options: Options, front: Front) -> Finding:
    least = options.min_to
    if least is None:
        return Finding(asks=("big_blind",))
    return wagered(options, front, least, reasons.SaidRaiseNoAmount(options.name, least))


def _pot(options: Options, _incident: Incident, front: Front) -> Finding:
    if options.table.pot_limited:
        if options.max_to is None:
            return Finding(asks=("pot_before",))
        return wagered(
            options, front, options.max_to, reasons.SaidPot(options.name, options.max_to)
        )
    least = options.min_to
    if least is None:
        return Finding(asks=("big_blind",))
    return wagered(options, front, least, reasons.PotIsNoAmount(options.name, least))


def _amount(options: Options, incident: Incident, front: Front) -> Finding:
    if not incident.said_amount:
        return Finding(asks=("said_amount",))
    return _as_amount(options, incident, front, incident.said_amount)


def _as_amount(options: Options, incident: Incident, front: Front, to: int) -> Finding:
    """Rule on a bare amount: as chips of that value, of which the denominations do not matter."""
    level = options.table.level
    said = reasons.AmountAsChips(options.name, to)
    counted = Front(to, to, (), None, covers=False)
    if to < level:
        found = undercalled(options, incident, counted)
    elif to == level and options.faced_by:
        found = called(options, counted, reasons.ExactCall(options.name, level))
    elif not level:
        found = wagered(options, counted, to)
    else:
        found = by_half(options, counted)
    return _with_pushed(found, front).because(said)


def _with_pushed(found: Finding, front: Front) -> Finding:
    """Return the finding with what goes back of the chips that were really pushed."""
    if found.amount_to is None or not front.added_by:
        return found
    return replace(
        found,
        returned_by=max(0, front.total_to - found.amount_to),
        add_by=max(0, found.amount_to - front.total_to),
    )


def _unclear(options: Options, incident: Incident, front: Front) -> Finding:
    said, pot_by = incident.said_amount, options.table.pot
    if not said:
        return Finding(asks=("said_amount",))
    if pot_by is None:
        return Finding(asks=("pot_before",))
    readings = [said * 10**noughts for noughts in range(_READINGS)]
    within = [reading for reading in readings if reading <= pot_by]
    read_to = max(within, default=said)
    why = reasons.UnclearAmount if within else reasons.UnclearAbovePot
    return _as_amount(options, incident, front, read_to).because(why(said, pot_by, read_to))


_RULED: Mapping[str, Callable[[Options, Incident, Front], Finding]] = {
    "fold": _fold,
    "check": _check,
    "call": _call,
    "bet": _wager,
    "raise": _wager,
    "all-in": _all_in,
    "pot": _pot,
    "amount": _amount,
    "unclear": _unclear,
}
"""How each of ``incident.SAID`` is ruled on."""
