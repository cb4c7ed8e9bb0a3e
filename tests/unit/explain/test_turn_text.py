"""What becomes of an act out of turn, as a headline."""

import pytest

from floorapp.engine.incidents.turn import OutOfTurn
from floorapp.explain.headline import headline
from floorapp.explain.turn_text import turn_text

THREE = {"seats": "A B C"}


@pytest.mark.parametrize(
    ("turn", "said"),
    [
        (
            OutOfTurn("raise", 800, binding=True, returned_by=0),
            "The act out of turn binds: raise to 800.",
        ),
        (
            OutOfTurn("fold", None, binding=True, returned_by=0),
            "The act out of turn binds: a fold.",
        ),
        (
            OutOfTurn("check", None, binding=None, returned_by=0),
            "The act out of turn waits: a check.",
        ),
        (
            OutOfTurn("call", 500, binding=None, returned_by=0),
            "The act out of turn waits: call 500.",
        ),
        (
            OutOfTurn("pot", None, binding=None, returned_by=0),
            "The act out of turn waits: the pot.",
        ),
        (
            OutOfTurn("raise", 800, binding=False, returned_by=800),
            "The act out of turn is void: 800 goes back.",
        ),
        (OutOfTurn("check", None, binding=False, returned_by=0), "The act out of turn is void."),
    ],
)
def test_an_act_out_of_turn_binds_waits_or_is_void(turn, said, english):
    assert turn_text(turn, english) == said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("A bet 500, ! C raise 1200", "The act out of turn waits: raise to 1,200."),
        ("A bet 500, ! C raise 1200, B call", "The act out of turn binds: raise to 1,200."),
        (
            "A bet 500, ! C call, B raise 1200",
            "The act out of turn is void: 500 goes back. C may fold, call 1,200 or raise to 1,900 or more.",
        ),
        (
            "A bet 500, ! C call, B call, / turn, A check, B bet 700",
            "C may fold, call 700 or raise to 1,400 or more.",
        ),
        ("A check, ! C check, B check", "The betting round is over."),
    ],
)
def test_the_headline_of_a_seat_that_acted_out_of_turn(line, said, ask, english):
    seat = None if said == "The betting round is over." else "C"
    assert headline(ask(line, seat, **THREE), english) == said


def test_a_seat_whose_act_has_bound_may_act_again_when_it_is_its_turn(ask, english):
    answer = ask("A check, ! C bet 500, B call, A raise 1500, B fold", "C", **THREE)
    assert answer.turn.binding
    assert headline(answer, english) == "C may fold, call 1,000 or raise to 2,500 or more."
