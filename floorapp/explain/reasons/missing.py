"""Sentences for an option that is not there."""

from typing import assert_never

from floorapp.engine import reasons
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.street_text import street_phrase

NobodyActs = reasons.RoundClosed | reasons.OnlyOneLeft | reasons.OpenerUnknown
MissingReason = (
    reasons.FacesWager | reasons.NothingToCall | reasons.HasFolded | reasons.IsAllIn | NobodyActs
)


def missing_sentence(reason: MissingReason, words: Catalogue) -> str:
    """Return the sentence for a reason why an option is not there."""
    if isinstance(reason, NobodyActs):
        return _nobody_acts(reason, words)
    match reason:
        case reasons.FacesWager(seat=seat, faced_by=faced):
            return words.text(
                "{Seat} faces {faced} and cannot check.", seat=words.seat(seat), faced=faced
            )
        case reasons.NothingToCall(seat=seat):
            return words.text("There is nothing to call: {seat} may check.", seat=words.seat(seat))
        case reasons.HasFolded(seat=seat):
            return words.text("{Seat} has folded.", seat=words.seat(seat))
        case reasons.IsAllIn(seat=seat):
            return words.text(
                "{Seat} is all-in and has nothing left to decide.", seat=words.seat(seat)
            )
        case _:
            assert_never(reason)


def _nobody_acts(reason: NobodyActs, words: Catalogue) -> str:
    match reason:
        case reasons.RoundClosed():
            return words.text("Nobody is left to act on this street.")
        case reasons.OnlyOneLeft(seat=seat):
            return words.text(
                "Everyone else has folded: {seat} wins the pot.", seat=words.seat(seat)
            )
        case reasons.OpenerUnknown(street=street):
            return words.text(
                "The cards decide who opens {street}, and the seat is not named.",
                street=street_phrase(street, words),
            )
        case _:
            assert_never(reason)
