"""A rule book file becomes a book, or all of its problems at once."""

import pytest

from floorapp.engine.reasons import CODES
from floorapp.engine.rulebook import Citation, RuleBook
from floorapp.engine.strategies import DOUBLE_TOTAL
from floorapp.rulebooks.loader import load_book
from floorapp.rulebooks.schema import FIELDS, Kind

HOUSE = """\
format = "floorapp-rulebook/1"
id = "house"
short = "House"
edition = "2026"
raising = "double-total"

[titles]
en = "House rules"

[citations]
reopened = ["12-A", "3"]
is-all-in = []
"""


def problems(text: str) -> list[tuple[str, str]]:
    """Read a text that is no book; return place and sentence of each problem."""
    found = load_book(text, "house.toml")
    assert not isinstance(found, RuleBook)
    return [(fault.place, fault.message.format(**fault.facts)) for fault in found]


def test_a_book_is_read_with_its_way_of_raising_and_its_citations():
    book = load_book(HOUSE, "house.toml")
    assert isinstance(book, RuleBook)
    assert (book.id, book.name, book.titles) == ("house", "House 2026", {"en": "House rules"})
    assert book.raising is DOUBLE_TOTAL
    assert book.citations == {
        "reopened": (Citation("House 2026", "12-A"), Citation("House 2026", "3")),
        "is-all-in": (),
    }
    assert book.illustrations == {}


def test_a_book_may_name_printed_examples():
    book = load_book(f'{HOUSE}\n[illustrations]\nreopened = ["ex. 1"]\n', "house.toml")
    assert isinstance(book, RuleBook)
    assert book.illustrations == {"reopened": (Citation("House 2026", "ex. 1", illustration=True),)}


def test_a_book_without_an_edition_is_named_by_its_short_name():
    book = load_book(HOUSE.replace("2026", ""), "house.toml")
    assert isinstance(book, RuleBook)
    assert book.name == "House"


@pytest.mark.parametrize(
    ("old", "new", "place", "sentence"),
    [
        ("raising", "rasing", "rasing", "“rasing” is not known here: did you mean “raising”?"),
        ('"double-total"', '"double-totl"', "raising", "“double-totl” is not known here: did you mean “double-total”?"),
        ('"double-total"', '"xyz"', "raising", "“xyz” is not known here: write one of complete-level, consecutive-all-ins, double-total, half-raise-counts, largest-increment, single-full-raise."),
        ('"double-total"', "2", "raising", "This must be a text in quotes."),
        ('id = "house"\n', "", "id", "This key is missing: add it."),
        ('"House"', "7", "short", "This must be a text in quotes."),
        ("-rulebook/1", "-rulebook/9", "format", "“floorapp-rulebook/9” is not known here: did you mean “floorapp-rulebook/1”?"),
        ("[titles]\nen", "titles = 1\n[x]\nen", "titles", "This must be a table: write [titles] above its lines."),
        ('en = "House', 'es = "House', "titles.es", "“es” is not known here: write one of de, en, fr."),
        ('en = "House rules"', "en = 3", "titles.en", "This must be a text in quotes."),
        ("reopened =", "reopend =", "citations.reopend", "“reopend” is not known here: did you mean “reopened”?"),
        ('["12-A", "3"]', '"12-A"', "citations.reopened", 'This must be a list of texts, such as ["47-A"].'),
        ('["12-A", "3"]', "[12]", "citations.reopened", 'This must be a list of texts, such as ["47-A"].'),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_path_and_what_to_write(old, new, place, sentence):
    assert old in HOUSE
    assert (f"house.toml: {place}", sentence) in problems(HOUSE.replace(old, new))


def test_all_problems_are_told_at_once():
    found = problems(HOUSE.replace("short", "shrt").replace('"2026"', "2026"))
    assert [place for place, _ in found] == [
        "house.toml: shrt",
        "house.toml: short",
        "house.toml: edition",
    ]


@pytest.mark.parametrize(
    ("text", "start"),
    [
        ("id =", "This is not a TOML file: "),
        ("id = " + "1" * 5000, "This is not a TOML file: "),
        ("id = " + "[" * 5000, "This file is nested too deeply to be read."),
    ],
)
def test_a_text_that_is_no_toml_is_one_problem(text, start):
    ((place, sentence),) = problems(text)
    assert place == "house.toml"
    assert sentence.startswith(start)


def test_the_schema_describes_every_field_of_a_book_once():
    keys = [field.key for field in FIELDS]
    assert len(set(keys)) == len(keys)
    assert {field.kind for field in FIELDS} == set(Kind)
    assert [field.key for field in FIELDS if not field.required] == [
        "extends",
        "raises_after_bet",
        "cap_lifted",
        "missing_blinds",
        "small_blind_as_big",
        "ante_order",
        "illustrations",
    ]
    assert next(field.choices for field in FIELDS if field.key == "citations") == CODES
