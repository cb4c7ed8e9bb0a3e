"""The sentence beside the entry line: what it waits for, or what is wrong with it."""

from floorapp.engine.problems import Problem
from floorapp.engine.rulings import Decision
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.reason_text import reason_text
from floorapp.explain.step_text import step_text
from floorapp.notation.line import TokenKind
from floorapp.viewmodels.desk import Desk

_FAULTS = frozenset({Decision.REFUSED, Decision.IMPOSSIBLE})
_TOLD = _FAULTS | {Decision.HELD, Decision.VOID}


def line_message(desk: Desk) -> tuple[str, bool]:
    """Return the sentence, and whether it is about a fault; empty where there is nothing to say."""
    words, reading = desk.words, desk.reading
    if reading.problem is not None:
        return problem_text(reading.problem, words), True
    if isinstance(reading.hint, Problem):
        return problem_text(reading.hint, words), False
    if reading.hint is not None:
        told = " ".join(reason_text(reason, words) for reason in reading.hint.reasons)
        return words.text("{why} A space enters it as it happened.", why=told), False
    if any(token.kind is TokenKind.NOT_JUDGED for token in reading.tokens):
        return words.text("What follows is not judged."), True
    last = desk.replay.steps[-1] if desk.replay.steps else None
    if last is not None and last.ruling.decision in _TOLD:
        return " ".join(step_text(last, words).fault), last.ruling.decision in _FAULTS
    return "", False


def problem_text(problem: Problem, words: Catalogue) -> str:
    """Return a problem as a sentence."""
    return words.text(problem.message, **problem.facts)
