"""The document of a dispute: what is written reads back, and what was written once still does."""

import tomllib
from datetime import UTC, datetime
from pathlib import Path

import pytest
import tomli_w

from floorapp.engine.acts import AllIn, Bet, Call, Post
from floorapp.engine.incidents.attached import FLOOR, Attached
from floorapp.engine.incidents.incident import Incident
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace
from floorapp.notation.source import Source
from floorapp.records.dispute_file import DisputeReading, SavedDispute, read_dispute, write_dispute
from floorapp.records.embedded_book import rules_alike

GOLDEN = Path(__file__).parent / "golden"
SITUATION = Situation(
    seats=("A", "B", "C"),
    acts=(Bet("A", 100), AllIn("B", 125), Call("C")),
    street="flop",
    small_blind=50,
    big_blind=100,
    rulebook="tda-2024",
    stacks={"B": 125},
    incident=Incident(seat="C", chips=(500,)),
)
SETTLED = (Attached(0, Incident(seat="A", chips=(100,), said="bet"), FLOOR, "no “string”\nbet"),)
WHEN = datetime(2026, 3, 12, 21, 4, 7, tzinfo=UTC)


def read(text: str) -> DisputeReading:
    return read_dispute(Source("x.floor", text))


def told(reading: DisputeReading) -> list[str]:
    return [f"{each.place}: {each.message.format(**each.facts)}" for each in reading.problems]


@pytest.mark.parametrize("book_id", ["tda-2024", "house-half-raise", "wsop-2026", "aspt-doubling"])
def test_a_dispute_reads_back_with_its_rule_book(books, book_id):
    saved = SavedDispute(situation=SITUATION, settled=SETTLED, book=books[book_id], saved=WHEN)
    assert read(write_dispute(saved)) == DisputeReading(saved, ())


def test_every_shipped_book_is_the_same_after_it_was_embedded(books):
    for book in books.values():
        saved = SavedDispute(situation=SITUATION, book=book)
        assert read(write_dispute(saved)).saved.book == book


def test_books_rule_alike_whatever_they_are_called_and_cite(books):
    book = books["tda-2024"]
    assert rules_alike(book, replace(book, id="x", edition="", citations={}, titles={}))
    assert not rules_alike(book, replace(book, ante_order=None))


@pytest.mark.parametrize("version", sorted(path.stem for path in GOLDEN.glob("*.floor")))
def test_each_version_that_was_ever_written_is_read_as_it_was_meant(version, books):
    expected = {
        "1": SavedDispute(
            situation=Situation(
                seats=("SB", "BB", "A"),
                acts=(Post("SB", 50), Post("BB", 100), AllIn("A", 150)),
                small_blind=50,
                big_blind=100,
                rulebook="tda-2024",
                stacks={"A": 150},
                title="As first written",
            )
        ),
        "1-with-records": SavedDispute(
            situation=SITUATION, settled=SETTLED, book=books["house-half-raise"], saved=WHEN
        ),
    }
    reading = read((GOLDEN / f"{version}.floor").read_text(encoding="utf-8"))
    saved, found = expected[version], reading.saved.book
    if saved.book is not None:  # reasons that came later are not in it
        assert rules_alike(found, saved.book)
        assert found.citations.items() <= saved.book.citations.items()
        assert len(found.citations) > 100
        saved = replace(saved, book=found)
    assert reading == DisputeReading(saved, ())


LATER = """format = "floorapp/1.3"
weather = "fine"

[situation]
seats = ["A", "B"]
street = "flop"
actions = ["A bet 100"]
shot_clock = 30

[situation.incident]
seat = "B"
chips = [500]
motion = "slow"

[[settled]]
act = 1
seat = "A"
witness = "dealer"

[later]
more = [1, 2]
"""


def test_what_a_newer_version_has_written_beside_is_kept_on_saving():
    reading = read(LATER)
    assert reading.problems == () and reading.whole
    assert reading.saved.situation.acts == (Bet("A", 100),)
    written = tomllib.loads(write_dispute(reading.saved))
    before = tomllib.loads(LATER)
    assert written["format"] == "floorapp/1.3"
    assert written["weather"] == "fine" and written["later"] == {"more": [1, 2]}
    assert written["situation"]["shot_clock"] == 30
    assert written["situation"]["incident"] == before["situation"]["incident"]
    assert written["settled"] == [{"act": 1, "decided": "book", "seat": "A", "witness": "dealer"}]
    assert read(write_dispute(reading.saved)).saved == reading.saved


def test_what_was_kept_of_an_act_in_dispute_goes_with_it():
    saved = read(LATER).saved
    settled = replace(saved, situation=replace(saved.situation, incident=None), settled=())
    written = tomllib.loads(write_dispute(settled))
    assert "settled" not in written and "incident" not in written["situation"]


def test_a_later_version_is_refused_with_what_to_do():
    reading = read('format = "floorapp/2"\n[situation]\nseats = 3\n')
    assert reading.saved is None and not reading.whole
    said = (
        "x.floor:1: This was written by a newer version of the program (“floorapp/2”): open it with"
        " that version, or save it there in an older format."
    )
    assert told(reading) == [said]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "x.floor: This is no document of floorapp: choose a .floor file."),
        ("a = 1", "x.floor: This is no document of floorapp: choose a .floor file."),
        ("{", "x.floor:1: This cannot be read from character 1 of this line on: check quotes and brackets, and that nothing is written twice."),
        ('format = "floorapp/1"', "x.floor: There is no [situation] table: add one with seats and actions."),
        ('format = "floorapp-cases/1"\n[situation]', 'x.floor:1: The format line is missing or of another version: write format = "floorapp/1" at the top.'),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_what_is_no_document_is_told_in_one_sentence(text, said):
    reading = read(text)
    assert reading.saved is None and not reading.whole
    assert told(reading) == [said]


def test_what_could_not_be_read_would_be_lost_on_saving():
    start = 'format = "floorapp/1"\n[situation]\nstreet = "flop"\nseats = ["A", "B"]\n'
    assert read(f'{start}actions = ["A bet 100"]').whole
    assert not read(f'{start}actions = ["A bet 100", "B chek"]').whole
    assert not read(f"{start}[[settled]]\nact = 9").whole
    assert not read(f"{start}zzz = 1").whole
    assert not read('format = "floorapp/1"\nsettled = 3\n[situation]\nseats = ["A", "B"]').whole


RULES_UNREADABLE = (
    "x.floor: The rule book that this document carries cannot be read: today’s book rules."
)


@pytest.mark.parametrize(
    "book",
    [
        "rulebook = 3",
        '[rulebook]\nid = "x"',
        'rulebook = { extends = "tda-2024" }',
    ],
)
def test_a_rule_book_that_cannot_be_read_is_told_and_kept(book):
    top, table = ("", book) if book.startswith("[") else (book, "")
    text = f'format = "floorapp/1"\n{top}\n[situation]\nseats = ["A", "B"]\n{table}\n'
    reading = read(text)
    assert told(reading) == [RULES_UNREADABLE] and reading.whole
    written = tomllib.loads(write_dispute(reading.saved))
    assert written["rulebook"] == tomllib.loads(text)["rulebook"]


def test_a_rule_book_that_was_spoilt_is_told(books):
    text = write_dispute(SavedDispute(situation=SITUATION, book=books["house-half-raise"]))
    spoilt = text.replace('raising = "half-raise-counts"', 'raising = "halved"')
    assert told(read(spoilt)) == [RULES_UNREADABLE]


@pytest.mark.parametrize(
    "others", [3, {"TDA 2024": 3}, {"TDA 2024": {"citations": {"reopened": 3}}}]
)
def test_what_other_books_print_must_be_tables_of_rules(books, others):
    text = write_dispute(SavedDispute(situation=SITUATION, book=books["tda-2024"]))
    data = tomllib.loads(text)
    data["rulebook"]["others"] = others
    assert told(read(tomli_w.dumps(data))) == [RULES_UNREADABLE]


def test_a_reason_that_is_not_known_any_more_is_left_out_of_a_book(books):
    text = write_dispute(SavedDispute(situation=SITUATION, book=books["tda-2024"]))
    assert "[rulebook.citations]\n" in text
    more = text.replace("[rulebook.citations]\n", '[rulebook.citations]\nold-reason = ["1"]\n')
    assert read(more).saved.book == books["tda-2024"]


def test_a_date_that_is_none_is_not_known():
    text = 'format = "floorapp/1"\nsaved = "today"\n[situation]\nseats = ["A", "B"]'
    assert read(text).saved.saved is None
