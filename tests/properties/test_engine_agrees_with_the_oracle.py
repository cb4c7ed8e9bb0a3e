"""The engine and the oracle, two readings of the rules, give the same answer to every question."""

import random
from collections.abc import Mapping

import pytest

from floorapp.engine.answer import answer
from floorapp.engine.replay import Replay, replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.rulings import Decision
from floorapp.notation.document import read_situation
from floorapp.notation.source import Source
from tests.properties import oracle
from tests.properties.lines import random_situation

DECISIONS = 100_000
"""Questions asked under each book."""

CHUNKS = 4
VERDICTS = {
    Decision.ALLOWED: "allowed",
    Decision.READ_AS: "allowed",
    Decision.REFUSED: "not-allowed",
    Decision.IMPOSSIBLE: "impossible",
}


def verdicts(replayed: Replay) -> list[str]:
    """The verdict on each act as the oracle words it: an act out of turn is held, whatever after."""
    found = []
    held = marked_out_of_turn(replayed)
    for index, step in enumerate(replayed.steps):
        found.append("held" if index in held else VERDICTS[step.ruling.decision])
    return found + ["not-judged"] * (len(replayed.situation.acts) - len(found))


def marked_out_of_turn(replayed: Replay) -> dict[int, str]:
    """What became of each act out of turn, by its place in the list."""
    fates = {}
    for index, step in enumerate(replayed.steps):
        codes = {reason.code for reason in step.ruling.reasons}
        if step.ruling.decision is Decision.HELD:
            fates[index] = "waiting"
        elif step.ruling.decision is Decision.VOID:
            fates[index] = "void"
        elif codes & {"bound-out-of-turn", "fold-out-of-turn"}:
            fates[index] = "applied"
    return fates


def assert_agrees(data: Mapping[str, object], book: RuleBook) -> int:
    """Ask both about every seat; return how many questions that were."""
    reading = read_situation(data, Source("line", ""), ())
    assert not reading.problems, reading.problems
    assert reading.situation is not None
    replayed = replay(reading.situation, book)
    expected = oracle.answer(data, book.raising.name)
    seats = [None, *reading.situation.seats]
    for seat in seats:
        expected = oracle.answer(data, book.raising.name, seat)
        facts = answer(replayed, seat).facts()
        facts.pop("ruling", None)
        facts.pop("choices", None)
        facts["verdicts"] = verdicts(replayed)
        facts["held"] = marked_out_of_turn(replayed)
        assert facts == expected, (data, seat)
    return len(seats)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("book_id", ["tda-2024", "aspt-doubling"])
def test_a_hundred_thousand_random_decisions_agree_for_each_book(
    book_id: str, chunk: int, books: Mapping[str, RuleBook]
) -> None:
    rng = random.Random(f"{book_id}-{chunk}")  # noqa: S311 - a game of chance, not of secrets
    asked = 0
    while asked < DECISIONS // CHUNKS:
        asked += assert_agrees(random_situation(rng), books[book_id])
