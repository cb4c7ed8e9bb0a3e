"""Lists on paper: any number of entries of any text, the heads on each page, nothing outside."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from floorapp.widgets import print_output
from floorapp.widgets.list_pdf import Column, list_pdf
from floorapp.widgets.print_page import A4_ACROSS
from floorapp.widgets.typeface import load_fonts
from tests.gui.paper import ink_outside, rasterised, sizes, told

pytestmark = pytest.mark.qt_log_ignore("OpenType support missing")

COLUMNS = (Column("No.", 1), Column("Ruling", 5), Column("Decision", 4))


@pytest.fixture(autouse=True)
def _typeface(qtbot):
    assert qtbot
    load_fonts()


def letters(data):
    """What a reader finds, without spaces: it guesses those, and columns mislead it."""
    return "".join(told(data).split())


def entries(count, times=1):
    return ((str(n), "C may fold or call 75. " * times, f"entry{n}") for n in range(1, count + 1))


def test_every_entry_is_there_and_the_heads_are_on_every_page():
    data = list_pdf("Incident log", COLUMNS, entries(120))
    pages, text = len(sizes(data)), letters(data)
    assert pages > 1
    assert all(f"entry{n}" in text for n in range(1, 121))
    assert text.count("Decision") == text.count("Incidentlog") == pages
    assert text.endswith(str(pages))
    for width, height in sizes(data):
        assert abs(width - 297 / 25.4 * 72) < 1 and abs(height - 210 / 25.4 * 72) < 1


def test_an_entry_longer_than_a_page_goes_on_on_the_next():
    data = list_pdf("Log", COLUMNS, entries(1, 900))
    assert len(sizes(data)) > 2
    assert letters(data).count("may") == 900


def test_a_list_without_entries_is_one_page():
    data = list_pdf("Log", COLUMNS, ())
    assert len(sizes(data)) == 1 and "Decision" in letters(data)


def test_entries_are_asked_for_as_pages_are_filled(monkeypatch):
    asked, painted = [], []
    paint = print_output.paint_page

    def counted():
        for entry in entries(200):
            asked.append(entry)
            yield entry

    def painting(painter, page):
        painted.append(len(asked))
        paint(painter, page)

    monkeypatch.setattr(print_output, "paint_page", painting)
    list_pdf("Log", COLUMNS, counted())
    assert len(asked) == 200
    assert painted[0] < 60 and painted == sorted(painted)


@settings(
    max_examples=25,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    st.text(max_size=200),
    st.lists(
        st.tuples(*[st.builds(lambda a, b: a * b, st.text(max_size=30), st.integers(0, 60))] * 3),
        max_size=8,
    ),
)
def test_any_text_stays_on_the_paper(title, rows):
    for image in rasterised(list_pdf(title, COLUMNS, rows)):
        assert not ink_outside(image, A4_ACROSS.content)
