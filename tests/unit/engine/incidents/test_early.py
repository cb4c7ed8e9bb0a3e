"""String bets, words said too early, and calls of an amount that was told wrongly."""

import pytest

BET = "A bet 500"
NO_STRINGS = ["tda-2024", "tda-2022", "wsop-2026"]
TWO_MOTIONS = ["tda-2013", "wsop-live-2026", "roberts-rules"]


def string(rule, line, **facts):
    """Rule on two motions of the seat behind the last one."""
    return rule(line, "B", "A B C", what="string-bet", **facts)


@pytest.mark.parametrize("book", [*NO_STRINGS, *TWO_MOTIONS])
def test_of_a_string_bet_only_the_first_motion_counts(rule, codes, book):
    facts = {"chips": (700,), "later_chips": (1000,), "book": book}
    assert string(rule, BET, **facts) == "call 500 -1200"
    assert codes(BET, "B", what="string-bet", **facts)[0] == "string-bet"


@pytest.mark.parametrize("book", NO_STRINGS)
def test_a_raise_in_two_motions_is_a_call_since_2019(rule, book):
    facts = {"chips": (500,), "later_chips": (1000,), "book": book}
    assert string(rule, BET, **facts) == "call 500 -1000"
    assert string(rule, BET, **facts, said="raise") == "raise 1000 -500"


@pytest.mark.parametrize("book", TWO_MOTIONS)
def test_by_these_books_a_raise_that_was_announced_may_be_put_in_by_two(rule, codes, book):
    facts = {"chips": (500,), "later_chips": (1000,), "said": "raise", "book": book}
    assert string(rule, BET, **facts) == "raise 1500"
    assert codes(BET, "B", what="string-bet", **facts) == ["two-motions"]
    total = {"pushed": 500, "later_chips": (1000,), "said": "raise", "book": book}
    assert string(rule, BET, **total) == "raise 1500"
    last = {"chips": (500,), "later_chips": (100,), "last_chips": True, "said": "raise"}
    assert string(rule, BET, **last, book=book) == "all-in 600"
    assert string(rule, BET, **{**facts, "said": None}) == "call 500 -1000"
    assert string(rule, BET, **facts, said_first=False) == "call 500 -1000"


def test_a_second_motion_after_too_little_is_no_raise_in_any_book(rule):
    facts = {"chips": (200,), "later_chips": (100,), "book": "tda-2013"}
    assert string(rule, BET, **facts) == "call 500 +200"
    assert string(rule, BET, **{**facts, "later_chips": (300,)}) == "call 500"
    assert string(rule, BET, chips=(500,), book="tda-2013") == "call 500"


def test_what_the_first_motion_owes_stays_of_the_second(rule):
    assert string(rule, "", chips=(40,), later_chips=(500,), book="tda-2024") == "bet 100 -440"
    facts = {"chips": (400,), "later_chips": (800,), "last_chips": True}
    assert string(rule, BET, **facts) == "call 500 -700"


@pytest.mark.parametrize("book", [*NO_STRINGS, *TWO_MOTIONS])
def test_an_amount_declared_before_the_chips_is_no_string_bet(rule, codes, book):
    facts = {"chips": (500,), "later_chips": (1000,), "said": "raise", "book": book}
    string_bet = {"what": "string-bet", **facts}
    assert string(rule, BET, **facts, said_amount=1500) == "raise 1500"
    assert codes(BET, "B", **string_bet, said_amount=1500) == ["amount-first", "said-raise"]
    assert string(rule, BET, **facts, said_amount=2000) == "raise 2000 +500"
    assert string(rule, BET, **facts, said_amount=1200) == "raise 1200 -300"
    bare = {**facts, "said": "amount", "said_amount": 1500}
    assert string(rule, BET, **bare) == "raise 1500"
    shove = {**facts, "said": "all-in", "stacks": {"B": 1500}}
    assert string(rule, BET, **shove) == "all-in 1500"
    if book != "wsop-live-2026":  # where the words count whenever they were said
        late = string(rule, BET, **facts, said_amount=1500, said_first=False)
        assert late == "call 500 -1000"


@pytest.mark.parametrize(
    ("later", "found", "kept_by"),
    [(200, "raise 1000 +300", 200), (500, "raise 1000", 500), (800, "raise 1000 -300", 500)],
)
def test_what_is_owed_of_the_first_motion_is_told_of_the_second(rule, find, later, found, kept_by):
    facts = {"chips": (500,), "later_chips": (later,), "said": "raise"}
    assert string(rule, BET, **facts) == found
    why = find(BET, "B", "A B C", what="string-bet", **facts).reasons[0]
    assert (why.code, why.later_by, why.kept_by) == ("string-bet", later, kept_by)


def test_a_string_bet_of_too_little_leaves_its_choices(rule):
    line = "A bet 400, B raise 1200"
    found = rule(line, "C", "A B C", what="string-bet", chips=(500,), later_chips=(2000,))
    assert found == "floor: call 1200 -1300 | undercall-forfeit leaves 400 -2100"


def test_a_string_bet_asks_for_what_its_first_motion_needs(rule):
    facts = {"pushed": 800, "later_chips": (100,)}
    assert string(rule, BET, **facts) == "asks chips"


@pytest.mark.parametrize("line", [BET, ""])
def test_a_string_bet_of_no_first_motion_asks_for_it(rule, line):
    assert string(rule, line) == "asks chips"
    assert string(rule, line, later_chips=(500,)) == "asks chips"
    assert string(rule, line, said="raise", said_first=False) == "asks chips"
    assert string(rule, BET, said="raise") == "raise 1000"


def test_conditional_words_may_be_held_binding(rule, codes):
    facts = {"what": "conditional", "said": "raise"}
    assert rule(BET, "B", **facts) == "floor: raise 1000 | other"
    assert codes(BET, "B", **facts) == ["conditional-words"]
    assert rule(BET, "B", what="conditional") == "asks said"


def test_a_call_before_the_amount_is_known_may_be_held_to_any(rule, codes):
    facts = {"what": "premature", "said": "call"}
    assert rule("A bet 9000", "B", **facts) == "floor: call 9000 | other"
    assert codes("A bet 9000", "B", **facts) == ["called-too-early"]
    line = "A bet 100, B raise 9000"
    assert rule(line, "A", **facts, chips=(8000,)) == "floor: call 9000 +900 | other"


def test_other_words_said_too_early_count_as_they_are(rule):
    assert rule(BET, "B", what="premature", said="fold") == "fold"
    assert rule(BET, "B", what="premature") == "asks said"


def test_who_calls_owes_the_true_amount(rule, codes):
    facts = {"what": "misquoted", "quoted": 10500}
    assert rule("A bet 12500", "B", **facts) == "call 12500"
    assert codes("A bet 12500", "B", **facts) == ["accepted-action"]
    line = "A bet 2000, B raise 12500"
    assert rule(line, "A", **facts, chips=(8500,)) == "call 12500 +2000"
    assert rule("A bet 12500", "B", what="misquoted") == "asks quoted"


def test_by_one_book_a_call_of_too_low_an_amount_may_be_taken_back(rule, codes):
    facts = {"what": "misquoted", "quoted": 10500, "chips": (10500,), "book": "wsop-live-2026"}
    assert rule("A bet 12500", "B", **facts) == "floor: call 12500 +2000 | other -10500"
    assert codes("A bet 12500", "B", **facts) == ["misinformed"]
    assert rule("A bet 12500", "B", **{**facts, "quoted": 13000}) == "call 12500 +2000"


def test_chips_moved_forward_and_not_let_go_may_be_held_to_a_call(rule, codes):
    facts = {"what": "forward-motion", "chips": (1000,)}
    assert rule(BET, "B", **facts) == "floor: call 500 | other"
    assert rule("", "A", **facts) == "floor: bet 1000 | other"
    assert rule(BET, "B", what="forward-motion") == "floor: call 500 | other"
    assert rule("", "A", what="forward-motion") == "asks chips"
    assert codes(BET, "B", **facts) == ["forward-motion"]
