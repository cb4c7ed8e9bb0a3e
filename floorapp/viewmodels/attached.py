"""Attached: what was told of an act in dispute stays with the act that came of it."""

from collections.abc import Sequence

from floorapp.engine.acts import Act, Voluntary
from floorapp.engine.incidents.attached import Attached
from floorapp.engine.values import replace


def carried(
    attached: Sequence[Attached], before: Sequence[Act], after: Sequence[Act]
) -> tuple[Attached, ...]:
    """Return what stays attached when a list of acts becomes another one.

    What stands before the first difference and behind the last one keeps its act; what stands
    between them keeps it if the act is still there.

    Args:
        attached: What was attached to acts of the list before.
        before: The acts before.
        after: The acts now.
    """
    if not attached or before == after:
        return tuple(attached)
    before, after = [_plain(act) for act in before], [_plain(act) for act in after]
    start = _alike(before, after)
    end = min(_alike(before[::-1], after[::-1]), min(len(before), len(after)) - start)
    moved = []
    for told in attached:
        index = _index(told.index, before, after, start, end)
        if index is not None:
            moved.append(replace(told, index=index))
    return tuple(moved)


def attached_to(attached: Sequence[Attached], acts: Sequence[Act], index: int) -> Attached | None:
    """Return what is attached to an act, if it is still about the seat of that act."""
    for told in attached:
        if told.index == index and index < len(acts):
            return told if getattr(acts[index], "seat", None) == told.incident.seat else None
    return None


def made_at_first(attached: Sequence[Attached], acts: Sequence[Act], index: int) -> int | None:
    """Return the total of a wager before it was corrected for the first time."""
    before = attached_to(attached, acts, index)
    corrected_to = None if before is None else before.made_to
    return corrected_to or getattr(acts[index], "to", None)


def put_in(
    attached: Sequence[Attached],
    acts: tuple[Act, ...],
    act: Act | None,
    told: Attached,
    *,
    over: bool,
) -> tuple[tuple[Act, ...], tuple[Attached, ...]]:
    """Return the acts with the one that came of a dispute, and all that is attached to them.

    Args:
        attached: What was attached before.
        acts: The acts before.
        act: The act; None: it stays as it is.
        told: What was told of it, with its place.
        over: Whether it takes the place of the act there.
    """
    index = told.index
    taken = acts if act is None else (*acts[:index], act, *acts[index + over :])
    kept = (one for one in carried(attached, acts, taken) if one.index != index)
    return taken, (*kept, told)


def _plain(act: Act) -> Act:
    """Return an act as in turn: whether it is may change with what stands before it."""
    return replace(act, out_of_turn=False) if isinstance(act, Voluntary) else act


def _index(
    index: int, before: Sequence[Act], after: Sequence[Act], start: int, end: int
) -> int | None:
    """Return where an act of the list before stands now; None where it has gone."""
    if index < start or index == start == len(before):
        return index
    if index >= len(before) - end:
        return index + len(after) - len(before)
    between = range(start, len(after) - end)
    return next((now for now in between if after[now] == before[index]), None)


def _alike(one: Sequence[Act], other: Sequence[Act]) -> int:
    """Return how many acts at the start of two lists are the same."""
    count = 0
    for mine, yours in zip(one, other, strict=False):
        if mine != yours:
            break
        count += 1
    return count
