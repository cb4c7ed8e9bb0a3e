"""The line for another rule book: the same, or where it differs."""

from floorapp.engine.answer import Answer
from floorapp.engine.incidents.finding import Finding
from floorapp.engine.options import Options
from floorapp.engine.reasons import NotDoubled
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.headline import choices_text, headline
from floorapp.explain.numbers import amounts
from floorapp.explain.wager_text import wager_text


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
    if other.finding is not None:
        line = _other_finding(own, other.finding, words)
    elif other.discretion:
        line = _left_to_floor(own, other, words)
    elif own.options is not None and other.options is not None and own.seat == other.seat:
        line = _other_right(own, own.options, other.options, words)
    return False, line or words.text("differs: {headline}", headline=headline(other, words))


def _other_finding(own: Answer, finding: Finding, words: Catalogue) -> str:
    """Return that the other book leaves an act in dispute to the floor; empty where it rules."""
    if finding.choices and own.finding is not None and not own.finding.choices:
        return words.text("differs: left to the floor")
    return ""


def _same(own: Answer, other: Answer, words: Catalogue) -> str:
    """Return the word for no difference, with what a doubling book would need beside it."""
    if not any(isinstance(reason, NotDoubled) for reason in own.reasons):
        for reason in other.reasons:
            if isinstance(reason, NotDoubled):
                return words.text("same: needs a bet of {needed}", needed=reason.needed_to)
    return words.text("same")


def _left_to_floor(own: Answer, other: Answer, words: Catalogue) -> str:
    """Return that the other book leaves it to the floor; with the choices where both do."""
    if own.discretion:
        return words.text("differs: {headline}", headline=choices_text(other, words))
    return words.text("differs: left to the floor")


def _other_right(own: Answer, mine: Options, other: Options, words: Catalogue) -> str:
    """Return how the right to raise or its amounts differ; empty where that is not it."""
    seat = words.seat(other.name)
    if mine.may_wager and not other.may_wager:
        return words.text("differs: {seat} may not raise", seat=seat)
    if not other.may_wager or other.min_to is None:
        return ""
    if not mine.may_wager or own.discretion:
        return words.text("differs: {seat} may {wager}", seat=seat, wager=wager_text(other, words))
    return _other_amounts(mine, other, words)


def _other_amounts(own: Options, other: Options, words: Catalogue) -> str:
    """Return how the least or the most of a raise differs; empty where that is not it."""
    least, most = other.min_to, other.max_raise_to
    own_least, own_most = own.min_to, own.max_raise_to
    if least is None or own_least is None:
        return ""
    if most in {None, own_most} or own_most is None:
        if least == own_least:
            return ""
        return words.text("same right; minimum {min} instead of {own}", min=least, own=own_least)
    if least == own_least:
        return words.text("same right; maximum {max} instead of {own}", max=most, own=own_most)
    return words.text(
        "same right; {range} instead of {own}",
        range=amounts(least, most, words.language),
        own=amounts(own_least, own_most, words.language),
    )
