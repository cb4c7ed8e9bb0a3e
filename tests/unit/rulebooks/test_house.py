"""House books: made by a form, kept in a file, handed from laptop to laptop."""

import errno
import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorapp.engine.acts import AllIn, Bet, Raise
from floorapp.engine.answer import answer
from floorapp.engine.replay import replay
from floorapp.engine.rulings import cite
from floorapp.engine.situation import Situation
from floorapp.engine.strategies import RAISING
from floorapp.engine.values import replace
from floorapp.places import resources
from floorapp.rulebooks.house import (
    HouseBook,
    house_rules,
    house_table,
    id_for,
    named,
    read_house,
    said,
    saying,
    write_house,
)
from floorapp.rulebooks.knobs import ALL
from floorapp.rulebooks.library import read_library
from floorapp.rulebooks.loader import read_table
from floorapp.rulebooks.shelf import Shelf
from floorapp.rulebooks.surprises import surprises

SHIPPED = resources() / "rulebooks"
LIBRARY = read_library([SHIPPED])
ROOM = HouseBook(
    id="our-room", short="Our room", extends="tda-2024", titles={"en": "Our room", "de": "Our room"}
)
HALF = replace(ROOM, settings={"raising": "half-raise-counts"})


@pytest.fixture
def shelf(tmp_path):
    return Shelf(SHIPPED, tmp_path / "own")


def settings():
    """Anything that a form may set."""
    return st.fixed_dictionaries(
        {}, optional={field.path: st.sampled_from(list(field.choices)) for field in ALL}
    )


@given(settings(), st.sampled_from(sorted(LIBRARY.books)))
def test_whatever_a_form_sets_is_written_read_and_ruled_by(chosen, base):
    house = replace(ROOM, extends=base)
    for path, value in chosen.items():
        house = saying(house, path, value, LIBRARY.books[base])
    table = read_table(write_house(house), "house.toml")
    assert isinstance(table, dict)
    read = read_house(table)
    assert read == replace(house, citations=read.citations, illustrations=read.illustrations)
    assert house_table(read) == house_table(house)
    book = house_rules(house, LIBRARY)
    for field in ALL:
        expected = chosen.get(field.path, said(LIBRARY.books[base], field.path))
        assert said(book, field.path) == expected


def test_only_what_differs_is_written():
    base = LIBRARY.books["tda-2024"]
    same = saying(HALF, "raising", "largest-increment", base)
    assert same.settings == {}
    assert "raising" not in write_house(same)
    assert saying(HALF, "raising", None, base) == same
    own = saying(replace(ROOM, extends=""), "raising", "largest-increment", None)
    assert own.settings == {"raising": "largest-increment"}
    assert "extends" not in house_table(own)


def test_what_the_house_does_otherwise_is_cited_as_its_practice_and_the_rest_by_the_rule():
    book = house_rules(HALF, LIBRARY)
    assert book.citations["half-raise-counts"] == ()
    assert [str(rule) for rule in book.citations["reopened"]] == ["TDA 2024 47-A"]
    letter = replace(ROOM, settings={"raising": "consecutive-all-ins"})
    assert house_rules(letter, LIBRARY).citations["not-reopened"] == ()
    assert house_rules(letter, LIBRARY).illustrations["not-reopened"] == ()


def test_a_rule_of_the_house_about_fixed_limit_is_written_and_read_again():
    printed = replace(HALF, limit_citations={"not-reopened": ["9"]})
    read = read_house(read_table(write_house(printed), "x.toml"))
    assert read.limit_citations == {"not-reopened": ["9"]}
    book = house_rules(read, LIBRARY)
    told = {kind: book.rules("not-reopened", kind) for kind in ("fixed-limit", "no-limit")}
    assert [str(one) for one in told["fixed-limit"]] == ["Our room 9"]
    assert told["no-limit"] != told["fixed-limit"]


def test_a_printed_rule_of_the_house_stays_when_the_book_is_edited():
    printed = replace(HALF, citations={"half-raise-counts": ["7"], "chips-behind": []})
    read = read_house(read_table(write_house(printed), "x.toml"))
    assert read.citations == {"half-raise-counts": ["7"], "chips-behind": []}
    book = house_rules(read, LIBRARY)
    assert [str(one) for one in book.citations["half-raise-counts"]] == ["Our room 7"]
    assert cite(book, ()) == ()


def test_a_new_name_goes_into_titles_that_were_the_name():
    assert named(ROOM, "Casino").titles == {"en": "Casino", "de": "Casino"}
    own = replace(ROOM, titles={"en": "Rules of our room"})
    assert named(own, "Casino") == replace(own, short="Casino")


@pytest.mark.parametrize(
    ("name", "taken", "made"),
    [
        ("Our room", (), "our-room"),
        ("Our room", ("our-room", "our-room-2"), "our-room-3"),
        ("Règle d’été", (), "regle-dete"),
        ("日本", (), "house"),
        ("  ", ("house",), "house-2"),
        ("CON", (), "house-con"),
        ("../../etc", (), "etc"),
        ("x" * 200, (), "x" * 40),
    ],
)
def test_an_id_is_made_from_a_name(name, taken, made):
    assert id_for(name, taken) == made


@given(st.text())
def test_every_name_makes_an_id_that_is_a_file(name):
    made = id_for(name, ())
    assert made and set(made) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")


# --- the shelf ------------------------------------------------------------------------------------


def test_a_saved_book_is_there_at_once(shelf):
    assert shelf.save(HALF) is None
    assert shelf.library.books["our-room"].raising is RAISING["half-raise-counts"]
    assert shelf.houses() == (HALF,) or shelf.houses()[0].settings == HALF.settings
    assert shelf.is_own("our-room") and not shelf.is_own("tda-2024") and not shelf.is_own("none")
    assert [file.name for file in shelf.own.iterdir()] == ["our-room.toml"]


def test_a_book_is_written_over_where_it_stands(shelf):
    shelf.own.mkdir()
    (shelf.own / "by hand.toml").write_text(write_house(ROOM), "utf-8")
    shelf.read()
    assert shelf.save(named(HALF, "Casino")) is None
    assert [file.name for file in shelf.own.iterdir()] == ["by hand.toml"]
    assert shelf.library.books["our-room"].name == "Casino"


def test_no_damaged_file_is_written_over(shelf):
    shelf.own.mkdir()
    (shelf.own / "our-room.toml").write_text("id = ", "utf-8")
    shelf.read()
    assert shelf.save(HALF) is None
    assert (shelf.own / "our-room.toml").read_text("utf-8") == "id = "
    assert "our-room" in shelf.library.books
    assert [fault.place for fault in shelf.problems] == ["our-room.toml"]


def test_a_removed_book_is_put_away(shelf):
    shelf.save(HALF)
    assert shelf.remove("our-room") is None
    assert "our-room" not in shelf.library.books
    assert [file.name for file in shelf.own.iterdir()] == ["our-room.toml.removed"]


def test_every_book_that_was_removed_is_kept(shelf):
    for raises in (3, 4, 5):
        shelf.save(replace(HALF, settings={"raises_after_bet": raises}))
        assert shelf.remove("our-room") is None
    kept = [file.read_text("utf-8") for file in sorted(shelf.own.iterdir())]
    assert ["raises_after_bet = 3" in kept[0], "raises_after_bet = 5" in kept[2]] == [True, True]


def test_a_book_that_another_takes_over_from_is_not_removed(shelf):
    shelf.save(HALF)
    shelf.save(replace(ROOM, id="second", short="Second", extends="our-room"))
    found = shelf.remove("our-room")
    assert found is not None and found.facts == {"book": "Second"}
    assert "our-room" in shelf.library.books


def test_what_cannot_be_written_is_told(shelf):
    shelf.own.write_text("a file, not a folder", "utf-8")
    found = shelf.save(HALF)
    assert found is not None and found.place == "our-room.toml"
    assert shelf.remove("our-room") is not None


def test_ten_laptops_are_set_up_alike(shelf, tmp_path):
    shelf.save(replace(HALF, settings={"raising": "half-raise-counts", "ante_order": "ante-first"}))
    second = replace(
        ROOM, id="second", short="Second", extends="our-room", settings={"raises_after_bet": 4}
    )
    shelf.save(second)
    assert shelf.export(second, tmp_path / "for the others.toml") is None
    other = Shelf(SHIPPED, tmp_path / "other")
    for replaced in (False, True):
        taken = other.take_in(tmp_path / "for the others.toml")
        assert taken.book is not None and taken.replaced is replaced
    mine, theirs = shelf.library.books["second"], other.library.books["second"]
    assert all(said(mine, field.path) == said(theirs, field.path) for field in ALL)
    assert read_house(other.library.tables["second"]).extends == "tda-2024"


@pytest.mark.parametrize("until", [0, 1, 2])
def test_where_the_disk_fails_the_book_before_an_import_stays(shelf, tmp_path, monkeypatch, until):
    shelf.save(HALF)
    file = tmp_path / "x.toml"
    file.write_text(write_house(replace(HALF, settings={"raises_after_bet": 4})), "utf-8")
    whole, written = os.write, []

    def fill_up(descriptor, content):
        if len(written) == until:
            raise OSError(errno.ENOSPC, "full")
        written.append(whole(descriptor, content))
        return written[-1]

    with monkeypatch.context() as failing:
        failing.setattr("os.write", fill_up)
        taken = shelf.take_in(file)
    assert (taken.book is None) is (until < 2)
    assert (shelf.library.books["our-room"].raising.name == "half-raise-counts") is (until < 2)
    assert len(list(shelf.own.iterdir())) == (1 if until < 2 else 2)


def test_an_import_never_takes_the_book_off_the_shelf_first(shelf, tmp_path, monkeypatch):
    """Whenever the program ends meanwhile, the book before or the new one is there."""
    shelf.save(HALF)
    file = tmp_path / "x.toml"
    file.write_text(write_house(replace(HALF, settings={"raises_after_bet": 4})), "utf-8")
    there, whole = [], os.write

    def look(descriptor, content):
        there.append((shelf.own / "our-room.toml").exists())
        return whole(descriptor, content)

    monkeypatch.setattr("os.write", look)
    assert shelf.take_in(file).replaced
    assert there and all(there)


def test_a_book_that_cannot_be_read_is_not_replaced(shelf, tmp_path, monkeypatch):
    shelf.save(HALF)
    file = tmp_path / "x.toml"
    file.write_text(write_house(HALF), "utf-8")

    def fail(_):
        raise OSError(errno.EIO, "no")

    with monkeypatch.context() as failing:
        failing.setattr("pathlib.Path.read_bytes", fail)
        (found,) = shelf.take_in(file).problems
    assert found.message == "This file cannot be opened."
    assert [one.name for one in shelf.own.iterdir()] == ["our-room.toml"]


@pytest.mark.parametrize(
    ("old", "new", "place", "told"),
    [
        ('"our-room"', '"tda-2024"', "x.toml: id", "There is a rule book “tda-2024” already: give this one another id."),
        ('"tda-2024"', '"tda-2042"', "x.toml: extends", "There is no rule book “tda-2042”: did you mean “tda-2024”?"),
        ('"tda-2024"', '"our-room"', "x.toml: extends", "There is no rule book “our-room”: did you mean “tda-2024”?"),
        ('"half-raise-counts"', '"half-rise-counts"', "x.toml:6: raising", "“half-rise-counts” is not known here: did you mean “half-raise-counts”?"),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_book_that_cannot_be_taken_in_is_told_with_file_line_and_remedy(
    shelf, tmp_path, old, new, place, told
):
    file = tmp_path / "x.toml"
    file.write_text(write_house(HALF).replace(old, new, 1), "utf-8")
    taken = shelf.take_in(file)
    assert taken.book is None and not shelf.own.exists()
    (found,) = taken.problems
    sentence = found.message.format(**found.facts)
    if "our-room" not in new:
        assert (found.place, sentence) == (place, told)
    else:
        assert found.place == place and sentence.startswith("There is no rule book “our-room”: ")


def test_an_update_that_takes_over_from_itself_is_not_taken_in(shelf, tmp_path):
    shelf.save(HALF)
    shelf.save(replace(ROOM, id="second", short="Second", extends="our-room"))
    file = tmp_path / "x.toml"
    file.write_text(write_house(replace(HALF, extends="second")), "utf-8")
    (found,) = shelf.take_in(file).problems
    assert found.message.startswith("This book takes over from itself")
    assert "our-room" in shelf.library.books


def test_a_file_that_is_not_there_or_no_place_to_put_it_is_told(shelf, tmp_path):
    (found,) = shelf.take_in(tmp_path / "none.toml").problems
    assert found.message.startswith("There is no such file")
    (tmp_path / "x.toml").write_text(write_house(HALF), "utf-8")
    shelf.own.write_text("a file, not a folder", "utf-8")
    assert shelf.take_in(tmp_path / "x.toml").book is None


def test_a_book_of_any_id_has_a_file(shelf):
    assert shelf.save(replace(HALF, id="../über all?")) is None
    assert [file.parent for file in shelf.own.iterdir()] == [shelf.own]
    assert shelf.save(replace(HALF, id="...")) is None
    assert "..." in shelf.library.books


# --- surprises ------------------------------------------------------------------------------------


def test_no_shipped_book_contradicts_itself():
    assert LIBRARY.warnings == ()


@pytest.mark.parametrize(
    ("base", "chosen", "where"),
    [
        ("tda-2024", {"raising": "double-minimum"}, "raising"),
        ("tda-2024", {"raising": "half-raise-counts", "irregular.half_of": "unclear"}, "irregular.half_of"),
        ("tda-2024", {"raises_after_bet": 0}, "raises_after_bet"),
        ("roberts-rules", {"raises_in_two_rounds": 0}, "raises_in_two_rounds"),
        ("tda-2024", {"cap_lifted": "began-heads-up"}, "cap_lifted"),
        ("tda-2024", {"small_blind_as_big": True}, "missing_blinds"),
        ("tda-2013", {"ante_order": "ante-first"}, "missing_blinds"),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_what_does_not_go_together_is_told(base, chosen, where):
    house = replace(ROOM, extends=base, settings=chosen)
    (found,) = surprises(house_rules(house, LIBRARY))
    assert found.place == where
    assert ":" in found.message or "Have both" in found.message or "Count only" in found.message


def test_doubling_with_rules_for_increments_is_told():
    house = replace(ROOM, settings={"raising": "double-total"}, citations={"reopened": ["5"]})
    (found,) = surprises(house_rules(house, LIBRARY), "x.toml")
    assert found.place == "x.toml: citations.reopened"
    assert found.message.format(**found.facts).startswith("Rule 5 is never cited")
    assert surprises(house_rules(replace(house, citations={"doubled": ["5"]}), LIBRARY)) == ()


def test_a_book_that_surprises_rules_all_the_same(tmp_path):
    (tmp_path / "x.toml").write_text(
        write_house(replace(ROOM, settings={"raising": "double-minimum"})), "utf-8"
    )
    library = read_library([SHIPPED, tmp_path])
    assert library.problems == ()
    assert [found.place for found in library.warnings] == ["x.toml: raising"]
    assert library.books["our-room"].raising.doubles_minimum


def test_a_library_knows_no_line_of_a_book_that_is_not_there():
    assert LIBRARY.line("none") == []
    assert [table["id"] for table in LIBRARY.line("house-half-raise")] == [
        "house-half-raise",
        "tda-2024",
    ]


def test_doubling_with_re_opening_by_increments_rules_as_it_says():
    """A raise must double, and what adds up to a full increment opens the betting again."""
    house = replace(ROOM, settings={"raising": "double-minimum"})
    book = house_rules(house, LIBRARY)
    seats = ("A", "B", "C")
    acts = (Bet("A", 100), Raise("B", 300), AllIn("C", 500))
    table = Situation(seats=seats, street="flop", big_blind=100, acts=acts)
    found = answer(replay(table, book), "B")
    assert found.options is not None
    assert (found.options.reopened, found.options.min_raise_to) == (True, 1000)
    assert not found.replay.steps[-1].move.full
    doubled = house_rules(replace(house, settings={"raising": "double-total"}), LIBRARY)
    assert answer(replay(table, doubled), "B").options.reopened is False
