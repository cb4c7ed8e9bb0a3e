"""Chips: the smallest chip in play."""

from math import gcd

from floorapp.engine.situation import Situation


def smallest_chip(situation: Situation) -> int:
    """Return the smallest chip in play: the step of every amount at the table.

    Where the denominations are not given it is taken from the blinds and the ante.

    >>> smallest_chip(Situation(seats=("A", "B"), small_blind=50, big_blind=100))
    50
    >>> smallest_chip(Situation(seats=("A", "B"), big_blind=100, chips=(25, 100)))
    25
    """
    if situation.chips:
        return min(situation.chips)
    return gcd(situation.small_blind, situation.big_blind, situation.ante) or 1
