"""Why: the reasons behind a seat's right to raise and behind the amounts, when asked for."""

from floorapp.engine import reasons
from floorapp.engine.limits import PotLimit
from floorapp.engine.moves import Move
from floorapp.engine.reasons import Added, Reason
from floorapp.engine.round import BettingRound
from floorapp.engine.strategies import (
    CONSECUTIVE_ALL_INS,
    FIXED_LIMIT,
    HALF_RAISE_COUNTS,
    SINGLE_FULL_RAISE,
    Right,
    exceeding_run,
)


def right_to_raise(table: BettingRound, seat: int) -> Right:
    """Return whether the seat may raise if the action is on it; None: the floor decides."""
    if seat in table.passive:
        return False
    if table.acted[seat] is None:
        return True
    raising = table.raising
    since = () if raising.since is None else table.moves_since(seat)
    return raising.may_raise_again(
        table.put_in[seat], table.level, table.full_raise, table.big_blind, since
    )


def right_reasons(table: BettingRound, seat: int) -> list[Reason]:
    """Return why the betting is open for the seat, or why it is not."""
    name, own_to = table.seats[seat], table.put_in[seat]
    if seat in table.passive:
        return [reasons.PassiveOutOfTurn(name)]
    if table.acted[seat] is None:
        return [reasons.NotYetActed(name)]
    if not table.faced(seat):
        return [reasons.NotRaisedSince(name, own_to)]
    if table.raising is FIXED_LIMIT:
        return _half_bets(table, seat)
    if table.raising.doubles:
        return _doubling(table, seat)
    right = right_to_raise(table, seat)
    if right is None:
        return [reasons.RightUnclear(*_facing(table, seat), added_since(table, seat))]
    return _why_open(table, seat) if right else [_why_closed(table, seat)]


def _facing(table: BettingRound, seat: int) -> tuple[str, int, int, int, int]:
    """Return seat, own total, level, what is faced and the full raise, as many reasons say."""
    own_to = table.put_in[seat]
    return table.seats[seat], own_to, table.level, table.faced(seat), table.full_raise


def _half_bets(table: BettingRound, seat: int) -> list[Reason]:
    is_open = right_to_raise(table, seat)
    half = reasons.HalfBetReopens if is_open else reasons.UnderHalfBet
    return [half(*_facing(table, seat))]


def _doubling(table: BettingRound, seat: int) -> list[Reason]:
    own_to, level_to = table.put_in[seat], table.level
    needed_to = table.raising.needed_to(own_to, table.full_raise, table.big_blind)
    doubled = reasons.Doubled if level_to >= needed_to else reasons.NotDoubled
    return [doubled(table.seats[seat], own_to, level_to, needed_to)]


def _why_open(table: BettingRound, seat: int) -> list[Reason]:
    name, full_by, since = table.seats[seat], table.full_raise, table.moves_since(seat)
    full = next((move for move in since if move.full), None)
    if full is not None and table.raising in {SINGLE_FULL_RAISE, CONSECUTIVE_ALL_INS}:
        return [reasons.FullRaiseSince(name, table.seats[full.seat], full.by)]
    added = added_since(table, seat)
    if table.raising is CONSECUTIVE_ALL_INS:
        run = exceeding_run(since, full_by)
        added = tuple((table.seats[move.seat], move.by) for move in run)
        return [reasons.ConsecutiveAllIns(name, added, full_by)]
    if table.raising is HALF_RAISE_COUNTS and table.faced(seat) < full_by:
        half = next(move for move in since if move.all_in and 2 * move.by >= move.full_raise_by)
        raiser = table.seats[half.seat]
        return [reasons.HalfRaiseCounts(name, raiser, half.by, half.full_raise_by)]
    found: list[Reason] = [reasons.Reopened(*_facing(table, seat), added)]
    if len(added) > 1 and all(by < full_by for _, by in added):
        found.append(reasons.AddUp(added, table.faced(seat)))
    return found


def _why_closed(table: BettingRound, seat: int) -> Reason:
    added = added_since(table, seat)
    if table.raising is SINGLE_FULL_RAISE:
        name, own_to, level_to, _, full_by = _facing(table, seat)
        return reasons.NoFullRaiseSince(name, own_to, level_to, full_by, added)
    if table.raising is HALF_RAISE_COUNTS:
        return reasons.UnderHalfRaise(*_facing(table, seat), added)
    return reasons.NotReopened(*_facing(table, seat), added)


def minimum_reasons(table: BettingRound) -> list[Reason]:
    """Return where the least bet or raise comes from, with its sum."""
    level_to, full_by, min_to = table.level, table.full_raise, table.minimum_to()
    if table.raising is FIXED_LIMIT:
        return _limit_reasons(table, min_to)
    if not min_to:
        return [reasons.MinimumBetUnknown()]
    if not level_to:
        return [reasons.MinimumBet(min_to)]
    if table.raising.doubles_minimum:
        return [reasons.MinimumDoubles(level_to, min_to)]
    last = _last_short(table)
    if last is None:
        return [reasons.MinimumRaise(level_to, full_by, min_to, table.set_by)]
    if table.raising.completes:
        return [reasons.MinimumCompletes(level_to, table.full_level, full_by, min_to)]
    return [reasons.ShortAllInKeepsStep(table.seats[last.seat], level_to, last.by, full_by, min_to)]


def _last_short(table: BettingRound) -> Move | None:
    """Return the last wager if it was a short all-in."""
    last = table.moves[-1] if table.moves else None
    return last if last is not None and last.all_in and not last.full else None


def _limit_reasons(table: BettingRound, min_to: int | None) -> list[Reason]:
    bet_by = table.full_raise
    if not min_to or not bet_by:
        return [reasons.BetSizeUnknown()]
    if not table.level:
        return [reasons.LimitBet(bet_by)]
    if table.level > table.full_level:
        return [reasons.LimitCompletes(table.level, table.full_level, bet_by, min_to)]
    found: list[Reason] = []
    last = table.moves[-1] if table.moves else None
    if last is not None and last.all_in:
        over_full_by = last.to - _full_before(table)
        if over_full_by < bet_by:
            added = (last.by, over_full_by, bet_by)
            found.append(reasons.HalfCountsAsFull(table.seats[last.seat], *added))
    return [*found, reasons.LimitRaise(table.full_level, bet_by, min_to)]


def _full_before(table: BettingRound) -> int:
    """Return the level of the last full bet or raise before the last wager."""
    start_to = table.moves[0].from_to if table.before_flop else 0
    return max([start_to, *(move.to for move in table.moves[:-1] if move.full)])


def pot_limit_reasons(limit: PotLimit | None, min_to: int, stack: int | None) -> list[Reason]:
    """Return where the most of pot-limit comes from, with its sum; None: the pot is unknown.

    Where the ``stack`` does not reach that far, what is unclear above it does not matter.
    """
    if limit is None:
        return [reasons.PotUnknown()]
    found: list[Reason] = [
        reasons.PotLimitMax(limit.level_to, limit.pot_by, limit.call_by, limit.max_to)
    ]
    if limit.as_big_by:
        found.append(reasons.SmallBlindAsBig(limit.as_big_by))
    if dead_by := limit.missing_by - limit.short_by:
        found.append(reasons.MissingBlindCounts(dead_by))
    if limit.short_by:
        found.append(reasons.ShortBlindCounts(limit.short_by))
    if limit.unclear_by and (stack is None or stack > limit.max_to):
        unclear_to = limit.max_to + limit.unclear_by
        found.append(reasons.MissingBlindUnclear(limit.unclear_by, limit.max_to, unclear_to))
    if limit.max_to < min_to:
        found.append(reasons.PotUnderMinimum(limit.max_to, min_to))
    return found


def added_since(table: BettingRound, seat: int) -> Added:
    """Return the wagers above what the seat has in, each with what it added to the level."""
    own_to = table.put_in[seat]
    return tuple(
        (table.seats[move.seat], move.to - max(move.from_to, own_to))
        for move in table.moves
        if move.to > own_to
    )
