"""Replay: a situation under a rule book, act by act, as far as it goes."""

from floorapp.engine import reasons
from floorapp.engine.acts import Act, AllIn, Bet, Call, Raise
from floorapp.engine.legality import judge
from floorapp.engine.round import BettingRound, Move
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.rulings import Decision, Ruling
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace, value


@value
class Step:
    """One act of the list with its ruling: for an act out of turn, the ruling so far.

    ``total_to`` is the seat's street total that the act stands for; ``move`` the wager it made,
    where it moved the level.
    """

    act: Act
    ruling: Ruling
    total_to: int
    move: Move | None = None


@value
class Replay:
    """A situation as replayed under one book.

    ``steps`` has an entry for each act up to the first impossible one, which is the last entry
    then; the acts behind it are not judged. ``table`` is the round as the acts left it.
    """

    situation: Situation
    book: RuleBook
    table: BettingRound
    steps: tuple[Step, ...]

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
    return Replay(situation, book, playing.table, tuple(playing.steps))


class Playing:
    """A replay under way, for readers that need the table between two acts.

    Attributes:
        table: The round as the acts so far left it.
        steps: The acts so far with their rulings.
        waiting: Index of the step that waits, by the seat that acted out of turn.
    """

    __slots__ = ("book", "steps", "table", "waiting")

    def __init__(self, situation: Situation, book: RuleBook) -> None:
        """Start the street of ``situation``, before its acts."""
        self.book = book
        self.table = BettingRound(situation, book.raising.minimum_to)
        self.steps: list[Step] = []
        self.waiting: dict[int, int] = {}

    def judge(self, act: Act) -> Ruling:
        """Rule on an act as the next of the list, without making it."""
        ruling = judge(self.table, act, self.book.raising)
        if self.table.index.get(act.seat) in self.waiting:
            return Ruling(Decision.IMPOSSIBLE, act, (reasons.HasActWaiting(act.seat),))
        return ruling

    def take(self, act: Act) -> bool:
        """Rule on the next act of the list; return False where it is impossible."""
        table = self.table
        ruling = self.judge(act)
        seat = table.index.get(act.seat)
        if seat is None or ruling.decision is Decision.IMPOSSIBLE:
            self.steps.append(Step(act, ruling, 0 if seat is None else table.put_in[seat]))
            return False
        if ruling.decision is Decision.HELD:
            self.waiting[seat] = len(self.steps)
            self.steps.append(Step(act, ruling, _total_of(table, seat, act)))
            return True
        self.steps.append(self._apply(act, ruling, seat))
        while (turn := table.turn) in self.waiting:
            self._bind(turn)
        return True

    def _bind(self, seat: int) -> None:
        """Apply an act out of turn whose turn has come."""
        held = self.waiting.pop(seat)
        act = self.steps[held].act
        ruling = judge(self.table, act, self.book.raising)
        bound = reasons.BoundOutOfTurn(act.seat)
        ruling = replace(ruling, reasons=(bound, *ruling.reasons))
        self.steps[held] = self._apply(act, ruling, seat)

    def _apply(self, act: Act, ruling: Ruling, seat: int) -> Step:
        table, moves = self.table, len(self.table.moves)
        table.apply(ruling.act)
        if len(table.moves) == moves:
            return Step(act, ruling, table.put_in[seat])
        self._free(act.seat)
        return Step(act, ruling, table.put_in[seat], table.moves[-1])

    def _free(self, changed_by: str) -> None:
        """Void the acts that wait: the action has changed in front of them."""
        for seat, held in self.waiting.items():
            step = self.steps[held]
            returned_by = step.total_to - self.table.put_in[seat]
            freed = reasons.FreedOutOfTurn(step.act.seat, changed_by, returned_by)
            self.steps[held] = replace(step, ruling=Ruling(Decision.VOID, step.act, (freed,)))
        self.waiting.clear()


def _total_of(table: BettingRound, seat: int, act: Act) -> int:
    """Return the street total that an act out of turn asks for as it is made."""
    match act:
        case Call(to=to) | AllIn(to=to):
            known = table.level if isinstance(act, Call) else table.stack[seat]
            return known if to is None and known is not None else to or table.put_in[seat]
        case Bet(to=to) | Raise(to=to):
            return to
        case _:
            return table.put_in[seat]
