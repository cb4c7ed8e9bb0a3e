"""What was told of an act stays with it, however the list of acts is changed."""

import pytest

from floorapp.engine.acts import Bet, Call, Check, Fold, Raise
from floorapp.engine.incidents.attached import Attached
from floorapp.engine.incidents.incident import Incident
from floorapp.viewmodels.attached import attached_to, carried

A, B, C = Bet("A", 100), Raise("B", 300), Call("C")
TOLD = (Attached(1, Incident(seat="B")),)


@pytest.mark.parametrize(
    ("after", "index"),
    [
        ((A, B, C), 1),
        ((A, B), 1),
        ((A, B, C, Fold("A")), 1),
        ((Check("A"), A, B, C), 2),
        ((B, C), 0),
        ((A, Call("B"), C), None),
        ((A, C), None),
        ((Bet("A", 200), Check("D"), B, Fold("C")), 2),
        ((), None),
    ],
)
def test_it_goes_with_its_act(after, index):
    found = carried(TOLD, (A, B, C), after)
    assert [told.index for told in found] == ([] if index is None else [index])


def test_one_behind_the_last_act_waits_for_the_next():
    waiting = (Attached(2, Incident(seat="C")),)
    assert carried(waiting, (A, B), (A, B, C)) == waiting
    assert attached_to(waiting, (A, B), 2) is None
    assert attached_to(waiting, (A, B, C), 2) == waiting[0]


def test_it_is_told_only_of_an_act_of_its_seat():
    assert attached_to(TOLD, (A, B, C), 1) == TOLD[0]
    assert attached_to(TOLD, (A, C, B), 1) is None
    assert attached_to(TOLD, (A, B, C), 0) is None
