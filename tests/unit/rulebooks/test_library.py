"""The books of some folders: those that can be read, and what is wrong with the others."""

import pytest

from floorapp.engine.reasons import CODES
from floorapp.engine.rulebook import Citation
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
    assert second == "b.toml: This is a folder: name a file in it."
    assert third == "c.toml: The end of this file is missing."


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


def child(extends: str, *, named: str = "child", more: str = "") -> str:
    return (
        f'format = "floorapp-rulebook/1"\nid = "{named}"\nextends = "{extends}"\n'
        f'short = "Child"\nedition = ""\n{more}\n[titles]\nen = "A house"\n'
    )


@pytest.mark.parametrize(
    ("book", "raising"),
    [
        ("tda-2024", "largest-increment"),
        ("tda-2022", "largest-increment"),
        ("tda-2013", "largest-increment"),
        ("wsop-2026", "consecutive-all-ins"),
        ("wsop-live-2026", "largest-increment"),
        ("roberts-rules", "largest-increment"),
        ("aspt-doubling", "double-total"),
        ("house-completing", "complete-level"),
        ("house-half-raise", "half-raise-counts"),
        ("house-noncumulative", "single-full-raise"),
        ("house-ante-first", "largest-increment"),
    ],
)
def test_eleven_books_are_shipped_each_with_its_way_of_raising(book, raising, books):
    assert len(books) == 11
    assert books[book].raising.name == raising


def test_the_numbers_of_a_book_are_those_of_its_text(books):
    numbers = {
        name: (book.raises_after_bet, book.cap_lifted, book.missing_blinds, book.ante_order)
        for name, book in books.items()
    }
    assert numbers["tda-2024"] == (None, "last-two", "as-full", "blind-first")
    assert numbers["tda-2022"] == (None, "last-two", "short-as-full", None)
    assert numbers["tda-2013"] == (None, "last-two", None, None)
    assert numbers["wsop-2026"] == (4, "last-two", "true-value", None)
    assert numbers["wsop-live-2026"] == (4, "began-heads-up", "true-value", None)
    assert numbers["roberts-rules"] == (3, "cash-heads-up-before-cap", "true-value", None)
    assert numbers["aspt-doubling"] == (None, "last-two", None, None)
    assert numbers["house-ante-first"] == (None, "last-two", "as-full", "ante-first")
    in_two_rounds = {name: book.raises_in_two_rounds for name, book in books.items()}
    assert in_two_rounds == {**dict.fromkeys(books), "roberts-rules": 4}
    as_big = {name for name, book in books.items() if book.small_blind_as_big}
    assert as_big == {"wsop-live-2026", "roberts-rules"}


def test_a_rule_of_the_houses_own_is_cited_in_fixed_limit_too(house):
    own = '[citations]\nclosed-chips = ["7"]\nnot-yet-acted = []\n'
    (house / "child.toml").write_text(child("tda-2024", more=own), encoding="utf-8")
    book = read_library([SHIPPED, house]).books["child"]
    assert [str(rule) for rule in book.rules("closed-chips", "fixed-limit")] == ["Child 7"]
    assert [str(rule) for rule in book.rules("not-yet-acted", "fixed-limit")] == ["TDA 2024 47-B"]


def test_every_shipped_book_has_an_entry_for_every_reason(books):
    for name, book in books.items():
        assert CODES - book.citations.keys() == set(), name


def test_a_book_that_extends_another_takes_over_what_it_does_not_say(house):
    more = 'raising = "complete-level"\nraises_after_bet = 2'
    (house / "child.toml").write_text(child("tda-2024", more=more), encoding="utf-8")
    library = read_library([SHIPPED, house])
    assert library.problems == ()
    book, parent = library.books["child"], library.books["tda-2024"]
    assert (book.raising.name, book.raises_after_bet) == ("complete-level", 2)
    assert (book.missing_blinds, book.ante_order) == (parent.missing_blinds, parent.ante_order)
    assert book.titles == {"en": "A house"}


def test_a_rule_that_is_taken_over_is_cited_by_the_book_that_prints_it(house):
    own = '[citations]\nreopened = ["7"]\n[illustrations]\nadd-up = ["fig. 2"]\n'
    text = child("tda-2024") + own
    (house / "child.toml").write_text(text, encoding="utf-8")
    book = read_library([SHIPPED, house]).books["child"]
    assert [str(rule) for rule in book.citations["reopened"]] == ["Child 7"]
    assert [str(rule) for rule in book.citations["short-all-in-keeps-step"]] == [
        "TDA 2024 43-A",
        "TDA 2024 47-A",
    ]
    assert book.illustrations["add-up"] == (Citation("Child", "fig. 2", illustration=True),)
    assert [str(rule) for rule in book.illustrations["reopened"]] == ["TDA 2024 47, ex. 1"]


def test_a_book_may_extend_one_that_extends_another(house):
    (house / "a.toml").write_text(child("house-half-raise", more="raises_after_bet = 5"), "utf-8")
    (house / "b.toml").write_text(child("child", named="grandchild"), "utf-8")
    book = read_library([SHIPPED, house]).books["grandchild"]
    assert (book.raising.name, book.raises_after_bet) == ("half-raise-counts", 5)
    assert book.citations["half-raise-counts"] == ()
    assert str(book.citations["reopened"][0]) == "TDA 2024 47-A"


def test_books_that_extend_each_other_in_a_circle_are_left_out(house):
    (house / "a.toml").write_text(child("b", named="a"), encoding="utf-8")
    (house / "b.toml").write_text(child("a", named="b"), encoding="utf-8")
    (house / "c.toml").write_text(child("c", named="c"), encoding="utf-8")
    library = read_library([SHIPPED, house])
    assert library.books.keys().isdisjoint({"a", "b", "c"})
    assert sentences(library) == [
        f"{name}.toml: extends: These books extend each other in a circle: {books}. "
        "Take one “extends” out."
        for name, books in (("a", "a → b → a"), ("b", "b → a → b"), ("c", "c → c"))
    ]


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ("tda-2042", "There is no rule book “tda-2042”: did you mean “tda-2024”?"),
        ("xyzzy", "There is no rule book “xyzzy”: there are child, tda-2024."),
    ],
)
def test_a_book_that_extends_one_that_is_not_there_is_left_out(wanted, said, house):
    (house / "child.toml").write_text(child(wanted), encoding="utf-8")
    (house / "tda.toml").write_text(copy_of("tda-2024", named="tda-2024"), encoding="utf-8")
    library = read_library([house])
    assert library.books.keys() == {"tda-2024"}
    assert sentences(library) == [f"child.toml: extends: {said}"]


def test_a_book_that_extends_a_damaged_one_is_left_out_with_it(house):
    (house / "a.toml").write_text(copy_of("tda-2024", named="base") + "x = [\n", encoding="utf-8")
    (house / "b.toml").write_text(child("base"), encoding="utf-8")
    library = read_library([house])
    assert library.books == {}
    assert [fault.place for fault in library.problems] == ["a.toml", "b.toml: extends"]


def test_the_default_book_is_the_first(house):
    (house / "a.toml").write_text(child("tda-2024", named="aaa"), encoding="utf-8")
    assert next(iter(read_library([house, SHIPPED]).books)) == DEFAULT_BOOK
