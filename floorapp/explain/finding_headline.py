"""The headline of a finding: what an act in dispute counts as, as it is said at the table."""

from collections.abc import Mapping

from floorapp.engine import reasons
from floorapp.engine.acts import Fold
from floorapp.engine.incidents.finding import Finding
from floorapp.engine.options import Options
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.explain.finding_choices import options_text
from floorapp.explain.question_text import questions_text
from floorapp.explain.reason_text import reason_text

_WAGERS: Mapping[str, str] = {
    "bet": mark("This is a bet of {to}."),
    "raise": mark("This is a raise to {to}."),
    "all-in": mark("This is an all-in for {to}."),
}


def finding_headline(finding: Finding, options: Options, words: Catalogue) -> str:
    """Return what an act in dispute counts as, in one sentence as it is said at the table."""
    if finding.asks:
        return words.text(
            "For the ruling it must be known: {questions}",
            questions=questions_text(finding.asks, words),
        )
    if finding.choices:
        return words.text("The book leaves this to the floor.")
    if not options.live and finding.ruling is None and finding.options is not None:
        return reason_text(finding.reasons[0], words)
    if finding.options is not None:
        return options_text(finding.options, options, words)
    if finding.ruling is None:
        return _without_ruling(finding, options, words)
    return _ruled(finding, finding.ruling, options, words)


def _without_ruling(finding: Finding, options: Options, words: Catalogue) -> str:
    """Return the headline where the question was about the action, not about an act."""
    seat = words.seat(options.name)
    if any(isinstance(why, reasons.SkippedInTime) for why in finding.reasons):
        return words.text("{Seat} acts now.", seat=seat)
    if finding.substantial_action:
        return words.text("This is substantial action.")
    return words.text("This is not substantial action.")


def _ruled(finding: Finding, ruling: str, options: Options, words: Catalogue) -> str:
    seat, to = words.seat(options.name), finding.amount_to
    if any(isinstance(why, reasons.KilledHand) for why in finding.reasons):
        return words.text("The hand of {seat} is dead.", seat=seat)
    if isinstance(finding.act, Fold):
        if finding.act.leaves_to is None:
            return words.text("{Seat} folds.", seat=seat)
        left = finding.act.leaves_to
        return words.text("{Seat} folds; {left} stays in.", seat=seat, left=left)
    if to is None:
        return words.text("This is a check.")
    if finding.act is None:
        return _corrected(finding, to, words)
    if ruling == "call":
        return _called(to, options, words)
    return words.text(_WAGERS[ruling], to=to)


def _called(to: int, options: Options, words: Catalogue) -> str:
    """Return a call by the new chips that it costs, with the total where chips lay already."""
    by = to - options.table.put_in[options.seat]
    if to < options.table.level:
        return words.text("This is a call all-in for {to}.", to=to)
    if by in {0, to}:
        return words.text("This is a call of {by}.", by=to)
    return words.text("This is a call of {by}, {to} in all.", by=by, to=to)


def _corrected(finding: Finding, to: int, words: Catalogue) -> str:
    opens = finding.ruling == "bet"
    if finding.add_by or finding.returned_by:
        if opens:
            return words.text("The bet is corrected to {to}.", to=to)
        return words.text("The raise is corrected: to {to}.", to=to)
    if opens:
        return words.text("The bet of {to} stands.", to=to)
    return words.text("The raise to {to} stands.", to=to)
