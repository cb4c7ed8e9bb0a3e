"""Reasons for and against the right to raise."""

from typing import ClassVar

from floorapp.engine.values import value

Added = tuple[tuple[str, int], ...]
"""Wagers in order: (seat, by how much it moved the level)."""


@value
class NotYetActed:
    """The seat has not acted on this street, so it may raise; blinds are no acts."""

    code: ClassVar[str] = "not-yet-acted"
    seat: str


@value
class Reopened:
    """The seat acted at ``acted_at_to`` and now faces at least a full raise. Case tda47-ex1."""

    code: ClassVar[str] = "reopened"
    seat: str
    acted_at_to: int
    level_to: int
    faced_by: int
    full_raise_by: int
    added: Added


@value
class AddUp:
    """None of these all-ins is a full raise alone; together they are. Case tda47-ex1."""

    code: ClassVar[str] = "add-up"
    added: Added
    faced_by: int


@value
class NotReopened:
    """The seat acted and faces less than a full raise: call or fold. Case tda47-ex1a."""

    code: ClassVar[str] = "not-reopened"
    seat: str
    acted_at_to: int
    level_to: int
    faced_by: int
    full_raise_by: int
    added: Added


@value
class Doubled:
    """The level is at least what doubling asks of the seat's total. Case aspt-3-utg."""

    code: ClassVar[str] = "doubled"
    seat: str
    acted_at_to: int
    level_to: int
    needed_to: int


@value
class NotDoubled:
    """The level is under what doubling asks of the seat's total. Case aspt-3-D-closed."""

    code: ClassVar[str] = "not-doubled"
    seat: str
    acted_at_to: int
    level_to: int
    needed_to: int


@value
class NotRaisedSince:
    """The seat acted and nobody has raised since: there is nothing to raise again."""

    code: ClassVar[str] = "not-raised-since"
    seat: str
    acted_at_to: int


@value
class NobodyCanAnswer:
    """Every other live seat is all-in (or folded): a raise could not be called."""

    code: ClassVar[str] = "nobody-can-answer"
    seat: str


@value
class StackUnderLevel:
    """The stack does not reach beyond the level: at most a call for less."""

    code: ClassVar[str] = "stack-under-level"
    seat: str
    stack_to: int
    level_to: int


@value
class OnlyAllIn:
    """The right to raise is there, but the stack reaches only less than the minimum."""

    code: ClassVar[str] = "only-all-in"
    seat: str
    stack_to: int
    min_to: int


@value
class RightUnclear:
    """The letter of the book does not cover this: all-ins with a call between, or a tie.

    The floor decides. Case wsop96-literal.
    """

    code: ClassVar[str] = "right-unclear"
    seat: str
    acted_at_to: int
    level_to: int
    faced_by: int
    full_raise_by: int
    added: Added


@value
class FullRaiseSince:
    """``raiser`` made a full raise of ``raise_by`` since the seat acted: one is enough."""

    code: ClassVar[str] = "full-raise-since"
    seat: str
    raiser: str
    raise_by: int


@value
class NoFullRaiseSince:
    """No single full raise since the seat acted, and short ones do not add up. tda47-ex2-A."""

    code: ClassVar[str] = "no-full-raise-since"
    seat: str
    acted_at_to: int
    level_to: int
    full_raise_by: int
    added: Added


@value
class ConsecutiveAllIns:
    """All-ins one after the other that together exceed a full raise. Case tda47-ex2-A."""

    code: ClassVar[str] = "consecutive-all-ins"
    seat: str
    added: Added
    full_raise_by: int


@value
class HalfRaiseCounts:
    """``raiser`` was all-in for at least half of a full raise: that re-opens. credithelp-750."""

    code: ClassVar[str] = "half-raise-counts"
    seat: str
    raiser: str
    raise_by: int
    full_raise_by: int


@value
class UnderHalfRaise:
    """Neither a full raise in sum nor an all-in of half of one. Case credithelp-700."""

    code: ClassVar[str] = "under-half-raise"
    seat: str
    acted_at_to: int
    level_to: int
    faced_by: int
    full_raise_by: int
    added: Added


@value
class HalfBetReopens:
    """Fixed limit: the seat faces at least half a bet. Case fl-d-complete-reopens."""

    code: ClassVar[str] = "half-bet-reopens"
    seat: str
    acted_at_to: int
    level_to: int
    faced_by: int
    bet_by: int


@value
class UnderHalfBet:
    """Fixed limit: the seat faces less than half a bet, so it may only call or fold."""

    code: ClassVar[str] = "under-half-bet"
    seat: str
    acted_at_to: int
    level_to: int
    faced_by: int
    bet_by: int


@value
class CapReached:
    """Fixed limit: the number of raises allowed on a street is used up."""

    code: ClassVar[str] = "cap-reached"
    raises: int
    most: int
