"""Situation: the set-up of one street and the list of acts in dispute."""

from collections.abc import Mapping
from types import MappingProxyType

from floorapp.engine.acts import Act
from floorapp.engine.values import value

STREETS_BEFORE_FLOP = frozenset({"preflop", "predraw"})
"""Streets that start with the blinds: the level starts at the nominal big blind."""

NO_STACKS: Mapping[str, int] = MappingProxyType({})
"""No stack is known."""

FLOP_STREETS = ("preflop", "flop", "turn", "river")


@value(kw_only=True)
class Situation:
    """What is known of a street and what happened on it. Everything else is derived by replay.

    Absent amounts are None: an unknown stack covers, an unknown pot is not judged.
    """

    seats: tuple[str, ...]
    """The seats in the hand, from the small blind round the table (heads-up: big blind first)."""

    acts: tuple[Act, ...] = ()
    street: str = "preflop"
    small_blind: int = 0
    big_blind: int = 0
    """Nominal big blind of the level (not what was posted); 0 where it is not known."""

    ante: int = 0
    ante_kind: str = "each"
    full_raise: int | None = None
    """The full bet or raise in force when the line starts, where it is not the big blind."""

    pot_before: int | None = None
    stacks: Mapping[str, int] = NO_STACKS
    """Chips at the start of the street, street total included; an absent seat covers."""

    chips: tuple[int, ...] = ()
    """Denominations in play, smallest first; empty where not known."""

    betting: str = "no-limit"
    game: str = ""
    rulebook: str | None = None
    ask: str | None = None
    """The seat asked about; None asks about the seat to act."""

    id: str | None = None
    title: str | None = None
    source: str | None = None
    note: str | None = None
    table: str | None = None
    level: str | None = None

    @property
    def before_flop(self) -> bool:
        """Whether the street starts with the blinds."""
        return self.street in STREETS_BEFORE_FLOP
