"""Acts as text, one a line: ``A bet 100``, ``! C raise 300``. Reading is tolerant, writing not."""

import re
from typing import assert_never

from floorapp.engine.acts import (
    Act,
    AllIn,
    Ante,
    Bet,
    Call,
    Check,
    Fold,
    Post,
    PostShort,
    Raise,
    Straddle,
    Voluntary,
)
from floorapp.engine.problems import Problem, problem
from floorapp.notation.amounts import read_amount

_LINE = re.compile(
    r"(?P<turn>!)?\s*(?P<seat>[^\s!]\S*)\s+(?P<verb>all[ -]?in|[a-z]+)\b[:\s]*(?P<rest>.*)",
    re.IGNORECASE,
)
_AMOUNT = re.compile(r"(?:\S.*?\s+(?=to\b))?(?:(?:to|for)\s+)?(?P<to>\d.*)", re.IGNORECASE)
"""In “raises 200 to 400” the number behind “to” is the total."""

_VERBS = {
    "post": "post",
    "posts": "post",
    "postshort": "postshort",
    "straddle": "straddle",
    "straddles": "straddle",
    "ante": "ante",
    "antes": "ante",
    "check": "check",
    "checks": "check",
    "x": "check",
    "call": "call",
    "calls": "call",
    "c": "call",
    "bet": "bet",
    "bets": "bet",
    "b": "bet",
    "raise": "raise",
    "raises": "raise",
    "r": "raise",
    "allin": "allin",
    "shove": "allin",
    "shoves": "allin",
    "a": "allin",
    "fold": "fold",
    "folds": "fold",
    "f": "fold",
}
_LATER = {"bringin", "complete", "completes"}
_FORCED: dict[str, type[Post | PostShort | Straddle | Ante]] = {
    "post": Post,
    "postshort": PostShort,
    "straddle": Straddle,
    "ante": Ante,
}
_MAYBE_AMOUNT: dict[str, type[Call | AllIn]] = {"call": Call, "allin": AllIn}
_WAGERS: dict[str, type[Bet | Raise]] = {"bet": Bet, "raise": Raise}
_PLAIN: dict[str, type[Check | Fold]] = {"check": Check, "fold": Fold}


def read_act(text: str, place: str = "") -> Act | Problem:
    """Read one act.

    >>> read_act("a raises 200 to 400")
    Raise(seat='a', to=400, out_of_turn=False)
    >>> read_act("! C all-in 1,250")
    AllIn(seat='C', to=1250, out_of_turn=True)
    """
    line = _LINE.fullmatch(text.strip())
    if line is None:
        return problem(
            "“{text}” is not an act: write a seat, a verb and an amount, such as “A raise 300”.",
            place,
            text=text,
        )
    verb = line["verb"].lower().replace(" ", "").replace("-", "")
    if verb in _LATER:
        return problem(
            "“{verb}” belongs to stud and fixed limit, not to no-limit.", place, verb=verb
        )
    kind = _VERBS.get(verb)
    if kind is None:
        return problem(
            "“{verb}” is not a verb here: write post, check, call, bet, raise, allin or fold.",
            place,
            verb=line["verb"],
        )
    return _build(kind, line, text, place)


def _build(kind: str, line: re.Match[str], text: str, place: str) -> Act | Problem:
    rest = " ".join(line["rest"].split())
    amount = _AMOUNT.fullmatch(rest)
    to = read_amount(amount["to"]) if amount else None
    if (rest and to is None) or (rest and kind in _PLAIN):
        return problem(
            "“{rest}” in “{text}” is not an amount of whole chips: write digits, such as 1500.",
            place,
            rest=rest,
            text=text,
        )
    seat, out_of_turn = line["seat"], line["turn"] is not None
    if kind in _PLAIN:
        return _PLAIN[kind](seat, out_of_turn)
    if kind in _MAYBE_AMOUNT:
        return _MAYBE_AMOUNT[kind](seat, to, out_of_turn)
    if to is None:
        return problem("“{text}” needs an amount: write the street total.", place, text=text)
    if kind in _WAGERS:
        return _WAGERS[kind](seat, to, out_of_turn)
    return _FORCED[kind](seat, to)


def write_act(act: Act) -> str:
    """Write an act in its canonical form.

    >>> write_act(Call("A", 70)), write_act(Fold("C", out_of_turn=True))
    ('A call 70', '! C fold')
    """
    match act:
        case Post(seat, to):
            return f"{seat} post {to}"
        case PostShort(seat, to):
            return f"{seat} postshort {to}"
        case Straddle(seat, to):
            return f"{seat} straddle {to}"
        case Ante(seat, by):
            return f"{seat} ante {by}"
        case Check() | Fold() | Call(to=None) | AllIn(to=None):
            return _start(act)
        case Call() | Bet() | Raise() | AllIn():
            return f"{_start(act)} {act.to}"
        case _:
            assert_never(act)


def _start(act: Voluntary) -> str:
    mark = "! " if act.out_of_turn else ""
    return f"{mark}{act.seat} {type(act).__name__.lower()}"
