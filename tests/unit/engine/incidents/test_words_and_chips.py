"""Words and chips together: whichever came first, the voice always, or the floor says."""

from floorapp.engine.acts import Call, Check

BET = "A bet 500"


def test_words_before_the_chips_define_the_act(rule):
    assert rule(BET, "B", said="call", chips=(500, 500)) == "call 500 -500"
    assert rule(BET, "B", said="raise", chips=(1000,)) == "raise 1000"


def test_chips_before_the_words_define_the_act(rule, codes):
    facts = {"said": "raise", "chips": (1000,), "said_first": False}
    assert rule(BET, "B", **facts) == "call 500 -500"
    assert codes(BET, "B", **facts) == ["chips-first", "oversized-chip"]


def test_by_one_book_the_voice_always_counts(rule):
    for first in (True, False, None):
        facts = {"said": "raise", "chips": (1000,), "said_first": first, "book": "wsop-live-2026"}
        assert rule(BET, "B", **facts) == "raise 1000"


def test_words_and_chips_at_once_are_left_to_the_floor_where_they_differ(rule, codes):
    facts = {"said": "raise", "chips": (1000,), "said_first": None}
    assert rule(BET, "B", **facts) == "floor: raise 1000 | call 500 -500"
    assert codes(BET, "B", **facts) == ["words-and-chips"]
    assert rule(BET, "B", said="call", chips=(1000,), said_first=None) == "call 500 -500"


def test_words_and_chips_at_once_ask_for_what_the_words_need(rule):
    assert rule(BET, "B", said="all-in", chips=(1000,), said_first=None) == "asks stack"


def test_what_the_chips_leave_open_is_open_in_the_whole(rule, codes):
    line, facts = "A bet 400, B raise 1200", {"said": "raise", "chips": (500,), "said_first": None}
    assert rule(line, "C", "A B C", **facts) == (
        "floor: raise 2000 +1500 | call 1200 +700 | undercall-forfeit leaves 400 -100"
    )
    assert codes(line, "C", "A B C", **facts) == ["words-and-chips", "undercall-floor"]


def test_a_choice_that_leaves_options_names_them(find):
    found = find(BET, "B", said="check", chips=(1000,), said_first=None)
    assert found.facts()["choices"] == ["fold/call", "call 500"]


def test_without_chips_or_words_both_are_asked_for(rule):
    assert rule(BET, "B") == "asks chips said"


def test_a_seat_that_is_out_of_the_hand_or_all_in_has_nothing_to_choose(find):
    for line, code in (
        ("A bet 100, B fold", "has-folded"),
        ("A bet 100, B allin 300", "is-all-in"),
    ):
        for what in ("act", "clock", "string-bet", "premature", "conditional", "misquoted"):
            found = find(line, "B", what=what, chips=(500,))
            assert found.options == ()
            assert [why.code for why in found.reasons] == [code]


def test_an_act_that_is_not_in_turn_is_marked_as_out_of_turn(find):
    assert find(BET, "C", chips=(1000,)).act == Call("C", out_of_turn=True)
    assert find(BET, "B", chips=(1000,)).act == Call("B")
    assert find("A check, B check", "C", said="check").act == Check("C")


def test_choices_that_are_not_in_turn_are_marked_as_well(find):
    found = find("A bet 400, B raise 1200", "A", "A B C", chips=(100,))
    assert [choice.act.out_of_turn for choice in found.choices] == [True, True]


def test_the_facts_of_a_finding_have_the_names_of_documents(find):
    facts = find("A bet 1000", "B", chips=(1000, 500)).facts()
    assert facts == {
        "ruling": "raise",
        "amount_to": 2000,
        "returned": 0,
        "add": 500,
        "forfeits": None,
    }
    assert find(BET, "B").facts()["asks"] == ["chips", "said"]


def test_it_is_said_that_words_decide_where_the_chips_alone_would_not_do_the_same(codes):
    facts = {"said": "raise", "chips": (1000,), "said_first": True}
    assert codes(BET, "B", **facts)[0] == "words-first"
    assert "words-first" not in codes(BET, "B", said="call", chips=(1000,), said_first=True)
    assert "words-first" not in codes(BET, "B", **facts, book="wsop-live-2026")
