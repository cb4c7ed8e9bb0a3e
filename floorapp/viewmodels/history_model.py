"""History model: the acts in order, each with what it was; those not judged at the end."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt

from floorapp.engine.acts import Ante
from floorapp.engine.replay import Replay, Step, replay
from floorapp.engine.rulings import Decision
from floorapp.engine.values import replace, value
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.incident_text import incident_line
from floorapp.explain.judged_text import SIGNS
from floorapp.explain.numbers import amount
from floorapp.explain.step_text import act_text, step_text
from floorapp.viewmodels.act_kinds import ActKind, kind_of
from floorapp.viewmodels.attached import attached_to
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.view_list_model import ViewListModel


@value
class ActView:
    """One act of the history."""

    text: str
    note: str
    """What it was; of an act with a mark, what the mark says."""

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

    sign: str = ""
    """The sign of its mark; empty where it has none."""

    is_behind: bool = False
    """Whether it came after the moment that is looked at."""

    place: str = ""
    """Where it stands while looking back, in words."""


class HistoryModel(ViewListModel[ActView]):
    """The acts of a desk, all of them, whichever part is looked at."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        """Show the acts of ``desk``."""
        super().__init__(
            desk,
            act_views,
            {
                Qt.ItemDataRole.DisplayRole: lambda view: view.text,
                Qt.ItemDataRole.AccessibleTextRole: _spoken,
                Qt.ItemDataRole.ToolTipRole: _told,
                Qt.ItemDataRole.AccessibleDescriptionRole: _told,
            },
            parent,
        )

    def row_of(self, index: int) -> int:
        """Return the row that shows an act of the list; the number of rows behind the last."""
        views = (self.view(row) for row in range(self.rowCount()))
        return sum(view.first + view.count <= index for view in views)


def _spoken(view: ActView) -> str:
    return ", ".join(part for part in (view.text, view.note, view.place) if part)


def _told(view: ActView) -> str:
    return "\n".join(part for part in (view.fault, view.incident) if part)


def act_views(desk: Desk) -> list[ActView]:
    """Return a view for each act, some antes in a row as one."""
    words = desk.words
    shown = desk.looking_at
    whole = desk.replay if shown is None else replay(desk.situation, desk.book)
    views: list[ActView] = []
    steps = whole.steps
    at = 0
    while at < len(steps):
        antes = _antes_from(steps, at)
        if len(antes) > 1 and (shown is None or not at < shown < at + len(antes)):
            views.append(_antes_view(antes, at, words))
            at += len(antes)
        else:
            views.append(_act_view(steps[at], at, words, _incident(desk, at)))
            at += 1
    views += _not_judged(whole, words)
    return views if shown is None else [_looked_at(view, shown, words) for view in views]


def _looked_at(view: ActView, shown: int, words: Catalogue) -> ActView:
    """Return a row as it is shown while looking back at the first ``shown`` acts."""
    if view.first + view.count == shown:
        return replace(view, is_last_shown=True, place=words.text("shown now"))
    if view.first >= shown:
        return replace(view, is_behind=True, place=words.text("came later"))
    return view


def _antes_from(steps: Sequence[Step], start: int) -> Sequence[Step]:
    """Return the antes in a row from some place on that need no word of their own."""
    end = start
    while end < len(steps) and isinstance(steps[end].act, Ante):
        if steps[end].ruling.decision is not Decision.ALLOWED:
            break
        end += 1
    return steps[start:end]


def _antes_view(antes: Sequence[Step], at: int, words: Catalogue) -> ActView:
    """Return one row for some antes: what they come to, and how many there are."""
    paid = [step.act.by for step in antes if isinstance(step.act, Ante)]
    count = len(paid)
    note = f"{count} × {amount(paid[0], words.language)}" if len(set(paid)) == 1 else str(count)
    text = words.text("antes {by}", by=sum(paid))
    return ActView(text, note, ActKind.FORCED, is_last_shown=False, first=at, count=count)


def _act_view(step: Step, at: int, words: Catalogue, incident: str) -> ActView:
    text, decision = step_text(step, words), step.ruling.decision
    return ActView(
        text.act,
        text.note,
        kind_of(step),
        is_last_shown=False,
        fault=" ".join(text.fault),
        first=at,
        incident=incident,
        sign=SIGNS[decision] if decision.is_told else "",
    )


def _incident(desk: Desk, at: int) -> str:
    """Return what happened, where an act was in dispute, with the remark on it; else nothing."""
    told = attached_to(desk.dispute.incidents, desk.situation.acts, at)
    if told is None:
        return ""
    return "\n".join(filter(None, (incident_line(told.incident, desk.words), told.remark)))


def _not_judged(whole: Replay, words: Catalogue) -> list[ActView]:
    judged, note = len(whole.steps), words.text("not judged")
    kind = ActKind.NOT_JUDGED
    return [
        ActView(act_text(act, words), note, kind, is_last_shown=False, first=index)
        for index, act in enumerate(whole.situation.acts[judged:], judged)
    ]
