"""Words for one seat at the table: what it did, what it faces, and its right."""

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
from floorapp.engine.moves import Move
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.explain.numbers import signed
from floorapp.explain.ruling_text import CLOSED, OPEN, UNCLEAR
from floorapp.explain.seats import seat_number

_BARE: dict[type[Voluntary], str] = {
    Check: mark("check"),
    Call: mark("call"),
    Bet: mark("bet"),
    Pot: mark("pot"),
}
"""Acts that need no amount beside the chips."""


def did_text(
    act: Act,
    words: Catalogue,
    *,
    move: Move | None = None,
    all_in: bool = False,
    for_less: bool = False,
) -> str:
    """Return what a seat did last: ``call``, ``raise +200``, ``ALL-IN, short +75``.

    The next street is nothing that a seat did.

    Args:
        act: The act as it counts.
        words: The language.
        move: The wager that it made, where it moved the level.
        all_in: Whether it put in the last chip.
        for_less: Whether that was less than the bet to match.
    """
    if move is not None and all_in:
        by = signed(move.by, words.language)
        if move.full:
            return words.text("ALL-IN, full {by}", by=by)
        return words.text("ALL-IN, short {by}", by=by)
    if all_in and isinstance(act, Call | AllIn):
        return words.text("ALL-IN, call for less") if for_less else words.text("ALL-IN, call")
    if isinstance(act, NextStreet):
        return ""
    if isinstance(act, ForcedBet):
        return _forced_text(act, words)
    return _voluntary_text(act, words, move)


def note_text(words: Catalogue, *, is_turn: bool, faced_by: int, acted_at_to: int | None) -> str:
    """Return the second line of a seat: what it faces if it is its turn, else where it acted."""
    if is_turn:
        if faced_by:
            return words.text("faces {faced}", faced=faced_by)
        return words.text("to act")
    if acted_at_to:
        return words.text("acted at {own}", own=acted_at_to)
    return ""


def right_text(
    words: Catalogue,
    *,
    may_wager: bool,
    faced_by: int,
    level_to: int,
    completes: bool = False,
    unclear: bool = False,
) -> str:
    """Return the right of a seat that has a decision, with its sign: ``✓ may raise``.

    Args:
        words: The language.
        may_wager: Whether it may put in more than a call, or the floor may say so.
        faced_by: What it would have to add to match the level.
        level_to: The bet to match.
        completes: Whether a wager makes up a bring-in or a short all-in.
        unclear: Whether the book leaves the right to the floor.
    """
    if may_wager:
        if unclear:
            return f"{UNCLEAR} {words.text('left to the floor')}"
        return f"{OPEN} {_open_right(words, level_to=level_to, completes=completes)}"
    right = words.text("call or fold only") if faced_by else words.text("check only")
    return f"{CLOSED} {right}"


def _open_right(words: Catalogue, *, level_to: int, completes: bool) -> str:
    if completes:
        return words.text("may complete")
    return words.text("may raise") if level_to else words.text("may bet")


def absent_text(words: Catalogue) -> str:
    """Return what an empty chair says."""
    return words.text("not in hand")


def button_text(words: Catalogue) -> str:
    """Return what a screen reader says of the seat that has the button."""
    return words.text("on the button")


def seat_name(label: str, words: Catalogue) -> str:
    """Return the title of a chair: ``Seat C``; ``Seat 4`` where it is labelled ``4`` or ``S4``."""
    return words.text("Seat {label}", label=seat_number(label) or words.seat(label).label)


def _voluntary_text(act: Voluntary, words: Catalogue, move: Move | None) -> str:
    match act:
        case Check() | Call() | Bet() | Pot():
            text = words.text(_BARE[type(act)])
        case Fold(leaves_to=left):
            text = _fold_text(words, left)
        case Complete(to=to):
            text = words.text("complete {to}", to=to)
        case Raise() | AllIn():
            text = _raise_text(words, move)
        case _:
            assert_never(act)
    return text


def _fold_text(words: Catalogue, left_to: int | None) -> str:
    if left_to is None:
        return words.text("fold")
    return words.text("fold, {left} stays in", left=left_to)


def _raise_text(words: Catalogue, move: Move | None) -> str:
    if move is None:
        return words.text("raise")
    return words.text("raise {by}", by=signed(move.by, words.language))


def _forced_text(act: ForcedBet, words: Catalogue) -> str:
    match act:
        case Post(to=to):
            return words.text("posted {to}", to=to)
        case PostShort(to=to):
            return words.text("ALL-IN, posted {to}", to=to)
        case Straddle(to=to):
            return words.text("straddle {to}", to=to)
        case Ante(by=by):
            return words.text("ante {by}", by=by)
        case BringIn(to=to):
            return words.text("bring-in {to}", to=to)
        case _:
            assert_never(act)
