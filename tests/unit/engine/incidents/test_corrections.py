"""Wagers of a wrong amount that are noticed later."""

import pytest

SHORT = "A bet 600, B raise 1000, C call 1000, D call 1000"
POT = {"betting": "pot-limit", "pot_before": 10500, "big_blind": 1000, "what": "wrong-pot"}
LIVE = ["wsop-live-2026", "roberts-rules"]


def test_a_raise_below_the_minimum_is_made_up_for_all_who_are_in_for_it(find, rule, codes):
    assert rule(SHORT, "B", what="wrong-amount") == "raise 1200 +200"
    assert find(SHORT, "B", what="wrong-amount").facts()["applies_to"] == ["B", "C", "D"]
    assert codes(SHORT, "B", what="wrong-amount") == ["wager-corrected"]


def test_an_opening_bet_below_the_minimum_is_made_up(rule):
    assert rule("A bet 60, B call 60", "A", what="wrong-amount") == "bet 100 +40"


def test_with_the_next_card_out_the_wager_stands(rule, codes):
    facts = {"what": "wrong-amount", "next_card": True}
    assert rule(SHORT, "B", **facts) == "raise 1000"
    assert codes(SHORT, "B", **facts) == ["too-late-to-correct"]


def test_a_wager_that_was_right_stands(rule, codes):
    assert rule("A bet 600, B raise 1200", "B", what="wrong-amount") == "raise 1200"
    assert codes("A bet 600", "A", what="wrong-amount") == ["nothing-to-correct"]


def test_an_all_in_for_less_is_no_wrong_amount(rule):
    line = "A bet 600, B raise 1000, C fold, D fold"
    assert rule(line, "B", what="wrong-amount", stacks={"B": 1000}) == "raise 1000"
    assert rule("A bet 600, B allin 1000", "B", what="wrong-amount") == "raise 1000"


def test_which_wager_it_is_about_is_asked_for_where_the_seat_made_none(rule):
    assert rule("A bet 600", "B", what="wrong-amount") == "asks actions"
    assert rule("A bet 600", "B", **POT) == "asks actions"


def test_only_the_wagers_of_this_street_count(rule):
    line = "A bet 600, B call, C fold, D fold, /, A check"
    assert rule(line, "A", what="wrong-amount") == "asks actions"


def test_too_small_a_pot_is_made_up_until_action_is_substantial(rule, codes):
    assert rule("A bet 9500, B fold", "A", **POT) == "bet 10500 +1000"
    assert codes("A bet 9500, B fold", "A", **POT) == ["pot-undercounted"]
    assert rule("A bet 9500, B fold, C call", "A", **POT) == "bet 9500"
    assert codes("A bet 9500, B fold, C call", "A", **POT) == ["pot-stands"]


def test_too_large_a_pot_is_reduced_for_all_until_the_next_card(find, rule, codes):
    line = "A bet 11500, B fold, C call, D call"
    assert rule(line, "A", **POT) == "bet 10500 -1000"
    assert find(line, "A", **POT).applies_to == ("A", "C", "D")
    assert codes(line, "A", **POT) == ["pot-overcounted"]
    assert rule(line, "A", **POT, next_card=True) == "bet 11500"


@pytest.mark.parametrize("book", LIVE)
def test_by_these_books_too_large_a_pot_stands_once_all_have_acted(rule, book):
    assert rule("A bet 11500, B fold, C call", "A", **POT, book=book) == "bet 10500 -1000"
    assert rule("A bet 11500, B fold, C call, D call", "A", **POT, book=book) == "bet 11500"


def test_one_book_says_two_things_of_too_large_a_pot_behind_substantial_action(rule, codes):
    facts = {**POT, "book": "wsop-2026"}
    assert rule("A bet 11500, B fold", "A", **facts) == "bet 10500 -1000"
    line = "A bet 11500, B fold, C call"
    assert rule(line, "A", **facts) == "floor: bet 10500 -1000 | bet 11500"
    assert codes(line, "A", **facts) == ["pot-rules-conflict"]


def test_a_pot_that_was_right_stands_and_an_unknown_one_is_asked_for(rule):
    assert rule("A bet 10500, B raise 42000", "B", **POT) == "raise 42000"
    assert rule("A bet 9500", "A", **{**POT, "pot_before": None}) == "asks pot_before"


def test_a_wrong_amount_above_the_pot_is_a_pot_that_was_counted_wrongly(rule, codes):
    facts = {**POT, "what": "wrong-amount"}
    assert rule("A bet 11500", "A", **facts) == "bet 10500 -1000"
    assert codes("A bet 11500", "A", **facts) == ["pot-overcounted"]


def test_a_wrong_amount_above_the_limit_is_reduced_until_the_next_card(rule, codes):
    facts = {"betting": "fixed-limit", "bet": 100, "what": "wrong-amount"}
    assert rule("A bet 150", "A", **facts) == "bet 100 -50"
    assert codes("A bet 150", "A", **facts) == ["reduced-to-maximum"]
    assert rule("A bet 150", "A", **facts, next_card=True) == "bet 150"
    assert codes("A bet 150", "A", **facts, next_card=True) == ["too-late-to-correct"]
