"""Why chips count as something else than was answered."""

from floorapp.engine import reasons
from floorapp.engine.answer import Answer
from floorapp.explain.catalogue import Catalogue
from floorapp.quiz.question import Outcome

_WAGERS = frozenset({"bet", "raise"})


def wrong_outcome(answer: Answer, right: Outcome, given: Outcome, words: Catalogue) -> str:
    """Return why chips do not count as what was answered."""
    options, finding = answer.options, answer.finding
    assert options is not None
    assert finding is not None
    why = {type(reason): reason for reason in finding.reasons}
    if reasons.StringBet in why and given.ruling in _WAGERS:
        return words.text("Only the first motion counts; what comes in a second one goes back.")
    if given.ruling in _WAGERS and right.ruling in _WAGERS:
        return _wrong_amount(right, given, words)
    if given.ruling in _WAGERS:
        return _no_raise(tuple(finding.reasons), words)
    if right.ruling in _WAGERS:
        return _no_call(tuple(finding.reasons), words)
    if given.ruling == "fold":
        return words.text("Too few chips give no hand up.")
    return words.text("A call is for the whole bet of {level}.", level=options.table.level)


def _wrong_amount(right: Outcome, given: Outcome, words: Catalogue) -> str:
    to, asked = right.amount_to or 0, given.amount_to or 0
    if asked < to:
        return words.text("{given} is {by} less than there has to be.", given=asked, by=to - asked)
    return words.text("{given} is {by} more than there has to be.", given=asked, by=asked - to)


def _no_raise(why: tuple[reasons.Reason, ...], words: Catalogue) -> str:
    """Return what would have made it a raise."""
    for reason in why:
        match reason:
            case reasons.OversizedChip():
                return words.text("It would be a raise had the word come before the chip.")
            case reasons.EveryChipNeeded(smallest_by=smallest):
                return words.text(
                    "It would be a raise if the call were paid without the chip of {chip}, or had"
                    " the word come first.",
                    chip=smallest,
                )
            case reasons.HalfNotReached(over_by=over, full_by=full):
                return words.text(
                    "It would be a raise from half of {full} above the bet on; {over} is less.",
                    full=full,
                    over=over,
                )
            case _:
                continue
    return ""


def _no_call(why: tuple[reasons.Reason, ...], words: Catalogue) -> str:
    """Return what makes it more than a call or a check."""
    for reason in why:
        match reason:
            case reasons.HalfReached(over_by=over, full_by=full):
                return words.text(
                    "It would be a call below half of {full} above the bet; {over} is at least"
                    " that.",
                    full=full,
                    over=over,
                )
            case reasons.SaidRaise() | reasons.RaiseByChip() | reasons.RaiseByChips():
                return words.text("The word came first, and it binds.")
            case reasons.OpeningChips() | reasons.OpeningTooSmall():
                return words.text("With nothing to call, chips put in are a bet.")
            case _:
                continue
    return ""
