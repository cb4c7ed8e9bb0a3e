"""Reasons: one frozen class each, with its facts. Words come last, in ``explain``.

``code`` is what rule books cite and what is printed as data. Seats are labels; amounts are
street totals where they end in ``_to`` and increments where they end in ``_by``.
"""

from typing import get_args

from floorapp.engine.reasons.amounts import (
    MinimumBet,
    MinimumBetUnknown,
    MinimumCompletes,
    MinimumDoubles,
    MinimumRaise,
    ShortAllInKeepsStep,
    ShortBlind,
)
from floorapp.engine.reasons.faults import (
    AnteComesFirst,
    BelowCall,
    BelowMinimum,
    BlindComesFirst,
    ChipsBehind,
    HasActWaiting,
    LessThanPutIn,
    MoreThanStack,
    NoSuchStreet,
    NotAboveLevel,
    NotInHand,
    NotInTurn,
    PostedTooLate,
    StackUnknown,
    StreetNotOver,
)
from floorapp.engine.reasons.limits import (
    AboveMaximum,
    BetSizeUnknown,
    HalfCountsAsFull,
    LimitBet,
    LimitCompletes,
    LimitRaise,
    MissingBlindCounts,
    MissingBlindUnclear,
    PotLimitMax,
    PotUnderMinimum,
    PotUnknown,
    SmallBlindAsBig,
)
from floorapp.engine.reasons.missing import (
    AlreadyBet,
    FacesWager,
    HasFolded,
    IsAllIn,
    NoBetYet,
    NothingToCall,
    OnlyOneLeft,
    OpenerUnknown,
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
    CapReached,
    ConsecutiveAllIns,
    Doubled,
    FullRaiseSince,
    HalfBetReopens,
    HalfRaiseCounts,
    NobodyCanAnswer,
    NoFullRaiseSince,
    NotDoubled,
    NotRaisedSince,
    NotReopened,
    NotYetActed,
    OnlyAllIn,
    Reopened,
    RightUnclear,
    StackUnderLevel,
    UnderHalfBet,
    UnderHalfRaise,
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
    | CapReached
    | ConsecutiveAllIns
    | FullRaiseSince
    | HalfBetReopens
    | HalfRaiseCounts
    | NoFullRaiseSince
    | RightUnclear
    | UnderHalfBet
    | UnderHalfRaise
    | MinimumCompletes
    | PotLimitMax
    | PotUnknown
    | PotUnderMinimum
    | MissingBlindCounts
    | SmallBlindAsBig
    | MissingBlindUnclear
    | LimitBet
    | LimitRaise
    | LimitCompletes
    | HalfCountsAsFull
    | BetSizeUnknown
    | AboveMaximum
    | OpenerUnknown
    | StreetNotOver
    | NoSuchStreet
    | BlindComesFirst
    | AnteComesFirst
)

REASONS: tuple[type[Reason], ...] = get_args(Reason)
"""Every reason there is, in the order above."""

CODES: frozenset[str] = frozenset(reason.code for reason in REASONS)
"""The codes that a rule book may cite."""

__all__ = [
    "CODES",
    "REASONS",
    "AboveMaximum",
    "AddUp",
    "Added",
    "AlreadyBet",
    "AnteComesFirst",
    "BelowCall",
    "BelowMinimum",
    "BetSizeUnknown",
    "BlindComesFirst",
    "BoundOutOfTurn",
    "CapReached",
    "ChipsBehind",
    "ConsecutiveAllIns",
    "Doubled",
    "FacesWager",
    "FoldOutOfTurn",
    "FreedOutOfTurn",
    "FullRaiseSince",
    "HalfBetReopens",
    "HalfCountsAsFull",
    "HalfRaiseCounts",
    "HasActWaiting",
    "HasFolded",
    "HeldForTurn",
    "IsAllIn",
    "LessThanPutIn",
    "LimitBet",
    "LimitCompletes",
    "LimitRaise",
    "MinimumBet",
    "MinimumBetUnknown",
    "MinimumCompletes",
    "MinimumDoubles",
    "MinimumRaise",
    "MissingBlindCounts",
    "MissingBlindUnclear",
    "MoreThanStack",
    "NoBetYet",
    "NoFullRaiseSince",
    "NoSuchStreet",
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
    "OpenerUnknown",
    "PostedTooLate",
    "PotLimitMax",
    "PotUnderMinimum",
    "PotUnknown",
    "ReadAsBet",
    "ReadAsCall",
    "ReadAsCheck",
    "ReadAsRaise",
    "Reason",
    "Reopened",
    "RightUnclear",
    "RoundClosed",
    "ShortAllInKeepsStep",
    "ShortBlind",
    "ShortBlindCovered",
    "SmallBlindAsBig",
    "StackUnderLevel",
    "StackUnknown",
    "StreetNotOver",
    "UnderHalfBet",
    "UnderHalfRaise",
]
