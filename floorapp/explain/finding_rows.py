"""The sum behind a finding, as rows: what was pushed, what there is to call, and what decides."""

from collections.abc import Mapping

from floorapp.engine import reasons
from floorapp.engine.incidents.finding import Finding
from floorapp.engine.options import Options
from floorapp.engine.reasons import MinimumRaise, Reason
from floorapp.engine.values import value
from floorapp.engine.why import minimum_reasons
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.explain.numbers import amount, half


@value
class Row:
    """One line of a sum."""

    label: str
    amount: str
    emphasised: bool = False


_HALVES: Mapping[str, str] = {
    "raise": mark("half of the last full raise ({full})"),
    "bet": mark("half of the opening bet ({full})"),
    "big-blind": mark("half of the big blind ({full})"),
    "straddle": mark("half of the straddle ({full})"),
}
"""What the 50 % standard measures, by what set the full raise."""

_HALF = mark("half of a full raise ({full})")
"""What it measures where nothing set it on this street, or a short all-in came behind it."""

_OUTCOMES: Mapping[str, str] = {
    "call": mark("a call"),
    "bet": mark("a bet of"),
    "raise": mark("a raise to"),
    "all-in": mark("all-in for"),
}
"""The last row, where the sum itself does not say what decides."""

_OldChips = reasons.PriorChipsLeft | reasons.PriorChipsTogether | reasons.PriorChipsCombined
_Pairs = list[tuple[str, int]]


def sum_rows(finding: Finding, options: Options, words: Catalogue) -> tuple[Row, ...]:
    """Return the sum behind a finding; empty where there is none."""
    parts: dict[str, str] = {}
    for reason in finding.reasons:
        for label, number in _of_reason(reason, finding, options, words):
            parts.setdefault(label, amount(number, words.language))
    for reason in finding.reasons:
        parts |= _halves(reason, options, words)
    if not parts:
        return ()
    rows = [Row(label, shown) for label, shown in parts.items()]
    return (*rows, *_outcome(finding, words))


def _of_reason(reason: Reason, finding: Finding, options: Options, words: Catalogue) -> _Pairs:
    match reason:
        case (
            reasons.HalfReached(total_to=total, over_by=over)
            | reasons.HalfNotReached(total_to=total, over_by=over)
        ):
            over_call = (words.text("over the call"), over)
            return [_total(total, finding, words), _to_call(options, words), over_call]
        case reasons.ChipToSpare(total_to=total):
            return [_total(total, finding, words), _to_call(options, words)]
        case reasons.HalfOfWhat(over_by=over) | reasons.SameChips(over_by=over):
            return [_to_call(options, words), (words.text("over the call"), over)]
        case reasons.EveryChipNeeded(total_to=total, smallest_by=smallest, rest_to=rest):
            without = (words.text("without one {chip}", chip=smallest), rest)
            return [_total(total, finding, words), without, _to_call(options, words)]
        case reasons.OversizedChip(chip_by=chip):
            pushed = [] if _with_old_chips(finding) else [(words.text("one chip"), chip)]
            return [*pushed, _to_call(options, words)]
        case _:
            return _of_undercall(reason, finding, options, words)


def _of_undercall(reason: Reason, finding: Finding, options: Options, words: Catalogue) -> _Pairs:
    match reason:
        case (
            reasons.UndercallHeadsUp(total_to=total, level_to=level)
            | reasons.UndercallOpening(total_to=total, level_to=level)
            | reasons.UndercallWithdrawn(total_to=total, level_to=level)
            | reasons.UndercallFloor(total_to=total, level_to=level)
        ):
            missing = (words.text("short of the call"), level - total)
            found = [_total(total, finding, words), _to_call(options, words), missing]
            if isinstance(reason, reasons.UndercallFloor):
                found.append((words.text("meant to call"), reason.meant_to))
            return found
        case (
            reasons.LastChipsAllIn(total_to=total)
            | reasons.LastChipsSilent(total_to=total)
            | reasons.StackUnderLevel(stack_to=total)
        ):
            return [_total(total, finding, words)]
        case _:
            return _of_old_chips(reason, finding, words)


def _of_old_chips(reason: Reason, finding: Finding, words: Catalogue) -> _Pairs:
    match reason:
        case (
            reasons.PriorChipsLeft(prior_by=old, added_by=new)
            | reasons.PriorChipsTogether(kept_by=old, added_by=new)
            | reasons.PriorChipsCombined(prior_by=old, added_by=new)
        ):
            pushed = (words.text("pushed"), new)
            together = (words.text("together"), old + new)
            return [(words.text("already in front"), old), pushed, together]
        case (
            reasons.StringBet(first_by=first, later_by=later)
            | reasons.TwoMotions(first_by=first, later_by=later)
        ):
            return [(words.text("first motion"), first), (words.text("second motion"), later)]
        case _:
            return _of_amount(reason, finding, words)


def _of_amount(reason: Reason, finding: Finding, words: Catalogue) -> _Pairs:
    match reason:
        case (
            reasons.RaisedToMinimum(to_to=to, min_to=least)
            | reasons.OpeningTooSmall(to_to=to, min_to=least)
            | reasons.WagerCorrected(to_to=to, min_to=least)
        ):
            if any(isinstance(why, reasons.HalfReached) for why in finding.reasons):
                return []
            return [_total(to, finding, words), (words.text("minimum"), least)]
        case (
            reasons.ReducedToMaximum(to_to=to, max_to=most)
            | reasons.PotOvercounted(to_to=to, max_to=most)
            | reasons.PotUndercounted(to_to=to, max_to=most)
            | reasons.PotStands(to_to=to, max_to=most)
            | reasons.PotRulesConflict(to_to=to, max_to=most)
        ):
            return [_total(to, finding, words), (words.text("maximum"), most)]
        case reasons.AcceptedAction(quoted_to=quoted, level_to=level):
            return [(words.text("named"), quoted), (words.text("true amount"), level)]
        case reasons.KilledHand(returned_by=returned, left_by=left):
            back = [(words.text("goes back"), returned)] if returned else []
            return [*back, (words.text("stays in"), left)]
        case _:
            return []


def _total(total_to: int, finding: Finding, words: Catalogue) -> tuple[str, int]:
    """Return the row of the whole amount: old chips and new, an amount that was said, or pushed."""
    told = {type(reason) for reason in finding.reasons}
    if _with_old_chips(finding):
        return words.text("together"), total_to
    if told & {reasons.AmountAsChips, reasons.SaidRaise, reasons.SaidPot}:
        return words.text("said"), total_to
    if finding.act is None and not finding.choices:
        return words.text("made"), total_to
    return words.text("pushed"), total_to


def _with_old_chips(finding: Finding) -> bool:
    return any(isinstance(reason, _OldChips) for reason in finding.reasons)


def _to_call(options: Options, words: Catalogue) -> tuple[str, int]:
    """Return the row of the bet: new chips are to call, a total is to match."""
    level = options.table.level
    label = words.text("to call") if options.faced_by == level else words.text("to match")
    return label, level


def _halves(reason: Reason, options: Options, words: Catalogue) -> dict[str, str]:
    """Return the rows of what is halved: halves of chips, so no amounts."""
    language = words.language
    match reason:
        case reasons.HalfReached(full_by=full) | reasons.HalfNotReached(full_by=full):
            return {_half_label(full, options, words): half(full, language)}
        case reasons.HalfOfWhat(full_by=full, level_to=level):
            whole = words.text("half of the whole bet ({level})", level=level)
            return {
                _half_label(full, options, words): half(full, language),
                whole: half(level, language),
            }
        case _:
            return {}


def _half_label(full_by: int, options: Options, words: Catalogue) -> str:
    found = minimum_reasons(options.table)
    set_by = next((why.set_by for why in found if isinstance(why, MinimumRaise)), "")
    return words.text(_HALVES.get(set_by, _HALF), full=full_by)


def _outcome(finding: Finding, words: Catalogue) -> list[Row]:
    """Return the last row: what decides, with the total that it comes to."""
    ruling = finding.ruling
    if ruling is None or finding.amount_to is None or finding.act is None:
        return []
    label = words.text(_OUTCOMES[ruling])
    for reason in finding.reasons:
        if isinstance(reason, reasons.HalfReached):
            label = _reached(reason, finding.amount_to, words)
        elif isinstance(reason, reasons.HalfNotReached):
            label = words.text("less than half: a call")
        elif isinstance(reason, reasons.EveryChipNeeded):
            label = words.text("every chip is needed: a call")
    return [Row(label, amount(finding.amount_to, words.language), emphasised=True)]


def _reached(reason: reasons.HalfReached, amount_to: int, words: Catalogue) -> str:
    if 2 * reason.over_by == reason.full_by:
        return words.text("exactly half counts: a raise, to the minimum")
    if amount_to > reason.total_to:
        return words.text("more than half: a raise, to the minimum")
    return words.text("more than half: a raise")
