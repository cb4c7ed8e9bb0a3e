"""Undo and redo while a page hides the table: its own facts first, never what is not seen."""

import pytest
from PySide6.QtCore import Qt

from floorapp.engine.acts import Bet, Call
from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.test_what_happened import facing, headline, page

__all__ = ["facing"]

ALT, CTRL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier
LINE = "50/100 A,B,C,D,E flop: b100 a125 c a200 c "


def undo(hands: Hands, times: int = 1) -> None:
    for _ in range(times):
        hands.press(Qt.Key.Key_Z, CTRL)


def redo(hands: Hands, times: int = 1) -> None:
    for _ in range(times):
        hands.press(Qt.Key.Key_Y, CTRL)


def test_undo_takes_the_facts_back_one_by_one(facing: MainWindow, hands: Hands) -> None:
    editing = facing.door
    hands.type("i33")
    hands.press(Qt.Key.Key_R, ALT)
    acts = facing.desk.situation.acts
    undo(hands)
    assert editing.editing.incident.said is None
    assert headline(facing).startswith("This is a raise to 1,000.")
    undo(hands)
    assert editing.editing.incident.chips == (500,)
    undo(hands)
    assert editing.editing.incident.chips == ()
    assert facing.desk.situation.acts == acts and facing.door.is_open
    redo(hands, 3)
    assert editing.editing.incident.chips == (500, 500)
    assert editing.editing.incident.said == "raise"
    assert not facing.actions_set.redo.isEnabled()


def test_a_new_fact_is_not_followed_by_what_was_undone(facing: MainWindow, hands: Hands) -> None:
    hands.type("i3")
    undo(hands)
    hands.type("2")
    redo(hands)
    assert facing.door.editing.incident.chips == (100,)


def test_behind_the_last_fact_undo_goes_on_in_the_dispute(window: MainWindow, hands: Hands) -> None:
    hands.type(LINE + "i22")
    seat = window.door.editing.incident.seat
    told, place = headline(window), page(window).place.text()
    acts = window.desk.situation.acts
    undo(hands, 3)
    assert window.desk.situation.acts == acts[:-1] and window.door.is_open
    assert window.door.editing.incident.seat == window.desk.answer.seat != seat
    assert not page(window).questions.turns.buttons["out-of-turn"].choice.chosen
    undo(hands)
    redo(hands, 4)
    assert window.door.editing.incident.seat == seat
    assert (headline(window), page(window).place.text()) == (told, place)
    hands.press(Qt.Key.Key_Escape)
    hands.type("i")
    assert window.door.editing.incident.chips == (100, 100)
    assert headline(window) == told


def test_the_place_follows_acts_that_come_back(facing: MainWindow, hands: Hands) -> None:
    hands.menu_of_seat("D", "What happened?")
    undo(hands)
    assert facing.desk.situation.acts == ()
    redo(hands)
    assert facing.desk.situation.acts == (Bet("A", 300),)
    hands.type("33")
    assert headline(facing).startswith("This is a raise to 1,000.")


def test_an_amount_is_one_fact_however_many_digits(facing: MainWindow, hands: Hands) -> None:
    hands.type("i")
    hands.click(page(facing).questions.said.buttons["raise-to"])
    hands.type("750")
    assert headline(facing) == "This is a raise to 750."
    undo(hands)
    assert page(facing).questions.said_amount.text() == ""
    assert facing.door.editing.wants_amount
    undo(hands)
    assert facing.door.editing.incident.said is None and not facing.door.editing.wants_amount
    redo(hands, 2)
    assert page(facing).questions.said_amount.text() == "750"


def test_the_buttons_tell_whether_a_fact_may_be_taken_back(
    window: MainWindow, hands: Hands
) -> None:
    hands.press(Qt.Key.Key_I, CTRL)
    assert not window.actions_set.undo.isEnabled()
    hands.type("3")
    hands.click(window.context.undo)
    assert window.door.editing.incident.chips == ()
    assert not window.actions_set.undo.isEnabled() and window.actions_set.redo.isEnabled()


def test_what_was_entered_for_another_seat_is_there_again(facing: MainWindow, hands: Hands) -> None:
    hands.type("i")
    hands.click(page(facing).questions.turns.buttons["out-of-turn"])
    hands.press(Qt.Key.Key_Escape)
    hands.type("i")
    assert facing.door.editing.incident.seat == "C"


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_B, CTRL),
        (Qt.Key.Key_Return, CTRL),
        (Qt.Key.Key_R, CTRL),
        (Qt.Key.Key_F6, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_D, CTRL),
    ],
)
def test_a_page_that_hides_the_table_keeps_undo_from_it(
    facing: MainWindow, hands: Hands, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    hands.type("c c ")
    undo(hands)
    before = facing.desk.dispute
    hands.press(key, modifier)
    undo(hands)
    redo(hands)
    assert facing.desk.dispute is before and facing.felt.isHidden()
    assert not (facing.context.undo.isEnabled() or facing.context.redo.isEnabled())
    hands.press(Qt.Key.Key_Escape)
    redo(hands)
    assert facing.desk.situation.acts[-1] == Call("C")


def test_over_what_happened_the_record_keeps_undo_from_the_facts(
    facing: MainWindow, hands: Hands
) -> None:
    hands.type("i3")
    hands.press(Qt.Key.Key_Return, CTRL)
    undo(hands)
    hands.press(Qt.Key.Key_Escape)
    assert facing.door.editing.incident.chips == (500,)
    undo(hands)
    assert facing.door.editing.incident.chips == ()
