"""Parts of sentences: where a seat last acted, and what others have added since."""

from typing import Protocol

from floorapp.engine.reasons import Added
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.numbers import amount


class Facing(Protocol):
    """A reason that tells what a seat faces since it acted."""

    @property
    def acted_at_to(self) -> int:
        """Its own total when it last acted."""

    @property
    def level_to(self) -> int:
        """The bet to match."""

    @property
    def faced_by(self) -> int:
        """What it would have to add."""

    @property
    def added(self) -> Added:
        """The wagers since."""


def acted_at(seat: str, own: int, words: Catalogue) -> str:
    """Return where a seat last acted: nothing in means that it checked."""
    if own:
        return words.text("{Seat} last acted at {own}", seat=words.seat(seat), own=own)
    return words.text("{Seat} checked", seat=words.seat(seat))


def since(reason: Facing, words: Catalogue) -> str:
    """Return who added how much since the seat acted, with the sum where several did."""
    if sum(by for _, by in reason.added) != reason.faced_by:  # it also owes a part of a blind
        return words.text(
            "the bet is {level}: {level} − {own} = {faced}",
            level=reason.level_to,
            own=reason.acted_at_to,
            faced=reason.faced_by,
        )
    return summed(reason.added, words)


def summed(added: Added, words: Catalogue) -> str:
    """Return who added how much, with the sum where several did."""
    each = each_added(added, words)
    if len(added) == 1:
        return each
    parts = " + ".join(amount(by, words.language) for _, by in added)
    return words.text(
        "{added}: {sum} = {total}", added=each, sum=parts, total=sum(by for _, by in added)
    )


def each_added(added: Added, words: Catalogue) -> str:
    """Return who added how much."""
    return ", ".join(
        words.text("{seat} added {by}", seat=words.seat(seat), by=by) for seat, by in added
    )
