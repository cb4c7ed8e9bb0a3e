"""Seats that the line names, and seats whose name is also the letter of a street."""

import pytest

from floorapp.engine.acts import Bet, Check, Fold


def test_a_seat_before_a_colon_acts_out_of_turn(read):
    assert read("C:b300").situation.acts == (Bet("C", 300, out_of_turn=True),)


def test_a_seat_before_a_colon_may_be_in_any_case(read):
    assert read("c:f").situation.acts == (Fold("C", out_of_turn=True),)


def test_a_seat_whose_turn_it_is_acts_in_turn_though_it_is_named(read):
    assert read("A:x").situation.acts == (Check("A"),)


@pytest.mark.parametrize("typed", ["F:", "F:b", "F:b3"])
def test_a_seat_f_on_its_way_to_an_act_is_no_flop(typed, read):
    reading = read(typed, "D E F", street="preflop", whole=False)
    assert reading.situation.street == "preflop"
    assert len(reading.situation.acts) >= 2


def test_a_letter_with_a_colon_is_a_street_where_no_seat_has_that_name(read):
    reading = read("f:b300", street="preflop")
    assert reading.situation.street == "flop"
    assert reading.situation.acts == (Bet("A", 300),)


def test_the_seats_that_a_line_names_count_for_what_follows_on_it(read):
    reading = read("A,F,T F:b300", "1 2 3")
    assert reading.situation.street == "flop"
    assert reading.situation.acts == (Bet("F", 300, out_of_turn=True),)
