"""Ruling view: everything that the ruling panel says, in one language."""

from floorapp.engine.values import value
from floorapp.explain.difference import difference
from floorapp.explain.ruling_text import ruling_text
from floorapp.explain.step_text import StepText, step_text
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.ladder import ladder_view
from floorapp.viewmodels.views import LadderView


@value
class Comparison:
    """What another book answers."""

    book: str
    text: str
    same: bool


@value
class RulingView:
    """The ruling in words."""

    headline: str
    verdict: str
    verdict_kind: str
    """``closed``, ``open`` or empty."""

    faults: tuple[StepText, ...]
    """Acts that were not allowed, impossible or out of turn, each with its sentences."""

    why: tuple[str, ...]
    citations: tuple[str, ...]
    comparisons: tuple[Comparison, ...]
    ladder: LadderView
    text: str
    """Everything as plain text, to be copied."""


def ruling_view(desk: Desk) -> RulingView:
    """Return the ruling that the desk shows."""
    words, answer = desk.words, desk.answer
    text = ruling_text(answer, words)
    faults = tuple(
        step_text(step, words) for step in desk.replay.steps if step.ruling.decision.is_told
    )
    comparisons = []
    for book, other in desk.other_answers():
        same, line = difference(answer, other, words)
        title = book.titles.get(words.language, book.name)
        comparisons.append(Comparison(title, line, same))
    told = [f"{fault.act}: {' '.join(fault.fault)}" for fault in faults]
    return RulingView(
        headline=text.headline,
        verdict=text.verdict,
        verdict_kind=text.verdict_kind,
        faults=faults,
        why=text.why,
        citations=text.citations,
        comparisons=tuple(comparisons),
        ladder=ladder_view(desk.replay, answer.seat, words),
        text="\n".join([*told, text.text]),
    )
