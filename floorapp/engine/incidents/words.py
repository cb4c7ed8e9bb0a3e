"""Words: what was said, before the chips or without any."""

from collections.abc import Callable, Mapping

from floorapp.engine import reasons
from floorapp.engine.acts import Bet, Fold, Pot, Raise
from floorapp.engine.incidents.chips import beyond_call
from floorapp.engine.incidents.finding import Finding
from floorapp.engine.incidents.front import Front, front_of
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.incidents.outcomes import called, checked, wagered
from floorapp.engine.incidents.pulled import fold_given_up, without_fold
from floorapp.engine.incidents.undercall import undercalled
from floorapp.engine.options import Options
from floorapp.engine.reasons import Reason
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


def _fold(options: Options, incident: Incident, front: Front) -> Finding:
    if fold_given_up(options, incident):
        return without_fold(options, incident, front.added_by)
    why = reasons.SaidFold(options.name)
    folded = Fold(options.name)
    return Finding(ruling="fold", act=folded, returned_by=front.added_by, reasons=(why,))


def _check(options: Options, incident: Incident, front: Front) -> Finding:
    if not options.faced_by:
        return checked(options, front)
    why = reasons.SaidCheckFacing(options.name, options.table.level)
    left = ("call",) if fold_given_up(options, incident) else ("fold", "call")
    return Finding(options=left, returned_by=front.added_by, reasons=(why,))


def _call(options: Options, _incident: Incident, front: Front) -> Finding:
    if not options.faced_by:
        return checked(options, front, reasons.ReadAsCheck(options.name))
    return called(options, front, reasons.SaidCall(options.name, options.table.level))


def _all_in(options: Options, _incident: Incident, front: Front) -> Finding:
    to = options.stack
    if to is None:
        return Finding(asks=("stack",))
    said = reasons.SaidAllIn(options.name, to)
    if to <= options.table.level:
        return called(options, front, said)
    if options.right is False and options.faced_by:
        return _by_closed(options, front)
    return wagered(options, front, to, said)


def _by_closed(options: Options, front: Front) -> Finding:
    why = reasons.SaidByClosed(options.name, options.table.level)
    return called(options, front, why, *options.against_wager())


def _wager(options: Options, incident: Incident, front: Front) -> Finding:
    """Rule on “bet” or “raise”, with an amount, with chips, or bare."""
    if options.right is False and options.faced_by:
        return _by_closed(options, front)
    found = _announced(options, incident, front)
    to = found.amount_to
    if incident.said == "raise" and not options.table.level and to:
        return found.because(reasons.ReadAsBet(options.name, to))
    return found


def _announced(options: Options, incident: Incident, front: Front) -> Finding:
    name, to = options.name, incident.said_amount or front.total_to
    if not to:
        return _least(options, front)
    why: Reason = reasons.SaidRaise(name, to)
    if not incident.said_amount and len(incident.chips) == 1:
        why = reasons.RaiseByChip(name, front.added_by, to)
    elif not incident.said_amount:
        why = reasons.RaiseByChips(name, to)
    return wagered(options, front, to, why)


def _least(options: Options, front: Front) -> Finding:
    least = options.min_to
    if least is None:
        return Finding(asks=("big_blind",))
    return wagered(options, front, least, reasons.SaidRaiseNoAmount(options.name, least))


def _pot(options: Options, _incident: Incident, front: Front) -> Finding:
    table, name = options.table, options.name
    if not table.pot_limited:
        least = options.min_to
        if least is None:
            return Finding(asks=("big_blind",))
        return wagered(options, front, least, reasons.PotIsNoAmount(name, least))
    pot, most = options.pot, options.max_to
    if pot is None or most is None:
        return Finding(asks=("pot_before",))
    found = wagered(options, front, most + pot.unclear_by, reasons.SaidPot(name, most))
    if isinstance(found.act, Bet | Raise) and table.turn not in {None, options.seat}:
        return replace(found, act=Pot(name))  # counted when its turn comes
    return found


def _amount(options: Options, incident: Incident, front: Front) -> Finding:
    if not incident.said_amount:
        return Finding(asks=("said_amount",))
    return _as_amount(options, incident, front, incident.said_amount)


def _as_amount(options: Options, incident: Incident, front: Front, said: int) -> Finding:
    """Rule on a bare amount: as chips of that value, of which the denominations do not matter.

    It is a street total; no more than the seat has in already, it can only be new chips.
    """
    table, level = options.table, options.table.level
    own_to = table.put_in[options.seat]
    to = said if said > own_to else own_to + said
    counted = Front(to, to, to - own_to, (), alone=True, single=None, covers=False)
    if not level:
        found = wagered(options, counted, to)
    elif to < level:
        found = undercalled(options, incident, counted)
    elif to == level:
        found = called(options, counted, reasons.ExactCall(options.name, level))
    else:
        found = beyond_call(options, counted)
    return _with_pushed(found, front, own_to).because(reasons.AmountAsChips(options.name, to))


def _with_pushed(found: Finding, front: Front, own_to: int) -> Finding:
    """Return the finding with what moves of the chips that were really pushed, if any were."""
    choices = tuple(_with_pushed(choice, front, own_to) for choice in found.choices)
    stays_to = own_to if found.amount_to is None else found.amount_to
    if isinstance(found.act, Fold):
        stays_to = found.act.leaves_to or own_to
    returned_by, add_by = max(0, front.total_to - stays_to), max(0, stays_to - front.total_to)
    if found.act is None:  # left to the floor, or taken back
        back = front.added_by if found.returned_by else 0
        forfeited = found.forfeits_by is not None
        returned_by, add_by = choices[-1].returned_by if forfeited else back, 0
    if not front.added_by:
        returned_by = add_by = 0
    return replace(found, choices=choices, returned_by=returned_by, add_by=add_by)


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
