"""The other books under the ruling, and paragraphs that end between two lines."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from floorapp.viewmodels.ruling_view import Comparison
from floorapp.widgets import theme
from floorapp.widgets.book_lines import BookLines
from floorapp.widgets.paragraph import set_paragraph
from floorapp.widgets.typeface import font

OTHERWISE = Comparison(("A", "B"), "no", same=False, line="A, B: differs: C may not raise")
SAME = Comparison(("C",), "same", same=True, line="C: same")


@pytest.fixture
def lines(qtbot: QtBot) -> BookLines:
    shown = BookLines(theme.DARK)
    qtbot.addWidget(shown)
    shown.resize(400, 100)
    return shown


def test_each_answer_is_written_and_told_to_a_screen_reader(lines: BookLines) -> None:
    lines.show_lines((OTHERWISE, SAME), 400)
    assert lines.texts == (OTHERWISE.line, SAME.line)
    assert lines.accessibleDescription() == f"{OTHERWISE.line}\n{SAME.line}"


def test_a_narrow_list_is_higher(lines: BookLines) -> None:
    wide, narrow = lines.show_lines((OTHERWISE,), 600), lines.show_lines((OTHERWISE,), 150)
    assert narrow > wide > lines.show_lines((), 600)


def test_without_other_books_nothing_is_there(lines: BookLines) -> None:
    lines.show_lines((), 400)
    assert lines.isHidden()


def test_a_larger_type_needs_more_height(lines: BookLines) -> None:
    before = lines.announce("Other books: 3 of 10 differ", 400)
    lines.set_theme(theme.DARK.scaled(2))
    assert lines.announce("Other books: 3 of 10 differ", 800) > before


def test_the_lines_of_a_paragraph_follow_each_other(lines: BookLines) -> None:
    assert lines
    paragraph = set_paragraph("one two three four five", font(14), "#000000", QRectF(0, 7, 60, 0))
    found = paragraph.lines()
    assert len(found) > 1 and found[0][0] == 7
    assert all(above[1] == below[0] for above, below in pairwise(found))
    assert found[-1][1] == pytest.approx(paragraph.bottom)
