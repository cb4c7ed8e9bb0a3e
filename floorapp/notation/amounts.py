"""Amounts as they are typed: digits, grouped in threes by any language's sign, or ``1.5k``."""

import re

_GROUPED = re.compile(r"\d{1,3}(?:(?P<sign>[ \u00a0\u202f.,'’])\d{3})(?:(?P=sign)\d{3})*")
_SHORT = re.compile(r"(\d+)(?:[.,](\d+))?([km])", re.IGNORECASE)
_FACTOR = {"k": 1000, "m": 1_000_000}
_LONGEST = 15


def read_amount(text: str) -> int | None:
    """Return the whole chips that ``text`` names; None where it is no amount.

    >>> read_amount("1 000"), read_amount("1.000"), read_amount("1,5k"), read_amount("1.50")
    (1000, 1000, 1500, None)
    """
    text = text.strip()
    if len(text) > _LONGEST or (not text.isascii() and not _GROUPED.fullmatch(text)):
        return None
    if text.isdigit():
        return int(text)
    if _GROUPED.fullmatch(text):
        return int("".join(sign for sign in text if sign.isdigit()))
    short = _SHORT.fullmatch(text)
    if short is None:
        return None
    whole, part, unit = short.groups(default="")
    factor = _FACTOR[unit.lower()]
    value, rest = divmod(int(whole + part) * factor, 10 ** len(part))
    return None if rest else value
