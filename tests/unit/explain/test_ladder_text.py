import pytest

from floorapp.explain.ladder_text import (
    Compared,
    bracket_text,
    in_words,
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


@pytest.mark.parametrize(
    ("compared", "asked", "past", "told"),
    [
        (
            Compared(by=75, needed_by=100),
            "C faces 75 < 100",
            "C faced 75 < 100",
            "75 < 100: no full raise",
        ),
        (
            Compared(by=100, needed_by=100),
            "C faces 100 ≥ 100",
            "C faced 100 ≥ 100",
            "100 ≥ 100: a full raise",
        ),
        (
            Compared(by=9, needed_by=20, half=True),
            "C faces 9 < 20/2",
            "C faced 9 < 20/2",
            "9 < 20/2: less than half a bet",
        ),
        (
            Compared(by=10, needed_by=20, half=True),
            "C faces 10 ≥ 20/2",
            "C faced 10 ≥ 20/2",
            "10 ≥ 20/2: at least half a bet",
        ),
        (
            Compared(by=200, needed_by=250, doubles=True),
            "C: 200 < 250",
            "C: 200 < 250",
            "200 < 250: less than double",
        ),
        (
            Compared(by=250, needed_by=250, doubles=True),
            "C: 250 ≥ 250",
            "C: 250 ≥ 250",
            "250 ≥ 250: at least double",
        ),
    ],
)
def test_a_bracket_compares_what_a_seat_faces_with_what_it_must(
    compared, asked, past, told, english
):
    assert bracket_text("C", compared, english, is_asked=True) == asked
    assert bracket_text("C", compared, english, is_asked=False) == past
    assert in_words(compared, english) == told


def test_the_ladder_is_told_to_a_screen_reader(english):
    told = ladder_text([("0", ""), ("100", "A bet")], ["C faces 75 < 100"], english)
    assert told == "Bets of the street: 0, 100 A bet. C faces 75 < 100."
