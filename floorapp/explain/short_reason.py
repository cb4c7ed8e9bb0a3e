"""Reasons in the few words that fit on a button that cannot be pressed."""

from floorapp.engine import reasons
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.explain.numbers import amount
from floorapp.explain.reason_text import reason_text

_STATES: dict[type[reasons.Reason], str] = {
    reasons.NothingToCall: mark("nothing to call"),
    reasons.HasFolded: mark("has folded"),
    reasons.IsAllIn: mark("is all-in"),
    reasons.RoundClosed: mark("betting round over"),
    reasons.OnlyOneLeft: mark("hand over"),
    reasons.NotRaisedSince: mark("no raise since"),
    reasons.NobodyCanAnswer: mark("nobody could answer"),
    reasons.StackUnknown: mark("stack unknown"),
    reasons.NotInHand: mark("not in the hand"),
    reasons.NotInTurn: mark("not in turn"),
    reasons.PostedTooLate: mark("too late to post"),
    reasons.HasActWaiting: mark("an act is waiting"),
    reasons.NoFullRaiseSince: mark("no full raise since"),
    reasons.RightUnclear: mark("left to the floor"),
    reasons.MissingBlindUnclear: mark("left to the floor"),
    reasons.PassiveOutOfTurn: mark("passive out of turn"),
    reasons.OpenerUnknown: mark("opener not named"),
    reasons.StreetNotOver: mark("street not over"),
    reasons.NoSuchStreet: mark("not the next street"),
    reasons.BlindComesFirst: mark("blind before ante"),
    reasons.AnteComesFirst: mark("ante before blind"),
    reasons.PotUnknown: mark("pot unknown"),
    reasons.BetSizeUnknown: mark("bet size unknown"),
}
"""Reasons that need no amount."""


def short_reason(reason: reasons.Reason, words: Catalogue) -> str:
    """Return a reason against an option in a few words; others as their sentence.

    The words for a disabled button: ``75 < 100``, ``nothing to call``.
    """
    if type(reason) in _STATES:
        return words.text(_STATES[type(reason)])
    match reason:
        case reasons.FacesWager(faced_by=faced):
            return words.text("facing {faced}", faced=faced)
        case (
            reasons.NotReopened(faced_by=faced, full_raise_by=full)
            | reasons.UnderHalfRaise(faced_by=faced, full_raise_by=full)
        ):
            return f"{amount(faced, words.language)} < {amount(full, words.language)}"
        case reasons.UnderHalfBet(faced_by=faced, bet_by=bet):
            return f"{amount(faced, words.language)} < {amount(bet, words.language)}/2"
        case reasons.NotDoubled(needed_to=needed):
            return words.text("needs a bet of {needed}", needed=needed)
        case reasons.StackUnderLevel(stack_to=stack, level_to=level):
            return words.text("stack {stack}, bet {level}", stack=stack, level=level)
        case reasons.CapReached(raises=raises, most=most):
            return words.text("{raises} of {most} raises", raises=raises, most=most)
        case _:
            return _short_amount(reason, words)


def _short_amount(reason: reasons.Reason, words: Catalogue) -> str:
    match reason:
        case reasons.OnlyAllIn(min_to=least):
            return words.text("all-in only: minimum {min}", min=least)
        case reasons.AboveMaximum(max_to=most):
            return words.text("maximum {max}", max=most)
        case reasons.BelowMinimum(min_to=least):
            return words.text("minimum {min}", min=least)
        case reasons.NotAboveLevel() | reasons.BelowCall():
            return _against_level(reason, words)
        case reasons.ChipsBehind(stack_to=stack) | reasons.MoreThanStack(stack_to=stack):
            return words.text("stack {stack}", stack=stack)
        case reasons.LessThanPutIn(put_in_to=put_in):
            return words.text("{own} in already", own=put_in)
        case _:
            return reason_text(reason, words)


def _against_level(reason: reasons.NotAboveLevel | reasons.BelowCall, words: Catalogue) -> str:
    if isinstance(reason, reasons.BelowCall):
        return words.text("a call is to {level}", level=reason.level_to)
    return words.text("not above {level}", level=reason.level_to)
