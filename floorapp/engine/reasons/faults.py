"""Reasons why an act is not allowed, or cannot have happened."""

from typing import ClassVar

from floorapp.engine.values import value


@value
class BelowMinimum:
    """A wager to ``to_to`` is less than ``min_to`` and not all of the seat's chips."""

    code: ClassVar[str] = "below-minimum"
    seat: str
    to_to: int
    min_to: int


@value
class NotAboveLevel:
    """A bet or raise to ``to_to`` does not exceed the level: it can only be a call or less."""

    code: ClassVar[str] = "not-above-level"
    seat: str
    to_to: int
    level_to: int


@value
class BelowCall:
    """A call to ``to_to`` is less than the level and not all of the seat's chips."""

    code: ClassVar[str] = "below-call"
    seat: str
    to_to: int
    level_to: int


@value
class ChipsBehind:
    """All-in was given as ``to_to``, but the seat started with ``stack_to``."""

    code: ClassVar[str] = "chips-behind"
    seat: str
    to_to: int
    stack_to: int


@value
class MoreThanStack:
    """``to_to`` is more than the seat's chips, ``stack_to``: impossible."""

    code: ClassVar[str] = "more-than-stack"
    seat: str
    to_to: int
    stack_to: int


@value
class LessThanPutIn:
    """``to_to`` is no more than what the seat has in already: impossible."""

    code: ClassVar[str] = "less-than-put-in"
    seat: str
    to_to: int
    put_in_to: int


@value
class StackUnknown:
    """All-in without a number where the stack is not known: impossible to count."""

    code: ClassVar[str] = "stack-unknown"
    seat: str


@value
class NotInHand:
    """The seat is not in the hand: impossible."""

    code: ClassVar[str] = "not-in-hand"
    seat: str


@value
class NotInTurn:
    """The seat acted, but it is on ``turn`` and the act is not marked as out of turn."""

    code: ClassVar[str] = "not-in-turn"
    seat: str
    turn: str


@value
class PostedTooLate:
    """A blind, straddle or ante after the first act: impossible."""

    code: ClassVar[str] = "posted-too-late"
    seat: str


@value
class HasActWaiting:
    """The seat has acted out of turn already and that act still waits for its turn."""

    code: ClassVar[str] = "has-act-waiting"
    seat: str


@value
class StreetNotOver:
    """The next street was dealt while it was still on ``turn``: marked, and stands."""

    code: ClassVar[str] = "street-not-over"
    turn: str


@value
class NoSuchStreet:
    """``street`` does not follow ``after``: impossible. ``following`` is what does, if any."""

    code: ClassVar[str] = "no-such-street"
    street: str
    after: str
    following: str


@value
class BlindComesFirst:
    """The book takes the blind before the ante; here the ante left it short."""

    code: ClassVar[str] = "blind-comes-first"
    seat: str
    blind_by: int
    ante_by: int


@value
class AnteComesFirst:
    """The book takes the ante before the blind; here the blind left it short."""

    code: ClassVar[str] = "ante-comes-first"
    seat: str
    blind_by: int
    ante_by: int
