"""The line for another rule book: the same, or where it differs."""

from floorapp.engine.answer import Answer
from floorapp.engine.legality import Options
from floorapp.engine.reasons import NotDoubled
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.headline import headline


def difference(own: Answer, other: Answer, words: Catalogue) -> tuple[bool, str]:
    """Return whether another book answers the same, and the line that says so.

    Args:
        own: The answer of the book in force.
        other: The answer of the other book to the same question.
        words: The language.
    """
    if own.facts() == other.facts():
        return True, _same(own, other, words)
    line = ""
    if own.options is not None and other.options is not None and own.seat == other.seat:
        line = _other_right(own.options, other.options, words)
    return False, line or words.text("differs: {headline}", headline=headline(other, words))


def _same(own: Answer, other: Answer, words: Catalogue) -> str:
    """Return the word for no difference, with what a doubling book would need beside it."""
    if not any(isinstance(reason, NotDoubled) for reason in own.reasons):
        for reason in other.reasons:
            if isinstance(reason, NotDoubled):
                return words.text("same: needs a bet of {needed}", needed=reason.needed_to)
    return words.text("same")


def _other_right(own: Options, other: Options, words: Catalogue) -> str:
    """Return how the right to raise or its minimum differs; empty where that is not it."""
    seat = words.seat(other.name)
    if own.may_wager and not other.may_wager:
        return words.text("differs: {seat} may not raise", seat=seat)
    if not other.may_wager or other.min_to is None:
        return ""
    if not own.may_wager:
        return _opened(other, other.min_to, words)
    if own.min_to is None or own.min_to == other.min_to:
        return ""
    return words.text(
        "same right; minimum {min} instead of {own}", min=other.min_to, own=own.min_to
    )


def _opened(other: Options, least: int, words: Catalogue) -> str:
    seat = words.seat(other.name)
    if other.only_all_in and other.stack is not None:
        return words.text("differs: {seat} may go all-in for {total}", seat=seat, total=other.stack)
    return words.text("differs: {seat} may raise to {min} or more", seat=seat, min=least)
