import pytest

from floorapp.explain.ladder_text import (
    bracket_text,
    doubling_bracket_text,
    ladder_text,
    maximum_label,
    minimum_label,
    start_label,
    wager_label,
)


@pytest.mark.parametrize(
    ("language", "opens", "full", "label"),
    [
        ("en", True, True, "A bet"),
        ("en", False, True, "A raise"),
        ("en", False, False, "A +75"),
        ("fr", True, True, "A mise"),
        ("de", False, True, "A erhöht"),
    ],
)
def test_a_rung_is_labelled_by_its_wager(language, opens, full, label, speak):
    assert wager_label("A", speak(language), opens=opens, full=full, by=75) == label


def test_the_next_wager_and_the_blind_have_labels(english):
    assert minimum_label(english, opens=True) == "min bet"
    assert minimum_label(english, opens=False) == "min raise"
    assert minimum_label(english, opens=True, exact=True) == "next bet"
    assert minimum_label(english, opens=False, exact=True) == "next raise"
    assert minimum_label(english, opens=False, exact=True, completes=True) == "to complete"
    assert maximum_label(english) == "pot"


def test_the_start_of_a_street_is_labelled_by_its_forced_bet(english):
    assert start_label(english, street="preflop") == "big blind"
    assert start_label(english, street="preflop", button_blind=True) == "button blind"
    assert start_label(english, street="third") == "bring-in"


def test_a_completion_is_labelled_as_one(english):
    label = wager_label("A", english, opens=False, full=True, by=75, completes=True)
    assert label == "A completes"


@pytest.mark.parametrize(("faced_by", "text"), [(9, "B faces 9 < 20/2"), (10, "B faces 10 ≥ 20/2")])
def test_a_bracket_compares_with_half_a_bet(faced_by, text, english):
    shown = bracket_text(
        "B", english, faced_by=faced_by, full_raise_by=20, is_asked=True, half=True
    )
    assert shown == text


def test_a_bracket_compares_with_a_full_raise(english):
    short = bracket_text("C", english, faced_by=75, full_raise_by=100, is_asked=True)
    enough = bracket_text("A", english, faced_by=100, full_raise_by=100, is_asked=False)
    assert (short, enough) == ("C faces 75 < 100", "A faced 100 ≥ 100")


def test_a_bracket_compares_with_twice_the_total(english):
    assert doubling_bracket_text("C", english, level_to=200, needed_to=250) == "C: 200 < 250"
    assert doubling_bracket_text("C", english, level_to=250, needed_to=250) == "C: 250 ≥ 250"


def test_the_ladder_is_told_to_a_screen_reader(english):
    told = ladder_text([("0", ""), ("100", "A bet")], ["C faces 75 < 100"], english)
    assert told == "Bets of the street: 0, 100 A bet. C faces 75 < 100."
