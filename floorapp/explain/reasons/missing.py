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
    OpenerUnknown,
    RoundClosed,
)
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.street_text import street_phrase

NobodyActs = RoundClosed | OnlyOneLeft | OpenerUnknown
MissingReason = (
    FacesWager | NothingToCall | AlreadyBet | NoBetYet | HasFolded | IsAllIn | NobodyActs
)


def missing_sentence(reason: MissingReason, words: Catalogue) -> str:
    """Return the sentence for a reason why an option is not there."""
    if isinstance(reason, NobodyActs):
        return _nobody_acts(reason, words)
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
        case _:
            assert_never(reason)


def _nobody_acts(reason: NobodyActs, words: Catalogue) -> str:
    match reason:
        case RoundClosed():
            return words.text("Nobody is left to act on this street.")
        case OnlyOneLeft(seat=seat):
            return words.text(
                "Everyone else has folded: {seat} wins the pot.", seat=words.seat(seat)
            )
        case OpenerUnknown(street=street):
            return words.text(
                "The cards decide who opens {street}, and the seat is not named.",
                street=street_phrase(street, words),
            )
        case _:
            assert_never(reason)
