"""Illustration 47, example 1, in the window: how many keys and clicks it takes, and what shows."""

from PySide6.QtCore import Qt

from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands

MAY_RAISE = "A may fold, call 100 or raise to 300 or more."


def enabled(window: MainWindow) -> set[str]:
    return {name for name, button in window.bar.buttons.items() if button.isEnabled()}


def test_seventeen_keys_bring_the_ruling_of_example_1(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 a125 c a200 c")
    assert hands.keys <= 17 and hands.clicks == 0
    assert set_up.ruling.headline.text() == MAY_RAISE
    assert enabled(set_up) == {"fold", "call", "wager", "all-in"}
    assert set_up.actions_set.amount == 300
    assert "25 + 75 = 100" in set_up.shown_ruling.text


def test_one_more_key_pair_brings_example_1_a(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 a125 c a200 c")
    hands.type(" c")
    assert hands.keys <= 19
    assert set_up.ruling.headline.text() == "C may fold or call 75."
    assert set_up.ruling.verdict.text() == "✗ C may not raise."
    assert enabled(set_up) == {"fold", "call"}
    assert "75 < 100" in set_up.shown_ruling.text
    assert any("75 < 100" in bracket.text for bracket in set_up.shown_ruling.ladder.brackets)
    assert "TDA 2024 · 47-A" in set_up.shown_ruling.citations


def test_eleven_clicks_bring_the_ruling_of_example_1(set_up: MainWindow, hands: Hands) -> None:
    hands.act("wager")
    hands.enter_amount("125")
    hands.act("all-in")
    hands.act("call")
    hands.enter_amount("200")
    hands.act("all-in")
    hands.act("call")
    assert hands.clicks <= 11 and hands.keys == 0
    assert set_up.ruling.headline.text() == MAY_RAISE
    assert set_up.entry.edit.text().split() == ["b100", "a125", "c", "a200", "c"]
    hands.act("call")
    assert set_up.ruling.verdict.text() == "✗ C may not raise."


def test_a_window_just_installed_takes_twelve_keys_more(window: MainWindow, hands: Hands) -> None:
    hands.type("50/100 5p f:")
    assert hands.keys <= 12
    assert (window.desk.situation.small_blind, window.desk.situation.big_blind) == (50, 100)
    assert window.desk.situation.street == "flop"
    assert len(window.desk.situation.seats) == 5
    hands.type("100 a125 c a200 c")
    assert hands.keys <= 29
    assert window.ruling.headline.text() == "Seat 1 may fold, call 100 or raise to 300 or more."


def test_no_enter_and_no_dialog_is_needed(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 a125 c a200 c")
    before = set_up.shown_ruling
    hands.press(Qt.Key.Key_Return)
    assert set_up.shown_ruling == before


def test_keys_and_clicks_mix_in_one_list_of_acts(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 ")
    hands.enter_amount("125")
    hands.act("all-in")
    hands.type("c a200 ")
    hands.act("call")
    assert set_up.ruling.headline.text() == MAY_RAISE
    assert [set_up.acts.index(row).data() for row in range(set_up.acts.rowCount())] == [
        "A bet 100",
        "B all-in 125",
        "C call",
        "D all-in 200",
        "E call",
    ]
