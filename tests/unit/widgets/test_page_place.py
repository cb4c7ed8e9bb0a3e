"""The place of the table: one page at a time, and one that waits behind another."""

import pytest
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from floorapp.widgets.page_place import PagePlace


@pytest.fixture
def window(qtbot):
    """A window with a table and three pages."""
    shown = QWidget()
    qtbot.addWidget(shown)
    column, middle, table = QVBoxLayout(shown), QHBoxLayout(), QLabel("table")
    middle.addWidget(table)
    column.addLayout(middle)
    came_back = []
    place = PagePlace(column, lambda: came_back.append(True))
    place.furnish(middle, (table,))
    pages = [QLabel(name) for name in "abc"]
    for page in pages:
        place.add(page)
    shown.show()
    return shown, place, table, pages, came_back


def put_away(place, page, told=None):
    def run():
        if told is not None:
            told.append(page.text())
        place.leave(page)

    return run


def test_a_page_takes_the_place_and_gives_it_back(window):
    _, place, table, (a, *_), came_back = window
    place.take(a, put_away(place, a))
    assert place.page is a and a.isVisible() and not table.isVisible()
    place.leave(a)
    assert place.page is None and table.isVisible() and came_back == [True]


def test_another_page_puts_the_first_away(window):
    _, place, table, (a, b, _), came_back = window
    told = []
    place.take(a, put_away(place, a, told))
    place.take(b, put_away(place, b))
    assert told == ["a"] and place.page is b and not table.isVisible() and not came_back
    place.leave(a)
    assert place.page is b


def test_a_page_waits_behind_one_that_is_laid_over_it(window):
    _, place, table, (a, b, _), came_back = window
    told = []
    place.take(a, put_away(place, a, told))
    place.take(b, put_away(place, b), over=True)
    assert not told and b.isVisible() and not a.isVisible()
    place.leave(b)
    assert place.page is a and a.isVisible() and not came_back
    place.leave(a)
    assert table.isVisible() and came_back == [True]


def test_a_page_that_waits_may_be_put_away(window):
    _, place, table, (a, b, _), came_back = window
    place.take(a, put_away(place, a))
    place.take(b, put_away(place, b), over=True)
    place.leave(a)
    assert place.page is b and not came_back
    place.leave(b)
    assert place.page is None and table.isVisible() and not a.isVisible()


def test_a_page_that_waits_comes_to_the_front_when_it_is_opened(window):
    _, place, table, (a, b, _), _came_back = window
    told = []
    place.take(a, put_away(place, a))
    place.take(b, put_away(place, b, told), over=True)
    place.take(a, put_away(place, a))
    assert told == ["b"] and place.page is a and a.isVisible() and not b.isVisible()
    place.leave(a)
    assert place.page is None and table.isVisible()


def test_over_the_table_there_is_nothing_to_wait(window):
    _, place, table, (_a, _b, c), _came_back = window
    place.take(c, put_away(place, c), over=True)
    place.leave(c)
    assert place.page is None and table.isVisible()


def test_every_page_is_put_away_at_once(window):
    _, place, table, (a, b, c), came_back = window
    told = []
    place.take(a, put_away(place, a, told))
    place.take(b, put_away(place, b, told), over=True)
    place.take(c, lambda: told.append("stays"), over=True)
    place.clear()
    assert told == ["stays", "b", "a"] and place.page is None and table.isVisible()
    assert not (a.isVisible() or b.isVisible() or c.isVisible()) and came_back == [True]
