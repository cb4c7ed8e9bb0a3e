"""Said too early, in two motions, or on a wrong count."""

from floorapp.engine import reasons
from floorapp.engine.incidents.chips import silent
from floorapp.engine.incidents.finding import OTHER, Finding, left_to_floor
from floorapp.engine.incidents.front import front_of
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.incidents.outcomes import called, wagered
from floorapp.engine.incidents.words import spoken
from floorapp.engine.options import Options
from floorapp.engine.replay import Replay
from floorapp.engine.values import replace

_WITH_AMOUNT = frozenset({"bet", "raise", "amount", "unclear"})
"""Words that an amount may go with."""

_AN_AMOUNT = frozenset({"all-in", "pot"})
"""Words that are an amount by themselves."""


def _options(replayed: Replay, incident: Incident) -> Options:
    return Options(replayed.table, replayed.table.index[incident.seat])


def string_bet(replayed: Replay, incident: Incident) -> Finding:
    """Rule on chips put in by two motions: the first counts, as words make it. Case tda56-fr.

    Some books let a raise that was announced be put in by two: the call first, then the rest.
    Where the amount was declared before the chips, their motions are no matter in any book.
    """
    options, later_by = _options(replayed, incident), sum(incident.later_chips)
    if _amount_first(incident):
        whole = replace(incident, chips=(), pushed=incident.pushed_by + later_by)
        return spoken(options, whole).because(reasons.AmountFirst(incident.seat))
    if not incident.pushed_by and not (incident.said and incident.said_first):
        return Finding(asks=("chips",))
    first = silent(options, incident)
    told = (incident.seat, incident.pushed_by, later_by)
    said = incident.said if incident.said_first else None
    exact = first.ruling == "call" and not (first.returned_by or first.add_by)
    announced = replayed.book.irregular.two_motions and said == "raise"
    if announced and exact and later_by:
        whole = replace(incident, chips=(), pushed=incident.pushed_by + later_by)
        front = front_of(whole, replayed.table.put_in[options.seat], replayed.table.level)
        return wagered(options, front, front.total_to, reasons.TwoMotions(*told))
    if said:
        first = spoken(options, incident)
    kept_by = 0 if first.choices else min(later_by, first.add_by)
    return _without(first, later_by).because(reasons.StringBet(*told, kept_by))


def _amount_first(incident: Incident) -> bool:
    """Return whether the words that came before the chips say how many they are."""
    if not incident.said_first or incident.said is None:
        return False
    named = incident.said in _WITH_AMOUNT and bool(incident.said_amount)
    return named or incident.said in _AN_AMOUNT


def _without(found: Finding, later_by: int) -> Finding:
    """Return the finding on the first motion; of the second one, only what is owed stays."""
    if found.asks or found.options is not None:
        return found
    net_by = later_by + found.returned_by - found.add_by
    choices = tuple(_without(choice, later_by) for choice in found.choices)
    return replace(found, returned_by=max(0, net_by), add_by=max(0, -net_by), choices=choices)


def conditional(replayed: Replay, incident: Incident) -> Finding:
    """Rule on “if you bet, I raise”: the floor may hold the seat to it. Case tda59."""
    if incident.said is None:
        return Finding(asks=("said",))
    held = spoken(_options(replayed, incident), incident)
    why = reasons.ConditionalWords(incident.seat)
    return left_to_floor(held, Finding(ruling=OTHER), reasons=(why,))


def premature(replayed: Replay, incident: Incident) -> Finding:
    """Rule on a call before the amount was known. Case tda59B."""
    options = _options(replayed, incident)
    if incident.said is None:
        return Finding(asks=("said",))
    if incident.said != "call":
        return spoken(options, incident)
    front = front_of(incident, replayed.table.put_in[options.seat], replayed.table.level)
    why = reasons.CalledTooEarly(incident.seat, replayed.table.level)
    return left_to_floor(called(options, front), Finding(ruling=OTHER), reasons=(why,))


def misquoted(replayed: Replay, incident: Incident) -> Finding:
    """Rule on a call of an amount that was told wrongly: the true one is owed. Case tda49."""
    if incident.quoted is None:
        return Finding(asks=("quoted",))
    options, level = _options(replayed, incident), replayed.table.level
    front = front_of(incident, replayed.table.put_in[options.seat], level)
    why = reasons.AcceptedAction(incident.seat, incident.quoted, level)
    whole = called(options, front, why)
    if incident.quoted < level and replayed.book.irregular.undercall == "withdrawn":
        back = Finding(ruling=OTHER, returned_by=front.added_by)
        misled = reasons.Misinformed(incident.seat, incident.quoted, level)
        return left_to_floor(whole, back, reasons=(misled,))
    return whole


def forward_motion(replayed: Replay, incident: Incident) -> Finding:
    """Rule on chips moved forward and not let go: the house says whether that binds. D117."""
    options = _options(replayed, incident)
    faced_by = options.faced_by
    if not (faced_by or incident.pushed_by):
        return Finding(asks=("chips",))
    none_in = front_of(replace(incident, chips=(), pushed=None), 0, replayed.table.level)
    held = called(options, none_in) if faced_by else silent(options, incident)
    why = reasons.ForwardMotion(incident.seat, faced_by)
    return left_to_floor(held, Finding(ruling=OTHER), reasons=(why,))
