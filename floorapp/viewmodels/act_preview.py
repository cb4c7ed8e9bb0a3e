"""Act preview: how an act would be judged where it stands, and what becomes of what follows."""

from collections.abc import Sequence

from floorapp.engine.acts import Act
from floorapp.engine.replay import Replay, replay
from floorapp.engine.rulings import cite
from floorapp.engine.values import replace, value
from floorapp.explain.citations import source_text
from floorapp.explain.judged_text import later_texts, unreached_text, verdict_text
from floorapp.explain.reason_text import reason_text
from floorapp.viewmodels.act_kinds import ActKind, kind_of
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.set_up import in_order


@value
class ActPreview:
    """What an editor says about the act in it, before anything is changed."""

    verdict: str
    """With its sign: ``✓ Allowed · short +25``, ``✗ Not allowed``."""

    kind: ActKind
    reason: str = ""
    """The first reason, where the act is not simply allowed."""

    rule: str = ""
    """Where that is written."""

    later: tuple[str, ...] = ()
    """What becomes of the acts behind it."""

    @property
    def text(self) -> str:
        """All of it in one paragraph, for a screen reader."""
        return " ".join(filter(None, (self.verdict, self.reason, self.rule, *self.later)))


def replayed(desk: Desk, acts: Sequence[Act]) -> Replay:
    """Return some list of acts replayed as the desk would take it, changing nothing."""
    situation = in_order(replace(desk.situation, acts=tuple(acts)), desk.book)
    return replay(situation, desk.book)


def preview(desk: Desk, acts: Sequence[Act], index: int) -> ActPreview:
    """Return how the act at a place of a list would be judged, and those behind it."""
    whole, words = replayed(desk, acts), desk.words
    if index >= len(whole.steps):
        return ActPreview(unreached_text(words), ActKind.NOT_JUDGED)
    step = whole.steps[index]
    told = step.ruling.reasons[:1] if step.ruling.decision.is_told else ()
    rules = cite(desk.book, told, whole.situation.betting)
    return ActPreview(
        verdict_text(step, words),
        kind_of(step),
        reason=" ".join(reason_text(reason, words) for reason in told),
        rule=source_text(rules, words) if told else "",
        later=later_texts(whole, index + 1, words),
    )


def preview_without(desk: Desk, index: int, count: int) -> tuple[str, ...]:
    """Return what becomes of the acts behind some that are taken out."""
    acts = desk.situation.acts
    whole = replayed(desk, (*acts[:index], *acts[index + count :]))
    return later_texts(whole, index, desk.words)
