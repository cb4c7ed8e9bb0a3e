"""Chips without words: one chip, several, the last ones, and old chips in front of the seat."""

from floorapp.engine import reasons
from floorapp.engine.incidents.finding import Finding, left_to_floor
from floorapp.engine.incidents.front import Front, front_of
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.incidents.outcomes import all_in, called, checked, wagered
from floorapp.engine.incidents.undercall import undercalled
from floorapp.engine.options import Options
from floorapp.engine.reasons import Reason


def silent(options: Options, incident: Incident) -> Finding:
    """Rule on chips pushed without a word that counts."""
    table = options.table
    put_in = table.put_in[options.seat]
    rules = table.book.irregular
    front = front_of(incident, put_in, table.level)
    if incident.prior == "combined" and not front.covers:
        together = front_of(incident, put_in, table.level, combined=True)
        one_bet = _pushed(options, incident, together)
        mixed = reasons.PriorChipsCombined(
            options.name, front.total_to - front.added_by, front.added_by
        )
        if rules.combined_chips == "one-bet":
            return one_bet.because(mixed)
        apart = _pushed(options, incident, front)
        return left_to_floor(one_bet, apart, reasons=(mixed,)).because()
    return _pushed(options, incident, front).because(*_about_old_chips(options, incident, front))


def by_half(options: Options, front: Front) -> Finding:
    """Rule on a total above the bet by the 50 % standard: a raise from half of one on."""
    table = options.table
    over_by, level = front.total_to - table.level, table.level
    full_by = level if table.raising.doubles else table.full_raise
    raise_to = max(front.total_to, options.min_to or 0)
    reached = 2 * over_by >= full_by
    as_raise = wagered(
        options,
        front,
        front.total_to,
        reasons.HalfReached(front.total_to, level, over_by, full_by, raise_to),
    )
    as_call = called(
        options, front, reasons.HalfNotReached(front.total_to, level, over_by, full_by)
    )
    if table.book.irregular.half_of == "unclear" and reached != (2 * over_by >= level):
        return left_to_floor(
            as_raise, as_call, reasons=(reasons.HalfOfWhat(over_by, full_by, level),)
        )
    return as_raise if reached else as_call


def _pushed(options: Options, incident: Incident, front: Front) -> Finding:
    level, name = options.table.level, options.name
    if not level:
        return _opened(options, incident, front)
    if front.total_to < level:
        return undercalled(options, incident, front)
    if not options.faced_by:
        return _over_option(options, incident, front)
    if front.total_to == level:
        return called(options, front, reasons.ExactCall(name, level))
    if front.single is not None:
        return _one_chip(options, incident, front, front.single)
    return _several(options, incident, front)


def _opened(options: Options, incident: Incident, front: Front) -> Finding:
    opening = reasons.OpeningChips(options.name, front.total_to)
    if incident.last_chips:
        last = reasons.LastChipsAllIn(options.name, front.total_to)
        return all_in(options, front, front.total_to, last)
    return wagered(options, front, front.total_to, opening)


def _over_option(options: Options, incident: Incident, front: Front) -> Finding:
    """Rule on chips by a seat that owes nothing, such as the big blind with its option."""
    if len(incident.chips) == 1:
        why = reasons.ChangeForOption(options.name, incident.chips[0])
        as_raise = wagered(options, front, front.total_to)
        return left_to_floor(checked(options, front), as_raise, reasons=(why,))
    if incident.last_chips:
        last = reasons.LastChipsAllIn(options.name, front.total_to)
        return all_in(options, front, front.total_to, last)
    return by_half(options, front)


def _one_chip(options: Options, incident: Incident, front: Front, chip: int) -> Finding:
    full_value = options.table.book.irregular.pulled_back_chip == "full-value"
    if front.covers and incident.prior == "pulled-back" and full_value:
        why = reasons.PulledBackFullValue(options.name, chip)
        return wagered(options, front, front.total_to, why)
    return called(options, front, reasons.OversizedChip(options.name, chip, options.faced_by))


def _several(options: Options, incident: Incident, front: Front) -> Finding:
    smallest = front.smallest
    if smallest is None:
        return _unknown_chips(options, incident, front)
    rest_to, level = front.total_to - smallest, options.table.level
    told = (options.name, front.total_to, smallest, rest_to, level)
    if rest_to < level:
        return _needed(options, incident, front, reasons.EveryChipNeeded(*told))
    return _spare(options, incident, front).because(reasons.ChipToSpare(*told))


def _unknown_chips(options: Options, incident: Incident, front: Front) -> Finding:
    """Rule where only the total is known: the smallest chip is asked for if it matters."""
    needed = _needed(options, incident, front)
    spare = _spare(options, incident, front)
    if needed.outcome == spare.outcome:
        return spare
    asks = dict.fromkeys((*needed.asks, *spare.asks, "chips"))
    return Finding(asks=tuple(asks))


def _needed(options: Options, incident: Incident, front: Front, *why: Reason) -> Finding:
    """Return the call that needs every chip; last chips are a call too where the book says so."""
    call = called(options, front, *why)
    if options.table.book.irregular.last_chips_call or incident.last_chips is False:
        return call
    shove = all_in(options, front, front.total_to)
    silent_on = reasons.LastChipsSilent(options.name, front.total_to, options.table.level)
    open_question = left_to_floor(shove, call, reasons=(silent_on,))
    return open_question if incident.last_chips else Finding(asks=("last_chips",))


def _spare(options: Options, incident: Incident, front: Front) -> Finding:
    """Rule on more chips than a call needs: the last ones are all-in, others go by the half."""
    half = by_half(options, front)
    if incident.last_chips is False:
        return half
    last = reasons.LastChipsAllIn(options.name, front.total_to)
    shove = all_in(options, front, front.total_to, last)
    if options.right is False:
        shove = wagered(options, front, front.total_to)
    if incident.last_chips or shove.outcome == half.outcome:
        return shove
    return Finding(asks=("last_chips",))


def _about_old_chips(options: Options, incident: Incident, front: Front) -> tuple[Reason, ...]:
    """Return what became of the chips that were in front before."""
    kept_by = front.total_to - front.added_by
    prior_by = sum(incident.prior_chips) or options.table.put_in[options.seat]
    if not prior_by or not options.faced_by:
        return ()
    if incident.prior == "pulled-back":
        return (reasons.PriorChipsPulled(options.name, prior_by),)
    if front.covers or incident.prior == "part-kept":
        return (reasons.PriorChipsTogether(options.name, kept_by, front.added_by, front.total_to),)
    return (reasons.PriorChipsLeft(options.name, kept_by, front.added_by),)
