"""Sentences for the right to raise again in books that look at more than the sum."""

from typing import assert_never

from floorapp.engine import reasons
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.reasons.since import acted_at, each_added, since, summed

SinceReason = (
    reasons.RightUnclear
    | reasons.FullRaiseSince
    | reasons.NoFullRaiseSince
    | reasons.ConsecutiveAllIns
)
HalfReason = (
    reasons.HalfRaiseCounts | reasons.UnderHalfRaise | reasons.HalfBetReopens | reasons.UnderHalfBet
)
AgainReason = SinceReason | HalfReason | reasons.CapReached


def again_sentence(reason: AgainReason, words: Catalogue) -> str:
    """Return the sentence for a reason about the right to raise again."""
    if isinstance(reason, reasons.CapReached):
        return words.text(
            "Raises on this street: {raises} of {most}. Nobody may raise again.",
            raises=reason.raises,
            most=reason.most,
        )
    if isinstance(reason, HalfReason):
        return _half(reason, words)
    return _since(reason, words)


def _since(reason: SinceReason, words: Catalogue) -> str:
    seat = words.seat(reason.seat)
    match reason:
        case reasons.RightUnclear():
            return words.text(
                "{acted}; {added}; a full raise is {full}. The rule speaks only of all-ins one "
                "after the other that exceed a full raise: whether {faced} re-opens the betting "
                "for {seat} is left to the floor.",
                seat=seat,
                acted=acted_at(reason.seat, reason.acted_at_to, words),
                added=since(reason, words),
                full=reason.full_raise_by,
                faced=reason.faced_by,
            )
        case reasons.FullRaiseSince():
            return words.text(
                "{Raiser} has since made a full bet or raise of {by}. That is enough: the betting "
                "is re-opened for {seat}.",
                seat=seat,
                raiser=words.seat(reason.raiser),
                by=reason.raise_by,
            )
        case reasons.NoFullRaiseSince():
            return _no_full_raise(reason, words)
        case reasons.ConsecutiveAllIns():
            return words.text(
                "A full raise is {full}; {added}. All-ins one after the other exceed it: the "
                "betting is re-opened for {seat}.",
                seat=seat,
                full=reason.full_raise_by,
                added=summed(reason.added, words),
            )
        case _:
            assert_never(reason)


def _no_full_raise(reason: reasons.NoFullRaiseSince, words: Catalogue) -> str:
    seat = words.seat(reason.seat)
    acted = acted_at(reason.seat, reason.acted_at_to, words)
    full = reason.full_raise_by
    if not reason.added:  # it only owes a part of a bet
        return words.text(
            "{acted}; the bet is {level} and nobody has made a full raise of {full} since: the "
            "betting is not re-opened for {seat}.",
            seat=seat,
            acted=acted,
            level=reason.level_to,
            full=full,
        )
    added = each_added(reason.added, words)
    if len(reason.added) == 1:
        return words.text(
            "{acted}; {added}: less than a full raise of {full}. The betting is not re-opened "
            "for {seat}.",
            seat=seat,
            acted=acted,
            added=added,
            full=full,
        )
    return words.text(
        "{acted}; {added}: each is less than a full raise of {full}, and here they do not add up. "
        "The betting is not re-opened for {seat}.",
        seat=seat,
        acted=acted,
        added=added,
        full=full,
    )


def _half(reason: HalfReason, words: Catalogue) -> str:
    seat = words.seat(reason.seat)
    match reason:
        case reasons.HalfRaiseCounts():
            return words.text(
                "{Raiser} was all-in for {by} more, at least half of {full}: here that re-opens "
                "the betting for {seat}.",
                seat=seat,
                raiser=words.seat(reason.raiser),
                by=reason.raise_by,
                full=reason.full_raise_by,
            )
        case reasons.UnderHalfRaise():
            return words.text(
                "{acted}; {added}; a full raise is {full}. {faced} < {full}, and no all-in was "
                "for half of it: the betting is not re-opened for {seat}.",
                seat=seat,
                acted=acted_at(reason.seat, reason.acted_at_to, words),
                added=since(reason, words),
                faced=reason.faced_by,
                full=reason.full_raise_by,
            )
        case reasons.HalfBetReopens() | reasons.UnderHalfBet():
            return _half_bet(reason, words)
        case _:
            assert_never(reason)


def _half_bet(reason: reasons.HalfBetReopens | reasons.UnderHalfBet, words: Catalogue) -> str:
    acted = acted_at(reason.seat, reason.acted_at_to, words)
    if reason.acted_at_to:
        facing = words.text(
            "{acted} and faces {level}: {level} − {own} = {faced}.",
            acted=acted,
            level=reason.level_to,
            own=reason.acted_at_to,
            faced=reason.faced_by,
        )
    else:
        facing = words.text("{acted} and faces {level}.", acted=acted, level=reason.level_to)
    seat, faced, bet = words.seat(reason.seat), reason.faced_by, reason.bet_by
    if isinstance(reason, reasons.HalfBetReopens):
        compared = words.text(
            "{faced} ≥ {bet}/2, at least half a bet: the betting is re-opened for {seat}.",
            seat=seat,
            faced=faced,
            bet=bet,
        )
    else:
        compared = words.text(
            "{faced} < {bet}/2, less than half a bet: the betting is not re-opened for {seat}.",
            seat=seat,
            faced=faced,
            bet=bet,
        )
    return f"{facing} {compared}"
