"""Score: how many questions were answered right, of each kind and in a row."""

from collections.abc import Mapping
from types import MappingProxyType

from floorapp.engine.values import value
from floorapp.quiz.question import Kind

NONE: Mapping[Kind, tuple[int, int]] = MappingProxyType({})
"""Nothing was asked."""


@value
class Score:
    """The score of an evening.

    Attributes:
        by_kind: How many were right, and how many were asked, by kind.
        streak: How many were right in a row, up to now.
        best: The longest such row.
    """

    by_kind: Mapping[Kind, tuple[int, int]] = NONE
    streak: int = 0
    best: int = 0

    @property
    def right(self) -> int:
        """How many were right."""
        return sum(right for right, _ in self.by_kind.values())

    @property
    def asked(self) -> int:
        """How many were answered."""
        return sum(asked for _, asked in self.by_kind.values())

    def with_answer(self, kind: Kind, *, is_right: bool) -> "Score":
        """Return the score after one more answer.

        >>> Score().with_answer(Kind.MAY_RAISE, is_right=True).right
        1
        """
        right, asked = self.by_kind.get(kind, (0, 0))
        streak = self.streak + 1 if is_right else 0
        return Score(
            MappingProxyType({**self.by_kind, kind: (right + is_right, asked + 1)}),
            streak,
            max(self.best, streak),
        )
