"""Legality: what a seat may do, and whether an act is one of those. One predicate, two readers.

``Options`` holds the numbers of the predicate and says what speaks against a wager; ``judge``
asks it about one act. Reasons are made when asked for.
"""

from typing import assert_never

from floorapp.engine import reasons
from floorapp.engine.acts import (
    Act,
    AllIn,
    Ante,
    Bet,
    Call,
    Check,
    Fold,
    ForcedBet,
    PostShort,
    Raise,
    Voluntary,
)
from floorapp.engine.reasons import Reason
from floorapp.engine.round import BettingRound
from floorapp.engine.rulings import Decision, Ruling
from floorapp.engine.strategies import Raising
from floorapp.engine.why import minimum_reasons, right_reasons


class Options:
    """What a seat may do if the action is on it now.

    Attributes:
        seat: Index of the seat.
        stack: Its chips at the start of the street; None where not known.
        live: Whether it has a decision to make at all (not folded, not all-in).
        faced_by: What it would have to add to match the level.
        call_to: Street total after a call; ``to_call_by`` is what the call costs.
        min_to: The least bet or raise by the rule, whatever the stack; None where the least
            opening bet is not known.
        has_right: Whether the betting is open for it: it has not acted, or faces enough.
        answerable: Whether any other live seat has chips to answer a raise.
        may_wager: Whether it may put in more than a call.
    """

    __slots__ = (
        "answerable",
        "call_to",
        "faced_by",
        "has_right",
        "live",
        "may_wager",
        "min_to",
        "raising",
        "seat",
        "stack",
        "table",
        "to_call_by",
    )

    def __init__(self, table: BettingRound, seat: int, raising: Raising) -> None:
        """Work out the options of ``seat`` under one way of raising."""
        self.table = table
        self.seat = seat
        self.raising = raising
        own_to, level = table.put_in[seat], table.level
        self.stack = stack = table.stack[seat]
        self.live = table.can_act(seat)
        self.faced_by = table.faced(seat)
        call_to = own_to + self.faced_by
        self.call_to = call_to if stack is None else min(call_to, stack)
        self.to_call_by = self.call_to - own_to
        self.answerable = table.others_can_answer(seat)
        self.has_right = table.acted_at[seat] is None or raising.may_raise_again(
            own_to, level, table.full_raise, table.big_blind
        )
        self.may_wager = (
            self.live and self.has_right and self.answerable and (stack is None or stack > level)
        )
        self.min_to = raising.minimum_to(level, table.full_raise, table.big_blind) or None

    @property
    def name(self) -> str:
        """The label of the seat."""
        return self.table.seats[self.seat]

    @property
    def only_all_in(self) -> bool:
        """Whether the only wager left is an all-in for less than the minimum."""
        stack, least = self.stack, self.min_to
        return self.may_wager and stack is not None and least is not None and stack < least

    @property
    def names(self) -> tuple[str, ...]:
        """The options as data, in the fixed order of the notation."""
        if not self.live:
            return ()
        passive = "call" if self.faced_by else "check"
        if not self.may_wager:
            return ("fold", passive)
        if self.only_all_in:
            return ("fold", passive, "all-in")
        return ("fold", passive, "raise" if self.table.level else "bet")

    @property
    def min_raise_to(self) -> int | None:
        """The least bet or raise; None where the seat may make none."""
        return self.min_to if self.may_wager else None

    @property
    def max_raise_to(self) -> int | None:
        """The stack where it bounds a bet or raise; else None."""
        return self.stack if self.may_wager else None

    @property
    def reopened(self) -> bool | None:
        """None for a seat that has not acted; else whether it may raise again."""
        return None if self.table.acted_at[self.seat] is None else self.may_wager

    def reasons(self) -> tuple[Reason, ...]:
        """Return why the seat may or may not raise, and to how much."""
        if not self.live:
            return (self._not_live(),)
        found = right_reasons(self.table, self.seat, self.raising)
        if self.has_right:
            found += self.against_wager()
        if self.may_wager:
            found += minimum_reasons(self.table, self.raising)
        return tuple(found)

    def against_wager(self) -> list[Reason]:
        """Return every reason why the seat may not put in a full bet or raise; else nothing."""
        if not self.live:
            return [self._not_live()]
        found: list[Reason] = []
        if not self.has_right:
            found += right_reasons(self.table, self.seat, self.raising)
        if not self.answerable:
            found.append(reasons.NobodyCanAnswer(self.name))
        if self.stack is not None and self.stack <= self.table.level:
            found.append(reasons.StackUnderLevel(self.name, self.stack, self.table.level))
        elif self.only_all_in and self.stack is not None and self.min_to is not None:
            found.append(reasons.OnlyAllIn(self.name, self.stack, self.min_to))
        return found

    def against_check(self) -> list[Reason]:
        """Return why the seat may not check; else nothing."""
        if not self.live:
            return [self._not_live()]
        return [reasons.FacesWager(self.name, self.faced_by)] if self.faced_by else []

    def against_call(self) -> list[Reason]:
        """Return why there is no call; else nothing."""
        if not self.live:
            return [self._not_live()]
        return [] if self.faced_by else [reasons.NothingToCall(self.name)]

    def against_amount(self, to: int, *, last_chips: bool) -> list[Reason]:
        """Return why the seat may not wager ``to``, a street total above the level.

        Args:
            to: The street total.
            last_chips: Whether these are all of its chips, which need not reach the minimum.
        """
        found: list[Reason] = []
        if not self.has_right:
            found += right_reasons(self.table, self.seat, self.raising)
        if not self.answerable and not last_chips:
            found.append(reasons.NobodyCanAnswer(self.name))
        if not last_chips and self.min_to is not None and to < self.min_to:
            found.append(reasons.BelowMinimum(self.name, to, self.min_to))
        return found

    def _not_live(self) -> Reason:
        if self.table.folded[self.seat]:
            return reasons.HasFolded(self.name)
        return reasons.IsAllIn(self.name)


def judge(table: BettingRound, act: Act, raising: Raising) -> Ruling:
    """Rule on one act as the table stands, with all reasons against it."""
    seat = table.index.get(act.seat)
    if seat is None:
        return Ruling(Decision.IMPOSSIBLE, act, (reasons.NotInHand(act.seat),))
    if isinstance(act, ForcedBet):
        return _judge_forced(table, seat, act)
    options = Options(table, seat, raising)
    if not options.live:
        return Ruling(Decision.IMPOSSIBLE, act, tuple(options.against_wager()))
    impossible = _impossible(options, act)
    if impossible:
        return Ruling(Decision.IMPOSSIBLE, act, tuple(impossible))
    if table.turn != seat:
        return _judge_out_of_turn(table, act)
    return judge_in_turn(options, act)


def judge_in_turn(options: Options, act: Voluntary) -> Ruling:
    """Rule on a possible act as if the action were on its seat now."""
    match act:
        case Fold():
            return Ruling(Decision.ALLOWED, act)
        case Check():
            return _verdict(act, options.against_check())
        case Call():
            return _judge_call(options, act)
        case Bet() | Raise():
            return _judge_wager(options, act)
        case AllIn():
            return _judge_all_in(options, act)
        case _:
            assert_never(act)


def _verdict(act: Act, faults: list[Reason]) -> Ruling:
    return Ruling(Decision.REFUSED if faults else Decision.ALLOWED, act, tuple(faults))


def _judge_forced(table: BettingRound, seat: int, act: ForcedBet) -> Ruling:
    fault = _cannot_post(table, seat, act)
    if fault is not None:
        return Ruling(Decision.IMPOSSIBLE, act, (fault,))
    stack, to = table.stack[seat], 0 if isinstance(act, Ante) else act.to
    if isinstance(act, PostShort) and stack not in {None, to}:
        return _verdict(act, [reasons.ChipsBehind(act.seat, to, stack or 0)])
    return Ruling(Decision.ALLOWED, act)


def _cannot_post(table: BettingRound, seat: int, act: ForcedBet) -> Reason | None:
    """Return why a blind, straddle or ante cannot have been put in."""
    if table.started or not table.before_flop:
        return reasons.PostedTooLate(act.seat)
    if not table.can_act(seat):
        return reasons.IsAllIn(act.seat)
    put_in, stack = table.put_in[seat], table.stack[seat]
    to = put_in + act.by if isinstance(act, Ante) else act.to
    if stack is not None and to > stack:
        return reasons.MoreThanStack(act.seat, to, stack)
    if to < put_in or (to == put_in and not isinstance(act, Ante)):
        return reasons.LessThanPutIn(act.seat, to, put_in)
    return None


def _judge_out_of_turn(table: BettingRound, act: Voluntary) -> Ruling:
    if table.turn is None:
        left = [seat for seat, folded in zip(table.seats, table.folded, strict=True) if not folded]
        over = reasons.OnlyOneLeft(left[0]) if len(left) == 1 else reasons.RoundClosed()
        return Ruling(Decision.IMPOSSIBLE, act, (over,))
    turn = table.seats[table.turn]
    if not act.out_of_turn:
        return Ruling(Decision.IMPOSSIBLE, act, (reasons.NotInTurn(act.seat, turn),))
    if isinstance(act, Fold):
        return Ruling(Decision.ALLOWED, act, (reasons.FoldOutOfTurn(act.seat, turn),))
    return Ruling(Decision.HELD, act, (reasons.HeldForTurn(act.seat, turn),))


def _impossible(options: Options, act: Voluntary) -> list[Reason]:
    """Return why the chips named cannot have been put in."""
    if isinstance(act, Check | Fold):
        return []
    stack, put_in, to = options.stack, options.table.put_in[options.seat], act.to
    if to is None:
        return [reasons.StackUnknown(act.seat)] if isinstance(act, AllIn) and stack is None else []
    if stack is not None and to > stack:
        return [reasons.MoreThanStack(act.seat, to, stack)]
    if to <= put_in and not (isinstance(act, Call) and to == options.table.level):
        return [reasons.LessThanPutIn(act.seat, to, put_in)]
    return []


def _judge_call(options: Options, act: Call) -> Ruling:
    level, seat, to = options.table.level, act.seat, act.to
    if not options.faced_by:
        return Ruling(Decision.READ_AS, Check(seat), (reasons.ReadAsCheck(seat),))
    if to is None or to == level:
        return Ruling(Decision.ALLOWED, act)
    if to > level:
        return Ruling(Decision.READ_AS, Call(seat), (reasons.ReadAsCall(seat, to, level),))
    if options.stack is None or options.stack == to:
        return Ruling(Decision.ALLOWED, act)
    return Ruling(Decision.REFUSED, act, (reasons.BelowCall(seat, to, level),))


def _judge_wager(options: Options, act: Bet | Raise) -> Ruling:
    level, seat, to = options.table.level, act.seat, act.to
    last_chips = options.stack == to
    if to <= level:
        if last_chips:
            return Ruling(Decision.READ_AS, Call(seat, to), (reasons.ReadAsCall(seat, to, level),))
        return Ruling(Decision.REFUSED, act, (reasons.NotAboveLevel(seat, to, level),))
    faults = options.against_amount(to, last_chips=last_chips)
    if isinstance(act, Raise) == bool(level):
        return _verdict(act, faults)
    decision = Decision.REFUSED if faults else Decision.READ_AS
    if level:
        return Ruling(decision, Raise(seat, to), (reasons.ReadAsRaise(seat, to), *faults))
    return Ruling(decision, Bet(seat, to), (reasons.ReadAsBet(seat, to), *faults))


def _judge_all_in(options: Options, act: AllIn) -> Ruling:
    stack = options.stack
    to = stack if act.to is None else act.to
    if to is None:
        raise ValueError("an all-in for an unknown total is impossible and was ruled on before")
    faults: list[Reason] = []
    if stack is not None and to < stack:
        faults.append(reasons.ChipsBehind(act.seat, to, stack))
    if to > options.table.level:
        faults += options.against_amount(to, last_chips=True)
    return _verdict(act, faults)
