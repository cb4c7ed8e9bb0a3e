"""Writing: one text for a situation, which leaves out what is not known."""

import tomllib

import pytest

from floorapp.engine.acts import BringIn, NextStreet
from floorapp.engine.situation import Situation
from floorapp.notation.writing import write_document


def written(**more: object) -> dict[str, object]:
    data = tomllib.loads(write_document(Situation(seats=("A", "B"), **more)))
    assert data["format"] == "floorapp/1"
    return data["situation"]


def test_the_structure_is_always_written_and_no_empty_key():
    assert written() == {
        "betting": "no-limit",
        "street": "preflop",
        "seats": ["A", "B"],
        "actions": [],
    }


@pytest.mark.parametrize(
    ("key", "given"),
    [
        ("bet", 40),
        ("big_bet", 80),
        ("cap", 3),
        ("cap", 0),
        ("bring_in", 10),
        ("button_blind", 400),
        ("last_two", True),
        ("cash", True),
        ("small_blind_counts_as_big", True),
        ("missing_blinds", {"SB": 50}),
        ("pot_before", 0),
        ("full_raise", 0),
        ("ante_kind", "big-blind"),
    ],
)
def test_what_is_known_is_written(key, given):
    assert written(**{key: given})[key] == given


@pytest.mark.parametrize("key", ["last_two", "cash", "small_blind_counts_as_big"])
def test_what_is_not_so_is_not_written(key):
    assert key not in written(**{key: False})


def test_the_acts_are_written_one_a_line_in_their_canonical_form():
    acts = (BringIn("A", 10), NextStreet(), NextStreet("fourth", "B"))
    assert written(acts=acts)["actions"] == ["A bringin 10", "/", "/ fourth B"]


def test_an_ante_is_written_with_who_pays_it():
    assert written(ante=10)["ante_kind"] == "each"
