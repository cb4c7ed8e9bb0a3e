"""Set-up: what another level, seat or stack makes of a situation and of the acts in it."""

from collections.abc import Iterable

from floorapp.engine.acts import (
    Act,
    Ante,
    ForcedBet,
    NextStreet,
    Post,
    PostShort,
    Straddle,
    Voluntary,
)
from floorapp.engine.problems import Problem, problem
from floorapp.engine.replay import Playing
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace
from floorapp.notation.amounts import read_amount
from floorapp.notation.opening import opening_posts


def forced(acts: Iterable[Act]) -> tuple[ForcedBet, ...]:
    """Return the blinds, straddles and antes among some acts."""
    return tuple(act for act in acts if isinstance(act, ForcedBet))


def played(acts: Iterable[Act]) -> tuple[Voluntary | NextStreet, ...]:
    """Return what the seats chose to do among some acts, and the streets between."""
    return tuple(act for act in acts if not isinstance(act, ForcedBet))


def seat_of(act: Act) -> str | None:
    """Return the seat that an act is about; None for a street whose opener is not named."""
    return act.opener if isinstance(act, NextStreet) else act.seat


def read_level(text: str) -> tuple[int, int, int] | Problem:
    """Read small blind, big blind and ante as typed, such as ``50/100``.

    >>> read_level("50/100/100"), read_level("1k / 2k")
    ((50, 100, 100), (1000, 2000, 0))
    """
    match [read_amount(part) for part in text.split("/")]:
        case [int(small), int(big)] if small <= big and big:
            return small, big, 0
        case [int(small), int(big), int(ante)] if small <= big and big:
            return small, big, ante
        case _:
            return problem(
                "“{token}” is no pair of blinds: write them as 50/100, with an ante as 50/100/100.",
                token=text,
            )


def with_posts(situation: Situation) -> Situation:
    """Return the situation with its blinds posted as the level says, in place of any others.

    Antes and straddles stay, but a seat that now has a blind does not straddle.
    """
    acts = played(situation.acts)
    if not situation.before_flop:
        return replace(situation, acts=acts)
    posts = _opening(situation)
    payers = {post.seat for post in posts}
    posted = forced(situation.acts)
    antes = [act for act in posted if isinstance(act, Ante)]
    straddles = [act for act in posted if isinstance(act, Straddle) and act.seat not in payers]
    return replace(situation, acts=(*antes, *posts, *straddles, *acts))


def with_seats(situation: Situation, seats: tuple[str, ...]) -> Situation:
    """Return the situation with these seats in the hand, and nothing left of any other."""
    acts = tuple(act for act in situation.acts if seat_of(act) in {None, *seats})
    stacks = {seat: chips for seat, chips in situation.stacks.items() if seat in seats}
    return replace(situation, seats=seats, acts=acts, stacks=stacks)


def with_stack(situation: Situation, seat: str, chips: int | None) -> Situation:
    """Return the situation with a seat's chips at the start of the street; None: not known.

    If the seat has posted a blind, it posts what it now has of it.
    """
    stacks = {other: to for other, to in situation.stacks.items() if other != seat}
    if chips:
        stacks[seat] = chips
    changed = replace(situation, stacks=stacks)
    blinds = {post.seat: post for post in _opening(changed)}
    acts = tuple(
        blinds.get(seat, act) if isinstance(act, Post | PostShort) and act.seat == seat else act
        for act in situation.acts
    )
    return replace(changed, acts=acts)


def in_order(situation: Situation, book: RuleBook) -> Situation:
    """Return the situation with each act marked as in or out of turn, as the line reads it."""
    playing = Playing(situation, book)
    acts = list(situation.acts)
    for number, act in enumerate(acts):
        turn = playing.table.turn
        if not isinstance(act, ForcedBet | NextStreet) and turn is not None:
            out_of_turn = playing.table.seats[turn] != act.seat
            acts[number] = replace(act, out_of_turn=out_of_turn)
        if not playing.take(acts[number]):
            break
    return replace(situation, acts=tuple(acts))


def for_next_dispute(situation: Situation) -> Situation:
    """Return what stays for the next dispute: level, street, seats and what is printed of them."""
    return Situation(
        seats=situation.seats,
        street=situation.street,
        small_blind=situation.small_blind,
        big_blind=situation.big_blind,
        ante=situation.ante,
        ante_kind=situation.ante_kind,
        chips=situation.chips,
        game=situation.game,
        table=situation.table,
        level=situation.level,
    )


def _opening(situation: Situation) -> tuple[ForcedBet, ...]:
    return opening_posts(
        situation.seats, situation.small_blind, situation.big_blind, situation.stacks
    )
