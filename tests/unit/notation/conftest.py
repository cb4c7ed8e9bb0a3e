"""A line of the short form read for a few seats, and what became of its words."""

from collections.abc import Callable

import pytest

from floorapp.engine.situation import Situation
from floorapp.notation.line import LineReading, read_line
from floorapp.notation.opening import opening_posts

Read = Callable[..., LineReading]


@pytest.fixture
def read(books) -> Read:
    """Read a line over a table of seats with blinds of 50 and 100, posted before the flop."""

    def reading(
        text: str,
        seats: str = "A B C D E",
        *,
        whole: bool = True,
        street: str = "flop",
        book: str = "tda-2024",
        **more: object,
    ) -> LineReading:
        names = tuple(seats.split())
        acts = opening_posts(names, 50, 100, {}) if street == "preflop" else ()
        base = Situation(
            seats=names, acts=acts, small_blind=50, big_blind=100, street=street, **more
        )
        return read_line(text, base, books[book], whole=whole)

    return reading
