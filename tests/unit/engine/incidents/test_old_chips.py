"""Chips that were in front of the seat already: left, pulled back, in part, or mixed with new."""

import pytest

FACES_600 = "SB post 25, BB post 50, BTN raise 600, SB fold"
SEATS = "SB BB BTN"
TABLE = {"street": "preflop", "big_blind": 50, "small_blind": 25}
TWO = {**TABLE, "prior_chips": (25, 25)}
HELD_BY_ALL = ["tda-2024", "wsop-2026", "wsop-live-2026"]


@pytest.fixture
def big_blind(rule):
    """Rule on chips of a big blind of two 25s that faces 600."""
    return lambda **facts: rule(FACES_600, "BB", SEATS, **{**TWO, **facts})


@pytest.mark.parametrize("book", HELD_BY_ALL)
def test_one_new_chip_beside_old_ones_left_alone_is_a_call(big_blind, book):
    assert big_blind(chips=(1000,), prior="left", book=book) == "call 600 -450"
    assert big_blind(chips=(1000,), book=book) == "call 600 -450"  # nobody said that they moved


@pytest.mark.parametrize("book", HELD_BY_ALL)
def test_beside_old_chips_left_alone_the_smallest_of_the_new_ones_is_taken_away(big_blind, book):
    assert big_blind(chips=(500, 500), book=book) == "call 600 -450"
    assert big_blind(chips=(100, 500), book=book) == "call 600 -50"
    assert big_blind(chips=(1000, 500), book=book) == "raise 1550"


def test_old_chips_left_alone_are_the_bet_of_the_seat_where_they_are_not_named(rule):
    assert rule(FACES_600, "BB", SEATS, **TABLE, chips=(500, 500)) == "call 600 -450"


@pytest.mark.parametrize("book", HELD_BY_ALL)
def test_old_chips_pulled_back_do_not_count(big_blind, book):
    facts = {"prior": "pulled-back", "book": book}
    assert big_blind(chips=(1000,), **facts) == "call 600 -400"
    assert big_blind(chips=(500, 500), **facts) == "call 600 -400"
    assert big_blind(chips=(500, 500, 100), **facts) == "raise 1150 +50"


@pytest.mark.parametrize("book", HELD_BY_ALL)
def test_old_chips_kept_in_part_make_one_bet_of_everything_in_front(big_blind, codes, book):
    facts = {"prior": "part-kept", "kept": (25,), "book": book}
    assert big_blind(chips=(1000,), **facts) == "raise 1150 +125"
    assert big_blind(chips=(600,), **facts) == "call 600 -25"
    found = codes(FACES_600, "BB", SEATS, **TWO, chips=(1000,), **facts)
    assert found[0] == "prior-chips-together"


def test_which_old_chips_were_kept_is_asked_for(big_blind):
    assert big_blind(chips=(1000,), prior="part-kept") == "asks kept"


def test_old_chips_that_cover_make_one_bet_with_a_single_new_chip(rule):
    line = "SB post 50, BB post 100, BTN raise 700, SB fold"
    facts = {"street": "preflop", "big_blind": 100, "prior_chips": (1000,)}
    assert rule(line, "BB", SEATS, **facts, chips=(500,)) == "raise 1500"
    assert rule(line, "BB", SEATS, **facts, chips=(25,)) == "raise 1300 +275"
    facts["prior_chips"] = (700,)
    assert rule(line, "BB", SEATS, **facts, chips=(1000,)) == "raise 1700"
    facts["prior_chips"] = (500, 200)
    assert rule(line, "BB", SEATS, **facts, chips=(25,)) == "call 700 -25"


@pytest.fixture
def covered_700(rule):
    """The big blind, whose 1,000 chip covered a raise to 700, pulls it back and pushes others."""
    line = "SB post 50, BB post 100, BTN raise 700, SB fold"
    facts = {"street": "preflop", "big_blind": 100, "prior_chips": (1000,), "prior": "pulled-back"}
    return lambda **more: rule(line, "BB", SEATS, **{**facts, **more})


@pytest.mark.parametrize("book", ["tda-2024", "tda-2022"])
def test_old_chips_that_covered_count_left_or_pulled_back(covered_700, book):
    """Addendum to TDA 46, situation 4: a bet of all chips, whether or not they are pulled back."""
    for chips, left in (
        ((5000,), "raise 6000"),
        ((500,), "raise 1500"),
        ((25,), "raise 1300 +275"),
    ):
        assert covered_700(chips=chips, book=book, prior="left") == left
    assert covered_700(chips=(5000,), book=book) == "raise 6000 +1000"
    assert covered_700(chips=(500,), book=book) == "raise 1500 +1000"
    assert covered_700(chips=(500, 500), book=book) == "raise 2000 +1000"
    assert covered_700(chips=(25,), book=book) == "raise 1300 +1275"
    assert covered_700(chips=(1000,), prior_chips=(700,), book=book) == "raise 1700 +700"
    assert covered_700(chips=(25,), prior_chips=(500, 200), book=book) == "call 700 +675"


def test_one_chip_for_old_ones_that_covered_is_by_some_books_its_full_value(covered_700, codes):
    line = "SB post 50, BB post 100, BTN raise 700, SB fold"
    facts = {"street": "preflop", "big_blind": 100, "prior_chips": (1000,), "prior": "pulled-back"}
    for book in ("wsop-2026", "wsop-live-2026"):
        assert covered_700(chips=(5000,), book=book) == "raise 5000"
        told = codes(line, "BB", SEATS, **facts, chips=(5000,), book=book)
        assert "pulled-back-full-value" in told
    for book in ("tda-2024", "wsop-2026"):
        assert covered_700(pushed=800, book=book) == "asks chips"


def test_the_option_is_not_given_up_by_pulling_the_blind_back(rule):
    facts = {"street": "preflop", "big_blind": 100, "prior_chips": (100,), "prior": "pulled-back"}
    assert (
        rule("SB post 50, BB post 100, BTN call, SB fold", "BB", SEATS, **facts, chips=(100,))
        == "check"
    )


def test_old_and_new_chips_mixed_are_one_bet_or_as_the_floor_says(big_blind, codes):
    facts = {"chips": (500, 500), "prior": "combined"}
    assert big_blind(**facts, book="wsop-2026") == "raise 1150 +100"
    assert big_blind(**facts) == "floor: raise 1150 +100 | call 600 -450"
    assert codes(FACES_600, "BB", SEATS, **TWO, **facts) == ["prior-chips-combined"]


def test_mixed_chips_are_ruled_on_where_both_ways_come_to_the_same(big_blind):
    assert big_blind(chips=(1000, 1000), prior="combined") == "raise 2050"


def test_mixed_chips_that_covered_are_one_bet_in_every_book(rule):
    line = "SB post 50, BB post 100, BTN raise 700, SB fold"
    facts = {"street": "preflop", "big_blind": 100, "prior_chips": (1000,), "prior": "combined"}
    assert rule(line, "BB", SEATS, **facts, chips=(500,)) == "raise 1500"


def test_the_old_chips_are_asked_for_where_their_smallest_may_decide(rule):
    facts = {**TABLE, "prior": "combined"}
    assert rule(FACES_600, "BB", SEATS, **facts, chips=(500, 500)) == "asks prior_chips"
    assert rule(FACES_600, "BB", SEATS, **facts, chips=(500, 100)) == "call 600 -50"


def test_who_pulls_chips_back_facing_a_raise_may_only_call_or_raise(rule, codes):
    facts = {**TWO, "prior": "pulled-back"}
    assert rule(FACES_600, "BB", SEATS, **facts) == "call/raise"
    assert codes(FACES_600, "BB", SEATS, **facts) == ["pulled-back-no-fold"]
    assert rule(FACES_600, "BB", SEATS, **facts, said="fold") == "call/raise"
    assert rule(FACES_600, "BB", SEATS, **facts, said="check") == "call"
    assert rule(FACES_600, "BB", SEATS, **facts, stacks={"BB": 300}) == "call"
    part = {**TWO, "prior": "part-kept", "kept": (25,)}
    assert rule(FACES_600, "BB", SEATS, **part, said="fold") == "call/raise"


def test_who_pulls_chips_back_makes_a_call_of_what_is_too_little(rule, codes):
    line = "SB post 25, BB post 50, A raise 600, BTN call, SB call"
    facts = {**TWO, "prior": "pulled-back", "chips": (25,)}
    assert rule(line, "BB", "SB BB A BTN", **facts) == "call 600 +575"
    assert codes(line, "BB", "SB BB A BTN", **facts)[-1] == "pulled-back-no-fold"


def test_a_small_blind_that_faces_no_raise_may_still_fold(rule):
    facts = {**TABLE, "prior_chips": (25,), "prior": "pulled-back"}
    line = "SB post 25, BB post 50, BTN fold"
    assert rule(line, "SB", SEATS, **facts, said="fold") == "fold"
    assert rule(line, "SB", SEATS, **facts) == "asks chips said"


def test_old_chips_that_covered_and_were_pulled_back_are_by_some_books_not_tested(rule):
    line = "SB post 50, BB post 100, BTN raise 700, SB fold"
    facts = {"street": "preflop", "big_blind": 100, "prior_chips": (690, 10), "chips": (500, 500)}
    facts["book"] = "wsop-2026"
    assert rule(line, "BB", SEATS, **facts, prior="pulled-back") == "call 700 -300"
    assert rule(line, "BB", SEATS, **facts, prior="left") == "raise 1700"
