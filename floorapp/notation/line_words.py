"""The words of the entry line: where each stands, and an amount that belongs to its verb."""

import re
from collections.abc import Callable, Iterator

from floorapp.engine.values import value
from floorapp.notation.line_head import street_of
from floorapp.notation.verbs import find_act, fold

_WORD = re.compile(r"\S+")
_VERB = re.compile(
    r"(?P<seat>[^\s:]+:)?(?P<verb>all[ -]?in|calls?|bets?|raises?|[abcr])(?!\S)", re.IGNORECASE
)
_SPOKEN = re.compile(
    r"(?P<seat>[^\s:]+:)?(?P<first>(?:[^\W\d_]|-){2,})(?P<second> [^\W\d_]\S+)?(?!\S)"
)
_ENGLISH = {"pay": "call", "put": "bet"} | {
    verb: verb for verb in ("check", "call", "bet", "raise", "allin", "fold")
}
"""The verbs of acts as the line reads them, by their kind."""

_LINK = r"\s+(?:(?:to|for|à|auf|für)\s+)?"
_AMOUNT = re.compile(rf"{_LINK}(?P<amount>\d[^\s:/]*)(?!\S)", re.IGNORECASE)
_AWAITED = re.compile(r"\s+(?:to?|for|à|auf?|für)?\s*", re.IGNORECASE)
"""What may stand behind a verb while its amount is still to be typed."""

_BEFORE = re.compile(r"(?:.*\D)?(\d{1,3})", re.DOTALL)
_THREE_DIGITS = re.compile(r"\d{3}")


_WHOLE = frozenset({"check", "fold"})
"""Verbs that take no amount."""


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
        verb = _english(text, start) or _spoken(text, start)
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


@value
class _Found:
    """A verb at a place of the line: the seat with its colon, and the verb as it is read."""

    start: int
    end: int
    seat: str
    verb: str

    @property
    def name(self) -> str:
        """See `Verb.name`."""
        return self.verb.lower().replace("-", "").removesuffix("s")


def _english(text: str, start: int) -> _Found | None:
    verb = _VERB.match(text, start)
    if verb is None:
        return None
    return _Found(start, verb.end(), verb["seat"] or "", re.sub(r"\s", "", verb["verb"]))


def _spoken(text: str, start: int) -> _Found | None:
    """Return a verb as floor staff say it in three languages: ``relance``, ``geht mit``."""
    said = _SPOKEN.match(text, start)
    if said is None:
        return None
    for end in (said.end(), said.end("first")):  # of two words, or of one
        kind, rest = find_act(fold(text[said.start("first") : end]).split()) or ("", [])
        if kind in _ENGLISH and not rest:
            return _Found(start, end, said["seat"] or "", _ENGLISH[kind])
    return None


def _with_amount(text: str, verb: _Found, takes: Callable[[Verb], bool]) -> Word:
    start, end, seat, name = verb.start, verb.end, verb.seat, verb.name
    plain = seat + verb.verb
    if name in _WHOLE:
        return Word(start, end, plain)
    amount = _AMOUNT.match(text, end)
    if amount is not None:
        found = Verb(seat[:-1], name, amount["amount"], is_last=amount.end() == len(text))
        if takes(found):
            return Word(start, amount.end(), plain + amount["amount"])
        return Word(start, end, plain)
    if _AWAITED.fullmatch(text, end) and takes(Verb(seat[:-1], name, None, is_last=True)):
        return Word(start, len(text.rstrip()), plain, awaits=True)
    return Word(start, end, plain)
