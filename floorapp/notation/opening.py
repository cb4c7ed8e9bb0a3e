"""Opening: the antes and blinds as they are posted where nobody says otherwise."""

from collections.abc import Mapping

from floorapp.engine.acts import Ante, Post, Posted, PostShort
from floorapp.engine.games import FORCED_BETS_ON
from floorapp.engine.situation import NO_CHIPS, Situation

_TWO = 2
"""Heads-up."""


def ante_kind(big_blind: int, ante: int) -> str:
    """Return who pays an ante of the level: one seat for all where it is a big blind or more.

    >>> ante_kind(100, 100), ante_kind(100, 10)
    ('big-blind', 'each')
    """
    return "big-blind" if ante and ante >= big_blind else "each"


def opening_of(situation: Situation, ante_order: str | None = None) -> tuple[Posted, ...]:
    """Return the posts that open the street of a situation; none where it has no forced bets.

    Args:
        situation: Its level, seats and stacks.
        ante_order: What a short stack pays first, as the rule book says.
    """
    street = situation.street
    if street not in FORCED_BETS_ON:
        return ()
    blinds = (situation.small_blind, situation.big_blind) if situation.before_flop else (0, 0)
    return opening_posts(
        situation.seats,
        *blinds,
        situation.stacks,
        ante=situation.ante,
        kind=situation.ante_kind,
        ante_order=ante_order,
    )


def opening_posts(  # noqa: PLR0913 - a level has so many parts
    seats: tuple[str, ...],
    small_blind: int,
    big_blind: int,
    stacks: Mapping[str, int] = NO_CHIPS,
    *,
    ante: int = 0,
    kind: str = "each",
    ante_order: str | None = None,
) -> tuple[Posted, ...]:
    """Return the antes and blinds that open a hand.

    The first two seats post; heads-up the first is the big blind. A stack that does not reach
    the blind posts what it has.

    Args:
        seats: The seats in the hand.
        small_blind: The small blind; 0 for none.
        big_blind: The big blind; 0 for none.
        stacks: The stacks that are known.
        ante: The ante of the level.
        kind: ``each``, or ``big-blind``: the big blind pays for all.
        ante_order: ``ante-first``, or by default the blind first.

    >>> opening_posts(("1", "2", "3"), 50, 100, {"2": 60})
    (Post(seat='1', to=50), PostShort(seat='2', to=60))
    >>> opening_posts(("1", "2", "3"), 50, 100, {"2": 130}, ante=100, kind="big-blind")
    (Post(seat='1', to=50), Post(seat='2', to=100), Ante(seat='2', by=30))
    >>> opening_posts(("1", "2"), 50, 100, {"1": 130}, ante=100, kind="big-blind",
    ...     ante_order="ante-first")
    (Ante(seat='1', by=100), Post(seat='2', to=50), PostShort(seat='1', to=30))
    """
    payers = (seats[1], seats[0]) if len(seats) == _TWO else seats[:2]
    blinds = list(zip(payers, (small_blind, big_blind), strict=False))
    if not ante:
        return _posts(blinds, stacks, {})
    if kind == "each":
        antes = {seat: _of(stacks, seat, ante) for seat in seats}
        return (*_antes(antes), *_posts(blinds, stacks, antes))
    payer = payers[-1]
    if ante_order == "ante-first":
        antes = {payer: _of(stacks, payer, ante)}
        return (*_antes(antes), *_posts(blinds, stacks, antes))
    stack = stacks.get(payer)
    left_by = ante if stack is None else min(ante, max(0, stack - big_blind))
    return (*_posts(blinds, stacks, {}), *_antes({payer: left_by}))


def _of(stacks: Mapping[str, int], seat: str, due_by: int) -> int:
    """Return what a seat can pay of what is due."""
    return min(due_by, stacks.get(seat, due_by))


def _antes(antes: Mapping[str, int]) -> tuple[Posted, ...]:
    return tuple(Ante(seat, by) for seat, by in antes.items() if by)


def _posts(
    blinds: list[tuple[str, int]], stacks: Mapping[str, int], paid: Mapping[str, int]
) -> tuple[Posted, ...]:
    posts: list[Posted] = []
    for seat, blind in blinds:
        stack = stacks.get(seat)
        left_to = None if stack is None else stack - paid.get(seat, 0)
        if left_to is not None and left_to < blind:
            if left_to:
                posts.append(PostShort(seat, left_to))
        elif blind:
            posts.append(Post(seat, blind))
    return tuple(posts)
