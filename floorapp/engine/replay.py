"""Replay: a situation under a rule book, act by act, as far as it goes."""

from typing import NamedTuple

from floorapp.engine import reasons
from floorapp.engine.acts import (
    Act,
    AllIn,
    Bet,
    Call,
    Check,
    Complete,
    NextStreet,
    Raise,
    SeatAct,
)
from floorapp.engine.games import STREETS, next_street
from floorapp.engine.legality import judge, judge_street
from floorapp.engine.moves import Move
from floorapp.engine.reasons import Reason
from floorapp.engine.round import HEADS_UP, BettingRound
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.rulings import ALLOWED, Decision, Ruling
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace


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


_DEALT = {street: NextStreet(street) for street in STREETS}
"""Each street as it is dealt where no opener is named."""

_Noted = tuple[Act, Ruling, int, Move | None]
"""A step before anyone asks for it: most replays are asked for the table alone."""


class Replay:
    """A situation as replayed under one book.

    Attributes:
        situation: What was replayed.
        book: The rule book.
        table: The street that the acts led to, as they left it.
        first_step: Index of the first step on that street.
    """

    __slots__ = ("_noted", "_steps", "book", "first_step", "situation", "table")

    def __init__(self, situation: Situation, playing: "Playing") -> None:
        """Take over a replay that has come to its end."""
        self.situation = situation
        self.book = playing.book
        self.table = playing.table
        self.first_step = playing.first_step
        self._noted = playing.noted
        self._steps: tuple[Step, ...] | None = None

    @property
    def steps(self) -> tuple[Step, ...]:
        """An entry for each act up to the first impossible one, which is the last entry then.

        The acts behind it are not judged.
        """
        if self._steps is None:
            self._steps = tuple(map(Step._make, self._noted))
        return self._steps

    def but(
        self, *, situation: Situation | None = None, table: BettingRound | None = None
    ) -> "Replay":
        """Return the same replay of another situation, or with another table."""
        other: Replay = Replay.__new__(Replay)
        other.situation = situation or self.situation
        other.table = table or self.table
        other.book, other.first_step = self.book, self.first_step
        other._noted, other._steps = self._noted, self._steps
        return other

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
    return Replay(situation, playing)


class Playing:
    """A replay under way, for readers that need the table between two acts.

    Attributes:
        table: The street that is played, as the acts so far left it.
        noted: The acts so far with their rulings, as plain tuples; ``steps`` is for readers.
        first_step: Index of the first step on the street that is played.
        waiting: Index of the step that waits, by the seat that acted out of turn.
    """

    __slots__ = ("book", "first_step", "noted", "table", "waiting")

    def __init__(self, situation: Situation, book: RuleBook) -> None:
        """Start the street of ``situation``, before its acts."""
        self.book = book
        self.table = BettingRound(situation, book)
        self.first_step = 0
        self.waiting: dict[int, int] = {}
        self.noted: list[_Noted] = []

    @property
    def steps(self) -> tuple[Step, ...]:
        """The acts so far with their rulings."""
        return tuple(map(Step._make, self.noted))

    def judge(self, act: Act) -> Ruling:
        """Rule on an act as the next of the list, without making it."""
        if isinstance(act, NextStreet):
            return judge_street(self.table, act)
        if self.waiting and self.table.index.get(act.seat) in self.waiting:
            return Ruling(Decision.IMPOSSIBLE, (reasons.HasActWaiting(act.seat),))
        return judge(self.table, act)

    def take(self, act: Act) -> bool:
        """Rule on the next act of the list; return False where it is impossible."""
        if isinstance(act, NextStreet):
            return self._deal(act)
        ruling = self.judge(act) if self.waiting else judge(self.table, act)
        if ruling is ALLOWED or ruling.stands:
            self.noted.append(self._apply(act, ruling))
            while self.waiting and (turn := self.table.turn) in self.waiting:
                self._bind(turn)
            return True
        seat = self.table.index.get(act.seat)
        if seat is not None and ruling.decision is Decision.HELD:
            self.waiting[seat] = len(self.noted)
            self.noted.append((act, ruling, _total_of(self.table, seat, act), None))
            return True
        put_in = 0 if seat is None else self.table.put_in[seat]
        self.noted.append((act, ruling, put_in, None))
        return False

    def _deal(self, act: NextStreet) -> bool:
        """Go to the next street, unless there is none."""
        ruling = judge_street(self.table, act)
        street = next_street(self.table.street)
        if ruling.decision is Decision.IMPOSSIBLE or street is None:
            self.noted.append((act, ruling, 0, None))
            return False
        dealt = NextStreet(street, act.opener) if act.opener else _DEALT[street]
        self.noted.append((dealt, ruling, 0, None))
        if self.waiting:
            self._void(None)
        self.table.deal(street, None if act.opener is None else self.table.index[act.opener])
        self.first_step = len(self.noted)
        return True

    def _bind(self, seat: int) -> None:
        """Apply an act out of turn whose turn has come."""
        held = self.waiting.pop(seat)
        act = self.noted[held][0]
        assert not isinstance(act, NextStreet)
        ruling = judge(self.table, act)
        bound = reasons.BoundOutOfTurn(act.seat)
        self.noted[held] = self._apply(act, replace(ruling, reasons=(bound, *ruling.reasons)))

    def _apply(self, act: SeatAct, ruling: Ruling) -> _Noted:
        """Apply an act that stands, and return what is noted of it."""
        table = self.table
        seat = table.index[act.seat]
        move = table.apply(seat, ruling.counts_as or act)
        if move is not None and self.waiting:
            self._void(act.seat)
        return (act, ruling, table.put_in[seat], move)

    def _void(self, changed_by: str | None) -> None:
        """Void the acts that wait: a seat has bet or raised, or (None) the street is over."""
        table = self.table
        for seat, held in self.waiting.items():
            act, _, total_to, _ = self.noted[held]
            why: Reason
            if changed_by is not None:
                returned_by = total_to - table.put_in[seat]
                why = reasons.FreedOutOfTurn(table.seats[seat], changed_by, returned_by)
            else:
                why = reasons.StreetNotOver("" if table.turn is None else table.seats[table.turn])
            if isinstance(act, Check | Call) and _stays_passive(table):
                table.passive |= {seat}
            self.noted[held] = (act, Ruling(Decision.VOID, (why,)), total_to, None)
        self.waiting.clear()


def _stays_passive(table: BettingRound) -> bool:
    """Return whether a seat that checked or called out of turn may only stay passive."""
    rule = table.book.irregular.passive_out_of_turn
    if rule == "began-heads-up":
        return table.started_with == HEADS_UP
    return rule == "passive"


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
