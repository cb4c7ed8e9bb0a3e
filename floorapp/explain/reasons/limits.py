"""Sentences for an amount that the structure bounds: pot-limit and fixed limit."""

from typing import assert_never

from floorapp.engine import reasons
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.numbers import amount

BlindReason = reasons.MissingBlindCounts | reasons.ShortBlindCounts | reasons.SmallBlindAsBig
PotReason = (
    reasons.PotLimitMax
    | reasons.PotUnknown
    | reasons.PotUnderMinimum
    | reasons.MissingBlindUnclear
    | reasons.AboveMaximum
)
FixedReason = (
    reasons.LimitBet
    | reasons.LimitRaise
    | reasons.LimitCompletes
    | reasons.HalfCountsAsFull
    | reasons.BetSizeUnknown
)
LimitReason = PotReason | BlindReason | FixedReason


def limit_sentence(reason: LimitReason, words: Catalogue) -> str:
    """Return the sentence for a reason about what the structure allows."""
    if isinstance(reason, BlindReason):
        return _blind(reason, words)
    if isinstance(reason, PotReason):
        return _pot_limit(reason, words)
    return _fixed_limit(reason, words)


def _pot_limit(reason: PotReason, words: Catalogue) -> str:
    match reason:
        case reasons.PotLimitMax():
            return _pot_limit_max(reason, words)
        case reasons.PotUnknown():
            return words.text("The pot of earlier streets is not known, so no maximum is judged.")
        case reasons.PotUnderMinimum(pot_to=pot, min_to=least):
            return words.text(
                "The pot alone would allow {pot}, but the minimum is {min}: {min} may be made "
                "all the same.",
                pot=pot,
                min=least,
            )
        case reasons.MissingBlindUnclear(missing_by=missing, max_to=most, full_to=full):
            return words.text(
                "The book does not say whether what the blinds lack ({missing}) counts: the most "
                "is {max} without it, {full} with it.",
                missing=missing,
                max=most,
                full=full,
            )
        case reasons.AboveMaximum(seat=seat, to_to=to, max_to=most):
            return words.text(
                "{Seat} made it {to}; the maximum is {max}: {to} > {max}.",
                seat=words.seat(seat),
                to=to,
                max=most,
            )
        case _:
            assert_never(reason)


def _blind(reason: BlindReason, words: Catalogue) -> str:
    match reason:
        case reasons.MissingBlindCounts(missing_by=missing):
            return words.text(
                "The pot counts {missing} of missing blinds, as if they were posted in full.",
                missing=missing,
            )
        case reasons.ShortBlindCounts(missing_by=missing):
            return words.text(
                "The pot counts the {missing} that a short blind lacks, as if it were posted in "
                "full.",
                missing=missing,
            )
        case reasons.SmallBlindAsBig(extra_by=extra):
            return words.text(
                "The small blind counts as a big one here: {extra} more in the pot.", extra=extra
            )
        case _:
            assert_never(reason)


def _pot_limit_max(reason: reasons.PotLimitMax, words: Catalogue) -> str:
    level, pot, call = reason.level_to, reason.pot_by, reason.call_by
    if not level and pot == reason.max_to:
        return words.text("Nobody has bet and the pot is {pot}: {pot} is the most.", pot=pot)
    if not level:
        return words.text(
            "Nobody has bet and the pot is {pot}: rounded up, {max} is the most.",
            pot=pot,
            max=reason.max_to,
        )
    total = level + pot + call
    parts = " + ".join(amount(part, words.language) for part in (level, pot, call) if part)
    if total == reason.max_to:
        most = words.text("{sum} = {total}", sum=parts, total=total)
    else:
        most = words.text(
            "{sum} = {total}, rounded up to {max},", sum=parts, total=total, max=reason.max_to
        )
    if not call:
        return words.text(
            "The bet is {level}, the pot is {pot}: {most} is the most.",
            level=level,
            pot=pot,
            most=most,
        )
    return words.text(
        "The bet is {level}, the pot is {pot}, the call {call}: {most} is the most.",
        level=level,
        pot=pot,
        call=call,
        most=most,
    )


def _fixed_limit(reason: FixedReason, words: Catalogue) -> str:
    match reason:
        case reasons.LimitBet(bet_by=bet):
            return words.text("A bet is {bet} on this street, no more and no less.", bet=bet)
        case reasons.LimitRaise(full_level_to=level, bet_by=bet, raise_to=to):
            return words.text(
                "A raise is one bet of {bet}: {level} + {bet} = {to}, no more and no less.",
                level=level,
                bet=bet,
                to=to,
            )
        case reasons.LimitCompletes():
            return _completes(reason, words)
        case reasons.HalfCountsAsFull():
            return _half(reason, words)
        case reasons.BetSizeUnknown():
            return words.text("The size of a bet is not known, so no amount is judged.")
        case _:
            assert_never(reason)


def _completes(reason: reasons.LimitCompletes, words: Catalogue) -> str:
    level, full, bet = reason.level_to, reason.full_level_to, reason.bet_by
    if not full:
        return words.text(
            "{level} is less than a full bet of {bet}: it may be completed to {to}.",
            level=level,
            bet=bet,
            to=reason.raise_to,
        )
    return words.text(
        "{level} is less than a full raise of {bet} over {full}: it may be completed to "
        "{full} + {bet} = {to}.",
        level=level,
        full=full,
        bet=bet,
        to=reason.raise_to,
    )


def _half(reason: reasons.HalfCountsAsFull, words: Catalogue) -> str:
    seat, own, by, bet = words.seat(reason.seat), reason.own_by, reason.by_by, reason.bet_by
    if own == by:
        return words.text(
            "{Seat} added {by}; {by} is at least half of {bet}, so it counts as a full bet.",
            seat=seat,
            by=by,
            bet=bet,
        )
    return words.text(
        "{Seat} added {own}, which makes {by} since the last full bet; {by} is at least half of "
        "{bet}, so it counts as a full bet.",
        seat=seat,
        own=own,
        by=by,
        bet=bet,
    )
