"""The answer for a seat: facts under the names of the notation, reasons and citations."""

import pytest

from floorapp.engine.answer import answer
from floorapp.engine.problems import Problem, mark, near_miss, problem
from floorapp.engine.reasons import NotYetActed, ReadAsCheck
from floorapp.engine.rulings import Citation, cite
from floorapp.engine.values import facts

NONE = dict.fromkeys(("to_call", "call_to", "min_raise_to", "max_raise_to", "reopened"))


def codes(found) -> list[str]:
    return [reason.code for reason in found.reasons]


def test_the_seat_to_act_is_asked_unless_another_is_named(play):
    assert answer(play("A bet 100")).facts() == {
        "seat": "B",
        "to_act": "B",
        "options": ["fold", "call", "raise"],
        "to_call": 100,
        "call_to": 100,
        "min_raise_to": 200,
        "max_raise_to": None,
        "reopened": None,
    }
    assert answer(play("A bet 100"), "C").seat == "C"
    assert answer(play("A bet 100", ask="D")).seat == "D"
    assert answer(play("A bet 100", ask="D"), "A").seat == "A"
    assert answer(play("A bet 100", ask="D")).to_act == "B"


def test_a_seat_that_is_not_in_the_hand_cannot_be_asked(play):
    with pytest.raises(KeyError):
        answer(play(""), "Z")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("A check, B check, C check, D check", "round-closed"),
        ("A bet 100, B fold, C fold, D fold", "only-one-left"),
    ],
)
def test_when_the_betting_is_over_nobody_is_asked(line, code, play):
    found = answer(play(line))
    assert found.facts() == {"seat": None, "to_act": None, "options": [], **NONE}
    assert codes(found) == [code]


@pytest.mark.parametrize("line", ["A bet 100, B fold", "A bet 100, B allin 100"])
def test_a_seat_without_a_decision_has_no_options(line, play):
    assert answer(play(line), "B").facts() == {"seat": "B", "to_act": "C", "options": [], **NONE}


@pytest.mark.parametrize(
    ("line", "seats", "asked", "reasons"),
    [
        ("SB post 50, BB postshort 60", "SB BB C", "C", [("BB", 60)]),
        ("SB postshort 20, BB postshort 60", "SB BB C", "C", [("SB", 20), ("BB", 60)]),
        ("SB post 50, BB postshort 60, C raise 250", "SB BB C", "SB", []),
        ("SB post 50, BB postshort 60", "BB SB", "SB", [("BB", 60)]),
        ("SB post 50, BB post 100", "SB BB C", "C", []),
        ("SB post 50, BB postshort 100", "SB BB C", "C", []),
    ],
)
def test_a_short_blind_is_explained_as_long_as_the_level_is_the_nominal_one(
    line, seats, asked, reasons, play
):
    found = answer(play(line, seats, street="preflop"), asked)
    short = [reason for reason in found.reasons if reason.code == "short-blind"]
    assert [(reason.seat, reason.posted_to) for reason in short] == reasons
    assert not found.discretion


def test_what_is_owed_against_a_blind_that_is_covered_is_left_to_the_floor(play):
    found = answer(play("SB post 50, BB postshort 30", "BB SB", street="preflop"))
    assert found.discretion
    assert found.facts()["ruling"] == "discretion"
    assert found.facts()["choices"] == ["call", "nothing-owed"]
    assert facts(found.reasons[0]) == {
        "seat": "SB",
        "own_to": 50,
        "level_to": 100,
        "covered_to": 30,
    }


def test_an_answer_cites_the_rules_of_its_book_before_the_printed_examples(play):
    line = "A bet 100, B allin 125, C call, D allin 200, A call"
    assert [str(found) for found in answer(play(line)).citations] == [
        "TDA 2024 47-A",
        "TDA 2024 43-A",
        "TDA 2024 47, ex. 1-A",
    ]


def test_a_rule_is_cited_once_and_practice_only_where_no_rule_is(books):
    tda = books["tda-2024"]
    assert cite(tda, (NotYetActed("A"), NotYetActed("B"))) == (Citation("TDA 2024", "47-A"),)
    assert cite(books["aspt-doubling"], (ReadAsCheck("A"),)) == (Citation("ASPT", None),)
    assert str(Citation("ASPT", None)) == "ASPT practice"
    assert cite(tda, ()) == ()


def test_a_problem_keeps_its_message_apart_from_its_facts():
    found = problem("“{word}” is not known here.", "x:3", word="chek")
    assert found == Problem("“{word}” is not known here.", "x:3", {"word": "chek"})
    assert mark("{key} …") == "{key} …"


@pytest.mark.parametrize(
    ("word", "near"),
    [("big_blnd", "big_blind"), ("stakcs", "stacks"), ("colour", None)],
)
def test_a_near_miss_is_the_word_that_was_meant(word, near):
    assert near_miss(word, ["small_blind", "big_blind", "stacks"]) == near


def test_a_seat_that_is_all_in_behind_a_short_blind_owes_nothing_more(play):
    line = "SB post 50, BB postshort 30"
    found = answer(play(line, "BB SB", street="preflop", stacks={"SB": 50}), "SB")
    assert codes(found) == ["is-all-in"]
    assert not found.discretion
