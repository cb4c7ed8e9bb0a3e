"""BettingRound: one street, as the acts left it. It moves chips; it does not judge."""

from collections.abc import Callable
from typing import assert_never

from floorapp.engine.acts import (
    Act,
    AllIn,
    Ante,
    Bet,
    Call,
    Check,
    Fold,
    ForcedBet,
    Post,
    PostShort,
    Raise,
    Straddle,
)
from floorapp.engine.situation import Situation
from floorapp.engine.values import value


@value
class Move:
    """One wager that moved the level from ``from_to`` to ``to``; blinds are none."""

    seat: int
    from_to: int
    to: int
    full: bool
    all_in: bool

    @property
    def by(self) -> int:
        """By how much it moved the level."""
        return self.to - self.from_to


class BettingRound:
    """One street: what each seat has in, the level and the full raise.

    Owned by one replay and changed by ``apply``; seats are indices into ``seats``. Amounts are
    chips; ``level``, ``put_in`` and ``acted_at`` are street totals.

    Attributes:
        acted_at: Own street total when the seat last acted; None until it has acted.
        full_raise: Largest full bet or raise of the street, by how much; starts at the nominal
            big blind, whatever was posted (case d-shortBB-forum1456).
        moves: The wagers that moved the level, in order.
    """

    __slots__ = (
        "_last",
        "_turn",
        "acted_at",
        "all_in",
        "antes",
        "before_flop",
        "big_blind",
        "folded",
        "full_raise",
        "index",
        "level",
        "minimum_to",
        "moves",
        "put_in",
        "seats",
        "set_by",
        "short_blinds",
        "stack",
    )

    def __init__(self, situation: Situation, minimum_to: Callable[[int, int, int], int]) -> None:
        """Start the street of ``situation``, before its acts.

        Args:
            situation: The set-up; its acts are not applied.
            minimum_to: (level, full raise by, big blind) → the least street total of a full
                raise, from the book's way of raising.
        """
        self.seats = situation.seats
        self.index = {seat: i for i, seat in enumerate(situation.seats)}
        count = len(situation.seats)
        self.big_blind = situation.big_blind or situation.full_raise or 0
        self.before_flop = situation.before_flop
        self.level = situation.big_blind if situation.before_flop else 0
        self.full_raise = (
            situation.big_blind if situation.full_raise is None else situation.full_raise
        )
        self.set_by = "big-blind" if situation.full_raise is None else "given"
        self.minimum_to = minimum_to
        self.put_in = [0] * count
        self.acted_at: list[int | None] = [None] * count
        self.stack = [situation.stacks.get(seat) for seat in situation.seats]
        self.folded = [False] * count
        self.all_in = [False] * count
        self.moves: list[Move] = []
        self.short_blinds: list[int] = []
        self.antes = 0
        self._last = count - 1
        self._turn: int | None = None  # not worked out yet; -1: nobody

    @property
    def started(self) -> bool:
        """Whether any seat has acted."""
        return any(acted is not None for acted in self.acted_at) or any(self.folded)

    @property
    def pot_here(self) -> int:
        """What this street put in, antes included."""
        return self.antes + sum(self.put_in)

    @property
    def turn(self) -> int | None:
        """The seat to act; None when the betting round is over."""
        if self._turn is None:
            self._turn = self._next_to_act()
        return None if self._turn < 0 else self._turn

    def faced(self, seat: int) -> int:
        """Return what the seat would have to add to match the level."""
        return max(0, self.level - self.put_in[seat])

    def can_act(self, seat: int) -> bool:
        """Return whether the seat is live and has chips behind."""
        return not self.folded[seat] and not self.all_in[seat]

    def others_can_answer(self, seat: int) -> bool:
        """Return whether any other live seat has chips behind."""
        return any(i != seat and self.can_act(i) for i in range(len(self.seats)))

    def opponents(self, seat: int) -> list[int]:
        """Return the other seats that have not folded."""
        return [i for i, folded in enumerate(self.folded) if i != seat and not folded]

    def apply(self, act: Act) -> None:
        """Apply an act as it happened; whether it was allowed is the judge's business."""
        seat = self.index[act.seat]
        if isinstance(act, ForcedBet):
            self._force(seat, act)
            return
        match act:
            case Check():
                self._acted(seat)
            case Fold():
                self._fold(seat)
            case Call(to=to):
                self._call(seat, to)
            case Bet(to=to) | Raise(to=to):
                self._wager(seat, to, all_in=self.stack[seat] == to)
            case AllIn(to=to):
                self._wager(seat, self._all_of(seat) if to is None else to, all_in=True)
            case _:
                assert_never(act)

    def _force(self, seat: int, act: ForcedBet) -> None:
        match act:
            case Post(to=to):
                self._post(seat, to)
                if not self.big_blind:  # not known: the largest post stands in for it
                    self.full_raise = max(self.full_raise, to)
            case PostShort(to=to):
                self._post(seat, to)
                self.all_in[seat] = True
                self.short_blinds.append(seat)
            case Straddle(to=to):
                self._post(seat, to)
                self.full_raise = max(self.full_raise, to)
                self.set_by = "straddle"
            case Ante(by=by):
                self._pay_ante(seat, by)
            case _:
                assert_never(act)

    def _fold(self, seat: int) -> None:
        in_turn = self.turn == seat
        self.folded[seat] = True
        self.acted_at[seat] = self.put_in[seat]
        self._turn = None
        if in_turn:  # a fold out of turn leaves the turn where it is
            self._last = seat

    def _all_of(self, seat: int) -> int:
        stack = self.stack[seat]
        if stack is None:
            raise ValueError("all-in for an unknown total")
        return stack

    def _post(self, seat: int, to: int) -> None:
        self.put_in[seat] = to
        self.level = max(self.level, to)
        self._last = seat
        self._turn = None
        stack = self.stack[seat]
        if stack is not None and to >= stack:
            self.all_in[seat] = True

    def _pay_ante(self, seat: int, by: int) -> None:
        self.antes += by
        stack = self.stack[seat]
        if stack is not None:
            self.stack[seat] = stack - by
            self.all_in[seat] = self.put_in[seat] >= stack - by
        self._turn = None

    def _acted(self, seat: int) -> None:
        self.acted_at[seat] = self.put_in[seat]
        self._last = seat
        self._turn = None

    def _call(self, seat: int, to: int | None) -> None:
        stack = self.stack[seat]
        total = self.level if to is None else min(to, self.level)
        if stack is not None:
            total = min(total, stack)
        self.put_in[seat] = max(self.put_in[seat], total)
        if total == stack or (stack is None and total < self.level):
            self.all_in[seat] = True
        self._acted(seat)

    def _wager(self, seat: int, to: int, *, all_in: bool) -> None:
        if to > self.level:
            full = to >= self.minimum_to(self.level, self.full_raise, self.big_blind)
            self.moves.append(Move(seat, self.level, to, full, all_in))
            if full and to - self.level >= self.full_raise:
                self.full_raise = to - self.level
                self.set_by = "raise" if self.level else "bet"
            self.level = to
        self.put_in[seat] = to
        self.all_in[seat] = self.all_in[seat] or all_in
        self._acted(seat)

    def _next_to_act(self) -> int:
        count = len(self.seats)
        for step in range(1, count + 1):
            seat = (self._last + step) % count
            if self._has_to_act(seat):
                return seat
        return -1

    def _has_to_act(self, seat: int) -> bool:
        if not self.can_act(seat) or not self.opponents(seat):
            return False
        if self.put_in[seat] < self.level:
            return True
        return self.acted_at[seat] is None and self.others_can_answer(seat)
