"""The headline: what a seat may do, in one sentence as it is said aloud at the table."""

from floorapp.engine.answer import Answer
from floorapp.engine.options import Options
from floorapp.engine.reasons import (
    MissingBlindUnclear,
    OnlyOneLeft,
    OpenerUnknown,
    Reason,
    RightUnclear,
    ShortBlindCovered,
)
from floorapp.engine.values import replace
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.reason_text import reason_text
from floorapp.explain.seats import SeatForms
from floorapp.explain.wager_text import wager_text


def headline(answer: Answer, words: Catalogue) -> str:
    """Return what the asked seat may do.

    Where it is not on that seat, the sentence says that it is about the action coming to it now.
    """
    options = answer.options
    if options is None:
        return _nobody(answer.reasons[0], words)
    if not options.live:
        return reason_text(answer.reasons[0], words)
    if answer.discretion:
        return words.text("The book leaves this to the floor.")
    seat = words.seat(options.name)
    capital = rights(options, seat, words)
    if answer.to_act == options.name or not has_choice(options):
        return capital
    return words.text(
        "If it came to {seat} now: {rights}",
        seat=seat,
        rights=rights(options, replace(seat, Seat=seat.seat), words),
        Rights=capital,
    )


def has_choice(options: Options) -> bool:
    """Return whether a live seat would have anything to decide: a bet to answer, or a right."""
    return bool(options.faced_by) or options.right is True


def choices_text(answer: Answer, words: Catalogue) -> str:
    """Return what the floor may choose between where a book leaves an answer to it."""
    options = answer.options
    if options is None:
        return ""
    found = [_choices(reason, options, words) for reason in answer.reasons]
    return " ".join(filter(None, found))


def rights(options: Options, seat: SeatForms, words: Catalogue) -> str:
    """Return what a live seat may do, options from small to large.

    Folding is left out where there is nothing to pay.
    """
    if options.faced_by:
        if options.may_wager:
            return words.text(
                "{Seat} may fold, call {call} or {wager}.",
                seat=seat,
                call=options.to_call_by,
                wager=wager_text(options, words),
            )
        return _call_or_fold(options, seat, words)
    if options.may_wager:
        wager = wager_text(options, words)
        if not wager:
            return words.text("{Seat} may check or bet.", seat=seat)
        return words.text("{Seat} may check or {wager}.", seat=seat, wager=wager)
    if options.right:
        return words.text("{Seat} may check.", seat=seat)
    return words.text("{Seat} has nothing to decide now.", seat=seat)


def _nobody(why: Reason, words: Catalogue) -> str:
    """Return what holds where nobody is to act."""
    if isinstance(why, OnlyOneLeft):
        return words.text("The hand is over.")
    if isinstance(why, OpenerUnknown):
        return words.text("Name the seat that opens.")
    return words.text("The betting round is over.")


def _choices(reason: Reason, options: Options, words: Catalogue) -> str:
    match reason:
        case ShortBlindCovered():
            return words.text(
                "Choices: {seat} calls {call}, or owes nothing.",
                seat=words.seat(options.name),
                call=options.to_call_by,
            )
        case RightUnclear():
            return words.text(
                "Choices: {seat} may {wager}, or may only fold or call {call}.",
                seat=words.seat(options.name),
                wager=wager_text(options, words),
                call=options.to_call_by,
            )
        case MissingBlindUnclear(max_to=most, full_to=full):
            return words.text("Choices: at most {max}, or at most {full}.", max=most, full=full)
        case _:
            return ""


def _call_or_fold(options: Options, seat: SeatForms, words: Catalogue) -> str:
    call, total = options.to_call_by, options.call_to
    if call == options.faced_by:
        return words.text("{Seat} may fold or call {call}.", seat=seat, call=call)
    if call == total:
        return words.text("{Seat} may fold or call all-in for {total}.", seat=seat, total=total)
    return words.text(
        "{Seat} may fold or call {call} all-in, for a total of {total}.",
        seat=seat,
        call=call,
        total=total,
    )
