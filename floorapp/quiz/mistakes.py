"""Mistakes: why an answer that was given is wrong, and where it would have been right."""

from floorapp.explain.catalogue import Catalogue
from floorapp.quiz.mistaken_amounts import wrong_call, wrong_raise
from floorapp.quiz.mistaken_chips import wrong_outcome
from floorapp.quiz.mistaken_rights import wrong_binding, wrong_right
from floorapp.quiz.question import Kind, Outcome, Question, Response, Solution


def why_wrong(question: Question, solution: Solution, given: Response, words: Catalogue) -> str:
    """Return why an answer is wrong, beside what the ruling says; empty where that is all."""
    options, right = solution.answer.options, solution.response
    assert options is not None  # a question is always about a seat
    if isinstance(given, Outcome) and isinstance(right, Outcome):
        return wrong_outcome(solution.answer, right, given, words)
    if question.kind.is_amount and isinstance(given, int):
        wrong = wrong_raise if question.kind is Kind.LEAST_RAISE else wrong_call
        return wrong(options, given, words)
    match question.kind:
        case Kind.MAY_RAISE:
            return wrong_right(options, words)
        case Kind.BINDING:
            return wrong_binding(solution.answer, words)
        case Kind.FLOOR:
            return _wrong_floor(words, is_left=right is True)
        case _:
            return ""


def _wrong_floor(words: Catalogue, *, is_left: bool) -> str:
    if is_left:
        return words.text("The book names no single outcome here, only what there is to choose.")
    return words.text("The book has one outcome for this, so there is nothing to choose.")
