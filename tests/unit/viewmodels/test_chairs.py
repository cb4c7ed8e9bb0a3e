"""Chairs keep their order round the table, whoever is in the hand."""

import pytest

from floorapp.viewmodels.chairs import chairs_round, joined, numbered

NINE = numbered(9)


@pytest.mark.parametrize(
    ("seats", "chairs", "count", "expected"),
    [
        (("1", "2"), NINE, 0, NINE),
        (("5", "1"), NINE, 0, NINE),
        (("A", "B", "C"), NINE, 0, ("A", "B", "C", *NINE[3:])),
        (("SB", "BB"), numbered(2), 9, ("SB", "BB", *NINE[2:])),
        (("A", "7"), NINE, 0, ("A", "7", "2", "3", "4", "5", "6", "8", "9")),
        (numbered(11), NINE, 0, numbered(11)),
    ],
)
def test_the_table_has_a_chair_for_every_seat(seats, chairs, count, expected):
    placed = chairs_round(seats, chairs, count)
    assert set(seats) <= set(placed) and len(set(placed)) == len(placed)
    assert placed[: len(expected)] == expected


@pytest.mark.parametrize(
    ("seats", "chair", "expected"),
    [
        (("1", "3"), "2", ("1", "2", "3")),
        (("5", "1", "2"), "4", ("5", "1", "2", "4")),
        (("5", "1", "2"), "6", ("5", "6", "1", "2")),
        (("1", "2"), "2", ("1", "2")),
    ],
)
def test_a_chair_joins_at_its_place_round_the_table(seats, chair, expected):
    assert joined(seats, NINE, chair) == expected
