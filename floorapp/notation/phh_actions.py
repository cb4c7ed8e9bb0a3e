"""Actions of the Poker Hand History format: one text each, read without looking at the table."""

import re
from functools import lru_cache
from typing import NamedTuple

FOLD, CHECK_OR_CALL, WAGER, BRING_IN = "f", "cc", "cbr", "pb"
DRAW, SHOW, HOLE, BOARD = "sd", "sm", "dh", "db"

BETTING = frozenset({FOLD, CHECK_OR_CALL, WAGER, BRING_IN})
"""What a player does with chips; the rest is cards."""

_PLAYER = re.compile(r"p([1-9]\d?)")
_CARDS = re.compile(r"(?:[2-9TJQKA?][cdhs?])+")
_MUCKED = "-"


class Action(NamedTuple):
    """One action: who, what, and how much as it is written.

    ``seat`` counts from 0 and is that of the player dealt to where the dealer acts; -1 for the
    board. ``cards`` is how many cards are named.
    """

    verb: str
    seat: int
    amount: str = ""
    cards: int = 0


@lru_cache(maxsize=4096)
def read_action(text: str) -> Action | None:
    """Read one action; an empty verb is a comment alone, None is no action at all.

    >>> read_action("p3 cbr 225 # nearly the least")
    Action(verb='cbr', seat=2, amount='225', cards=0)
    >>> read_action("d db JcTs2d")
    Action(verb='db', seat=-1, amount='', cards=3)
    """
    words = text.partition("#")[0].split()
    if not words:
        return Action("", -1)
    if words[0] == "d":
        return _dealt(words[1:])
    player = _PLAYER.fullmatch(words[0])
    if player is None or len(words) == 1:
        return None
    return _acted(int(player[1]) - 1, words[1], words[2:])


def _dealt(words: list[str]) -> Action | None:
    """Return what the dealer did, from the words behind ``d``."""
    match words:
        case ["db", cards] if _CARDS.fullmatch(cards):
            return Action(BOARD, -1, cards=len(cards) // 2)
        case ["dh", dealt_to, cards] if _CARDS.fullmatch(cards):
            player = _PLAYER.fullmatch(dealt_to)
            if player is not None:
                return Action(HOLE, int(player[1]) - 1, cards=len(cards) // 2)
    return None


def _acted(seat: int, verb: str, rest: list[str]) -> Action | None:
    """Return what a player did, from the verb and the words behind it."""
    match rest:
        case [] if verb in {FOLD, CHECK_OR_CALL, BRING_IN, DRAW, SHOW}:
            return Action(verb, seat)
        case [amount] if verb == WAGER:
            return Action(verb, seat, amount)
        case [cards] if verb == DRAW and _CARDS.fullmatch(cards):
            return Action(verb, seat, cards=len(cards) // 2)
        case [cards] if verb == SHOW and (cards == _MUCKED or _CARDS.fullmatch(cards)):
            return Action(verb, seat)
    return None
