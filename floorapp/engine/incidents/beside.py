"""Beside the betting: the clock, a killed hand, a hidden chip, a seat that was skipped."""

from floorapp.engine import reasons
from floorapp.engine.acts import Check, Fold
from floorapp.engine.incidents.finding import DISCRETION, OTHER, Finding, left_to_floor
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.incidents.turn import WITH_CHIPS, is_substantial
from floorapp.engine.options import Options
from floorapp.engine.pots import pots
from floorapp.engine.reasons import Reason
from floorapp.engine.replay import Replay, Step
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.values import replace


def clock(replayed: Replay, incident: Incident) -> Finding:
    """Rule on a clock that has run out. Rule 29."""
    table = replayed.table
    options = Options(table, table.index[incident.seat])
    why = reasons.ClockRanOut(incident.seat, options.faced_by)
    if options.faced_by:
        return Finding(ruling="fold", act=Fold(incident.seat), reasons=(why,))
    return Finding(ruling="check", act=Check(incident.seat), reasons=(why,))


def killed_hand(replayed: Replay, incident: Incident) -> Finding:
    """Rule on a hand that was killed or mucked by mistake. Rules 15-B and 65-A."""
    table, seat = replayed.table, incident.seat
    shared = pots(table)
    returned_by = shared.uncalled_by if shared.uncalled_seat == seat else 0
    left_by = table.put_in[table.index[seat]] - returned_by
    why = reasons.KilledHand(seat, returned_by, left_by)
    act = None
    if table.turn is not None and table.can_act(table.index[seat]):
        act = Fold(seat, leaves_to=left_by if returned_by else None)
    return Finding(ruling="fold", act=act, returned_by=returned_by, reasons=(why,))


def hidden_chip(_replayed: Replay, incident: Incident) -> Finding:
    """Rule on chips that nobody had seen when the all-in was called. Rule 62."""
    hidden_by = sum(incident.later_chips)
    if not hidden_by:
        return Finding(asks=("later_chips",))
    counts = Finding(ruling="all-in", add_by=hidden_by)
    apart = Finding(ruling=OTHER, returned_by=hidden_by)
    return left_to_floor(counts, apart, reasons=(reasons.HiddenChip(incident.seat, hidden_by),))


def substantial_action(replayed: Replay, _incident: Incident) -> Finding:
    """Answer whether the acts of the street are substantial action. Cases sa-1 and sa-4."""
    return _substantial(
        [step for step in replayed.steps[replayed.first_step :] if _chosen(step)], replayed.book
    )


def skipped(replayed: Replay, incident: Incident) -> Finding:
    """Rule on a seat that was passed over, by what happened behind it. Rule 53-B."""
    seat = incident.seat
    behind = [
        step
        for step in replayed.steps[replayed.first_step :]
        if getattr(step.act, "out_of_turn", False) and getattr(step.act, "seat", "") != seat
    ]
    found = _substantial(behind, replayed.book)
    had_time = incident.had_time or not replayed.book.irregular.reasonable_time
    if not (found.substantial_action and had_time):
        return found.because(reasons.SkippedInTime(seat))
    dead = Finding(ruling="fold", act=Fold(seat))
    passive = Finding(ruling=OTHER, options=("fold", "call"))
    return replace(
        found,
        ruling=DISCRETION,
        binding=True,
        choices=(dead, passive),
        reasons=(reasons.SkippedTooLate(seat), *found.reasons),
    )


def _chosen(step: Step) -> bool:
    return isinstance(step.act, (*WITH_CHIPS, Check, Fold))


def _substantial(steps: list[Step], book: RuleBook) -> Finding:
    acts = [step.counted for step in steps]
    is_so = is_substantial(acts, book)
    if book.irregular.substantial == "unlike":
        unlike = reasons.SubstantialUnlike if is_so else reasons.NotSubstantialUnlike
        return Finding(substantial_action=is_so, reasons=(unlike(len(acts)),))
    told = (len(acts), sum(isinstance(act, WITH_CHIPS) for act in acts))
    why: Reason = reasons.Substantial(*told) if is_so else reasons.NotSubstantial(*told)
    return Finding(substantial_action=is_so, reasons=(why,))
