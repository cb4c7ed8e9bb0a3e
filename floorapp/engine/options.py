"""Options: what a seat may do if the action is on it, as numbers; reasons are made when asked for.

This is the one predicate of legality. Buttons, the entry line, the judge and the answer read it.
"""

from floorapp.engine import reasons
from floorapp.engine.limits import PotLimit, is_capped, pot_limit, raises_allowed, raises_made
from floorapp.engine.reasons import Reason
from floorapp.engine.round import BettingRound
from floorapp.engine.strategies import FIXED_LIMIT
from floorapp.engine.why import (
    minimum_reasons,
    pot_limit_reasons,
    right_reasons,
    right_to_raise,
)


class Options:
    """What a seat may do if the action is on it now.

    Attributes:
        seat: Index of the seat.
        stack: Its chips at the start of the street; None where not known.
        live: Whether it has a decision to make at all (not folded, not all-in).
        faced_by: What it would have to add to match the level.
        min_to: The least bet or raise by the rule, whatever the stack; None where the least
            opening bet is not known.
        max_to: The most that the structure allows; None where it sets no bound.
        pot: How the most of pot-limit comes about; None elsewhere, or where it is not known.
        right: Whether the betting is open for it; None: the floor decides.
        capped: Fixed limit: whether the number of raises is used up.
        answerable: Whether any other live seat has chips to answer a raise.
        may_wager: Whether it may put in more than a call, by right or if the floor says so.
    """

    __slots__ = (
        "answerable",
        "capped",
        "faced_by",
        "live",
        "max_to",
        "may_wager",
        "min_to",
        "pot",
        "right",
        "seat",
        "stack",
        "table",
    )

    def __init__(self, table: BettingRound, seat: int) -> None:
        """Work out the options of ``seat`` as the table stands."""
        self.table = table
        self.seat = seat
        own_to, level = table.put_in[seat], table.level
        self.stack = stack = table.stack[seat]
        self.live = live = not (table.folded[seat] or table.all_in[seat])
        self.faced_by = level - own_to if level > own_to else 0
        self.answerable = table.able_count > live
        fresh = table.acted[seat] is None and not table.passive
        self.right = True if fresh else right_to_raise(table, seat)
        self.min_to = min_to = table.minimum_to()
        self.max_to: int | None = None
        self.pot: PotLimit | None = None
        self.capped = False
        if table.raising is FIXED_LIMIT:
            self.max_to = min_to
            self.capped = is_capped(table)
        elif table.pot_limited:
            self.pot = pot_limit(table, seat)
            if self.pot is not None:
                self.max_to = max(self.pot.max_to, min_to or 0)
        self.may_wager = (
            live
            and self.right is not False
            and self.answerable
            and not self.capped
            and (stack is None or stack > level)
        )

    @property
    def name(self) -> str:
        """The label of the seat."""
        return self.table.seats[self.seat]

    @property
    def call_to(self) -> int:
        """Street total after a call: the level, or the stack where it is less."""
        to = self.table.put_in[self.seat] + self.faced_by
        return to if self.stack is None or self.stack > to else self.stack

    @property
    def to_call_by(self) -> int:
        """What the call costs."""
        return self.call_to - self.table.put_in[self.seat]

    @property
    def only_all_in(self) -> bool:
        """Whether the only wager left is an all-in for less than the minimum."""
        stack, least = self.stack, self.min_to
        return self.may_wager and stack is not None and least is not None and stack < least

    @property
    def wager_name(self) -> str:
        """What a wager is called here: a bet, a raise, or in fixed limit a completion."""
        if not self.table.level:
            return "bet"
        return "complete" if self.completes else "raise"

    @property
    def completes(self) -> bool:
        """Fixed limit: whether a wager makes up a bring-in or a short all-in."""
        table = self.table
        if table.raising is not FIXED_LIMIT or table.level <= table.full_level:
            return False
        bet_by = table.full_raise
        return not bet_by or table.level < table.full_level + bet_by

    @property
    def names(self) -> tuple[str, ...]:
        """The options as data, in the fixed order of the notation."""
        if not self.live:
            return ()
        passive = "call" if self.faced_by else "check"
        if not self.may_wager:
            return ("fold", passive)
        return ("fold", passive, "all-in" if self.only_all_in else self.wager_name)

    @property
    def min_raise_to(self) -> int | None:
        """The least bet or raise; None where the seat may make none."""
        return self.min_to if self.may_wager else None

    @property
    def max_raise_to(self) -> int | None:
        """The most it may make it, where the structure or its stack bounds that; else None."""
        stack, most = self.stack, self.max_to
        if not self.may_wager or stack is None or most is None:
            return (stack if most is None else most) if self.may_wager else None
        return min(stack, most)

    @property
    def raises_left(self) -> int | None:
        """Fixed limit: how many raises the street has left; None where they are not counted."""
        if self.table.raising is not FIXED_LIMIT:
            return None
        most = raises_allowed(self.table)
        return None if most is None else max(0, most - raises_made(self.table))

    @property
    def reopened(self) -> bool | None:
        """None for a seat that has not acted, or at the floor's discretion; else the right."""
        if self.table.acted[self.seat] is None or (self.may_wager and self.right is None):
            return None
        return self.may_wager

    def reasons(self) -> tuple[Reason, ...]:
        """Return why the seat may or may not raise, and to how much."""
        if not self.live:
            return (self._not_live(),)
        found: list[Reason] = []
        if self.right is not None or self.may_wager:  # no question where there is no raise anyway
            found += right_reasons(self.table, self.seat)
        if self.right is not False:
            found += self._against_any()
        if self.may_wager:
            found += minimum_reasons(self.table)
            if self.table.pot_limited:
                found += pot_limit_reasons(self.pot, self.min_to or 0, self.stack)
        return tuple(found)

    def against_wager(self) -> list[Reason]:
        """Return every reason why the seat may not put in a full bet or raise; else nothing."""
        if not self.live:
            return [self._not_live()]
        found: list[Reason] = []
        if self.right is False:
            found += right_reasons(self.table, self.seat)
        return found + self._against_any()

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
        if self.right is False:
            found += right_reasons(self.table, self.seat)
        if self.capped:
            found.append(self._cap())
        if not self.answerable and not last_chips:
            found.append(reasons.NobodyCanAnswer(self.name))
        if not last_chips and self.min_to is not None and to < self.min_to:
            found.append(reasons.BelowMinimum(self.name, to, self.min_to))
        if self.max_to is not None and to > self.max_to + self._unclear_by():
            found.append(reasons.AboveMaximum(self.name, to, self.max_to + self._unclear_by()))
        return found

    def left_to_floor(self, to: int) -> list[Reason]:
        """Return why the floor decides on a wager to ``to``, where the book leaves it open."""
        if self.right is not None and self.pot is None:
            return []
        found: list[Reason] = []
        if self.right is None:
            found += right_reasons(self.table, self.seat)
        if self.max_to is not None and to > self.max_to:
            found += [
                reason
                for reason in pot_limit_reasons(self.pot, 0, None)
                if isinstance(reason, reasons.MissingBlindUnclear)
            ]
        return found

    def _against_any(self) -> list[Reason]:
        """Return what speaks against a full wager beside the right to raise."""
        found: list[Reason] = []
        stack, level = self.stack, self.table.level
        if self.capped:
            found.append(self._cap())
        if not self.answerable:
            found.append(reasons.NobodyCanAnswer(self.name))
        if stack is not None and stack <= level:
            found.append(reasons.StackUnderLevel(self.name, stack, level))
        elif self.only_all_in and stack is not None and self.min_to is not None:
            found.append(reasons.OnlyAllIn(self.name, stack, self.min_to))
        return found

    def _unclear_by(self) -> int:
        return 0 if self.pot is None else self.pot.unclear_by

    def _cap(self) -> Reason:
        most = raises_allowed(self.table)
        return reasons.CapReached(raises_made(self.table), most or 0)

    def _not_live(self) -> Reason:
        if self.table.folded[self.seat]:
            return reasons.HasFolded(self.name)
        return reasons.IsAllIn(self.name)
