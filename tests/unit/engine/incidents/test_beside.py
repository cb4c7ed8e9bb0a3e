"""Beside the betting: the clock, a killed hand, a hidden chip, a skipped seat, what is substantial."""

import pytest

from floorapp.engine.acts import Fold
from floorapp.engine.pots import pots

THREE = "A B C"


def test_when_the_clock_runs_out_a_hand_facing_a_bet_is_dead_and_another_checks(rule, codes):
    assert rule("A bet 100", "B", what="clock") == "fold"
    assert rule("A check", "B", what="clock") == "check"
    assert codes("A bet 100", "B", what="clock") == ["clock-ran-out"]


def test_of_a_killed_hand_the_uncalled_raise_comes_back_and_called_chips_do_not(find, rule):
    line = "A bet 100, B raise 500"
    assert rule(line, "B", THREE, what="killed-hand") == "fold -400"
    assert find(line, "B", THREE, what="killed-hand").act == Fold("B", True, 100)  # noqa: FBT003 - the fields of a value, in order
    assert rule("A bet 100, B call", "B", THREE, what="killed-hand") == "fold"
    assert find("A bet 100", "B", THREE, what="killed-hand").act == Fold("B")


def test_what_came_back_of_a_killed_hand_is_in_no_pot(find, play):
    line = "A bet 100, B raise 500"
    act = find(line, "B", THREE, what="killed-hand").act
    replayed = play(f"{line}, ! B fold {act.leaves_to}", THREE)
    assert sum(pot.amount for pot in pots(replayed.table).pots) == 200


def test_a_killed_hand_that_is_all_in_or_behind_the_round_goes_into_no_list(find):
    assert find("A bet 100, B allin 300", "B", THREE, what="killed-hand").act is None
    assert find("A bet 100, B call, C call", "B", THREE, what="killed-hand").act is None


def test_whether_a_hidden_chip_counts_is_the_floors(rule, codes):
    facts = {"what": "hidden-chip", "later_chips": (5000,)}
    line = "A allin 10000, B call"
    assert rule(line, "A", THREE, **facts) == "floor: all-in +5000 | other -5000"
    assert codes(line, "A", THREE, **facts) == ["hidden-chip"]
    assert rule(line, "A", THREE, what="hidden-chip") == "asks later_chips"


@pytest.mark.parametrize(
    ("line", "substantial"),
    [
        ("", False),
        ("A check, B check", False),
        ("A check, B bet 100", True),
        ("A bet 100", False),
        ("A bet 100, B fold", True),
        ("A check, B check, C check", True),
        ("A fold, B fold, C fold", True),
        ("A check, B fold", False),
        ("A check, B check, C check, D check, /, A check", False),
    ],
)
def test_two_acts_with_chips_or_any_three_are_substantial_action(find, line, substantial):
    found = find(line, "A", what="substantial-action")
    assert found.facts()["substantial_action"] is substantial
    assert found.reasons[0].code == ("substantial" if substantial else "not-substantial")


def test_blinds_are_no_action(find):
    line, facts = (
        "A post 50, B post 100, C call",
        {"street": "preflop", "what": "substantial-action"},
    )
    assert find(line, "A", **facts).substantial_action is False


def test_a_skipped_seat_that_speaks_up_in_time_acts_now(find, codes):
    found = find("A bet 600, ! C call", "B", what="skipped")
    assert (found.ruling, found.substantial_action) == (None, False)
    assert codes("A bet 600, ! C call", "B", what="skipped")[0] == "skipped-in-time"


def test_behind_substantial_action_the_floor_decides_the_skipped_hand(find, rule, codes):
    line = "A raise 600, ! C call, ! D fold"
    found = find(line, "B", what="skipped")
    assert rule(line, "B", what="skipped") == "floor: fold | other"
    assert found.choices[1].options == ("fold", "call")
    assert found.facts()["binding"] is True and found.substantial_action
    assert codes(line, "B", what="skipped")[0] == "skipped-too-late"


def test_a_seat_without_reasonable_time_loses_nothing_where_the_book_asks_for_it(find):
    facts = {"what": "skipped", "had_time": False}
    line = "A raise 600, ! C call, ! D fold"
    assert find(line, "B", **facts).choices == ()
    assert len(find(line, "B", **facts, book="wsop-2026").choices) == 2
