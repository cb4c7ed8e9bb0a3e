"""Move: one wager that moved the level."""

from typing import NamedTuple


class Move(NamedTuple):
    """One wager that moved the level from ``from_to`` to ``to``; blinds are none.

    ``full_raise_by`` is the full bet or raise that was in force before it. ``after_call`` tells
    that somebody called or checked since the one before it.
    """

    seat: int
    from_to: int
    to: int
    full: bool
    all_in: bool
    full_raise_by: int = 0
    after_call: bool = False

    @property
    def by(self) -> int:
        """By how much it moved the level."""
        return self.to - self.from_to
