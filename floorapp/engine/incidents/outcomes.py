"""Outcomes: a call, a bet or raise, an all-in, with what goes back and what is owed."""

from floorapp.engine import reasons
from floorapp.engine.acts import AllIn, Bet, Call, Check, Raise
from floorapp.engine.incidents.finding import Finding, left_to_floor
from floorapp.engine.incidents.front import Front
from floorapp.engine.options import Options
from floorapp.engine.reasons import Reason


def checked(options: Options, front: Front, *why: Reason) -> Finding:
    """Return the check of a seat that owes nothing: what it has in stays, the rest goes back."""
    own_to = options.table.put_in[options.seat]
    finding = Finding(ruling="check", act=Check(options.name), reasons=why)
    return _with_chips(finding, own_to, front, amount_to=None)


def called(options: Options, front: Front, *why: Reason) -> Finding:
    """Return the whole call, with the change or what is still owed of it."""
    to, name = options.call_to, options.name
    act = Call(name) if to == options.table.level else Call(name, to)
    return _with_chips(Finding(ruling="call", act=act, reasons=why), to, front, amount_to=to)


def passive(options: Options, front: Front, *why: Reason) -> Finding:
    """Return the call, or the check of a seat that owes nothing."""
    return (called if options.faced_by else checked)(options, front, *why)


def wagered(options: Options, front: Front, asked_to: int, *why: Reason) -> Finding:
    """Return the bet or raise to ``asked_to``, corrected to what is allowed.

    A seat that may not raise has called; where the book leaves its right or the pot open, so is
    this.
    """
    if options.right is False or not options.answerable or options.capped:
        return _not_allowed(options, front, asked_to)
    found = [_allowed(options, front, asked_to, most, why) for most in _most(options)]
    if options.right is None:
        found.append(_not_allowed(options, front, asked_to))
    return left_to_floor(*found, reasons=tuple(options.left_to_floor(asked_to)))


def _most(options: Options) -> list[int | None]:
    """Return the most that the structure allows: two amounts where the book leaves the pot open."""
    pot = options.pot
    if pot is None or not pot.unclear_by:
        return [options.max_to]
    return [options.max_to, max(pot.max_to + pot.unclear_by, options.min_to or 0)]


def _not_allowed(options: Options, front: Front, asked_to: int) -> Finding:
    closed = reasons.ClosedChips(options.name, asked_to, options.table.level)
    return passive(options, front, closed, *options.against_wager())


def _allowed(
    options: Options, front: Front, asked_to: int, most: int | None, why: tuple[Reason, ...]
) -> Finding:
    least, stack = options.min_to, options.stack
    to, found = asked_to, list(why)
    every_chip = stack is not None and to >= stack
    if least is not None and to < least and not every_chip:
        to = least
        found.append(
            reasons.RaisedToMinimum(asked_to, least)
            if options.table.level
            else reasons.OpeningTooSmall(options.name, asked_to, least)
        )
    if most is not None and to > most:
        to = most
        found.append(reasons.ReducedToMaximum(asked_to, most))
    if stack is not None and to >= stack:
        return _all_in(options, front, stack, tuple(found))
    opens = not options.table.level
    act = Bet(options.name, to) if opens else Raise(options.name, to)
    finding = Finding(ruling="bet" if opens else "raise", act=act, reasons=tuple(found))
    return _with_chips(finding, to, front, amount_to=to)


def _all_in(options: Options, front: Front, stack: int, why: tuple[Reason, ...]) -> Finding:
    """Return the all-in for every chip; one that is no more than a call is a call."""
    if stack <= options.table.level:
        return called(options, front, *why)
    finding = Finding(ruling="all-in", act=AllIn(options.name, stack), reasons=why)
    return _with_chips(finding, stack, front, amount_to=stack)


def _with_chips(finding: Finding, to: int, front: Front, *, amount_to: int | None) -> Finding:
    """Return the finding with the change, and what is owed, where chips were pushed.

    Args:
        finding: What it counts as.
        to: The street total that stays in front of the seat.
        front: What lies there.
        amount_to: What the finding says of it.
    """
    pushed = bool(front.added_by)
    return Finding(
        ruling=finding.ruling,
        act=finding.act,
        amount_to=amount_to,
        returned_by=max(0, front.out_to - to) if pushed else 0,
        add_by=max(0, to - front.out_to) if pushed else 0,
        reasons=finding.reasons,
    )
