import pytest

from floorapp.engine.incidents.incident import Incident
from floorapp.engine.rulebook import Irregular
from floorapp.explain.difference import difference

SHORT = "A bet 100, B allin 125, C call, D allin 200, E call, A call"
CLUB = "SB post 50, BB post 100, UTG call, UTG1 allin 150"
SEATS = {"seats": "SB BB UTG UTG1 D", "street": "preflop"}
CLOSED = f"{CLUB}, D call, SB allin 250, BB fold, UTG call"


def compare(ask, line, words, *, to_doubling=True, **more):
    pair = ask(line, **more), ask(line, **more, doubling=True)
    own, other = pair if to_doubling else pair[::-1]
    return difference(own, other, words)


def test_the_same_answer_is_the_same(ask, english):
    own = ask(SHORT, seats="A B C D E")
    assert difference(own, own, english) == (True, "same")


def test_the_same_answer_for_another_reason_names_what_doubling_needs(ask, english):
    assert compare(ask, SHORT, english, seats="A B C D E") == (True, "same: needs a bet of 250")
    assert compare(ask, SHORT, english, seats="A B C D E", to_doubling=False) == (True, "same")


def test_another_minimum_is_named_beside_ones_own(ask, speak):
    assert compare(ask, CLUB, speak("en"), **SEATS) == (
        False,
        "same right; minimum 300 instead of 250",
    )
    assert compare(ask, CLUB, speak("fr"), **SEATS)[1] == (
        "même droit\u202f; minimum 300 au lieu de 250"
    )
    assert compare(ask, CLUB, speak("de"), **SEATS)[1] == "gleiches Recht; Minimum 300 statt 250"


def test_another_right_is_named(ask, english):
    assert compare(ask, CLOSED, english, **SEATS) == (False, "differs: D may not raise")
    assert compare(ask, CLOSED, english, **SEATS, to_doubling=False) == (
        False,
        "differs: D may raise to 350 or more",
    )
    stacks = {"D": 300}
    assert compare(ask, CLOSED, english, **SEATS, to_doubling=False, stacks=stacks) == (
        False,
        "differs: D may go all-in for 300",
    )


@pytest.mark.parametrize(
    ("own", "other", "line"),
    [
        (("A bet 100", {}), ("A bet 100, B call", {}), "C may fold, call 100 or raise to 200 or more."),
        (("A bet 100", {"seats": "A B"}), ("A bet 100, B fold", {"seats": "A B"}), "The hand is over."),
        (("A bet 100, B fold", {"seats": "A B"}), ("A bet 100", {"seats": "A B"}), "B may fold, call 100 or raise to 200 or more."),
        (("A check, B allin 30", {"seats": "A B"}), ("A check, B allin 40", {"seats": "A B"}), "A may fold or call 40."),
        (("A bet 100", {}), ("A bet 100", {"stacks": {"B": 500}}), "B may fold, call 100 or raise to 200 or more."),
        (("", {"blind": 0}), ("", {}), "A may check or bet 100 or more."),
        (("", {}), ("", {"blind": 0}), "A may check or bet."),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_anything_else_is_told_by_its_headline(own, other, line, ask, english):
    told = difference(ask(own[0], **own[1]), ask(other[0], **other[1]), english)
    assert told == (False, f"differs: {line}")


TIE = "A bet 100, B allin 125, C call, D allin 200, E call, F fold"
POT = {"betting": "pot-limit", "street": "preflop", "seats": "SB BB C", "blind": 200}
DEAD = {**POT, "small_blind": 100, "missing_blinds": {"SB": 100}}
LIMIT = {"betting": "fixed-limit", "blind": 20}


def test_what_is_left_to_the_floor_differs(ask, english):
    clear, unclear = ask(TIE), ask(TIE, raising="consecutive-all-ins")
    assert difference(clear, unclear, english) == (False, "differs: left to the floor")
    assert difference(unclear, clear, english) == (False, "differs: A may raise to 300 or more")
    assert difference(unclear, unclear, english) == (True, "same")


def test_other_choices_of_the_floor_are_named(ask, english):
    line = "BB post 100, A raise 200, B allin 250, C call, D allin 300, SB fold, BB call"
    more = {**POT, "seats": "SB BB A B C D", "blind": 100, "missing_blinds": {"SB": 50}}
    own = ask(line, **more, raising="consecutive-all-ins", under={"missing_blinds": "as-full"})
    other = ask(line, **more)
    assert own.discretion
    assert difference(own, other, english) == (
        False,
        "differs: Choices: at most 1,700, or at most 1,750.",
    )


def test_another_maximum_is_named_beside_ones_own(ask, speak):
    full = ask("BB post 200", **DEAD, under={"missing_blinds": "as-full"})
    true = ask("BB post 200", **DEAD, under={"missing_blinds": "true-value"})
    assert difference(full, true, speak("en")) == (
        False,
        "same right; maximum 600 instead of 700",
    )
    assert difference(full, true, speak("fr"))[1] == (
        "même droit\u202f; maximum 600 au lieu de 700"
    )
    assert difference(full, true, speak("de"))[1] == "gleiches Recht; Maximum 600 statt 700"


def test_both_bounds_are_named_where_both_differ(ask, english):
    line = "BB post 200, C raise 400"
    own = ask(line, **DEAD, under={"missing_blinds": "as-full"})
    other = ask(line, **DEAD, raising="double-total", under={"missing_blinds": "true-value"})
    assert difference(own, other, english) == (
        False,
        "same right; 800–1,400 instead of 600–1,500",
    )


def test_completing_is_another_minimum(ask, english):
    own, other = (
        ask("A bet 100, B allin 150"),
        ask("A bet 100, B allin 150", raising="complete-level"),
    )
    assert difference(own, other, english) == (False, "same right; minimum 200 instead of 250")


def test_a_cap_closes_the_raise(ask, english):
    line = "A bet 20, B raise 40, C raise 60, D raise 80"
    capped = ask(line, **LIMIT, under={"raises_after_bet": 3})
    free = ask(line, **LIMIT)
    assert difference(free, capped, english) == (False, "differs: E may not raise")
    assert difference(capped, free, english) == (False, "differs: E may raise to 100")


HALF = {"seats": "SB BB UTG UTG1 CO", "street": "preflop", "blind": 500}
RAISED = "SB post 250, BB post 500, UTG raise 1100"


@pytest.mark.parametrize(
    ("chips", "under", "line"),
    [
        ((1000, 400, 100), {"half_of": "unclear"}, "differs: left to the floor"),
        ((1000, 400, 100), {}, "same"),
        ((700,), {"undercall": "withdrawn"}, "differs: The book leaves this to the floor."),
    ],
)
def test_an_act_in_dispute_is_compared_by_what_it_counts_as(chips, under, line, ask, english):
    situation = {**HALF, "incident": Incident(seat="UTG1", chips=chips)}
    other = ask(RAISED, under={"irregular": Irregular(**under)}, **situation)
    assert difference(ask(RAISED, **situation), other, english)[1] == line
