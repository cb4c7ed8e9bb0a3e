"""Reasons for an amount: the least bet or raise, and what a short blind counts as."""

from typing import ClassVar

from floorapp.engine.values import value


@value
class MinimumBet:
    """An opening bet is at least the big blind, ``min_to``."""

    code: ClassVar[str] = "minimum-bet"
    min_to: int


@value
class MinimumBetUnknown:
    """The level of the event is not known, so neither is the least opening bet."""

    code: ClassVar[str] = "minimum-bet-unknown"


@value
class MinimumRaise:
    """``level_to + full_raise_by = min_to``. Case tda43-ex1.

    ``set_by`` says what the full raise was: ``big-blind``, ``straddle``, ``bet``, ``raise`` or
    ``given`` (stated with the situation).
    """

    code: ClassVar[str] = "minimum-raise"
    level_to: int
    full_raise_by: int
    min_to: int
    set_by: str


@value
class ShortAllInKeepsStep:
    """The last wager added only ``inc_by``: the step stays ``full_raise_by``. Case tda43-ex2."""

    code: ClassVar[str] = "short-all-in-keeps-step"
    seat: str
    level_to: int
    inc_by: int
    full_raise_by: int
    min_to: int


@value
class MinimumDoubles:
    """A raise doubles: twice ``level_to``, at least the big blind, is ``min_to``. Case aspt-2."""

    code: ClassVar[str] = "minimum-doubles"
    level_to: int
    min_to: int


@value
class ShortBlind:
    """A blind posted short counts as the nominal amount. Case d-shortBB-forum1456."""

    code: ClassVar[str] = "short-blind"
    seat: str
    posted_to: int
    level_to: int


@value
class MinimumCompletes:
    """A short all-in is made up: ``full_level_to + full_raise_by = min_to``. neilwebber-325."""

    code: ClassVar[str] = "minimum-completes"
    level_to: int
    full_level_to: int
    full_raise_by: int
    min_to: int
