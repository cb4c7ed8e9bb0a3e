"""An act with its ruling in words: what a chip of the history shows, and what is wrong with it."""

from typing import assert_never

from floorapp.engine.acts import (
    Act,
    AllIn,
    Ante,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    ForcedBet,
    NextStreet,
    Post,
    PostShort,
    Pot,
    Raise,
    Straddle,
    Voluntary,
)
from floorapp.engine.replay import Step
from floorapp.engine.rulings import Decision
from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.explain.numbers import amount, signed
from floorapp.explain.outcome_text import outcome_text
from floorapp.explain.reason_text import reason_text
from floorapp.explain.seats import SeatForms
from floorapp.explain.street_text import street_name


@value
class StepText:
    """One act of the history in words."""

    act: str
    """``A bet 100``; the seat by its label."""

    note: str
    """What it was: ``full``, ``short +25``, ``125``, ``not allowed``."""

    fault: tuple[str, ...] = ()
    """Sentences about the act and what becomes of it; empty where nothing needs saying."""


_DECISIONS = {
    Decision.REFUSED: mark("not allowed"),
    Decision.IMPOSSIBLE: mark("impossible"),
    Decision.HELD: mark("held"),
    Decision.VOID: mark("void"),
    Decision.FLOOR: mark("left to the floor"),
}
"""What becomes of an act that is not simply allowed."""

_READINGS = {
    Check: mark("as a check"),
    Call: mark("as a call"),
    Bet: mark("as a bet"),
    Raise: mark("as a raise"),
}
"""What an act counts as, where it was given under another name."""

_BARE: dict[type[Voluntary], str] = {
    Check: mark("{label} check"),
    Call: mark("{label} call"),
    Pot: mark("{label} pot"),
}
"""Acts that are shown without an amount."""

_STANDS = mark("The act is entered as it happened; the rest counts from there.")
_CONSEQUENCES = {
    Decision.REFUSED: _STANDS,
    Decision.FLOOR: _STANDS,
    Decision.IMPOSSIBLE: mark("The replay stops before this act."),
}


def step_text(step: Step, words: Catalogue) -> StepText:
    """Return the words for one act of a replay."""
    decision = step.ruling.decision
    fault = [reason_text(reason, words) for reason in step.ruling.reasons]
    if decision in _CONSEQUENCES:
        fault.append(words.text(_CONSEQUENCES[decision]))
    total_to = None if decision is Decision.IMPOSSIBLE else step.total_to
    return StepText(act_text(step.act, words, total_to), _note(step, words), tuple(fault))


def heading(step: Step, words: Catalogue) -> str:
    """Return an act as the start of a sentence, to stand before what is wrong with it.

    ``Seat 2 raises to 150``; in contrast to a chip there is room for the seat's whole name.
    """
    return act_heading(step.act, words)


def act_heading(act: Act, words: Catalogue) -> str:
    """Return an act as the start of a sentence: ``Seat 2 raises to 150``."""
    if isinstance(act, NextStreet):
        return act_text(act, words)
    seat = words.seat(act.seat)
    if isinstance(act, ForcedBet):
        return _forced_heading(act, seat, words)
    return _voluntary_heading(act, seat, words)


def _forced_heading(act: ForcedBet, seat: SeatForms, words: Catalogue) -> str:
    match act:
        case Post(to=to) | PostShort(to=to):
            return words.text("{Seat} posts {to}", seat=seat, to=to)
        case Straddle(to=to):
            return words.text("{Seat} straddles to {to}", seat=seat, to=to)
        case Ante(by=by):
            return words.text("{Seat} posts an ante of {by}", seat=seat, by=by)
        case BringIn(to=to):
            return words.text("{Seat} brings in for {to}", seat=seat, to=to)
        case _:
            assert_never(act)


def _voluntary_heading(act: Voluntary, seat: SeatForms, words: Catalogue) -> str:
    match act:
        case Check():
            text = words.text("{Seat} checks", seat=seat)
        case Fold(leaves_to=left):
            text = _fold_heading(left, seat, words)
        case Pot():
            text = words.text("{Seat} bets the pot", seat=seat)
        case Bet(to=to):
            text = words.text("{Seat} bets {to}", seat=seat, to=to)
        case Raise(to=to):
            text = words.text("{Seat} raises to {to}", seat=seat, to=to)
        case Complete(to=to):
            text = words.text("{Seat} completes to {to}", seat=seat, to=to)
        case Call() | AllIn():
            text = _heading_of_some(act, seat, words)
        case _:
            assert_never(act)
    return text


def _fold_heading(left_to: int | None, seat: SeatForms, words: Catalogue) -> str:
    if left_to is None:
        return words.text("{Seat} folds", seat=seat)
    return words.text("{Seat} folds, {left} stays in", seat=seat, left=left_to)


def _heading_of_some(act: Call | AllIn, seat: SeatForms, words: Catalogue) -> str:
    """Return the heading of an act that may be without an amount."""
    calls = isinstance(act, Call)
    if act.to is None:
        bare = mark("{Seat} calls") if calls else mark("{Seat} goes all-in")
        return words.text(bare, seat=seat)
    if calls:
        return words.text("{Seat} calls {to}", seat=seat, to=act.to)
    return words.text("{Seat} goes all-in for {to}", seat=seat, to=act.to)


def act_text(act: Act, words: Catalogue, total_to: int | None = None) -> str:
    """Return an act as a chip shows it: ``A bet 100``; the next street by its name: ``Turn``.

    Args:
        act: The act as it was given.
        words: The language.
        total_to: The street total it stands for, where the act itself does not say.
    """
    if isinstance(act, NextStreet):
        return words.text("Next street") if act.street is None else street_name(act.street, words)
    label = words.seat(act.seat).label
    if isinstance(act, ForcedBet):
        return _forced_text(act, label, words)
    return _voluntary_text(act, label, words, total_to)


def _forced_text(act: ForcedBet, label: str, words: Catalogue) -> str:
    match act:
        case Post(to=to) | PostShort(to=to):
            return words.text("{label} post {to}", label=label, to=to)
        case Straddle(to=to):
            return words.text("{label} straddle {to}", label=label, to=to)
        case Ante(by=by):
            return words.text("{label} ante {by}", label=label, by=by)
        case BringIn(to=to):
            return words.text("{label} bring-in {to}", label=label, to=to)
        case _:
            assert_never(act)


def _voluntary_text(act: Voluntary, label: str, words: Catalogue, total_to: int | None) -> str:
    match act:
        case Check() | Call() | Pot():
            text = words.text(_BARE[type(act)], label=label)
        case Fold(leaves_to=left):
            text = _fold_text(label, left, words)
        case Bet(to=to):
            text = words.text("{label} bet {to}", label=label, to=to)
        case Raise(to=to):
            text = words.text("{label} raise to {to}", label=label, to=to)
        case Complete(to=to):
            text = words.text("{label} complete to {to}", label=label, to=to)
        case AllIn(to=to):
            text = _all_in_text(label, total_to if to is None else to, words)
        case _:
            assert_never(act)
    return text


def _fold_text(label: str, left_to: int | None, words: Catalogue) -> str:
    if left_to is None:
        return words.text("{label} fold", label=label)
    return words.text("{label} fold, {left} stays in", label=label, left=left_to)


def _all_in_text(label: str, to: int | None, words: Catalogue) -> str:
    if to is None:
        return words.text("{label} all-in", label=label)
    return words.text("{label} all-in {to}", label=label, to=to)


def _note(step: Step, words: Catalogue) -> str:
    """Return the second line of a chip."""
    ruling, move = step.ruling, step.move
    if ruling.decision in _DECISIONS:
        return words.text(_DECISIONS[ruling.decision])
    if isinstance(step.act, Pot):
        return outcome_text(step.counted, words)
    if ruling.counts_as is not None:
        return words.text(_READINGS[type(ruling.counts_as)])
    if move is None:
        return _note_without_wager(step, words)
    by = signed(move.by, words.language)
    if not move.full:
        return words.text("short {by}", by=by)
    return words.text("full {by}", by=by) if move.from_to else words.text("full")


def _note_without_wager(step: Step, words: Catalogue) -> str:
    match step.act:
        case PostShort():
            return words.text("all-in, short")
        case Call():
            return amount(step.total_to, words.language)
        case AllIn():
            return words.text("as a call")
        case NextStreet(opener=str(opener)):
            return words.text("{label} opens", label=words.seat(opener).label)
        case Fold(out_of_turn=True):
            return words.text("out of turn")
        case _:
            return ""
