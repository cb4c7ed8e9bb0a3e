"""Undo and redo reach everything from anywhere; the next dispute keeps what holds for it."""

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from floorapp.engine.acts import Bet
from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
MOST_STATES = 300


def state(window: MainWindow) -> tuple[object, ...]:
    """Everything that is shown of a dispute."""
    now = window.desk.dispute
    return (
        now.situation,
        now.chairs,
        window.entry.edit.text(),
        window.shown_ruling,
        tuple(seat.view for seat in window.felt.seats),
        tuple(str(window.acts.index(row).data()) for row in range(window.acts.rowCount())),
        {name: button.isEnabled() for name, button in window.bar.buttons.items()},
        window.actions_set.amount,
        window.entry.message.text(),
        window.context.seats.text(),
        window.context.street.text(),
    )


def undo_all(window: MainWindow, hands: Hands) -> list[tuple[object, ...]]:
    return walk(window, hands, Qt.Key.Key_Z, window.actions_set.undo)


def redo_all(window: MainWindow, hands: Hands) -> list[tuple[object, ...]]:
    return walk(window, hands, Qt.Key.Key_Y, window.actions_set.redo)


def walk(
    window: MainWindow, hands: Hands, key: Qt.Key, action: QAction
) -> list[tuple[object, ...]]:
    """Press the key of an action until it is disabled; return every state on the way."""
    states = [state(window)]
    while action.isEnabled():
        hands.press(key, CTRL)
        states.append(state(window))
        assert len(states) < MOST_STATES
    return states


def test_undo_and_redo_reach_across_typing_and_clicks(set_up: MainWindow, hands: Hands) -> None:
    start = state(set_up)
    hands.type("100 a125 ")
    hands.act("call")
    hands.menu_of_seat("D", "Not in the hand")
    hands.type("r300")
    hands.choose(set_up.context.street, "Turn")
    hands.enter_amount("950")
    hands.act("wager")
    set_up.entry.edit.setFocus()
    back = undo_all(set_up, hands)
    assert start in back and set_up.entry.edit.text() == ""
    there = redo_all(set_up, hands)
    assert there == list(reversed(back))
    assert set_up.desk.situation.acts[-1].to == 950


@pytest.mark.parametrize("seed", range(6))
def test_whatever_was_done_undoing_all_and_redoing_all_gives_equal_states(
    set_up: MainWindow, hands: Hands, seed: int
) -> None:
    rng = random.Random(seed)
    desk, bar = set_up.desk, set_up.bar

    def press_a_button() -> None:
        usable = [button for button in bar.buttons.values() if button.isEnabled()]
        if usable:
            hands.click(rng.choice(usable))

    things: tuple[Callable[[], None], ...] = (
        lambda: hands.type(rng.choice(("c ", "f ", "x", "r900 ", "b", "a125 ", "zz ", "9", " "))),
        press_a_button,
        press_a_button,
        lambda: hands.click(rng.choice(set_up.felt.seats)),
        lambda: hands.press(Qt.Key.Key_Backspace),
        lambda: desk.remove_act(0),
        lambda: desk.setting.set_stack(rng.choice(desk.situation.seats), rng.randint(50, 900)),
        lambda: desk.setting.set_street(rng.choice(("preflop", "flop"))),
        lambda: hands.press(Qt.Key.Key_N, CTRL),
    )
    for _ in range(40):
        rng.choices(things, (30, 20, 20, 5, 5, 3, 3, 2, 1))[0]()
    hands.press(Qt.Key.Key_Escape)
    back = undo_all(set_up, hands)
    assert redo_all(set_up, hands) == list(reversed(back))
    assert len(back) > 5


@pytest.mark.parametrize(("key", "modifier"), [(Qt.Key.Key_Y, CTRL), (Qt.Key.Key_Z, CTRL | SHIFT)])
def test_undo_and_redo_work_while_the_entry_line_has_the_keyboard(
    set_up: MainWindow, hands: Hands, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    hands.type("100 ")
    hands.act("call")
    assert set_up.entry.edit.hasFocus()
    hands.press(Qt.Key.Key_Z, CTRL)
    assert set_up.desk.situation.acts == (Bet("A", 100),)
    hands.press(key, modifier)
    assert len(set_up.desk.situation.acts) == 2


def test_undo_and_redo_are_buttons_too(set_up: MainWindow, hands: Hands) -> None:
    hands.act("wager")
    hands.click(set_up.context.undo)
    assert not set_up.desk.situation.acts
    hands.click(set_up.context.redo)
    assert set_up.desk.situation.acts == (Bet("A", 100),)
    assert not set_up.context.redo.isEnabled()


def test_typing_goes_on_after_undo(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 c ")
    hands.press(Qt.Key.Key_Z, CTRL)
    text = set_up.entry.edit.text()
    hands.type("f ")
    assert set_up.entry.edit.text() == text + "f "
    assert not set_up.desk.can_redo


@pytest.mark.parametrize("hand", ["mouse", "keyboard"])
def test_a_new_dispute_keeps_level_street_seats_and_book(
    set_up: MainWindow, hands: Hands, hand: str
) -> None:
    desk = set_up.desk
    hands.choose(set_up.context.book, desk.books["aspt-doubling"].name)
    hands.choose(set_up.context.street, "Turn")
    hands.type("100 c ")
    before = desk.situation
    if hand == "mouse":
        hands.click(set_up.bar.new)
    else:
        hands.press(Qt.Key.Key_N, CTRL)
    now = desk.situation
    assert (now.small_blind, now.big_blind, now.street) == (50, 100, "turn")
    assert now.seats == before.seats == ("A", "B", "C", "D", "E")
    assert desk.book.id == "aspt-doubling"
    assert not now.acts and set_up.entry.edit.text() == "" and set_up.acts.rowCount() == 0
    hands.press(Qt.Key.Key_Z, CTRL)
    assert desk.situation == before
