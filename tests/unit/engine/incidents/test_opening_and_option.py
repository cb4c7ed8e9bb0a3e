"""Chips where nobody has bet, and chips of a big blind that owes nothing."""

import pytest

OPTION = "SB post 50, BB post 100, UTG call, SB call"
SEATS = "SB BB UTG"
TABLE = {"street": "preflop", "small_blind": 50, "big_blind": 100}


def test_where_nobody_has_bet_chips_are_a_bet_of_their_value(rule, codes):
    assert rule("A check", "B", chips=(1000,)) == "bet 1000"
    assert rule("A check", "B", chips=(100, 25)) == "bet 125"
    assert codes("A check", "B", chips=(1000,)) == ["opening-chips"]


def test_an_opening_bet_below_the_minimum_is_made_up_to_it(rule, codes):
    assert rule("", "A", chips=(25, 25)) == "bet 100 +50"
    assert codes("", "A", chips=(25, 25)) == ["opening-chips", "opening-too-small"]


def test_last_chips_are_an_opening_all_in_for_what_they_are(rule, codes):
    assert rule("", "A", chips=(25, 25), last_chips=True) == "all-in 50"
    assert codes("", "A", chips=(25, 25), last_chips=True) == ["opening-chips"]


def test_a_chip_larger_than_the_pot_opens_for_the_pot_in_pot_limit(rule):
    facts = {"betting": "pot-limit", "big_blind": 20, "pot_before": 60}
    for book in ("wsop-live-2026", "roberts-rules", "tda-2024"):
        assert rule("", "A", **facts, chips=(100,), book=book) == "bet 60 -40"
    assert rule("", "A", **{**facts, "pot_before": None}, chips=(100,)) == "bet 100"


@pytest.mark.parametrize("book", ["tda-2024", "tda-2022", "wsop-2026", "wsop-live-2026"])
def test_one_chip_by_a_big_blind_with_its_option_is_left_to_the_floor(rule, codes, book):
    facts = {**TABLE, "chips": (500,), "prior_chips": (100,), "book": book}
    assert rule(OPTION, "BB", SEATS, **facts) == "floor: check -500 | raise 600"
    assert codes(OPTION, "BB", SEATS, **facts)[-1] == "change-for-option"


def test_one_chip_that_is_less_than_half_of_a_raise_is_a_check_either_way(rule):
    assert rule(OPTION, "BB", SEATS, **TABLE, chips=(25,)) == "check -25"


def test_one_last_chip_by_the_option_is_a_check_or_all_in(rule):
    found = rule(OPTION, "BB", SEATS, **TABLE, chips=(25,), last_chips=True)
    assert found == "floor: check -25 | all-in 125"


def test_several_chips_by_the_option_go_by_half_of_a_raise(rule, codes):
    assert rule(OPTION, "BB", SEATS, **TABLE, chips=(25, 25)) == "raise 200 +50"
    assert rule(OPTION, "BB", SEATS, **TABLE, chips=(25, 20)) == "check -45"
    assert rule(OPTION, "BB", SEATS, **TABLE, chips=(25, 20), last_chips=True) == "all-in 145"
    assert codes(OPTION, "BB", SEATS, **TABLE, chips=(25, 20))[-1] == "half-not-reached"


def test_how_many_chips_the_option_added_is_asked_for_only_if_it_matters(rule):
    assert rule(OPTION, "BB", SEATS, **TABLE, pushed=500) == "asks chips"
    assert rule(OPTION, "BB", SEATS, **TABLE, pushed=40) == "check -40"


def test_the_option_that_changes_its_blind_for_another_chip_has_checked(rule):
    facts = {**TABLE, "prior_chips": (50, 50), "prior": "pulled-back"}
    assert rule(OPTION, "BB", SEATS, **facts, chips=(100,)) == "check"
    assert rule(OPTION, "BB", SEATS, **facts, chips=(25,)) == "check +75"


def test_a_seat_that_has_matched_the_bet_may_not_raise_by_pushing_more(rule, codes):
    line = "A bet 100, B call"
    assert rule(line, "B", chips=(500, 500)) == "check -1000"
    assert "not-raised-since" in codes(line, "B", chips=(500, 500))
