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

_OUTCOMES: Mapping[str, str] = {
    "call": mark("a call"),
    "bet": mark("a bet of"),
    "raise": mark("a raise to"),
    "all-in": mark("all-in for"),
}
"""The last row, where the sum itself does not say what decides."""

_Pairs = list[tuple[str, int]]


def sum_rows(finding: Finding, options: Options, words: Catalogue) -> tuple[Row, ...]:
    """Return the sum behind a finding; empty where there is none."""
    parts: dict[str, str] = {}
    for reason in finding.reasons:
        for label, number in _of_reason(reason, finding, words):
            parts.setdefault(label, amount(number, words.language))
    for reason in finding.reasons:
        if isinstance(reason, reasons.HalfReached | reasons.HalfNotReached):
            shown = half(reason.full_by, words.language)
            parts[_half_label(reason.full_by, options, words)] = shown
    if not parts:
        return ()
    rows = [Row(label, shown) for label, shown in parts.items()]
    return (*rows, *_outcome(finding, words))


def _of_reason(reason: Reason, finding: Finding, words: Catalogue) -> _Pairs:
    match reason:
        case (
            reasons.HalfReached(total_to=total, level_to=level, over_by=over)
            | reasons.HalfNotReached(total_to=total, level_to=level, over_by=over)
        ):
            return [
                (_total_label(finding, words), total),
                (words.text("to call"), level),
                (words.text("over the call"), over),
            ]
        case reasons.EveryChipNeeded(
            total_to=total, smallest_by=smallest, rest_to=rest, level_to=level
        ):
            return [
                (_total_label(finding, words), total),
                (words.text("without one {chip}", chip=smallest), rest),
                (words.text("to call"), level),
            ]
        case reasons.OversizedChip(chip_by=chip, call_by=call):
            return [(words.text("one chip"), chip), (words.text("to call"), call)]
        case reasons.HalfOfWhat(over_by=over, full_by=full, level_to=level):
            return [
                (words.text("over the call"), over),
                (words.text("full raise"), full),
                (words.text("whole bet"), level),
            ]
        case _:
            return _of_undercall(reason, finding, words)


def _of_undercall(reason: Reason, finding: Finding, words: Catalogue) -> _Pairs:
    match reason:
        case (
            reasons.UndercallHeadsUp(total_to=total, level_to=level)
            | reasons.UndercallOpening(total_to=total, level_to=level)
            | reasons.UndercallWithdrawn(total_to=total, level_to=level)
            | reasons.UndercallFloor(total_to=total, level_to=level)
        ):
            missing = (words.text("short of the call"), level - total)
            found = [(_total_label(finding, words), total), (words.text("to call"), level), missing]
            if isinstance(reason, reasons.UndercallFloor):
                found.append((words.text("meant to call"), reason.meant_to))
            return found
        case reasons.LastChipsAllIn(total_to=total) | reasons.LastChipsSilent(total_to=total):
            return [(_total_label(finding, words), total)]
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
            return [(_total_label(finding, words), to), (words.text("minimum"), least)]
        case (
            reasons.ReducedToMaximum(to_to=to, max_to=most)
            | reasons.PotOvercounted(to_to=to, max_to=most)
            | reasons.PotUndercounted(to_to=to, max_to=most)
            | reasons.PotStands(to_to=to, max_to=most)
            | reasons.PotRulesConflict(to_to=to, max_to=most)
        ):
            return [(_total_label(finding, words), to), (words.text("maximum"), most)]
        case reasons.AcceptedAction(quoted_to=quoted, level_to=level):
            return [(words.text("named"), quoted), (words.text("true amount"), level)]
        case reasons.KilledHand(returned_by=returned, left_by=left):
            return [(words.text("goes back"), returned), (words.text("stays in"), left)]
        case _:
            return []


def _total_label(finding: Finding, words: Catalogue) -> str:
    """Return what the whole amount is: old chips and new, an amount that was said, or pushed."""
    told = {type(reason) for reason in finding.reasons}
    if told & {reasons.PriorChipsLeft, reasons.PriorChipsTogether, reasons.PriorChipsCombined}:
        return words.text("together")
    if told & {reasons.AmountAsChips, reasons.SaidRaise, reasons.SaidPot}:
        return words.text("said")
    return words.text("made") if finding.act is None else words.text("pushed")


def _half_label(full_by: int, options: Options, words: Catalogue) -> str:
    found = minimum_reasons(options.table)
    set_by = next(
        (why.set_by for why in found if isinstance(why, MinimumRaise)),
        "",
    )
    return words.text(_HALVES.get(set_by, mark("half of a full raise ({full})")), full=full_by)


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
