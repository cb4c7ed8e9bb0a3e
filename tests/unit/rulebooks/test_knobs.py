"""The knobs: every key that a house may set has its words, and the loader reads what a form makes."""

import pytest

from floorapp.engine.limits import CAP_LIFTED, MISSING_BLINDS
from floorapp.engine.reasons import CODES
from floorapp.engine.rulebook import Irregular
from floorapp.engine.strategies import RAISING
from floorapp.engine.values import field_names
from floorapp.rulebooks.house import _PRACTICE, said
from floorapp.rulebooks.knobs import ALL, KNOBS, SETTINGS, Kind
from floorapp.rulebooks.schema import FIELDS

LANGUAGES = ("en", "fr", "de")
_NO_KNOBS = {"format", "id", "extends", "short", "edition", "titles", "irregular"} | {
    "citations",
    "limit_citations",
    "illustrations",
}


def test_every_key_of_the_schema_is_a_knob_or_says_what_the_book_is():
    assert {field.key for field in FIELDS} - _NO_KNOBS == {field.key for field in KNOBS}
    assert {field.key for field in SETTINGS} == set(field_names(Irregular()))
    assert len({field.path for field in ALL}) == len(ALL)


def test_the_values_are_those_that_the_engine_knows():
    values = {field.key: set(field.choices) for field in KNOBS}
    assert values["raising"] == set(RAISING)
    assert values["cap_lifted"] == set(CAP_LIFTED)
    assert values["missing_blinds"] == set(MISSING_BLINDS)


def messages() -> list[str]:
    told = [text for field in ALL for text in (field.title, field.help, *field.labels.values())]
    assert all(told)
    return told


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_word_of_a_form_is_there_in_each_language(speak, language):
    words = speak(language)
    assert [text for text in messages() if words.text(text) == text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_titles_and_no_two_choices_of_a_knob_are_alike(speak, language):
    words = speak(language)
    titles = {words.text(field.title) for field in ALL}
    assert len(titles) == len(ALL)
    for field in ALL:
        labels = {words.text(label) for label in field.labels.values()}
        assert len(labels) == len(field.labels)
        assert field.kind is Kind.COUNT or set(field.labels) == set(field.choices)


def test_every_knob_can_be_asked_of_every_book(books):
    for book in books.values():
        for field in ALL:
            value = said(book, field.path)
            assert value is None or value in field.choices, field.path


def test_the_houses_own_practice_is_about_reasons_that_there_are():
    assert {code for codes in _PRACTICE.values() for code in codes} <= CODES
    paths = {field.path for field in ALL}
    assert {key.partition("=")[0] for key in _PRACTICE} == paths
