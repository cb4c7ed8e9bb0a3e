"""History model: the acts in order, each with what it was; those not judged at the end."""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QObject, Qt

from floorapp.engine.acts import Ante, ForcedBet, NextStreet
from floorapp.engine.replay import Replay, Step, replay
from floorapp.engine.rulings import Decision
from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.incident_text import incident_line
from floorapp.explain.numbers import amount
from floorapp.explain.step_text import act_text, step_text
from floorapp.viewmodels.attached import attached_to
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.view_list_model import ViewListModel


class ActKind(Enum):
    """How an act is marked."""

    PLAIN = "plain"
    FORCED = "forced"
    SHORT = "short"
    """A wager for less than a full bet or raise."""

    NOT_ALLOWED = "not-allowed"
    IMPOSSIBLE = "impossible"
    WAITING = "waiting"
    """Out of turn: held, or void."""

    FLOOR = "floor"
    """Left to the floor."""

    STREET = "street"
    """Not an act: the next street."""

    NOT_JUDGED = "not-judged"
    """Behind the first impossible act."""


@value
class ActView:
    """One act of the history."""

    text: str
    note: str
    kind: ActKind
    is_last_shown: bool
    """Whether the table is shown as it was after this act, while looking back."""

    fault: str = ""
    """What is wrong with it, in full."""

    first: int = 0
    """Index of the act in the list; ``count`` of them stand in this row."""

    count: int = 1
    incident: str = ""
    """What happened, where it was in dispute."""


class HistoryModel(ViewListModel[ActView]):
    """The acts of a desk, all of them, whichever part is looked at."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        """Show the acts of ``desk``."""
        super().__init__(
            desk,
            _act_views,
            {
                Qt.ItemDataRole.DisplayRole: lambda view: view.text,
                Qt.ItemDataRole.AccessibleTextRole: _spoken,
                Qt.ItemDataRole.ToolTipRole: _told,
                Qt.ItemDataRole.AccessibleDescriptionRole: _told,
            },
            parent,
        )


def _spoken(view: ActView) -> str:
    return ", ".join(part for part in (view.text, view.note) if part)


def _told(view: ActView) -> str:
    return "\n".join(part for part in (view.fault, view.incident) if part)


def _act_views(desk: Desk) -> list[ActView]:
    words = desk.words
    whole = desk.replay if desk.looking_at is None else replay(desk.situation, desk.book)
    shown = desk.looking_at
    views: list[ActView] = []
    steps = whole.steps
    at = 0
    while at < len(steps):
        antes = _antes_from(steps, at)
        if len(antes) > 1 and (shown is None or not at < shown < at + len(antes)):
            views.append(_antes_view(antes, at, words, shown))
            at += len(antes)
        else:
            views.append(_act_view(steps[at], at, words, shown, _incident(desk, at)))
            at += 1
    return views + _not_judged(whole, words, shown)


def _antes_from(steps: Sequence[Step], start: int) -> Sequence[Step]:
    """Return the antes in a row from some place on that need no word of their own."""
    end = start
    while end < len(steps) and isinstance(steps[end].act, Ante):
        if steps[end].ruling.decision is not Decision.ALLOWED:
            break
        end += 1
    return steps[start:end]


def _antes_view(antes: Sequence[Step], at: int, words: Catalogue, shown: int | None) -> ActView:
    """Return one row for some antes: what they come to, and how many there are."""
    paid = [step.act.by for step in antes if isinstance(step.act, Ante)]
    count = len(paid)
    note = f"{count} × {amount(paid[0], words.language)}" if len(set(paid)) == 1 else str(count)
    return ActView(
        words.text("antes {by}", by=sum(paid)),
        note,
        ActKind.FORCED,
        shown == at + count,
        first=at,
        count=count,
    )


def _act_view(step: Step, at: int, words: Catalogue, shown: int | None, incident: str) -> ActView:
    text = step_text(step, words)
    fault, is_last = " ".join(text.fault), shown == at + 1
    return ActView(text.act, text.note, _kind(step), is_last, fault, first=at, incident=incident)


def _incident(desk: Desk, at: int) -> str:
    """Return what happened, where an act was in dispute, with the remark on it; else nothing."""
    told = attached_to(desk.dispute.incidents, desk.situation.acts, at)
    if told is None:
        return ""
    return "\n".join(filter(None, (incident_line(told.incident, desk.words), told.remark)))


def _not_judged(whole: Replay, words: Catalogue, shown: int | None) -> list[ActView]:
    judged = len(whole.steps)
    return [
        ActView(act_text(act, words), "", ActKind.NOT_JUDGED, shown == number, first=number - 1)
        for number, act in enumerate(whole.situation.acts[judged:], judged + 1)
    ]


def _kind(step: Step) -> ActKind:
    decision = step.ruling.decision
    if decision in {Decision.HELD, Decision.VOID}:
        return ActKind.WAITING
    if decision is Decision.FLOOR:
        return ActKind.FLOOR
    if decision is Decision.REFUSED:
        return ActKind.NOT_ALLOWED
    if decision is Decision.IMPOSSIBLE:
        return ActKind.IMPOSSIBLE
    if isinstance(step.act, NextStreet):
        return ActKind.STREET
    if isinstance(step.act, ForcedBet):
        return ActKind.FORCED
    return ActKind.SHORT if step.move is not None and not step.move.full else ActKind.PLAIN
