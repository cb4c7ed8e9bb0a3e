"""What counts as a raise under each system, in plain numbers."""

import pytest

from floorapp.engine.chips import smallest_chip
from floorapp.engine.situation import Situation
from floorapp.engine.strategies import (
    DOUBLE_TOTAL,
    FIXED_LIMIT,
    LARGEST_INCREMENT,
    RAISING,
)

BLIND = 100


@pytest.mark.parametrize(
    ("own", "level", "full", "by_increment", "by_doubling"),
    [
        (100, 200, 100, True, True),
        (100, 199, 100, False, False),
        (125, 225, 100, True, False),
        (125, 250, 100, True, True),
        (150, 250, 100, True, False),
        (300, 500, 300, False, False),
        (300, 600, 300, True, True),
        (100, 100, 100, False, False),
        (0, 60, 100, False, False),
        (0, 100, 100, True, True),
        (50, 100, 100, False, True),
    ],
)
def test_a_seat_that_acted_may_raise_again_when_it_faces_enough(
    own, level, full, by_increment, by_doubling
):
    assert LARGEST_INCREMENT.may_raise_again(own, level, full, BLIND) is by_increment
    assert DOUBLE_TOTAL.may_raise_again(own, level, full, BLIND) is by_doubling


@pytest.mark.parametrize(
    ("level", "full", "by_increment", "by_doubling"),
    [
        (0, 100, 100, 100),
        (100, 100, 200, 200),
        (150, 100, 250, 300),
        (60, 100, 160, 120),
        (40, 100, 140, 100),
        (3600, 2000, 5600, 7200),
    ],
)
def test_the_least_raise_adds_the_largest_one_or_doubles(level, full, by_increment, by_doubling):
    assert LARGEST_INCREMENT.minimum_to(level, level, full, BLIND) == by_increment
    assert DOUBLE_TOTAL.minimum_to(level, level, full, BLIND) == by_doubling


def test_each_system_is_found_by_its_name():
    assert [system.name for system in RAISING.values()] == list(RAISING)
    assert [name for name, system in RAISING.items() if system.doubles] == ["double-total"]
    assert [name for name, system in RAISING.items() if system.completes] == ["complete-level"]
    assert FIXED_LIMIT not in RAISING.values()  # no book may name it: it goes with the structure


@pytest.mark.parametrize(
    ("amounts", "chip"),
    [
        ({"small_blind": 50, "big_blind": 100}, 50),
        ({"small_blind": 200, "big_blind": 500, "ante": 75}, 25),
        ({"big_blind": 300}, 300),
        ({"small_blind": 50, "big_blind": 100, "chips": (25, 100)}, 25),
        ({}, 1),
    ],
)
def test_the_smallest_chip_is_the_one_given_or_divides_the_blinds(amounts, chip):
    assert smallest_chip(Situation(seats=("A", "B"), **amounts)) == chip
