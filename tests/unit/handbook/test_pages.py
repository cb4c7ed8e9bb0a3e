"""The handbook that is shipped: in every language every page, every link, every rule, every reason."""

from pathlib import Path

import pytest

from floorapp.engine.reasons import CODES
from floorapp.engine.rulebook import Citation
from floorapp.explain.book_text import SETTINGS
from floorapp.explain.catalogue import LANGUAGES
from floorapp.handbook.index import Index
from floorapp.handbook.library import read_families_of, read_handbook
from floorapp.handbook.otherwise import sayings, written
from floorapp.notation.demonstration import read_folders
from floorapp.places import resources

FOLDER = resources() / "handbook"


def broken_links(handbook, demonstrations):
    """Yield where there is a link to nothing that is there."""
    known = {"page": handbook.pages, "example": handbook.examples, "demo": demonstrations}
    for page in handbook.ordered():
        for link, line in page.links():
            scheme, _, name = link.partition(":")
            if name not in known.get(scheme, ()):
                yield f"{page.id}.md:{line}: {link}"


@pytest.fixture(scope="module")
def demonstrations():
    return {one.id: one for one in read_folders(resources() / "demonstrations", Path("-")).found}


@pytest.fixture(params=LANGUAGES)
def handbook(request):
    return read_handbook(FOLDER, request.param)


def test_every_page_is_there_and_whole(handbook):
    assert handbook.problems == ()
    assert list(handbook.pages) == [family.id for family in handbook.families]
    assert [page.title for page in handbook.ordered()] == [
        page.title for page in handbook.pages.values()
    ]


def test_no_page_is_without_its_family():
    families = {family.id for family in read_families_of(FOLDER).families}
    for language in LANGUAGES:
        assert {path.stem for path in (FOLDER / language).glob("*.md")} == families


def test_every_link_leads_somewhere(handbook, demonstrations):
    assert [*broken_links(handbook, demonstrations)] == []
    assert all(any(page.links()) for page in handbook.ordered())


def test_a_broken_link_is_found_with_its_line(demonstrations):
    handbook = read_handbook(FOLDER, "en")
    fewer = {name: line for name, line in handbook.examples.items() if name != "add-up"}
    handbook = type(handbook)(handbook.families, handbook.pages, fewer, ())
    (found,) = broken_links(handbook, demonstrations)
    assert found.startswith("reopening.md:") and found.endswith(": example:add-up")


def test_the_languages_say_the_same_with_the_same_links():
    pages = [read_handbook(FOLDER, language).pages for language in LANGUAGES]
    for page_id, page in pages[0].items():
        for other in pages[1:]:
            assert [link for link, _ in other[page_id].links()] == [
                link for link, _ in page.links()
            ]
            for section, blocks in page.sections.items():
                kinds = [block.kind for block in other[page_id].sections[section]]
                assert kinds == [block.kind for block in blocks], (page_id, section)


def test_every_example_is_linked_from_a_page(handbook):
    linked = {link for page in handbook.ordered() for link, _ in page.links()}
    assert {f"example:{name}" for name in handbook.examples} <= linked


def test_every_reason_has_one_page(handbook):
    explained = [code for family in handbook.families for code in family.reasons]
    assert sorted(explained) == sorted(CODES)


def test_every_setting_of_books_is_on_a_page(handbook):
    assert {name for family in handbook.families for name in family.settings} == set(SETTINGS)


def test_every_citation_of_every_book_has_a_page(handbook, books):
    index = Index(handbook.families, books.values())
    for book in books.values():
        for code in CODES:
            cited = (*book.citations.get(code, ()), *book.illustrations.get(code, ()))
            for citation in (*cited, Citation(book.name, None)):
                assert index.page_of(citation, (code,)) in handbook.pages, (book.id, citation)


def test_rules_lead_to_the_pages_that_a_floor_manager_expects(handbook, books):
    index = Index(handbook.families, books.values())
    expected = {
        ("TDA 2024", "47-A"): "reopening",
        ("TDA 2013", "41-B"): "reopening",
        ("WSOP 2026", "96.a"): "reopening",
        ("WSOP Live 2026", "175"): "reopening",
        ("TDA 2024", "43-A"): "raise-amounts",
        ("TDA 2024", "44"): "oversized-chip",
        ("WSOP 2026", "97"): "oversized-chip",
        ("TDA 2024", "45-A"): "several-chips",
        ("TDA 2024", "46-B"): "earlier-chips",
        ("TDA 2024", "51-B"): "undercalls",
        ("TDA 2024", "40-A"): "words-and-chips",
        ("TDA 2024", "55"): "words-that-do-not-fit",
        ("TDA 2024", "56"): "string-bets",
        ("TDA 2024", "53-B"): "out-of-turn",
        ("TDA 2024", "36"): "substantial-action",
        ("TDA 2024", "59-B"): "early-words",
        ("TDA 2024", "52-A"): "corrections",
        ("TDA 2024", "49"): "accepted-action",
        ("TDA 2024", "RP-11"): "blinds-and-antes",
        ("TDA 2024", "54-B"): "pot-limit",
        ("TDA 2024", "47-B"): "fixed-limit",
        ("TDA 2024", "48"): "fixed-limit",
        ("TDA 2024", "29"): "clock-and-chips",
        ("TDA 2024", "1"): "discretion",
        ("ASPT", "article, ex. 3"): "doubling",
    }
    assert {
        (book, rule): index.page_of(Citation(book, rule)) for book, rule in expected
    } == expected


def test_what_books_say_comes_from_the_books(handbook, books, speak):
    family = next(family for family in handbook.families if family.id == "words-and-chips")
    (saying,) = sayings(family, books.values(), speak("en"))
    assert saying.books == ("WSOP Live 2026",)
    assert saying.text == "Words correct the chips, whichever came first."


def test_where_it_is_written_names_the_books_in_their_order(handbook, books, speak):
    index = Index(handbook.families, books.values())
    found = written("oversized-chip", index, tuple(books.values()), speak("en"))
    assert found[0] == "TDA 2024 · 44"
    assert "WSOP 2026 · 97" in found
    some = written("oversized-chip", index, (), speak("en"))
    assert sorted(some) == sorted(found)


def test_a_handbook_that_is_not_there_is_told(tmp_path):
    found = read_handbook(tmp_path, "en")
    assert found.pages == {}
    assert [problem.place for problem in found.problems] == ["families.toml"]


def test_a_page_that_is_not_there_is_told_and_the_rest_is_read(tmp_path):
    (tmp_path / "en").mkdir()
    (tmp_path / "families.toml").write_text(
        'format = "floorapp-handbook/1"\n[[family]]\nid = "a"\n[[family]]\nid = "b"\n'
    )
    (tmp_path / "en" / "b.md").write_text("# B\nLead.\n")
    found = read_handbook(tmp_path, "en")
    assert list(found.pages) == ["b"]
    assert found.problems[0].place == "en/a.md"
