"""What the floor may choose between, each with what it leads to; and what is left to a seat."""

from floorapp.engine import reasons
from floorapp.engine.incidents.finding import FORFEIT, OTHER, Finding
from floorapp.engine.options import Options
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.outcome_text import ruling_noun
from floorapp.explain.rights_text import call_or_fold
from floorapp.explain.wager_text import wager_text

_MayBind = (
    reasons.ConditionalWords | reasons.CalledTooEarly | reasons.ForwardMotion | reasons.Misinformed
)
"""Reasons of which the floor decides whether what was said or done binds."""


def choice_text(choice: Finding, finding: Finding, options: Options, words: Catalogue) -> str:
    """Return one choice with what it leads to: ``call 8,000: add 6,000``.

    Args:
        choice: What the floor may choose.
        finding: The finding that offers it.
        options: What the seat may do.
        words: The language.
    """
    if choice.options is not None:
        return _sub_options(choice, options, words)
    if choice.ruling == OTHER:
        return _other(choice, finding, words)
    if choice.ruling == FORFEIT:
        forfeit = words.text("forfeits {by} and folds", by=choice.forfeits_by or 0)
        return _with_chips(forfeit, choice, words)
    if choice.ruling == "all-in" and choice.amount_to is None:
        return words.text("the chips count: {add} more in", add=choice.add_by)
    if choice.ruling == "fold":
        return words.text("the hand is dead")
    assert choice.ruling is not None  # a choice without one leaves options
    noun = ruling_noun(choice.ruling, choice.amount_to, words)
    return _with_chips(noun, choice, words)


def options_text(names: tuple[str, ...], options: Options, words: Catalogue) -> str:
    """Return what is left to a seat that has to choose: ``B may fold``."""
    seat = words.seat(options.name)
    if "fold" in names:
        return call_or_fold(options, seat, words)
    call = options.to_call_by
    if len(names) == 1:
        return words.text("{Seat} may only call {call}.", seat=seat, call=call)
    wager = wager_text(options, words)
    return words.text("{Seat} may call {call} or {wager}.", seat=seat, call=call, wager=wager)


def _sub_options(choice: Finding, options: Options, words: Catalogue) -> str:
    if choice.ruling == OTHER:
        return words.text("passive only: no bet, no raise")
    return options_text(choice.options or (), options, words).removesuffix(".")


def _other(choice: Finding, finding: Finding, words: Catalogue) -> str:
    if any(isinstance(why, _MayBind) for why in finding.reasons):
        return words.text("not held to it")
    if any(isinstance(why, reasons.HiddenChip) for why in finding.reasons):
        return words.text("the chips do not count")
    if choice.returned_by:
        return words.text("{back} goes back", back=choice.returned_by)
    return words.text("another decision")


def _with_chips(outcome: str, choice: Finding, words: Catalogue) -> str:
    """Return an outcome with the chips that move: ``raise to 1,700: add 300``."""
    if choice.add_by:
        return words.text("{outcome}: add {add}", outcome=outcome, add=choice.add_by)
    if choice.returned_by:
        return words.text("{outcome}: {back} goes back", outcome=outcome, back=choice.returned_by)
    return outcome
