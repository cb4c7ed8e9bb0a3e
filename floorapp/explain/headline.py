"""The headline: what a seat may do, in one sentence as it is said aloud at the table."""

from floorapp.engine.answer import Answer
from floorapp.engine.legality import Options
from floorapp.engine.reasons import OnlyOneLeft
from floorapp.engine.values import replace
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.reason_text import reason_text
from floorapp.explain.seats import SeatForms


def headline(answer: Answer, words: Catalogue) -> str:
    """Return what the asked seat may do.

    Where it is not on that seat, the sentence says that it is about the action coming to it now.
    """
    options = answer.options
    if options is None:
        if isinstance(answer.reasons[0], OnlyOneLeft):
            return words.text("The hand is over.")
        return words.text("The betting round is over.")
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
    return bool(options.faced_by) or options.has_right


def choices_text(options: Options, words: Catalogue) -> str:
    """Return what the floor may choose between where a book leaves an answer to it."""
    return words.text(
        "Choices: {seat} calls {call}, or owes nothing.",
        seat=words.seat(options.name),
        call=options.to_call_by,
    )


def rights(options: Options, seat: SeatForms, words: Catalogue) -> str:
    """Return what a live seat may do, options from small to large.

    Folding is left out where there is nothing to pay.
    """
    if options.faced_by:
        if options.may_wager:
            return _call_or_raise(options, seat, words)
        return _call_or_fold(options, seat, words)
    if options.may_wager:
        return _check_or_wager(options, seat, words)
    if options.has_right:
        return words.text("{Seat} may check.", seat=seat)
    return words.text("{Seat} has nothing to decide now.", seat=seat)


def _call_or_raise(options: Options, seat: SeatForms, words: Catalogue) -> str:
    call, least, stack = options.to_call_by, options.min_to or 0, options.stack
    if stack is None or stack > least:
        return words.text(
            "{Seat} may fold, call {call} or raise to {min} or more.",
            seat=seat,
            call=call,
            min=least,
        )
    if stack == least:
        return words.text(
            "{Seat} may fold, call {call} or raise all-in to {min}.",
            seat=seat,
            call=call,
            min=least,
        )
    return words.text(
        "{Seat} may fold, call {call} or go all-in for {total}.",
        seat=seat,
        call=call,
        total=stack,
    )


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


def _check_or_wager(options: Options, seat: SeatForms, words: Catalogue) -> str:
    least, stack = options.min_to, options.stack
    if least is None:
        return words.text("{Seat} may check or bet.", seat=seat)
    if stack is not None and stack < least:
        return words.text("{Seat} may check or go all-in for {total}.", seat=seat, total=stack)
    if not options.table.level:
        if stack == least:
            return words.text("{Seat} may check or bet {min} all-in.", seat=seat, min=least)
        return words.text("{Seat} may check or bet {min} or more.", seat=seat, min=least)
    if stack == least:
        return words.text("{Seat} may check or raise all-in to {min}.", seat=seat, min=least)
    return words.text("{Seat} may check or raise to {min} or more.", seat=seat, min=least)
