"""Sentences for what silent chips count as, and for a call that is too small."""

from typing import assert_never

from floorapp.engine import reasons
from floorapp.engine.reasons.chips import ChipReason
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.numbers import half

PlainReason = (
    reasons.ExactCall
    | reasons.OversizedChip
    | reasons.OpeningChips
    | reasons.OpeningTooSmall
    | reasons.ChangeForOption
    | reasons.ClosedChips
    | reasons.SameChips
)
HalfReason = reasons.HalfReached | reasons.HalfNotReached | reasons.HalfOfWhat
NeededReason = (
    reasons.EveryChipNeeded | reasons.ChipToSpare | reasons.LastChipsAllIn | reasons.LastChipsSilent
)
PriorReason = (
    reasons.PriorChipsLeft
    | reasons.PriorChipsPulled
    | reasons.PriorChipsTogether
    | reasons.PriorChipsCombined
    | reasons.PulledBackNoFold
    | reasons.PulledBackFullValue
)
UndercallReason = (
    reasons.UndercallHeadsUp
    | reasons.UndercallOpening
    | reasons.UndercallFloor
    | reasons.UndercallWithdrawn
    | reasons.TinyChip
)


def chip_sentence(reason: ChipReason, words: Catalogue) -> str:
    """Return the sentence for a reason about chips pushed in silence."""
    if isinstance(reason, HalfReason):
        return _half(reason, words)
    if isinstance(reason, NeededReason):
        return _needed(reason, words)
    if isinstance(reason, PriorReason):
        return _prior(reason, words)
    if isinstance(reason, UndercallReason):
        return _undercall(reason, words)
    return _plain(reason, words)


def _plain(reason: PlainReason, words: Catalogue) -> str:
    seat = words.seat(reason.seat)
    match reason:
        case reasons.ExactCall(level_to=level):
            return words.text(
                "{Seat} matches the bet of {level} exactly: a call.", seat=seat, level=level
            )
        case reasons.OversizedChip(chip_by=chip, call_by=call):
            return words.text(
                "{Seat} put in a single {chip} chip without a word, with {call} to call: that is "
                "a call.",
                seat=seat,
                chip=chip,
                call=call,
            )
        case reasons.OpeningChips(to_to=to):
            return words.text(
                "Nobody has bet yet: the chips of {seat} are a bet of {to}.", seat=seat, to=to
            )
        case reasons.OpeningTooSmall(to_to=to, min_to=least):
            return words.text(
                "The bet of {to} by {seat} is less than the minimum of {min}: it is made up to "
                "{min}.",
                seat=seat,
                to=to,
                min=least,
            )
        case reasons.ChangeForOption(chip_by=chip):
            return words.text(
                "{Seat} owes nothing and put in a single {chip} chip without a word: no rule says "
                "whether that is a check or a raise.",
                seat=seat,
                chip=chip,
            )
        case reasons.ClosedChips():
            return _closed(reason, words)
        case reasons.SameChips(chip_by=chip, over_by=over):
            return words.text(
                "{Seat} put in chips of {chip} alone, {over} over the call: in fixed limit half a "
                "bet more is a raise, but for chips of one denomination that is left to the floor.",
                seat=seat,
                chip=chip,
                over=over,
            )
        case _:
            assert_never(reason)


def _closed(reason: reasons.ClosedChips, words: Catalogue) -> str:
    seat = words.seat(reason.seat)
    if not reason.level_to:
        return words.text(
            "{Seat} may not bet here: the {total} does not count.", seat=seat, total=reason.total_to
        )
    return words.text(
        "{Seat} made it {total} over a bet of {level}, but may not raise: nothing above {level} "
        "counts.",
        seat=seat,
        total=reason.total_to,
        level=reason.level_to,
    )


def _half(reason: HalfReason, words: Catalogue) -> str:
    full, over, level = reason.full_by, reason.over_by, reason.level_to
    half_full = half(full, words.language)
    if isinstance(reason, reasons.HalfOfWhat):
        return words.text(
            "The book measures half of “the previous bet”: half of the full raise of {full} is "
            "{half}, half of the bet of {level} is {half_level}. {over} is enough for one and not "
            "for the other: the floor decides.",
            full=full,
            half=half_full,
            level=level,
            half_level=half(level, words.language),
            over=over,
        )
    facts = {"total": reason.total_to, "level": level, "over": over, "full": full}
    match reason:
        case reasons.HalfReached(raise_to=to) if 2 * over == full:
            return words.text(
                "The 50% standard decides. {total} − {level} = {over}; half of a full raise of "
                "{full} is {half}: exactly half counts, a raise to {to}.",
                half=half_full,
                to=to,
                **facts,
            )
        case reasons.HalfReached(raise_to=to):
            return words.text(
                "The 50% standard decides. {total} − {level} = {over}; half of a full raise of "
                "{full} is {half}: {over} > {half}, a raise to {to}.",
                half=half_full,
                to=to,
                **facts,
            )
        case reasons.HalfNotReached():
            return words.text(
                "The 50% standard decides. {total} − {level} = {over}; half of a full raise of "
                "{full} is {half}: {over} < {half}, a call.",
                half=half_full,
                **facts,
            )
        case _:
            assert_never(reason)


def _needed(reason: NeededReason, words: Catalogue) -> str:
    seat, total = words.seat(reason.seat), reason.total_to
    match reason:
        case reasons.EveryChipNeeded(smallest_by=smallest, rest_to=rest, level_to=level):
            return words.text(
                "Of the {total} by {seat}, without one {smallest} only {rest} is left, less than "
                "the bet of {level}: every chip is needed to call, so it is a call.",
                seat=seat,
                total=total,
                smallest=smallest,
                rest=rest,
                level=level,
            )
        case reasons.ChipToSpare(smallest_by=smallest, rest_to=rest, level_to=level):
            return words.text(
                "Of the {total} by {seat}, one {smallest} can be taken away and {rest} still "
                "covers the bet of {level}: not every chip is needed to call.",
                seat=seat,
                total=total,
                smallest=smallest,
                rest=rest,
                level=level,
            )
        case reasons.LastChipsAllIn():
            return words.text(
                "These are the last chips of {seat}: all-in for {total}.", seat=seat, total=total
            )
        case reasons.LastChipsSilent(level_to=level):
            return words.text(
                "These are the last chips of {seat}, {total}, and the bet of {level} needs every "
                "one of them: the book does not say whether that is a call or all-in.",
                seat=seat,
                total=total,
                level=level,
            )
        case _:
            assert_never(reason)


def _prior(reason: PriorReason, words: Catalogue) -> str:
    seat = words.seat(reason.seat)
    match reason:
        case reasons.PriorChipsLeft(prior_by=prior, added_by=added):
            return words.text(
                "{Seat} left the earlier {prior} where it lay: only the new {added} is tested.",
                seat=seat,
                prior=prior,
                added=added,
            )
        case reasons.PriorChipsPulled(prior_by=prior):
            return words.text(
                "{Seat} pulled back the earlier {prior}: only the new chips count.",
                seat=seat,
                prior=prior,
            )
        case reasons.PriorChipsTogether(kept_by=kept, added_by=added, total_to=total, pulled=True):
            return words.text(
                "The earlier {kept} of {seat} covered the bet. Left or pulled back, they are one "
                "bet with the new chips: {kept} + {added} = {total}.",
                seat=seat,
                kept=kept,
                added=added,
                total=total,
            )
        case reasons.PriorChipsTogether(kept_by=kept, added_by=added, total_to=total):
            return words.text(
                "The old and new chips in front of {seat} are one bet: {kept} + {added} = {total}.",
                seat=seat,
                kept=kept,
                added=added,
                total=total,
            )
        case reasons.PriorChipsCombined(prior_by=prior, added_by=added):
            return words.text(
                "{Seat} mixed the earlier {prior} with the new {added} and pushed all of it: "
                "{prior} + {added} = {total}.",
                seat=seat,
                prior=prior,
                added=added,
                total=prior + added,
            )
        case reasons.PulledBackNoFold(prior_by=prior):
            return words.text(
                "{Seat} pulled back {prior} while facing a raise: folding is not possible any "
                "more.",
                seat=seat,
                prior=prior,
            )
        case reasons.PulledBackFullValue(chip_by=chip):
            return words.text(
                "{Seat} pulled back chips that covered the bet and put in one {chip} chip: it "
                "counts at its full value.",
                seat=seat,
                chip=chip,
            )
        case _:
            assert_never(reason)


def _undercall(reason: UndercallReason, words: Catalogue) -> str:
    seat, level = words.seat(reason.seat), reason.level_to
    match reason:
        case reasons.UndercallHeadsUp(total_to=total):
            return words.text(
                "{Seat} put in {total}, too little to call {level}: heads-up, the call is made in "
                "full.",
                seat=seat,
                total=total,
                level=level,
            )
        case reasons.UndercallOpening(total_to=total):
            return words.text(
                "{Seat} put in {total}, too little to call {level}: against the opening bet, the "
                "call is made in full.",
                seat=seat,
                total=total,
                level=level,
            )
        case reasons.UndercallFloor(total_to=total, meant_to=meant):
            return words.text(
                "{Seat} put in {total}, too little to call {level}; {meant} is what {seat} meant "
                "to call: the floor decides between the whole call and a fold that leaves {meant} "
                "in.",
                seat=seat,
                total=total,
                level=level,
                meant=meant,
            )
        case reasons.UndercallWithdrawn(total_to=total):
            return words.text(
                "{Seat} put in {total}, too little to call {level}: who had not seen the raise "
                "may take the chips back if nobody has acted since.",
                seat=seat,
                total=total,
                level=level,
            )
        case reasons.TinyChip(chip_by=chip):
            return words.text(
                "{Seat} put in {chip}, tiny beside the bet of {level}: two rules of the book "
                "meet, and the floor decides, up to a full call.",
                seat=seat,
                chip=chip,
                level=level,
            )
        case _:
            assert_never(reason)
