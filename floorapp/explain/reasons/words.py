"""Sentences for what spoken words count as, with chips or without."""

from typing import assert_never

from floorapp.engine import reasons
from floorapp.engine.reasons.words import WordReason
from floorapp.explain.catalogue import Catalogue

BoundReason = (
    reasons.RaisedToMinimum
    | reasons.ReducedToMaximum
    | reasons.UnclearAmount
    | reasons.UnclearAbovePot
)
OrderReason = reasons.WordsFirst | reasons.ChipsFirst | reasons.WordsAndChips
WagerWords = (
    reasons.SaidRaise
    | reasons.RaiseByChip
    | reasons.RaiseByChips
    | reasons.SaidRaiseNoAmount
    | reasons.AmountAsChips
    | reasons.SaidPot
    | reasons.PotIsNoAmount
    | reasons.SaidAllIn
)


def word_sentence(reason: WordReason, words: Catalogue) -> str:
    """Return the sentence for a reason about what was said."""
    if isinstance(reason, BoundReason):
        return _amount(reason, words)
    if isinstance(reason, WagerWords):
        return _wager(reason, words)
    if isinstance(reason, OrderReason):
        return _order(reason, words)
    seat = words.seat(reason.seat)
    match reason:
        case reasons.SaidCall(level_to=level):
            return words.text(
                "“Call” binds {seat} to the whole call, to {level}.", seat=seat, level=level
            )
        case reasons.SaidCheckFacing(level_to=level):
            return words.text(
                "{Seat} said “check” facing {level}: only a fold or a call is left.",
                seat=seat,
                level=level,
            )
        case reasons.SaidFold():
            return words.text(
                "{Seat} said “fold”: a fold binds, even with nothing to pay.", seat=seat
            )
        case reasons.SaidByClosed(level_to=level):
            return words.text(
                "{Seat} announced a raise, but may not raise: a call, to {level}.",
                seat=seat,
                level=level,
            )
        case _:
            assert_never(reason)


def _order(reason: OrderReason, words: Catalogue) -> str:
    seat = words.seat(reason.seat)
    match reason:
        case reasons.WordsFirst():
            return words.text("The words of {seat} came before the chips: they decide.", seat=seat)
        case reasons.ChipsFirst():
            return words.text("The chips of {seat} came before the words: they decide.", seat=seat)
        case reasons.WordsAndChips():
            return words.text(
                "Words and chips of {seat} came at once and differ: the floor decides which was "
                "clear.",
                seat=seat,
            )
        case _:
            assert_never(reason)


def _wager(reason: WagerWords, words: Catalogue) -> str:
    seat = words.seat(reason.seat)
    match reason:
        case reasons.RaiseByChip(chip_by=chip, raise_to=to):
            return words.text(
                "{Seat} announced it, named no amount and put in a single {chip} chip: it counts "
                "in full, {to} is the total.",
                seat=seat,
                chip=chip,
                to=to,
            )
        case reasons.SaidRaise(raise_to=to) | reasons.RaiseByChips(raise_to=to):
            return words.text("The words of {seat} bind; {to} is the total.", seat=seat, to=to)
        case reasons.SaidRaiseNoAmount(min_to=least):
            return words.text(
                "{Seat} named no amount: the minimum counts, {min}.", seat=seat, min=least
            )
        case reasons.AmountAsChips(to_to=to):
            return words.text(
                "{Seat} said only an amount: it counts as {to} in chips without a word.",
                seat=seat,
                to=to,
            )
        case reasons.SaidPot(max_to=most):
            return words.text(
                "{Seat} said “pot”: the most that pot-limit allows is {max}.", seat=seat, max=most
            )
        case reasons.PotIsNoAmount(min_to=least):
            return words.text(
                "“Pot” is no amount here, but it binds {seat} to the least bet or raise: {min}.",
                seat=seat,
                min=least,
            )
        case reasons.SaidAllIn(total_to=total):
            return words.text(
                "“All-in” binds every chip of {seat}: {total} in all.", seat=seat, total=total
            )
        case _:
            assert_never(reason)


def _amount(reason: BoundReason, words: Catalogue) -> str:
    match reason:
        case reasons.RaisedToMinimum(to_to=to, min_to=least):
            return words.text(
                "{to} is less than the minimum of {min}: it is made up to {min}.", to=to, min=least
            )
        case reasons.ReducedToMaximum(to_to=to, max_to=most):
            return words.text(
                "{to} is more than the maximum of {max}: it is reduced to {max}.", to=to, max=most
            )
        case reasons.UnclearAmount(said=said, pot_by=pot, read_to=read):
            return words.text(
                "“{said}” can be read in several ways; the highest that is not above the pot of "
                "{pot} counts: {read}.",
                said=said,
                pot=pot,
                read=read,
            )
        case reasons.UnclearAbovePot(said=said, pot_by=pot, read_to=read):
            return words.text(
                "Every reading of “{said}” is above the pot of {pot}: the lowest counts, {read}.",
                said=said,
                pot=pot,
                read=read,
            )
        case _:
            assert_never(reason)
