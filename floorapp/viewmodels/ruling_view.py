"""Ruling view: everything that the ruling panel says, in one language."""

from floorapp.engine.acts import Voluntary
from floorapp.engine.replay import Step
from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.cited import Cited
from floorapp.explain.difference import difference
from floorapp.explain.ruling_text import ruling_text
from floorapp.explain.step_text import act_heading, heading, step_text
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.ladder import ladder_view
from floorapp.viewmodels.line_message import fault_told
from floorapp.viewmodels.pot_views import pot_lines
from floorapp.viewmodels.ruled import Ruled
from floorapp.viewmodels.views import LadderView

_NAMED = 3
"""How many books are named where many agree."""


@value
class Comparison:
    """What some other books answer, all of them the same."""

    books: tuple[str, ...]
    text: str
    same: bool
    line: str
    """The sentence that says so."""


@value
class RulingView:
    """The ruling in words."""

    headline: str
    verdict: str
    verdict_kind: str
    """``closed``, ``open`` or empty."""

    faults: tuple[str, ...]
    """A sentence or more for each act that was not allowed, out of turn or left to the floor,
    but for the one that stands beside the entry line."""

    why: tuple[str, ...]
    citations: tuple[str, ...]
    cited: Cited
    """What the citations stand for."""

    pots: tuple[str, ...]
    """Who can win what, where there is more than one pot."""

    comparisons: tuple[Comparison, ...]
    """The books that answer otherwise, then the others in one line."""

    announcement: str
    """The same in one line, for where there is no room."""

    ladder: LadderView
    text: str
    """Everything as plain text, to be copied."""

    supposed: str = ""
    """The act that it would follow, where it is no ruling yet: ``What if: C calls 75``."""


def ruling_view(desk: Desk) -> RulingView:
    """Return the ruling that the desk shows."""
    return _view(desk.ruled, desk.words, beside=fault_told(desk))


def what_if(desk: Desk, act: Voluntary) -> RulingView:
    """Return the ruling that would follow an act; the desk stays as it is."""
    words = desk.words
    return _view(
        desk.ruled_if(act),
        words,
        supposed=words.text("What if: {act}", act=act_heading(act, words)),
    )


def _view(
    ruled: Ruled, words: Catalogue, *, beside: Step | None = None, supposed: str = ""
) -> RulingView:
    """Return a ruling in words; the fault ``beside`` the line is told there."""
    answer, replay = ruled.answer, ruled.replay
    text = ruling_text(answer, words)
    comparisons = _comparisons(ruled, words)
    told = [step for step in replay.steps if step.ruling.decision.is_told]
    return RulingView(
        headline=text.headline,
        verdict=text.verdict,
        verdict_kind=text.verdict_kind,
        faults=tuple(told_text(step, words) for step in told if step is not beside),
        why=text.why,
        citations=text.citations,
        cited=text.cited,
        pots=pot_lines(answer, words, asked=True),
        comparisons=comparisons,
        announcement=_announcement(comparisons, words),
        ladder=ladder_view(replay, answer.seat, words),
        text="\n".join([*(told_text(step, words) for step in told), text.text]),
        supposed=supposed,
    )


def told_text(step: Step, words: Catalogue) -> str:
    """Return what there is to say of an act: ``Seat 2 raises to 150: …``."""
    return f"{heading(step, words)}: {' '.join(step_text(step, words).fault)}"


def _comparisons(ruled: Ruled, words: Catalogue) -> tuple[Comparison, ...]:
    """Return the other books by what they answer, the largest agreement last."""
    differing: dict[str, list[str]] = {}
    alike: list[str] = []
    known: dict[int, tuple[bool, str]] = {}
    for book, other in ruled.other_answers():
        if id(other) not in known:  # some share one answer
            known[id(other)] = difference(ruled.answer, other, words)
        same, says = known[id(other)]
        if same:
            alike.append(book.name)
        else:
            differing.setdefault(says, []).append(book.name)
    found = []
    for says, names in differing.items():
        line = words.text("{books}: {answer}", books=_listed(names), answer=says)
        found.append(Comparison(tuple(names), says, same=False, line=line))
    if alike:
        found.append(_same(tuple(alike), words, all_of_them=not differing))
    return tuple(found)


def _listed(names: list[str]) -> str:
    """Return some names, the first of them where there are many: ``A, B, C +4``."""
    if len(names) <= _NAMED + 1:
        return ", ".join(names)
    return f"{', '.join(names[:_NAMED])} +{len(names) - _NAMED}"


def _announcement(comparisons: tuple[Comparison, ...], words: Catalogue) -> str:
    total = sum(len(found.books) for found in comparisons)
    differing = sum(len(found.books) for found in comparisons if not found.same)
    return words.text("Other books: {count} of {all} differ", count=differing, all=total)


def _same(names: tuple[str, ...], words: Catalogue, *, all_of_them: bool) -> Comparison:
    count = len(names)
    if count == 1:
        line = words.text("{book}: same", book=names[0])
    elif all_of_them:
        line = words.text("All {count} other books: same", count=count)
    else:
        line = words.text("{count} others: same", count=count)
    return Comparison(names, words.text("same"), same=True, line=line)
