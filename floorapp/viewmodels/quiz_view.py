"""Quiz view: everything that the quiz says beside the table, in one language."""

from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.numbers import amount
from floorapp.quiz.marking import mark_answer
from floorapp.quiz.question import Kind, Response
from floorapp.quiz.score import Score
from floorapp.quiz.wording import (
    KIND_NAMES,
    button_text,
    happened_text,
    level_name,
    offered,
    place_text,
    question_text,
)
from floorapp.viewmodels.denominations import chip_text
from floorapp.viewmodels.incident_parts import Chip
from floorapp.viewmodels.quiz_session import QuizSession


@value
class Offer:
    """One answer to choose.

    Attributes:
        label: What it says.
        response: What it answers.
        key: The key that chooses it.
    """

    label: str
    response: Response
    key: str


@value(kw_only=True)
class QuizView:
    """The quiz in words. What is not shown is empty."""

    number: int
    """Which question it is since the quiz was opened."""

    place: str
    happened: str
    asked: str
    offers: tuple[Offer, ...]
    """What there is to choose from; none where an amount is asked for."""

    chips: tuple[Chip, ...]
    """Chips that make up an amount."""

    is_answered: bool
    is_right: bool
    verdict: str
    mistake: str
    """Why the answer given is wrong."""

    next: str
    level: str
    book: str
    score: str
    kinds: tuple[str, ...]
    """The score by kind of question."""

    streak: str
    hint: str
    """What the keys do; empty once the question is answered."""


def quiz_view(session: QuizSession) -> QuizView:
    """Return what the quiz says."""
    question, words = session.question, session.words
    given = session.given
    marked = None if given is None else mark_answer(question, session.solution, given, words)
    chips = question.situation.chips if question.kind.is_amount else ()
    return QuizView(
        number=session.number,
        place=place_text(question, words),
        happened=happened_text(question, words),
        asked=question_text(question, words),
        offers=tuple(
            Offer(button_text(question, response, words), response, str(number))
            for number, response in enumerate(offered(question), 1)
        ),
        chips=tuple(Chip(chip, chip_text(chip), amount(chip, words.language)) for chip in chips),
        is_answered=marked is not None,
        is_right=marked is not None and marked.is_right,
        verdict="" if marked is None else marked.verdict,
        mistake="" if marked is None else marked.mistake,
        next=words.text("Next question") if marked else words.text("Another question"),
        level=level_name(session.level, words),
        book=session.desk.books[session.book_id].name,
        score=score_text(session.score, words),
        kinds=kind_scores(session.score, words),
        streak=_streak(session.score, words),
        hint=_hint(session, words),
    )


def score_text(score: Score, words: Catalogue) -> str:
    """Return how many answers were right."""
    if not score.asked:
        return words.text("nothing answered yet")
    return words.text("{right} of {asked} right", right=score.right, asked=score.asked)


def kind_scores(score: Score, words: Catalogue) -> tuple[str, ...]:
    """Return the score of each kind that was asked: ``May raise 3/4``."""
    return tuple(
        f"{words.text(KIND_NAMES[kind])} {score.by_kind[kind][0]}/{score.by_kind[kind][1]}"
        for kind in Kind
        if kind in score.by_kind
    )


def _streak(score: Score, words: Catalogue) -> str:
    """Return how many were right in a row, where that is worth telling."""
    if score.best < _ROW:
        return ""
    return words.text("{streak} in a row, at best {best}", streak=score.streak, best=score.best)


def _hint(session: QuizSession, words: Catalogue) -> str:
    if session.is_answered:
        return ""
    if session.question.kind.is_amount:
        return words.text("Type the amount or lay chips down, then Enter. Esc closes the quiz.")
    return words.text("A number answers, then Enter goes on. Esc closes the quiz.")


_ROW = 2
"""A row has at least two."""
