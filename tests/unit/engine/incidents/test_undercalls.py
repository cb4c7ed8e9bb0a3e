"""Less than a call, without the word: made up, forfeited, taken back, or all-in."""

import pytest

THREE = "A B C"
RAISED = "A bet 400, B raise 1200"
BLINDS = {"street": "preflop", "small_blind": 50, "big_blind": 100}


@pytest.mark.parametrize("book", ["tda-2024", "tda-2022", "tda-2013", "wsop-2026"])
def test_heads_up_an_undercall_is_made_up_to_the_whole_call(rule, codes, book):
    line, facts = "A bet 500, B raise 1500", {"chips": (500,), "prior_chips": (500,), "book": book}
    assert rule(line, "A", "A B", **facts) == "call 1500 +500"
    assert codes(line, "A", "A B", **facts)[-1] == "undercall-heads-up"


def test_one_book_counts_only_hands_that_still_act_as_heads_up(rule):
    line, facts = "A allin 400, B raise 1200", {"chips": (500,)}
    assert rule(line, "C", THREE, **facts, book="wsop-2026") == "call 1200 +700"
    assert rule(line, "C", THREE, **facts).startswith("floor: call 1200 +700 | ")
    line = "A bet 400, B allin 1200"
    assert rule(line, "A", "A B", **facts, book="wsop-2026") == "call 1200 +300"


@pytest.mark.parametrize("book", ["tda-2024", "tda-2013", "wsop-2026", "wsop-live-2026"])
def test_an_undercall_of_the_opening_bet_is_made_up_however_many_play(rule, codes, book):
    facts = {"chips": (2000,), "book": book}
    assert rule("A bet 8000", "B", THREE, **facts) == "call 8000 +6000"
    assert codes("A bet 8000", "B", THREE, **facts) == ["undercall-opening"]


def test_before_the_flop_the_opening_bet_is_the_big_blind(rule):
    line, seats = "SB post 50, BB post 100", "SB BB C D"
    assert rule(line, "C", seats, **BLINDS, chips=(50,)) == "call 100 +50"
    found = rule(f"{line}, C allin 4500", "D", seats, **BLINDS, chips=(100,))
    assert found == "floor: call 4500 +4400 | undercall-forfeit leaves 100"


def test_in_stud_the_opening_bet_is_the_bring_in_and_a_completion_a_raise(rule):
    facts = {"street": "third", "betting": "fixed-limit", "bet": 100, "chips": (20,)}
    assert rule("A bringin 25", "B", THREE, **facts) == "call 25 +5"
    found = rule("A bringin 25, B complete 100", "C", THREE, **facts)
    assert found == "floor: call 100 +80 | undercall-forfeit leaves 20"


def test_an_undercall_of_a_raise_is_a_whole_call_or_the_forfeit_of_what_was_meant(
    find, rule, codes
):
    assert rule(RAISED, "C", THREE, chips=(500,)) == (
        "floor: call 1200 +700 | undercall-forfeit leaves 400 -100"
    )
    found = find(RAISED, "C", THREE, chips=(500,))
    assert (found.returned_by, found.forfeits_by) == (100, 400)
    assert found.choices[1].act.leaves_to == 400
    assert codes(RAISED, "C", THREE, chips=(500,)) == ["undercall-floor"]


def test_an_undercall_that_no_earlier_bet_explains_is_forfeited_whole(rule):
    found = rule("A bet 400, B raise 1200", "C", THREE, chips=(300,))
    assert found == "floor: call 1200 +900 | undercall-forfeit leaves 300"
    line = "A bet 400, B raise 1200, C raise 3000"
    found = rule(line, "A", THREE, chips=(500, 500))
    assert found == "floor: call 3000 +1600 | undercall-forfeit leaves 800 -200"


def test_last_chips_are_a_call_all_in(find, rule, codes):
    facts = {"chips": (300,), "last_chips": True}
    assert rule(RAISED, "C", THREE, **facts) == "call 300"
    assert find(RAISED, "C", THREE, **facts).act.to == 300
    assert codes(RAISED, "C", THREE, **facts) == ["stack-under-level"]
    assert rule(RAISED, "C", THREE, chips=(300,), stacks={"C": 300}) == "call 300"


def test_the_whole_call_is_all_in_where_the_stack_is_short_of_it(rule):
    assert rule("A bet 8000", "B", THREE, chips=(2000,), stacks={"B": 5000}) == "call 5000 +3000"


def test_a_chip_tiny_beside_the_bet_is_the_floors_where_the_book_has_a_rule_for_it(rule, codes):
    facts = {"chips": (1000,)}
    assert rule("A bet 50000", "B", THREE, **facts) == "floor: call 50000 +49000 | other"
    assert codes("A bet 50000", "B", THREE, **facts) == ["tiny-chip", "undercall-opening"]
    for book in ("tda-2022", "wsop-2026"):
        assert rule("A bet 50000", "B", THREE, **facts, book=book).startswith("floor: ")
    for book in ("tda-2013", "roberts-rules"):
        assert rule("A bet 50000", "B", THREE, **facts, book=book) == "call 50000 +49000"
    assert rule("A bet 50000", "B", THREE, chips=(5001,)) == "call 50000 +44999"


@pytest.mark.parametrize("seats", [THREE, "B C"])
def test_where_the_book_says_so_an_undercall_of_a_raise_may_be_taken_back(rule, codes, seats):
    line = RAISED if seats == THREE else "B bet 400, C raise 1200"
    seat = "C" if seats == THREE else "B"
    facts = {"chips": (500,), "book": "wsop-live-2026"}
    call = "call 1200 +700" if seats == THREE else "call 1200 +300"
    assert rule(line, seat, seats, **facts) == f"floor: {call} | other -500"
    assert codes(line, seat, seats, **facts)[-1] == "undercall-withdrawn"
