"""Sentences why an act is not allowed, or cannot have happened."""

from typing import assert_never

from floorapp.engine import reasons
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.street_text import street_phrase

AmountFault = (
    reasons.BelowMinimum
    | reasons.NotAboveLevel
    | reasons.BelowCall
    | reasons.ChipsBehind
    | reasons.MoreThanStack
    | reasons.LessThanPutIn
)
OtherFault = (
    reasons.StackUnknown
    | reasons.NotInHand
    | reasons.NotInTurn
    | reasons.PostedTooLate
    | reasons.HasActWaiting
)
OrderFault = (
    reasons.StreetNotOver | reasons.NoSuchStreet | reasons.BlindComesFirst | reasons.AnteComesFirst
)
FaultReason = AmountFault | OtherFault | OrderFault


def fault_sentence(reason: FaultReason, words: Catalogue) -> str:
    """Return the sentence for a reason against an act."""
    if isinstance(reason, AmountFault):
        return _amount_fault(reason, words)
    if isinstance(reason, OrderFault):
        return _order_fault(reason, words)
    return _other_fault(reason, words)


def _amount_fault(reason: AmountFault, words: Catalogue) -> str:
    seat, to = words.seat(reason.seat), reason.to_to
    match reason:
        case reasons.BelowMinimum(min_to=least):
            return words.text(
                "{Seat} made it {to}; the minimum is {min}: {to} < {min}.",
                seat=seat,
                to=to,
                min=least,
            )
        case reasons.NotAboveLevel(level_to=level):
            return words.text(
                "{Seat} made it {to}, but the bet is {level}: that is no raise.",
                seat=seat,
                to=to,
                level=level,
            )
        case reasons.BelowCall(level_to=level):
            return words.text(
                "{Seat} called for {to} with chips left; a call is to {level}: {to} < {level}.",
                seat=seat,
                to=to,
                level=level,
            )
        case reasons.ChipsBehind(stack_to=stack):
            return words.text(
                "{Seat} is not all-in at {to}: {stack} − {to} = {rest} is left.",
                seat=seat,
                to=to,
                stack=stack,
                rest=stack - to,
            )
        case reasons.MoreThanStack(stack_to=stack):
            return words.text(
                "{Seat} has {stack} in all and cannot have put in {to}.",
                seat=seat,
                to=to,
                stack=stack,
            )
        case reasons.LessThanPutIn(put_in_to=put_in):
            return words.text(
                "{Seat} has {own} in already: a total of {to} adds nothing.",
                seat=seat,
                to=to,
                own=put_in,
            )
        case _:
            assert_never(reason)


def _other_fault(reason: OtherFault, words: Catalogue) -> str:
    seat = words.seat(reason.seat)
    match reason:
        case reasons.StackUnknown():
            return words.text(
                "The stack of {seat} is not known: the all-in needs its total.", seat=seat
            )
        case reasons.NotInHand():
            return words.text("{Seat} is not in the hand.", seat=seat)
        case reasons.NotInTurn(turn=turn):
            return words.text(
                "It is on {turn}, and the act by {seat} is not marked as out of turn.",
                seat=seat,
                turn=words.seat(turn),
            )
        case reasons.PostedTooLate():
            return words.text(
                "{Seat} cannot post now: blinds, straddles and antes come before the first act.",
                seat=seat,
            )
        case reasons.HasActWaiting():
            return words.text(
                "{Seat} has acted out of turn already, and that act still waits for its turn.",
                seat=seat,
            )
        case _:
            assert_never(reason)


def _order_fault(reason: OrderFault, words: Catalogue) -> str:
    match reason:
        case reasons.StreetNotOver(turn=turn):
            return words.text(
                "The next street was dealt while it was still on {turn}.", turn=words.seat(turn)
            )
        case reasons.NoSuchStreet():
            return _no_such_street(reason, words)
        case reasons.BlindComesFirst(seat=seat, blind_by=blind, ante_by=ante):
            return words.text(
                "The blind comes before the ante: {seat} pays {blind} as the blind, and {ante} is "
                "left for the ante.",
                seat=words.seat(seat),
                blind=blind,
                ante=ante,
            )
        case reasons.AnteComesFirst(seat=seat, blind_by=blind, ante_by=ante):
            return words.text(
                "The ante comes before the blind: {seat} pays {ante} as the ante, and {blind} is "
                "left for the blind.",
                seat=words.seat(seat),
                blind=blind,
                ante=ante,
            )
        case _:
            assert_never(reason)


def _no_such_street(reason: reasons.NoSuchStreet, words: Catalogue) -> str:
    after = street_phrase(reason.after, words)
    if not reason.following:
        return words.text("No street comes after {after}.", after=after)
    return words.text(
        "After {after} comes {following}, not {street}.",
        after=after,
        following=street_phrase(reason.following, words),
        street=street_phrase(reason.street, words),
    )
