"""Problems: input that cannot be read, as values; words in a language come last."""

from collections.abc import Iterable, Mapping

from floorapp.engine.values import value


@value
class Problem:
    """One thing that cannot be read.

    ``message`` is an English sentence with named placeholders, to be looked up in the catalogue
    and filled with ``facts``; it says what to write instead. ``place`` is where it stands: a file
    with its line, a path in a rule book, or empty for the entry line.
    """

    message: str
    place: str
    facts: Mapping[str, str | int]


def problem(message: str, place: str = "", /, **facts: str | int) -> Problem:
    """Return a problem; the name marks its message for the catalogue."""
    return Problem(message, place, facts)


def mark(message: str) -> str:
    """Return the message, marked for the catalogue where it becomes a problem only later."""
    return message


def near_miss(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that was probably meant.

    >>> near_miss("big_blnd", ["small_blind", "big_blind"])
    'big_blind'
    """
    from difflib import get_close_matches

    return next(iter(get_close_matches(word, list(known), 1)), None)
