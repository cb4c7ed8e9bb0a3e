"""A rule book file becomes a book, or all of its problems at once."""

import re

import pytest

from floorapp.engine.reasons import CODES
from floorapp.engine.rulebook import Citation, RuleBook
from floorapp.engine.strategies import DOUBLE_TOTAL
from floorapp.rulebooks.loader import make_book, read_table
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


def load_book(text, name):
    """The book of a file that extends no other, or its problems."""
    table = read_table(text, name)
    return table if isinstance(table, list) else make_book([table])


def problems(text: str) -> list[tuple[str, str]]:
    """Read a text that is no book; return place and sentence of each problem."""
    found = load_book(text, "house.toml")
    assert not isinstance(found, RuleBook)
    return [
        (re.sub(r":\d+:", ":", fault.place), fault.message.format(**fault.facts)) for fault in found
    ]


def test_a_fault_is_told_with_its_line():
    found = load_book(HOUSE.replace("reopened", "reopend").replace('"2026"', "7"), "house.toml")
    assert isinstance(found, list)
    assert [fault.place for fault in found] == [
        "house.toml:4: edition",
        "house.toml:11: citations.reopend",
    ]


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
        ('"double-total"', '"xyz"', "raising", "“xyz” is not known here: write one of complete-level, consecutive-all-ins, double-minimum, double-total, half-raise-counts, largest-increment, single-full-raise."),
        ('"double-total"', "2", "raising", "This must be a text in quotes."),
        ('id = "house"\n', "", "id", "This key is missing: add it."),
        ('"House"', "7", "short", "This must be a text in quotes."),
        ('"House"', '" "', "short", "This text is empty: fill it in."),
        ("-rulebook/1", "-rulebook/9", "format", "“floorapp-rulebook/9” is not known here: did you mean “floorapp-rulebook/1”?"),
        ("[titles]\nen", "titles = 1\n[x]\nen", "titles", "This must be a table: write [titles] above its lines."),
        ('en = "House', 'es = "House', "titles.es", "“es” is not known here: write one of de, en, fr."),
        ('en = "House rules"', "en = 3", "titles.en", "This must be a text in quotes."),
        ("reopened =", "reopend =", "citations.reopend", "“reopend” is not known here: did you mean “reopened”?"),
        ('["12-A", "3"]', '"12-A"', "citations.reopened", 'This must be a list of texts, such as ["47-A"].'),
        ('["12-A", "3"]', "[12]", "citations.reopened", 'This must be a list of texts, such as ["47-A"].'),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_fault_is_told_with_its_path_and_what_to_write(old, new, place, sentence):
    assert old in HOUSE
    assert (f"house.toml: {place}", sentence) in problems(HOUSE.replace(old, new))


def test_rules_of_fixed_limit_stand_beside_those_of_other_games():
    text = f'{HOUSE}\n[limit_citations]\nreopened = ["9"]\nnot-reopened = []\n'
    book = load_book(text, "house.toml")
    assert isinstance(book, RuleBook)
    assert [cited.rule for cited in book.rules("reopened", "fixed-limit")] == ["9"]
    assert book.rules("not-reopened", "fixed-limit") == ()
    assert book.rules("reopened", "pot-limit") == book.citations["reopened"]
    ((place, sentence),) = problems(f"{HOUSE}\n[limit_citations]\nreopend = []\n")
    assert place == "house.toml: limit_citations.reopend"
    assert sentence == "“reopend” is not known here: did you mean “reopened”?"


@pytest.mark.parametrize(
    ("line", "key", "value"),
    [
        ("raises_after_bet = 0", "raises_after_bet", 0),
        ("raises_in_two_rounds = 4", "raises_in_two_rounds", 4),
        ('cap_lifted = "began-heads-up"', "cap_lifted", "began-heads-up"),
        ('missing_blinds = "short-as-full"', "missing_blinds", "short-as-full"),
        ("small_blind_as_big = true", "small_blind_as_big", True),
        ('ante_order = "ante-first"', "ante_order", "ante-first"),
    ],
)
def test_what_a_book_says_of_limits_and_antes_is_read(line, key, value):
    book = load_book(f"{line}\n{HOUSE}", "house.toml")
    assert isinstance(book, RuleBook)
    assert getattr(book, key) == value


def test_what_a_book_is_silent_about_is_not_made_up():
    book = load_book(HOUSE, "house.toml")
    assert isinstance(book, RuleBook)
    assert (book.raises_after_bet, book.missing_blinds, book.ante_order) == (None, None, None)
    assert (book.cap_lifted, book.small_blind_as_big) == ("last-two", False)


@pytest.mark.parametrize(
    ("line", "place", "sentence"),
    [
        ("raises_after_bet = -1", "raises_after_bet", "This must be a whole number from 0 to 10, without quotes."),
        ("raises_after_bet = true", "raises_after_bet", "This must be a whole number from 0 to 10, without quotes."),
        ("raises_after_bet = 11", "raises_after_bet", "This must be a whole number from 0 to 10, without quotes."),
        ("raises_in_two_rounds = 11", "raises_in_two_rounds", "This must be a whole number from 0 to 10, without quotes."),
        ('raises_after_bet = "4"', "raises_after_bet", "This must be a whole number from 0 to 10, without quotes."),
        ("small_blind_as_big = 1", "small_blind_as_big", "This must be true or false, without quotes."),
        ('ante_order = "blind"', "ante_order", "“blind” is not known here: did you mean “blind-first”?"),
        ('missing_blinds = "half"', "missing_blinds", "“half” is not known here: write one of as-full, short-as-full, true-value."),
        ("extends = 3", "extends", "This must be a text in quotes."),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_wrong_limit_is_told_with_what_to_write(line, place, sentence):
    assert problems(f"{line}\n{HOUSE}") == [(f"house.toml: {place}", sentence)]


def test_a_book_that_extends_another_needs_no_more_than_its_identity():
    text = "".join(line for line in HOUSE.splitlines(keepends=True) if "raising" not in line)
    text, _, _ = text.partition("[citations]")
    assert isinstance(read_table(f'extends = "tda-2024"\n{text}', "house.toml"), dict)
    assert [place for place, _ in problems(text)] == [
        "house.toml: raising",
        "house.toml: citations",
    ]
    assert problems('extends = "tda-2024"') == [
        (f"house.toml: {key}", "This key is missing: add it.")
        for key in ("format", "id", "short", "edition", "titles")
    ]


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
        ("id =", "The end of this file is missing."),
        ("id = " + "1" * 5000, "This file holds a value that cannot be read."),
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
        "raises_in_two_rounds",
        "cap_lifted",
        "missing_blinds",
        "small_blind_as_big",
        "ante_order",
        "irregular",
        "limit_citations",
        "illustrations",
    ]
    assert next(field.choices for field in FIELDS if field.key == "citations") == CODES
