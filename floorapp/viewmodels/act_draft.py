"""Act draft: one act of the list while it is entered, as the fields of an editor hold it."""

from typing import Final

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
)
from floorapp.engine.options import Options
from floorapp.engine.problems import Problem, problem
from floorapp.engine.round import BettingRound
from floorapp.engine.values import replace, value
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.numbers import amount
from floorapp.notation.amounts import read_amount

FOLD: Final = "fold"
CHECK: Final = "check"
CALL: Final = "call"
WAGER: Final = "wager"
POT: Final = "pot"
ALL_IN: Final = "all-in"
STREET: Final = "street"
FORCED: Final = "forced"

KINDS: Final = (FOLD, CHECK, CALL, WAGER, ALL_IN)
"""What a seat may be said to have done."""

_KINDS: Final[dict[type[Act], str]] = {
    Fold: FOLD,
    Check: CHECK,
    Call: CALL,
    Bet: WAGER,
    Raise: WAGER,
    Complete: WAGER,
    Pot: POT,
    AllIn: ALL_IN,
    NextStreet: STREET,
}


@value
class ActDraft:
    """An act as entered so far: what, by which seat, and the amount as typed.

    ``given`` is the act that is changed: what the fields do not show, such as the chips that a
    fold leaves in, stays with it. None for a new act.
    """

    kind: str
    seat: str = ""
    amount: str = ""
    given: Act | None = None

    @property
    def has_amount(self) -> bool:
        """Whether there is an amount to enter: a call has one where it was given with one."""
        of_call = self.kind == CALL and isinstance(self.given, Call) and self.given.to is not None
        return self.kind in {WAGER, ALL_IN, FORCED} or of_call


def draft_of(act: Act, words: Catalogue) -> ActDraft:
    """Return the draft that an act is changed by."""
    if isinstance(act, NextStreet):
        return ActDraft(STREET, given=act)
    to = _amount_of(act)
    text = "" if to is None else amount(to, words.language)
    kind = FORCED if isinstance(act, ForcedBet) else _KINDS[type(act)]
    return ActDraft(kind, act.seat, text, act)


def _amount_of(act: Act) -> int | None:
    match act:
        case Ante(by=by):
            return by
        case Post() | PostShort() | Straddle() | BringIn() | Bet() | Raise() | Complete():
            return act.to
        case Call() | AllIn():
            return act.to
        case _:
            return None


def first_amount(kind: str, options: Options) -> int | None:
    """Return the amount that a kind of act starts with; None where there is none to propose."""
    if kind == WAGER:
        return options.min_to or options.table.level
    return options.stack if kind == ALL_IN else None


def act_of(draft: ActDraft, table: BettingRound) -> Act | Problem:
    """Return the act of a draft; or what cannot be read.

    Args:
        draft: What was entered.
        table: The table in front of the act, which says whether a wager is a bet or a raise.
    """
    if draft.kind == STREET:
        return draft.given if isinstance(draft.given, NextStreet) else NextStreet()
    to = read_amount(draft.amount) if draft.has_amount else None
    if to is None and draft.has_amount and not (draft.kind == ALL_IN and not draft.amount.strip()):
        return problem("“{text}” is not an amount of whole chips.", text=draft.amount)
    if draft.kind == FORCED:
        return _forced(draft.given, to or 0, table)
    return _voluntary(draft, to, table)


def _forced(given: Act | None, to: int, table: BettingRound) -> Act:
    """Return a forced bet for another amount; a blind below its size is an all-in."""
    match given:
        case Post() | PostShort():
            short = to < given.to and to < table.big_blind
            is_as_given = to == given.to
            return given if is_as_given else (PostShort if short else Post)(given.seat, to)
        case Ante():
            return replace(given, by=to)
        case _:
            assert isinstance(given, Straddle | BringIn)
            return replace(given, to=to)


def _voluntary(draft: ActDraft, to: int | None, table: BettingRound) -> Act:
    given, seat = draft.given, draft.seat
    if given is not None and _KINDS.get(type(given)) == draft.kind and draft.kind != WAGER:
        if isinstance(given, Call | AllIn):
            return replace(given, seat=seat, to=to)
        assert isinstance(given, Fold | Check | Pot)
        return replace(given, seat=seat)
    match draft.kind:
        case "fold":
            return Fold(seat)
        case "check":
            return Check(seat)
        case "call":
            return Call(seat)
        case "all-in":
            return AllIn(seat, to)
        case _:
            return _wager(seat, to or 0, table, given)


def _wager(seat: str, to: int, table: BettingRound, given: Act | None) -> Act:
    """Return a bet or raise by the name it has there; what keeps its amount keeps its name."""
    if isinstance(given, Bet | Raise | Complete) and given.to == to:
        return replace(given, seat=seat)
    index = table.index.get(seat)
    name = Options(table, index).wager_name if index is not None else "raise"
    kinds: dict[str, type[Bet | Raise | Complete]]
    kinds = {"bet": Bet, "raise": Raise, "complete": Complete}
    return kinds[name](seat, to)
