"""Sentences for and against the right to raise."""

from typing import assert_never

from floorapp.engine import reasons
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.numbers import amount
from floorapp.explain.reasons.since import acted_at, since

RightReason = (
    reasons.NotYetActed
    | reasons.Reopened
    | reasons.AddUp
    | reasons.NotReopened
    | reasons.Doubled
    | reasons.NotDoubled
    | reasons.NotRaisedSince
    | reasons.NobodyCanAnswer
    | reasons.StackUnderLevel
    | reasons.OnlyAllIn
)


def right_sentence(reason: RightReason, words: Catalogue) -> str:
    """Return the sentence for a reason about the right to raise."""
    match reason:
        case reasons.NotYetActed(seat=seat):
            return words.text(
                "{Seat} has not acted on this street yet: the betting is open for {seat}.",
                seat=words.seat(seat),
            )
        case reasons.Reopened() | reasons.NotReopened():
            return _compared_with_full_raise(reason, words)
        case reasons.AddUp():
            return words.text("None of these is a full raise alone; together they are.")
        case reasons.Doubled() | reasons.NotDoubled():
            return _compared_with_double(reason, words)
        case reasons.NotRaisedSince(seat=seat, acted_at_to=own):
            return _not_raised_since(seat, own, words)
        case reasons.NobodyCanAnswer(seat=seat):
            return words.text(
                "Nobody else has chips left that could answer a bet or raise by {seat}.",
                seat=words.seat(seat),
            )
        case reasons.StackUnderLevel() | reasons.OnlyAllIn():
            return _too_few_chips(reason, words)
        case _:
            assert_never(reason)


def _too_few_chips(reason: reasons.StackUnderLevel | reasons.OnlyAllIn, words: Catalogue) -> str:
    match reason:
        case reasons.StackUnderLevel(seat=seat, stack_to=stack, level_to=level):
            return words.text(
                "{Seat} has {stack} in all and the bet is {level}: a call at most.",
                seat=words.seat(seat),
                stack=stack,
                level=level,
            )
        case reasons.OnlyAllIn(seat=seat, stack_to=stack, min_to=least):
            return words.text(
                "{Seat} has only {stack} in all and the minimum is {min}: {stack} < {min}. "
                "The all-in alone re-opens nothing.",
                seat=words.seat(seat),
                stack=stack,
                min=least,
            )
        case _:
            assert_never(reason)


def _compared_with_full_raise(
    reason: reasons.Reopened | reasons.NotReopened, words: Catalogue
) -> str:
    facts = {
        "acted": acted_at(reason.seat, reason.acted_at_to, words),
        "added": since(reason, words),
        "full": amount(reason.full_raise_by, words.language),
        "faced": amount(reason.faced_by, words.language),
    }
    seat = words.seat(reason.seat)
    if isinstance(reason, reasons.Reopened):
        return words.text(
            "{acted}; {added}; a full raise is {full}. "
            "{faced} ≥ {full}: the betting is re-opened for {seat}.",
            seat=seat,
            **facts,
        )
    return words.text(
        "{acted}; {added}; a full raise is {full}. "
        "{faced} < {full}: the betting is not re-opened for {seat}.",
        seat=seat,
        **facts,
    )


def _compared_with_double(reason: reasons.Doubled | reasons.NotDoubled, words: Catalogue) -> str:
    own, needed = reason.acted_at_to, reason.needed_to
    if own and needed == 2 * own:
        measure = words.text("twice {own}", own=own)
    else:
        measure = words.text("the big blind")
    facts = {
        "acted": acted_at(reason.seat, own, words),
        "needed": amount(needed, words.language),
        "measure": measure,
        "level": amount(reason.level_to, words.language),
    }
    seat = words.seat(reason.seat)
    if isinstance(reason, reasons.Doubled):
        return words.text(
            "{acted}; {seat} may raise once the bet is {needed}: {measure}. "
            "{level} ≥ {needed}: the betting is re-opened for {seat}.",
            seat=seat,
            **facts,
        )
    return words.text(
        "{acted}; {seat} may raise once the bet is {needed}: {measure}. "
        "{level} < {needed}: the betting is not re-opened for {seat}.",
        seat=seat,
        **facts,
    )


def _not_raised_since(seat: str, own: int, words: Catalogue) -> str:
    if own:
        return words.text(
            "{Seat} last acted at {own} and nobody has raised since.",
            seat=words.seat(seat),
            own=own,
        )
    return words.text("{Seat} checked and nobody has bet since.", seat=words.seat(seat))
