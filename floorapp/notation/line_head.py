"""The head of the entry line: blinds, seats in the hand and street, each may be left out."""

import re

from floorapp.engine.games import FLOP_STREETS
from floorapp.engine.problems import Problem, problem
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace, value
from floorapp.notation.amounts import read_amount
from floorapp.notation.opening import opening_posts

FEWEST_SEATS, MOST_SEATS = 2, 11

_COUNT = re.compile(r"(\d{1,3})p:?", re.IGNORECASE)
_STREETS = {name: name for name in FLOP_STREETS} | {"pre": "preflop"}
_STREETS_BY_COLON = _STREETS | {"p": "preflop", "f": "flop", "t": "turn", "r": "river"}
"""With a colon a letter is enough: ``f:`` is the flop, ``f`` a fold."""


@value
class Setup:
    """What the head of a line has set so far, over the window as it stands."""

    situation: Situation
    chairs: tuple[str, ...]
    """The seats at the table, which ``5p`` counts from."""

    changed: bool = False

    def with_posts(self) -> Situation:
        """Return the situation; where the head changed it, with the blinds posted anew."""
        if not self.changed:
            return self.situation
        now = self.situation
        posts = (
            opening_posts(now.seats, now.small_blind, now.big_blind, now.stacks)
            if now.before_flop
            else ()
        )
        return replace(now, acts=posts)


def read_head_token(word: str, setup: Setup) -> Setup | Problem | None:
    """Read one token of the head; None where it is no part of a head, so an act."""
    if word == ":":
        return setup
    if "/" in word and word != "/":
        return _read_stakes(word, setup)
    count = _COUNT.fullmatch(word)
    if count:
        return _read_count(int(count[1]), setup)
    if "," in word and read_amount(word) is None:
        return _read_names(word.removesuffix(":"), setup)
    if word.endswith(":") and word[:-1] in setup.chairs:  # a seat F, with its act still to come
        return None
    street = street_of(word)
    return None if street is None else _set(setup, street=street)


def street_of(token: str) -> str | None:
    """Return the street that a token names.

    >>> street_of("flop"), street_of("f:"), street_of("f")
    ('flop', 'flop', None)
    """
    word = token.lower()
    return _STREETS_BY_COLON.get(word[:-1]) if word.endswith(":") else _STREETS.get(word)


def _set(setup: Setup, **changes: object) -> Setup:
    return replace(setup, situation=replace(setup.situation, **changes), changed=True)


def _read_stakes(token: str, setup: Setup) -> Setup | Problem:
    amounts = [read_amount(part) for part in token.removesuffix(":").split("/")]
    match amounts:
        case [int(small), int(big)] if 0 <= small <= big and big:
            return _set(setup, small_blind=small, big_blind=big)
        case [int(small), int(big), int(ante)] if 0 <= small <= big and big:
            return _set(setup, small_blind=small, big_blind=big, ante=ante)
        case _:
            return problem(
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
    if not FEWEST_SEATS <= len(names) <= MOST_SEATS or len(set(names)) < len(names):
        return problem(
            "“{token}” does not name {fewest} to {most} different seats: write them as A,B,C.",
            token=token,
            fewest=FEWEST_SEATS,
            most=MOST_SEATS,
        )
    return _set(replace(setup, chairs=names), seats=names)
