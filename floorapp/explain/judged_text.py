"""How an act is judged where it stands, in words: the verdict, and what becomes of the rest."""

from collections.abc import Sequence

from floorapp.engine.replay import Replay, Step
from floorapp.engine.rulings import Decision
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.explain.step_text import act_text, step_text

SIGNS = {
    Decision.ALLOWED: "✓",
    Decision.READ_AS: "✓",
    Decision.REFUSED: "✗",
    Decision.IMPOSSIBLE: "■",
    Decision.HELD: "…",
    Decision.VOID: "↩",
    Decision.FLOOR: "?",
}
"""The sign of what becomes of an act, which says it without a colour."""

_VERDICTS = {
    Decision.ALLOWED: mark("Allowed"),
    Decision.READ_AS: mark("Allowed"),
    Decision.REFUSED: mark("Not allowed"),
    Decision.IMPOSSIBLE: mark("Impossible: the line stops here"),
    Decision.HELD: mark("Out of turn: waits for its turn"),
    Decision.VOID: mark("Out of turn: void, its chips go back"),
    Decision.FLOOR: mark("Left to the floor"),
}


def verdict_text(step: Step, words: Catalogue) -> str:
    """Return the verdict on an act with its sign: ``✓ Allowed · short +25``, ``✗ Not allowed``."""
    decision = step.ruling.decision
    verdict = f"{SIGNS[decision]} {words.text(_VERDICTS[decision])}"
    note = "" if decision.is_told else step_text(step, words).note
    return f"{verdict} · {note}" if note else verdict


def unreached_text(words: Catalogue) -> str:
    """Return what is said of an act behind the first impossible one."""
    return words.text("Not judged: the line stops before it.")


def later_texts(replayed: Replay, index: int, words: Catalogue) -> tuple[str, ...]:
    """Return what becomes of the acts behind some place of a list; empty where there are none."""
    later = replayed.steps[index:]
    if index >= len(replayed.situation.acts) or not later:
        return ()
    decisions = [step.ruling.decision for step in later]
    told = [
        *_counted(decisions, (Decision.REFUSED,), _NOT_ALLOWED, words),
        *_counted(decisions, (Decision.HELD, Decision.VOID), _OUT_OF_TURN, words),
        *_counted(decisions, (Decision.FLOOR,), _TO_FLOOR, words),
    ]
    if decisions[-1] is Decision.IMPOSSIBLE:
        act = act_text(later[-1].act, words)
        told.append(words.text("The line stops at “{act}”.", act=act))
    return tuple(told) or (words.text("What follows stands as it is."),)


_NOT_ALLOWED = (
    mark("1 later act would not be allowed."),
    mark("{count} later acts would not be allowed."),
)
_OUT_OF_TURN = (
    mark("1 later act would be out of turn."),
    mark("{count} later acts would be out of turn."),
)
_TO_FLOOR = (
    mark("1 later act would be left to the floor."),
    mark("{count} later acts would be left to the floor."),
)


def _counted(
    decisions: Sequence[Decision],
    which: tuple[Decision, ...],
    messages: tuple[str, str],
    words: Catalogue,
) -> list[str]:
    count = sum(decision in which for decision in decisions)
    if not count:
        return []
    one, more = messages
    return [words.text(one)] if count == 1 else [words.text(more, count=count)]
