"""Sentences for an option that is not there."""

from typing import assert_never

from floorapp.engine.reasons import (
    AlreadyBet,
    FacesWager,
    HasFolded,
    IsAllIn,
    NoBetYet,
    NothingToCall,
    OnlyOneLeft,
    RoundClosed,
)
from floorapp.explain.catalogue import Catalogue

MissingReason = (
    FacesWager
    | NothingToCall
    | AlreadyBet
    | NoBetYet
    | HasFolded
    | IsAllIn
    | RoundClosed
    | OnlyOneLeft
)


def missing_sentence(reason: MissingReason, words: Catalogue) -> str:  # noqa: C901 - a case each
    """Return the sentence for a reason why an option is not there."""
    match reason:
        case FacesWager(seat=seat, faced_by=faced):
            return words.text(
                "{Seat} faces {faced} and cannot check.", seat=words.seat(seat), faced=faced
            )
        case NothingToCall(seat=seat):
            return words.text("There is nothing to call: {seat} may check.", seat=words.seat(seat))
        case AlreadyBet(level_to=level):
            return words.text(
                "There is {level} to match already: more is a raise, not a bet.", level=level
            )
        case NoBetYet():
            return words.text("Nobody has bet yet: there is nothing to raise.")
        case HasFolded(seat=seat):
            return words.text("{Seat} has folded.", seat=words.seat(seat))
        case IsAllIn(seat=seat):
            return words.text(
                "{Seat} is all-in and has nothing left to decide.", seat=words.seat(seat)
            )
        case RoundClosed():
            return words.text("Nobody is left to act on this street.")
        case OnlyOneLeft(seat=seat):
            return words.text(
                "Everyone else has folded: {seat} wins the pot.", seat=words.seat(seat)
            )
        case _:
            assert_never(reason)
