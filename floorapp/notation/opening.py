"""Opening: the blinds as they are posted where nobody says otherwise."""

from collections.abc import Mapping

from floorapp.engine.acts import ForcedBet, Post, PostShort


def opening_posts(
    seats: tuple[str, ...], small_blind: int, big_blind: int, stacks: Mapping[str, int]
) -> tuple[ForcedBet, ...]:
    """Return the posts that open a street before the flop.

    The first two seats post; heads-up the first is the big blind. A stack that does not reach
    the blind posts what it has.

    >>> opening_posts(("1", "2", "3"), 50, 100, {"2": 60})
    (Post(seat='1', to=50), PostShort(seat='2', to=60))
    """
    blinds = (small_blind, big_blind)
    payers = (seats[1], seats[0]) if len(seats) == 2 else seats[:2]  # noqa: PLR2004 - heads-up
    posts: list[ForcedBet] = []
    for seat, blind in zip(payers, blinds, strict=False):
        stack = stacks.get(seat)
        if stack is not None and stack < blind:
            posts.append(PostShort(seat, stack))
        elif blind:
            posts.append(Post(seat, blind))
    return tuple(posts)
