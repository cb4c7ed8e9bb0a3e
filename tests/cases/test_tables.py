"""Every case of the tables in this folder, under each rule book that it names."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from floorapp.engine.answer import answer
from floorapp.engine.replay import replay
from floorapp.engine.rulebook import RuleBook
from floorapp.notation.cases import Case, Expectation, compared, differences, read_cases, until
from floorapp.notation.source import Source
from floorapp.places import resources

FOLDER = Path(__file__).parent
FILES = sorted(
    path
    for folder in (FOLDER, resources() / "demonstrations")
    for path in folder.glob("*.toml")
    if not path.stem.endswith("_left")
)
HANDED = ("betting.toml", "disputes_betting.toml")


def read(path: Path) -> tuple[Case, ...]:
    found = read_cases(Source(path.name, path.read_text(encoding="utf-8")))
    assert not found.problems, found.problems
    return found.cases


def rows() -> Iterator[object]:
    for path in FILES:
        for case in read(path):
            for expected in case.expectations:
                for book in expected.rulebooks:
                    yield pytest.param(case, expected, book, id=f"{case.name}-{book}")


def wrong(case: Case, expected: Expectation, book: RuleBook) -> list[str]:
    assert case.situation is not None
    asked = until(case.situation, expected.after)
    return differences(expected.values, compared(answer(replay(asked, book))))


@pytest.mark.parametrize(("case", "expected", "book"), list(rows()))
def test_a_case_has_the_answer_worked_by_hand(case, expected, book, books):
    assert book in books, "this rule book is not shipped"
    assert expected.values
    assert wrong(case, expected, books[book]) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_case_of_a_table_has_a_name_of_its_own_and_an_answer(path):
    cases = read(path)
    assert len({case.name for case in cases}) == len(cases) > 10
    assert all(case.expectations for case in cases)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_act_of_a_table_can_have_happened(path, books):
    for case in read(path):
        for expected in case.expectations:
            for book in expected.rulebooks:
                assert replay(case.situation, books[book]).stopped_at is None, case.name


def test_the_handed_cases_are_answered_as_their_files_say(shared, books):
    failed, compared = [], 0
    for name in HANDED:
        for case in read(shared / "cases" / name):
            for expected in case.expectations if case.situation else ():
                for book in books.keys() & set(expected.rulebooks):
                    compared += 1
                    found = wrong(case, expected, books[book])
                    failed += [f"{case.name}, {book}: {line}" for line in found]
    assert failed == []
    assert compared >= 353


@pytest.mark.parametrize(
    "name", ["pot_limit.toml", "fixed_limit.toml", "other_books.toml", "whole_hand.toml"]
)
def test_every_shipped_book_is_asked_in_a_table_of_the_new_structures(name, books):
    cases = read(Path(__file__).with_name(name))
    asked = Counter(
        book for case in cases for found in case.expectations for book in found.rulebooks
    )
    assert {book: asked[book] for book in books if asked[book] < len(cases)} == {}
