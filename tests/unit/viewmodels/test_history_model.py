"""The history: a row for each act, with what it was."""

import pytest
from PySide6.QtCore import QModelIndex, Qt

from floorapp.engine.acts import Bet, Call, Fold, Raise
from floorapp.engine.situation import Situation
from floorapp.viewmodels.history_model import ActKind, HistoryModel
from floorapp.viewmodels.view_list_model import VIEW_ROLE
from tests.unit.viewmodels.told import Told


def model_of(desk):
    model = HistoryModel(desk)
    model.setParent(desk)
    return model


def views(model):
    return [model.view(row) for row in range(model.rowCount())]


def kinds(model):
    return [view.kind for view in views(model)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("f ", [ActKind.FORCED, ActKind.FORCED, ActKind.PLAIN]),
        ("flop: b100 a125 c ", [ActKind.PLAIN, ActKind.SHORT, ActKind.PLAIN]),
        ("flop: b100 r150 ", [ActKind.PLAIN, ActKind.NOT_ALLOWED]),
        ("flop: b100 4:c ", [ActKind.PLAIN, ActKind.WAITING]),
        ("flop: b100 4:c r300 ", [ActKind.PLAIN, ActKind.WAITING, ActKind.PLAIN]),
        ("flop: b100 Z:c ", [ActKind.PLAIN, ActKind.IMPOSSIBLE]),
    ],
)
def test_each_act_is_marked_by_what_it_was(at, line, expected):
    assert kinds(model_of(at(line))) == expected


def test_what_stands_behind_an_impossible_act_is_not_judged(at):
    desk = at()
    model = model_of(desk)
    acts = (Bet("A", 100), Call("Z"), Raise("B", 300), Fold("C"))
    desk.open(Situation(seats=("A", "B", "C"), street="flop", acts=acts))
    assert kinds(model) == [
        ActKind.PLAIN,
        ActKind.IMPOSSIBLE,
        ActKind.NOT_JUDGED,
        ActKind.NOT_JUDGED,
    ]
    assert views(model)[1].fault and not views(model)[2].fault


def test_a_row_tells_its_text_and_its_fault(at):
    model = model_of(at("flop: b100 r150 "))
    index = model.index(1)
    assert index.data(VIEW_ROLE) == model.view(1)
    assert index.data() == "2 raise to 150"
    fault = index.data(Qt.ItemDataRole.ToolTipRole)
    assert "150" in fault
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "2 raise to 150, not allowed"
    assert index.data(Qt.ItemDataRole.AccessibleDescriptionRole) == fault
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == "1 bet 100, full"
    assert index.data(Qt.ItemDataRole.DecorationRole) is None
    assert model.data(QModelIndex()) is None
    assert model.rowCount(index) == 0


def test_the_act_looked_at_is_the_last_shown_and_all_of_them_stay(at):
    desk = at("flop: b100 c c ")
    model = model_of(desk)
    desk.look_at(2)
    assert [view.is_last_shown for view in views(model)] == [False, True, False]
    desk.look_at(None)
    assert not any(view.is_last_shown for view in views(model))


def test_only_the_rows_that_differ_are_announced(at):
    desk = at("flop: b100 c ")
    told = Told(model_of(desk))
    desk.act(Call("3"))
    desk.remove_act(2)
    desk.replace_act(1, Fold("2"))
    assert told.all == [("added", 2, 2), ("removed", 2, 2), ("changed", 1, 1)]


def test_a_change_that_shows_no_other_act_announces_nothing(at):
    desk = at("flop: b100 c ")
    told = Told(model_of(desk))
    desk.ask("5")
    assert told.all == []


def test_a_new_dispute_takes_every_row_away(at):
    desk = at("flop: b100 c ")
    model = model_of(desk)
    told = Told(model)
    desk.new_dispute()
    assert told.all == [("removed", 0, 1)] and model.rowCount() == 0


@pytest.mark.parametrize(
    ("line", "sign", "note"),
    [
        ("flop: b100 r150 ", "✗", "not allowed"),
        ("flop: b100 4:c ", "…", "held"),
        ("flop: b100 4:c r300 ", "↩", "void"),
        ("flop: b100 Z:c ", "■", "impossible"),
        ("flop: b100 c ", "", "100"),
    ],
)
def test_a_mark_is_a_sign_and_a_word(at, line, sign, note):
    model = model_of(at(line))
    view = views(model)[1]
    assert (view.sign, view.note) == (sign, note)
    assert model.index(1).data(Qt.ItemDataRole.AccessibleTextRole).endswith(note)


def test_what_the_floor_decides_is_marked(at):
    desk = at("A,B,C,D,E flop: b100 a125 c a200 c r400 ", book="wsop-2026")
    view = views(model_of(desk))[5]
    assert (view.kind, view.sign, view.note) == (ActKind.FLOOR, "?", "left to the floor")


def test_what_is_not_judged_says_so(at):
    desk = at()
    model = model_of(desk)
    desk.open(Situation(seats=("A", "B"), street="flop", acts=(Call("Z"), Fold("A"))))
    assert [view.note for view in views(model)] == ["impossible", "not judged"]


def test_acts_behind_the_moment_looked_at_are_told_apart(at):
    desk = at("flop: b100 c c ")
    model = model_of(desk)
    desk.look_at(2)
    assert [view.is_behind for view in views(model)] == [False, False, True]
    assert [view.place for view in views(model)] == ["", "shown now", "came later"]
    assert model.index(1).data(Qt.ItemDataRole.AccessibleTextRole) == "2 call, 100, shown now"


def test_an_act_is_found_in_its_row(at):
    model = model_of(at("50/100/10 3p pre: c "))
    counts = [view.count for view in views(model)]
    assert 3 in counts
    firsts = [view.first for view in views(model)]
    assert [model.row_of(first) for first in firsts] == list(range(model.rowCount()))
    assert model.row_of(1) == model.row_of(0) == 0
    assert model.row_of(sum(counts)) == model.rowCount()
