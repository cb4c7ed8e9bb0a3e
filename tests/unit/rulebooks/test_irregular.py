"""What a rule book says of acts in dispute: its table [irregular]."""

import re

import pytest

from floorapp.engine.rulebook import Irregular, RuleBook
from floorapp.engine.values import facts, field_names
from floorapp.rulebooks.loader import make_book, read_table
from floorapp.rulebooks.schema import IRREGULAR

HOUSE = """\
format = "floorapp-rulebook/1"
id = "house"
short = "House"
edition = "2026"
raising = "largest-increment"

[titles]
en = "House rules"

[citations]
reopened = ["12-A"]

[irregular]
"""

SHIPPED = {
    "tda-2024": {"last_chips_call": True, "tiny_chip": True},
    "tda-2022": {"last_chips_call": True, "tiny_chip": True},
    "tda-2013": {"two_motions": True},
    "wsop-2026": {
        "half_of": "unclear",
        "combined_chips": "one-bet",
        "pulled_back_chip": "full-value",
        "heads_up": "able",
        "tiny_chip": True,
        "passive_out_of_turn": "began-heads-up",
        "over_pot": "unclear",
        "reasonable_time": False,
    },
    "wsop-live-2026": {
        "same_chips": "floor",
        "combined_chips": "one-bet",
        "pulled_back_chip": "full-value",
        "voice": "always",
        "undercall": "withdrawn",
        "two_motions": True,
        "substantial": "unlike",
        "over_pot": "until-all-acted",
        "reasonable_time": False,
    },
    "roberts-rules": {
        "passive_out_of_turn": "passive",
        "two_motions": True,
        "over_pot": "until-all-acted",
    },
    "aspt-doubling": {},
    "house-ante-first": {"last_chips_call": True, "tiny_chip": True},
}
"""What each book says otherwise than the rules that the defaults are."""


def load_book(text, name):
    """The book of a file that extends no other, or its problems."""
    table = read_table(text, name)
    return table if isinstance(table, list) else make_book([table])


@pytest.mark.parametrize("book", SHIPPED)
def test_a_shipped_book_says_what_was_read_in_its_text(books, book):
    found, usual = facts(books[book].irregular), facts(Irregular())
    assert {key: said for key, said in found.items() if said != usual[key]} == SHIPPED[book]


def test_the_schema_has_every_key_with_its_default_among_the_values():
    usual = facts(Irregular())
    assert tuple(sorted(IRREGULAR)) == tuple(sorted(field_names(Irregular())))
    assert all(usual[key] in choices for key, choices in IRREGULAR.items())


@pytest.mark.parametrize(("key", "value"), [(k, v) for k, each in IRREGULAR.items() for v in each])
def test_every_value_of_every_key_is_read(key, value):
    written = str(value).lower() if isinstance(value, bool) else f'"{value}"'
    book = load_book(f"{HOUSE}{key} = {written}\n", "house.toml")
    assert isinstance(book, RuleBook)
    assert getattr(book.irregular, key) == value


def test_a_book_takes_over_what_the_one_that_it_extends_says_and_says_its_own():
    house = read_table(f'{HOUSE}voice = "always"\ntiny_chip = true\n', "house.toml")
    mine = HOUSE.replace('id = "house"', 'id = "mine"\nextends = "house"') + "tiny_chip = false\n"
    book = make_book([read_table(mine, "mine.toml"), house])
    assert (book.irregular.voice, book.irregular.tiny_chip) == ("always", False)


@pytest.mark.parametrize(
    ("line", "place", "sentence"),
    [
        ('half_of = "bet"', "half_of", "This must be one of increment, unclear."),
        ("half_of = true", "half_of", "This must be one of increment, unclear."),
        ("tiny_chip = 1.5", "tiny_chip", "This must be one of true, false."),
        ('tiny_chip = "yes"', "tiny_chip", "This must be one of true, false."),
        ("voice = []", "voice", "This must be one of first, always."),
    ],
)
def test_a_value_that_a_key_does_not_have_is_told_with_those_it_has(line, place, sentence):
    found = load_book(f"{HOUSE}{line}\n", "house.toml")
    assert isinstance(found, list)
    told = [
        (re.sub(r":\d+:", ":", fault.place), fault.message.format(**fault.facts)) for fault in found
    ]
    assert told == [(f"house.toml: irregular.{place}", sentence)]


def test_a_key_that_is_not_known_is_told_with_a_near_miss():
    found = load_book(f'{HOUSE}half_off = "increment"\n', "house.toml")
    assert isinstance(found, list)
    assert found[0].facts["near"] == "half_of"


def test_the_table_must_be_a_table():
    found = load_book(
        HOUSE.replace("[irregular]", "").replace("raising", "irregular = 3\nraising"), "h"
    )
    assert isinstance(found, list)
    assert [fault.message for fault in found] == [
        "This must be a table: write [{key}] above its lines."
    ]
