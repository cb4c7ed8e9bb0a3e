"""The chips of the tray are those that a table has at its level."""

import pytest

from floorapp.engine.situation import Situation
from floorapp.viewmodels.denominations import chip_text, denominations


@pytest.mark.parametrize(
    ("level", "chips"),
    [
        ((250, 500, 0), (25, 100, 500, 1000, 5000)),
        ((50, 100, 0), (25, 100, 500, 1000, 5000)),
        ((50, 100, 10), (5, 25, 100, 500, 1000)),
        ((1000, 2000, 2000), (500, 1000, 5000, 25_000, 100_000)),
        ((1, 2, 0), (1, 5, 25, 100, 500)),
        ((0, 0, 0), (1, 5, 25, 100, 500)),
        ((50_000_000, 100_000_000, 0), (25_000, 100_000, 500_000, 1_000_000, 5_000_000)),
    ],
)
def test_they_follow_the_level(level, chips):
    small, big, ante = level
    situation = Situation(seats=("A", "B"), small_blind=small, big_blind=big, ante=ante)
    assert denominations(situation) == chips


def test_those_given_and_those_on_the_table_are_taken():
    situation = Situation(seats=("A", "B"), big_blind=100, chips=(20, 100))
    assert denominations(situation, (500, 20)) == (20, 100, 500)


@pytest.mark.parametrize(
    ("chip", "text"),
    [(25, "25"), (1000, "1k"), (1500, "1500"), (25_000, "25k"), (5_000_000, "5M")],
)
def test_what_is_printed_on_a_chip(chip, text):
    assert chip_text(chip) == text
