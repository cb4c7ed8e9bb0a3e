"""One act of the entry line: a letter, an amount, or both, for the seat whose turn it is."""

import re

from floorapp.engine.acts import (
    AllIn,
    Bet,
    BringIn,
    Call,
    Check,
    Fold,
    NextStreet,
    Pot,
    Raise,
    Voluntary,
)
from floorapp.engine.options import Options
from floorapp.engine.problems import Problem, problem
from floorapp.engine.replay import Playing
from floorapp.engine.round import BettingRound
from floorapp.engine.strategies import FIXED_LIMIT
from floorapp.notation.amounts import read_amount
from floorapp.notation.streets import read_street

_ACT = re.compile(
    r"(?:(?P<seat>[^:]+):)?"
    r"(?P<verb>checks?|calls?|folds?|bets?|raises?|all-?in|pot|[xcfbrai])?(?P<amount>\d.*)?",
    re.IGNORECASE,
)
_DIGITS = re.compile(r"\d[\d \u00a0\u202f.,'’]*[km]?", re.IGNORECASE)
_LETTER = {"check": "x", "call": "c", "fold": "f", "bet": "b", "raise": "r", "allin": "a"}
_WAGERS = frozenset({"b", "r"})
_MOST_DIGITS = 11
"""More are no mistake in the separators: the amount is too large."""


Typed = Voluntary | BringIn | NextStreet
"""What one word of the line may be."""


def read_token(word: str, playing: Playing, typed: str) -> Typed | Problem:
    """Read one act of the short form, for the seat whose turn it is or the one it names.

    Args:
        word: The act in one word.
        playing: The replay up to it.
        typed: The same as it stands in the line, to be quoted.
    """
    if word.startswith("/"):
        return read_street(word[1:])
    match = _ACT.fullmatch(word)
    if match is None or not (match["verb"] or match["amount"]):
        return problem(
            "“{word}” is not an act: write x, c, f, b100, r300, a125 or an amount.", word=typed
        )
    to = None if match["amount"] is None else read_amount(match["amount"])
    if match["amount"] and to is None:
        return too_large(match["amount"], typed) or problem(
            "“{word}” has no amount of whole chips: write digits, such as 1500.", word=typed
        )
    verb = match["verb"] or ""
    plain = verb.lower().replace("-", "").removesuffix("s")
    letter = _LETTER.get(plain, plain)
    if letter in {"x", "pot"} and to is not None:
        return problem("“{verb}” takes no amount: leave it out.", verb=verb)
    table = playing.table
    seat = _seat(match["seat"], table)
    if seat is None:
        return _nobody(typed, playing)
    out_of_turn = table.turn is not None and table.seats[table.turn] != seat
    if letter == "pot" or (letter in _WAGERS and to is None):
        return _unnamed(letter, verb, seat, playing, out_of_turn=out_of_turn)
    return _build(letter, seat, to, playing, out_of_turn=out_of_turn)


def _unnamed(
    letter: str, verb: str, seat: str, playing: Playing, *, out_of_turn: bool
) -> Typed | Problem:
    """Return a wager without an amount: the limit's, or the pot, which may still grow."""
    if letter == "pot" and out_of_turn:
        return Pot(seat, out_of_turn)
    to = _bound_to(letter, seat, playing)
    if to is None:
        return _needs_amount(letter, verb, playing)
    return _build("r", seat, to, playing, out_of_turn=out_of_turn)


def is_act(word: str) -> bool:
    """Return whether a word is an act beyond doubt, well written or not.

    >>> is_act("b"), is_act("b1.50"), is_act("80"), is_act("50-100"), is_act("fop")
    (True, True, True, False, False)
    """
    match = _ACT.fullmatch(word)
    if match is None:
        return word.startswith("/")
    return bool(match["verb"] or (match["amount"] and read_amount(match["amount"]) is not None))


def too_large(amount: str, typed: str) -> Problem | None:
    """Return the problem of an amount with too many digits; None where it is none."""
    digits = sum(sign.isdigit() for sign in amount)
    if digits <= _MOST_DIGITS or not _DIGITS.fullmatch(amount):
        return None
    return problem("“{word}” is too large: no table has so many chips.", word=typed)


def _nobody(typed: str, playing: Playing) -> Problem:
    """Return the problem of an act where nobody is to act."""
    if playing.table.opener_unknown:
        return problem("Name the seat that opens the street: write 3:{word}.", word=typed)
    return problem("The betting round is over: write / in front of “{word}”.", word=typed)


def _bound_to(letter: str, seat: str, playing: Playing) -> int | None:
    """Return the total of a wager that needs no amount: the limit's, or the pot."""
    table = playing.table
    index = table.index.get(seat)
    if index is None:
        return None
    options = Options(table, index)
    if table.raising is FIXED_LIMIT:
        return options.max_raise_to or options.min_to
    if letter != "pot" or options.pot is None:
        return None
    return options.max_raise_to or options.max_to


def _seat(name: str | None, table: BettingRound) -> str | None:
    """Return the seat that acts: the one named, in any case, or else the one whose turn it is."""
    if name is None:
        return None if table.turn is None else table.seats[table.turn]
    return next((seat for seat in table.seats if seat.lower() == name.lower()), name)


def _build(
    letter: str, seat: str, to: int | None, playing: Playing, *, out_of_turn: bool
) -> Voluntary | BringIn | Problem:
    if letter == "x":
        return Check(seat, out_of_turn)
    if letter == "f":
        return Fold(seat, out_of_turn, to)
    level = playing.table.level
    if letter == "i":
        return _needs_any_amount("i") if to is None else BringIn(seat, to)
    if letter == "a":
        return AllIn(seat, to, out_of_turn)
    if letter == "c" or to is None:
        return _passive(seat, to, playing, out_of_turn=out_of_turn)
    if not letter and to == level:
        return _passive(seat, None, playing, out_of_turn=out_of_turn)
    if not letter and to < level:
        return _too_little(seat, to, playing)
    return (Raise if level else Bet)(seat, to, out_of_turn)


def _too_little(seat: str, to: int, playing: Playing) -> Problem:
    """Return the problem of a bare amount below the level; an all-in may be what was meant."""
    table = playing.table
    index = table.index.get(seat)
    if index is None or to > table.put_in[index]:
        return problem(
            "{to} is less than the {level} to match: write a{plain} for an all-in, or c.",
            to=to,
            level=table.level,
            plain=str(to),
        )
    return problem(
        "{to} is less than the {level} to match: write c for a call, or f for a fold.",
        to=to,
        level=table.level,
    )


def _passive(seat: str, to: int | None, playing: Playing, *, out_of_turn: bool) -> Voluntary:
    """Return a call, or the check that it is where there is nothing to call."""
    index = playing.table.index.get(seat)
    owes = index is None or playing.table.faced(index) > 0
    return Call(seat, to, out_of_turn) if owes or to else Check(seat, out_of_turn)


def _needs_amount(letter: str, verb: str, playing: Playing) -> Problem:
    table = playing.table
    least = table.minimum_to()
    if letter == "pot":
        if table.pot_limited and table.pot is None:
            return problem("The pot of earlier streets is not known: write the chips.")
        return problem("“{verb}” is an amount in pot-limit only: write the chips.", verb=verb)
    if not least:
        return _needs_any_amount(verb)
    return problem(
        "“{verb}” needs an amount: {least} or more, written {letter}{plain}.",
        verb=verb,
        letter=letter,
        least=least,
        plain=str(least),
    )


def _needs_any_amount(verb: str) -> Problem:
    return problem("“{verb}” needs an amount after it.", verb=verb)
