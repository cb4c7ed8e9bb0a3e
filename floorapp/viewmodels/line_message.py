"""The sentence beside the entry line: what it waits for, or what is wrong with it."""

from floorapp.engine.problems import Problem
from floorapp.engine.replay import Step
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.reason_text import reason_text
from floorapp.explain.step_text import heading, step_text
from floorapp.notation.line import TokenKind
from floorapp.viewmodels.desk import Desk


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
    fault = fault_told(desk)
    if fault is None:
        return "", False
    return f"{heading(fault, words)}: {' '.join(step_text(fault, words).fault)}", True


def fault_told(desk: Desk) -> Step | None:
    """Return the act whose fault stands beside the line, where the line itself has none.

    It is the last one that was not allowed or is impossible, whatever came after it.
    """
    reading = desk.reading
    if reading.problem is not None or reading.hint is not None:
        return None
    if any(token.kind is TokenKind.NOT_JUDGED for token in reading.tokens):
        return None
    return next(
        (step for step in reversed(desk.replay.steps) if step.ruling.decision.is_fault), None
    )


def problem_text(problem: Problem, words: Catalogue) -> str:
    """Return a problem as a sentence."""
    return words.text(problem.message, **problem.facts)
