"""What a seat may do, as a sentence: its options from small to large."""

from floorapp.engine.options import Options
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.seats import SeatForms
from floorapp.explain.wager_text import wager_text


def has_choice(options: Options) -> bool:
    """Return whether a live seat would have anything to decide: a bet to answer, or a right."""
    return bool(options.faced_by) or options.right is True


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
        return call_or_fold(options, seat, words)
    if options.may_wager:
        wager = wager_text(options, words)
        if not wager:
            return words.text("{Seat} may check or bet.", seat=seat)
        return words.text("{Seat} may check or {wager}.", seat=seat, wager=wager)
    if options.right:
        return words.text("{Seat} may check.", seat=seat)
    return words.text("{Seat} has nothing to decide now.", seat=seat)


def call_or_fold(options: Options, seat: SeatForms, words: Catalogue) -> str:
    """Return that a seat may only fold or call, and for how much."""
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
