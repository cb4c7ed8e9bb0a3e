"""The history: look back, return, take an act out; what is not judged is marked."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from floorapp.engine.acts import Bet, Call, Raise
from floorapp.notation.document import read_document
from floorapp.notation.source import Source
from floorapp.viewmodels.history_model import ActKind, ActView
from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands

CLOSED = "C may fold or call 75."


@pytest.fixture
def played(set_up: MainWindow, hands: Hands) -> MainWindow:
    """Illustration 47, example 1-A, typed."""
    hands.type("100 a125 c a200 c c ")
    return set_up


def act_views(window: MainWindow) -> list[ActView]:
    model = window.acts
    return [model.view(row) for row in range(model.rowCount())]


def test_a_click_looks_back_and_escape_returns(played: MainWindow, hands: Hands) -> None:
    before = played.desk.dispute
    hands.click_act(0)
    assert played.ruling.headline.text().startswith("B may fold, call 100")
    assert [view.is_last_shown for view in act_views(played)] == [True] + [False] * 5
    assert hands.seat_at("D").view.total == "" and played.desk.dispute == before
    hands.press(Qt.Key.Key_Escape)
    assert played.ruling.headline.text() == CLOSED
    assert played.entry.edit.hasFocus()
    assert not any(view.is_last_shown for view in act_views(played))


def test_a_click_on_the_last_act_shows_the_present(played: MainWindow, hands: Hands) -> None:
    hands.click_act(1)
    hands.click_act(5)
    assert played.desk.looking_at is None and played.ruling.headline.text() == CLOSED


def test_the_keyboard_looks_back_too(played: MainWindow, hands: Hands) -> None:
    hands.tab_to(played.history)
    hands.press(Qt.Key.Key_Home)
    hands.press(Qt.Key.Key_Right)
    hands.press(Qt.Key.Key_Return)
    assert played.desk.looking_at == 2
    hands.press(Qt.Key.Key_Escape)
    assert played.desk.looking_at is None and hands.clicks == 0


def test_delete_removes_an_act_and_the_rest_is_judged_again(
    played: MainWindow, hands: Hands
) -> None:
    hands.click_act(3)
    hands.press(Qt.Key.Key_Delete)
    assert [view.text for view in act_views(played)] == [
        "A bet 100",
        "B all-in 125",
        "C call",
        "E call",
        "A call",
    ]
    assert played.desk.replay.steps[3].act == Call("E", None, out_of_turn=True)
    assert hands.seat_at("D").view.is_turn and hands.seat_at("E").view.note == "held"
    hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert played.ruling.headline.text() == CLOSED


def test_delete_without_an_act_does_nothing(set_up: MainWindow, hands: Hands) -> None:
    before = set_up.desk.dispute
    set_up.history.setFocus()
    hands.press(Qt.Key.Key_Delete)
    assert set_up.desk.dispute is before


def test_a_blind_taken_out_stays_out(window: MainWindow, hands: Hands) -> None:
    hands.click_act(0)
    hands.press(Qt.Key.Key_Delete)
    hands.press(Qt.Key.Key_Escape)
    hands.type("c ")
    assert [view.text for view in act_views(window)] == ["2 post 100", "3 call"]


def test_the_last_act_is_in_view_after_each(set_up: MainWindow, hands: Hands) -> None:
    for _ in range(4):
        hands.type("r9k r99k r999k r9999k r99999k ")
    history = set_up.history
    last = history.visualRect(set_up.acts.index(set_up.acts.rowCount() - 1))
    assert history.viewport().rect().contains(last.center())


DOCUMENT = """\
format = "floorapp/1"
[situation]
small_blind = 50
big_blind = 100
street = "flop"
seats = ["A", "B", "C", "D"]
stacks = { B = 500 }
actions = ["A bet 100", "B raise 900", "C call", "D raise 2000"]
"""


@pytest.fixture
def opened(window: MainWindow) -> MainWindow:
    """A document whose second act is impossible."""
    situation = read_document(Source("example.floor", DOCUMENT)).situation
    assert situation is not None
    window.desk.open(situation)
    return window


def test_a_document_with_an_impossible_act_marks_it_and_does_not_judge_the_rest(
    opened: MainWindow,
) -> None:
    kinds = [view.kind for view in act_views(opened)]
    impossible, rest = ActKind.IMPOSSIBLE, ActKind.NOT_JUDGED
    assert kinds == [ActKind.PLAIN, impossible, rest, rest]
    assert opened.entry.message.text() == "What follows is not judged."
    assert opened.ruling.headline.text().startswith("B ")
    assert any("500" in sentence for sentence in opened.shown_ruling.text.splitlines())
    assert opened.felt.seats[1].view.fault and opened.felt.seats[3].view.did == ""


def test_an_act_is_entered_in_front_of_the_impossible_one(opened: MainWindow, hands: Hands) -> None:
    hands.act("call")
    assert opened.desk.situation.acts[:2] == (Bet("A", 100), Call("B"))
    assert hands.seat_at("C").view.is_turn
    hands.click_act(2)
    hands.press(Qt.Key.Key_Delete)
    assert opened.desk.situation.acts == (Bet("A", 100), Call("B"), Call("C"), Raise("D", 2000))
    assert all(view.kind is ActKind.PLAIN for view in act_views(opened))


def test_marks_of_acts_are_painted(set_up: MainWindow, hands: Hands, tmp_path: Path) -> None:
    pictures = set()
    for line in ("100 r300", "100 r150 ", "100 a125 ", "100 D:c ", "100 Z:c ", "100 Z:c"):
        hands.type_over(line)
        hands.press(Qt.Key.Key_Escape)
        file = tmp_path / "history.png"
        assert set_up.history.grab().save(str(file))
        pictures.add(file.read_bytes())
    assert len(pictures) == 6
