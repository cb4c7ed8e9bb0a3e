"""BettingRound: one street, as the acts left it. It moves chips; it does not judge."""

from typing import assert_never

from floorapp.engine.acts import (
    AllIn,
    Ante,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    ForcedBet,
    Post,
    PostShort,
    Pot,
    Raise,
    SeatAct,
    Straddle,
)
from floorapp.engine.games import FORCED_BETS_ON, STUD_STREETS, bet_on
from floorapp.engine.moves import Move
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.engine.strategies import FIXED_LIMIT

HEADS_UP = 2
"""How many hands that is."""

_NOBODY: frozenset[int] = frozenset()


class BettingRound:
    """One street: what each seat has in, the level and the full raise.

    Owned by one replay and changed by ``apply``; seats are indices into ``seats``. Amounts are
    chips; ``level`` and ``put_in`` are street totals.

    Attributes:
        raising: The book's way of raising, or that of fixed limit.
        acted: How many of ``moves`` there were when the seat last acted; None until it has.
        full_raise: Largest full bet or raise of the street, by how much; starts at the nominal
            big blind, whatever was posted (case d-shortBB-forum1456). Fixed limit: the bet.
        full_level: The level that the last full bet or raise made.
        full_bets: How many full bets and raises there were; blinds are none.
        antes: What was paid as an ante, by seat.
        blinds: What was posted as a blind, by seat, in order of posting.
        started: Whether any seat has acted on this street.
        started_with: How many seats could act when the street began.
        heads_up_after: How many full bets there were when only two live seats were left.
        moves: The wagers that moved the level, in order.
        brought_in: The seat of the bring-in, which is not asked again where all just call it.
        closes: The seat that acts last on a street without blinds: the button, or next to it.
        turn: The seat to act; None when the round is over, or its opener is not named.
        earlier: What each seat put in before this street, its own antes included.
        dead: Chips in the pot that are no seat's: an ante paid for all.
        passive: Seats that may only call or fold at their next turn: they acted out of turn.
        pot_before: What was in the pot before the line starts; None where not known.
    """

    __slots__ = (
        "_called",
        "_last",
        "_out",
        "able_count",
        "acted",
        "all_in",
        "antes",
        "big_blind",
        "blinds",
        "book",
        "brought_in",
        "closes",
        "dead",
        "earlier",
        "folded",
        "full_bets",
        "full_level",
        "full_raise",
        "heads_up_after",
        "index",
        "level",
        "live_count",
        "moves",
        "opener_unknown",
        "passive",
        "pot_before",
        "pot_limited",
        "put_in",
        "raising",
        "seats",
        "set_by",
        "short_blinds",
        "situation",
        "stack",
        "started",
        "started_with",
        "street",
        "turn",
    )

    def __init__(self, situation: Situation, book: RuleBook) -> None:
        """Start the street on which ``situation`` begins, before its acts."""
        seats, stacks = situation.seats, situation.stacks
        count = len(seats)
        self.situation = situation
        self.book = book
        self.seats = seats
        self.index = dict(zip(seats, range(count), strict=True))
        self.raising = FIXED_LIMIT if situation.betting == "fixed-limit" else book.raising
        self.pot_limited = situation.betting == "pot-limit"
        self.stack = [stacks.get(seat) for seat in seats]
        self.folded = [False] * count
        self.all_in = [False] * count
        self._out = [False] * count
        self.antes: dict[int, int] = {}
        self.blinds: dict[int, int] = {}
        self.short_blinds: list[int] = []
        self.live_count = self.able_count = count
        self.earlier = [0] * count
        self.dead = 0
        self.pot_before = situation.pot_before
        if self.pot_before is None and situation.street in FORCED_BETS_ON:
            self.pot_before = 0
        self.closes = count - 1
        self._open(situation.street)
        if situation.full_raise is not None:
            self.big_blind = situation.big_blind or situation.full_raise
            if self.raising is not FIXED_LIMIT:
                self.full_raise, self.set_by = situation.full_raise, "given"

    def deal(self, street: str, opener: int | None) -> None:
        """Go to the next street: the stacks are what is left of them.

        Args:
            street: Its name.
            opener: The seat that acts first where the cards decide it; None: not named.
        """
        put_in, stack, earlier = self.put_in, self.stack, self.earlier
        for seat, by in enumerate(put_in):
            if by:
                earlier[seat] += by
                left = stack[seat]
                if left is not None:
                    stack[seat] = left - by
        self._open(street)
        if opener is not None:
            self.opener_unknown = False
            self._pass_on(opener - 1)

    def _open(self, street: str) -> None:
        situation, count = self.situation, len(self.seats)
        self.street = street
        self.put_in = [0] * count
        self.acted: list[int | None] = [None] * count
        self.moves: list[Move] = []
        self.brought_in = -1
        self.level = self.full_level = self.full_bets = 0
        self.big_blind = self.full_raise = situation.big_blind
        self.set_by = "big-blind"
        self._called = self.started = False
        self.started_with = self.able_count
        self.heads_up_after = 0 if self.live_count == HEADS_UP else None
        self.opener_unknown = False
        self.passive: frozenset[int] = _NOBODY
        if self.before_flop:
            self.level = self.full_level = situation.big_blind
            if situation.button_blind is not None:
                self.level = self.full_level = self.full_raise = situation.button_blind
                self.set_by = "button-blind"
        if self.raising is FIXED_LIMIT:
            self.full_raise, self.set_by = bet_on(situation, street), "bet-size"
        if street in STUD_STREETS:
            self.opener_unknown = self.able_count > 1
        self._pass_on(self.closes)

    @property
    def before_flop(self) -> bool:
        """Whether the street starts with the blinds."""
        return self.street in {"preflop", "predraw"}

    @property
    def pot(self) -> int | None:
        """Everything in the pot and out in front; None where the pot before is not known."""
        if self.pot_before is None:
            return None
        return self.pot_before + self.pot_known

    @property
    def pot_known(self) -> int:
        """What the acts put in, antes included."""
        return self.dead + sum(self.earlier) + sum(self.put_in)

    def faced(self, seat: int) -> int:
        """Return what the seat would have to add to match the level."""
        return max(0, self.level - self.put_in[seat])

    def can_act(self, seat: int) -> bool:
        """Return whether the seat is live and has chips behind."""
        return not self._out[seat]

    def opponents(self, seat: int) -> list[int]:
        """Return the other seats that have not folded."""
        return [i for i, folded in enumerate(self.folded) if i != seat and not folded]

    def moves_since(self, seat: int) -> list[Move]:
        """Return the wagers that others made since the seat last acted."""
        return self.moves[self.acted[seat] :]

    def minimum_to(self) -> int | None:
        """Return the least street total of a bet or raise; None where it is not known."""
        least_to = self.raising.minimum_to(
            self.level, self.full_level, self.full_raise, self.big_blind
        )
        return least_to or None

    def apply(self, seat: int, act: SeatAct) -> Move | None:
        """Apply an act of a seat as it happened; return the wager that it made, if it made one.

        Whether it was allowed is the judge's business.
        """
        if isinstance(act, Fold):
            if act.leaves_to is not None:
                self.put_in[seat] = act.leaves_to
            self._fold(seat)
        elif isinstance(act, Call):
            self._call(seat, act.to)
        elif isinstance(act, Check):
            self._called = True
            self._acted(seat)
        elif isinstance(act, (Raise, Bet, Complete)):
            return self._wager(seat, act.to, all_in=self.stack[seat] == act.to)
        elif isinstance(act, AllIn):
            to = self._all_of(seat) if act.to is None else act.to
            return self._wager(seat, to, all_in=True)
        elif isinstance(act, Pot):
            raise TypeError("what “pot” comes to is worked out before it is applied")
        else:
            self._force(seat, act)
        return None

    def _force(self, seat: int, act: ForcedBet) -> None:
        if isinstance(act, Post):
            self._post_blind(seat, act.to)
            self.full_level = self.level
            if not self.big_blind:  # not known: the largest post stands in for it
                self.full_raise = max(self.full_raise, act.to)
        elif isinstance(act, PostShort):
            self._spent(seat)
            self.short_blinds.append(seat)
            self._post_blind(seat, act.to)
        elif isinstance(act, Straddle):
            self._post(seat, act.to)
            self.full_level = self.level
            if self.raising is not FIXED_LIMIT:
                self.full_raise = max(self.full_raise, act.to)
                self.set_by = "straddle"
        elif isinstance(act, BringIn):
            self._post(seat, act.to)
        elif isinstance(act, Ante):
            self._pay_ante(seat, act.by)
        else:
            assert_never(act)

    def _fold(self, seat: int) -> None:
        in_turn = self.turn == seat or self.opener_unknown
        self.opener_unknown = False
        self.started = True
        self.folded[seat] = self._out[seat] = True
        self.acted[seat] = len(self.moves)
        self.live_count -= 1
        self.able_count -= not self.all_in[seat]
        if self.live_count == HEADS_UP:
            self.heads_up_after = self.full_bets
        # A fold out of turn leaves the turn where it is.
        self._pass_on(seat if in_turn else self._last)

    def _all_of(self, seat: int) -> int:
        if (stack := self.stack[seat]) is None:
            raise ValueError("all-in for an unknown total")
        return stack

    def _spent(self, seat: int) -> None:
        """Note that the seat's last chip is in; the turn is passed on by the caller."""
        if not self.all_in[seat]:
            self.all_in[seat] = self._out[seat] = True
            self.able_count -= 1
            if self.able_count <= 1:  # nobody is left to open against
                self.opener_unknown = False

    def _post(self, seat: int, to: int) -> None:
        self.put_in[seat] = to
        self.level = max(self.level, to)
        if self.street == "third":  # a short bring-in counts as the nominal one
            self.brought_in = seat
            self.level = max(self.level, self.situation.bring_in)
        stack = self.stack[seat]
        if stack is not None and to >= stack:
            self._spent(seat)
        self.opener_unknown = False
        self._pass_on(seat)

    def _post_blind(self, seat: int, to: int) -> None:
        self.blinds[seat] = to
        if self._is_heads_up_big_blind(to):
            self.closes = 1 - seat  # the button
        self._post(seat, to)

    def _is_heads_up_big_blind(self, to: int) -> bool:
        """Return whether a post heads-up is the big blind, which is posted last."""
        if len(self.seats) != HEADS_UP or not self.before_flop:
            return False
        by_button = self.situation.button_blind is not None
        return not by_button and (len(self.blinds) == HEADS_UP or to >= self.big_blind)

    def _pay_ante(self, seat: int, by: int) -> None:
        self.antes[seat] = self.antes.get(seat, 0) + by
        if self.situation.ante_kind == "big-blind":
            self.dead += by
        else:
            self.earlier[seat] += by
        stack = self.stack[seat]
        if stack is not None:
            self.stack[seat] = stack - by
            if self.put_in[seat] >= stack - by:
                self._spent(seat)
        self._pass_on(self._last)

    def _acted(self, seat: int) -> None:
        self.acted[seat] = len(self.moves)
        self.started, self.opener_unknown = True, False
        if self.passive:
            self.passive -= {seat}
        self._pass_on(seat)

    def _call(self, seat: int, to: int | None) -> None:
        stack, total = self.stack[seat], self.level
        if to is not None and to < total:
            total = to
        if stack is None:
            if total < self.level:
                self._spent(seat)
        elif stack <= total:
            total = stack
            self._spent(seat)
        self.put_in[seat] = max(self.put_in[seat], total)
        self._called = True
        self._acted(seat)

    def _wager(self, seat: int, to: int, *, all_in: bool) -> Move | None:
        move = None
        if to > self.level:
            move = self._lift(seat, to, all_in=all_in)
        else:
            self._called = True
        self.put_in[seat] = to
        if all_in:
            self._spent(seat)
        self._acted(seat)
        return move

    def _lift(self, seat: int, to: int, *, all_in: bool) -> Move:
        level, full_by = self.level, self.full_raise
        full = to >= self.raising.full_to(level, self.full_level, full_by, self.big_blind)
        move = Move(seat, level, to, full, all_in, full_by, self._called)
        self.moves.append(move)
        self._called = False
        self.level = to
        if not full:
            return move
        by = to - (self.full_level if self.raising.completes else level)
        self.full_level, self.full_bets = to, self.full_bets + 1
        if by >= full_by and self.raising is not FIXED_LIMIT:
            self.full_raise = by
            self.set_by = "raise" if level else "bet"
        return move

    def _pass_on(self, last: int) -> None:
        """Find the seat to act after ``last``, which acted in its turn."""
        self._last = last
        self.turn = None
        if self.live_count < HEADS_UP or not self.able_count or self.opener_unknown:
            return
        put_in, acted, out, level = self.put_in, self.acted, self._out, self.level
        others_can_answer = self.able_count > 1
        count = len(out)
        seat = last
        for _ in out:
            seat += 1
            if seat == count:
                seat = 0
            if out[seat]:
                continue
            if put_in[seat] < level or (
                acted[seat] is None and others_can_answer and seat != self.brought_in
            ):
                self.turn = seat
                return
