"""Acts as text, one a line: ``A bet 100``, ``! C raise 300``. Reading is tolerant, writing not."""

from typing import assert_never

from floorapp.engine.acts import (
    Act,
    AllIn,
    Ante,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    ForcedBet,
    NextStreet,
    Post,
    PostShort,
    Pot,
    Raise,
    Straddle,
    Voluntary,
)
from floorapp.engine.problems import Problem, mark, problem
from floorapp.engine.values import value
from floorapp.notation.streets import read_street, write_street
from floorapp.notation.totals import Amounts, read_amounts
from floorapp.notation.verbs import find_act, fold, labelled

_FORCED: dict[str, type[ForcedBet]] = {
    "post": Post,
    "postshort": PostShort,
    "straddle": Straddle,
    "ante": Ante,
    "bringin": BringIn,
}
_MAYBE_AMOUNT: dict[str, type[Call | AllIn]] = {"call": Call, "allin": AllIn}
_WAGERS: dict[str, type[Bet | Raise | Complete]] = {
    "bet": Bet,
    "raise": Raise,
    "complete": Complete,
}
_PLAIN: dict[str, type[Check | Fold | Pot]] = {"check": Check, "fold": Fold, "pot": Pot}
_FROM_NOTHING = {*_FORCED, "bet"}
"""Before these a seat has nothing in, so “de 200” can only be the total."""

_ALL_IN = {
    "post": "postshort",
    "postshort": "postshort",
    "bringin": "postshort",
    "ante": "ante",
    "call": "call",
    "bet": "allin",
    "raise": "allin",
    "complete": "allin",
    "allin": "allin",
}
"""What an act becomes where “all-in” stands beside it."""

_NOTHING_BEHIND = mark("“{rest}” in “{text}” has no meaning behind this verb: leave it out.")
_NOT_AN_AMOUNT = mark(
    "“{rest}” in “{text}” is not an amount of whole chips: write digits, such as 1500."
)
_NEEDS_AMOUNT = mark("“{text}” needs an amount: write the street total.")
_ONLY_ADDED = mark("“{text}” says only what is added: write the street total.")


@value
class RaiseBy:
    """A raise of which only the increment was said: its total depends on the table."""

    seat: str
    by: int
    out_of_turn: bool = False


def read_act(text: str, place: str = "") -> Act | RaiseBy | Problem:
    """Read one act.

    >>> read_act("a raises 200 to 400"), read_act("Platz 3 geht mit")
    (Raise(seat='a', to=400, out_of_turn=False), Call(seat='3', to=None, out_of_turn=False))
    >>> read_act("! C all-in 1,250"), read_act("/ fourth S3")
    (AllIn(seat='C', to=1250, out_of_turn=True), NextStreet(street='fourth', opener='S3'))
    >>> read_act("le siège 3 relance de 200")
    RaiseBy(seat='3', by=200, out_of_turn=False)
    """
    line = text.strip()
    if line.startswith("/"):
        return read_street(line[1:], place)
    words = line.removeprefix("!").split()
    length = _seat_length(words)
    if len(words) <= length or words[length - 1][0] in "!/":
        return problem(
            "“{text}” is not an act: write a seat, a verb and an amount, such as “A raise 300”.",
            place,
            text=text,
        )
    found = find_act(_folded(words[length:]))
    if found is None:
        return problem(
            "“{verb}” is not a verb here: write post, check, call, bet, raise, allin or fold.",
            place,
            verb=words[length],
        )
    kind, rest = found
    if "allin" in rest and kind in _ALL_IN:
        kind = _ALL_IN[kind]
        rest.remove("allin")
    left = " ".join(rest)
    made = _build(kind, words[length - 1], left, out_of_turn=line.startswith("!"))
    if isinstance(made, str):
        return problem(made, place, text=text, rest=left.replace(" ;", ","))
    return made


def resolve(read: Act | RaiseBy, level_to: int) -> Act:
    """Return the act that was read, for a table where ``level_to`` is the total to match.

    >>> resolve(RaiseBy("A", 200), level_to=300), resolve(Fold("A"), level_to=300)
    (Raise(seat='A', to=500, out_of_turn=False), Fold(seat='A', out_of_turn=False, leaves_to=None))
    """
    if isinstance(read, RaiseBy):
        return Raise(read.seat, level_to + read.by, read.out_of_turn)
    return read


def write_act(act: Act) -> str:
    """Write an act in its canonical form.

    >>> write_act(Call("A", 70)), write_act(Fold("C", out_of_turn=True)), write_act(NextStreet())
    ('A call 70', '! C fold', '/')
    """
    match act:
        case NextStreet():
            return write_street(act)
        case Ante(seat, by):
            return f"{seat} ante {by}"
        case Post() | PostShort() | Straddle() | BringIn():
            return f"{act.seat} {type(act).__name__.lower()} {act.to}"
        case Check() | Fold(leaves_to=None) | Pot() | Call(to=None) | AllIn(to=None):
            return _start(act)
        case Fold():
            return f"{_start(act)} {act.leaves_to}"
        case Call() | Bet() | Raise() | Complete() | AllIn():
            return f"{_start(act)} {act.to}"
        case _:
            assert_never(act)


def _start(act: Voluntary) -> str:
    mark = "! " if act.out_of_turn else ""
    return f"{mark}{act.seat} {type(act).__name__.lower()}"


def _folded(words: list[str]) -> list[str]:
    return fold(" ".join(words)).split()


def _seat_length(words: list[str]) -> int:
    """Return how many words name the seat: with its label, unless “Seat” is the seat itself."""
    length = labelled(words)
    if not length or find_act(_folded(words[length:])):
        return length or 1
    is_seat = len(words[1]) > 1 and find_act(_folded(words[1:]))  # in “Seat A”, A is no verb
    return 1 if is_seat else length


def _build(kind: str, seat: str, rest: str, *, out_of_turn: bool) -> Act | RaiseBy | str:
    """Return the act, or the message that says why it is none."""
    if kind in _PLAIN and not (rest and kind == "fold"):
        return _NOTHING_BEHIND if rest else _PLAIN[kind](seat, out_of_turn)
    amounts = read_amounts(rest)
    if amounts is None:
        return _NOT_AN_AMOUNT
    to = amounts.to
    if kind == "fold":
        return _NOTHING_BEHIND if to is None else Fold(seat, out_of_turn, to)
    if to is None and kind in _FROM_NOTHING:
        to = amounts.of
    if to is None and amounts != Amounts():
        return _added(kind, seat, amounts, out_of_turn=out_of_turn)
    if kind in _MAYBE_AMOUNT:
        return _MAYBE_AMOUNT[kind](seat, to, out_of_turn)
    if to is None:
        return _NEEDS_AMOUNT
    return _WAGERS[kind](seat, to, out_of_turn) if kind in _WAGERS else _FORCED[kind](seat, to)


def _added(kind: str, seat: str, amounts: Amounts, *, out_of_turn: bool) -> RaiseBy | str:
    """Return a raise by what was said to be added, unless two amounts or no raise were named."""
    added = [chips for chips in (amounts.by, amounts.of) if chips is not None]
    if kind != "raise" or len(added) > 1:
        return _ONLY_ADDED
    return RaiseBy(seat, added[0], out_of_turn)
