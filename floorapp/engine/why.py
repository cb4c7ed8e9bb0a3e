"""Why: the reasons behind a seat's right to raise and behind the least raise, when asked for."""

from floorapp.engine import reasons
from floorapp.engine.reasons import Added, Reason
from floorapp.engine.round import BettingRound
from floorapp.engine.strategies import Raising


def right_reasons(table: BettingRound, seat: int, raising: Raising) -> list[Reason]:
    """Return why the betting is open for the seat, or why it is not."""
    name, own_to, level_to = table.seats[seat], table.put_in[seat], table.level
    if table.acted_at[seat] is None:
        return [reasons.NotYetActed(name)]
    faced_by = table.faced(seat)
    if not faced_by:
        return [reasons.NotRaisedSince(name, own_to)]
    full_by = table.full_raise
    is_open = raising.may_raise_again(own_to, level_to, full_by, table.big_blind)
    if raising.doubles:
        needed_to = raising.needed_to(own_to, full_by, table.big_blind)
        doubled = reasons.Doubled if is_open else reasons.NotDoubled
        return [doubled(name, own_to, level_to, needed_to)]
    added = added_since(table, seat)
    if not is_open:
        return [reasons.NotReopened(name, own_to, level_to, faced_by, full_by, added)]
    found: list[Reason] = [reasons.Reopened(name, own_to, level_to, faced_by, full_by, added)]
    if len(added) > 1 and all(by < full_by for _, by in added):
        found.append(reasons.AddUp(added, faced_by))
    return found


def minimum_reasons(table: BettingRound, raising: Raising) -> list[Reason]:
    """Return where the least bet or raise comes from, with its sum."""
    level_to, full_by = table.level, table.full_raise
    min_to = raising.minimum_to(level_to, full_by, table.big_blind)
    if not min_to:
        return [reasons.MinimumBetUnknown()]
    if not level_to:
        return [reasons.MinimumBet(min_to)]
    if raising.doubles:
        return [reasons.MinimumDoubles(level_to, min_to)]
    if table.moves and table.moves[-1].all_in and not table.moves[-1].full:
        last = table.moves[-1]
        return [
            reasons.ShortAllInKeepsStep(table.seats[last.seat], level_to, last.by, full_by, min_to)
        ]
    return [reasons.MinimumRaise(level_to, full_by, min_to, table.set_by)]


def added_since(table: BettingRound, seat: int) -> Added:
    """Return the wagers above what the seat has in, each with what it added to the level."""
    own_to = table.put_in[seat]
    return tuple(
        (table.seats[move.seat], move.to - max(move.from_to, own_to))
        for move in table.moves
        if move.to > own_to
    )
