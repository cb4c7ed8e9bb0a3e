"""Reasons for an option that is not there."""

from typing import ClassVar

from floorapp.engine.values import value


@value
class FacesWager:
    """The seat owes ``faced_by``: no check."""

    code: ClassVar[str] = "faces-wager"
    seat: str
    faced_by: int


@value
class NothingToCall:
    """The seat owes nothing: it checks."""

    code: ClassVar[str] = "nothing-to-call"
    seat: str


@value
class HasFolded:
    """The seat has folded."""

    code: ClassVar[str] = "has-folded"
    seat: str


@value
class IsAllIn:
    """The seat is all-in and has no more decisions."""

    code: ClassVar[str] = "is-all-in"
    seat: str


@value
class RoundClosed:
    """Everyone has acted on the last wager: the betting round is over."""

    code: ClassVar[str] = "round-closed"


@value
class OnlyOneLeft:
    """Every other seat has folded: the hand is over."""

    code: ClassVar[str] = "only-one-left"
    seat: str


@value
class OpenerUnknown:
    """The cards decide who opens the street, and nobody has said which seat it is."""

    code: ClassVar[str] = "opener-unknown"
    street: str
