"""Quiz session: the question on the screen, what was answered, and the score of the evening."""

import random
from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from floorapp.engine.problems import Problem, problem
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace
from floorapp.explain.catalogue import Catalogue
from floorapp.notation.amounts import read_amount
from floorapp.quiz.maker import QuizMaker
from floorapp.quiz.question import Question, Response, Solution, solve
from floorapp.quiz.score import Score
from floorapp.viewmodels.desk import Desk


class QuizSession(QObject):
    """Asks one question after the other, at a desk of its own: no dispute is touched.

    Signals:
        changed: Something shown is different.

    Attributes:
        desk: The table of the question. What the question hides is not on it until it is answered.
        question: The question.
        number: Which one it is since the quiz was opened.
        solution: Its answer.
        given: What was answered; None while the question is open.
        score: The score, kept until it is reset.
        level: The difficulty.
        book_id: The rule book that questions are asked by.
    """

    changed = Signal()

    def __init__(
        self,
        books: Mapping[str, RuleBook],
        book_id: str,
        language: str,
        seed: int | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Begin with a question of the first difficulty.

        Args:
            books: The rule books by id.
            book_id: The one to ask by.
            language: Code of the language.
            seed: What the questions start from; None: each evening has its own.
            parent: Owner in Qt's sense.
        """
        super().__init__(parent)
        self.desk = Desk(books, book_id, language, self)
        self.level, self.book_id = 1, book_id
        self.score = Score()
        self.number = 0
        self.given: Response | None = None
        self._books = books
        self._seed = random.SystemRandom().randrange(2**32) if seed is None else seed
        self._start()

    @property
    def words(self) -> Catalogue:
        """The words on screen."""
        return self.desk.words

    @property
    def is_answered(self) -> bool:
        """Whether the ruling is shown."""
        return self.given is not None

    def next(self) -> None:
        """Ask another question; one that was not answered does not count."""
        self._ask()
        self.changed.emit()

    def answer(self, response: Response) -> None:
        """Take an answer, count it, and show the ruling; a question is answered once."""
        if self.is_answered:
            return
        self.given = response
        is_right = response == self.solution.response
        self.score = self.score.with_answer(self.question.kind, is_right=is_right)
        self.desk.open(self.question.situation)
        self.changed.emit()

    def answer_typed(self, text: str) -> Problem | None:
        """Take an amount as it was typed; return what is wrong with what is none."""
        amount = read_amount(text)
        if amount is None:
            return problem("“{text}” is not an amount of whole chips.", text=text)
        self.answer(amount)
        return None

    def set_level(self, level: int) -> None:
        """Ask at another difficulty."""
        self.level = level
        self._restart()

    def set_book(self, book_id: str) -> None:
        """Ask by another rule book."""
        self.book_id = book_id
        self._restart()

    def know(self, books: Mapping[str, RuleBook]) -> None:
        """Know other rule books; where the one asked by is gone, the first one is."""
        self._books = books
        if self.book_id not in books:
            self.book_id = next(iter(books))
        self.desk.set_books(books)
        self._restart()

    def set_language(self, language: str) -> None:
        """Speak another language; the question stays."""
        self.desk.set_language(language)
        self.changed.emit()

    def reset_score(self) -> None:
        """Begin to count anew."""
        self.score = Score()
        self.changed.emit()

    def fresh_maker(self) -> QuizMaker:
        """Return a maker of other questions of the same difficulty, by the same book."""
        seed = random.SystemRandom().randrange(2**32)
        return QuizMaker(self._books, self.book_id, self.level, seed)

    def _restart(self) -> None:
        self._start()
        self.changed.emit()

    def _start(self) -> None:
        self._maker = QuizMaker(self._books, self.book_id, self.level, self._seed)
        self._seed += 1  # whoever comes back to a difficulty meets other questions
        self._ask()

    def _ask(self) -> None:
        self.question: Question = self._maker.next()
        solution = solve(self.question)
        assert solution is not None  # the maker asks nothing else
        self.solution: Solution = solution
        self.given = None
        self.number += 1
        self.desk.open(before(self.question))


def before(question: Question) -> Situation:
    """Return the situation as everybody saw it before what is asked about."""
    situation = question.situation
    early = (
        index for index, act in enumerate(situation.acts) if getattr(act, "out_of_turn", False)
    )
    acts = situation.acts[: next(early, len(situation.acts))]
    return replace(situation, acts=acts, incident=None)
