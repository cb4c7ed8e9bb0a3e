"""Orders: in which orders the acts of a street may have led to the chips in front.

Every legal order is tried in which no seat acts more than twice (a fold apart), fewest acts first;
orders that stand alike are followed once. What a seat put in first and then raised over is not
seen in front: the least and the most it may have been are tried, and what lies in front of others.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from floorapp.engine.acts import AllIn, Bet, Call, Check, Fold, Raise, Voluntary
from floorapp.engine.branching import copied, standing_key
from floorapp.engine.legality import judge
from floorapp.engine.options import Options
from floorapp.engine.round import HEADS_UP, BettingRound
from floorapp.engine.rulings import Decision
from floorapp.engine.strategies import FIXED_LIMIT
from floorapp.engine.values import value

MOST_ACTS = 2
"""How often a seat may have acted before it folds."""

MOST_TRIED = 4000
"""After how many acts the search gives up; a quarter of it where it is for what is unusual."""

_LEGAL = frozenset({Decision.ALLOWED, Decision.FLOOR})
_STANDING = _LEGAL | {Decision.REFUSED}


@value
class InFront:
    """What is seen of one seat: its street total, and whether it is all-in or has folded."""

    to: int
    all_in: bool = False
    folded: bool = False


@value
class Order:
    """Acts in an order in which they may have been made.

    ``unseen`` names the seats whose first wager is not seen in front: its amount is one of
    several that are possible. ``fault`` is the first act that the book does not allow.
    """

    acts: tuple[Voluntary, ...]
    to_act: str | None
    unseen: tuple[str, ...] = ()
    fault: Voluntary | None = None


@value
class Found:
    """The orders, each with another ruling, fewest acts first; ``all_tried`` unless too many."""

    orders: tuple[Order, ...]
    all_tried: bool


def ruled(table: BettingRound) -> tuple[object, ...]:
    """Return all that rulings on a street depend on from here on, given the chips in front.

    The full raise counts only where somebody may still raise.
    """
    if table.turn is None:
        return (table.opener_unknown,)
    seats = [seat for seat in range(len(table.seats)) if table.can_act(seat)]
    options = [Options(table, seat) for seat in seats]
    rights = tuple((one.reopened, one.may_wager) for one in options)
    if not any(one.may_wager for one in options):
        return (table.turn, rights)
    amounts = tuple((one.min_to, one.max_to, one.capped, one.raises_left) for one in options)
    raising = table.raising
    full_raise_by = 0 if raising.doubles else table.full_raise
    full_level_to = table.full_level if raising.completes else 0
    return (table.turn, rights, full_raise_by, full_level_to, amounts)


class _Node(NamedTuple):
    """A round on the way, with the acts that led there.

    Attributes:
        table: The round.
        acts: The acts.
        counts: How often each seat has acted.
        unseen: Seats with a first wager that is not seen in front.
        fault: The first act that was not allowed.
    """

    table: BettingRound
    acts: tuple[Voluntary, ...]
    counts: tuple[int, ...]
    unseen: tuple[str, ...] = ()
    fault: Voluntary | None = None


class OrderSearch:
    """Looks for the orders that lead from the start of a street to what is seen.

    Attributes:
        seen: What is seen of each seat, in the order of the table's seats.
        tried: How many acts were tried.
    """

    def __init__(
        self,
        start: BettingRound,
        seen: Sequence[InFront],
        *,
        early_folds: bool = False,
        faults: bool = False,
    ) -> None:
        """Start from a round in which blinds are posted and nobody has acted.

        Args:
            start: The round.
            seen: What is seen of each seat.
            early_folds: Whether seats may have folded before the turn came to them.
            faults: Whether one act may be among them that the book does not allow.
        """
        self.seen = seen
        self.tried = 0
        self._most_acts = MOST_ACTS
        self._start = start
        self._early_folds = early_folds
        self._faults = faults
        is_usual = not (early_folds or faults)
        self._most_tried = MOST_TRIED if is_usual else MOST_TRIED // 4
        self._totals = sorted({one.to for one in seen})
        level = self._totals[-1]
        able = [one for one in seen if not one.all_in and not one.folded]
        behind = [one for one in able if one.to < level]
        # Once everybody has matched a bet or raise the round is over, in whichever order.
        self._one_ruling = level > start.level and not behind
        self._late_folds = _late_folds(start, len(able))

    def find(self, to_act: str | None = None) -> Found:
        """Return one order for each ruling that may follow, fewest acts first.

        Args:
            to_act: The seat whose turn it is said to be; None where nobody says so.
        """
        found: dict[tuple[object, ...], Order] = {}
        all_tried = True
        for self._most_acts in (1, MOST_ACTS):  # that nobody acted twice is likely, and soon tried
            all_tried = self._search(to_act, found)
            if found and self._one_ruling:
                return Found(tuple(found.values()), all_tried=True)
        orders = sorted(found.values(), key=lambda order: (len(order.acts), len(order.unseen)))
        return Found(tuple(orders), all_tried)

    def _search(self, to_act: str | None, found: dict[tuple[object, ...], Order]) -> bool:
        """Note the orders in which no seat acts too often; return whether all were tried."""
        counts = (0,) * len(self.seen)
        root = _Node(self._start, (), counts)
        layer = [root] if self._may_become(root) else []
        known: set[tuple[object, ...]] = set()
        self.tried = 0
        while layer:
            following: list[_Node] = []
            for node in layer:
                self._note(node, to_act, found)
                if found and self._one_ruling:
                    return True
                for after in self._after(node):
                    key = standing_key(after.table)
                    if key not in known:
                        known.add(key)
                        following.append(after)
                if self.tried > self._most_tried:
                    return False
            layer = sorted(following, key=lambda node: len(node.unseen))
        return True

    def _note(
        self, node: _Node, to_act: str | None, found: dict[tuple[object, ...], Order]
    ) -> None:
        """Note the acts of a round that is as seen."""
        table = node.table
        turn = None if table.turn is None else table.seats[table.turn]
        if to_act in {None, turn} and not self._missing(table):
            found.setdefault(ruled(table), Order(node.acts, turn, node.unseen, node.fault))

    def _missing(self, table: BettingRound) -> list[int]:
        """Return the seats that are not yet as seen."""
        put_in, folded, all_in = table.put_in, table.folded, table.all_in
        return [
            seat
            for seat, one in enumerate(self.seen)
            if put_in[seat] != one.to or folded[seat] != one.folded or all_in[seat] != one.all_in
        ]

    def _after(self, node: _Node) -> Iterator[_Node]:
        """Yield the rounds one act further on that may still become what is seen."""
        table = node.table
        turn = table.turn
        seats = [turn] if turn is not None else []
        if table.opener_unknown:
            seats = [seat for seat in range(len(table.seats)) if table.can_act(seat)]
        for seat in seats:
            for act in self._acts(node, seat):
                self.tried += 1
                decision = judge(table, act).decision
                if decision not in (_STANDING if self._faults and not node.fault else _LEGAL):
                    continue
                after = self._made(node, seat, act, is_fault=decision not in _LEGAL)
                if self._may_become(after):
                    yield after
        if self._early_folds and turn is not None:
            yield from self._folded_early(node, turn)

    def _folded_early(self, node: _Node, turn: int) -> Iterator[_Node]:
        """Yield the round in which every other seat has folded that only folds any more."""
        after = node
        for seat in self._missing(node.table):
            if seat != turn and after.table.turn is not None and self._only_folds(node.table, seat):
                fold = Fold(node.table.seats[seat], out_of_turn=True)
                after = self._made(after, seat, fold)
        if after is not node:
            yield after

    def _made(self, node: _Node, seat: int, act: Voluntary, *, is_fault: bool = False) -> _Node:
        """Return the round with one act more."""
        table = copied(node.table)
        table.apply(seat, act)
        counts = node.counts
        if not isinstance(act, Fold):
            counts = (*counts[:seat], counts[seat] + 1, *counts[seat + 1 :])
        unseen = node.unseen
        if isinstance(act, (Bet, Raise)) and act.to != self.seen[seat].to:
            shown = {one.to for other, one in enumerate(self.seen) if other != seat}
            unseen = unseen if act.to in shown else (*unseen, act.seat)
        fault = act if is_fault else node.fault
        return _Node(table, (*node.acts, act), counts, unseen, fault)

    def _acts(self, node: _Node, seat: int) -> Iterator[Voluntary]:
        """Yield what a seat may have done in its turn, given what is seen of it."""
        table, acted, one = node.table, node.counts[seat], self.seen[seat]
        name, put_in, level = table.seats[seat], table.put_in[seat], table.level
        if put_in == one.to:
            if one.folded:
                yield Fold(name)
            may_check = level <= put_in and acted < self._most_acts
            if may_check and (not one.folded or self._may_fold_late(node)):
                yield Check(name)
        else:
            yield self._last(table, seat)
            if acted + 1 < self._most_acts:
                yield from self._firsts(table, seat)

    def _last(self, table: BettingRound, seat: int) -> Voluntary:
        """Return the act with which a seat has put in all that is seen of it."""
        name, one = table.seats[seat], self.seen[seat]
        if one.all_in:
            return AllIn(name, one.to)
        return Call(name) if one.to == table.level else _wager(table, name, one.to)

    def _firsts(self, table: BettingRound, seat: int) -> Iterator[Voluntary]:
        """Yield what a seat may have done first that has put in more since."""
        name, level = table.seats[seat], table.level
        if level <= table.put_in[seat]:
            yield Check(name)
        elif level < self.seen[seat].to:
            yield Call(name)
        for to in self._amounts(table, seat):
            yield _wager(table, name, to)

    def _may_fold_late(self, node: _Node) -> bool:
        """Whether one more seat may have checked that puts in nothing and folds."""
        late = [
            count
            for count, one, put_in in zip(node.counts, self.seen, node.table.put_in, strict=True)
            if count and one.folded and put_in == one.to
        ]
        return len(late) < self._late_folds

    def _amounts(self, table: BettingRound, seat: int) -> list[int]:
        """Return what a seat may have made it first that has put in more since.

        Between the least and the most the full raise only grows or only falls, so both ends tell
        whether the amount makes a difference.
        """
        level, own_to = table.level, self.seen[seat].to
        above = [to for to in self._totals if to > level]
        others = [self.seen[other].to for other in self._missing(table) if other != seat]
        most = min(own_to, max(others, default=0)) - 1  # somebody must have raised over it
        least = table.minimum_to() or level + 1
        amounts = {least, *above, *((level + to) // 2 for to in above)}
        return sorted(to for to in amounts if least <= to <= most)

    def _may_become(self, node: _Node) -> bool:
        """Whether every seat that is not yet as seen can become so, and still comes to act."""
        table = node.table
        missing = self._missing(table)
        if not missing or table.opener_unknown:
            return True
        if table.turn is None or any(self._is_lost(node, seat) for seat in missing):
            return False
        if self._early_folds:
            missing = [seat for seat in missing if not self._only_folds(table, seat)]
        return self._come_to_act(table, table.turn, set(missing))

    def _is_lost(self, node: _Node, seat: int) -> bool:
        """Whether a seat can no longer become as it is seen."""
        table, one = node.table, self.seen[seat]
        if self._only_folds(table, seat):
            return False
        too_low = one.to < table.level and not one.all_in
        return too_low or node.counts[seat] >= self._most_acts

    def _only_folds(self, table: BettingRound, seat: int) -> bool:
        """Whether all that is missing of a seat is that it folds."""
        one = self.seen[seat]
        return one.folded and table.put_in[seat] == one.to

    def _come_to_act(self, table: BettingRound, turn: int, missing: set[int]) -> bool:
        """Whether the turn comes to some seats before one that has put in all that is seen of it.

        Such a seat will not act again where it does not fold: the round stands at it.
        """
        count = len(self.seen)
        for step in range(count):
            seat = (turn + step) % count
            if seat in missing:
                missing.discard(seat)
            elif table.faced(seat) and table.can_act(seat) and not self.seen[seat].folded:
                break
        return not missing


def _late_folds(start: BettingRound, able_count: int) -> int:
    """Return how many seats may have checked first that have folded with nothing in.

    When a seat folded matters to nobody else but for two things: whoever wagers must have somebody
    to answer, and a cash game may count from when two were left. With two that can act at the
    end there was always somebody to answer; else one who folds late is as good as several.
    """
    if start.raising is FIXED_LIMIT and start.situation.cash:
        return len(start.seats)
    return 0 if able_count >= HEADS_UP else 1


def _wager(table: BettingRound, seat: str, to: int) -> Voluntary:
    return Raise(seat, to) if table.level else Bet(seat, to)
