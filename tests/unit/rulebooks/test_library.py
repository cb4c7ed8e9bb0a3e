"""The books of some folders: those that can be read, and what is wrong with the others."""

import pytest

from floorapp.places import resources
from floorapp.rulebooks.library import DEFAULT_BOOK, read_library

SHIPPED = resources() / "rulebooks"


@pytest.fixture
def house(tmp_path):
    """A folder to put books of one's own into."""
    folder = tmp_path / "house"
    folder.mkdir()
    return folder


def copy_of(book: str, *, named: str) -> str:
    text = (SHIPPED / f"{book}.toml").read_text(encoding="utf-8")
    return text.replace(f'id = "{book}"', f'id = "{named}"')


def sentences(library) -> list[str]:
    return [f"{fault.place}: {fault.message.format(**fault.facts)}" for fault in library.problems]


def test_the_shipped_books_are_read_without_a_problem():
    library = read_library([SHIPPED])
    assert {"tda-2024", "aspt-doubling"} <= library.books.keys()
    assert DEFAULT_BOOK in library.books
    assert library.problems == ()


def test_books_of_several_folders_stand_side_by_side(house):
    (house / "ours.toml").write_text(copy_of("tda-2024", named="ours"), encoding="utf-8")
    library = read_library([SHIPPED, house])
    assert {"ours", "tda-2024"} <= library.books.keys()
    assert library.books["ours"].raising is library.books["tda-2024"].raising


def test_a_book_with_a_byte_order_mark_is_read(house):
    (house / "ours.toml").write_text(copy_of("tda-2024", named="ours"), encoding="utf-8-sig")
    assert read_library([house]).books.keys() == {"ours"}


def test_a_damaged_book_is_told_of_and_the_others_are_there(house):
    (house / "a.toml").write_bytes(b"\xff\xfe")
    (house / "b.toml").mkdir()
    (house / "c.toml").write_text("id =", encoding="utf-8")
    (house / "d.toml").write_text(copy_of("tda-2024", named="ours"), encoding="utf-8")
    library = read_library([house])
    assert library.books.keys() == {"ours"}
    first, second, third = sentences(library)
    assert first == "a.toml: This is not a text file in UTF-8."
    assert second.startswith("b.toml: This file cannot be opened: ")
    assert third.startswith("c.toml: This is not a TOML file: ")


def test_an_id_belongs_to_the_first_book_that_has_it(house):
    (house / "x.toml").write_text(copy_of("aspt-doubling", named="ours"), encoding="utf-8")
    (house / "y.toml").write_text(copy_of("tda-2024", named="ours"), encoding="utf-8")
    library = read_library([house])
    assert library.books["ours"].raising.name == "double-total"
    assert sentences(library) == [
        "y.toml: There is a rule book “ours” already: give this one another id."
    ]


def test_a_folder_that_is_not_there_has_no_books(tmp_path):
    library = read_library([tmp_path / "none"])
    assert (library.books, library.problems) == ({}, ())
