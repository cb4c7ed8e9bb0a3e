"""Act editor view: what the editor of one act shows, as plain values."""

from floorapp.engine.acts import NextStreet
from floorapp.engine.games import next_street
from floorapp.engine.options import Options
from floorapp.engine.problems import Problem
from floorapp.engine.values import value
from floorapp.explain.action_text import action_name
from floorapp.explain.step_text import act_text
from floorapp.viewmodels.act_draft import FORCED, KINDS, POT, STREET, WAGER
from floorapp.viewmodels.act_editing import LETTERS, ActEditing
from floorapp.viewmodels.act_preview import ActPreview, preview, preview_without
from floorapp.viewmodels.incident_parts import Choice
from floorapp.viewmodels.line_message import problem_text


@value(kw_only=True)
class ActEditorView:
    """What the editor shows."""

    title: str
    kinds: tuple[Choice, ...]
    """Empty where only the amount can be changed, or nothing."""

    seats: tuple[Choice, ...]
    amount: str
    has_amount: bool
    is_new: bool
    fault: str
    """What cannot be read; empty where there is a preview."""

    preview: ActPreview | None
    without: str
    """What becomes of the acts behind it if it is taken out."""


def editor_view(editing: ActEditing) -> ActEditorView:
    """Return what the editor shows."""
    desk, draft, acts = editing.desk, editing.draft, editing.acts()
    fault, judged = "", None
    if isinstance(acts, Problem):
        fault = problem_text(acts, desk.words)
    else:
        judged = preview(desk, acts, editing.index)
    return ActEditorView(
        title=_title(editing),
        kinds=_kinds(editing),
        seats=_seats(editing),
        amount=draft.amount,
        has_amount=draft.has_amount,
        is_new=editing.is_new,
        fault=fault,
        preview=judged,
        without=" ".join(preview_without(desk, editing.index, editing.count)),
    )


def _title(editing: ActEditing) -> str:
    words, acts = editing.desk.words, editing.desk.situation.acts
    if editing.count > 1:
        return words.text("Change {count} antes", count=editing.count)
    if editing.index >= len(acts):
        return words.text("New act at the end")
    here = acts[editing.index]
    if isinstance(here, NextStreet):
        here = NextStreet(here.street or next_street(editing.table.street))
    act = act_text(here, words)
    if editing.is_new:
        return words.text("New act before “{act}”", act=act)
    return words.text("Change “{act}”", act=act)


def _kinds(editing: ActEditing) -> tuple[Choice, ...]:
    draft, start = editing.draft, editing.start
    if draft.kind == FORCED or (draft.kind == STREET and not editing.is_new):
        return ()
    kinds = list(KINDS)
    if start is not None and start.kind in {POT, STREET}:
        kinds.append(start.kind)
    letters = {kind: letter for letter, kind in reversed(LETTERS.items())}
    return tuple(
        Choice(
            name=kind,
            label=_kind_label(kind, editing),
            chosen=kind == draft.kind,
            detail=letters.get(kind, ""),
        )
        for kind in kinds
    )


def _kind_label(kind: str, editing: ActEditing) -> str:
    words, table = editing.desk.words, editing.table
    if kind == STREET:
        return words.text("Next street")
    if kind == WAGER:
        kind = Options(table, table.index.get(editing.draft.seat, 0)).wager_name
    return action_name(kind, words)


def _seats(editing: ActEditing) -> tuple[Choice, ...]:
    """Return the seats that may have acted there: those in the hand with chips."""
    draft, table = editing.draft, editing.table
    if draft.kind in {FORCED, STREET}:
        return ()
    labels = [editing.desk.words.seat(seat).label for seat in table.seats]
    return tuple(
        Choice(
            name=seat,
            label=f"▶ {labels[number]}" if number == table.turn else labels[number],
            chosen=seat == draft.seat,
        )
        for number, seat in enumerate(table.seats)
        if table.can_act(number) or seat == draft.seat
    )
