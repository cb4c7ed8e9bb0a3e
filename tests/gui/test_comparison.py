"""The comparison of all books: opened from the ruling, by mouse or keyboard, and sent on."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from floorapp.explain.catalogue import LANGUAGES
from floorapp.viewmodels.comparison_model import ROW_ROLE
from floorapp.widgets.comparison_window import ComparisonWindow
from tests.gui.paper import told

pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.qt_log_ignore("OpenType support missing"),
]
SHORT = "100 a125 c a200 c "
LEFT = Qt.MouseButton.LeftButton


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


@pytest.fixture
def shown(set_up, hands) -> ComparisonWindow:
    hands.type(SHORT)
    hands.press(Qt.Key.Key_F4)
    window = set_up.looking_up.comparison.window
    assert window is not None and window.isVisible()
    settle()
    return window


def rows(window):
    model = window.table.model()
    return [model.index(n, 0).data(ROW_ROLE) for n in range(model.rowCount())]


def click_row(window, number):
    index = window.table.model().index(number, 1)
    window.table.scrollTo(index)
    QTest.mouseClick(window.table.viewport(), LEFT, pos=window.table.visualRect(index).center())


def test_it_opens_on_a_click_on_the_other_books(set_up, hands):
    hands.type(SHORT)
    hands.click(set_up.ruling.books)
    assert set_up.looking_up.comparison.is_open


def test_it_opens_from_the_end_of_a_ruling_that_has_no_room_for_them(set_up, hands):
    hands.type(SHORT)
    body = set_up.ruling.body
    body.show_ruling(set_up.shown_ruling, set_up.shown_ruling.comparisons, body.width(), 400)
    QTest.mouseClick(body, LEFT, pos=QPoint(30, body.minimumHeight() - 4))
    assert set_up.looking_up.comparison.is_open


def test_the_book_that_rules_is_first_and_those_that_differ_follow(shown):
    found = rows(shown)
    assert found[0].is_own and found[0].book_id == "tda-2024"
    assert [row.differs for row in found[1:4]] == [True, True, True]


def test_one_click_has_another_book_rule(shown, set_up):
    wanted = rows(shown)[1].book_id
    click_row(shown, 1)
    assert set_up.desk.book.id == wanted
    settle()
    assert rows(shown)[0].book_id == wanted
    click_row(shown, 0)
    assert set_up.desk.book.id == wanted


def test_the_keyboard_goes_through_the_rows_and_enter_chooses(shown, set_up):
    assert shown.table.hasFocus()
    QTest.keyClick(shown.table, Qt.Key.Key_Down)
    assert set_up.desk.book.id == "tda-2024"
    wanted = rows(shown)[1].book_id
    QTest.keyClick(shown.table, Qt.Key.Key_Return)
    assert set_up.desk.book.id == wanted
    QTest.keyClick(shown.table, Qt.Key.Key_Tab)
    assert not shown.table.hasFocus()


def test_it_follows_the_dispute_and_the_language(shown, set_up, hands, qtbot):
    hands.type("c")
    qtbot.waitUntil(lambda: rows(shown)[0].ruling.startswith(set_up.shown_ruling.headline))
    set_up.context.language_picked.emit("de")
    qtbot.waitUntil(lambda: shown.windowTitle() == "Vergleichen")
    assert shown.table.model().headerData(0, Qt.Orientation.Horizontal) == "Regelwerk"


def test_an_act_in_dispute_is_compared(set_up, hands):
    hands.type("100 i")
    set_up.door.editing.tell(chips=(500,))
    set_up.commands["compare"].trigger()
    window = set_up.looking_up.comparison.window
    assert window is not None
    assert rows(window)[0].ruling.startswith("This is a call")


def test_the_text_is_copied(shown):
    QTest.mouseClick(shown.copy, LEFT)
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("Comparison of the rule books")
    assert all(row.book in copied for row in rows(shown))
    assert shown.message.text() == "The text is copied."


def test_text_and_pdf_are_saved(shown, tmp_path):
    shown.save(tmp_path / "x.txt")
    assert "ASPT · differs" in (tmp_path / "x.txt").read_text(encoding="utf-8")
    shown.save(tmp_path / "x.pdf")
    data = (tmp_path / "x.pdf").read_bytes()
    assert data.startswith(b"%PDF")
    letters = "".join(told(data).split())
    assert all("".join(row.ruling.split()) in letters for row in rows(shown)[:1])
    assert str(tmp_path) in shown.message.text()
    shown.save(tmp_path / "none" / "x.pdf")
    assert "There is no folder" in shown.message.text()


@pytest.mark.parametrize(("button", "ending"), [("pdf", ".pdf"), ("text", ".txt")])
def test_a_name_is_asked_for_beside_the_ruling(button, ending, shown, tmp_path):
    QTest.mouseClick(getattr(shown, button), LEFT)
    dialog = shown.dialog
    assert dialog is not None and not dialog.isModal()
    dialog.fileSelected.emit(str(tmp_path / f"y{ending}"))
    assert (tmp_path / f"y{ending}").exists()
    dialog.close()


def test_it_closes_with_escape_and_with_the_window(shown, set_up):
    QTest.keyClick(shown.table, Qt.Key.Key_Escape)
    assert not shown.isVisible()
    set_up.commands["compare"].trigger()
    assert shown.isVisible()
    set_up.close()
    assert not shown.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "percent"), [((880, 440), 100), ((1180, 720), 100), ((1180, 720), 200)]
)
def test_no_text_is_cut(language, size, percent, shown, set_up):
    set_up.look.set_text_size(percent)
    set_up.context.language_picked.emit(language)
    shown.resize(*size)
    settle()
    table, head = shown.table, shown.table.horizontalHeader()
    for column in range(table.model().columnCount()):
        assert head.sectionSizeHint(column) <= table.columnWidth(column), column
    if percent == 100:
        assert sum(table.columnWidth(n) for n in range(6)) <= table.viewport().width()
    delegate = table.itemDelegate()
    for row in range(table.model().rowCount()):
        for column in range(table.model().columnCount()):
            index = table.model().index(row, column)
            box = delegate.needed(index)
            assert box.height() <= table.rowHeight(row), index.data()
            assert box.width() <= table.columnWidth(column), index.data()
