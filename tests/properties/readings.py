"""Random situations as the program reads them, and its answers about every seat of one."""

import random
from collections.abc import Iterator

from floorapp.engine.answer import answer
from floorapp.engine.replay import replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.notation.document import read_situation
from floorapp.notation.source import Source
from tests.properties.lines import random_situation


def situations(seed: str, count: int) -> Iterator[Situation]:
    """Yield random situations; the same seed, the same ones."""
    rng = random.Random(seed)
    for _ in range(count):
        reading = read_situation(random_situation(rng), Source("line", ""), ())
        assert reading.situation is not None and not reading.problems, reading.problems
        yield reading.situation


def answers(situation: Situation, book: RuleBook) -> dict[str, dict[str, object]]:
    """Return what each seat may do, by its name."""
    replayed = replay(situation, book)
    return {seat: answer(replayed, seat).facts() for seat in situation.seats}


def verdicts(situation: Situation, book: RuleBook) -> list[str]:
    """Return the decision on each act, as far as they were judged."""
    return [step.ruling.decision.value for step in replay(situation, book).steps]
