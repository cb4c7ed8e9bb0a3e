"""What an act would be, and what becomes of those behind it, in words."""

import pytest

from floorapp.engine.replay import replay
from floorapp.engine.rulings import Decision
from floorapp.engine.situation import Situation
from floorapp.explain.judged_text import SIGNS, later_texts, unreached_text, verdict_text
from floorapp.notation.line import read_line

BASE = Situation(seats=("A", "B", "C", "D"), street="flop", small_blind=50, big_blind=100)


@pytest.fixture
def played(books):
    def play(line, book="tda-2024"):
        return replay(read_line(line, BASE, books[book]).situation, books[book])

    return play


@pytest.fixture
def english(speak):
    return speak("en")


def test_every_decision_has_a_sign_of_its_own_or_is_allowed():
    assert set(SIGNS) == set(Decision)
    told = [SIGNS[decision] for decision in Decision if decision.is_told]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("b100 ", "✓ Allowed · full"),
        ("b100 r200 ", "✓ Allowed · full +100"),
        ("b100 a125 ", "✓ Allowed · short +25"),
        ("x ", "✓ Allowed"),
        ("c ", "✓ Allowed · as a check"),
        ("b100 r150 ", "✗ Not allowed"),
        ("b100 C:c ", "… Out of turn: waits for its turn"),
        ("b100 Z:c ", "■ Impossible: the line stops here"),
    ],
)
def test_a_verdict_has_its_sign(played, english, line, expected):
    step = played(line).steps[-1]
    if step.ruling.decision is Decision.IMPOSSIBLE or line != "c ":
        assert verdict_text(step, english) == expected
    else:
        assert verdict_text(step, english).startswith("✓ Allowed")


def test_an_act_that_is_void_and_one_that_was_not_reached(played, english):
    steps = played("b100 C:c r300 ").steps
    assert verdict_text(steps[1], english) == "↩ Out of turn: void, its chips go back"
    assert unreached_text(english).startswith("Not judged")


@pytest.mark.parametrize(
    ("line", "index", "expected"),
    [
        ("b100 c ", 2, ()),
        ("b100 c ", 1, ("What follows stands as it is.",)),
        ("b100 r150 c ", 1, ("1 later act would not be allowed.",)),
        ("b100 r150 r160 ", 1, ("2 later acts would not be allowed.",)),
        ("b100 C:c ", 1, ("1 later act would be out of turn.",)),
        ("b100 C:c D:c ", 1, ("2 later acts would be out of turn.",)),
        ("b100 Z:c ", 1, ("The line stops at “Z call”.",)),
        ("b100 Z:c ", 2, ()),
        ("b100 r150 Z:c ", 1, ("1 later act would not be allowed.", "The line stops at “Z call”.")),
    ],
)
def test_what_becomes_of_later_acts(played, english, line, index, expected):
    assert later_texts(played(line), index, english) == expected


FIRST = "10p flop: b100 a125 c a200 c c c c c c r400 "
SECOND = f"{FIRST}c c c c c c c / b100 a125 c a200 c c c c r400 "


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (FIRST, "1 later act would be left to the floor."),
        (SECOND, "2 later acts would be left to the floor."),
    ],
)
def test_later_acts_that_are_left_to_the_floor(played, english, line, expected):
    replayed = played(line, "wsop-2026")
    assert later_texts(replayed, 1, english) == (expected,)
    assert verdict_text(replayed.steps[-1], english) == "? Left to the floor"
