"""Reasons in the few words that fit on a button that cannot be pressed."""

from floorapp.engine.reasons import (
    AlreadyBet,
    BelowCall,
    BelowMinimum,
    ChipsBehind,
    FacesWager,
    HasActWaiting,
    HasFolded,
    IsAllIn,
    LessThanPutIn,
    MoreThanStack,
    NoBetYet,
    NobodyCanAnswer,
    NotAboveLevel,
    NotDoubled,
    NothingToCall,
    NotInHand,
    NotInTurn,
    NotRaisedSince,
    NotReopened,
    OnlyAllIn,
    OnlyOneLeft,
    PostedTooLate,
    Reason,
    RoundClosed,
    StackUnderLevel,
    StackUnknown,
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
        case NotReopened(faced_by=faced, full_raise_by=full):
            return f"{amount(faced, words.language)} < {amount(full, words.language)}"
        case NotDoubled(needed_to=needed):
            return words.text("needs a bet of {needed}", needed=needed)
        case StackUnderLevel(stack_to=stack, level_to=level):
            return words.text("stack {stack}, bet {level}", stack=stack, level=level)
        case _:
            return _short_amount(reason, words)


def _short_amount(reason: Reason, words: Catalogue) -> str:
    match reason:
        case OnlyAllIn(min_to=least):
            return words.text("all-in only: minimum {min}", min=least)
        case BelowMinimum(min_to=least):
            return words.text("minimum {min}", min=least)
        case NotAboveLevel(level_to=level):
            return words.text("not above {level}", level=level)
        case BelowCall(level_to=level):
            return words.text("a call is to {level}", level=level)
        case ChipsBehind(stack_to=stack) | MoreThanStack(stack_to=stack):
            return words.text("stack {stack}", stack=stack)
        case LessThanPutIn(put_in_to=put_in):
            return words.text("{own} in already", own=put_in)
        case _:
            return reason_text(reason, words)
