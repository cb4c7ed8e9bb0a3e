"""Reasons for what is found out late, said too early, or happens beside the betting."""

from typing import ClassVar

from floorapp.engine.values import value


@value
class WagerCorrected:
    """A wager below the minimum, noticed in time: made up for everybody. Case tda52A."""

    code: ClassVar[str] = "wager-corrected"
    seat: str
    to_to: int
    min_to: int


@value
class TooLateToCorrect:
    """Noticed when the next card was out: the wager stands. Case tda52A-late."""

    code: ClassVar[str] = "too-late-to-correct"
    seat: str
    to_to: int


@value
class NothingToCorrect:
    """The wager of the seat was right."""

    code: ClassVar[str] = "nothing-to-correct"
    seat: str
    to_to: int


@value
class PotOvercounted:
    """The pot was counted too large: reduced to ``max_to`` for everybody. Case tda52B-ex3."""

    code: ClassVar[str] = "pot-overcounted"
    seat: str
    to_to: int
    max_to: int


@value
class PotUndercounted:
    """The pot was counted too small, and nobody has acted on it: made up. Case tda52B-ex2."""

    code: ClassVar[str] = "pot-undercounted"
    seat: str
    to_to: int
    max_to: int


@value
class PotStands:
    """The pot was counted wrongly, but action has gone too far: it stands. Case tda52B-ex1."""

    code: ClassVar[str] = "pot-stands"
    seat: str
    to_to: int
    max_to: int


@value
class PotRulesConflict:
    """Two places of the book say different things about a bet over the pot. tda52B-ex3."""

    code: ClassVar[str] = "pot-rules-conflict"
    seat: str
    to_to: int
    max_to: int


@value
class AcceptedAction:
    """Who calls owes the true amount, whatever was said of it. Case tda49."""

    code: ClassVar[str] = "accepted-action"
    seat: str
    quoted_to: int
    level_to: int


@value
class Misinformed:
    """A call on an amount told too low may be withdrawn, if nobody has acted since. Case D048."""

    code: ClassVar[str] = "misinformed"
    seat: str
    quoted_to: int
    level_to: int


@value
class ForwardMotion:
    """Chips moved forward and not let go: the house says whether that is a call. Case D117."""

    code: ClassVar[str] = "forward-motion"
    seat: str
    faced_by: int


@value
class StringBet:
    """Only the first motion counts; chips added later go back. Case tda56-fr.

    ``kept_by`` of them stay all the same: what the seat still owes.
    """

    code: ClassVar[str] = "string-bet"
    seat: str
    first_by: int
    later_by: int
    kept_by: int = 0


@value
class AmountFirst:
    """The amount was declared before the chips: in how many motions they come is no matter."""

    code: ClassVar[str] = "amount-first"
    seat: str


@value
class TwoMotions:
    """By this book a raise may be made in two motions: the call first, then the rest."""

    code: ClassVar[str] = "two-motions"
    seat: str
    first_by: int
    later_by: int


@value
class ConditionalWords:
    """Words about what the seat would do if: the floor may hold it to them. Case tda59."""

    code: ClassVar[str] = "conditional-words"
    seat: str


@value
class CalledTooEarly:
    """A call before the amount was known: the floor may hold the seat to any. Case tda59B."""

    code: ClassVar[str] = "called-too-early"
    seat: str
    level_to: int


@value
class HiddenChip:
    """Chips not seen when the all-in was called: the floor says whether they count. tda62."""

    code: ClassVar[str] = "hidden-chip"
    seat: str
    hidden_by: int


@value
class ClockRanOut:
    """The clock ran out: facing a bet the hand is dead, otherwise it is a check. Rule 29."""

    code: ClassVar[str] = "clock-ran-out"
    seat: str
    faced_by: int


@value
class KilledHand:
    """The hand was killed: what nobody had called comes back, the rest stays. Rule 65."""

    code: ClassVar[str] = "killed-hand"
    seat: str
    returned_by: int
    left_by: int


@value
class Substantial:
    """``acts`` acts, ``with_chips`` of them with chips: substantial action. Rule 36."""

    code: ClassVar[str] = "substantial"
    acts: int
    with_chips: int


@value
class NotSubstantial:
    """``acts`` acts, ``with_chips`` of them with chips: not substantial action. Case sa-1."""

    code: ClassVar[str] = "not-substantial"
    acts: int
    with_chips: int


@value
class SubstantialUnlike:
    """Two acts that are not two checks or two folds, or three of these: WSOP live action 109."""

    code: ClassVar[str] = "substantial-unlike"
    acts: int


@value
class NotSubstantialUnlike:
    """Fewer than three checks or folds and nothing else: not substantial action by 109."""

    code: ClassVar[str] = "not-substantial-unlike"
    acts: int


@value
class SkippedInTime:
    """The skipped seat spoke up before substantial action behind it: it acts now."""

    code: ClassVar[str] = "skipped-in-time"
    seat: str


@value
class SkippedTooLate:
    """Substantial action behind the skipped seat: the acts bind, the floor decides its hand."""

    code: ClassVar[str] = "skipped-too-late"
    seat: str


ToldReason = (
    WagerCorrected
    | TooLateToCorrect
    | NothingToCorrect
    | PotOvercounted
    | PotUndercounted
    | PotStands
    | PotRulesConflict
    | AcceptedAction
    | Misinformed
    | ForwardMotion
    | StringBet
    | AmountFirst
    | TwoMotions
    | ConditionalWords
    | CalledTooEarly
    | HiddenChip
    | ClockRanOut
    | KilledHand
    | Substantial
    | NotSubstantial
    | SubstantialUnlike
    | NotSubstantialUnlike
    | SkippedInTime
    | SkippedTooLate
)
"""Every reason of this module."""
