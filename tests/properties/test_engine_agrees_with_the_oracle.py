"""The engine and the oracle, two readings of the rules, give the same answer to every question."""

import random
from collections.abc import Callable, Mapping

import pytest

from floorapp.engine.answer import answer
from floorapp.engine.pots import pots
from floorapp.engine.replay import Replay, replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.notation.document import read_situation
from floorapp.notation.source import Source
from tests.properties import oracle
from tests.properties.lines import STRUCTURES, random_hand, random_situation
from tests.properties.parameters import shipped

pytestmark = pytest.mark.many

STREET_DECISIONS = {"tda-2024": 100_000, "aspt-doubling": 100_000}
OTHER_STREET_DECISIONS = 40_000
"""Questions asked about one street at no-limit, for each way of counting a raise."""

HAND_DECISIONS = 4_500
"""Questions asked about whole hands, under each book and for each structure: with those about one
street, more than half a million."""

CHUNKS = 4
VERDICTS = {
    "ALLOWED": "allowed",
    "READ_AS": "allowed",
    "REFUSED": "not-allowed",
    "IMPOSSIBLE": "impossible",
    "FLOOR": "floor",
}
BOOK_IS_SILENT = {"raise", "as-full"}
"""What the floor may choose where the book does not say whether, or how much, may be raised."""

PARAMETERS = shipped()
BY_RAISING = {
    said["raising"]: book_id for book_id, said in sorted(PARAMETERS.items(), reverse=True)
} | {"largest-increment": "tda-2024"}
"""One book for each way of counting a raise: nothing else in a book touches one street."""


def verdicts(replayed: Replay) -> list[str]:
    """The verdict on each act as the oracle words it: an act out of turn is held, whatever after."""
    held = marked_out_of_turn(replayed)
    found = []
    for index, step in enumerate(replayed.steps):
        found.append("held" if index in held else VERDICTS[step.ruling.decision.name])
    return found + ["not-judged"] * (len(replayed.situation.acts) - len(found))


def marked_out_of_turn(replayed: Replay) -> dict[int, str]:
    """What became of each act out of turn, by its place in the list."""
    fates = {}
    for index, step in enumerate(replayed.steps):
        codes = {reason.code for reason in step.ruling.reasons}
        if step.ruling.decision.name == "HELD":
            fates[index] = "waiting"
        elif step.ruling.decision.name == "VOID":
            fates[index] = "void"
        elif codes & {"bound-out-of-turn", "fold-out-of-turn"}:
            fates[index] = "applied"
    return fates


def said(replayed: Replay, seat: str | None) -> dict[str, object]:
    """Return the engine's answer under the oracle's keys."""
    facts = dict(answer(replayed, seat).facts())
    for beside in ("ruling", "amount_to", "returned", "binding", "raises_left"):
        facts.pop(beside, None)
    choices = facts.pop("choices", ())
    found = pots(replayed.table)
    uncalled = (found.uncalled_seat, found.uncalled_by) if found.uncalled_by else None
    return facts | {
        "verdicts": verdicts(replayed),
        "held": marked_out_of_turn(replayed),
        "discretion": bool(BOOK_IS_SILENT & set(choices)),
        "pots": [(pot.amount, list(pot.seats)) for pot in found.pots],
        "uncalled": uncalled,
    }


def read(data: Mapping[str, object]) -> Situation:
    """Read a random situation, which has no problem."""
    reading = read_situation(data, Source("line", ""), ())
    assert not reading.problems, (reading.problems, data)
    assert reading.situation is not None
    return reading.situation


def assert_agrees(data: Mapping[str, object], book: RuleBook, book_id: str) -> int:
    """Ask both about every seat; return how many questions that were."""
    situation = read(data)
    replayed = replay(situation, book)
    hand = oracle.played(data, PARAMETERS[book_id])
    seats = [None, *situation.seats]
    for seat in seats:
        found = said(replayed, seat)
        expected = oracle.report(hand, seat)
        assert found == expected, (data, seat)
    return len(seats)


def agree_on(
    lines: Callable[[], Mapping[str, object]], decisions: int, book: RuleBook, book_id: str
) -> None:
    """Compare until that many questions were asked."""
    asked = 0
    while asked < decisions:
        asked += assert_agrees(lines(), book, book_id)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("book_id", BY_RAISING.values())
def test_random_decisions_agree_for_each_way_of_counting(
    book_id: str, chunk: int, books: Mapping[str, RuleBook]
) -> None:
    rng = random.Random(f"{book_id}-{chunk}")
    decisions = STREET_DECISIONS.get(book_id, OTHER_STREET_DECISIONS) // CHUNKS
    agree_on(lambda: random_situation(rng), decisions, books[book_id], book_id)


@pytest.mark.parametrize("structure", STRUCTURES)
@pytest.mark.parametrize("book_id", PARAMETERS)
def test_whole_hands_of_every_structure_agree_for_each_book(
    book_id: str, structure: str, books: Mapping[str, RuleBook]
) -> None:
    rng = random.Random(f"{book_id}-{structure}")
    parameters = PARAMETERS[book_id]

    agree_on(
        lambda: random_hand(rng, structure, parameters), HAND_DECISIONS, books[book_id], book_id
    )
