"""Reasons for what spoken words count as, with chips or without."""

from typing import ClassVar

from floorapp.engine.values import value


@value
class SaidCall:
    """“Call” binds to the whole call. Case tda51-ex3."""

    code: ClassVar[str] = "said-call"
    seat: str
    level_to: int


@value
class SaidCheckFacing:
    """“Check” while facing a bet: only a fold or a call is left. Case tda55-check."""

    code: ClassVar[str] = "said-check-facing"
    seat: str
    level_to: int


@value
class SaidRaise:
    """“Raise” with an amount or chips: the raise is to ``raise_to``. Case tda43B-text."""

    code: ClassVar[str] = "said-raise"
    seat: str
    raise_to: int


@value
class RaiseByChip:
    """“Raise” and one chip, without an amount: the chip counts in full. Rule 44."""

    code: ClassVar[str] = "raise-by-chip"
    seat: str
    chip_by: int
    raise_to: int


@value
class RaiseByChips:
    """“Raise” and chips, without an amount: the chips say how much."""

    code: ClassVar[str] = "raise-by-chips"
    seat: str
    raise_to: int


@value
class SaidRaiseNoAmount:
    """“Bet” or “raise” without an amount: the least one. Case tda55-raise."""

    code: ClassVar[str] = "said-raise-no-amount"
    seat: str
    min_to: int


@value
class RaisedToMinimum:
    """The amount named, ``to_to``, is too small: made up to ``min_to``."""

    code: ClassVar[str] = "raised-to-minimum"
    to_to: int
    min_to: int


@value
class ReducedToMaximum:
    """The amount named, ``to_to``, is more than the structure allows: reduced to ``max_to``."""

    code: ClassVar[str] = "reduced-to-maximum"
    to_to: int
    max_to: int


@value
class AmountAsChips:
    """A bare amount counts as chips of that value pushed in silence. Case tda43A-text."""

    code: ClassVar[str] = "amount-as-chips"
    seat: str
    to_to: int


@value
class SaidPot:
    """“Pot” where the pot is the most: ``max_to``."""

    code: ClassVar[str] = "said-pot"
    seat: str
    max_to: int


@value
class PotIsNoAmount:
    """“Pot” where the pot is no limit binds to a valid bet or raise: ``min_to``. Case tda54D."""

    code: ClassVar[str] = "pot-is-no-amount"
    seat: str
    min_to: int


@value
class UnclearAmount:
    """Of the readings of an unclear amount, the highest up to the pot: ``read_to``. tda57-500."""

    code: ClassVar[str] = "unclear-amount"
    said: int
    pot_by: int
    read_to: int


@value
class UnclearAbovePot:
    """Every reading of the amount is more than the pot: the lowest counts, ``read_to``."""

    code: ClassVar[str] = "unclear-above-pot"
    said: int
    pot_by: int
    read_to: int


@value
class SaidFold:
    """A fold binds, also with nothing to pay. Case tda58."""

    code: ClassVar[str] = "said-fold"
    seat: str


@value
class SaidAllIn:
    """“All-in” binds to every chip, ``total_to``."""

    code: ClassVar[str] = "said-all-in"
    seat: str
    total_to: int


@value
class SaidByClosed:
    """A raise by a seat that may not raise: a call."""

    code: ClassVar[str] = "said-by-closed"
    seat: str
    level_to: int


@value
class WordsFirst:
    """The words came before the chips and define the act."""

    code: ClassVar[str] = "words-first"
    seat: str


@value
class ChipsFirst:
    """The chips came before the words and define the act."""

    code: ClassVar[str] = "chips-first"
    seat: str


@value
class WordsAndChips:
    """Words and chips at once, and they differ: the floor decides what was clear. tda40A-ex1."""

    code: ClassVar[str] = "words-and-chips"
    seat: str


WordReason = (
    SaidCall
    | SaidCheckFacing
    | SaidRaise
    | RaiseByChip
    | RaiseByChips
    | SaidRaiseNoAmount
    | RaisedToMinimum
    | ReducedToMaximum
    | AmountAsChips
    | SaidPot
    | PotIsNoAmount
    | UnclearAmount
    | UnclearAbovePot
    | SaidFold
    | SaidAllIn
    | SaidByClosed
    | WordsFirst
    | ChipsFirst
    | WordsAndChips
)
"""Every reason of this module."""
