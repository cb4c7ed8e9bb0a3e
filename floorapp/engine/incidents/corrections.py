"""Corrections: a wager of a wrong amount, noticed later, by how far the action has gone."""

from floorapp.engine import reasons
from floorapp.engine.acts import AllIn, Bet, Call, Complete, Raise
from floorapp.engine.incidents.finding import Finding, left_to_floor
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.incidents.turn import is_substantial
from floorapp.engine.options import Options
from floorapp.engine.reasons import Reason
from floorapp.engine.replay import Playing, Replay, Step
from floorapp.engine.values import value


@value
class Wager:
    """A wager of the street, what was possible before it, and what followed it."""

    to: int
    options: Options
    later: tuple[Step, ...]
    last_chips: bool
    bound: tuple[str, ...]
    """Seats that a correction applies to: who made the wager, and who has called it since."""


def wrong_amount(replayed: Replay, incident: Incident) -> Finding:
    """Rule on a wager below the minimum: made up until the next card. Case tda52A."""
    wager = last_wager(replayed, incident.seat)
    if wager is None:
        return Finding(asks=("actions",))
    least, seat, to = wager.options.min_to, incident.seat, wager.to
    most = wager.options.max_to
    if most is not None and to > most:
        return _above_most(replayed, incident, wager, most)
    if least is None or to >= least or wager.last_chips:
        return stands(wager, reasons.NothingToCorrect(seat, to))
    if incident.next_card:
        return stands(wager, reasons.TooLateToCorrect(seat, to))
    return corrected(wager, least, reasons.WagerCorrected(seat, to, least))


def _above_most(replayed: Replay, incident: Incident, wager: Wager, most: int) -> Finding:
    """Rule on a wager above what the structure allows: in pot-limit the pot was counted wrongly."""
    if replayed.table.pot_limited:
        return wrong_pot(replayed, incident)
    if incident.next_card:
        return stands(wager, reasons.TooLateToCorrect(incident.seat, wager.to))
    return corrected(wager, most, reasons.ReducedToMaximum(wager.to, most))


def wrong_pot(replayed: Replay, incident: Incident) -> Finding:
    """Rule on a bet or raise of a wrongly counted pot. Cases tda52B-ex1 to tda52B-ex3."""
    wager = last_wager(replayed, incident.seat)
    if wager is None or wager.options.max_to is None:
        return Finding(asks=("actions" if wager is None else "pot_before",))
    most, told = wager.options.max_to, (incident.seat, wager.to, wager.options.max_to)
    if wager.to == most:
        return stands(wager, reasons.NothingToCorrect(incident.seat, wager.to))
    if incident.next_card:
        return stands(wager, reasons.TooLateToCorrect(incident.seat, wager.to))
    substantial = is_substantial((step.counted for step in wager.later), replayed.book)
    if wager.to < most:
        if substantial:
            return stands(wager, reasons.PotStands(*told))
        return corrected(wager, most, reasons.PotUndercounted(*told))
    return _over_pot(replayed, wager, told, substantial=substantial)


def _over_pot(
    replayed: Replay, wager: Wager, told: tuple[str, int, int], *, substantial: bool
) -> Finding:
    """Rule on more than the pot: reduced, or it stands once the action has gone too far."""
    reduced = corrected(wager, told[2], reasons.PotOvercounted(*told))
    kept = stands(wager, reasons.PotStands(*told))
    match replayed.book.irregular.over_pot:
        case "until-all-acted":
            return kept if replayed.table.turn is None else reduced
        case "unclear" if substantial:
            return left_to_floor(reduced, kept, reasons=(reasons.PotRulesConflict(*told),))
        case _:
            return reduced


def corrected(wager: Wager, to: int, why: Reason) -> Finding:
    """Return the wager at its right amount, for everybody who is in for it."""
    return Finding(
        ruling="bet" if not wager.options.table.level else "raise",
        amount_to=to,
        returned_by=max(0, wager.to - to),
        add_by=max(0, to - wager.to),
        applies_to=wager.bound,
        reasons=(why,),
    )


def stands(wager: Wager, why: Reason) -> Finding:
    """Return the wager as it was made."""
    opens = not wager.options.table.level
    return Finding(ruling="bet" if opens else "raise", amount_to=wager.to, reasons=(why,))


def last_wager(replayed: Replay, seat: str) -> Wager | None:
    """Return the seat's last bet or raise of the street; None where it made none."""
    steps = replayed.steps
    for index in reversed(range(replayed.first_step, len(steps))):
        act = steps[index].counted
        if isinstance(act, Bet | Raise | Complete | AllIn) and act.seat == seat:
            break
    else:
        return None
    playing = Playing(replayed.situation, replayed.book)
    for step in steps[:index]:
        playing.take(step.act)
    table = playing.table
    later = steps[index + 1 :]
    callers = [step.counted.seat for step in later if isinstance(step.counted, Call)]
    bound = (seat, *callers)
    options = Options(table, table.index[seat])
    to = steps[index].total_to
    last_chips = isinstance(steps[index].counted, AllIn) or options.stack == to
    return Wager(to, options, later, last_chips, bound)
