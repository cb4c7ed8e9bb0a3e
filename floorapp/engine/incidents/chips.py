"""Chips without words: one chip, several, the last ones, and old chips in front of the seat."""

from floorapp.engine import reasons
from floorapp.engine.incidents.finding import Finding, left_to_floor
from floorapp.engine.incidents.front import Front, front_of
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.incidents.outcomes import called, checked, passive, wagered
from floorapp.engine.incidents.undercall import undercalled
from floorapp.engine.options import Options
from floorapp.engine.reasons import Reason
from floorapp.engine.strategies import FIXED_LIMIT
from floorapp.engine.values import replace


def silent(options: Options, incident: Incident) -> Finding:
    """Rule on chips pushed without a word that counts."""
    table = options.table
    put_in = table.put_in[options.seat]
    rules = table.book.irregular
    all_count = rules.pulled_back_chip == "one-bet"
    front = front_of(incident, put_in, table.level, one_bet=all_count)
    if incident.prior == "part-kept" and not incident.kept:
        return Finding(asks=("kept",))
    if incident.prior == "combined" and not front.covers:
        together = front_of(incident, put_in, table.level, combined=True)
        one_bet = _pushed(options, incident, together)
        mixed = reasons.PriorChipsCombined(
            options.name, front.total_to - front.added_by, front.added_by
        )
        if rules.combined_chips == "one-bet":
            return one_bet.because(mixed)
        apart = _pushed(options, incident, front)
        return left_to_floor(one_bet, apart, reasons=(mixed,))
    return _pushed(options, incident, front).because(*_about_old_chips(options, incident, front))


def beyond_call(options: Options, front: Front) -> Finding:
    """Rule on more than a call needs: the last chips are all-in, others go by the half."""
    if _is_last(options, front):
        last = reasons.LastChipsAllIn(options.name, front.total_to)
        return wagered(options, front, front.total_to, last)
    return _by_half(options, front)


def _by_half(options: Options, front: Front) -> Finding:
    """Rule on a total above the bet by the 50 % standard: a raise from half of one on.

    What is halved is what the least raise adds here: less than a full one where it completes.
    """
    table = options.table
    over_by, level = front.total_to - table.level, table.level
    least_to = options.min_to or level
    full_by, raise_to = least_to - level, max(front.total_to, least_to)
    reached = 2 * over_by >= full_by
    as_raise = wagered(
        options,
        front,
        front.total_to,
        reasons.HalfReached(front.total_to, level, over_by, full_by, raise_to),
    )
    as_call = passive(
        options, front, reasons.HalfNotReached(front.total_to, level, over_by, full_by)
    )
    if table.book.irregular.half_of == "unclear" and reached != (2 * over_by >= level):
        return left_to_floor(
            as_raise, as_call, reasons=(reasons.HalfOfWhat(over_by, full_by, level),)
        )
    if not reached:
        return as_call
    left_open = table.raising is FIXED_LIMIT and table.book.irregular.same_chips == "floor"
    if left_open and front.alike_by is not None:
        why = reasons.SameChips(options.name, front.alike_by, over_by)
        return left_to_floor(as_raise, as_call, reasons=(why,))
    return as_raise


def _is_last(options: Options, front: Front) -> bool:
    """Return whether the seat has no chips but those in front of it."""
    return options.stack is not None and front.total_to >= options.stack


def _pushed(options: Options, incident: Incident, front: Front) -> Finding:
    level, name = options.table.level, options.name
    if not level:
        return _opened(options, front)
    if not options.faced_by:
        return _over_option(options, incident, front)
    if front.total_to < level:
        return undercalled(options, incident, front)
    if front.total_to == level:
        return called(options, front, reasons.ExactCall(name, level))
    if front.single is not None:
        return _one_chip(options, incident, front, front.single)
    return _several(options, incident, front)


def _opened(options: Options, front: Front) -> Finding:
    return wagered(
        options, front, front.total_to, reasons.OpeningChips(options.name, front.total_to)
    )


def _over_option(options: Options, incident: Incident, front: Front) -> Finding:
    """Rule on chips by a seat that owes nothing, such as the big blind with its option."""
    if front.total_to <= options.table.level:
        return checked(options, front)
    several = beyond_call(options, front)
    why = reasons.ChangeForOption(options.name, front.added_by)
    single = left_to_floor(checked(options, front), several, reasons=(why,))
    if single.outcome == several.outcome or len(incident.chips) > 1:
        return several
    return single if incident.chips else Finding(asks=("chips",))


def _one_chip(options: Options, incident: Incident, front: Front, chip: int) -> Finding:
    if front.covers and incident.prior == "pulled-back":
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
        return _needed(options, front, reasons.EveryChipNeeded(*told))
    return beyond_call(options, front).because(reasons.ChipToSpare(*told))


def _unknown_chips(options: Options, incident: Incident, front: Front) -> Finding:
    """Rule where only a total is known: the single chips are asked for if they matter."""
    found = [beyond_call(options, front), _needed(options, front)]
    if not incident.chips:
        found.append(beyond_call(options, replace(front, alike_by=front.added_by)))
    if front.alone:
        found.append(_one_chip(options, incident, front, front.added_by))
    if len({finding.outcome for finding in found}) == 1:
        return found[0]
    return Finding(asks=("prior_chips" if incident.chips else "chips",))


def _needed(options: Options, front: Front, *why: Reason) -> Finding:
    """Return the call that needs every chip; last chips are a call too where the book says so."""
    call = called(options, front, *why)
    if options.table.book.irregular.last_chips_call or not _is_last(options, front):
        return call
    shove = wagered(options, front, front.total_to)
    silent_on = reasons.LastChipsSilent(options.name, front.total_to, options.table.level)
    return left_to_floor(shove, call, reasons=(silent_on,))


def _about_old_chips(options: Options, incident: Incident, front: Front) -> tuple[Reason, ...]:
    """Return what became of the chips that were in front before."""
    kept_by = front.total_to - front.added_by
    prior_by = sum(incident.prior_chips) or options.table.put_in[options.seat]
    if not prior_by or not options.faced_by:
        return ()
    counts_although_pulled = front.total_to != front.out_to
    if incident.prior == "pulled-back" and not counts_although_pulled:
        return (reasons.PriorChipsPulled(options.name, prior_by),)
    if front.covers or incident.prior == "part-kept":
        told = (options.name, kept_by, front.added_by, front.total_to)
        return (reasons.PriorChipsTogether(*told, pulled=counts_although_pulled),)
    return (reasons.PriorChipsLeft(options.name, kept_by, front.added_by),)
