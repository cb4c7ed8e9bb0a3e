"""Strategies: what counts as a raise, where rule books differ, by name.

Each works on plain numbers (chips; street totals unless named ``_by``), so it knows neither the
betting round nor the rule book.
"""

from collections.abc import Callable, Mapping, Sequence

from floorapp.engine.moves import Move
from floorapp.engine.values import value

Right = bool | None
"""Whether a seat may raise; None: the letter of the book does not say."""


@value
class Raising:
    """One system of raise amounts and of the right to raise again."""

    name: str

    needed_to: Callable[[int, int, int], int]
    """(own total, full raise by, big blind) → the level at which a seat may raise again."""

    full_to: Callable[[int, int, int, int], int]
    """(level, level of the last full wager, full raise by, big blind) → the least full total."""

    minimum_to: Callable[[int, int, int, int], int]
    """(the same) → the least street total of a bet or raise that is not all-in."""

    since: Callable[[Sequence[Move], int, int], Right] | None = None
    """(wagers since the seat acted, faced by, full raise by) → the right to raise, in books that
    look at single wagers; None in those that look at the sum alone."""

    doubles: bool = False
    """Whether totals are doubled, rather than increments matched."""

    completes: bool = False
    """Whether a short all-in is made up to the full amount, rather than added to."""

    @property
    def doubles_minimum(self) -> bool:
        """Whether the least raise doubles the bet, whatever opens the betting again."""
        return self.minimum_to is _double_level

    def may_raise_again(
        self, own_to: int, level_to: int, full_raise_by: int, bb: int, since: Sequence[Move] = ()
    ) -> Right:
        """Return whether a seat that acted at ``own_to`` may raise at ``level_to``.

        >>> LARGEST_INCREMENT.may_raise_again(100, 200, 100, 100)  # case tda47-ex1
        True
        >>> LARGEST_INCREMENT.may_raise_again(125, 200, 100, 100)  # case tda47-ex1a
        False
        >>> DOUBLE_TOTAL.may_raise_again(150, 250, 100, 100)  # case aspt-3-D-closed
        False
        """
        if level_to <= own_to:
            return False
        if self.since is not None:
            return self.since(since, level_to - own_to, full_raise_by)
        return level_to >= self.needed_to(own_to, full_raise_by, bb)


def _add_full_raise(total_to: int, full_raise_by: int, _big_blind: int) -> int:
    """Add the largest full bet or raise of the street. See case tda47-ex1."""
    return total_to + full_raise_by


def _bet_or_add(level_to: int, _full_level_to: int, full_raise_by: int, big_blind: int) -> int:
    """Open for a big blind, or add the largest full bet or raise. See case tda43-ex1."""
    return level_to + full_raise_by if level_to else big_blind


def _double_own(own_to: int, _full_raise_by: int, big_blind: int) -> int:
    """Twice what the seat has in; after a check, a big blind. See case aspt-3-utg."""
    return 2 * own_to if own_to else big_blind


def _double_level(level_to: int, _full_level_to: int, _full_raise_by: int, big_blind: int) -> int:
    """Double the level, to at least a big blind. See case aspt-1-others."""
    return max(2 * level_to, big_blind)


def _complete(level_to: int, full_level_to: int, full_raise_by: int, big_blind: int) -> int:
    """Add to the last full bet or raise, so that short all-ins are made up. Case tda43-ex2."""
    return full_level_to + full_raise_by if level_to else big_blind


def _add_half_bet(total_to: int, bet_by: int, _big_blind: int) -> int:
    """Half a bet is enough in fixed limit. See case fl-15-35."""
    return total_to + (bet_by + 1) // 2


def _half_a_bet(_level_to: int, full_level_to: int, bet_by: int, _big_blind: int) -> int:
    """Half a bet counts as a full one, measured from the last full one. Case fl-barge-300."""
    return full_level_to + (bet_by + 1) // 2


def _next_bet(level_to: int, full_level_to: int, bet_by: int, _big_blind: int) -> int:
    """One bet on top of the last full one. See cases fl-15-35 and fl-d-complete-reopens.

    A forced bet of a bet or more leaves nothing to make up: one bet on top of it.
    """
    to = full_level_to + bet_by
    return to if to > level_to else level_to + bet_by


def _one_full(since: Sequence[Move], _faced_by: int, _full_raise_by: int) -> Right:
    """Ask for one full bet or raise; short ones do not add up. See case tda47-ex2-A."""
    return any(move.full for move in since)


def _sum_or_half_all_in(since: Sequence[Move], faced_by: int, full_raise_by: int) -> Right:
    """Ask for a full raise in sum, or an all-in of half of one. See case credithelp-750."""
    return faced_by >= full_raise_by or any(
        move.all_in and 2 * move.by >= move.full_raise_by for move in since
    )


def _letter_of_96(since: Sequence[Move], faced_by: int, full_raise_by: int) -> Right:
    """Read WSOP 96 to the letter: consecutive all-ins that exceed a raise. Case wsop96-literal.

    A call between two all-ins, or a sum that is just equal, is not covered by the words.
    """
    if any(move.full for move in since) or exceeding_run(since, full_raise_by):
        return True
    return None if faced_by >= full_raise_by else False


def exceeding_run(since: Sequence[Move], full_raise_by: int) -> Sequence[Move]:
    """Return the first all-ins one after the other that together exceed a full raise."""
    start = run_by = 0
    for place, move in enumerate(since):
        if move.after_call or not move.all_in:
            start, run_by = place, 0
        if move.all_in:
            run_by += move.by
        else:
            start = place + 1
        if place > start and run_by > full_raise_by:
            return since[start : place + 1]
    return ()


LARGEST_INCREMENT = Raising("largest-increment", _add_full_raise, _bet_or_add, _bet_or_add)
"""TDA, Robert's, WSOP live action: increments match the largest full one; what a seat faces adds
up."""

DOUBLE_TOTAL = Raising("double-total", _double_own, _double_level, _double_level, doubles=True)
"""ASPT: a raise doubles the total, and so must what a seat faces."""

DOUBLE_MINIMUM = Raising("double-minimum", _add_full_raise, _double_level, _double_level)
"""Houses where a raise doubles the bet, and the largest full increment re-opens the betting."""

SINGLE_FULL_RAISE = Raising(
    "single-full-raise", _add_full_raise, _bet_or_add, _bet_or_add, since=_one_full
)
"""Houses where short all-ins do not add up."""

HALF_RAISE_COUNTS = Raising(
    "half-raise-counts", _add_full_raise, _bet_or_add, _bet_or_add, since=_sum_or_half_all_in
)
"""Houses where an all-in of half a raise re-opens the betting."""

COMPLETE_LEVEL = Raising("complete-level", _add_full_raise, _complete, _complete, completes=True)
"""Houses where a short all-in may be made up to the full amount."""

CONSECUTIVE_ALL_INS = Raising(
    "consecutive-all-ins", _add_full_raise, _bet_or_add, _bet_or_add, since=_letter_of_96
)
"""WSOP tournaments, by the letter: what the words do not cover is left to the floor."""

FIXED_LIMIT = Raising("fixed-limit", _add_half_bet, _half_a_bet, _next_bet, completes=True)
"""Fixed limit under every book: half a bet counts as one, less is made up. The full raise is the
bet of the street."""

RAISING: Mapping[str, Raising] = {
    strategy.name: strategy
    for strategy in (
        LARGEST_INCREMENT,
        DOUBLE_TOTAL,
        DOUBLE_MINIMUM,
        SINGLE_FULL_RAISE,
        HALF_RAISE_COUNTS,
        COMPLETE_LEVEL,
        CONSECUTIVE_ALL_INS,
    )
}
"""Every system of raising that a rule book may name."""
