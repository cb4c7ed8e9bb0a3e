"""One act of the entry line: a letter, an amount, or both, for the seat whose turn it is."""

import re

from floorapp.engine.acts import AllIn, Bet, Call, Check, Fold, Raise, Voluntary
from floorapp.engine.problems import Problem, problem
from floorapp.engine.replay import Playing
from floorapp.notation.amounts import read_amount

_ACT = re.compile(
    r"(?:(?P<seat>[^:]+):)?(?P<verb>check|call|fold|bet|raise|all-?in|[xcfbra])?(?P<amount>\d.*)?",
    re.IGNORECASE,
)
_LETTER = {"check": "x", "call": "c", "fold": "f", "bet": "b", "raise": "r", "allin": "a"}
_PLAIN: dict[str, type[Check | Fold]] = {"x": Check, "f": Fold}


def read_token(word: str, playing: Playing) -> Voluntary | Problem:
    """Read one act of the short form, for the seat whose turn it is or the one it names."""
    if word == "/":
        return problem("“/” goes to the next street: start a new line for it.")
    match = _ACT.fullmatch(word)
    if match is None or not (match["verb"] or match["amount"]):
        return problem(
            "“{word}” is not an act: write x, c, f, b100, r300, a125 or an amount.", word=word
        )
    table = playing.table
    to = None if match["amount"] is None else read_amount(match["amount"])
    if match["amount"] and to is None:
        return problem(
            "“{word}” has no amount of whole chips: write digits, such as 1500.", word=word
        )
    seat = _named(match["seat"], table.seats) if match["seat"] else None
    if seat is None:
        if table.turn is None:
            return problem("The betting round is over: remove “{word}”.", word=word)
        seat = table.seats[table.turn]
    out_of_turn = table.turn is not None and table.seats[table.turn] != seat
    verb = match["verb"] or ""
    letter = _LETTER.get(verb.lower().replace("-", ""), verb.lower())
    return _build(letter, seat, to, playing, out_of_turn=out_of_turn)


def _named(name: str, seats: tuple[str, ...]) -> str:
    """Return the seat as it is written at the table: the line may name it in any case."""
    return next((seat for seat in seats if seat.lower() == name.lower()), name)


def _build(
    letter: str, seat: str, to: int | None, playing: Playing, *, out_of_turn: bool
) -> Voluntary | Problem:
    level = playing.table.level
    if letter in _PLAIN:
        if to is not None:
            return problem("“{letter}” takes no amount: leave it out.", letter=letter)
        return _PLAIN[letter](seat, out_of_turn)
    match letter:
        case "a":
            return AllIn(seat, to, out_of_turn)
        case "c":
            return _passive(seat, to, playing, out_of_turn=out_of_turn)
        case _ if to is None:
            return _needs_amount(letter, playing)
        case "" if to == level:
            return _passive(seat, None, playing, out_of_turn=out_of_turn)
        case "" if to < level:
            return problem(
                "{to} is less than the {level} to match: write a{plain} for an all-in, or c.",
                to=to,
                level=level,
                plain=str(to),
            )
        case _:
            wager = Raise if level else Bet
            return wager(seat, to, out_of_turn)


def _passive(seat: str, to: int | None, playing: Playing, *, out_of_turn: bool) -> Voluntary:
    """Return a call, or the check that it is where there is nothing to call."""
    index = playing.table.index.get(seat)
    owes = index is None or playing.table.faced(index) > 0
    return Call(seat, to, out_of_turn) if owes or to else Check(seat, out_of_turn)


def _needs_amount(letter: str, playing: Playing) -> Problem:
    table = playing.table
    least = playing.book.raising.minimum_to(table.level, table.full_raise, table.big_blind)
    if not least:
        return problem("“{letter}” needs an amount after it.", letter=letter)
    return problem(
        "“{letter}” needs an amount: {least} or more, written {letter}{plain}.",
        letter=letter,
        least=least,
        plain=str(least),
    )
