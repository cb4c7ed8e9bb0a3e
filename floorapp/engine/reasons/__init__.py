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
from floorapp.engine.reasons.chips import (
    ChangeForOption,
    ChipReason,
    ChipToSpare,
    ClosedChips,
    EveryChipNeeded,
    ExactCall,
    HalfNotReached,
    HalfOfWhat,
    HalfReached,
    LastChipsAllIn,
    LastChipsSilent,
    OpeningChips,
    OpeningTooSmall,
    OversizedChip,
    PriorChipsCombined,
    PriorChipsLeft,
    PriorChipsPulled,
    PriorChipsTogether,
    PulledBackFullValue,
    PulledBackNoFold,
    SameChips,
    TinyChip,
    UndercallFloor,
    UndercallHeadsUp,
    UndercallOpening,
    UndercallWithdrawn,
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
    ShortBlindCounts,
    SmallBlindAsBig,
)
from floorapp.engine.reasons.missing import (
    FacesWager,
    HasFolded,
    IsAllIn,
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
    PassiveOutOfTurn,
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
from floorapp.engine.reasons.told import (
    AcceptedAction,
    AmountFirst,
    CalledTooEarly,
    ClockRanOut,
    ConditionalWords,
    ForwardMotion,
    HiddenChip,
    KilledHand,
    Misinformed,
    NothingToCorrect,
    NotSubstantial,
    NotSubstantialUnlike,
    PotOvercounted,
    PotRulesConflict,
    PotStands,
    PotUndercounted,
    SkippedInTime,
    SkippedTooLate,
    StringBet,
    Substantial,
    SubstantialUnlike,
    ToldReason,
    TooLateToCorrect,
    TwoMotions,
    WagerCorrected,
)
from floorapp.engine.reasons.words import (
    AmountAsChips,
    ChipsFirst,
    PotIsNoAmount,
    RaiseByChip,
    RaiseByChips,
    RaisedToMinimum,
    ReducedToMaximum,
    SaidAllIn,
    SaidByClosed,
    SaidCall,
    SaidCheckFacing,
    SaidFold,
    SaidPot,
    SaidRaise,
    SaidRaiseNoAmount,
    UnclearAbovePot,
    UnclearAmount,
    WordReason,
    WordsAndChips,
    WordsFirst,
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
    | PassiveOutOfTurn
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
    | ShortBlindCounts
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
    | ChipReason
    | WordReason
    | ToldReason
)

REASONS: tuple[type[Reason], ...] = get_args(Reason)
"""Every reason there is, in the order above."""

CODES: frozenset[str] = frozenset(reason.code for reason in REASONS)
"""The codes that a rule book may cite."""

__all__ = [
    "CODES",
    "REASONS",
    "AboveMaximum",
    "AcceptedAction",
    "AddUp",
    "Added",
    "AmountAsChips",
    "AmountFirst",
    "AnteComesFirst",
    "BelowCall",
    "BelowMinimum",
    "BetSizeUnknown",
    "BlindComesFirst",
    "BoundOutOfTurn",
    "CalledTooEarly",
    "CapReached",
    "ChangeForOption",
    "ChipToSpare",
    "ChipsBehind",
    "ChipsFirst",
    "ClockRanOut",
    "ClosedChips",
    "ConditionalWords",
    "ConsecutiveAllIns",
    "Doubled",
    "EveryChipNeeded",
    "ExactCall",
    "FacesWager",
    "FoldOutOfTurn",
    "ForwardMotion",
    "FreedOutOfTurn",
    "FullRaiseSince",
    "HalfBetReopens",
    "HalfCountsAsFull",
    "HalfNotReached",
    "HalfOfWhat",
    "HalfRaiseCounts",
    "HalfReached",
    "HasActWaiting",
    "HasFolded",
    "HeldForTurn",
    "HiddenChip",
    "IsAllIn",
    "KilledHand",
    "LastChipsAllIn",
    "LastChipsSilent",
    "LessThanPutIn",
    "LimitBet",
    "LimitCompletes",
    "LimitRaise",
    "MinimumBet",
    "MinimumBetUnknown",
    "MinimumCompletes",
    "MinimumDoubles",
    "MinimumRaise",
    "Misinformed",
    "MissingBlindCounts",
    "MissingBlindUnclear",
    "MoreThanStack",
    "NoFullRaiseSince",
    "NoSuchStreet",
    "NobodyCanAnswer",
    "NotAboveLevel",
    "NotDoubled",
    "NotInHand",
    "NotInTurn",
    "NotRaisedSince",
    "NotReopened",
    "NotSubstantial",
    "NotSubstantialUnlike",
    "NotYetActed",
    "NothingToCall",
    "NothingToCorrect",
    "OnlyAllIn",
    "OnlyOneLeft",
    "OpenerUnknown",
    "OpeningChips",
    "OpeningTooSmall",
    "OversizedChip",
    "PassiveOutOfTurn",
    "PostedTooLate",
    "PotIsNoAmount",
    "PotLimitMax",
    "PotOvercounted",
    "PotRulesConflict",
    "PotStands",
    "PotUnderMinimum",
    "PotUndercounted",
    "PotUnknown",
    "PriorChipsCombined",
    "PriorChipsLeft",
    "PriorChipsPulled",
    "PriorChipsTogether",
    "PulledBackFullValue",
    "PulledBackNoFold",
    "RaiseByChip",
    "RaiseByChips",
    "RaisedToMinimum",
    "ReadAsBet",
    "ReadAsCall",
    "ReadAsCheck",
    "ReadAsRaise",
    "Reason",
    "ReducedToMaximum",
    "Reopened",
    "RightUnclear",
    "RoundClosed",
    "SaidAllIn",
    "SaidByClosed",
    "SaidCall",
    "SaidCheckFacing",
    "SaidFold",
    "SaidPot",
    "SaidRaise",
    "SaidRaiseNoAmount",
    "SameChips",
    "ShortAllInKeepsStep",
    "ShortBlind",
    "ShortBlindCounts",
    "ShortBlindCovered",
    "SkippedInTime",
    "SkippedTooLate",
    "SmallBlindAsBig",
    "StackUnderLevel",
    "StackUnknown",
    "StreetNotOver",
    "StringBet",
    "Substantial",
    "SubstantialUnlike",
    "TinyChip",
    "TooLateToCorrect",
    "TwoMotions",
    "UnclearAbovePot",
    "UnclearAmount",
    "UnderHalfBet",
    "UnderHalfRaise",
    "UndercallFloor",
    "UndercallHeadsUp",
    "UndercallOpening",
    "UndercallWithdrawn",
    "WagerCorrected",
    "WordsAndChips",
    "WordsFirst",
]
