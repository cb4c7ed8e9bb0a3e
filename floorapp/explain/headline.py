"""The headline: what a seat may do, in one sentence as it is said aloud at the table."""

from floorapp.engine import reasons
from floorapp.engine.answer import Answer
from floorapp.engine.options import Options
from floorapp.engine.values import replace
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.finding_headline import finding_headline
from floorapp.explain.reason_text import reason_text
from floorapp.explain.rights_text import has_choice, rights
from floorapp.explain.turn_text import turn_text
from floorapp.explain.wager_text import wager_text


def headline(answer: Answer, words: Catalogue) -> str:
    """Return what the asked seat may do, or what its act in dispute or out of turn counts as.

    Where it is not on that seat, the sentence says that it is about the action coming to it now.
    """
    options = answer.options
    if options is None:
        return _nobody(answer.reasons[0], words)
    if answer.finding is not None:
        return finding_headline(answer.finding, options, words)
    if answer.turn is None or (answer.turn.binding and answer.to_act == options.name):
        return rights_headline(answer, options, words)
    found = turn_text(answer.turn, words)
    if answer.turn.binding is False:
        return f"{found} {rights_headline(answer, options, words)}"
    return found


def rights_headline(answer: Answer, options: Options, words: Catalogue) -> str:
    """Return what a seat may do, whatever it did before."""
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


def choices_text(answer: Answer, words: Catalogue) -> str:
    """Return what the floor may choose between where a book leaves an answer to it."""
    options = answer.options
    if options is None:
        return ""
    found = [_choices(reason, options, words) for reason in answer.reasons]
    return " ".join(filter(None, found))


def _nobody(why: reasons.Reason, words: Catalogue) -> str:
    """Return what holds where nobody is to act."""
    if isinstance(why, reasons.OnlyOneLeft):
        return words.text("The hand is over.")
    if isinstance(why, reasons.OpenerUnknown):
        return words.text("Name the seat that opens.")
    return words.text("The betting round is over.")


def _choices(reason: reasons.Reason, options: Options, words: Catalogue) -> str:
    match reason:
        case reasons.ShortBlindCovered():
            return words.text(
                "Choices: {seat} calls {call}, or owes nothing.",
                seat=words.seat(options.name),
                call=options.to_call_by,
            )
        case reasons.RightUnclear():
            return words.text(
                "Choices: {seat} may {wager}, or may only fold or call {call}.",
                seat=words.seat(options.name),
                wager=wager_text(options, words),
                call=options.to_call_by,
            )
        case reasons.MissingBlindUnclear(max_to=most, full_to=full):
            return words.text("Choices: at most {max}, or at most {full}.", max=most, full=full)
        case _:
            return ""
