"""Set-up: what another level, seat or stack makes of a situation and of the acts in it."""

from collections.abc import Iterable

from floorapp.engine.acts import (
    Act,
    Ante,
    BringIn,
    ForcedBet,
    NextStreet,
    Post,
    Posted,
    PostShort,
    Straddle,
    Voluntary,
)
from floorapp.engine.games import FORCED_BETS_ON, next_street
from floorapp.engine.problems import Problem, problem
from floorapp.engine.replay import Playing, Replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace
from floorapp.explain.numbers import amount
from floorapp.notation.amounts import read_amount
from floorapp.notation.levels import Level
from floorapp.notation.line_head import FEWEST_SEATS, at_amounts
from floorapp.notation.opening import opening_of


def forced(acts: Iterable[Act]) -> tuple[Posted, ...]:
    """Return the blinds, straddles and antes among some acts."""
    return tuple(act for act in acts if isinstance(act, Posted))


def played(acts: Iterable[Act]) -> tuple[Voluntary | BringIn | NextStreet, ...]:
    """Return what the seats chose to do among some acts, a bring-in, and the streets between."""
    return tuple(act for act in acts if not isinstance(act, Posted))


def seat_of(act: Act) -> str | None:
    """Return the seat that an act is about; None for a street whose opener is not named."""
    return act.opener if isinstance(act, NextStreet) else act.seat


def may_straddle(situation: Situation) -> bool:
    """Return whether a straddle may still be posted: nobody has acted before the flop."""
    return situation.before_flop and not played(situation.acts)


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


def write_level(situation: Situation, language: str) -> str:
    """Return the level as a language writes it: ``50 / 100``, with an ante ``50 / 100 / 100``."""
    parts = [situation.small_blind, situation.big_blind, situation.ante]
    shown = parts if situation.ante else parts[:2]
    return " / ".join(amount(part, language) for part in shown)


def on_street(situation: Situation, street: str) -> Situation:
    """Return the situation on another street, with the acts of its last one."""
    acts = situation.acts
    start = max((n for n, act in enumerate(acts, 1) if isinstance(act, NextStreet)), default=0)
    return replace(situation, street=street, acts=acts[start:])


def street_after(replayed: Replay) -> str | None:
    """Return the street that may be dealt now; None while anybody is to act."""
    table = replayed.table
    is_over = table.turn is None and not table.opener_unknown and table.live_count > 1
    if not is_over or replayed.stopped_at is not None:
        return None
    return next_street(table.street)


def with_level(situation: Situation, small_blind: int, big_blind: int, ante: int) -> Situation:
    """Return the situation at another level, with nothing posted yet."""
    return replace(at_amounts(situation, small_blind, big_blind, ante), acts=played(situation.acts))


def at_level(situation: Situation, level: Level) -> Situation:
    """Return the situation at a level of the event, with nothing posted yet."""
    at_blinds = with_level(situation, *level.amounts)
    return replace(at_blinds, level=level.name, chips=level.chips)


def with_posts(situation: Situation, ante_order: str | None = None) -> Situation:
    """Return the situation with what the level says posted, in place of anything else.

    Straddles stay, but a seat that now has a blind does not straddle. Antes stay where the level
    has none.
    """
    acts = played(situation.acts)
    posts = opening_of(situation, ante_order)
    if situation.street not in FORCED_BETS_ON:
        return replace(situation, acts=acts)
    payers = {post.seat for post in posts if not isinstance(post, Ante)}
    posted = forced(situation.acts)
    antes = [act for act in posted if isinstance(act, Ante)] if not situation.ante else []
    straddles = [act for act in posted if isinstance(act, Straddle) and act.seat not in payers]
    return replace(situation, acts=(*antes, *posts, *straddles, *acts))


def is_as_usual(situation: Situation, ante_order: str | None = None) -> bool:
    """Return whether blinds and antes were posted as the level says."""
    posted = forced(situation.acts)
    straddles = [act for act in posted if isinstance(act, Straddle)]
    return posted == (*opening_of(situation, ante_order), *straddles)


def with_seats(situation: Situation, seats: tuple[str, ...]) -> Situation:
    """Return the situation with these seats in the hand, and nothing left of any other."""
    acts = tuple(act for act in situation.acts if seat_of(act) in {None, *seats})
    stacks = {seat: chips for seat, chips in situation.stacks.items() if seat in seats}
    return replace(situation, seats=seats, acts=acts, stacks=stacks)


def without_seat(situation: Situation, seat: str) -> Situation | None:
    """Return the situation without a seat; None where too few would be left, or it is not in."""
    seats = tuple(other for other in situation.seats if other != seat)
    if FEWEST_SEATS <= len(seats) < len(situation.seats):
        return with_seats(situation, seats)
    return None


def starting_at(situation: Situation, seat: str) -> Situation:
    """Return the situation with a seat as the first after the button."""
    seats = situation.seats
    first = seats.index(seat)
    return replace(situation, seats=seats[first:] + seats[:first])


def with_stack(
    situation: Situation, seat: str, chips: int | None, ante_order: str | None = None
) -> Situation:
    """Return the situation with a seat's chips at the start of the street; None: not known.

    If the seat has posted a blind, it posts what it now has of it.
    """
    stacks = {other: to for other, to in situation.stacks.items() if other != seat}
    if chips:
        stacks[seat] = chips
    changed = replace(situation, stacks=stacks)
    if is_as_usual(situation, ante_order):
        return with_posts(changed, ante_order)
    opening = opening_of(changed, ante_order)
    blinds = {post.seat: post for post in opening if not isinstance(post, Ante)}
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
    """Return what stays for the next dispute: level, street, seats and how they bet."""
    return Situation(
        seats=situation.seats,
        street=situation.street,
        small_blind=situation.small_blind,
        big_blind=situation.big_blind,
        ante=situation.ante,
        ante_kind=situation.ante_kind,
        button_blind=situation.button_blind,
        bring_in=situation.bring_in,
        betting=situation.betting,
        bet=situation.bet,
        big_bet=situation.big_bet,
        cap=situation.cap,
        last_two=situation.last_two,
        cash=situation.cash,
        small_blind_counts_as_big=situation.small_blind_counts_as_big,
        chips=situation.chips,
        game=situation.game,
        table=situation.table,
        level=situation.level,
    )
