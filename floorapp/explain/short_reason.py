"""Reasons in the few words that fit on a button that cannot be pressed."""

from floorapp.engine.reasons import (
    AboveMaximum,
    AlreadyBet,
    AnteComesFirst,
    BelowCall,
    BelowMinimum,
    BetSizeUnknown,
    BlindComesFirst,
    CapReached,
    ChipsBehind,
    FacesWager,
    HasActWaiting,
    HasFolded,
    IsAllIn,
    LessThanPutIn,
    MissingBlindUnclear,
    MoreThanStack,
    NoBetYet,
    NobodyCanAnswer,
    NoFullRaiseSince,
    NoSuchStreet,
    NotAboveLevel,
    NotDoubled,
    NothingToCall,
    NotInHand,
    NotInTurn,
    NotRaisedSince,
    NotReopened,
    OnlyAllIn,
    OnlyOneLeft,
    OpenerUnknown,
    PassiveOutOfTurn,
    PostedTooLate,
    PotUnknown,
    Reason,
    RightUnclear,
    RoundClosed,
    StackUnderLevel,
    StackUnknown,
    StreetNotOver,
    UnderHalfBet,
    UnderHalfRaise,
)
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.explain.numbers import amount
from floorapp.explain.reason_text import reason_text

_STATES: dict[type[Reason], str] = {
    NothingToCall: mark("nothing to call"),
    AlreadyBet: mark("there is a bet: raise"),
    NoBetYet: mark("nothing to raise"),
    HasFolded: mark("has folded"),
    IsAllIn: mark("is all-in"),
    RoundClosed: mark("betting round over"),
    OnlyOneLeft: mark("hand over"),
    NotRaisedSince: mark("no raise since"),
    NobodyCanAnswer: mark("nobody could answer"),
    StackUnknown: mark("stack unknown"),
    NotInHand: mark("not in the hand"),
    NotInTurn: mark("not in turn"),
    PostedTooLate: mark("too late to post"),
    HasActWaiting: mark("an act is waiting"),
    NoFullRaiseSince: mark("no full raise since"),
    RightUnclear: mark("left to the floor"),
    MissingBlindUnclear: mark("left to the floor"),
    PassiveOutOfTurn: mark("passive out of turn"),
    OpenerUnknown: mark("opener not named"),
    StreetNotOver: mark("street not over"),
    NoSuchStreet: mark("not the next street"),
    BlindComesFirst: mark("blind before ante"),
    AnteComesFirst: mark("ante before blind"),
    PotUnknown: mark("pot unknown"),
    BetSizeUnknown: mark("bet size unknown"),
}
"""Reasons that need no amount."""


def short_reason(reason: Reason, words: Catalogue) -> str:
    """Return a reason against an option in a few words; others as their sentence.

    The words for a disabled button: ``75 < 100``, ``nothing to call``.
    """
    if type(reason) in _STATES:
        return words.text(_STATES[type(reason)])
    match reason:
        case FacesWager(faced_by=faced):
            return words.text("facing {faced}", faced=faced)
        case (
            NotReopened(faced_by=faced, full_raise_by=full)
            | UnderHalfRaise(faced_by=faced, full_raise_by=full)
        ):
            return f"{amount(faced, words.language)} < {amount(full, words.language)}"
        case UnderHalfBet(faced_by=faced, bet_by=bet):
            return f"{amount(faced, words.language)} < {amount(bet, words.language)}/2"
        case NotDoubled(needed_to=needed):
            return words.text("needs a bet of {needed}", needed=needed)
        case StackUnderLevel(stack_to=stack, level_to=level):
            return words.text("stack {stack}, bet {level}", stack=stack, level=level)
        case CapReached(raises=raises, most=most):
            return words.text("{raises} of {most} raises", raises=raises, most=most)
        case _:
            return _short_amount(reason, words)


def _short_amount(reason: Reason, words: Catalogue) -> str:
    match reason:
        case OnlyAllIn(min_to=least):
            return words.text("all-in only: minimum {min}", min=least)
        case AboveMaximum(max_to=most):
            return words.text("maximum {max}", max=most)
        case BelowMinimum(min_to=least):
            return words.text("minimum {min}", min=least)
        case NotAboveLevel() | BelowCall():
            return _against_level(reason, words)
        case ChipsBehind(stack_to=stack) | MoreThanStack(stack_to=stack):
            return words.text("stack {stack}", stack=stack)
        case LessThanPutIn(put_in_to=put_in):
            return words.text("{own} in already", own=put_in)
        case _:
            return reason_text(reason, words)


def _against_level(reason: NotAboveLevel | BelowCall, words: Catalogue) -> str:
    if isinstance(reason, BelowCall):
        return words.text("a call is to {level}", level=reason.level_to)
    return words.text("not above {level}", level=reason.level_to)
