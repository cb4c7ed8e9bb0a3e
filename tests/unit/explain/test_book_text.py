"""How a book counts raises: every way has its sentence, in every language."""

import pytest

from floorapp.engine.limits import CAP_LIFTED, MISSING_BLINDS
from floorapp.engine.rulebook import Irregular, RuleBook
from floorapp.engine.strategies import LARGEST_INCREMENT, RAISING
from floorapp.engine.values import facts
from floorapp.explain.book_text import (
    SETTINGS,
    book_texts,
    irregular_texts,
    raising_text,
    setting_text,
)
from floorapp.rulebooks.schema import IRREGULAR


def book(raising=LARGEST_INCREMENT, **more):
    return RuleBook(
        id="b",
        short="B",
        edition="",
        titles={},
        raising=raising,
        citations={},
        illustrations={},
        **more,
    )


def test_each_language_has_its_own_sentence_for_each_way(speak):
    told = {
        raising_text(book(raising), speak(language))
        for raising in RAISING.values()
        for language in ("en", "fr", "de")
    }
    assert len(told) == 3 * len(RAISING)
    assert all(sentence.endswith(".") for sentence in told)


@pytest.mark.parametrize(
    ("book_id", "beginning"),
    [
        ("tda-2024", "A raise adds at least the largest full bet or raise of the street; "),
        ("aspt-doubling", "A raise is to at least twice the bet; "),
    ],
)
def test_a_shipped_book_says_how_it_counts(book_id, beginning, books, speak):
    assert raising_text(books[book_id], speak("en")).startswith(beginning)


def test_a_silent_book_says_that_it_is_silent(english):
    assert book_texts(book(), english)[1:] == (
        "Fixed limit: the house sets how many raises there may be.",
        "There is no such limit when the last two of the event play.",
        "Pot-limit before the flop: what a missing blind counts is left to the floor.",
        "What a short stack pays first, blind or ante for all, the book does not say.",
    )


@pytest.mark.parametrize(
    ("parameter", "values", "place"),
    [
        ("raises_after_bet", (3, 4), 1),
        ("cap_lifted", CAP_LIFTED, 2),
        ("missing_blinds", (*MISSING_BLINDS, None), 3),
        ("ante_order", ("blind-first", "ante-first", None), -1),
    ],
)
def test_each_parameter_has_a_sentence_of_its_own(parameter, values, place, words):
    told = {book_texts(book(**{parameter: value}), words)[place] for value in values}
    assert len(told) == len(values)
    assert all(sentence.endswith(".") for sentence in told)


def test_a_room_that_counts_the_small_blind_says_so(english):
    told = book_texts(book(raises_after_bet=4, small_blind_as_big=True), english)
    assert told[1] == "Fixed limit: raises after the bet, at most: 4."
    assert told[4].startswith("Pot-limit in a cash game: ")


def test_another_number_of_raises_in_two_rounds_is_told_with_the_usual_one(english):
    told = book_texts(book(raises_after_bet=3, raises_in_two_rounds=4), english)[1]
    sentence = "Fixed limit: raises after the bet, at most: 3; in a game of two betting rounds 4."
    assert told == sentence
    told = book_texts(book(raises_in_two_rounds=4), english)[1]
    assert told == (
        "Fixed limit: the house sets how many raises there may be; in a game of two betting"
        " rounds, at most 4."
    )
    same = book(raises_after_bet=4, raises_in_two_rounds=4)
    assert book_texts(same, english) == book_texts(book(raises_after_bet=4), english)


def test_every_shipped_book_is_told(books, words):
    for shipped in books.values():
        own = irregular_texts(shipped, words)
        assert len(book_texts(shipped, words)) - len(own) in {5, 6}


def test_each_setting_of_its_own_has_a_sentence_in_each_language(speak):
    usual = facts(Irregular())
    own = [
        (name, setting)
        for name, settings in IRREGULAR.items()
        for setting in settings
        if setting != usual[name]
    ]
    told = {
        sentence
        for language in ("en", "fr", "de")
        for name, setting in own
        for sentence in irregular_texts(
            book(irregular=Irregular(**{name: setting})), speak(language)
        )
    }
    assert len(told) == 3 * len(own)
    assert all(sentence.endswith(".") for sentence in told)


def test_a_book_that_says_nothing_of_its_own_on_disputes_is_not_told(english):
    assert irregular_texts(book(), english) == ()


def test_what_a_book_says_setting_by_setting_is_what_it_says_in_all(books, words):
    for one in books.values():
        said = [setting_text(one, setting, words) for setting in SETTINGS]
        assert sorted(filter(None, said)) == sorted(book_texts(one, words))
