"""Reasons: one frozen class each, with its facts. Words come last, in ``explain``.

``code`` is what rule books cite and what is printed as data. Seats are labels; amounts are
street totals where they end in ``_to`` and increments where they end in ``_by``.
"""

from typing import get_args

from floorapp.engine.reasons.right import (
    Added,
    NotYetActed,
    Reopened,
    AddUp,
    NotReopened,
    Doubled,
    NotDoubled,
    NotRaisedSince,
    NobodyCanAnswer,
    StackUnderLevel,
    OnlyAllIn,
)
from floorapp.engine.reasons.amounts import (
    MinimumBet,
    MinimumBetUnknown,
    MinimumRaise,
    ShortAllInKeepsStep,
    MinimumDoubles,
    ShortBlind,
)
from floorapp.engine.reasons.missing import (
    FacesWager,
    NothingToCall,
    AlreadyBet,
    NoBetYet,
    HasFolded,
    IsAllIn,
    RoundClosed,
    OnlyOneLeft,
)
from floorapp.engine.reasons.faults import (
    BelowMinimum,
    NotAboveLevel,
    BelowCall,
    ChipsBehind,
    MoreThanStack,
    LessThanPutIn,
    StackUnknown,
    NotInHand,
    NotInTurn,
    PostedTooLate,
    HasActWaiting,
)
from floorapp.engine.reasons.readings import (
    ReadAsCheck,
    ReadAsCall,
    ReadAsBet,
    ReadAsRaise,
    HeldForTurn,
    BoundOutOfTurn,
    FreedOutOfTurn,
    FoldOutOfTurn,
    ShortBlindCovered,
)

Reason = (
    NotYetActed
    | Reopened
    | AddUp
    | NotReopened
    | Doubled
    | NotDoubled
    | NotRaisedSince
    | NobodyCanAnswer
    | StackUnderLevel
    | OnlyAllIn
    | MinimumBet
    | MinimumBetUnknown
    | MinimumRaise
    | ShortAllInKeepsStep
    | MinimumDoubles
    | ShortBlind
    | FacesWager
    | NothingToCall
    | AlreadyBet
    | NoBetYet
    | HasFolded
    | IsAllIn
    | RoundClosed
    | OnlyOneLeft
    | BelowMinimum
    | NotAboveLevel
    | BelowCall
    | ChipsBehind
    | MoreThanStack
    | LessThanPutIn
    | StackUnknown
    | NotInHand
    | NotInTurn
    | PostedTooLate
    | HasActWaiting
    | ReadAsCheck
    | ReadAsCall
    | ReadAsBet
    | ReadAsRaise
    | HeldForTurn
    | BoundOutOfTurn
    | FreedOutOfTurn
    | FoldOutOfTurn
    | ShortBlindCovered
)

REASONS: tuple[type[Reason], ...] = get_args(Reason)
"""Every reason there is, in the order above."""

CODES: frozenset[str] = frozenset(reason.code for reason in REASONS)
"""The codes that a rule book may cite."""

__all__ = [
    "Added",
    "CODES",
    "REASONS",
    "Reason",
    "NotYetActed",
    "Reopened",
    "AddUp",
    "NotReopened",
    "Doubled",
    "NotDoubled",
    "NotRaisedSince",
    "NobodyCanAnswer",
    "StackUnderLevel",
    "OnlyAllIn",
    "MinimumBet",
    "MinimumBetUnknown",
    "MinimumRaise",
    "ShortAllInKeepsStep",
    "MinimumDoubles",
    "ShortBlind",
    "FacesWager",
    "NothingToCall",
    "AlreadyBet",
    "NoBetYet",
    "HasFolded",
    "IsAllIn",
    "RoundClosed",
    "OnlyOneLeft",
    "BelowMinimum",
    "NotAboveLevel",
    "BelowCall",
    "ChipsBehind",
    "MoreThanStack",
    "LessThanPutIn",
    "StackUnknown",
    "NotInHand",
    "NotInTurn",
    "PostedTooLate",
    "HasActWaiting",
    "ReadAsCheck",
    "ReadAsCall",
    "ReadAsBet",
    "ReadAsRaise",
    "HeldForTurn",
    "BoundOutOfTurn",
    "FreedOutOfTurn",
    "FoldOutOfTurn",
    "ShortBlindCovered",
]
