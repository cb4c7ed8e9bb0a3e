"""Reasons for an option that is not there."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class FacesWager:
    """The seat owes ``faced_by``: no check."""

    code: ClassVar[str] = "faces-wager"
    seat: str
    faced_by: int


@dataclass(frozen=True, slots=True)
class NothingToCall:
    """The seat owes nothing: it checks."""

    code: ClassVar[str] = "nothing-to-call"
    seat: str


@dataclass(frozen=True, slots=True)
class AlreadyBet:
    """There is a bet or a blind to match: more is a raise, no bet."""

    code: ClassVar[str] = "already-bet"
    level_to: int


@dataclass(frozen=True, slots=True)
class NoBetYet:
    """Nobody has bet: there is nothing to raise, the first wager is a bet."""

    code: ClassVar[str] = "no-bet-yet"


@dataclass(frozen=True, slots=True)
class HasFolded:
    """The seat has folded."""

    code: ClassVar[str] = "has-folded"
    seat: str


@dataclass(frozen=True, slots=True)
class IsAllIn:
    """The seat is all-in and has no more decisions."""

    code: ClassVar[str] = "is-all-in"
    seat: str


@dataclass(frozen=True, slots=True)
class RoundClosed:
    """Everyone has acted on the last wager: the betting round is over."""

    code: ClassVar[str] = "round-closed"


@dataclass(frozen=True, slots=True)
class OnlyOneLeft:
    """Every other seat has folded: the hand is over."""

    code: ClassVar[str] = "only-one-left"
    seat: str
