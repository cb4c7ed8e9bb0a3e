"""A pot bet and a fold that leaves chips, as lines of text and in the short form."""

import pytest

from floorapp.engine.acts import Fold, Pot
from floorapp.engine.problems import Problem
from floorapp.notation.acts import read_act, write_act


@pytest.mark.parametrize(
    ("text", "act", "written"),
    [
        ("C pot", Pot("C"), "C pot"),
        ("! c POT", Pot("c", out_of_turn=True), "! c pot"),
        ("C fold 400", Fold("C", leaves_to=400), "C fold 400"),
        ("! C folds 1,200", Fold("C", True, 1200), "! C fold 1200"),  # noqa: FBT003 - the fields of a value, in order
        ("C fold", Fold("C"), "C fold"),
    ],
)
def test_a_pot_bet_and_a_fold_that_leaves_chips_are_read_and_written(text, act, written):
    assert read_act(text) == act
    assert write_act(act) == written


def test_a_pot_bet_takes_no_amount():
    found = read_act("C pot 300")
    assert isinstance(found, Problem)
    assert "300" in found.message.format(**found.facts)
