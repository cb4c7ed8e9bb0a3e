"""Maker: endless fresh questions of one difficulty; the same seed makes the same ones."""

import random
from collections.abc import Callable, Mapping
from typing import Final

from floorapp.engine.rulebook import RuleBook
from floorapp.engine.values import replace, value
from floorapp.quiz.pushes import (
    announced,
    ask_push,
    at_once,
    one_chip,
    option_chip,
    some_chips,
    too_few,
    two_motions,
)
from floorapp.quiz.question import Kind, Question, Response, solve
from floorapp.quiz.rights import ask_right
from floorapp.quiz.table import Table, draw_table
from floorapp.quiz.turns import ask_turn

LEVELS: Final = (1, 2, 3, 4, 5, 6)
"""Plain raises; short all-ins; several that may add up; chips; out of turn, in two motions and too
little; all of it, by any book and in any structure."""

_TRIES: Final = 300
"""How many tables are tried for one answer before another one will do."""

_Ask = Callable[[random.Random, Table, RuleBook], Question | None]


@value
class _Recipe:
    """One way to make a question: what is asked, and who makes it up."""

    kind: Kind
    ask: _Ask


def _right(kind: Kind, short: int) -> _Recipe:
    return _Recipe(kind, lambda rng, table, book: ask_right(rng, table, book, kind, short))


_ANY_PUSH = (one_chip, some_chips, announced, too_few, at_once, option_chip)
_RIGHTS = (Kind.MAY_RAISE, Kind.LEAST_RAISE, Kind.CALL_COST)
_PUSHED = _Recipe(
    Kind.COUNTS_AS,
    lambda rng, table, book: ask_push(
        rng, table, book, Kind.COUNTS_AS, (one_chip, some_chips, some_chips, announced)
    ),
)
_IRREGULAR = _Recipe(
    Kind.COUNTS_AS,
    lambda rng, table, book: ask_push(
        rng, table, book, Kind.COUNTS_AS, (two_motions, two_motions, too_few)
    ),
)
_TURN = _Recipe(Kind.BINDING, ask_turn)
_FLOOR = _Recipe(
    Kind.FLOOR, lambda rng, table, book: ask_push(rng, table, book, Kind.FLOOR, _ANY_PUSH)
)

_RECIPES: Final[Mapping[int, tuple[_Recipe, ...]]] = {
    1: tuple(_right(kind, 0) for kind in _RIGHTS),
    2: (*(_right(kind, 1) for kind in _RIGHTS), _right(Kind.MAY_RAISE, 1)),
    3: (*(_right(kind, 2) for kind in _RIGHTS), _right(Kind.MAY_RAISE, 2)),
    4: (_PUSHED,),
    5: (_TURN, _IRREGULAR, _FLOOR),
    6: (
        *(_right(kind, short) for kind in _RIGHTS for short in (0, 1, 2)),
        *(_PUSHED, _IRREGULAR, _TURN, _FLOOR) * 2,
    ),
}

_STRUCTURES: Final = ("no-limit", "no-limit", "pot-limit", "fixed-limit")


class QuizMaker:
    """Makes questions of one difficulty.

    Attributes:
        level: The difficulty, one of ``LEVELS``.
    """

    def __init__(
        self, books: Mapping[str, RuleBook], book_id: str, level: int, seed: int | str
    ) -> None:
        """Make questions by one book; at the last difficulty by any.

        Args:
            books: The rule books by id.
            book_id: The one that rules.
            level: One of ``LEVELS``.
            seed: What the chance starts from.
        """
        self.level = level
        self._books = [books[book_id]] if level < max(LEVELS) else list(books.values())
        self._rng = random.Random(f"{seed}-{level}-{book_id}")  # noqa: S311 - a game, no secret

    def next(self) -> Question:
        """Return another question: one that the book answers."""
        while True:
            made = self._made(self._rng.choice(_RECIPES[self.level]))
            if made is not None:
                return made

    def _made(self, recipe: _Recipe) -> Question | None:
        """Return a question, preferably one with the answer that a coin has chosen."""
        rng, book = self._rng, self._rng.choice(self._books)
        wanted = rng.random() < _HALF
        other: Question | None = None
        for _ in range(_TRIES):
            structure = rng.choice(_STRUCTURES) if self.level == max(LEVELS) else "no-limit"
            made = recipe.ask(rng, draw_table(rng, structure), book)
            if made is None:
                continue
            made = replace(
                made,
                level=self.level,
                situation=replace(made.situation, rulebook=book.id, ask=made.seat),
            )
            solution = solve(made)
            if solution is None:
                continue
            if _is_positive(solution.response) in {None, wanted}:
                return made
            other = made
        return other


def _is_positive(response: Response) -> bool | None:
    """Return whether an answer is a yes or a raise, or a no or a call; None of an amount."""
    if isinstance(response, bool):
        return response
    if isinstance(response, int):
        return None
    return response.ruling in {"bet", "raise"}


_HALF: Final = 0.5
