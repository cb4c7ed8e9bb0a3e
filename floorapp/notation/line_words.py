"""The words of the entry line: where each stands, and an amount that belongs to its verb."""

import re
from collections.abc import Callable, Iterator

from floorapp.engine.values import value
from floorapp.notation.line_head import street_of

_WORD = re.compile(r"\S+")
_VERB = re.compile(
    r"(?P<seat>[^\s:]+:)?(?P<verb>all[ -]?in|calls?|bets?|raises?|[abcr])(?!\S)", re.IGNORECASE
)
_LINK = r"\s+(?:(?:to|for)\s+)?"
_AMOUNT = re.compile(rf"{_LINK}(?P<amount>\d[^\s:/]*)(?!\S)", re.IGNORECASE)
_AWAITED = re.compile(r"\s+(?:to?|for)?\s*", re.IGNORECASE)
"""What may stand behind a verb while its amount is still to be typed."""

_BEFORE = re.compile(r"(?:.*\D)?(\d{1,3})", re.DOTALL)
_THREE_DIGITS = re.compile(r"\d{3}")


@value
class Word:
    """One word of the line, from ``start`` up to ``end``.

    ``text`` is how it is read: ``raise300`` for ``raise to 300``. ``awaits`` says that it is a verb
    at the end of the line whose amount may still follow.
    """

    start: int
    end: int
    text: str
    awaits: bool = False


@value
class Verb:
    """A verb that stands alone, with the amount behind it where there is one."""

    seat: str
    name: str
    """In small letters, without a hyphen, space or ending: ``allin``, ``raise``, ``r``."""

    amount: str | None
    is_last: bool
    """Whether the line ends with the amount."""


def split_line(
    text: str, is_seat: Callable[[str], bool], takes: Callable[[Verb], bool]
) -> Iterator[Word]:
    """Yield the words of a line: ``flop:b100`` is two of them, ``C:b100`` and ``raise 300`` one.

    Args:
        text: The line.
        is_seat: Whether a name is that of a seat; asked when the words before have been read,
            since the head may name the seats.
        takes: Whether the amount behind a verb belongs to it; without an amount, whether the verb
            cannot do without one.
    """
    at = 0
    while match := _WORD.search(text, at):
        start, at = match.span()
        left, colon, right = match[0].partition(":")
        if right and not is_seat(left) and street_of(left + colon):
            yield Word(start, start + len(left) + 1, left + colon)
            start += len(left) + 1
        verb = _VERB.match(text, start)
        word = Word(start, at, text[start:at]) if verb is None else _with_amount(text, verb, takes)
        at = word.end
        yield word


def thousands(before: str, word: str) -> int | None:
    """Return the amount that ends ``before``, where three digits follow that may belong to it.

    >>> thousands("b1", "000"), thousands("b100", "50"), thousands("x", "100")
    (1, None, None)
    """
    amount = _BEFORE.fullmatch(before)
    return int(amount[1]) if amount and _THREE_DIGITS.fullmatch(word) else None


def _with_amount(text: str, verb: re.Match[str], takes: Callable[[Verb], bool]) -> Word:
    start, end = verb.span()
    name = re.sub(r"[ -]", "", verb["verb"].lower()).removesuffix("s")
    seat = verb["seat"] or ""
    plain = seat + re.sub(r"\s", "", verb["verb"])
    amount = _AMOUNT.match(text, end)
    if amount is not None:
        found = Verb(seat[:-1], name, amount["amount"], is_last=amount.end() == len(text))
        if takes(found):
            return Word(start, amount.end(), plain + amount["amount"])
        return Word(start, end, plain)
    if _AWAITED.fullmatch(text, end) and takes(Verb(seat[:-1], name, None, is_last=True)):
        return Word(start, len(text.rstrip()), plain, awaits=True)
    return Word(start, end, plain)
