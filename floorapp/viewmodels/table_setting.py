"""Table setting: level, street, seats and stacks, each changed with what follows from it."""

from typing import TYPE_CHECKING

from floorapp.engine.acts import Posted
from floorapp.engine.values import replace
from floorapp.notation.levels import Level
from floorapp.viewmodels.chairs import chairs_round, joined, numbered
from floorapp.viewmodels.set_up import (
    at_level,
    on_street,
    played,
    starting_at,
    with_level,
    with_seats,
    with_stack,
    without_seat,
)

if TYPE_CHECKING:
    from floorapp.viewmodels.desk import Desk


class TableSetting:
    """What is set at the table of a desk; each change is one step of its undo."""

    def __init__(self, desk: "Desk") -> None:
        """Set the table of ``desk``."""
        self._desk = desk

    def set_street(self, street: str) -> None:
        """Rule on another street: its acts stay, the blinds are posted or taken back.

        Of a hand that has gone through streets, only what happened on the last one stays.
        """
        self._desk.set_up(on_street(self._desk.situation, street), new_posts=True)

    def set_betting(self, betting: str) -> None:
        """Bet by another structure: ``no-limit``, ``pot-limit`` or ``fixed-limit``."""
        self._desk.set_up(replace(self._desk.situation, betting=betting))

    def set_blinds(self, small_blind: int, big_blind: int, ante: int = 0) -> None:
        """Set the level."""
        self._desk.set_up(
            with_level(self._desk.situation, small_blind, big_blind, ante), new_posts=True
        )

    def set_level(self, level: Level) -> None:
        """Go to a level of the event: its blinds, ante and chips."""
        self._desk.set_up(at_level(self._desk.situation, level), new_posts=True)

    def set_seat_count(self, count: int) -> None:
        """Put the first ``count`` chairs into the hand; what the others did is taken out."""
        chairs = self._desk.dispute.chairs
        if count > len(chairs):
            chairs = chairs_round(chairs, numbered(count), count)
        self._desk.set_up(
            with_seats(self._desk.situation, chairs[:count]), new_posts=True, chairs=chairs
        )

    def join(self, seat: str) -> None:
        """Put a chair into the hand, at its place round the table."""
        seats = joined(self._desk.situation.seats, self._desk.dispute.chairs, seat)
        self._desk.set_up(replace(self._desk.situation, seats=seats), new_posts=True)

    def leave(self, seat: str) -> None:
        """Take a seat out of the hand, with whatever it did; two must stay."""
        left = without_seat(self._desk.situation, seat)
        if left is not None:
            self._desk.set_up(left, new_posts=True)

    def start_at(self, seat: str) -> None:
        """Make a seat the first after the button: the small blind, first to act after the flop."""
        self._desk.set_up(starting_at(self._desk.situation, seat), new_posts=True)

    def set_stack(self, seat: str, chips: int | None) -> None:
        """Set a seat's chips at the start of the street, its blind too; None: it covers."""
        self._desk.set_up(with_stack(self._desk.situation, seat, chips, self._desk.book.ante_order))

    def set_forced(self, posted: tuple[Posted, ...]) -> None:
        """Set the blinds, straddles and antes as they were posted."""
        acts = (*posted, *played(self._desk.situation.acts))
        self._desk.set_up(replace(self._desk.situation, acts=acts))
