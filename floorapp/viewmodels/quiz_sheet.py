"""Quiz sheet: questions for a staff training on paper, and their answers apart, in one language."""

from floorapp.engine.acts import Fold
from floorapp.engine.replay import replay
from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.numbers import amount
from floorapp.explain.seat_text import did_text
from floorapp.quiz.maker import QuizMaker
from floorapp.quiz.marking import answer_reasons
from floorapp.quiz.question import Question, solve
from floorapp.quiz.wording import (
    acts_text,
    button_text,
    happened_text,
    level_name,
    offered,
    place_text,
    question_text,
)
from floorapp.viewmodels.quiz_session import before

MOST_QUESTIONS = 200
"""More than any training asks."""


@value(kw_only=True)
class SheetQuestion:
    """A question on the sheet."""

    number: str
    place: str
    seats: tuple[tuple[str, ...], ...]
    """A table: its rows are the seats, their stacks, and what lies in front of them."""

    told: tuple[str, ...]
    """What everybody did, and what happened then."""

    asked: str
    choices: tuple[str, ...]
    """What there is to choose from; none where there is a line to write on."""

    answer: str
    reasons: tuple[str, ...]


@value
class QuizSheet:
    """A sheet.

    Attributes:
        title: What is asked, and how many times.
        answers: What stands over the answers.
        questions: The questions.
    """

    title: str
    answers: str
    questions: tuple[SheetQuestion, ...]

    @property
    def text(self) -> str:
        """All that is written, for whoever looks for letters that no font has."""
        return "".join(
            "".join((self.title, self.answers, each.place, *each.told, each.asked, *each.reasons))
            for each in self.questions
        )


def quiz_sheet(maker: QuizMaker, count: int, words: Catalogue) -> QuizSheet:
    """Return a sheet of the next questions of a maker."""
    name = level_name(maker.level, words)
    title = words.text("Quiz · {level} · {count} questions", level=name, count=count)
    answers = words.text("Answers")
    return QuizSheet(
        title,
        f"{title} · {answers}",
        tuple(_question(number, maker.next(), words) for number in range(1, count + 1)),
    )


def _question(number: int, question: Question, words: Catalogue) -> SheetQuestion:
    solution = solve(question)
    assert solution is not None  # the maker asks nothing else
    told = (acts_text(question, words), happened_text(question, words))
    return SheetQuestion(
        number=f"{number}.",
        place=place_text(question, words),
        seats=_seats(question, words),
        told=tuple(filter(None, told)),
        asked=question_text(question, words),
        choices=tuple(button_text(question, each, words) for each in offered(question)),
        answer=button_text(question, solution.response, words),
        reasons=answer_reasons(solution, words),
    )


def _seats(question: Question, words: Catalogue) -> tuple[tuple[str, ...], ...]:
    """Return the table of the seats as they stand before what is asked about."""
    table = replay(before(question), question.book).table
    stacks = question.situation.stacks
    front = []
    for seat, name in enumerate(table.seats):
        shown = amount(table.put_in[seat], words.language) if table.put_in[seat] else "–"
        front.append(f"{shown} · {did_text(Fold(name), words)}" if table.folded[seat] else shown)
    return (
        (words.text("Seat"), *table.seats),
        (words.text("Stack"), *(amount(stacks[seat], words.language) for seat in table.seats)),
        (words.text("In front"), *front),
    )
