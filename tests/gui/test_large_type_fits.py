"""Large type in any window: no part of a page or line of a button beyond what can be seen."""

from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from floorapp.explain.catalogue import LANGUAGES
from floorapp.widgets.action_button import _INSET as INSET
from floorapp.widgets.action_button import ActionButton
from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands

pytestmark = pytest.mark.broad
LINE = "1000/2000/2000 A,B,C,D,E flop: b2000 a2500 c a4000 c c "
SIZES = ((1110, 600), (1280, 800), (1440, 900), (1920, 1080))
TEXT_SIZES = (100, 150, 175, 200)


def cut_at_the_side(page: QWidget) -> list[str]:
    """Return what is not to be seen in its whole width, wherever it is scrolled to in height."""
    found = []
    for part in page.findChildren(QWidget):
        if not part.isVisible() or part.size().isEmpty() or type(part) is QWidget:
            continue  # what only holds others may reach further: its margin does
        left, right, inside = 0, part.width(), part
        while inside is not page:
            parent = inside.parentWidget()
            left, right = left + inside.x(), right + inside.x()
            if left < 0 or right > parent.width():
                text = getattr(part, "text", str)()
                found.append(f"{type(part).__name__} “{text}” {left}..{right}")
                break
            inside = parent
    return found


def open_page(window: MainWindow, name: str) -> QWidget:
    """Open a page, and let it be painted."""
    if name == "what happened":
        window.door.open()
        window.door.editing.push("pushed", 5000)
    else:
        window.commands[{"bets": "snapshot"}.get(name, name)].trigger()
    QApplication.processEvents()
    page = window._place.page
    assert page is not None
    return page


def sizes_of_type(page: QWidget) -> set[tuple[str, int]]:
    """Return the kinds of what is shown on a page, with the size of their type."""
    shown = filter(QWidget.isVisible, page.findChildren(QWidget))
    return {(type(part).__name__, part.font().pixelSize()) for part in shown}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opened", ["what happened", "bets", "record", "levels", "house"])
def test_no_part_of_a_page_is_cut_at_the_side(
    window: MainWindow, opened: str, language: str
) -> None:
    window.context.language_picked.emit(language)
    window.desk.type_line(LINE)
    open_page(window, opened)
    for (wide, high), percent in product(SIZES, TEXT_SIZES):
        window.resize(wide, high)
        window.look.set_text_size(percent)
        QApplication.processEvents()
        page = window._place.page
        assert page is not None
        assert cut_at_the_side(page) == [], (wide, high, percent)


@pytest.mark.parametrize("opened", ["what happened", "bets", "record", "levels", "house"])
def test_a_page_is_written_as_before_when_larger_type_is_taken_back(
    window: MainWindow, hands: Hands, opened: str
) -> None:
    window.desk.type_line(LINE)
    open_page(window, opened)
    hands.press(Qt.Key.Key_Escape)
    before = sizes_of_type(open_page(window, opened))
    window.look.set_text_size(200)
    QApplication.processEvents()
    hands.press(Qt.Key.Key_Escape)
    window.look.set_text_size(100)
    assert sizes_of_type(open_page(window, opened)) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", [LINE, "flop: b100 a125 c a200 c c ", "flop: "])
def test_no_line_of_a_button_is_cut_above_or_below(
    window: MainWindow, line: str, language: str
) -> None:
    window.context.language_picked.emit(language)
    window.desk.type_line(line)
    for (wide, high), percent in product(SIZES, TEXT_SIZES):
        window.resize(wide, high)
        window.look.set_text_size(percent)
        QApplication.processEvents()
        buttons = window.bar.findChildren(ActionButton)
        for button in filter(ActionButton.isVisible, buttons):
            faces, titles, details = button._lines_in(button.width() - 2 * INSET)
            told = (wide, high, percent, titles, details)
            assert sum(face.height for face in faces) <= button.height(), told
            assert titles, told
