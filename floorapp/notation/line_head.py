"""The head of the entry line: blinds, seats in the hand and street, each may be left out."""

import re

from floorapp.engine.games import STREETS
from floorapp.engine.problems import Problem, near_miss, problem
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace, value
from floorapp.notation.amounts import read_amount
from floorapp.notation.line_token import is_act, too_large
from floorapp.notation.opening import ante_kind, opening_of

FEWEST_SEATS, MOST_SEATS = 2, 11

_LONG_ENOUGH = 3
"""Letters of a word that may be a street written wrongly."""

_COUNT = re.compile(r"(\d{1,3})p:?", re.IGNORECASE)
_NO_NAME = re.compile(
    r"(?:check|call|fold|bet|raise|all-?in|[xcfbra])\d.*|0.+|\d{3,}.*|\d.*[km]|.*[:!].*",
    re.IGNORECASE,
)
"""What is an act or an amount, so no seat in a list: ``b1``, ``000``, ``5k``."""

_STREETS = {name: name for name in STREETS} | {"pre": "preflop"}
_STREETS_BY_COLON = _STREETS | {"p": "preflop", "f": "flop", "t": "turn", "r": "river"}
"""With a colon a letter is enough: ``f:`` is the flop, ``f`` a fold."""

_BETTING = {
    **dict.fromkeys(("nl", "no-limit"), "no-limit"),
    **dict.fromkeys(("pl", "pot-limit"), "pot-limit"),
    **dict.fromkeys(("fl", "limit", "fixed-limit"), "fixed-limit"),
}
"""Betting structures as they are typed."""


@value
class Setup:
    """What the head of a line has set so far, over the window as it stands."""

    situation: Situation
    chairs: tuple[str, ...]
    """The seats at the table, which ``5p`` counts from."""

    changed: bool = False

    ante_order: str | None = None
    """What a short stack pays first, as the rule book says."""

    def with_posts(self) -> Situation:
        """Return the situation; where the head changed it, with the blinds posted anew."""
        if not self.changed:
            return self.situation
        return replace(self.situation, acts=opening_of(self.situation, self.ante_order))


def read_head_token(word: str, setup: Setup) -> Setup | Problem | None:
    """Read one token of the head; None where it is no part of a head, so an act."""
    if word == ":":
        return setup
    if "/" in word and not word.startswith("/"):
        return _read_stakes(word, setup)
    count = _COUNT.fullmatch(word)
    if count:
        return _read_count(int(count[1]), setup)
    if "," in word and not _is_amount(word):
        return _read_names(word.removesuffix(":"), setup)
    if word.endswith(":") and word[:-1] in setup.chairs:  # a seat F, with its act still to come
        return None
    betting = _BETTING.get(word.lower().removesuffix(":"))
    if betting is not None:
        return _set(setup, betting=betting)
    street = street_of(word)
    return _near_street(word, setup) if street is None else _set(setup, street=street)


def street_of(token: str) -> str | None:
    """Return the street that a token names.

    >>> street_of("flop"), street_of("f:"), street_of("f")
    ('flop', 'flop', None)
    """
    word = token.lower()
    return _STREETS_BY_COLON.get(word[:-1]) if word.endswith(":") else _STREETS.get(word)


def _near_street(word: str, setup: Setup) -> Problem | None:
    """Return the problem of a street that is written wrongly; None where it may be a seat's act."""
    name, colon, _ = word.lower().partition(":")
    if len(name) < _LONG_ENOUGH or name in {chair.lower() for chair in setup.chairs}:
        return None
    if not colon and is_act(name):
        return None
    near = near_miss(name, _STREETS)
    if near is None:
        return None
    return problem("“{word}” is no street: did you mean “{near}”?", word=word, near=near)


def _is_amount(word: str) -> bool:
    """Return whether the comma of a word separates thousands, not seats: ``b1,000``."""
    first, *others = word.split(",")
    if not first[:1].isdigit():
        return bool(_NO_NAME.fullmatch(first)) and all(
            other[:1].isdigit() for other in others if other
        )
    return any(map(_NO_NAME.fullmatch, (first, *others)))


def _set(setup: Setup, **changes: object) -> Setup:
    return replace(setup, situation=replace(setup.situation, **changes), changed=True)


def at_amounts(situation: Situation, small: int, big: int, ante: int) -> Situation:
    """Return a situation at other amounts; a fixed limit named before follows the big blind.

    At amounts other than before, it is no longer the level that it was, with its chips.
    """
    before = (situation.small_blind, situation.big_blind, situation.ante)
    same_level = before == (small, big, ante)
    return replace(
        situation,
        small_blind=small,
        big_blind=big,
        ante=ante,
        ante_kind=ante_kind(big, ante),
        bet=None,
        big_bet=None,
        level=situation.level if same_level else None,
        chips=situation.chips if same_level or situation.level is None else (),
    )


def _set_level(setup: Setup, small: int, big: int, ante: int) -> Setup:
    situation = at_amounts(setup.situation, small, big, ante)
    return replace(setup, situation=situation, changed=True)


def _read_stakes(token: str, setup: Setup) -> Setup | Problem:
    parts = token.removesuffix(":").split("/")
    amounts = [read_amount(part) for part in parts]
    match amounts:
        case [int(small), int(big)] if 0 <= small <= big and big:
            return _set_level(setup, small, big, 0)
        case [int(small), int(big), int(ante)] if 0 <= small <= big and big:
            return _set_level(setup, small, big, ante)
        case _:
            return next(filter(None, (too_large(part, token) for part in parts)), None) or problem(
                "“{token}” is no pair of blinds: write them as 50/100, with an ante as 50/100/100.",
                token=token,
            )


def _read_count(count: int, setup: Setup) -> Setup | Problem:
    if not FEWEST_SEATS <= count <= MOST_SEATS:
        return problem(
            "A hand has {fewest} to {most} seats: write 2p to 11p.",
            fewest=FEWEST_SEATS,
            most=MOST_SEATS,
        )
    spare = (str(n) for n in range(1, MOST_SEATS * 2) if str(n) not in setup.chairs)
    missing = count - len(setup.chairs)
    chairs = setup.chairs + tuple(next(spare) for _ in range(missing))
    return _set(replace(setup, chairs=chairs), seats=chairs[:count])


def _read_names(token: str, setup: Setup) -> Setup | Problem:
    names = tuple(name for name in token.split(",") if name)
    whole = not any(map(_NO_NAME.fullmatch, names)) and len(set(names)) == len(names)
    if not whole or not FEWEST_SEATS <= len(names) <= MOST_SEATS:
        return problem(
            "“{token}” does not name {fewest} to {most} different seats: write them as A,B,C.",
            token=token,
            fewest=FEWEST_SEATS,
            most=MOST_SEATS,
        )
    return _set(replace(setup, chairs=names), seats=names)
