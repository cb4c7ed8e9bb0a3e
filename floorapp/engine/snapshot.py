"""Snapshot: what lies in front of the seats as found, and which acts have led to it.

A deduction is certain where every legal order leads to the same ruling; otherwise it is a question
with an order for each ruling that there may be.
"""

from collections.abc import Mapping

from floorapp.engine.acts import (
    Act,
    AllIn,
    Bet,
    ForcedBet,
    NextStreet,
    Post,
    PostShort,
    Raise,
    Straddle,
)
from floorapp.engine.orders import Found, InFront, Order, OrderSearch
from floorapp.engine.problems import Problem, mark, problem
from floorapp.engine.replay import Playing
from floorapp.engine.round import BettingRound
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace, value


@value
class Snapshot:
    """What is found on a street: chips, all-ins and folds by seat, and whose turn it is said to be.

    A seat that is not named is as it was when the street began.
    """

    fronts: Mapping[str, InFront]
    to_act: str | None = None


@value
class Deduction:
    """What may have happened.

    Attributes:
        before: The acts up to the street, blinds included, as the snapshot shows them.
        orders: One for each ruling that may follow, fewest acts first.
        all_tried: Whether no order was left out, for there being too many.
        problems: What does not fit; the place of each is the seat that it is about.
    """

    before: tuple[Act, ...]
    orders: tuple[Order, ...] = ()
    all_tried: bool = True
    problems: tuple[Problem, ...] = ()

    @property
    def certain(self) -> Order | None:
        """The order to take, where no other ruling can follow; None where that is a question."""
        return self.orders[0] if len(self.orders) == 1 and self.all_tried else None

    def acts(self, order: Order) -> tuple[Act, ...]:
        """Return the whole list of acts for one of the orders."""
        return (*self.before, *order.acts)


def street_start(acts: tuple[Act, ...]) -> int:
    """Return how many acts stand before anybody could choose on the last street."""
    start = 0
    for count, act in enumerate(acts, 1):
        if isinstance(act, NextStreet) or (isinstance(act, ForcedBet) and count == start + 1):
            start = count
    return start


def before_street(situation: Situation) -> Situation:
    """Return the situation as it was before anybody could choose on its last street."""
    return replace(situation, acts=situation.acts[: street_start(situation.acts)])


def played_to(situation: Situation, book: RuleBook) -> BettingRound | None:
    """Return the round that the acts lead to; None where one of them is impossible."""
    playing = Playing(situation, book)
    return playing.table if all(map(playing.take, situation.acts)) else None


def as_found(table: BettingRound, start: BettingRound) -> Snapshot:
    """Return what a round shows of the seats that could act when it started, or posted."""
    return Snapshot(
        {
            seat: InFront(table.put_in[place], table.all_in[place], table.folded[place])
            for place, seat in enumerate(table.seats)
            if start.can_act(place) or start.put_in[place]
        }
    )


def deduce(situation: Situation, snapshot: Snapshot, book: RuleBook) -> Deduction:
    """Return which acts may have led to what is found on the situation's last street.

    Args:
        situation: The set-up; of its acts, those before the last street and the blinds count.
        snapshot: What is found.
        book: The rule book: an order counts where it allows each act, or leaves it to the floor.
    """
    opened, faults = _shortened(before_street(situation), snapshot)
    start = played_to(opened, book)
    if start is None:
        return Deduction(opened.acts, problems=(problem(_CANNOT_START),))
    seen = _seen(start, snapshot)
    faults = faults or _faults(start, seen)
    if faults:
        return Deduction(opened.acts, problems=tuple(faults))
    found = OrderSearch(start, seen).find(snapshot.to_act)
    if not found.orders and found.all_tried:  # somebody may have folded out of turn
        early = OrderSearch(start, seen, early_folds=True).find(snapshot.to_act)
        found = early if early.orders else found
    if found.orders:
        return Deduction(opened.acts, found.orders, found.all_tried)
    return Deduction(opened.acts, problems=_nothing_fits(start, seen, snapshot.to_act, found))


_CANNOT_START = mark(
    "The acts before this street do not go together: go back to the table and correct them first."
)


_LESS_THAN_POSTED = mark(
    "{Seat} has posted {posted}, but only {to} lies in front: correct the amount."
)
_ALL_IN_AND_FOLDED = mark("{Seat} is marked as all-in and as folded: take one of the two away.")
_MORE_THAN_STACK = mark(
    "{Seat} has a stack of {stack}, but {to} lies in front: correct one of the two."
)
_ALL_IN_FOR_NOTHING = mark(
    "{Seat} is marked as all-in, but has put no chips in front: enter how many."
)
_CHIPS_BEHIND = mark(
    "{Seat} has a stack of {stack} and is not all-in for {to}: correct one of the two."
)


def _shortened(situation: Situation, snapshot: Snapshot) -> tuple[Situation, list[Problem]]:
    """Return the situation with each blind as it lies there: an all-in may be less than it."""
    acts: list[Act] = []
    faults: list[Problem] = []
    if any(isinstance(act, NextStreet) for act in situation.acts):
        return situation, faults
    for act in situation.acts:
        if not isinstance(act, Post | PostShort | Straddle) or act.seat not in snapshot.fronts:
            acts.append(act)
            continue
        front = snapshot.fronts[act.seat]
        is_all = situation.stacks.get(act.seat) is None and front.to == act.to
        is_short = 0 < front.to < act.to
        if front.all_in and (is_short or is_all) and not isinstance(act, Straddle):
            acts.append(PostShort(act.seat, front.to))
            continue
        acts.append(act)
        if front.to < act.to:
            faults.append(problem(_LESS_THAN_POSTED, act.seat, posted=act.to, to=front.to))
    return replace(situation, acts=tuple(acts)), faults


def _seen(start: BettingRound, snapshot: Snapshot) -> list[InFront]:
    """Return what is seen of each seat; one whose known stack is in front is all-in."""
    seen = []
    for place, seat in enumerate(start.seats):
        stands = InFront(start.put_in[place], start.all_in[place], start.folded[place])
        one = snapshot.fronts.get(seat, stands)
        spent = one.to == start.stack[place] and one.to > 0
        all_in = one.all_in or start.all_in[place] or (spent and not one.folded)
        seen.append(replace(one, all_in=all_in))
    return seen


def _faults(start: BettingRound, seen: list[InFront]) -> list[Problem]:
    """Return what cannot be in front of a seat, whatever the others did."""
    found = []
    for place, one in enumerate(seen):
        seat, stack = start.seats[place], start.stack[place] or 0
        is_new = one.all_in and not start.all_in[place]
        if one.all_in and one.folded:
            found.append(problem(_ALL_IN_AND_FOLDED, seat))
        elif stack and one.to > stack:
            found.append(problem(_MORE_THAN_STACK, seat, stack=stack, to=one.to))
        elif is_new and one.to <= start.put_in[place]:
            found.append(problem(_ALL_IN_FOR_NOTHING, seat))
        elif is_new and stack > one.to:
            found.append(problem(_CHIPS_BEHIND, seat, stack=stack, to=one.to))
    if all(one.folded for one in seen):
        found.append(problem("Not everybody can have folded: take a mark away."))
    return found


_TOO_MANY = mark("Too many orders are possible: go back to the table and enter the acts.")
_NOT_ITS_TURN = mark(
    "With these chips in front the action cannot be on {seat}: take that mark away, or correct the "
    "amounts."
)
_NOT_ALLOWED = mark(
    "No legal order leads here: {Seat} could not make it {to}. Mark an all-in, correct the amount, "
    "or enter the acts at the table."
)
_NO_RIGHT = mark(
    "No legal order leads here: {Seat} had no right to raise to {to}. Correct the amounts, or "
    "enter the acts at the table."
)
_BEHIND = mark(
    "{Seat} has {to} of {level} in front, and is neither all-in nor folded: mark one, or correct "
    "the amount."
)
_NOTHING = mark("No order of acts leads here: correct the chips, or enter the acts at the table.")


def _nothing_fits(
    start: BettingRound, seen: list[InFront], to_act: str | None, found: Found
) -> tuple[Problem, ...]:
    """Return why there is no order, and what may be done about it."""
    if not found.all_tried:
        return (problem(_TOO_MANY),)
    if to_act is not None and OrderSearch(start, seen).find().orders:
        return (problem(_NOT_ITS_TURN, to_act),)
    wrong = OrderSearch(start, seen, faults=True).find(to_act).orders
    act = wrong[0].fault if wrong else None
    if isinstance(act, Bet | Raise | AllIn):
        text = _NO_RIGHT if isinstance(act, AllIn) else _NOT_ALLOWED
        return (problem(text, act.seat, to=act.to or 0),)
    level = max(one.to for one in seen)
    behind = [
        problem(_BEHIND, start.seats[place], to=one.to, level=level)
        for place, one in enumerate(seen)
        if one.to < level and not one.all_in and not one.folded
    ]
    return tuple(behind) or (problem(_NOTHING),)
