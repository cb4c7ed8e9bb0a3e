"""``floorapp rulebooks``: the books there are, and where they differ."""

import json

import pytest

from floorapp.engine.problems import problem
from floorapp.rulebooks.library import Library


def test_each_book_is_listed_with_its_title_and_its_way_of_raising(run, books):
    listed = run("rulebooks")
    assert (listed.code, listed.err) == (0, [])
    titles = [f"{book.id}: {book.titles['en']}" for book in books.values()]
    assert listed.out[::2] == titles
    assert all(line.startswith("  ") and line.endswith(".") for line in listed.out[1::2])


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_books_are_data_too_with_the_title_of_the_language(language, run, books):
    listed = [json.loads(line) for line in run("rulebooks", "--json", "--lang", language).out]
    assert {book["id"]: book["title"] for book in listed} == {
        book.id: book.titles[language] for book in books.values()
    }
    (tda,) = (book for book in listed if book["id"] == "tda-2024")
    assert tda.pop("text").endswith(".")
    assert tda == {
        "id": "tda-2024",
        "short": "TDA",
        "edition": "2024",
        "title": books["tda-2024"].titles[language],
        "raising": "largest-increment",
    }


def test_a_damaged_book_is_told_and_the_others_are_listed(run, books, monkeypatch):
    damaged = Library(
        {"tda-2024": books["tda-2024"]}, (problem("This key is missing: add it.", "x.toml: id"),)
    )
    monkeypatch.setattr("floorapp.cli.rulebooks.shipped_books", lambda: damaged)
    listed = run("rulebooks")
    assert (listed.code, listed.err) == (2, ["x.toml: id: This key is missing: add it."])
    assert listed.out[0].startswith("tda-2024: ")
