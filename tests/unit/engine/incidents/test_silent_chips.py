"""Chips pushed without a word: one, several, half of a raise, the last ones."""

import pytest

BET = "A bet 600"
RAISED = "A bet 600, B raise 1100"
NOT_SILENT = ["tda-2024", "tda-2022", "house-half-raise"]
SILENT = ["tda-2013", "wsop-2026", "wsop-live-2026", "roberts-rules", "aspt-doubling"]


def test_one_oversized_chip_facing_a_bet_is_a_call(rule, codes):
    assert rule(BET, "B", chips=(1000,)) == "call 600 -400"
    assert codes(BET, "B", chips=(1000,)) == ["oversized-chip"]


@pytest.mark.parametrize("book", [*NOT_SILENT, *SILENT])
def test_one_oversized_chip_is_a_call_also_where_it_is_the_last(rule, book):
    assert rule(BET, "B", chips=(5000,), last_chips=True, book=book) == "call 600 -4400"


def test_chips_that_are_exactly_the_bet_are_a_call(rule, codes):
    assert rule(BET, "B", chips=(600,)) == "call 600"
    assert rule(BET, "B", chips=(500, 100)) == "call 600"
    assert codes(BET, "B", chips=(500, 100)) == ["exact-call"]


def test_chips_of_which_the_call_needs_every_one_are_a_call(rule, codes):
    assert rule(RAISED, "C", chips=(500, 1000)) == "call 1100 -400"
    assert codes(RAISED, "C", chips=(500, 1000)) == ["every-chip-needed"]


def test_with_a_chip_to_spare_half_of_a_raise_is_a_raise_made_up_to_the_minimum(rule, codes):
    assert rule(BET, "B", chips=(600, 300, 100)) == "raise 1200 +200"
    assert rule("A bet 600, B raise 1200", "C", chips=(1000, 500)) == "call 1200 -300"
    assert codes(BET, "B", chips=(600, 300, 100)) == [
        "chip-to-spare",
        "half-reached",
        "raised-to-minimum",
    ]


def test_exactly_half_of_a_raise_is_a_raise_and_one_chip_less_is_a_call(rule):
    assert rule(BET, "B", chips=(600, 300)) == "raise 1200 +300"
    assert rule(BET, "B", chips=(600, 200, 99)) == "call 600 -299"
    assert rule("A bet 601", "B", chips=(600, 300, 1)) == "call 601 -300"


def test_a_raise_of_more_than_the_minimum_stands(rule):
    assert rule(BET, "B", chips=(1000, 1000)) == "raise 2000"


def test_behind_a_short_all_in_the_half_is_measured_from_it(rule):
    line = "A bet 100, B allin 150"
    assert rule(line, "C", chips=(100, 50, 25)) == "call 150 -25"
    assert rule(line, "C", chips=(100, 50, 50)) == "raise 250 +50"


def test_where_a_raise_doubles_half_of_the_level_is_a_raise(rule):
    line = "A bet 100, B allin 150"
    assert rule(line, "C", chips=(100, 50, 50), book="aspt-doubling") == "call 150 -50"
    assert rule(line, "C", chips=(150, 50, 25), book="aspt-doubling") == "raise 300 +75"


def test_where_a_short_all_in_is_completed_half_of_what_completes_it_is_a_raise(rule):
    line = "A bet 100, B allin 150"
    assert rule(line, "C", chips=(100, 50, 20), book="house-completing") == "call 150 -20"
    assert rule(line, "C", chips=(100, 50, 25), book="house-completing") == "raise 200 +25"


def test_the_base_of_the_half_is_open_where_the_book_says_the_previous_bet(rule, codes):
    chips = (1000, 100, 100, 100, 100, 100)
    line = "A bet 500, B raise 1100"
    assert rule(line, "C", chips=chips) == "raise 1700 +200"
    assert (
        rule(line, "C", chips=chips, book="wsop-2026") == "floor: raise 1700 +200 | call 1100 -400"
    )
    assert codes(line, "C", chips=chips, book="wsop-2026") == ["chip-to-spare", "half-of-what"]
    assert rule(line, "C", chips=(1100, 550), book="wsop-2026") == "raise 1700 +50"


def test_last_chips_with_one_to_spare_are_all_in_whether_or_not_they_are_half(rule, codes):
    line = "A bet 1400"
    assert rule(line, "B", chips=(1000, 500, 500, 500), last_chips=True) == "all-in 2500"
    assert rule(line, "B", chips=(1000, 500, 100), last_chips=True) == "all-in 1600"
    assert rule(line, "B", chips=(1000, 500, 500), last_chips=True) == "all-in 2000"
    assert codes(line, "B", chips=(1000, 500, 100), last_chips=True) == [
        "chip-to-spare",
        "last-chips-all-in",
    ]


@pytest.mark.parametrize("book", NOT_SILENT)
def test_last_chips_that_a_call_needs_every_one_of_are_a_call_in_these_books(rule, book):
    assert (
        rule("A bet 1050", "B", chips=(1000, 1000), last_chips=True, book=book) == "call 1050 -950"
    )


@pytest.mark.parametrize("book", SILENT)
def test_last_chips_that_a_call_needs_every_one_of_are_left_open_in_the_others(rule, codes, book):
    facts = {"chips": (1000, 1000), "last_chips": True, "book": book}
    assert rule("A bet 1050", "B", **facts) == "floor: all-in 2000 | call 1050 -950"
    assert codes("A bet 1050", "B", **facts) == ["last-chips-silent"]


def test_a_stack_that_is_known_decides_whether_these_are_the_last_chips(rule):
    chips = (1000, 500, 100)
    assert rule("A bet 1400", "B", chips=chips, stacks={"B": 1600}) == "all-in 1600"
    assert rule("A bet 1400", "B", chips=chips, stacks={"B": 1700}) == "call 1400 -200"
    assert (
        rule("A bet 1400", "B", chips=chips, stacks={"B": 1700}, last_chips=True)
        == "call 1400 -200"
    )


def test_a_raise_to_the_minimum_that_the_stack_does_not_reach_is_all_in(rule):
    assert rule("A bet 600", "B", chips=(600, 300), stacks={"B": 1000}) == "all-in 1000 +100"


def test_chips_of_a_seat_that_may_not_raise_are_a_call(rule, codes):
    line = "A bet 100, B allin 150, C call"
    for last in (True, False):
        assert rule(line, "A", "A B C", chips=(100, 100), last_chips=last) == "call 150 -150"
    assert codes(line, "A", "A B C", chips=(500, 500))[-2:] == ["closed-chips", "not-reopened"]
    assert rule(line, "A", "A B C", chips=(500, 50), book="tda-2013", last_chips=True) == (
        "call 150 -500"
    )


def test_more_than_a_call_is_one_where_nobody_can_answer(rule):
    line = "A allin 500"
    assert rule(line, "B", "A B", chips=(500, 500, 100)) == "call 500 -600"


def test_where_the_book_leaves_the_right_to_raise_open_so_are_the_chips(rule, codes):
    line = "A bet 100, B allin 150, C call, D allin 200"
    facts = {"chips": (100, 100, 100), "book": "wsop-2026"}
    assert rule(line, "A", **facts) == "floor: raise 400 | call 200 -200"
    assert rule(line, "A", **facts, last_chips=True) == "floor: all-in 400 | call 200 -200"
    assert "right-unclear" in codes(line, "A", **facts)


def test_pot_limit_reduces_chips_to_the_pot(rule, codes):
    facts = {"betting": "pot-limit", "pot_before": 200, "chips": (1000, 500)}
    assert rule("A bet 100", "B", **facts) == "raise 500 -1000"
    assert codes("A bet 100", "B", **facts)[-1] == "reduced-to-maximum"
    assert rule("A bet 100", "B", **facts, last_chips=True) == "raise 500 -1000"


def test_in_pot_limit_the_pot_is_open_where_the_book_is_silent_about_a_missing_blind(rule, codes):
    table = {"betting": "pot-limit", "street": "preflop", "big_blind": 200, "small_blind": 100}
    table |= {"missing_blinds": {"A": 100}}
    line = "B post 200"
    facts = {**table, "chips": (1000, 1000)}
    assert rule(line, "C", **facts) == "raise 700 -1300"
    assert rule(line, "C", **facts, book="tda-2013") == "floor: raise 600 -1400 | raise 700 -1300"
    assert codes(line, "C", **facts, book="tda-2013")[-1] == "missing-blind-unclear"
    facts = {**table, "chips": (200, 300, 150), "book": "tda-2013"}
    assert rule(line, "C", **facts) == "floor: raise 600 -50 | raise 650"
    assert rule(line, "C", **facts, stacks={"C": 650}) == "floor: raise 600 -50 | all-in 650"


def test_fixed_limit_knows_one_amount_and_a_number_of_raises(rule, codes):
    facts = {"betting": "fixed-limit", "bet": 100, "cap": 1}
    assert rule("A bet 100", "B", **facts, chips=(100, 50)) == "raise 200 +50"
    assert rule("A bet 100", "B", **facts, chips=(100, 500)) == "raise 200 -400"
    assert rule("A bet 100", "B", **facts, chips=(100, 49)) == "call 100 -49"
    capped = {**facts, "chips": (100, 100, 100)}
    assert rule("A bet 100, B raise 200", "C", **capped) == "call 200 -100"
    assert codes("A bet 100, B raise 200", "C", **capped)[-1] == "cap-reached"


def test_of_a_pile_known_by_its_total_the_chips_are_asked_for_only_if_they_matter(rule):
    line = "A bet 1000"
    assert rule(line, "B", pushed=1400) == "call 1000 -400"  # under half, and needed or not
    assert rule(line, "B", pushed=1500) == "asks chips"
    assert rule(line, "B", pushed=1000) == "call 1000"
    assert rule("A bet 100, B allin 150, C call", "A", "A B C", pushed=500) == "call 150 -450"
    assert rule(line, "B", pushed=1400, last_chips=True) == "asks chips"
    assert rule("", "A", pushed=400) == "bet 400"


LIMIT = {"betting": "fixed-limit", "bet": 100, "book": "wsop-live-2026"}


def test_chips_of_one_denomination_in_limit_are_the_floors_where_the_book_says_so(rule, codes):
    line = "A bet 100"
    assert rule(line, "B", chips=(50, 50, 50), **LIMIT) == "floor: raise 200 +50 | call 100 -50"
    assert codes(line, "B", chips=(50, 50, 50), **LIMIT) == ["chip-to-spare", "same-chips"]
    assert rule(line, "B", chips=(100, 50), **LIMIT) == "raise 200 +50"
    assert rule(line, "B", chips=(25, 25, 25, 25, 25), **LIMIT) == "call 100 -25"
    assert rule(line, "B", pushed=150, **LIMIT) == "asks chips"
    assert rule(line, "B", said="amount", said_amount=150, **LIMIT) == "raise 200"
    no_limit = {**LIMIT, "betting": "no-limit"}
    assert rule(line, "B", chips=(50, 50, 50), **no_limit) == "raise 200 +50"
    tda = {**LIMIT, "book": "tda-2024"}
    assert rule(line, "B", chips=(50, 50, 50), **tda) == "raise 200 +50"
