"""Reasons for an amount that the structure bounds: pot-limit and fixed limit."""

from typing import ClassVar

from floorapp.engine.values import value


@value
class PotLimitMax:
    """``level_to + pot_by + call_by = max_to``: the pot after a call, on top. Case barge-pl-1.

    ``pot_by`` counts everything in the pot and out in front.
    """

    code: ClassVar[str] = "pot-limit-max"
    level_to: int
    pot_by: int
    call_by: int
    max_to: int


@value
class PotUnknown:
    """What earlier streets put in is not known, so no cap is judged."""

    code: ClassVar[str] = "pot-unknown"


@value
class PotUnderMinimum:
    """The pot is smaller than the least bet, which may be made all the same."""

    code: ClassVar[str] = "pot-under-minimum"
    pot_to: int
    min_to: int


@value
class MissingBlindCounts:
    """A dead blind counts as full before the flop, ``missing_by`` more. tda54B-ex1."""

    code: ClassVar[str] = "missing-blind-counts"
    missing_by: int


@value
class ShortBlindCounts:
    """A short blind counts as full before the flop, ``missing_by`` more. Case tda54B-ex2."""

    code: ClassVar[str] = "short-blind-counts"
    missing_by: int


@value
class SmallBlindAsBig:
    """The room counts the small blind as a big one, ``extra_by`` more. Case pl-iga-80."""

    code: ClassVar[str] = "small-blind-as-big"
    extra_by: int


@value
class MissingBlindUnclear:
    """The book does not say whether a missing blind counts: ``max_to`` or ``full_to``."""

    code: ClassVar[str] = "missing-blind-unclear"
    missing_by: int
    max_to: int
    full_to: int


@value
class LimitBet:
    """Fixed limit: a bet is ``bet_by``, no more and no less."""

    code: ClassVar[str] = "limit-bet"
    bet_by: int


@value
class LimitRaise:
    """Fixed limit: ``full_level_to + bet_by = raise_to``. Case fl-15-35."""

    code: ClassVar[str] = "limit-raise"
    full_level_to: int
    bet_by: int
    raise_to: int


@value
class LimitCompletes:
    """Fixed limit: the level is less than half a bet over the last full one, and is made up."""

    code: ClassVar[str] = "limit-completes"
    level_to: int
    full_level_to: int
    bet_by: int
    raise_to: int


@value
class HalfCountsAsFull:
    """All-ins that added ``by_by``, at least half of ``bet_by``, count as full. fl-15-35.

    ``own_by`` is what the last of them, by ``seat``, added by itself.
    """

    code: ClassVar[str] = "half-counts-as-full"
    seat: str
    own_by: int
    by_by: int
    bet_by: int


@value
class BetSizeUnknown:
    """Fixed limit, but the size of a bet is not known."""

    code: ClassVar[str] = "bet-size-unknown"


@value
class AboveMaximum:
    """A wager to ``to_to`` is more than the ``max_to`` that the structure allows."""

    code: ClassVar[str] = "above-maximum"
    seat: str
    to_to: int
    max_to: int
