"""Seats in a sentence: a seat has a form for each case that a sentence may ask for.

French contracts (``du siège 3``, ``au siège 3``) and German declines (``der Big Blind``, ``vom Big
Blind``, ``dem Big Blind``), so a label is never pasted into a sentence as it is.
"""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from floorapp.engine.values import value

_NUMBER = re.compile(r"S?(\d+)", re.IGNORECASE)
_UNDER_THE_GUN = re.compile(r"UTG\+?(\d*)", re.IGNORECASE)
_ELIDED = re.compile(r"[aeiouœæàâäéèêëîïôöùûü]", re.IGNORECASE)


@value
class SeatForms:
    """A seat as sentences of one language use it.

    A message that is given the forms as ``seat`` may use ``{seat}``, ``{Seat}``, ``{seat_of}``
    and ``{seat_to}``; given as ``turn``, ``{turn}``, ``{Turn}`` and so on.
    """

    label: str
    """For chips and marks: ``3``, ``C``, ``UTG+1``."""

    seat: str
    """Subject: ``seat 3``, ``le siège 3``, ``Platz 3``."""

    Seat: str
    """Subject at the start of a sentence: ``Seat 3``, ``Le siège 3``, ``Der Big Blind``."""

    seat_of: str
    """Whose: ``seat 3’s``, ``du siège 3``, ``von Platz 3``."""

    seat_to: str
    """To whom: ``to seat 3``, ``au siège 3``, ``dem Big Blind``."""

    def facts(self, name: str) -> dict[str, str]:
        """Return the forms by the placeholders that ask for them."""
        return {
            name: self.seat,
            name.capitalize(): self.Seat,
            f"{name}_of": self.seat_of,
            f"{name}_to": self.seat_to,
        }


@lru_cache(maxsize=256)
def seat_forms(label: str, language: str) -> SeatForms:
    """Return the forms of the seat with this label, in one language.

    >>> seat_forms("3", "fr").seat_of, seat_forms("BB", "de").seat_to
    ('du siège 3', 'dem Big Blind')
    """
    shown, (seat, seat_of, seat_to) = _cases(label, _GRAMMARS[language])
    return SeatForms(shown, seat, seat[:1].upper() + seat[1:], seat_of, seat_to)


def seat_number(label: str) -> str | None:
    """Return the printed number of a seat; None where it goes by a letter, position or name.

    >>> seat_number("S4"), seat_number("BB")
    ('4', None)
    """
    number = _NUMBER.fullmatch(label)
    return number[1] if number else None


class _Cases(NamedTuple):
    subject: str
    whose: str
    to_whom: str


class _Grammar(NamedTuple):
    """How one language speaks of a seat, by the kind of its label."""

    positions: Mapping[str, _Cases]
    number: Callable[[str], _Cases]
    letter: Callable[[str], _Cases]
    name: Callable[[str], _Cases]


def _cases(label: str, grammar: _Grammar) -> tuple[str, _Cases]:
    """Return the label as shown and its cases: a position, a number, a letter or a name."""
    upper = label.upper()
    if upper in grammar.positions:
        return upper, grammar.positions[upper]
    number = seat_number(label)
    if number is not None:
        return label, grammar.number(number)
    if len(label) == 1 and label.isalpha():
        return label, grammar.letter(label)
    under_the_gun = _UNDER_THE_GUN.fullmatch(label)
    if under_the_gun:
        label = f"UTG+{under_the_gun[1]}" if under_the_gun[1] else "UTG"
    return label, grammar.name(label)


def _english(subject: str) -> _Cases:
    return _Cases(subject, f"{subject}’s", f"to {subject}")


def _french_masculine(noun: str) -> _Cases:
    return _Cases(f"le {noun}", f"du {noun}", f"au {noun}")


def _french_feminine(noun: str) -> _Cases:
    return _Cases(f"la {noun}", f"de la {noun}", f"à la {noun}")


def _french_name(name: str) -> _Cases:
    """Elide before a vowel, and of all abbreviations before UTG only."""
    elides = name.startswith("UTG") or (not name.isupper() and _ELIDED.match(name))
    return _Cases(name, f"d’{name}" if elides else f"de {name}", f"à {name}")


def _german_masculine(noun: str) -> _Cases:
    return _Cases(f"der {noun}", f"vom {noun}", f"dem {noun}")


def _german_bare(noun: str) -> _Cases:
    return _Cases(noun, f"von {noun}", noun)


_GRAMMARS: Mapping[str, _Grammar] = {
    "en": _Grammar(
        positions={
            "SB": _english("the small blind"),
            "BB": _english("the big blind"),
            "BTN": _english("the button"),
            "HJ": _english("the hijack"),
            "CO": _english("the cutoff"),
        },
        number=lambda number: _english(f"seat {number}"),
        letter=_english,
        name=_english,
    ),
    "fr": _Grammar(
        positions={
            "SB": _french_feminine("petite blinde"),
            "BB": _french_feminine("grosse blinde"),
            "BTN": _french_masculine("bouton"),
            "HJ": _french_masculine("hijack"),
            "CO": _french_masculine("cut-off"),
        },
        number=lambda number: _french_masculine(f"siège {number}"),
        letter=lambda letter: _french_masculine(f"joueur {letter}"),
        name=_french_name,
    ),
    "de": _Grammar(
        positions={
            "SB": _german_masculine("Small Blind"),
            "BB": _german_masculine("Big Blind"),
            "BTN": _german_masculine("Button"),
            "HJ": _german_masculine("Hijack"),
            "CO": _german_masculine("Cutoff"),
        },
        number=lambda number: _german_bare(f"Platz {number}"),
        letter=lambda letter: _german_bare(f"Spieler {letter}"),
        name=_german_bare,
    ),
}
