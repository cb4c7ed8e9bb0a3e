"""Sentences for what an act counts as, and for what becomes of one out of turn."""

from typing import assert_never

from floorapp.engine import reasons
from floorapp.explain.catalogue import Catalogue

ReadAs = reasons.ReadAsCheck | reasons.ReadAsCall | reasons.ReadAsBet | reasons.ReadAsRaise
OutOfTurn = (
    reasons.HeldForTurn
    | reasons.BoundOutOfTurn
    | reasons.FreedOutOfTurn
    | reasons.FoldOutOfTurn
    | reasons.PassiveOutOfTurn
)
ReadingReason = ReadAs | OutOfTurn | reasons.ShortBlindCovered


def reading_sentence(reason: ReadingReason, words: Catalogue) -> str:
    """Return the sentence for a reading of an act."""
    if isinstance(reason, ReadAs):
        return _read_as(reason, words)
    if isinstance(reason, OutOfTurn):
        return _out_of_turn(reason, words)
    return words.text(
        "{Seat} has {own} in, and the blinds left against it are {covered} at most; the big "
        "blind is {level}. No rule says whether {seat} owes {level} − {own} = {owed} or nothing.",
        seat=words.seat(reason.seat),
        own=reason.own_to,
        covered=reason.covered_to,
        level=reason.level_to,
        owed=reason.level_to - reason.own_to,
    )


def _read_as(reason: ReadAs, words: Catalogue) -> str:
    seat = words.seat(reason.seat)
    match reason:
        case reasons.ReadAsCheck():
            return words.text(
                "There is nothing to call: the call by {seat} counts as a check.", seat=seat
            )
        case reasons.ReadAsCall(to_to=to, level_to=level):
            return words.text(
                "{Seat} named {to}, the bet is {level}: it counts as a call.",
                seat=seat,
                to=to,
                level=level,
            )
        case reasons.ReadAsBet(to_to=to):
            return words.text(
                "Nobody has bet yet: the wager by {seat} counts as a bet of {to}.",
                seat=seat,
                to=to,
            )
        case reasons.ReadAsRaise(to_to=to):
            return words.text(
                "There is a bet already: the wager by {seat} counts as a raise to {to}.",
                seat=seat,
                to=to,
            )
        case _:
            assert_never(reason)


def _out_of_turn(reason: OutOfTurn, words: Catalogue) -> str:
    seat = words.seat(reason.seat)
    match reason:
        case reasons.HeldForTurn(turn=turn):
            return words.text(
                "{Seat} acted out of turn; it is on {turn}. The act waits: it binds if everyone "
                "in between checks, calls or folds; after a bet or raise in between, {seat} has "
                "every option again.",
                seat=seat,
                turn=words.seat(turn),
            )
        case reasons.BoundOutOfTurn():
            return words.text(
                "{Seat} acted out of turn; in between there was no bet or raise, so the act binds.",
                seat=seat,
            )
        case reasons.FreedOutOfTurn():
            return _freed(reason, words)
        case reasons.FoldOutOfTurn(turn=turn):
            return words.text(
                "{Seat} folded out of turn; it was on {turn}. A fold always binds.",
                seat=seat,
                turn=words.seat(turn),
            )
        case reasons.PassiveOutOfTurn():
            return words.text(
                "{Seat} checked or called out of turn: by this book {seat} may not bet or raise.",
                seat=seat,
            )
        case _:
            assert_never(reason)


def _freed(reason: reasons.FreedOutOfTurn, words: Catalogue) -> str:
    seat, other = words.seat(reason.seat), words.seat(reason.changed_by)
    if reason.returned_by:
        return words.text(
            "{Seat} acted out of turn and {other} changed the action before it came to {seat}: "
            "{returned} goes back, and {seat} has every option again.",
            seat=seat,
            other=other,
            returned=reason.returned_by,
        )
    return words.text(
        "{Seat} acted out of turn and {other} changed the action before it came to {seat}: "
        "{seat} has every option again.",
        seat=seat,
        other=other,
    )
