"""Why a yes or a no is wrong: what would have to be otherwise for it to be right."""

from floorapp.engine import reasons
from floorapp.engine.answer import Answer
from floorapp.engine.options import Options
from floorapp.engine.strategies import CONSECUTIVE_ALL_INS
from floorapp.explain.catalogue import Catalogue


def wrong_right(options: Options, words: Catalogue) -> str:
    """Return why it is wrong that a seat may raise, or may not."""
    consecutive = options.table.raising is CONSECUTIVE_ALL_INS
    for reason in options.reasons():
        if consecutive and isinstance(reason, reasons.NotReopened):
            return _after_full_raise(reason.full_raise_by, words)  # a sum may be left to the floor
        told = _would_be_no(reason, words) if options.may_wager else _would_be_yes(reason, words)
        if told:
            return told
    return ""


def _missing_by(reason: reasons.Reason) -> int | None:
    """Return how many chips more would have re-opened the betting; None where that is not it."""
    match reason:
        case (
            reasons.NotReopened(faced_by=faced, full_raise_by=full)
            | reasons.UnderHalfRaise(faced_by=faced, full_raise_by=full)
        ):
            return full - faced
        case reasons.NotDoubled(level_to=level, needed_to=needed):
            return needed - level
        case reasons.UnderHalfBet(faced_by=faced, bet_by=bet):
            return (bet + 1) // 2 - faced
        case _:
            return None


def _would_be_yes(reason: reasons.Reason, words: Catalogue) -> str:
    """Return what is missing for a right to raise."""
    missing_by = _missing_by(reason)
    if missing_by is not None:
        return words.text("“Yes” would be right had {by} more been added.", by=missing_by)
    match reason:
        case reasons.NoFullRaiseSince(acted_at_to=own, level_to=level, full_raise_by=full):
            if level - own < full:
                return _after_full_raise(full, words)
            return words.text("“Yes” would be right by a book in which short all-ins add up.")
        case reasons.NobodyCanAnswer():
            return words.text("“Yes” would be right if another player had chips left.")
        case reasons.StackUnderLevel(stack_to=stack, level_to=level):
            return words.text(
                "“Yes” would be right with chips for more than the call: more than {level}"
                " instead of {stack}.",
                level=level,
                stack=stack,
            )
        case reasons.CapReached():
            return words.text("“Yes” would be right if a raise of the street were left.")
        case _:
            return ""


def _after_full_raise(full: int, words: Catalogue) -> str:
    return words.text("“Yes” would be right after a full raise of {full}.", full=full)


def _would_be_no(reason: reasons.Reason, words: Catalogue) -> str:
    """Return what gives the right to raise."""
    match reason:
        case reasons.NotYetActed():
            return words.text(
                "“No” can only be right for a seat that has acted already; blinds are no acts."
            )
        case reasons.AddUp():
            return words.text("“No” would be right if each all-in counted by itself.")
        case reasons.Reopened(full_raise_by=full, added=added):
            if len(added) > 1 and max(by for _, by in added) < full:
                return words.text("“No” would be right if each all-in counted by itself.")
            return words.text("“No” would be right if less than {full} had been added.", full=full)
        case reasons.Doubled(needed_to=needed, level_to=level):
            return words.text(
                "“No” would be right below {needed}; the bet is {level}.",
                needed=needed,
                level=level,
            )
        case reasons.FullRaiseSince() | reasons.HalfRaiseCounts() | reasons.ConsecutiveAllIns():
            return words.text("“No” would be right without what was raised since.")
        case reasons.HalfBetReopens(faced_by=faced, bet_by=bet):
            return words.text(
                "“No” would be right if {faced} were less than half of the bet of {bet}.",
                faced=faced,
                bet=bet,
            )
        case _:
            return ""


def wrong_binding(answer: Answer, words: Catalogue) -> str:
    """Return why it is wrong that an act out of turn binds, or does not."""
    turn, options = answer.turn, answer.options
    assert turn is not None
    assert options is not None
    seat = words.seat(options.name)
    if not turn.binding:
        return words.text(
            "“Yes” would be right if those before {seat} had only checked, called or folded.",
            seat=seat,
        )
    if turn.ruling == "fold":
        return words.text("A fold out of turn binds, whatever the others do.")
    return words.text("“No” would be right if somebody before {seat} had bet or raised.", seat=seat)
