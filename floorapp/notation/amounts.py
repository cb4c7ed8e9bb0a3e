"""Amounts as they are typed: digits, grouped in threes by any language's sign, or ``1.5k``."""

import re

_WHOLE = re.compile(r"\d+|\d{1,3}(?P<sign>[ \u00a0\u202f.,'’])\d{3}(?:(?P=sign)\d{3})*", re.ASCII)
_SHORT = re.compile(r"(\d+)(?:[.,](\d+))?([km])", re.ASCII | re.IGNORECASE)
_FACTOR = {"k": 1000, "m": 1_000_000}
_LONGEST = 20
_MOST = 10**15
"""More than any event has, and few enough to be read again once they are written out."""


def read_amount(text: str) -> int | None:
    """Return the whole chips that ``text`` names; None where it is no amount.

    >>> read_amount("1 000"), read_amount("1.000"), read_amount("1,5k"), read_amount("1.50")
    (1000, 1000, 1500, None)
    """
    text = text.strip()
    chips = _chips(text) if len(text) <= _LONGEST else None
    return None if chips is None or chips >= _MOST else chips


def _chips(text: str) -> int | None:
    if _WHOLE.fullmatch(text):
        return int("".join(sign for sign in text if sign.isdigit()))
    short = _SHORT.fullmatch(text)
    if short is None:
        return None
    whole, part, unit = short.groups(default="")
    value, rest = divmod(int(whole + part) * _FACTOR[unit.lower()], 10 ** len(part))
    return None if rest else value
