"""The amount: keypad, steps and typing, and what it would be ruled as."""

import pytest
from PySide6.QtCore import Qt

from floorapp.engine.acts import Raise
from floorapp.widgets import theme
from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.pixels import shows


def test_the_keypad_enters_an_amount_and_takes_digits_back(
    set_up: MainWindow, hands: Hands
) -> None:
    hands.type("100 ")
    hands.enter_amount("3500")
    assert set_up.bar.amount.text() == "3,500"
    hands.click(set_up.bar.back)
    assert set_up.bar.amount.text() == "350"
    hands.act("wager")
    assert set_up.desk.situation.acts[-1] == Raise("B", 350)


def test_every_digit_is_on_the_keypad(set_up: MainWindow, hands: Hands) -> None:
    for digit in "123456789":
        hands.enter_amount(digit)
    assert set_up.bar.amount.text() == "123,456,789"
    hands.click(set_up.bar.back)
    hands.enter_amount("0")
    assert set_up.actions_set.amount == 123456780


def test_the_step_keys_move_by_the_smallest_chip(set_up: MainWindow, hands: Hands) -> None:
    chip, start = set_up.actions_set.step_by, set_up.actions_set.amount
    hands.click(set_up.bar.more)
    hands.click(set_up.bar.more)
    hands.click(set_up.bar.less)
    assert set_up.actions_set.amount == start + chip
    assert set_up.bar.amount.text() == str(start + chip)


@pytest.mark.parametrize(
    ("key", "chips"),
    [
        (Qt.Key.Key_Up, 1),
        (Qt.Key.Key_Down, -1),
        (Qt.Key.Key_PageUp, 10),
        (Qt.Key.Key_PageDown, -10),
    ],
)
def test_the_arrow_keys_step_in_the_field(
    set_up: MainWindow, hands: Hands, key: Qt.Key, chips: int
) -> None:
    chip = set_up.actions_set.step_by
    set_up.actions_set.set_amount(100 * chip)
    hands.tab_to(set_up.bar.amount)
    hands.press(key)
    assert set_up.actions_set.amount == (100 + chips) * chip


def test_an_amount_is_typed_in_any_way_it_is_written(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 ")
    field = set_up.bar.amount
    for typed, amount in (("1500", 1500), ("1.500", 1500), ("2 000", 2000), ("1.5k", 1500)):
        hands.click(field)
        hands.type_over(typed)
        assert set_up.actions_set.amount == amount
        assert field.text() == typed


def test_an_amount_that_is_not_allowed_is_told_and_disables_the_button(
    set_up: MainWindow, hands: Hands
) -> None:
    hands.type("100 ")
    bar = set_up.bar
    hands.enter_amount("150")
    assert not bar.buttons["wager"].isEnabled()
    assert "200" in bar.amount.accessibleDescription()
    assert shows(bar.amount, theme.DARK.closed)
    assert bar.amount.toolTip() == bar.buttons["wager"].toolTip()
    hands.click(bar.more)
    for _ in range(20):
        if set_up.actions_set.amount >= 200:
            break
        hands.click(bar.more)
    assert bar.buttons["wager"].isEnabled() and not shows(bar.amount, theme.DARK.closed)


def test_where_nothing_can_be_wagered_the_amount_rests(set_up: MainWindow, hands: Hands) -> None:
    amount = set_up.bar.amount
    assert shows(amount, theme.DARK.text) and not shows(amount, theme.DARK.dim)
    hands.type("x x x x x ")
    assert shows(amount, theme.DARK.dim) and not shows(amount, theme.DARK.text)


def test_the_amount_follows_another_theme_at_once(set_up: MainWindow, hands: Hands) -> None:
    hands.choose(set_up.context.theme, "Light")
    assert shows(set_up.bar.amount, theme.LIGHT.text)
