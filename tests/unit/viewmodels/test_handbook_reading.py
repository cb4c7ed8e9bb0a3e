"""Reading the handbook: pages, the way back, links, examples ruled on as the book rules."""

from pathlib import Path

import pytest

from floorapp.engine.replay import replay
from floorapp.engine.rulebook import Citation
from floorapp.explain.cited import Cited
from floorapp.explain.headline import headline
from floorapp.notation.demonstration import read_folders
from floorapp.places import resources
from floorapp.viewmodels.handbook_reading import HandbookReading, page_on
from floorapp.viewmodels.handbook_text import read_example


@pytest.fixture(scope="module")
def shown():
    return {one.id: one for one in read_folders(resources() / "demonstrations", Path("-")).found}


@pytest.fixture
def reading(at, shown):
    def read(language="en", **more):
        desk = at(language=language)
        found = HandbookReading(desk, lambda: shown, desk, **more)
        found.desk = desk
        return found

    return read


def parts(page):
    return {part.title: part.entries for part in page.parts}


def test_it_begins_with_the_first_page_or_with_the_one_that_is_wanted(reading):
    assert reading().page_id == "reopening"
    wanted = reading(first="doubling")
    assert wanted.page_id == "doubling" and not wanted.can_go_back


def test_the_way_leads_back_and_forward_again(reading, qtbot):
    found = reading()
    with qtbot.waitSignals([found.changed] * 2):
        found.go("doubling")
        found.follow("page:pot-limit")
    assert found.page_id == "pot-limit" and found.can_go_back and not found.can_go_on
    found.back()
    assert found.page_id == "doubling" and found.can_go_on
    found.on()
    assert found.page_id == "pot-limit"
    found.on()
    found.back()
    found.back()
    found.back()
    assert found.page_id == "reopening" and not found.can_go_back
    found.go("discretion")
    assert not found.can_go_on
    with qtbot.assertNotEmitted(found.changed):
        found.go("discretion")
        found.go("nowhere")


def test_links_lead_to_examples_and_demonstrations(reading, qtbot):
    found = reading()
    with qtbot.waitSignal(found.situation_wanted) as situation:
        found.follow("example:add-up")
    assert len(situation.args[0].acts) == 5
    with qtbot.waitSignal(found.demonstration_wanted) as wanted:
        found.follow("demo:tda44-call")
    assert wanted.args == ["tda44-call"]
    with qtbot.assertNotEmitted(found.situation_wanted):
        for link in ("example:none", "demo:none", "page:none", "https://a.b", ""):
            found.follow(link)


def test_an_example_says_what_the_book_in_force_rules(reading):
    found = reading()
    first = parts(found.page())["Examples"][0]
    assert first.outcome == "TDA 2024: A may fold, call 100 or raise to 300 or more."
    found.desk.set_book("aspt-doubling")
    found.refresh()
    first = parts(found.page())["Examples"][0]
    assert first.outcome == "ASPT: A may fold, call 100 or raise to 400 or more."


def test_a_demonstration_says_what_its_own_book_rules(reading):
    found = reading(first="doubling")
    first = parts(found.page())["Examples"][0]
    assert first.outcome.startswith("ASPT: ")


def test_where_a_round_is_over_the_pots_are_told(reading):
    found = reading(first="all-in-and-pots")
    first = parts(found.page())["Examples"][0]
    assert first.outcome.endswith(
        " over. Main pot: earlier streets + 1,200 (A, B, C) · Side pot 1 · 1,200: A, C"
    )


def test_an_example_is_read_as_the_desk_reads_it(at, books):
    line = "50/100 A,B,C,D preflop: a150 r400"
    desk = at(f"{line} ")
    answer = replay(read_example(line, books["tda-2024"]), books["tda-2024"])
    assert answer.table.level == desk.replay.table.level == 400
    assert answer.situation.acts == desk.situation.acts


def test_a_page_has_what_the_books_say_and_where(reading):
    page = parts(reading(first="oversized-chip").page())
    assert "What the books say" not in page
    assert "TDA 2024 · 44" in [span.text for span in page["Where it is written"][0].spans]
    page = parts(reading(first="substantial-action").page())
    assert page["What the books say"][0].spans[0].text == "WSOP Live 2026:"
    page = parts(reading(first="turn-and-round").page())
    assert page["Where it is written"][0].kind == "text"


def test_demonstrations_of_the_family_are_listed_once(reading, shown):
    page = parts(reading().page())
    links = [
        span.link
        for name in ("Examples", "More demonstrations")
        for e in page[name]
        for span in e.spans
    ]
    links = [link for link in links if link]
    assert len(links) == len(set(links))
    assert "demo:tda47-ex2" in links
    assert all(link.partition(":")[2] in shown for link in links if link.startswith("demo:"))


def test_every_demonstration_is_on_a_page(reading, shown):
    found = reading()
    linked = set()
    for page_id in found.handbook.pages:
        found.go(page_id)
        linked |= {
            span.link for part in found.page().parts for e in part.entries for span in e.spans
        }
    assert {f"demo:{one}" for one in shown} <= linked


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_page_is_whole_in_every_language(reading, language):
    found = reading(language)
    for page_id in found.handbook.pages:
        found.go(page_id)
        page = found.page()
        assert page.title and page.lead and len(page.parts) >= 5
        for part in page.parts:
            assert part.title and part.entries
    examples = [e for part in found.page().parts for e in part.entries if e.outcome]
    assert examples


def test_every_example_comes_to_something(reading):
    found = reading()
    for page_id in found.handbook.pages:
        found.go(page_id)
        for entry in parts(found.page())["Examples"]:
            assert entry.outcome, (page_id, entry)


def test_another_language_shows_the_same_page(reading):
    found = reading()
    found.go("several-chips")
    found.desk.set_language("de")
    found.refresh()
    assert found.page().title == "Mehrere Chips ohne Ansage"
    found.search("Bewegung")
    assert "string-bets" in found.pages.ids


def test_pages_are_found_by_the_number_of_a_rule(reading):
    found = reading()
    found.search("tda 2024 47-B")
    assert found.pages.ids == ("fixed-limit",)


def test_without_pages_there_is_no_page(at, monkeypatch, tmp_path):
    monkeypatch.setattr("floorapp.viewmodels.handbook_reading.resources", lambda: tmp_path)
    found = HandbookReading(at(), dict)
    assert found.page() is None and found.page_id == ""
    found.back()
    found.on()


def test_what_a_ruling_cites_leads_to_its_page(books):
    cited = Cited((Citation("TDA 2024", "47-A"), Citation("TDA 2024", "43-A")), ("reopened",))
    assert page_on(cited, 0, books) == "reopening"
    assert page_on(cited, 1, books) == "raise-amounts"
    assert page_on(cited, 7, books) == "reopening"
    assert page_on(Cited((Citation("X", None),), ("pot-unknown",)), 0, books) == "pot-limit"
    assert page_on(Cited(), 0, books) is None


def test_headline_is_what_an_outcome_says(at, speak, books):
    desk = at("50/100 A,B,C flop: x a60 c ")
    assert headline(desk.answer, speak("en")) == "A may fold or call 60."
    assert books
