"""Readings of an act: what it counts as, and what becomes of one out of turn."""

from typing import ClassVar

from floorapp.engine.values import value


@value
class ReadAsCheck:
    """A call with nothing to call is a check (rule 55)."""

    code: ClassVar[str] = "read-as-check"
    seat: str


@value
class ReadAsCall:
    """A call named above the level is a call of the level."""

    code: ClassVar[str] = "read-as-call"
    seat: str
    to_to: int
    level_to: int


@value
class ReadAsBet:
    """A raise with no bet to raise is a bet (rule 55)."""

    code: ClassVar[str] = "read-as-bet"
    seat: str
    to_to: int


@value
class ReadAsRaise:
    """A bet that faces a bet is a raise."""

    code: ClassVar[str] = "read-as-raise"
    seat: str
    to_to: int


@value
class HeldForTurn:
    """An act out of turn: it waits until the seats between, first ``turn``, have acted."""

    code: ClassVar[str] = "held-for-turn"
    seat: str
    turn: str


@value
class BoundOutOfTurn:
    """The seats between only checked, called or folded: the act out of turn binds."""

    code: ClassVar[str] = "bound-out-of-turn"
    seat: str


@value
class FreedOutOfTurn:
    """``changed_by`` bet or raised in between: the act is void, its chips come back."""

    code: ClassVar[str] = "freed-out-of-turn"
    seat: str
    changed_by: str
    returned_by: int


@value
class FoldOutOfTurn:
    """A fold out of turn always binds, at once."""

    code: ClassVar[str] = "fold-out-of-turn"
    seat: str
    turn: str


@value
class ShortBlindCovered:
    """Only short blinds are left, and the seat covers them already: no rule says what it owes."""

    code: ClassVar[str] = "short-blind-covered"
    seat: str
    own_to: int
    level_to: int
    covered_to: int


@value
class PassiveOutOfTurn:
    """The seat checked or called out of turn, and by this book may not raise. tda53A-ex2-bet."""

    code: ClassVar[str] = "passive-out-of-turn"
    seat: str
