"""How a book counts raises: every way has its sentence, in every language."""

import pytest

from floorapp.engine.rulebook import RuleBook
from floorapp.engine.strategies import RAISING
from floorapp.explain.book_text import raising_text


def book(raising):
    return RuleBook(
        id="b", short="B", edition="", titles={}, raising=raising, citations={}, illustrations={}
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
