"""Words: call, check, fold, raise, all-in, pot, bare amounts and unclear ones."""

import pytest

from floorapp.engine.acts import Pot, Raise

BET = "A bet 500"
THREE = "A B C"
POT_LIMIT = {"betting": "pot-limit", "pot_before": 20000, "big_blind": 100}


def test_call_binds_to_the_whole_call(rule, codes):
    line = "A bet 2000, B raise 8000"
    assert rule(line, "C", THREE, said="call") == "call 8000"
    assert rule(line, "C", THREE, said="call", chips=(2000,)) == "call 8000 +6000"
    assert rule(line, "C", THREE, said="call", chips=(10000,)) == "call 8000 -2000"
    assert codes(line, "C", THREE, said="call") == ["said-call"]


def test_call_is_all_in_where_the_chips_do_not_reach(rule):
    assert rule(BET, "B", said="call", stacks={"B": 300}) == "call 300"
    assert rule(BET, "B", said="call", chips=(300,), last_chips=True) == "call 300"


def test_call_with_nothing_to_call_is_a_check(rule, codes):
    assert rule("", "A", said="call") == "check"
    assert rule("", "A", said="call", chips=(500,)) == "check -500"
    assert codes("", "A", said="call") == ["read-as-check"]


def test_check_facing_a_bet_leaves_a_fold_or_a_call(find, rule, codes):
    assert rule(BET, "B", said="check") == "fold/call"
    assert find(BET, "B", said="check").facts()["options"] == ["fold", "call"]
    assert rule(BET, "B", said="check", chips=(100,)) == "fold/call -100"
    assert codes(BET, "B", said="check") == ["said-check-facing"]
    assert rule("", "A", said="check") == "check"


def test_a_fold_binds_also_with_nothing_to_pay(rule, codes):
    assert rule("", "A", said="fold") == "fold"
    assert rule(BET, "B", said="fold", chips=(100,)) == "fold -100"
    assert codes("", "A", said="fold") == ["said-fold"]


def test_raise_with_an_amount_is_to_that_total(rule, codes):
    assert rule("A bet 2000", "B", said="raise", said_amount=8000) == "raise 8000"
    assert codes("A bet 2000", "B", said="raise", said_amount=8000) == ["said-raise"]


def test_raise_with_too_little_is_made_up_to_the_minimum(rule, codes):
    assert rule(BET, "B", said="raise", said_amount=600) == "raise 1000"
    assert codes(BET, "B", said="raise", said_amount=600) == ["said-raise", "raised-to-minimum"]
    assert rule(BET, "B", said="raise", chips=(100,)) == "raise 1000 +900"


def test_raise_before_a_chip_is_to_the_value_of_the_chip(rule):
    assert rule(BET, "B", said="raise", chips=(5000,)) == "raise 5000"
    assert rule(BET, "B", said="raise", said_amount=2000, chips=(5000,)) == "raise 2000 -3000"


def test_raise_with_last_chips_is_all_in_for_what_they_are(rule):
    assert rule(BET, "B", said="raise", chips=(500, 300), last_chips=True) == "all-in 800"
    assert rule(BET, "B", said="raise", chips=(300,), last_chips=True) == "call 300"


def test_bet_or_raise_without_an_amount_is_the_least_one(rule, codes):
    assert rule("", "A", said="raise") == "bet 100"
    assert rule(BET, "B", said="bet") == "raise 1000"
    assert codes("", "A", said="raise") == ["read-as-bet", "said-raise-no-amount"]
    assert codes("", "A", said="bet") == ["said-raise-no-amount"]
    assert rule("", "A", said="bet", big_blind=0) == "asks big_blind"


def test_a_raise_with_chips_and_no_amount_goes_by_the_chips(find, rule):
    def cited(book, chips, line=BET, **facts):
        found = find(line, "B", said="raise", chips=chips, book=book, **facts)
        return [why.code for why in found.reasons if why.code != "words-first"]

    assert rule(BET, "B", said="raise", chips=(5000,)) == "raise 5000"
    assert cited("tda-2024", (5000,)) == ["raise-by-chip"]
    assert cited("tda-2024", (1000, 1000)) == ["raise-by-chips"]
    assert cited("tda-2024", (1000,), said_amount=2000) == ["said-raise"]
    assert cited("tda-2024", (1000,), line="A check") == ["read-as-bet", "raise-by-chip"]


def test_a_raise_by_a_seat_that_may_not_raise_is_a_call(rule, codes):
    line = "A bet 100, B allin 150, C call"
    assert rule(line, "A", THREE, said="raise", said_amount=500) == "call 150"
    assert codes(line, "A", THREE, said="raise") == ["said-by-closed", "not-reopened"]
    assert rule(line, "A", THREE, said="all-in", stacks={"A": 900}) == "call 150"
    assert rule("A bet 100, B call", "B", said="raise", said_amount=500) == "check"
    assert rule("A bet 100, B call", "B", said="all-in", stacks={"B": 900}) == "check"


def test_all_in_binds_to_every_chip_and_asks_for_them(rule, codes):
    assert rule(BET, "B", said="all-in") == "asks stack"
    assert rule(BET, "B", said="all-in", stacks={"B": 2000}) == "all-in 2000"
    assert rule(BET, "B", said="all-in", stacks={"B": 300}) == "call 300"
    assert rule(BET, "B", said="all-in", chips=(700,), last_chips=True) == "all-in 700"
    assert rule(BET, "B", said="all-in", chips=(700,)) == "asks stack"
    assert codes(BET, "B", said="all-in", stacks={"B": 2000}) == ["said-all-in"]


def test_all_in_is_no_more_than_the_structure_allows(rule):
    facts = {"betting": "pot-limit", "pot_before": 200, "stacks": {"B": 9000}, "said": "all-in"}
    assert rule("A bet 100", "B", **facts) == "raise 500"
    facts = {"betting": "fixed-limit", "bet": 100, "cap": 1, "stacks": {"C": 900}}
    assert rule("A bet 100, B raise 200", "C", **facts, said="all-in") == "call 200"


def test_all_in_is_left_to_the_floor_where_the_right_to_raise_is(rule):
    line = "A bet 100, B allin 150, C call, D allin 200"
    facts = {"said": "all-in", "stacks": {"A": 900}, "book": "wsop-2026"}
    assert rule(line, "A", **facts) == "floor: all-in 900 | call 200"


def test_pot_is_the_most_in_pot_limit(rule, codes):
    assert rule("A bet 15000", "C", THREE, **POT_LIMIT, said="pot") == "raise 65000"
    assert codes("A bet 15000", "C", THREE, **POT_LIMIT, said="pot") == ["said-pot"]
    unknown = {**POT_LIMIT, "pot_before": None}
    assert rule("A bet 15000", "B", THREE, **unknown, said="pot") == "asks pot_before"


def test_pot_out_of_turn_is_counted_when_its_turn_comes(find):
    in_turn = find("A bet 15000", "B", THREE, **POT_LIMIT, said="pot")
    early = find("A bet 15000", "C", THREE, **POT_LIMIT, said="pot")
    assert in_turn.act == Raise("B", 65000)
    assert early.act == Pot("C", out_of_turn=True)
    closed = find("A bet 15000", "C", THREE, **POT_LIMIT, said="pot", stacks={"C": 9000})
    assert closed.act.to == 9000


def test_pot_elsewhere_binds_to_a_valid_bet_or_raise(rule, codes):
    assert rule("", "A", said="pot") == "bet 100"
    assert rule(BET, "B", said="pot") == "raise 1000"
    assert codes("", "A", said="pot") == ["pot-is-no-amount"]
    assert rule("", "A", said="pot", big_blind=0) == "asks big_blind"


@pytest.mark.parametrize("book", ["tda-2024", "tda-2013", "wsop-2026"])
def test_a_bare_amount_goes_by_half_of_a_raise(rule, codes, book):
    facts = {"said": "amount", "book": book}
    assert rule("A bet 1000", "B", **facts, said_amount=1400) == "call 1000"
    assert rule("A bet 1000", "B", **facts, said_amount=1500) == "raise 2000"
    assert codes("A bet 1000", "B", **facts, said_amount=1400) == [
        "amount-as-chips",
        "half-not-reached",
    ]


def test_a_bare_amount_has_no_denominations(rule):
    facts = {"street": "preflop", "big_blind": 200, "small_blind": 100, "said": "amount"}
    line = "A post 100, B post 200"
    assert rule(line, "C", **facts, said_amount=1000) == "raise 1000"


def test_a_bare_amount_opens_matches_or_falls_short(rule):
    facts = {"said": "amount"}
    assert rule("", "A", **facts, said_amount=40) == "bet 100"
    assert rule(BET, "B", **facts, said_amount=500) == "call 500"
    assert rule(BET, "B", **facts, said_amount=300) == "call 500"
    assert rule("A bet 400, B raise 1200", "C", THREE, **facts, said_amount=500) == (
        "floor: call 1200 | undercall-forfeit leaves 400"
    )
    assert rule(BET, "B", **facts) == "asks said_amount"


def test_a_bare_amount_of_every_chip_is_all_in(rule):
    facts = {"said": "amount", "said_amount": 1400}
    assert rule("A bet 1000", "B", **facts, stacks={"B": 1400}) == "all-in 1400"
    assert rule("A bet 1000", "B", **facts, chips=(1000, 400), last_chips=True) == "all-in 1400"
    line = "A bet 400, B raise 1200"
    facts = {"said": "amount", "said_amount": 500, "stacks": {"C": 500}}
    assert rule(line, "C", THREE, **facts) == "call 500"


def test_an_amount_of_no_more_than_the_seat_has_in_is_new_chips(rule):
    line = "A bet 300, B raise 900, C fold"
    facts = {"said": "amount", "stacks": {}}
    assert rule(line, "A", THREE, **facts, said_amount=200) == "call 900"
    assert rule(line, "A", THREE, **facts, said_amount=300) == "call 900"
    option = "A post 50, B post 100, C call, A call"
    blinds = {"street": "preflop", "small_blind": 50, "big_blind": 100}
    assert rule(option, "B", THREE, **blinds, **facts, said_amount=50) == "raise 200"
    assert rule(option, "B", THREE, **blinds, **facts, said_amount=20) == "check"


def test_of_chips_behind_an_amount_what_is_too_much_goes_back(rule):
    facts = {"said": "amount", "said_amount": 1400}
    assert rule("A bet 1000", "B", **facts, chips=(5000,)) == "call 1000 -4000"
    assert rule("A bet 1000", "B", **facts, chips=(500,)) == "call 1000 +500"
    facts = {"said": "amount", "said_amount": 500, "chips": (1000,)}
    line = "A bet 400, B raise 1200"
    found = rule(line, "C", THREE, **facts)
    assert found == "floor: call 1200 +200 | undercall-forfeit leaves 400 -600"
    found = rule(line, "C", THREE, **facts, book="wsop-live-2026")
    assert found == "floor: call 1200 +200 | other -1000"
    facts = {"said": "amount", "said_amount": 100, "chips": (1000,)}
    assert rule("A bet 5000", "B", THREE, **facts) == "floor: call 5000 +4000 | other"


def test_what_goes_back_of_a_forfeit_is_told_at_the_top_as_well(find):
    facts = {"said": "amount", "said_amount": 500, "chips": (1000,)}
    found = find("A bet 400, B raise 1200", "C", THREE, **facts)
    assert (found.returned_by, found.forfeits_by) == (600, 400)


@pytest.mark.parametrize(("pot", "to"), [(4999, 500), (5000, 5000), (3, 400)])
def test_an_unclear_amount_is_the_highest_reading_up_to_the_pot(rule, codes, pot, to):
    facts = {"big_blind": 400, "pot_before": pot, "said": "unclear", "said_amount": 5}
    assert rule("", "A", **facts) == f"bet {to}"
    code = "unclear-amount" if pot > 5 else "unclear-above-pot"
    assert codes("", "A", **facts)[0] == code


def test_the_pot_of_an_unclear_amount_includes_the_bets_out_front(rule):
    facts = {"pot_before": 4500, "said": "unclear", "said_amount": 5}
    assert rule("A bet 500", "B", **facts) == "raise 5000"


def test_an_unclear_amount_needs_the_amount_and_the_pot(rule):
    assert rule("", "A", said="unclear", said_amount=5) == "asks pot_before"
    assert rule("", "A", said="unclear", pot_before=100) == "asks said_amount"


def test_a_raise_and_a_chip_onto_chips_that_are_out_is_the_sum_of_both(rule):
    """Derived: rule 44 gives the most “for the chip”, and is silent about chips already out."""
    facts = {"street": "preflop", "small_blind": 50, "big_blind": 100}
    blinds = "SB post 50, BB post 100, U raise 300"
    told = {"said": "raise", "chips": (1000,), "prior_chips": (50,), "prior": "left"}
    assert rule(blinds, "SB", "SB BB U", **facts, **told) == "raise 1050"
    pulled = {**told, "prior": "pulled-back"}
    assert rule(blinds, "SB", "SB BB U", **facts, **pulled) == "raise 1000"
