"""Outcomes: a call, a bet or raise, an all-in, with what goes back and what is owed."""

from floorapp.engine import reasons
from floorapp.engine.acts import AllIn, Bet, Call, Check, Raise
from floorapp.engine.incidents.finding import Finding, left_to_floor
from floorapp.engine.incidents.front import Front
from floorapp.engine.options import Options
from floorapp.engine.reasons import Reason
from floorapp.engine.why import right_reasons


def checked(options: Options, front: Front) -> Finding:
    """Return the check of a seat that owes nothing: what it pushed goes back."""
    return Finding(ruling="check", act=Check(options.name), returned_by=front.added_by)


def called(options: Options, front: Front, *why: Reason) -> Finding:
    """Return the whole call, with the change or what is still owed of it."""
    to, name = options.call_to, options.name
    act = Call(name) if options.call_to == options.table.level else Call(name, to)
    return _with_chips(Finding(ruling="call", act=act, reasons=why), to, front)


def all_in(options: Options, front: Front, to: int, *why: Reason) -> Finding:
    """Return the all-in for every chip; one that is no more than a call is a call."""
    if to <= options.table.level:
        act = Call(options.name, to)
        return _with_chips(Finding(ruling="call", act=act, reasons=why), to, front)
    act_in = AllIn(options.name, to)
    return _with_chips(Finding(ruling="all-in", act=act_in, reasons=why), to, front)


def wagered(options: Options, front: Front, asked_to: int, *why: Reason) -> Finding:
    """Return the bet or raise to ``asked_to``, corrected to what is allowed.

    A seat that may not raise has called; where the book leaves its right open, so is this.
    """
    if options.right is False or not options.answerable or options.capped:
        return _not_allowed(options, front, asked_to)
    finding = _allowed(options, front, asked_to, why)
    if options.right is None:
        closed = _not_allowed(options, front, asked_to)
        unclear = tuple(right_reasons(options.table, options.seat))
        return left_to_floor(finding, closed, reasons=unclear)
    return finding


def _not_allowed(options: Options, front: Front, asked_to: int) -> Finding:
    name, level = options.name, options.table.level
    closed = reasons.ClosedChips(name, asked_to, level)
    why: tuple[Reason, ...] = (closed, *options.against_wager())
    if options.faced_by:
        return called(options, front, *why)
    return checked(options, front).because(*why)


def _allowed(options: Options, front: Front, asked_to: int, why: tuple[Reason, ...]) -> Finding:
    least, most, stack = options.min_to, options.max_to, options.stack
    to, found = asked_to, list(why)
    if least is not None and to < least:
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
        return all_in(options, front, stack, *found)
    opens = not options.table.level
    act = Bet(options.name, to) if opens else Raise(options.name, to)
    finding = Finding(ruling="bet" if opens else "raise", act=act, reasons=tuple(found))
    return _with_chips(finding, to, front)


def _with_chips(finding: Finding, to: int, front: Front) -> Finding:
    """Return the finding with its total, the change, and what is owed where chips were pushed."""
    owed = max(0, to - front.total_to) if front.added_by else 0
    return Finding(
        ruling=finding.ruling,
        act=finding.act,
        amount_to=to,
        returned_by=max(0, front.total_to - to),
        add_by=owed,
        reasons=finding.reasons,
    )
