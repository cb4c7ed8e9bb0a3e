"""Situation: the set-up of a hand from some street on, and the list of acts in dispute."""

from collections.abc import Mapping
from types import MappingProxyType

from floorapp.engine.acts import Act
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.values import value

STREETS_BEFORE_FLOP = frozenset({"preflop", "predraw"})
"""Streets that start with the blinds: the level starts at the nominal big blind."""

NO_CHIPS: Mapping[str, int] = MappingProxyType({})
"""No stack is known, or no blind is missing."""


@value(kw_only=True)
class Situation:
    """What is known where the line starts and what happened. The rest is derived by replay.

    Absent amounts are None: an unknown stack covers, an unknown pot is not judged.
    """

    seats: tuple[str, ...]
    """The seats in the hand, from the small blind round the table (heads-up: big blind first)."""

    acts: tuple[Act, ...] = ()
    street: str = "preflop"
    small_blind: int = 0
    big_blind: int = 0
    """Nominal big blind of the level (not what was posted); 0 where it is not known."""

    button_blind: int | None = None
    """Short deck: the blind on the button, which sets the level and the raise before the flop."""

    bring_in: int = 0
    """Nominal bring-in of stud, which a short one counts as."""

    ante: int = 0
    ante_kind: str = "each"
    """``each``, or ``big-blind``: one seat pays for all, so it is no part of what it put in."""

    full_raise: int | None = None
    """The full bet or raise in force when the line starts, where it is not the big blind."""

    pot_before: int | None = None
    stacks: Mapping[str, int] = NO_CHIPS
    """Chips at the start of the street, street total included; an absent seat covers."""

    chips: tuple[int, ...] = ()
    """Denominations in play, smallest first; empty where not known."""

    incident: Incident | None = None
    """An act in dispute, behind the others."""

    betting: str = "no-limit"
    """``no-limit``, ``pot-limit`` or ``fixed-limit``."""

    bet: int | None = None
    """Fixed limit: the size of a bet on this street; None: the big blind's, by the street."""

    big_bet: int | None = None
    """Fixed limit: the size on the later streets, where it is not twice the smaller one."""

    cap: int | None = None
    """Fixed limit: how many raises the house allows after the bet; None: as the book says."""

    last_two: bool = False
    """Whether these are the last two players of the event, where a cap is lifted."""

    cash: bool = False
    """Whether this is a cash game, for the books that tell the two apart."""

    missing_blinds: Mapping[str, int] = NO_CHIPS
    """What is missing from a dead or short blind, by the seat that would have posted it."""

    small_blind_counts_as_big: bool = False
    """Pot-limit cash: the small blind counts as a big one in the pot before the flop."""

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
