"""``floorapp rulebooks``: the books there are, and where they differ."""

import json

import pytest

from floorapp.engine.problems import problem
from floorapp.places import rule_book_folders
from floorapp.rulebooks.library import Library


def test_each_book_is_listed_with_its_title_and_what_it_says_otherwise(run, books):
    listed = run("rulebooks")
    assert (listed.code, listed.err) == (0, [])
    titles = [line for line in listed.out[:-1] if not line.startswith("  ")]
    assert titles == [f"{book.id}: {book.titles['en']}" for book in books.values()]
    ante_first = listed.out.index(titles[2])
    assert listed.out[ante_first + 1 : ante_first + 2] == [
        "  A short stack that owes the ante for all pays the ante first."
    ]
    assert listed.out[ante_first + 2] == titles[3]


def own_book(folder, text):
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "ours.toml").write_text(text, encoding="utf-8")


OURS = """\
format = "floorapp-rulebook/1"
id = "ours"
extends = "tda-2024"
short = "Our room"
edition = ""
[titles]
en = "Our room"
"""


def test_a_book_in_the_users_folder_is_there_beside_the_shipped_ones(run, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    own_book(rule_book_folders()[1], OURS)
    listed = run("rulebooks")
    place = listed.out.index("ours: Our room")
    assert listed.out[place + 1] == "  As TDA 2024 in all that is ruled on here."
    assert listed.out[-1] == f"Books of your own go into {rule_book_folders()[1]}."
    assert run("rule", "--line", "50/100 5p f: 100 a125", "--rulebook", "ours").code == 0


def test_a_damaged_book_of_the_user_is_told_and_the_shipped_ones_rule(run, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    own_book(rule_book_folders()[1], OURS.replace("extends", "extend"))
    ruled = run("rule", "--line", "50/100 5p f: 100")
    assert ruled.code == 0  # it ruled as it was asked to
    assert ruled.out[0] == "TDA 2024"
    assert "ours.toml:3: extend: “extend” is not known here: did you mean “extends”?" in ruled.err
    assert "ours.toml: raising: This key is missing: add it." in ruled.err


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
        "raises_after_bet": None,
        "raises_in_two_rounds": None,
        "cap_lifted": "last-two",
        "missing_blinds": "as-full",
        "small_blind_as_big": False,
        "ante_order": "blind-first",
    }


def test_a_damaged_book_is_told_and_the_others_are_listed(run, books, monkeypatch):
    damaged = Library(
        {"tda-2024": books["tda-2024"]}, (problem("This key is missing: add it.", "x.toml: id"),)
    )
    monkeypatch.setattr("floorapp.cli.rulebooks.known_books", lambda: damaged)
    listed = run("rulebooks")
    assert (listed.code, listed.err) == (2, ["x.toml: id: This key is missing: add it."])
    assert listed.out[0].startswith("tda-2024: ")
