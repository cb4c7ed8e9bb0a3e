"""A ruling is recorded: with one key more, or with what is said about it, by keyboard or mouse."""

import pytest
from PySide6.QtCore import SIGNAL, QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from floorapp.app import make_window
from floorapp.engine.problems import problem
from floorapp.explain.catalogue import LANGUAGES
from floorapp.records.incident_log import IncidentLog
from floorapp.widgets import theme
from floorapp.widgets.theme import TOUCH
from tests.gui.hands import Hands
from tests.gui.test_every_window_is_accessible import stops

CTRL = Qt.KeyboardModifier.ControlModifier
HOSTILE = "<b>x</b> <img src='http://example.org/x.png'> \u202eesrever"
SIZES = (QSize(1110, 600), QSize(1280, 800), QSize(3840, 2160))


@pytest.fixture
def hands(qtbot, logged):
    return Hands(qtbot, logged)


@pytest.fixture
def log(log_path):
    """The log, as another program sees it."""
    opened = []

    def now():
        if not opened:
            opened.append(IncidentLog.open(log_path))
        return opened[0]

    yield now
    for each in opened:
        each.close()


def again(hands):
    hands.press(Qt.Key.Key_Return, CTRL)


def page(window):
    found = window.record.page
    assert found is not None and found.isVisible()
    return found


def test_nothing_of_it_is_made_before_it_is_asked_for(logged):
    assert logged.record.page is None and logged.record.log.window is None
    assert not logged.record.close()


def test_one_key_opens_and_one_key_more_records_as_the_book_says(logged, hands, log):
    again(hands)
    assert page(logged).isVisible() and not logged.felt.isVisible()
    assert page(logged).form.decisions.buttons["book"].hasFocus()
    again(hands)
    assert hands.keys == 2
    assert logged.felt.isVisible() and logged.entry.edit.hasFocus()
    assert logged.notice.isVisible() and logged.notice.label.text() == "Recorded as no. 1."
    entry = log().entry(1).entry
    assert entry.decision == entry.headline == "C may fold or call 75. C may not raise."


def test_the_confirmation_is_quiet(logged, hands):
    logged.show_notice("A book could not be read.")
    for _ in range(3):
        again(hands)
        again(hands)
    assert logged.notice.label.text() == "A book could not be read.\nRecorded as no. 3."
    logged.notice.withdraw()
    assert logged.notice.label.text() == "A book could not be read." and logged.notice.isVisible()
    again(hands)
    again(hands)
    logged.notice.hide()
    logged.notice.withdraw()
    again(hands)
    again(hands)
    assert logged.notice.label.text() == "Recorded as no. 5."
    logged.notice.withdraw()
    assert not logged.notice.isVisible()


def test_all_of_it_by_keyboard_alone(logged, hands, log):
    again(hands)
    hands.press(Qt.Key.Key_Right)
    hands.press(Qt.Key.Key_Return)
    form = page(logged).form
    assert form.fields["decision"].hasFocus()
    hands.type("C may raise to 300 or more.")
    again(hands)
    assert form.fields["reason"].hasFocus() and page(logged).fault.text()
    hands.type("misspoken by the dealer")
    assert not page(logged).fault.isVisible()
    hands.press(Qt.Key.Key_Return)
    assert form.fields["decided_by"].hasFocus()
    hands.type("M. Okafor")
    hands.press(Qt.Key.Key_Tab)
    hands.type("14")
    hands.press(Qt.Key.Key_Tab)
    hands.press(Qt.Key.Key_Right)
    hands.press(Qt.Key.Key_Space)
    hands.tab_to(form.flags.buttons["impounded"])
    hands.press(Qt.Key.Key_Space)
    hands.tab_to(form.names_button.buttons["names"])
    hands.press(Qt.Key.Key_Space)
    assert form.names["A"].hasFocus()
    hands.type("Anna")
    hands.tab_to(form.fields["remark"])
    hands.type("calm")
    again(hands)
    entry = log().entry(1).entry
    assert (entry.decision, entry.reason) == (
        "C may raise to 300 or more.",
        "misspoken by the dealer",
    )
    assert (entry.decided_by, entry.table, entry.facts_from) == ("M. Okafor", "14", "dealer")
    assert entry.impounded and entry.remark == "calm"
    assert [player.name for player in entry.players] == ["Anna"]


def test_all_of_it_by_mouse_alone(logged, hands, log):
    hands.choose(logged.context.menu, "Record ruling")
    form = page(logged).form
    hands.click(form.accounts.buttons["camera"])
    hands.click(form.flags.buttons["reviewed"])
    hands.click(form.decisions.buttons["otherwise"])
    hands.click(form.decisions.buttons["book"])
    hands.click(page(logged).record)
    entry = log().entry(1).entry
    assert (entry.facts_from, entry.reviewed, entry.differs) == ("camera", True, False)


def test_a_large_button_beside_the_others_opens_the_page(logged, hands):
    button = logged.bar.record
    assert min(button.width(), button.height()) >= TOUCH
    hands.click(button)
    assert page(logged).isVisible()


def test_escape_goes_back_and_keeps_what_was_entered(logged, hands):
    again(hands)
    hands.tab_to(page(logged).form.fields["remark"])
    hands.type("half a sen")
    hands.press(Qt.Key.Key_Escape)
    assert logged.felt.isVisible() and logged.entry.edit.hasFocus()
    again(hands)
    assert page(logged).form.fields["remark"].text() == "half a sen"
    hands.click(page(logged).back)
    assert logged.felt.isVisible()
    again(hands)
    logged.entry.edit.setFocus()
    hands.press(Qt.Key.Key_Escape)
    assert not page_is_shown(logged)


def page_is_shown(window):
    return window.record.page.isVisible()


def test_what_is_typed_beside_a_field_goes_to_the_line_and_the_page_follows(logged, hands):
    again(hands)
    hands.type("f")
    assert logged.entry.edit.hasFocus() and logged.entry.edit.text().endswith("f")
    assert page(logged).result.headline.text == "The betting round is over."
    again(hands)
    assert not page_is_shown(logged)


def test_an_act_in_dispute_waits_behind_the_page(logged, hands, log):
    logged.door.open()
    for chip in (100, 100, 100):
        logged.door.editing.push("pushed", chip)
    again(hands)
    assert page(logged).isVisible() and not logged.door.page.isVisible()
    headline = page(logged).result.headline.text
    assert headline == logged.door.page.result.headline.text
    hands.press(Qt.Key.Key_Escape)
    assert logged.door.page.isVisible() and not logged.felt.isVisible()
    assert logged.door.page.isAncestorOf(QApplication.focusWidget())
    again(hands)
    logged.door.open_for("C")
    assert logged.door.page.isVisible() and not logged.record.is_open
    again(hands)
    logged.door.close()
    assert page(logged).isVisible()
    hands.press(Qt.Key.Key_Escape)
    assert logged.felt.isVisible()
    logged.door.open()
    logged.door.editing.push("pushed", 500)
    again(hands)
    again(hands)
    if page_is_shown(logged):  # the book leaves it to the floor
        hands.type("a call")
        again(hands)
    assert log().last() == 1
    assert logged.door.page.isVisible()  # the act itself is still to be applied


def test_the_slip_has_the_decision_that_was_recorded(logged, hands):
    again(hands)
    page(logged).editing.set_text("decided_by", "M. Okafor")
    page(logged).editing.decide(otherwise=True)
    page(logged).editing.set_text("decision", "C may raise.")
    page(logged).editing.set_text("reason", "misspoken")
    page(logged).editing.set_account("dealer")
    again(hands)
    logged.commands["slip"].trigger()
    text = logged.slip.window.slip.text
    for told in ("No. 1", "C may raise.", "misspoken", "M. Okafor", "the dealer"):
        assert told in text
    logged.slip.close()
    logged.desk.undo()
    logged.commands["slip"].trigger()
    assert "misspoken" not in logged.slip.window.slip.text
    logged.slip.close()


def test_another_page_takes_its_place(logged, hands):
    again(hands)
    logged.snapshot.open()
    assert logged.snapshot.is_open and not logged.record.is_open
    again(hands)  # takes over what was found
    logged.snapshot.close()
    assert logged.felt.isVisible() and logged.commands["record"].isEnabled()


@pytest.mark.parametrize(
    "why",
    [
        problem("The disk is full: nothing was written. Make room and try again."),
        problem("Another window or program holds this file: nothing was written. Try again."),
        problem("Nothing can be written to this folder or file: ask its owner for permission."),
        problem("The incident log is damaged and nothing more is written to it."),
    ],
    ids=lambda why: why.message[:16],
)
def test_a_log_that_cannot_be_written_loses_nothing(qtbot, books, why):
    window = make_window(books, "tda-2024", "en", theme.DARK, open_log=lambda: why)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(window.isActiveWindow)
    hands = Hands(qtbot, window)
    again(hands)
    assert page(window).fault.text() == why.message
    hands.tab_to(page(window).form.fields["remark"])
    hands.type("kept")
    assert page(window).fault.text() == "Nobody has acted yet."
    again(hands)
    assert page(window).fault.text() == why.message
    assert page(window).form.fields["remark"].text() == "kept"
    hands.press(Qt.Key.Key_Escape)
    hands.type("100 ")
    assert window.desk.situation.acts
    window.close()


def test_a_window_without_a_log_says_where_it_would_be(window, qtbot):
    qtbot.waitUntil(window.isActiveWindow)
    window.commands["record"].trigger()
    assert "incidents.sqlite3" in page(window).fault.text()
    window.commands["record"].trigger()
    assert page(window).isVisible()


def test_whatever_is_written_is_text(logged, hands, log):
    again(hands)
    form, editing = page(logged).form, page(logged).editing
    form.decisions.buttons["otherwise"].click()
    form.names_button.buttons["names"].click()
    for text in (HOSTILE, "y" * 10_000, "nul\0nul"):
        for name, field in form.fields.items():
            field.setText(text)
            editing.set_text(name, text)
        editing.set_name("A", text)
        QApplication.processEvents()
        logged.grab()
        for label in logged.findChildren(QLabel):
            rich = label.textFormat() in {Qt.TextFormat.RichText, Qt.TextFormat.AutoText}
            assert not (rich and "<" in label.text())
        assert logged.width() == 1280
    editing.set_text("remark", HOSTILE)
    again(hands)
    assert log().entry(1).entry.remark == HOSTILE


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut(logged, hands, cut, size, language):
    logged.resize(size)
    logged.context.language_picked.emit(language)
    again(hands)
    form = page(logged).form
    form.decisions.buttons["otherwise"].click()
    form.names_button.buttons["names"].click()
    for _ in range(3):
        QApplication.processEvents()
    logged.grab()
    assert cut == []
    for pane in form.panes.values():
        inside = QRect(0, 0, pane.width(), pane.height())
        for part in (*pane.findChildren(QLabel), *pane.findChildren(QLineEdit)):
            if part.isVisible():
                box = QRect(part.mapTo(pane, part.rect().topLeft()), part.size())
                assert inside.contains(box), (part, box)
                if isinstance(part, QLabel):
                    assert part.width() >= min(part.sizeHint().width(), pane.width() // 2)
        assert pane.width() <= form.viewport().width()
    for label in (page(logged).title, page(logged).place):
        assert label.width() >= label.sizeHint().width()
    for button in (page(logged).record, page(logged).log):
        assert button.width() >= button.minimumSizeHint().width()


def test_whatever_takes_the_keyboard_has_a_name_and_fits_a_finger(logged, hands):
    again(hands)
    form = page(logged).form
    form.decisions.buttons["otherwise"].click()
    form.names_button.buttons["names"].click()
    QApplication.processEvents()
    found = stops(page(logged))
    assert len(found) > 10
    for widget in found:
        spoken = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
        assert spoken.strip()
        if form.isAncestorOf(widget):
            assert widget.height() >= TOUCH


def test_the_language_and_the_theme_follow(logged, hands):
    again(hands)
    logged.context.language_picked.emit("fr")
    assert page(logged).title.text() != "Record ruling"
    logged.wear(theme.LIGHT)
    logged.grab()
    assert page(logged).isVisible()


@pytest.mark.usefixtures("logged")
def test_ctrl_enter_on_the_keypad_does_the_same(log):
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Enter, CTRL)
    assert log().last() == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_finds_room_in_the_smallest_window(logged, language, cut):
    logged.resize(SIZES[0])
    logged.context.language_picked.emit(language)
    bar = logged.bar
    for line in (
        "",
        "50/100 flop: 100 a125 c a200 c c ",
        "pl 6p pre: r350 ",
        "5p flop: x x x x x ",
    ):
        logged.desk.type_line(line)
        QApplication.processEvents()
        logged.grab()
        box = bar.record.geometry()
        assert bar.rect().contains(box) and min(box.width(), box.height()) >= TOUCH
        others = [*bar.buttons.values(), bar.next, bar.happened, bar.new, bar.amount]
        shown = [part.geometry() for part in others if part.isVisible()]
        assert not any(box.intersects(other) for other in shown)
        if bar.amount.isVisible():
            assert bar.digits["5"].isVisible()
        assert bar.record.text() not in cut


def test_what_is_said_and_asked_is_heard_once(logged):
    assert logged.record.receivers(SIGNAL("told(PyObject)")) == 1
    assert logged.entry.receivers(SIGNAL("asked()")) == 1
    assert logged.snapshot.receivers(SIGNAL("turned(bool)")) == 1
