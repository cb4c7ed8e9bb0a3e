"""Sentences for what is found out late, said too early, or happens beside the betting."""

from typing import assert_never

from floorapp.engine import reasons
from floorapp.engine.reasons.told import ToldReason
from floorapp.explain.catalogue import Catalogue

LateReason = reasons.WagerCorrected | reasons.TooLateToCorrect | reasons.NothingToCorrect
PotReason = (
    reasons.PotOvercounted | reasons.PotUndercounted | reasons.PotStands | reasons.PotRulesConflict
)
CountReason = (
    reasons.Substantial
    | reasons.NotSubstantial
    | reasons.SubstantialUnlike
    | reasons.NotSubstantialUnlike
)
MotionReason = reasons.StringBet | reasons.AmountFirst | reasons.TwoMotions | reasons.ForwardMotion
EarlyReason = (
    reasons.AcceptedAction | reasons.Misinformed | reasons.ConditionalWords | reasons.CalledTooEarly
)
BesideReason = (
    reasons.HiddenChip
    | reasons.ClockRanOut
    | reasons.KilledHand
    | reasons.SkippedInTime
    | reasons.SkippedTooLate
)


def told_sentence(reason: ToldReason, words: Catalogue) -> str:
    """Return the sentence for a reason about what the table told."""
    if isinstance(reason, CountReason):
        return _count(reason, words)
    if isinstance(reason, LateReason):
        return _late(reason, words)
    if isinstance(reason, PotReason):
        return _pot(reason, words)
    if isinstance(reason, EarlyReason):
        return _early(reason, words)
    if isinstance(reason, MotionReason):
        return _motion(reason, words)
    return _beside(reason, words)


def _beside(reason: BesideReason, words: Catalogue) -> str:
    seat = words.seat(reason.seat)
    match reason:
        case reasons.HiddenChip(hidden_by=hidden):
            return words.text(
                "{hidden} of {seat} was not to be seen when the all-in was called: the floor "
                "decides whether it counts.",
                seat=seat,
                hidden=hidden,
            )
        case reasons.ClockRanOut(faced_by=0):
            return words.text(
                "The clock of {seat} ran out with nothing to call: a check.", seat=seat
            )
        case reasons.ClockRanOut(faced_by=faced):
            return words.text(
                "The clock of {seat} ran out facing {faced}: the hand is dead.",
                seat=seat,
                faced=faced,
            )
        case reasons.KilledHand():
            return _killed(reason, words)
        case reasons.SkippedInTime():
            return words.text("The turn of {seat} is not lost.", seat=seat)
        case reasons.SkippedTooLate():
            return words.text(
                "There was substantial action behind {seat}: the acts bind, and the floor decides "
                "what {seat} may still do.",
                seat=seat,
            )
        case _:
            assert_never(reason)


def _killed(reason: reasons.KilledHand, words: Catalogue) -> str:
    seat, returned, left = words.seat(reason.seat), reason.returned_by, reason.left_by
    if not returned:
        return words.text("What {seat} has in stays in: {left}.", seat=seat, left=left)
    if not left:
        return words.text(
            "Nobody had called the {returned} by {seat}: it goes back.",
            seat=seat,
            returned=returned,
        )
    return words.text(
        "Nobody had called {returned} of what {seat} has in: that goes back, and {left} stays in.",
        seat=seat,
        returned=returned,
        left=left,
    )


def _count(reason: CountReason, words: Catalogue) -> str:
    match reason:
        case reasons.Substantial(acts=acts, with_chips=with_chips):
            return words.text(
                "Acts: {acts}, with chips: {chips}. Two acts of which one put chips in, or any "
                "three, are substantial action.",
                acts=acts,
                chips=with_chips,
            )
        case reasons.NotSubstantial(acts=acts, with_chips=with_chips):
            return words.text(
                "Acts: {acts}, with chips: {chips}. Substantial action takes two acts of which "
                "one put chips in, or any three.",
                acts=acts,
                chips=with_chips,
            )
        case reasons.SubstantialUnlike(acts=acts):
            return words.text(
                "Acts: {acts}. Two acts are substantial action unless both are checks or both "
                "are folds; of checks or folds alone, three are.",
                acts=acts,
            )
        case reasons.NotSubstantialUnlike(acts=acts):
            return words.text(
                "Acts: {acts}. Substantial action takes two acts that are not both checks or "
                "both folds; of checks or folds alone it takes three.",
                acts=acts,
            )
        case _:
            assert_never(reason)


def _late(reason: LateReason, words: Catalogue) -> str:
    seat, to = words.seat(reason.seat), reason.to_to
    match reason:
        case reasons.WagerCorrected(min_to=least):
            return words.text(
                "The {to} by {seat} is less than the minimum of {min}, noticed before the next "
                "card: it is made up to {min} for everyone.",
                seat=seat,
                to=to,
                min=least,
            )
        case reasons.TooLateToCorrect():
            return words.text(
                "The next card was out already: the {to} by {seat} stands.", seat=seat, to=to
            )
        case reasons.NothingToCorrect():
            return words.text(
                "The {to} by {seat} was right: nothing is corrected.", seat=seat, to=to
            )
        case _:
            assert_never(reason)


def _pot(reason: PotReason, words: Catalogue) -> str:
    facts = {"to": reason.to_to, "max": reason.max_to}
    seat = words.seat(reason.seat)
    match reason:
        case reasons.PotOvercounted():
            return words.text(
                "The pot was counted too large: the {to} by {seat} is reduced to the maximum of "
                "{max} for everyone.",
                seat=seat,
                **facts,
            )
        case reasons.PotUndercounted():
            return words.text(
                "The pot was counted too small, without substantial action since: the {to} by "
                "{seat} is made up to {max}.",
                seat=seat,
                **facts,
            )
        case reasons.PotStands():
            return words.text(
                "The pot was counted wrongly, {max} was right, but the action has gone too far: "
                "the {to} by {seat} stands.",
                seat=seat,
                **facts,
            )
        case reasons.PotRulesConflict():
            return words.text(
                "Two places of the book differ: by one the {to} by {seat} is reduced to {max}, by "
                "the other it stands.",
                seat=seat,
                **facts,
            )
        case _:
            assert_never(reason)


def _early(reason: EarlyReason, words: Catalogue) -> str:
    seat = words.seat(reason.seat)
    match reason:
        case reasons.AcceptedAction(quoted_to=quoted, level_to=level):
            return words.text(
                "{Seat} was told {quoted}, the bet is {level}: who calls owes the true amount.",
                seat=seat,
                quoted=quoted,
                level=level,
            )
        case reasons.Misinformed(quoted_to=quoted, level_to=level):
            return words.text(
                "{Seat} was told {quoted}, the bet is {level}: a call of an amount told too low "
                "may be taken back if nobody has acted since.",
                seat=seat,
                quoted=quoted,
                level=level,
            )
        case reasons.ConditionalWords():
            return words.text(
                "{Seat} spoke on a condition: the floor may hold {seat} to it.", seat=seat
            )
        case reasons.CalledTooEarly(level_to=level):
            return words.text(
                "{Seat} called before the amount of {level} was known: the floor may hold {seat} "
                "to it.",
                seat=seat,
                level=level,
            )
        case _:
            assert_never(reason)


def _motion(reason: MotionReason, words: Catalogue) -> str:
    seat = words.seat(reason.seat)
    match reason:
        case reasons.StringBet(kept_by=kept) if kept:
            return _kept(reason, words)
        case reasons.AmountFirst():
            return words.text(
                "{Seat} declared the amount before the chips: it does not matter in how many "
                "motions they come.",
                seat=seat,
            )
        case reasons.StringBet(first_by=first, later_by=later):
            return words.text(
                "{Seat} put in {first} and then {later} in another motion: only the first counts, "
                "{later} goes back.",
                seat=seat,
                first=first,
                later=later,
            )
        case reasons.TwoMotions(first_by=first, later_by=later):
            return words.text(
                "{Seat} called with {first} and added {later} in one more motion; by this book "
                "that is a raise: {first} + {later} = {total}.",
                seat=seat,
                first=first,
                later=later,
                total=first + later,
            )
        case reasons.ForwardMotion(faced_by=0):
            return words.text(
                "{Seat} moved chips forward without letting go: the house says whether that binds.",
                seat=seat,
            )
        case reasons.ForwardMotion(faced_by=faced):
            return words.text(
                "{Seat} moved chips forward without letting go, with {faced} to call: the house "
                "says whether that is a call.",
                seat=seat,
                faced=faced,
            )
        case _:
            assert_never(reason)


def _kept(reason: reasons.StringBet, words: Catalogue) -> str:
    seat, first, later = words.seat(reason.seat), reason.first_by, reason.later_by
    if reason.kept_by == later:
        return words.text(
            "{Seat} put in {first} and then {later} in another motion: only the first counts, "
            "but {later} stays in for what {seat} owes.",
            seat=seat,
            first=first,
            later=later,
        )
    return words.text(
        "{Seat} put in {first} and then {later} in another motion: only the first counts; of the "
        "{later}, {kept} stays in for what {seat} owes and {back} goes back.",
        seat=seat,
        first=first,
        later=later,
        kept=reason.kept_by,
        back=later - reason.kept_by,
    )
