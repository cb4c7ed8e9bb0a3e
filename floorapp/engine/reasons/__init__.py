"""Reasons: one frozen class each, with its facts. Words come last, in ``explain``.

``code`` is what rule books cite and what is printed as data. Seats are labels; amounts are
street totals where they end in ``_to`` and increments where they end in ``_by``.
"""

from typing import get_args

from floorapp.engine.reasons.amounts import (
    MinimumBet,
    MinimumBetUnknown,
    MinimumDoubles,
    MinimumRaise,
    ShortAllInKeepsStep,
    ShortBlind,
)
from floorapp.engine.reasons.faults import (
    BelowCall,
    BelowMinimum,
    ChipsBehind,
    HasActWaiting,
    LessThanPutIn,
    MoreThanStack,
    NotAboveLevel,
    NotInHand,
    NotInTurn,
    PostedTooLate,
    StackUnknown,
)
from floorapp.engine.reasons.missing import (
    AlreadyBet,
    FacesWager,
    HasFolded,
    IsAllIn,
    NoBetYet,
    NothingToCall,
    OnlyOneLeft,
    RoundClosed,
)
from floorapp.engine.reasons.readings import (
    BoundOutOfTurn,
    FoldOutOfTurn,
    FreedOutOfTurn,
    HeldForTurn,
    ReadAsBet,
    ReadAsCall,
    ReadAsCheck,
    ReadAsRaise,
    ShortBlindCovered,
)
from floorapp.engine.reasons.right import (
    Added,
    AddUp,
    Doubled,
    NobodyCanAnswer,
    NotDoubled,
    NotRaisedSince,
    NotReopened,
    NotYetActed,
    OnlyAllIn,
    Reopened,
    StackUnderLevel,
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
    "CODES",
    "REASONS",
    "AddUp",
    "Added",
    "AlreadyBet",
    "BelowCall",
    "BelowMinimum",
    "BoundOutOfTurn",
    "ChipsBehind",
    "Doubled",
    "FacesWager",
    "FoldOutOfTurn",
    "FreedOutOfTurn",
    "HasActWaiting",
    "HasFolded",
    "HeldForTurn",
    "IsAllIn",
    "LessThanPutIn",
    "MinimumBet",
    "MinimumBetUnknown",
    "MinimumDoubles",
    "MinimumRaise",
    "MoreThanStack",
    "NoBetYet",
    "NobodyCanAnswer",
    "NotAboveLevel",
    "NotDoubled",
    "NotInHand",
    "NotInTurn",
    "NotRaisedSince",
    "NotReopened",
    "NotYetActed",
    "NothingToCall",
    "OnlyAllIn",
    "OnlyOneLeft",
    "PostedTooLate",
    "ReadAsBet",
    "ReadAsCall",
    "ReadAsCheck",
    "ReadAsRaise",
    "Reason",
    "Reopened",
    "RoundClosed",
    "ShortAllInKeepsStep",
    "ShortBlind",
    "ShortBlindCovered",
    "StackUnderLevel",
    "StackUnknown",
]
