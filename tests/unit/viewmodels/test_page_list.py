"""The list of the handbook's pages, and what is found in it."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from floorapp.handbook.library import read_handbook
from floorapp.places import resources
from floorapp.viewmodels.page_list import PAGE_ROLE, PageList

WARNING = QAbstractItemModelTester.FailureReportingMode.Warning


@pytest.fixture
def pages(qtbot):
    assert qtbot

    def listed(language="en"):
        found = read_handbook(resources() / "handbook", language).ordered()
        model = PageList()
        model.tester = QAbstractItemModelTester(model, WARNING)
        model.show_pages(found, ["TDA 2024 47-A"] + [""] * (len(found) - 1))
        return model

    return listed


def test_every_page_has_its_title_and_lead(pages):
    model = pages()
    first = model.index(0)
    assert first.data() == "Re-opening the betting"
    assert first.data(PAGE_ROLE) == "reopening"
    assert first.data(Qt.ItemDataRole.AccessibleDescriptionRole).startswith("A seat that has acted")
    assert first.data(Qt.ItemDataRole.DecorationRole) is None
    assert model.rowCount(first) == 0
    assert model.data(QModelIndex()) is None


@pytest.mark.parametrize(
    ("language", "wanted", "found"),
    [
        ("en", "oversized", "oversized-chip"),
        ("en", "SHORT all-in  Opener", "reopening"),
        ("en", "2024 47-a", "reopening"),
        ("fr", "rouvrir encheres", "reopening"),
        ("fr", "jetons deja mises", "earlier-chips"),
        ("de", "STRING BETS", "string-bets"),
        ("de", "übergangen", "out-of-turn"),
        ("de", "ubergangen", "out-of-turn"),
    ],
)
def test_pages_are_found_by_every_word_without_accents_or_capitals(pages, language, wanted, found):
    model = pages(language)
    model.search(wanted)
    assert found in model.ids
    assert len(model.ids) < 12


def test_what_is_not_there_is_not_found_and_nothing_finds_all(pages):
    model = pages()
    everything = model.ids
    model.search("xyzzy")
    assert model.ids == ()
    model.search("xyzzy")
    model.search("")
    assert model.ids == everything
