"""Reasons for what silent chips count as, and for what a call that is too small becomes."""

from typing import ClassVar

from floorapp.engine.values import value


@value
class ExactCall:
    """The chips are exactly the call."""

    code: ClassVar[str] = "exact-call"
    seat: str
    level_to: int


@value
class OversizedChip:
    """One chip, worth more than the call, without a word: a call. Case tda44-call."""

    code: ClassVar[str] = "oversized-chip"
    seat: str
    chip_by: int
    call_by: int


@value
class OpeningChips:
    """Nobody has bet: the chips are a bet of their value. Case tda44-bet."""

    code: ClassVar[str] = "opening-chips"
    seat: str
    to_to: int


@value
class OpeningTooSmall:
    """An opening bet of less than ``min_to`` is made up to it."""

    code: ClassVar[str] = "opening-too-small"
    seat: str
    to_to: int
    min_to: int


@value
class EveryChipNeeded:
    """Without the smallest chip, ``rest_to`` would not be the call: a call. Case tda45A-ex1."""

    code: ClassVar[str] = "every-chip-needed"
    seat: str
    total_to: int
    smallest_by: int
    rest_to: int
    level_to: int


@value
class ChipToSpare:
    """Without the smallest chip, ``rest_to`` still is the call: the half decides. tda45-ex2."""

    code: ClassVar[str] = "chip-to-spare"
    seat: str
    total_to: int
    smallest_by: int
    rest_to: int
    level_to: int


@value
class HalfReached:
    """``over_by`` is at least half of ``full_by``: a raise, at least the minimum. tda45-ex2."""

    code: ClassVar[str] = "half-reached"
    total_to: int
    level_to: int
    over_by: int
    full_by: int
    raise_to: int


@value
class HalfNotReached:
    """``over_by`` is less than half of ``full_by``: a call. Case tda45-ex3."""

    code: ClassVar[str] = "half-not-reached"
    total_to: int
    level_to: int
    over_by: int
    full_by: int


@value
class HalfOfWhat:
    """The book measures half of “the previous bet”: increment or total, the words leave open."""

    code: ClassVar[str] = "half-of-what"
    over_by: int
    full_by: int
    level_to: int


@value
class SameChips:
    """Fixed limit, chips of ``chip_by`` alone: whether half a bet more is a raise is left open."""

    code: ClassVar[str] = "same-chips"
    seat: str
    chip_by: int
    over_by: int


@value
class LastChipsAllIn:
    """These are the seat's last chips: all-in for all of them. Case tda45-ex4a-allin."""

    code: ClassVar[str] = "last-chips-all-in"
    seat: str
    total_to: int


@value
class LastChipsSilent:
    """The book does not say what last chips are that a call needs every one of."""

    code: ClassVar[str] = "last-chips-silent"
    seat: str
    total_to: int
    level_to: int


@value
class ChangeForOption:
    """One chip by a seat that owes nothing: the books leave it open. d-bb-option-overchip."""

    code: ClassVar[str] = "change-for-option"
    seat: str
    chip_by: int


@value
class PriorChipsLeft:
    """Old chips of ``prior_by`` lie where they lay: only the new ones are tested. tda46-s1-2b."""

    code: ClassVar[str] = "prior-chips-left"
    seat: str
    prior_by: int
    added_by: int


@value
class PriorChipsPulled:
    """The old chips were pulled back: only the new ones count. Case tda46-s2-1."""

    code: ClassVar[str] = "prior-chips-pulled"
    seat: str
    prior_by: int


@value
class PriorChipsTogether:
    """Old and new chips are one bet of ``total_to``. Cases tda46-s3 and tda46-s4.

    ``pulled``: the old ones had covered the bet, and count although they were pulled back.
    """

    code: ClassVar[str] = "prior-chips-together"
    seat: str
    kept_by: int
    added_by: int
    total_to: int
    pulled: bool = False


@value
class PriorChipsCombined:
    """Old and new chips were mixed and pushed: the floor says which they count as. tda46-s5."""

    code: ClassVar[str] = "prior-chips-combined"
    seat: str
    prior_by: int
    added_by: int


@value
class PulledBackNoFold:
    """Chips pulled back while facing a raise: no fold any more. Case tda46B."""

    code: ClassVar[str] = "pulled-back-no-fold"
    seat: str
    prior_by: int


@value
class PulledBackFullValue:
    """Old chips that covered were pulled back and one larger chip put in: its full value."""

    code: ClassVar[str] = "pulled-back-full-value"
    seat: str
    chip_by: int


@value
class ClosedChips:
    """More than a call by a seat that may not raise: a call, the rest goes back."""

    code: ClassVar[str] = "closed-chips"
    seat: str
    total_to: int
    level_to: int


@value
class UndercallHeadsUp:
    """Too little to call, heads-up: made up to the full call. Case d-undercall-hu."""

    code: ClassVar[str] = "undercall-heads-up"
    seat: str
    total_to: int
    level_to: int


@value
class UndercallOpening:
    """Too little to call the opening bet: made up to the full call. Case tda51-ex2."""

    code: ClassVar[str] = "undercall-opening"
    seat: str
    total_to: int
    level_to: int


@value
class UndercallFloor:
    """Too little to call a raise, with three or more hands: the floor decides. tda51-ex4."""

    code: ClassVar[str] = "undercall-floor"
    seat: str
    total_to: int
    level_to: int
    meant_to: int


@value
class UndercallWithdrawn:
    """Too little to call a raise that the seat had not seen: it may be taken back."""

    code: ClassVar[str] = "undercall-withdrawn"
    seat: str
    total_to: int
    level_to: int


@value
class TinyChip:
    """A chip tiny beside the bet: two rules of the book meet, the floor decides. tda41-tiny."""

    code: ClassVar[str] = "tiny-chip"
    seat: str
    chip_by: int
    level_to: int


ChipReason = (
    ExactCall
    | OversizedChip
    | OpeningChips
    | OpeningTooSmall
    | EveryChipNeeded
    | ChipToSpare
    | HalfReached
    | HalfNotReached
    | HalfOfWhat
    | SameChips
    | LastChipsAllIn
    | LastChipsSilent
    | ChangeForOption
    | PriorChipsLeft
    | PriorChipsPulled
    | PriorChipsTogether
    | PriorChipsCombined
    | PulledBackNoFold
    | PulledBackFullValue
    | ClosedChips
    | UndercallHeadsUp
    | UndercallOpening
    | UndercallFloor
    | UndercallWithdrawn
    | TinyChip
)
"""Every reason of this module."""
