"""Plain text: what a user wrote, fit to be set on paper. It is text, whatever it looks like."""

import re
import unicodedata
from typing import Final

MOST_MARKS: Final = 12
"""How many marks one letter may carry. No script needs as many; more would tower over the page."""

REPLACED: Final = "\N{REPLACEMENT CHARACTER}"
"""Stands where there was a character that is none."""

_BREAKS: Final = re.compile(r"\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
_TURNING: Final = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Orders to turn the direction of writing, which would also turn what stands beside."""

_NO_TEXT: Final = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffc\ufffe\uffff\ud800-\udfff]"
)
_MARKS: Final = frozenset({"Mn", "Me"})
_SIMPLE: Final = re.compile("[\n -~\xa0-\xff\u2009-\u202f]*")
"""What nearly all texts are made of."""


def plain(text: str) -> str:
    r"""Return a text with line feeds for all its breaks, and without what is no text.

    >>> plain("one\r\ntwo\tthree\x00")
    'one\ntwo three�'
    """
    if _SIMPLE.fullmatch(text) and not _BREAKS.search(text.replace("\n", "")):
        return _TURNING.sub("", text)
    text = _TURNING.sub("", _BREAKS.sub("\n", text)).replace("\t", " ")
    return _without_towers(_NO_TEXT.sub(REPLACED, text))


def one_line(text: str) -> str:
    r"""Return a text on one line.

    >>> one_line("one\n two")
    'one two'
    """
    return " ".join(plain(text).split())


def _without_towers(text: str) -> str:
    """Return a text in which no letter carries more than ``MOST_MARKS``."""
    kept, marks = [], 0
    for character in text:
        kind = unicodedata.category(character)
        if kind in _MARKS:
            marks += 1
        elif kind != "Cf":  # a joiner between two marks does not make another letter
            marks = 0
        if marks <= MOST_MARKS or kind not in _MARKS:
            kept.append(character)
    return "".join(kept)
