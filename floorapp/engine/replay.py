"""Replay: a situation under a rule book, act by act, as far as it goes."""

from typing import NamedTuple

from floorapp.engine import reasons
from floorapp.engine.acts import Act, AllIn, Bet, Call, Complete, NextStreet, Raise, SeatAct
from floorapp.engine.games import next_street
from floorapp.engine.legality import judge, judge_street
from floorapp.engine.moves import Move
from floorapp.engine.round import BettingRound
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.rulings import Decision, Ruling
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace, value


class Step(NamedTuple):
    """One act of the list with its ruling: for an act out of turn, the ruling so far.

    ``total_to`` is the seat's street total that the act stands for; ``move`` the wager it made,
    where it moved the level.
    """

    act: Act
    ruling: Ruling
    total_to: int = 0
    move: Move | None = None

    @property
    def counted(self) -> Act:
        """The act as it counts."""
        return self.ruling.counts_as or self.act


@value
class Replay:
    """A situation as replayed under one book.

    ``steps`` has an entry for each act up to the first impossible one, which is the last entry
    then; the acts behind it are not judged. ``table`` is the street that the acts led to, as they
    left it; ``first_step`` the index of the first act on it.
    """

    situation: Situation
    book: RuleBook
    table: BettingRound
    steps: tuple[Step, ...]
    first_step: int = 0

    @property
    def stopped_at(self) -> int | None:
        """Index of the first impossible act; None where every act was judged."""
        if self.steps and self.steps[-1].ruling.decision is Decision.IMPOSSIBLE:
            return len(self.steps) - 1
        return None


def replay(situation: Situation, book: RuleBook) -> Replay:
    """Replay the acts of a situation under a rule book.

    An act that is not allowed is marked and stands as it happened; an impossible one stops the
    replay. An act out of turn waits: it binds if the seats between only check, call or fold,
    and is void as soon as one of them bets or raises.
    """
    playing = Playing(situation, book)
    for act in situation.acts:
        if not playing.take(act):
            break
    return Replay(situation, book, playing.table, tuple(playing.steps), playing.first_step)


class Playing:
    """A replay under way, for readers that need the table between two acts.

    Attributes:
        table: The street that is played, as the acts so far left it.
        steps: The acts so far with their rulings.
        first_step: Index of the first step on the street that is played.
        waiting: Index of the step that waits, by the seat that acted out of turn.
    """

    __slots__ = ("book", "first_step", "steps", "table", "waiting")

    def __init__(self, situation: Situation, book: RuleBook) -> None:
        """Start the street of ``situation``, before its acts."""
        self.book = book
        self.table = BettingRound(situation, book)
        self.steps: list[Step] = []
        self.first_step = 0
        self.waiting: dict[int, int] = {}

    def judge(self, act: Act) -> Ruling:
        """Rule on an act as the next of the list, without making it."""
        if isinstance(act, NextStreet):
            return judge_street(self.table, act)
        if self.waiting and self.table.index.get(act.seat) in self.waiting:
            return Ruling(Decision.IMPOSSIBLE, (reasons.HasActWaiting(act.seat),))
        return judge(self.table, act)

    def take(self, act: Act) -> bool:
        """Rule on the next act of the list; return False where it is impossible."""
        ruling = self.judge(act)
        decision = ruling.decision
        if isinstance(act, NextStreet):
            return self._deal(act, ruling)
        if decision is Decision.IMPOSSIBLE:
            seat = self.table.index.get(act.seat)
            self.steps.append(Step(act, ruling, 0 if seat is None else self.table.put_in[seat]))
            return False
        if decision is Decision.HELD:
            seat = self.table.index[act.seat]
            self.waiting[seat] = len(self.steps)
            self.steps.append(Step(act, ruling, _total_of(self.table, seat, act)))
            return True
        self.steps.append(self._apply(act, ruling))
        while self.waiting and (turn := self.table.turn) in self.waiting:
            self._bind(turn)
        return True

    def _deal(self, act: NextStreet, ruling: Ruling) -> bool:
        """Go to the next street, unless there is none."""
        self.steps.append(Step(act, ruling))
        street = next_street(self.table.street)
        if ruling.decision is Decision.IMPOSSIBLE or street is None:
            return False
        if self.table.turn is not None:
            self._free(reasons.StreetNotOver(self.table.seats[self.table.turn]))
        opener = None if act.opener is None else self.table.index[act.opener]
        self.table = self.table.next_street(street, opener)
        self.first_step = len(self.steps)
        return True

    def _bind(self, seat: int) -> None:
        """Apply an act out of turn whose turn has come."""
        held = self.waiting.pop(seat)
        act = self.steps[held].act
        assert not isinstance(act, NextStreet)
        ruling = judge(self.table, act)
        bound = reasons.BoundOutOfTurn(act.seat)
        ruling = replace(ruling, reasons=(bound, *ruling.reasons))
        self.steps[held] = self._apply(act, ruling)

    def _apply(self, act: SeatAct, ruling: Ruling) -> Step:
        table = self.table
        moves = len(table.moves)
        table.apply(ruling.counts_as or act)
        total_to = table.put_in[table.index[act.seat]]
        if len(table.moves) == moves:
            return Step(act, ruling, total_to)
        if self.waiting:
            self._void(act.seat)
        return Step(act, ruling, total_to, table.moves[-1])

    def _void(self, changed_by: str) -> None:
        """Void the acts that wait: the action has changed in front of them."""
        for seat, held in self.waiting.items():
            step = self.steps[held]
            returned_by = step.total_to - self.table.put_in[seat]
            freed = reasons.FreedOutOfTurn(self.table.seats[seat], changed_by, returned_by)
            self.steps[held] = step._replace(ruling=Ruling(Decision.VOID, (freed,)))
        self.waiting.clear()

    def _free(self, why: reasons.StreetNotOver) -> None:
        """Void the acts whose turn never came, since the next street was dealt."""
        for held in self.waiting.values():
            self.steps[held] = self.steps[held]._replace(ruling=Ruling(Decision.VOID, (why,)))
        self.waiting.clear()


def _total_of(table: BettingRound, seat: int, act: SeatAct) -> int:
    """Return the street total that an act out of turn asks for as it is made."""
    match act:
        case Call(to=to) | AllIn(to=to):
            known = table.level if isinstance(act, Call) else table.stack[seat]
            return known if to is None and known is not None else to or table.put_in[seat]
        case Bet(to=to) | Raise(to=to) | Complete(to=to):
            return to
        case _:
            return table.put_in[seat]
