"""Sentences for an amount: the least bet or raise, and what a short blind counts as."""

from typing import assert_never

from floorapp.engine import reasons
from floorapp.explain.catalogue import Catalogue, mark

AmountReason = (
    reasons.MinimumBet
    | reasons.MinimumBetUnknown
    | reasons.MinimumRaise
    | reasons.ShortAllInKeepsStep
    | reasons.MinimumDoubles
    | reasons.ShortBlind
    | reasons.MinimumCompletes
)

_SUMS = {
    "big-blind": mark(
        "The bet is {level}, the big blind is {full}: {level} + {full} = {min} is the minimum."
    ),
    "button-blind": mark(
        "The bet is {level}, the button blind is {full}: {level} + {full} = {min} is the minimum."
    ),
    "straddle": mark(
        "The bet is {level}, the straddle is {full}: {level} + {full} = {min} is the minimum."
    ),
    "bet": mark(
        "The bet is {level}, the opening bet was {full}: {level} + {full} = {min} is the minimum."
    ),
    "raise": mark(
        "The bet is {level}, the last full raise was {full}: "
        "{level} + {full} = {min} is the minimum."
    ),
    "given": mark(
        "The bet is {level}, the full raise in force is {full}: "
        "{level} + {full} = {min} is the minimum."
    ),
}
"""The sum behind the least raise, by what set the full raise."""


def amount_sentence(reason: AmountReason, words: Catalogue) -> str:
    """Return the sentence for a reason about an amount."""
    match reason:
        case reasons.MinimumBet(min_to=least):
            return words.text("A bet is at least the big blind, {min}.", min=least)
        case reasons.MinimumBetUnknown():
            return words.text("The big blind is not known, so neither is the minimum bet.")
        case reasons.MinimumRaise(level_to=level, full_raise_by=full, min_to=least, set_by=set_by):
            return words.text(_SUMS[set_by], level=level, full=full, min=least)
        case reasons.ShortAllInKeepsStep():
            return _short_all_in(reason, words)
        case reasons.MinimumDoubles(level_to=level, min_to=least):
            return _doubles(level, least, words)
        case reasons.MinimumCompletes():
            return _completes(reason, words)
        case reasons.ShortBlind(seat=seat, posted_to=posted, level_to=level):
            return words.text(
                "{Seat} is all-in in the blind for {posted}: the bet to match is still the big "
                "blind, {level}.",
                seat=words.seat(seat),
                posted=posted,
                level=level,
            )
        case _:
            assert_never(reason)


def _short_all_in(reason: reasons.ShortAllInKeepsStep, words: Catalogue) -> str:
    seat, level, full = words.seat(reason.seat), reason.level_to, reason.full_raise_by
    if reason.inc_by == level:
        return words.text(
            "{Seat} opened all-in for only {level}; a raise is still {full} more: "
            "{level} + {full} = {min} is the minimum.",
            seat=seat,
            level=level,
            full=full,
            min=reason.min_to,
        )
    return words.text(
        "The all-in to {level} by {seat} adds only {inc}; a raise is still {full} more: "
        "{level} + {full} = {min} is the minimum.",
        seat=seat,
        level=level,
        inc=reason.inc_by,
        full=full,
        min=reason.min_to,
    )


def _completes(reason: reasons.MinimumCompletes, words: Catalogue) -> str:
    if not reason.full_level_to:
        return words.text(
            "The short all-in to {level} may be made up to a full bet: {min} is the minimum.",
            level=reason.level_to,
            min=reason.min_to,
        )
    return words.text(
        "The short all-in to {level} may be made up to a full raise: {full_level} + {full} = {min} "
        "is the minimum.",
        level=reason.level_to,
        full_level=reason.full_level_to,
        full=reason.full_raise_by,
        min=reason.min_to,
    )


def _doubles(level: int, least: int, words: Catalogue) -> str:
    if least == 2 * level:
        return words.text(
            "A raise at least doubles the bet: 2 × {level} = {min} is the minimum.",
            level=level,
            min=least,
        )
    return words.text(
        "A raise doubles the bet, but goes at least to the big blind: 2 × {level} < {min}.",
        level=level,
        min=least,
    )
