import pytest

from floorapp.engine.games import STREETS
from floorapp.explain.street_text import (
    BETTING_NAMES,
    STREET_NAMES,
    betting_name,
    street_name,
    street_phrase,
)


def test_every_street_has_a_name_and_a_phrase_of_its_own(words):
    assert set(STREET_NAMES) == set(STREETS)
    assert len({street_name(street, words) for street in STREETS}) == len(STREETS)
    assert len({street_phrase(street, words) for street in STREETS}) == len(STREETS)
    assert not {street_name(street, words) for street in STREETS} & set(STREETS)


@pytest.mark.parametrize(
    ("street", "language", "name", "phrase"),
    [
        ("turn", "en", "Turn", "the turn"),
        ("turn", "fr", "Turn", "la turn"),
        ("turn", "de", "Turn", "der Turn"),
        ("preflop", "en", "Before the flop", "the round before the flop"),
        ("fourth", "en", "Fourth street", "fourth street"),
        ("fourth", "de", "4th Street", "die 4th Street"),
        ("draw1", "fr", "1er tirage", "le premier tirage"),
        ("eighth", "en", "eighth", "eighth"),
    ],
)
def test_a_street_alone_and_in_a_sentence(street, language, name, phrase, speak):
    words = speak(language)
    assert (street_name(street, words), street_phrase(street, words)) == (name, phrase)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["No-limit", "Pot-limit", "Fixed limit"]),
        ("fr", ["No-limit", "Pot-limit", "Limit"]),
        ("de", ["No-Limit", "Pot-Limit", "Fixed Limit"]),
    ],
)
def test_betting_structures(language, names, speak):
    assert [betting_name(betting, speak(language)) for betting in BETTING_NAMES] == names
