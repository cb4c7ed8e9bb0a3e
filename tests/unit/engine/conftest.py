"""Situations written as one line of acts, replayed up to there."""

from collections.abc import Callable

import pytest

from floorapp.engine.acts import Act
from floorapp.engine.problems import Problem
from floorapp.engine.replay import Replay, replay
from floorapp.engine.situation import Situation
from floorapp.notation.acts import read_act

Play = Callable[..., Replay]


def acts(line: str) -> tuple[Act, ...]:
    read = [read_act(text) for text in line.split(",") if text.strip()]
    assert not any(isinstance(act, Problem) for act in read), read
    return tuple(act for act in read if not isinstance(act, Problem))


@pytest.fixture(scope="session")
def play(books) -> Play:
    """Replay a line for seats on the flop with a big blind of 100, under TDA unless told."""

    def played(
        line: str,
        seats: str = "A B C D",
        *,
        street: str = "flop",
        big_blind: int = 100,
        book: str = "tda-2024",
        **more: object,
    ) -> Replay:
        situation = Situation(
            seats=tuple(seats.split()), acts=acts(line), street=street, big_blind=big_blind, **more
        )
        return replay(situation, books[book])

    return played
