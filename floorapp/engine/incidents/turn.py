"""Turn: what has become of an act out of turn, and whether action has been substantial."""

from collections.abc import Iterable

from floorapp.engine.acts import Act, AllIn, Bet, Call, Check, Complete, Fold, Pot, Raise
from floorapp.engine.legality import judge_in_turn
from floorapp.engine.reasons import BoundOutOfTurn, FoldOutOfTurn
from floorapp.engine.replay import Replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.rulings import Decision
from floorapp.engine.values import value


@value
class OutOfTurn:
    """An act out of turn: ``binding`` is None while it waits for its turn.

    ``returned_by`` are its chips, which go back where the action has changed.
    """

    ruling: str
    amount_to: int | None
    binding: bool | None
    returned_by: int

    def facts(self) -> dict[str, object]:
        """Return it under the names that documents and the command line use."""
        found: dict[str, object] = {"binding": self.binding, "returned": self.returned_by}
        if self.binding is not False:
            found |= {"ruling": self.ruling, "amount_to": self.amount_to}
        return found


def out_of_turn(replayed: Replay, seat: str) -> OutOfTurn | None:
    """Return what has become of the seat's act out of turn, if its last act was one."""
    steps = replayed.steps[replayed.first_step :]
    last = next((step for step in reversed(steps) if getattr(step.act, "seat", "") == seat), None)
    if last is None or not getattr(last.act, "out_of_turn", False):
        return None
    decision = last.ruling.decision
    codes = {why.code for why in last.ruling.reasons}
    if decision not in {Decision.HELD, Decision.VOID} and not codes & _BOUND:
        return None  # marked as out of turn, but it was on the seat
    returned_by = 0
    if decision is Decision.VOID:
        returned_by = max(
            (getattr(why, "returned_by", 0) for why in last.ruling.reasons), default=0
        )
    binding = None if decision is Decision.HELD else decision is not Decision.VOID
    counted = last.counted
    if binding is None and isinstance(counted, Call | Bet | Raise | Complete):
        table = replayed.table
        counted = judge_in_turn(table, table.index[seat], counted).counts_as or counted
    amount_to = last.total_to if isinstance(counted, _WITH_AMOUNT) else None
    return OutOfTurn(_name(counted), amount_to, binding, returned_by)


_BOUND = {BoundOutOfTurn.code, FoldOutOfTurn.code}


def is_substantial(acts: Iterable[Act], book: RuleBook) -> bool:
    """Return whether these acts are substantial action by the book.

    Two of which one put chips in, or any three (TDA 36); or two unlike acts, and three of checks
    or folds alone (WSOP live action 109).
    """
    listed = list(acts)
    if book.irregular.substantial == "unlike":
        alone = any(all(isinstance(act, kind) for act in listed) for kind in (Check, Fold))
        return len(listed) >= (_THREE if alone else _TWO)
    with_chips = any(isinstance(act, WITH_CHIPS) for act in listed)
    return len(listed) >= (_TWO if with_chips else _THREE)


WITH_CHIPS = (Call, Bet, Raise, Complete, AllIn, Pot)
"""Acts that put chips in; “pot” out of turn does so by an amount that is counted later."""

_WITH_AMOUNT = (Call, Bet, Raise, Complete, AllIn)

_TWO, _THREE = 2, 3
"""Acts that make it substantial: two where chips went in, else three."""


def _name(act: Act) -> str:
    return "all-in" if isinstance(act, AllIn) else type(act).__name__.lower()
