"""The handbook beside the ruling: from every citation, by search, and back to the table."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from floorapp.engine.rulebook import Citation
from floorapp.explain.catalogue import LANGUAGES
from floorapp.explain.cited import Cited
from floorapp.viewmodels.page_list import PAGE_ROLE
from floorapp.widgets import theme
from floorapp.widgets.handbook_window import HandbookWindow
from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
SHORT = "100 a125 c a200 c "
LEFT = Qt.MouseButton.LeftButton
CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


def opened(window: MainWindow) -> HandbookWindow:
    """The handbook, which must be there."""
    shown = window.looking_up.handbook.window
    assert shown is not None and shown.isVisible()
    return shown


def page_id(window: MainWindow) -> str:
    reading = window.looking_up.handbook.reading
    assert reading is not None
    return reading.page_id


def chips(body) -> list[QPoint]:
    """Where the citations of a painted body are."""
    return [box.center() for chips in body.citations for box in chips.boxes]


def settle(qtbot) -> None:
    for _ in range(4):
        QApplication.processEvents()
    assert qtbot


def type_into(widget, text: str) -> None:
    QTest.keyClicks(widget, text)


# --- from a ruling to its page --------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "pages"),
    [
        (SHORT, ["reopening", "raise-amounts"]),
        ("x a60 c ", ["reopening"]),
        ("a150 ", ["raise-amounts"]),
        ("", None),
    ],
)
def test_one_click_on_a_citation_opens_its_page(line, pages, set_up, hands):
    hands.type(line)
    body = set_up.ruling.body
    found = []
    for point in chips(body):
        hands.click(body, point)
        found.append(page_id(set_up))
    assert found
    if pages is not None:
        assert set(pages) <= set(found)


def test_a_click_beside_the_citations_opens_nothing(set_up, hands):
    hands.type(SHORT)
    body = set_up.ruling.body
    hands.click(body, chips(body)[0] - QPoint(0, 40))
    QTest.mouseClick(body, Qt.MouseButton.RightButton, pos=chips(body)[0])
    assert set_up.looking_up.handbook.window is None


def test_one_key_opens_the_page_of_the_ruling_on_the_table(set_up, hands):
    hands.type(SHORT)
    hands.press(Qt.Key.Key_F3)
    assert page_id(set_up) == "reopening"
    assert opened(set_up).focusWidget() is opened(set_up).page


def test_citations_are_chosen_with_the_arrows_and_opened_with_enter(set_up, hands):
    hands.type(SHORT)
    hands.tab_to(set_up.ruling.below)
    body = set_up.ruling.body
    assert body.hits.marked == 0
    hands.press(Qt.Key.Key_Right)
    assert body.hits.marked == 1
    assert set_up.ruling.below.accessibleDescription() == body.citations[0].texts[1]
    number = next(n for n, one in enumerate(body.cited.citations) if one.rule == "43-A")
    while body.hits.marked != number:
        hands.press(Qt.Key.Key_Right)
    hands.press(Qt.Key.Key_Return)
    assert page_id(set_up) == "raise-amounts"


def test_the_ring_goes_with_the_keyboard(set_up, hands):
    hands.type(SHORT)
    hands.tab_to(set_up.ruling.below)
    hands.press(Qt.Key.Key_Left)
    last = len(set_up.ruling.body.cited.citations) - 1
    assert set_up.ruling.body.hits.marked == last
    hands.press(Qt.Key.Key_Tab)
    assert set_up.ruling.body.hits.marked is None


def test_the_pointer_shows_what_can_be_clicked(set_up, hands):
    hands.type(SHORT)
    body = set_up.ruling.body
    QTest.mouseMove(body, chips(body)[1])
    assert body.hits.marked == 1
    assert body.cursor().shape() == Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(body, QPoint(2, 2))
    assert body.hits.marked is None
    assert body.hits.tip == "Open the handbook (F3)"


def test_an_act_in_dispute_leads_to_its_page_by_mouse_and_by_keyboard(set_up, hands):
    hands.type("100 i")
    page = set_up.door.page
    assert page is not None
    set_up.door.editing.tell(chips=(500,))
    QApplication.processEvents()
    body = page.result.body
    hands.click(body, chips(body)[0])
    assert page_id(set_up) == "oversized-chip"
    opened(set_up).close()
    set_up.activateWindow()
    set_up.door.editing.tell(chips=(100, 25))
    body.setFocus()
    hands.press(Qt.Key.Key_Return)
    assert page_id(set_up) == "several-chips"
    opened(set_up).close()
    hands.press(Qt.Key.Key_F3)
    assert page_id(set_up) == "several-chips"


def test_the_bets_as_found_lead_to_their_page(set_up, hands):
    hands.type(SHORT)
    set_up.commands["snapshot"].trigger()
    page = set_up.snapshot.page
    assert page is not None and set_up.snapshot.cited is not None
    QApplication.processEvents()
    hands.click(page.result.body, chips(page.result.body)[0])
    assert page_id(set_up) in set_up.looking_up.handbook.reading.handbook.pages


def test_from_every_demonstration_the_page_is_one_click_or_key_away(set_up, hands):
    """Every ruling that is shipped, on the screen."""
    shown = set_up.demos.demonstrations().found
    handbook = set_up.looking_up.handbook
    for one in shown[:: max(1, len(shown) // 25)]:
        set_up.desk.open(one.at(None))
        hands.press(Qt.Key.Key_F3)
        cited = set_up.ruling.body.cited
        assert page_id(set_up) in handbook.reading.handbook.pages, one.id
        body = set_up.ruling.body
        for number, point in enumerate(chips(body)):
            handbook.reading.go("discretion")
            QTest.mouseClick(body, LEFT, pos=point)
            wanted = cited.citations[number]
            assert page_id(set_up) == (
                handbook.reading.index.page_of(wanted, cited.codes) or "discretion"
            ), (one.id, wanted)


# --- reading --------------------------------------------------------------------------------


@pytest.fixture
def book(set_up, hands, qtbot) -> HandbookWindow:
    """The handbook, opened by its command."""
    hands.type(SHORT)
    set_up.commands["handbook"].trigger()
    shown = opened(set_up)
    shown.activateWindow()
    settle(qtbot)
    return shown


def test_a_search_narrows_the_list_and_enter_opens_what_is_found(book, set_up):
    QTest.keyClick(book, Qt.Key.Key_F, CONTROL)
    assert book.wanted.hasFocus()
    type_into(book.wanted, "hidden")
    assert book.list.model().rowCount() < 5
    QTest.keyClick(book.wanted, Qt.Key.Key_Return)
    assert page_id(set_up) == "clock-and-chips"
    assert book.page.hasFocus()


def test_the_arrows_go_through_the_list_from_the_search(book, set_up):
    QTest.keyClick(book, Qt.Key.Key_F, CONTROL)
    QTest.keyClick(book.wanted, Qt.Key.Key_Down)
    assert page_id(set_up) == "raise-amounts"
    QTest.keyClick(book.wanted, Qt.Key.Key_Up)
    QTest.keyClick(book.wanted, Qt.Key.Key_Up)
    assert page_id(set_up) == "reopening"


def test_what_is_not_found_is_said_and_escape_ends_the_search(book, set_up):
    QTest.keyClick(book, Qt.Key.Key_F, CONTROL)
    type_into(book.wanted, "xyzzy")
    assert book.told.isVisible()
    QTest.keyClick(book.wanted, Qt.Key.Key_Return)
    QTest.keyClick(book.wanted, Qt.Key.Key_Down)
    assert page_id(set_up) == "reopening"
    QTest.keyClick(book.wanted, Qt.Key.Key_Escape)
    assert book.wanted.text() == "" and not book.told.isVisible() and book.isVisible()
    QTest.keyClick(book.wanted, Qt.Key.Key_Escape)
    assert not book.isVisible()


def test_a_click_in_the_list_opens_a_page_and_the_way_leads_back(book, set_up):
    row = next(
        n
        for n in range(book.list.model().rowCount())
        if book.list.model().index(n, 0).data(PAGE_ROLE) == "oversized-chip"
    )
    index = book.list.model().index(row, 0)
    QTest.mouseClick(book.list.viewport(), LEFT, pos=book.list.visualRect(index).center())
    assert page_id(set_up) == "oversized-chip"
    QTest.mouseClick(book.back, LEFT)
    assert page_id(set_up) == "reopening" and not book.back.isEnabled()
    QTest.keyClick(book, Qt.Key.Key_Right, ALT)
    assert page_id(set_up) == "oversized-chip"
    QTest.keyClick(book, Qt.Key.Key_Left, ALT)
    assert page_id(set_up) == "reopening"


def test_an_example_is_followed_by_the_keyboard_and_undo_leads_back(book, set_up):
    before = set_up.desk.dispute.text
    QTest.keyClick(book.page, Qt.Key.Key_Tab)
    QTest.keyClick(book.page, Qt.Key.Key_Return)
    assert "A may fold" in set_up.shown_ruling.headline or set_up.desk.situation.acts
    assert set_up.desk.dispute.text != before
    set_up.actions_set.undo.trigger()
    assert set_up.desk.dispute.text == before


def test_an_example_is_followed_by_the_mouse(book, set_up):
    cursor = book.page.document().find("one chip short")
    cursor.setPosition(cursor.selectionStart() + 3, QTextCursor.MoveMode.MoveAnchor)
    book.page.setTextCursor(cursor)
    book.page.ensureCursorVisible()
    QTest.mouseClick(book.page.viewport(), LEFT, pos=book.page.cursorRect(cursor).center())
    assert set_up.desk.answer.options.may_wager is False


def test_a_demonstration_is_played_and_the_dispute_is_there_again(book, set_up):
    before = set_up.desk.dispute.text
    book.page.anchorClicked.emit(QUrl("demo:tda44-call"))
    assert set_up.demos.is_playing
    book.page.anchorClicked.emit(QUrl("demo:tda44-last-chip"))
    assert set_up.demos.is_playing
    book.page.anchorClicked.emit(QUrl("example:opening"))
    assert not set_up.demos.is_playing
    assert set_up.desk.dispute.text != before
    set_up.actions_set.undo.trigger()
    assert set_up.desk.dispute.text == before


def test_nothing_is_ever_loaded_from_elsewhere(book, set_up):
    assert book.page.loadResource(2, QUrl("https://example.org/x.png")) is None
    before = page_id(set_up), set_up.desk.dispute.text
    book.page.anchorClicked.emit(QUrl("https://example.org"))
    assert (page_id(set_up), set_up.desk.dispute.text) == before


def test_language_and_book_of_the_desk_are_followed(book, set_up, qtbot):
    set_up.context.language_picked.emit("de")
    settle(qtbot)
    assert book.windowTitle() == "Handbuch"
    assert "Die Setzrunde wieder eröffnen" in book.page.toPlainText()
    set_up.context.book_picked.emit("aspt-doubling")
    settle(qtbot)
    assert "ASPT: Spieler A darf" in book.page.toPlainText()


def test_it_closes_with_escape_and_with_the_window(book, set_up):
    QTest.keyClick(book.page, Qt.Key.Key_Escape)
    assert not book.isVisible()
    set_up.commands["handbook"].trigger()
    assert book.isVisible()
    set_up.close()
    assert not book.isVisible()


# --- every page -----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(620, 420), (1060, 760)])
def test_every_page_is_rendered_whole_in_every_language(language, size, book, set_up, qtbot):
    set_up.context.language_picked.emit(language)
    settle(qtbot)
    book.resize(*size)
    handbook = set_up.looking_up.handbook
    known = {f"demo:{one.id}" for one in set_up.demos.demonstrations().found}
    known |= {f"example:{name}" for name in handbook.reading.handbook.examples}
    known |= {f"page:{one}" for one in handbook.reading.handbook.pages}
    for one in handbook.reading.handbook.ordered():
        handbook.reading.go(one.id)
        QApplication.processEvents()
        shown = book.page.toPlainText()
        assert all(plain(text) in shown for text in (one.title, one.lead))
        assert "](" not in shown and "**" not in shown
        assert book.page.horizontalScrollBar().maximum() == 0, (one.id, size)
        assert book.list.horizontalScrollBar().maximum() == 0
        assert links(book) <= known


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_title_in_the_list_is_cut(language, percent, book, set_up, qtbot):
    set_up.look.set_text_size(percent)
    set_up.context.language_picked.emit(language)
    settle(qtbot)
    room = book.list.viewport().width()
    for row in range(book.list.model().rowCount()):
        index = book.list.model().index(row, 0)
        needed = QRect(0, 0, room - 28, 9999)
        flags = Qt.TextFlag.TextWordWrap
        box = book.list.fontMetrics().boundingRect(needed, flags, index.data())
        row_box = book.list.visualRect(index)
        assert box.width() <= room - 28 and box.height() + 16 <= row_box.height(), index.data()


@pytest.mark.parametrize("worn", [theme.DARK, theme.LIGHT])
def test_it_wears_the_theme_of_the_window(worn, book, set_up):
    set_up.context.theme_picked.emit(worn.name)
    assert worn.text in book.page.toHtml()


def plain(text: str) -> str:
    """A text as Qt gives it back: without its no-break spaces."""
    return text.replace("\xa0", " ")


def links(book: HandbookWindow) -> set[str]:
    """Every link of the page that is shown."""
    found: set[str] = set()
    block = book.page.document().begin()
    while block.isValid():
        it = block.begin()
        while not it.atEnd():
            form = it.fragment().charFormat()
            if form.isAnchor():
                found.add(form.anchorHref())
            it += 1
        block = block.next()
    return found


def test_hands_are_counted(set_up: MainWindow, hands: Hands) -> None:
    """From a ruling to the page that explains it is one click."""
    hands.type(SHORT)
    before = hands.clicks
    hands.click(set_up.ruling.body, chips(set_up.ruling.body)[0])
    assert hands.clicks - before == 1


def test_the_reason_on_a_button_leads_to_its_page(set_up, hands):
    hands.type("100 ")
    bar, button = set_up.bar, set_up.bar.buttons["check"]
    assert not button.isEnabled()
    centre = button.geometry().center()
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(bar, QContextMenuEvent(reason, centre, bar.mapToGlobal(centre)))
    hands.click_entry("Handbook")
    assert page_id(set_up) == "words-that-do-not-fit"


def test_a_button_without_reasons_has_no_menu(set_up, hands):
    hands.type("100 ")
    assert set_up.bar.menu_at(set_up.bar.buttons["fold"].geometry().center()) is None
    assert set_up.bar.menu_at(QPoint(1, 1)) is None


def test_the_ruling_of_a_quiz_leads_to_its_page(set_up, qtbot):
    set_up.commands["quiz"].trigger()
    body = set_up.quiz.window.panel.ruling.body
    cited = Cited((Citation("TDA 2024", "44"),), ("oversized-chip",))
    body.explained.emit(cited, 0)
    assert page_id(set_up) == "oversized-chip"
    set_up.quiz.close()
    settle(qtbot)


def test_a_ruling_to_be_recorded_leads_to_its_page(set_up, hands):
    hands.type(SHORT)
    set_up.commands["record"].trigger()
    QApplication.processEvents()
    body = set_up.record.page.result.body
    hands.click(body, chips(body)[0])
    assert page_id(set_up) == "reopening"
    opened(set_up).page.anchorClicked.emit(QUrl("example:opening"))
    assert not set_up.record.is_open
