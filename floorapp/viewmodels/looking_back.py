"""Looking back: where an act goes that is entered while an earlier moment is shown.

What follows it is kept and judged again; only the act of the same seat that comes next gives way,
since it is that one which happened otherwise.
"""

from collections.abc import Sequence

from floorapp.engine.acts import Act, Voluntary
from floorapp.viewmodels.set_up import seat_of


def place_of_next(count: int, shown: int | None, stopped_at: int | None) -> int:
    """Return where an act that is entered now goes in the list.

    Args:
        count: How many acts there are.
        shown: How many of them are shown; None: all.
        stopped_at: The first impossible one among those shown; None where there is none.

    >>> place_of_next(5, None, None), place_of_next(5, 2, None), place_of_next(5, None, 3)
    (5, 2, 3)
    """
    if stopped_at is not None:
        return stopped_at
    return count if shown is None else shown


def gives_way(acts: Sequence[Act], place: int, seat: str | None) -> bool:
    """Return whether the act at a place gives way to one of a seat entered in front of it."""
    following = acts[place] if place < len(acts) else None
    return isinstance(following, Voluntary) and following.seat == seat


def with_act(acts: Sequence[Act], act: Act, place: int, *, is_back: bool) -> tuple[Act, ...]:
    """Return a list with an act more at a place, or in the stead of one that gives way to it."""
    over = is_back and gives_way(acts, place, seat_of(act))
    return (*acts[:place], act, *acts[place + over :])
