"""Marking: whether an answer is right, and if not, why not."""

from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.ruling_text import CLOSED, OPEN, ruling_text
from floorapp.quiz.mistakes import why_wrong
from floorapp.quiz.question import Question, Response, Solution
from floorapp.quiz.wording import response_text


@value
class Marked:
    """An answer with its mark.

    Attributes:
        is_right: Whether it is right.
        verdict: That in words, with its sign, and the answer that is right.
        mistake: Why the answer given is wrong; empty where it is right, or the ruling says it all.
    """

    is_right: bool
    verdict: str
    mistake: str = ""


def mark_answer(
    question: Question, solution: Solution, given: Response, words: Catalogue
) -> Marked:
    """Return an answer with its mark."""
    right = response_text(question, solution.response, words)
    if given == solution.response:
        told = words.text("Right: {answer}.", answer=right)
        return Marked(is_right=True, verdict=f"{OPEN} {told}")
    told = words.text("Wrong. The answer is: {answer}.", answer=right)
    return Marked(
        is_right=False,
        verdict=f"{CLOSED} {told}",
        mistake=why_wrong(question, solution, given, words),
    )


def answer_reasons(solution: Solution, words: Catalogue) -> tuple[str, ...]:
    """Return the book's reasons for the right answer, and its source at the end."""
    text = ruling_text(solution.answer, words)
    return tuple(filter(None, (text.headline, text.verdict, *text.why, text.source)))
