"""Facts that nobody knows: they are asked for only if the ruling depends on them."""

import pytest

BET = "A bet 1000"


@pytest.mark.parametrize("chips", [(1500,), (1000,), (500, 500)])
def test_whether_chips_are_the_last_ones_does_not_matter_for_a_call(rule, chips):
    assert rule(BET, "B", chips=chips, last_chips=None) == rule(BET, "B", chips=chips)


@pytest.mark.parametrize("chips", [(500,), (1000, 100), (1000, 1500)])
def test_whether_chips_are_the_last_ones_is_asked_for_where_it_decides(rule, chips):
    assert rule(BET, "B", chips=chips, last_chips=None) == "asks last_chips"
    assert rule("", "A", chips=chips, last_chips=None) == "asks last_chips"


def test_whether_chips_are_the_last_ones_is_asked_for_only_by_books_that_leave_it_open(rule):
    facts = {"chips": (600, 600), "last_chips": None}
    assert rule(BET, "B", **facts) == "call 1000 -200"
    assert rule(BET, "B", **facts, book="wsop-2026") == "asks last_chips"


def test_a_known_stack_needs_no_question(rule):
    facts = {"chips": (1000, 100), "last_chips": None}
    assert rule(BET, "B", **facts, stacks={"B": 1100}) == "all-in 1100"
    assert rule(BET, "B", **facts, stacks={"B": 9000}) == "call 1000 -100"


def test_all_facts_that_matter_are_asked_for_at_once(rule):
    assert rule(BET, "B", pushed=1400, last_chips=None) == "asks chips last_chips"


def test_whether_the_next_card_was_out_is_asked_for_where_it_decides(rule):
    facts = {"what": "wrong-amount", "next_card": None}
    assert rule("A bet 600, B raise 1000", "B", **facts) == "asks next_card"
    assert rule("A bet 600, B raise 1200", "B", **facts) == "raise 1200"


def test_whether_a_skipped_seat_had_time_is_asked_for_where_it_decides(find, rule):
    facts = {"what": "skipped", "had_time": None}
    line = "A raise 600, ! C call, ! D fold"
    assert rule(line, "B", **facts) == "asks had_time"
    assert find(line, "B", **facts, book="wsop-2026").choices
    assert not find("A raise 600, ! C call", "B", **facts).asks
