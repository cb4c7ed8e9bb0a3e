"""A book of the house while it is made, without a window."""

import random
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from floorapp.engine.answer import answer
from floorapp.engine.replay import replay
from floorapp.engine.values import replace
from floorapp.notation.demonstration import read_folders
from floorapp.places import demonstration_folders, resources
from floorapp.rulebooks.house import HouseBook, write_house
from floorapp.rulebooks.knobs import ALL
from floorapp.rulebooks.shelf import Shelf
from floorapp.viewmodels.house_effects import effect_lines
from floorapp.viewmodels.house_rules import HouseRules, own_rules
from floorapp.viewmodels.house_view import choices, house_view
from floorapp.viewmodels.rows import ROW, Row, RowList

WARNING = QAbstractItemModelTester.FailureReportingMode.Warning
SHOWN = read_folders(resources() / "demonstrations", Path("none")).found


@pytest.fixture
def rules(at, tmp_path):
    desk = at()
    return HouseRules(desk, Shelf(resources() / "rulebooks", tmp_path / "own"), SHOWN, desk)


def told(rules) -> str:
    return " ".join(one.message.format(**one.facts) for one in rules.told)


def test_the_demonstrations_are_those_of_the_program():
    assert demonstration_folders()[0] == resources() / "demonstrations"
    assert len(SHOWN) > 200


def test_each_change_shows_what_comes_out_otherwise(rules):
    assert rules.effects == () and rules.count == len(SHOWN)
    rules.set("raising", "half-raise-counts")
    assert "tda47-ex1a" in {one.demonstration.id for one in rules.effects}
    rules.set("raising", "largest-increment")
    assert rules.effects == ()
    assert not rules.is_own("raising")


def test_what_comes_out_otherwise_is_as_if_both_were_ruled_on(rules):
    """The same number as when every demonstration is asked under both books anew."""
    rules.set("raising", "double-total")
    expected = set()
    for one in SHOWN:
        for moment in (*(shown.after for shown in one.shows), None):
            found = [answer(replay(one.at(moment), book)) for book in (rules.base, rules.book)]
            if found[0].facts() != found[1].facts():
                expected.add(one.id)
    assert {one.demonstration.id for one in rules.effects} == expected


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_before_and_after_are_never_the_same_words(rules, speak, language):
    for field in ALL:
        for wanted in field.choices:
            rules.set(field.path, wanted)
            for effect in rules.effects:
                title, before, after = effect_lines(effect, speak(language))
                assert title and before and after
                assert before != after, (field.path, wanted, effect.demonstration.id)
        rules.set(field.path, None)


def test_every_knob_offers_its_base_and_every_other_choice(rules):
    for base in rules.shelf.library.books:
        rules.set_base(base)
        for field in ALL:
            offered = choices(rules, field)
            assert sum(one.is_chosen for one in offered) == 1
            assert offered[0].is_chosen
            silent = rules.base_value(field.path) is None
            assert len(offered) == len(field.choices) + silent
            assert len({one.label for one in offered}) == len(offered)


def test_a_choice_of_its_own_is_the_one_that_is_chosen(rules):
    rules.set("raises_after_bet", 4)
    field = next(one for one in ALL if one.path == "raises_after_bet")
    (chosen,) = (one for one in choices(rules, field) if one.is_chosen)
    assert (chosen.wanted, chosen.label) == (4, "4")


def test_a_new_base_keeps_what_the_house_says_otherwise(rules):
    rules.set("raising", "half-raise-counts")
    rules.set("ante_order", "ante-first")
    rules.set_base("house-half-raise")
    assert dict(rules.house.settings) == {"ante_order": "ante-first"}
    assert rules.book.raising.name == "half-raise-counts"


def test_a_book_follows_the_one_that_rules_until_something_is_changed(rules):
    rules.desk.set_book("wsop-2026")
    rules.follow()
    assert rules.base.id == "wsop-2026"
    rules.set("raising", "half-raise-counts")
    rules.desk.set_book("tda-2024")
    rules.follow()
    assert rules.base.id == "wsop-2026"


def test_a_book_without_a_base_is_edited_too(rules):
    text = (resources() / "rulebooks" / "tda-2013.toml").read_text("utf-8")
    rules.shelf.own.mkdir()
    file = rules.shelf.own / "own.toml"
    file.write_text(text.replace('"tda-2013"', '"own"'), "utf-8")
    rules.refresh()
    rules.edit("own")
    assert rules.base.id == "tda-2024"
    rules.set("raising", "double-total")
    assert rules.save()
    assert rules.desk.books["own"].raising.name == "double-total"
    assert rules.desk.books["own"].citations == rules.shelf.library.books["own"].citations
    assert rules.remove()
    assert rules.base.id == "tda-2024"


def test_no_book_takes_over_from_itself(rules):
    rules.save()
    rules.begin()
    rules.set_base("our-room")
    rules.save()
    ids = {book.id for book in rules.bases}
    assert rules.house.id not in ids and "our-room" in ids
    rules.edit("our-room")
    assert {"our-room", "our-room-2"}.isdisjoint(book.id for book in rules.bases)
    assert not rules.remove()
    assert told(rules) == "“Our room 2” takes over from it: remove that book first."


def test_titles_in_several_languages_are_changed_one_by_one(rules):
    book = HouseBook(
        id="x", short="X", extends="tda-2024", titles={"en": "Ours", "fr": "À nous", "de": "Unser"}
    )
    rules.shelf.save(book)
    rules.edit("x")
    rules.set_title("Mine")
    assert rules.house.titles == {"en": "Mine", "fr": "À nous", "de": "Unser"}
    rules.edit("none")
    assert rules.house.id == "x"
    rules.begin()
    rules.set_title("Mine")
    assert rules.house.titles == {"en": "Mine", "fr": "Mine", "de": "Mine"}
    rules.set_title(" ")
    assert rules.house.titles["de"] == "Our room"


def test_what_cannot_be_saved_is_told(rules):
    rules.shelf.own.write_text("a file, not a folder", "utf-8")
    assert not rules.save()
    assert rules.is_fault and "cannot be written" in told(rules)
    assert not rules.use()
    assert rules.is_new
    assert not rules.export(rules.shelf.own.parent)


def test_a_book_that_was_never_saved_is_dropped(rules):
    rules.set("raising", "double-total")
    assert house_view(rules).can_remove
    assert rules.remove()
    assert told(rules) == ""
    assert not house_view(rules).can_remove


def test_a_book_is_taken_in_and_shown(rules, tmp_path):
    file = tmp_path / "x.toml"
    house = HouseBook(id="x", short="X", extends="tda-2024", titles={"en": "X"})
    file.write_text(write_house(replace(house, settings={"raising": "double-total"})), "utf-8")
    assert rules.take_in(file)
    assert rules.house.id == "x" and not rules.is_changed
    assert not rules.take_in(tmp_path)
    assert rules.is_fault


def test_an_unnamed_book_has_a_name_on_its_button(rules):
    rules.set_short("")
    assert house_view(rules).picked == "New book"


def test_a_book_that_has_gone_gives_way_to_the_first(rules):
    rules.use()
    assert rules.desk.book.id == "our-room"
    (rules.shelf.own / "our-room.toml").unlink()
    rules.refresh()
    assert rules.desk.book.id == "tda-2024"


# --- rows -----------------------------------------------------------------------------------------


def test_rows_are_shown_and_spoken(qtbot):
    assert qtbot
    rows = RowList()
    rows.show([Row("a", "A", ("b", "c")), Row("d", "D")])
    index = rows.index(0)
    assert index.data() == "A"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "A: b: c"
    assert index.data(ROW) == rows.row(0)
    assert index.data(Qt.ItemDataRole.FontRole) is None
    assert rows.data(QModelIndex()) is None
    assert (rows.place_of("d"), rows.place_of("x")) == (1, -1)
    assert rows.rowCount(index) == 0


@pytest.mark.parametrize("seed", range(3))
def test_rows_keep_the_promises_of_models(qtbot, seed):
    assert qtbot
    rng = random.Random(seed)
    rows = RowList()
    tester = QAbstractItemModelTester(rows, WARNING, rows)
    for _ in range(200):
        wanted = [Row(str(n), rng.choice("ab")) for n in range(rng.randint(0, 6))]
        rows.show(wanted)
        assert [rows.row(n) for n in range(rows.rowCount())] == wanted
    assert tester.parent() is rows


def test_an_empty_or_second_name_is_not_saved(rules):
    rules.set_short(" ")
    assert not rules.save()
    assert told(rules) == "Give the book a name first."
    rules.set_short("Our room")
    rules.save()
    rules.begin()
    rules.set_short("OUR ROOM")
    assert not rules.save()
    assert told(rules) == "There is a book of this name already: choose another."


def test_a_second_export_goes_to_another_machine_as_it_is(rules, tmp_path):
    assert rules.export(tmp_path / "a.toml")
    rules.save()
    assert rules.export(tmp_path / "b.toml")
    assert (tmp_path / "a.toml").read_text("utf-8") == (tmp_path / "b.toml").read_text("utf-8")
    assert rules.take_in(tmp_path / "b.toml")
    assert told(rules) == "“Our room” is here, in place of the one before."


def test_the_rules_of_the_house_are_in_its_own_folder(at, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    desk = at()
    rules = own_rules(desk, desk)
    assert rules.count >= len(SHOWN)
    assert tmp_path in rules.shelf.own.parents
    rules.refresh()
    assert rules.told == ()


def test_a_damaged_book_is_told_with_its_place(rules):
    rules.shelf.own.mkdir()
    (rules.shelf.own / "bad.toml").write_text("x =", "utf-8")
    rules.refresh()
    assert house_view(rules).damaged == "bad.toml: The end of this file is missing."


# --- what is not saved ----------------------------------------------------------------------------


def changed(rules, chosen="double-total"):
    rules.set("raising", chosen)
    return rules.house


@pytest.fixture
def two(rules):
    """Two books on the shelf; the second is under way."""
    for name in ("One", "Two"):
        rules.begin()
        rules.set_short(name)
        assert rules.save()
    return rules


def test_changes_to_a_book_are_there_again_when_it_is_taken_up_again(two):
    house = changed(two)
    two.edit("one")
    assert two.house.settings == {} and not two.is_changed
    assert ("two", "Two *") in house_view(two).books
    two.edit("two")
    assert two.house == house and two.is_changed
    assert told(two) == "“Two” is here as it was left: it is not saved yet."
    two.edit("two")
    assert two.house == house
    assert two.save()
    two.edit("one")
    assert ("two", "Two") in house_view(two).books


@pytest.mark.parametrize("change", ["raising", "name", "base"])
def test_a_book_that_was_begun_is_there_again(two, change):
    two.begin()
    match change:
        case "raising":
            changed(two)
        case "name":
            two.set_short("Three")
        case _:
            two.set_base("wsop-2026")
    house = two.house
    two.follow()
    assert two.house == house
    two.edit("one")
    assert house_view(two).books[-1] == ("", f"{house.name} *")
    two.begin()
    assert two.house == house and two.is_new
    two.begin()
    assert two.house == house and two.is_fault
    assert "save or remove it before" in told(two)
    assert house_view(two).can_remove and two.remove()
    assert not two.is_touched
    two.edit("one")
    assert house_view(two).books[-1] == ("", "Begin a new book")


def test_an_import_leaves_what_is_not_saved(two, tmp_path):
    file = tmp_path / "x.toml"
    house = HouseBook(id="x", short="X", extends="tda-2024", titles={"en": "X"})
    for book in (house, replace(house, id="two")):
        two.edit("two")
        mine = changed(two)
        file.write_text(write_house(book), "utf-8")
        assert two.take_in(file)
        assert two.house.id == book.id and not two.is_changed
        two.edit("two")
        assert two.house == mine and two.is_changed


def test_what_is_put_away_of_a_removed_book_goes_with_it(two, tmp_path):
    file = tmp_path / "x.toml"
    assert two.export(file)
    changed(two)
    assert two.take_in(file)
    assert "two" in two.drafts
    assert two.remove()
    assert two.drafts == {}


@pytest.mark.parametrize("how", ["gone", "circle"])
def test_what_is_put_away_never_extends_a_book_that_cannot_be(two, how):
    two.set_base("one")
    two.edit("one")
    if how == "gone":
        assert two.remove()
    else:
        two.set_base("two")
        assert two.save()
    two.edit("two")
    assert two.house.extends == "tda-2024"
    assert two.save()
    assert two.shelf.problems == ()


def test_a_book_whose_base_has_gone_from_the_folder_extends_the_usual_one(two):
    two.set_base("one")
    (two.shelf.own / "one.toml").unlink()
    two.refresh()
    assert two.house.extends == "tda-2024"
