"""Whatever is changed in the history, the desk shows a replay of its own acts, and undo goes back.

The changes are made as the editor makes them: opened, entered, accepted or left.
"""

import random
from collections.abc import Sequence

import pytest

from floorapp.engine.acts import Act, Voluntary
from floorapp.engine.replay import replay
from floorapp.engine.values import replace
from floorapp.viewmodels.act_draft import KINDS
from floorapp.viewmodels.act_editing import ActEditing
from floorapp.viewmodels.act_editor_view import editor_view
from floorapp.viewmodels.act_preview import ActPreview
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.history_hint import history_hint
from floorapp.viewmodels.history_model import HistoryModel
from floorapp.viewmodels.set_up import in_order
from tests.properties.readings import situations

AMOUNTS = ("0", "50", "100", "150", "1,000", "2k", "", "x")


def enter(editing: ActEditing, rng: random.Random) -> None:
    """Enter something into the editor, as often as the dice say."""
    for _ in range(rng.randint(0, 3)):
        rng.choice(
            (
                lambda: editing.set_kind(rng.choice(KINDS)),
                lambda: editing.set_amount(rng.choice(AMOUNTS)),
                lambda: editing.step(rng.choice((-10, -1, 1, 10))),
                lambda: editing.set_seat(rng.choice(editing.desk.situation.seats)),
                lambda: editing.press(rng.choice("fxcrbak")),
            )
        )()


def edit(editing: ActEditing, rng: random.Random) -> ActPreview | None:
    """Change, put in or take out one act; return what the editor said of it beforehand."""
    desk = editing.desk
    count = len(desk.situation.acts)
    if count and rng.random() < 0.6:
        editing.open(rng.randrange(count))
    elif desk.looking_at is not None and rng.random() < 0.5:
        editing.open_next()
    else:
        editing.open_new(rng.randint(0, count))
    before = desk.dispute
    enter(editing, rng)
    said = editor_view(editing).preview
    assert desk.dispute is before, "nothing changes before it is accepted"
    if rng.random() < 0.2:
        editing.delete()
        return None
    if not editing.accept():
        assert said is None
        editing.cancel()
    return said


def _check_the_others(before: Sequence[Act], after: Sequence[Act], editing: ActEditing) -> None:
    """Every act but the one in the editor is as it was, but for its turn."""
    kept, now, at = _plain(before), _plain(after), editing.index
    behind = len(kept) - at - editing.count
    assert now[:at] == kept[:at]
    assert now[len(now) - behind :] == kept[at + editing.count :]
    assert len(now) - len(kept) in {1 - editing.count, -editing.count}


def _plain(acts: Sequence[Act]) -> list[Act]:
    return [replace(act, out_of_turn=False) if isinstance(act, Voluntary) else act for act in acts]


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("seed", range(40))
def test_the_desk_is_a_replay_of_its_acts_and_undo_returns(books, seed: int) -> None:
    rng = random.Random(seed)
    desk = Desk(books, rng.choice(list(books)))
    desk.open(next(situations(str(seed), 1)))
    editing, acts = ActEditing(desk, desk), HistoryModel(desk, desk)
    for _ in range(25):
        if rng.random() < 0.3:
            desk.look_at(rng.randint(0, len(desk.situation.acts)))
        before, could_undo = desk.dispute.situation, desk.can_undo
        index_said = edit(editing, rng)
        situation = desk.situation
        changed = situation != before
        fresh = replay(situation, desk.book)
        shown = len(situation.acts) if desk.looking_at is None else desk.looking_at
        assert desk.replay.steps == replay(desk.replay.situation, desk.book).steps
        assert desk.replay.situation.acts == situation.acts[:shown]
        assert sum(acts.view(row).count for row in range(acts.rowCount())) == len(situation.acts)
        assert history_hint(desk).text
        if changed:
            _check_the_others(before.acts, situation.acts, editing)
            assert situation == in_order(situation, desk.book), "in or out of turn as they stand"
            if index_said is not None and editing.index < len(fresh.steps):
                view = acts.view(acts.row_of(editing.index))
                assert view.kind is index_said.kind, "it is judged as the editor said"
            desk.undo()
            assert desk.situation == before
            desk.redo()
            assert desk.situation == situation
        else:
            assert desk.can_undo is could_undo
