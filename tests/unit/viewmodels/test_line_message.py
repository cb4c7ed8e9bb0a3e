"""The sentence beside the entry line: what it waits for, or what is wrong with it."""

import pytest

from floorapp.engine.acts import Bet, Call, Fold
from floorapp.engine.situation import Situation
from floorapp.viewmodels.line_message import line_message


@pytest.mark.parametrize(
    ("line", "part", "is_fault"),
    [
        ("", "", False),
        ("flop: b100 c ", "", False),
        ("flop: b100 zz ", "“zz” is not an act", True),
        ("50/ ", "pair of blinds", True),
        ("flop: b", "“b” needs an amount", False),
        ("flop: b100 r150", "A space enters it as it happened.", False),
        ("flop: b100 r150 ", "150", True),
        ("flop: b100 r150 c ", "Seat 2 raises to 150: ", True),
        ("flop: b100 4:c ", "", False),
        ("flop: b100 Z:c ", "stops", True),
        ("flop: b100 Z:c x ", "What follows is not judged.", True),
    ],
)
def test_the_line_is_answered_with_a_sentence(at, line, part, is_fault):
    text, fault = line_message(at(line))
    assert part in text and bool(text) is bool(part)
    assert fault is is_fault


def test_an_act_out_of_turn_that_became_void_is_no_longer_told_beside_the_line(at):
    assert line_message(at("flop: b100 4:c r300 ")) == ("", False)


def test_a_document_with_an_impossible_act_says_that_the_rest_is_not_judged(at):
    desk = at()
    acts = (Bet("A", 100), Call("Z"), Fold("C"))
    desk.open(Situation(seats=("A", "B", "C"), street="flop", acts=acts))
    assert line_message(desk) == ("What follows is not judged.", True)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_sentence_is_in_the_language_on_screen(at, language):
    text, is_fault = line_message(at("flop: b100 zz ", language=language))
    assert is_fault and "zz" in text and "is not an act" not in text
