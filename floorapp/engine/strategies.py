"""Strategies: what counts as a raise, where rule books differ, by name.

Each works on plain numbers (chips; street totals unless named ``_by``), so it knows neither the
betting round nor the rule book.
"""

from collections.abc import Callable, Mapping

from floorapp.engine.values import value


@value
class Raising:
    """One system of raise amounts and of the right to raise again."""

    name: str

    needed_to: Callable[[int, int, int], int]
    """(own total, full raise by, big blind) → the level at which a seat may raise again."""

    minimum_to: Callable[[int, int, int], int]
    """(level, full raise by, big blind) → the least street total of a bet or raise."""

    doubles: bool = False
    """Whether totals are doubled, rather than increments matched."""

    def may_raise_again(self, own_to: int, level_to: int, full_raise_by: int, bb: int) -> bool:
        """Return whether a seat that acted at ``own_to`` may raise at ``level_to``.

        >>> LARGEST_INCREMENT.may_raise_again(100, 200, 100, 100)  # case tda47-ex1
        True
        >>> LARGEST_INCREMENT.may_raise_again(125, 200, 100, 100)  # case tda47-ex1a
        False
        >>> DOUBLE_TOTAL.may_raise_again(150, 250, 100, 100)  # case aspt-3-D-closed
        False
        """
        return level_to > own_to and level_to >= self.needed_to(own_to, full_raise_by, bb)


def _add_full_raise(total_to: int, full_raise_by: int, _big_blind: int) -> int:
    """Add the largest full bet or raise of the street. See case tda47-ex1."""
    return total_to + full_raise_by


def _bet_or_add(level_to: int, full_raise_by: int, big_blind: int) -> int:
    """Open for a big blind, or add the largest full bet or raise. See case tda43-ex1."""
    return level_to + full_raise_by if level_to else big_blind


def _double_own(own_to: int, _full_raise_by: int, big_blind: int) -> int:
    """Twice what the seat has in; after a check, a big blind. See case aspt-3-utg."""
    return 2 * own_to if own_to else big_blind


def _double_level(level_to: int, _full_raise_by: int, big_blind: int) -> int:
    """Double the level, to at least a big blind. See case aspt-1-others."""
    return max(2 * level_to, big_blind)


LARGEST_INCREMENT = Raising("largest-increment", _add_full_raise, _bet_or_add)
"""TDA, WSOP, Robert's: increments match the largest full one; what a seat faces adds up."""

DOUBLE_TOTAL = Raising("double-total", _double_own, _double_level, doubles=True)
"""ASPT: a raise doubles the total, and so must what a seat faces."""

RAISING: Mapping[str, Raising] = {
    strategy.name: strategy for strategy in (LARGEST_INCREMENT, DOUBLE_TOTAL)
}
"""Every system of raising that a rule book may name."""
