"""Ruled: a situation as one book rules on it, and as the others do."""

from collections.abc import Iterable, Mapping

from floorapp.engine.answer import Answer, answer
from floorapp.engine.replay import Replay, replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.viewmodels.other_books import other_answers


class Ruled:
    """A situation with the ruling on it.

    Attributes:
        replay: Its acts, replayed.
        answer: What the seat asked about may do.
    """

    def __init__(
        self,
        situation: Situation,
        book: RuleBook,
        books: Mapping[str, RuleBook],
        asked: str | None = None,
    ) -> None:
        """Rule on a situation.

        Args:
            situation: The situation.
            book: The book that rules.
            books: Every book, by id.
            asked: The seat asked about; None, or one that is not in the hand: the seat to act.
        """
        self._books, self._asked = books, asked
        self.replay = replay(situation, book)
        self.answer = self._ask(self.replay)

    def other_answers(self) -> Iterable[tuple[RuleBook, Answer]]:
        """Yield what each other book answers about the same seat."""
        return other_answers(self._books, self.answer, self._ask)

    def _ask(self, replayed: Replay) -> Answer:
        return answer(replayed, self._asked if self._asked in replayed.table.index else None)
