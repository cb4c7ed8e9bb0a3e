"""The incident log in its own window: found, opened, amended, exported and copied, by hand."""

import csv
import json
import threading
from datetime import UTC, datetime, timedelta
from io import StringIO
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMenu, QTextEdit

from floorapp.app import make_window
from floorapp.engine.problems import problem
from floorapp.explain.catalogue import LANGUAGES
from floorapp.records.entry import Count, Entry
from floorapp.records.incident_log import IncidentLog
from floorapp.widgets import theme
from floorapp.widgets.log_files import choose_file, choose_folder
from floorapp.widgets.theme import TOUCH
from tests.gui.hands import Hands
from tests.gui.test_every_window_is_accessible import stops
from tests.unit.viewmodels.test_log_model import Counting

CTRL = Qt.KeyboardModifier.ControlModifier
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
SIZES = (QSize(1110, 600), QSize(1280, 800), QSize(3840, 2160))
HOSTILE = "<b>x</b> <img src='http://example.org/x.png'> <a href='http://example.org'>y</a>"


def entry(turn=0, **told):
    said = {
        "at": NOON + timedelta(minutes=turn),
        "table": "14",
        "level": "12 · 50 / 100",
        "headline": "C may fold or call 75. C may not raise.",
        "decision": "C may fold or call 75. C may not raise.",
        "rulebook": "tda-2024",
        "decided_by": "M. Okafor",
        "facts_from": "dealer",
    }
    return Entry(**{**said, **told})


@pytest.fixture
def log(log_path):
    """The log, as another program sees it."""
    opened = IncidentLog.open(log_path)
    yield opened
    opened.close()


@pytest.fixture
def recorded(logged, log):
    """A window in which a ruling was recorded, and a log with two more."""
    logged.commands["record"].trigger()
    logged.commands["record"].trigger()
    log.append(entry(1, table="3", decision="C may raise.", differs=True, reason="misspoken"))
    log.append(entry(2, table="Feature", decided_by="Anna", reviewed=True, remark=HOSTILE))
    return logged


@pytest.fixture
def window(recorded, qtbot):
    """The window of the log, opened with its key."""
    QTest.keyClick(recorded.entry.edit, Qt.Key.Key_L, CTRL)
    opened = recorded.record.log.window
    qtbot.waitUntil(opened.isActiveWindow)
    return opened


@pytest.fixture
def hands(qtbot, window):
    return Hands(qtbot, window)


def numbers(window):
    model = window.browser.model
    return [model.line(row).number for row in range(model.rowCount())]


def press(key, modifier=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(QApplication.focusWidget(), key, modifier)


def write(text):
    QTest.keyClicks(QApplication.focusWidget(), text)


def click(widget):
    assert widget.isVisible() and widget.isEnabled()
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def told(window):
    return window.notice.label.text() if window.notice.isVisible() else ""


def detail(window):
    return window.browser.detail.toPlainText()


def test_it_opens_beside_the_table_with_the_latest_first(window, recorded):
    assert window.isWindow() and not window.isModal() and recorded.felt.isVisible()
    assert numbers(window) == [3, 2, 1]
    assert window.browser.filter.hasFocus() and "No. 3" in detail(window)
    assert window.browser.count.text() == "3 entries"
    recorded.commands["log"].trigger()
    assert recorded.record.log.window is window


def test_found_opened_and_amended_by_keyboard_alone(window, recorded, qtbot, log):
    write("misspok")
    qtbot.waitUntil(lambda: numbers(window) == [2])
    assert "C may raise." in detail(window) and window.browser.count.text() == "1 entry"
    press(Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: len(numbers(window)) == 3)
    assert window.isVisible()
    press(Qt.Key.Key_Down)
    assert window.browser.table.hasFocus()
    press(Qt.Key.Key_End)
    assert window.browser.table.number == 1
    press(Qt.Key.Key_F2)
    assert window.page.isVisible() and window.page.form.decisions.buttons["book"].hasFocus()
    window.page.form.fields["remark"].setFocus()
    write("looked at again")
    press(Qt.Key.Key_Return, CTRL)
    assert told(window) == "Recorded as no. 4." and not window.page.isVisible()
    assert log.entry(4).entry.amends == 1 and log.entry(1).entry.remark == ""
    assert window.browser.table.number == 4 and "Amended as no. 4" in detail(window)
    recorded.desk.new_dispute()
    press(Qt.Key.Key_Return)
    assert recorded.desk.situation.acts and recorded.desk.answer.seat == "C"
    qtbot.waitUntil(recorded.isActiveWindow)
    recorded.desk.undo()
    assert len(recorded.desk.situation.acts) == 0


def test_opened_amended_and_put_away_by_mouse_alone(window, recorded, log):
    table, model = window.browser.table, window.browser.model
    recorded.desk.new_dispute()
    point = table.visualRect(model.index(2, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert table.number == 1
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert recorded.desk.situation.acts
    recorded.desk.new_dispute()
    click(window.buttons["open"])
    assert recorded.desk.situation.acts
    click(window.buttons["amend"])
    click(window.page.back)
    assert log.last() == 3
    click(window.buttons["amend"])
    click(window.page.form.flags.buttons["impounded"])
    click(window.page.record)
    assert log.entry(4).entry.impounded and log.last() == 4


def test_typing_in_the_table_finds(window, qtbot):
    window.browser.table.setFocus()
    write("anna")
    qtbot.waitUntil(lambda: numbers(window) == [3])
    assert window.browser.filter.text() == "anna"
    window.browser.filter.clear()
    qtbot.waitUntil(lambda: len(numbers(window)) == 3)
    write("zzz")
    qtbot.waitUntil(window.browser.empty.isVisible)
    assert window.browser.empty.text() == "No entry holds these words."
    assert not window.buttons["open"].isEnabled() and detail(window) == ""
    press(Qt.Key.Key_Return)
    window.open_picked()
    window.amend()
    assert window.isVisible() and not window.amending.is_open


def test_the_situation_that_cannot_be_read_is_told(window, recorded):
    before = recorded.desk.dispute
    window.browser.table.pick(0)
    window.open_picked()
    assert "no. 3 cannot be read" in told(window) and recorded.desk.dispute is before


@pytest.mark.parametrize("ending", [".csv", ".json"])
def test_what_is_shown_is_exported(window, qtbot, tmp_path, ending):
    asked = []
    window.choose_file = lambda *given: asked.append(given)
    write("okafor")
    qtbot.waitUntil(lambda: numbers(window) == [2])
    press(Qt.Key.Key_E, CTRL | Qt.KeyboardModifier.ShiftModifier)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    action = next(each for each in menu.actions() if ending[1:].upper() in each.text())
    menu.close()
    action.trigger()
    ((parent, title, name, then),) = asked
    assert parent is window and title and name == f"incidents{ending}"
    then(tmp_path / "out")
    qtbot.waitUntil(lambda: told(window) == "Entries written: 1.")
    text = (tmp_path / f"out{ending}").read_text("utf-8-sig")
    held = json.loads(text)["entries"] if ending == ".json" else list(csv.reader(StringIO(text)))
    assert "misspoken" in str(held)


def test_an_export_that_cannot_be_written_is_told(window, qtbot, tmp_path):
    window.choose_file = lambda _parent, _title, _name, then: then(tmp_path / "no" / "where.csv")
    window.ask_where_to_export(".csv")
    qtbot.waitUntil(lambda: bool(told(window)))
    assert "Entries written" not in told(window)


def test_another_kind_of_export_is_a_function_more(window, qtbot, tmp_path):
    window.exports[".txt"] = lambda log, path, _words, text: path.write_text(f"{log.last()} {text}")
    window.retranslate(window.browser.model.words)
    window.choose_file = lambda _parent, _title, name, then: then(tmp_path / name)
    window.ask_where_to_export(".txt")
    qtbot.waitUntil(lambda: bool(told(window)))
    assert (tmp_path / "incidents.txt").read_text() == "3 "


def test_the_log_is_exported_as_a_pdf(window, qtbot, tmp_path):
    window.choose_file = lambda _parent, _title, name, then: then(tmp_path / name)
    window.ask_where_to_export(".pdf")
    qtbot.waitUntil(lambda: told(window) == "Entries written: 3.")
    assert (tmp_path / "incidents.pdf").read_bytes().startswith(b"%PDF")


def test_a_pdf_of_a_log_that_cannot_be_read_is_not_written(window, qtbot, tmp_path):
    window.choose_file = lambda _parent, _title, name, then: then(tmp_path / name)
    write_pdf = window.exports[".pdf"]
    window.exports[".pdf"] = lambda _log, *given: write_pdf(Broken(3), *given)
    window.ask_where_to_export(".pdf")
    qtbot.waitUntil(lambda: told(window) == WHY.message)
    assert not list(tmp_path.glob("*.pdf"))


def test_a_backup_is_one_click(window, qtbot, log_path):
    click(window.buttons["backup"])
    qtbot.waitUntil(lambda: "copied to" in told(window))
    (copy,) = (log_path.parent / "backups").glob("*.sqlite3")
    assert str(copy) in told(window)
    with IncidentLog.open(copy) as held:
        assert held.last() == 3


def test_a_backup_may_go_into_another_folder(window, qtbot, tmp_path):
    window.choose_folder = lambda _parent, _title, _name, then: then(tmp_path / "stick")
    window.ask_where_to_back_up()
    qtbot.waitUntil(lambda: "stick" in told(window))
    assert list((tmp_path / "stick").iterdir())


def test_the_chain_is_verified_in_a_sentence(window, qtbot):
    press(Qt.Key.Key_K, CTRL)
    qtbot.waitUntil(lambda: "as they were written: 3" in told(window))
    assert "Seal:" in told(window)


def test_what_another_program_adds_is_seen(window, log):
    window.browser.table.pick(2)
    log.append(entry(5, table="99"))
    window.timer.timeout.emit()
    assert numbers(window) == [4, 3, 2, 1] and window.browser.table.number == 1
    assert window.browser.count.text() == "4 entries"
    log.append(entry(6, amends=1))
    window.activateWindow()
    window.refresh()
    assert "Amended as no. 5" in detail(window)
    window.hide()
    assert not window.timer.isActive()


def test_an_empty_log_says_how_it_is_filled(logged, qtbot):
    logged.commands["log"].trigger()
    window = logged.record.log.window
    qtbot.waitUntil(window.isActiveWindow)
    assert window.browser.empty.isVisible() and "Ctrl+Enter" in window.browser.empty.text()
    assert not window.buttons["open"].isEnabled()
    logged.commands["record"].trigger()
    logged.commands["record"].trigger()
    window.refresh()
    assert numbers(window) == [1] and window.browser.table.isVisible()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible() and logged.isVisible()


WHY = problem("The incident log is damaged and nothing more is written to it.")


class Broken(Counting):
    """A log that opens, and of which nothing can be read."""

    path = Path("/nowhere/incidents.sqlite3")

    def _why(self, *_args, **_told):
        return WHY

    find = count = last = with_amendments = verify = back_up = _why


class Half(Counting):
    """A log of which entries are listed, but none can be read in full."""

    def with_amendments(self, _number):
        return WHY

    def count(self, _text=""):
        return Count(self.size, more=True)


@pytest.mark.parametrize("opens", [lambda: WHY, lambda: Broken(3)], ids=["closed", "broken"])
def test_a_log_that_cannot_be_read_is_told_everywhere(qtbot, books, opens):
    main = make_window(books, "tda-2024", "en", theme.DARK, open_log=opens)
    qtbot.addWidget(main)
    main.show()
    main.commands["log"].trigger()
    window = main.record.log.window
    assert window.browser.empty.text() == WHY.message
    for run in (window.verify, window.back_up):
        window.notice.hide()
        run()
        qtbot.waitUntil(lambda: told(window) == WHY.message)
        qtbot.waitUntil(lambda: not window.errand.is_busy)
    window.refresh()
    main.desk.type_line("flop: b100 ")
    assert main.desk.situation.acts
    main.close()
    assert not window.isVisible()


def test_without_a_log_the_window_says_where_it_would_be(books, qtbot):
    main = make_window(books, "tda-2024", "en", theme.DARK)
    qtbot.addWidget(main)
    main.show()
    main.commands["log"].trigger()
    assert "incidents.sqlite3" in main.record.log.window.browser.empty.text()
    main.close()


def test_of_a_hundred_thousand_only_what_is_shown_is_fetched(books, qtbot):
    log = Half(100_000)
    main = make_window(books, "tda-2024", "en", theme.DARK, open_log=lambda: log)
    qtbot.addWidget(main)
    main.show()
    main.commands["log"].trigger()
    window = main.record.log.window
    QApplication.processEvents()
    assert 0 < log.given <= 200 and window.browser.count.text() == "more than 100,000 entries"
    assert detail(window) == WHY.message
    bar = window.browser.table.verticalScrollBar()
    for _ in range(3):
        bar.setValue(bar.maximum())
        QApplication.processEvents()
    assert 200 <= log.given <= 1000
    main.close()


def test_whatever_was_written_is_text(window):
    window.browser.table.pick(0)
    assert HOSTILE in detail(window)
    assert isinstance(window.browser.detail, QTextEdit)
    assert 'href="http' not in window.browser.detail.toHtml()
    assert "<img" not in window.browser.detail.toHtml()
    for label in window.findChildren(QLabel):
        assert label.textFormat() == Qt.TextFormat.PlainText or "<" not in label.text()


@pytest.mark.parametrize("text", ["word " * 2000, "y" * 10_000, "nul\0\0", "\u202eesrever"])
def test_texts_of_any_length_leave_the_window_as_it_is(window, log, text):
    names = ("table", "level", "headline", "decision", "reason", "decided_by", "remark")
    log.append(entry(9, **dict.fromkeys(names, text), reasons=(text,), citations=(text,)))
    size = window.size()
    window.refresh()
    window.browser.table.pick(0)
    for show in (window.browser.refresh, window.amend):
        show()
        for _ in range(3):
            QApplication.processEvents()
        window.grab()
        assert window.size() == size and window.minimumSizeHint().width() <= size.width()
    assert window.page.record.isVisible()
    assert window.rect().contains(
        window.page.record.mapTo(window, window.page.record.rect().center())
    )


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut(window, recorded, size, language, cut):
    window.resize(size)
    recorded.context.language_picked.emit(language)
    QApplication.processEvents()
    window.grab()
    assert cut == []
    for button in window.buttons.values():
        assert button.width() >= button.minimumSizeHint().width() and button.height() >= TOUCH
    head = window.browser.table.horizontalHeader()
    model = window.browser.model
    for column in range(model.columnCount()):
        title = model.headerData(column, Qt.Orientation.Horizontal)
        room = head.sectionSize(column) - 18 * window.theme.room
        assert head.fontMetrics().horizontalAdvance(title) <= room, title
    total = sum(head.sectionSize(column) for column in range(model.columnCount()))
    assert total <= window.browser.table.viewport().width()
    assert window.browser.count.width() >= window.browser.count.sizeHint().width()
    window.browser.table.pick(2)
    window.amend()
    for _ in range(3):
        QApplication.processEvents()
    window.grab()
    assert cut == [] and window.size() == size


def test_whatever_takes_the_keyboard_has_a_name(window):
    for _ in range(2):
        found = stops(window)
        assert len(found) > 5
        for widget in found:
            interface = QAccessible.queryAccessibleInterface(widget)
            assert interface.text(QAccessible.Text.Name).strip(), widget
        window.amend()
    index = window.browser.model.index(0, 0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "No.: 3"


def test_theme_and_language_follow_the_main_window(window, recorded):
    recorded.look.choose("light")
    recorded.context.language_picked.emit("de")
    assert window.windowTitle() != "Incident log"
    assert window.theme.name == "light"
    recorded.close()
    assert not window.isVisible()


def test_large_type_leaves_out_what_is_read_beside(window, recorded):
    table = window.browser.table
    assert not any(table.isColumnHidden(column) for column in range(8))
    recorded.look.set_text_size(200)
    QApplication.processEvents()
    assert [column for column in range(8) if table.isColumnHidden(column)] == [3, 6]
    assert table.columnWidth(4) > 100
    recorded.look.set_text_size(100)
    QApplication.processEvents()
    assert not any(table.isColumnHidden(column) for column in range(8))


def test_the_dialogs_never_block(window, tmp_path):
    chosen = []
    for ask in (choose_file, choose_folder):
        dialog = ask(window, "Where?", "x.csv", chosen.append)
        assert isinstance(dialog, QFileDialog)
        assert dialog.isVisible() and not dialog.isModal()
        dialog.fileSelected.emit(str(tmp_path / "x.csv"))
        dialog.close()
    assert chosen == [tmp_path / "x.csv"] * 2


def test_the_key_of_an_amendment_leaves_the_open_one_as_typed(window, log):
    window.browser.table.pick(1)
    press(Qt.Key.Key_F2)
    window.page.form.fields["remark"].setFocus()
    write("looked at again")
    press(Qt.Key.Key_F2)
    assert not window.buttons["amend"].action.isEnabled()
    window.refresh()
    assert not window.buttons["amend"].action.isEnabled(), "a look for new entries changes nothing"
    window.amend()
    assert window.page.form.fields["remark"].text() == "looked at again"
    press(Qt.Key.Key_Return, CTRL)
    assert log.entry(4).entry.remark == "looked at again"
    assert window.buttons["amend"].action.isEnabled()


def test_at_the_end_of_the_program_what_is_being_written_is_waited_for(window, tmp_path):
    written, goes_on = [], threading.Event()

    def write_slowly(_log, _path, _words, _text):
        goes_on.wait(5)
        written.append(1)
        return 1

    window.exports[".txt"] = write_slowly
    window.choose_file = lambda _parent, _title, name, then: then(tmp_path / name)
    window.ask_where_to_export(".txt")
    threading.Timer(0.05, goes_on.set).start()
    QApplication.instance().aboutToQuit.emit()
    assert written == [1]


@pytest.mark.parametrize("by", [None, Qt.Key.Key_Space, Qt.Key.Key_Return])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_damaged_log_is_set_aside_and_a_new_one_begins(logged, log_path, qtbot, by, language):
    log_path.write_bytes(b"nothing of ours" * 500)
    logged.context.language_picked.emit(language)
    logged.commands["log"].trigger()
    window = logged.record.log.window
    qtbot.waitUntil(window.isActiveWindow)
    aside = window.browser.aside
    assert aside.isVisible() and aside.height() >= TOUCH
    assert aside.fontMetrics().horizontalAdvance(aside.text()) < aside.width()
    if by is None:
        QTest.mouseClick(aside, Qt.MouseButton.LeftButton)
    else:
        while not aside.hasFocus():
            QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        QTest.keyClick(aside, by)
    (kept,) = log_path.parent.glob("*damaged*.sqlite3")
    assert kept.read_bytes() == b"nothing of ours" * 500
    assert str(kept) in told(window) and not aside.isVisible()
    logged.commands["record"].trigger()
    logged.commands["record"].trigger()
    window.refresh()
    assert window.browser.model.rowCount() == 1


def test_a_log_that_another_program_holds_is_not_set_aside(window, log, monkeypatch):
    locked = problem("It is locked.", str(log.path))
    for name in ("last", "find"):
        monkeypatch.setattr(IncidentLog, name, lambda *_args, **_told: locked)
    window.refresh()
    assert window.browser.model.problem is locked
    assert not window.browser.aside.isVisible()
    window.set_aside()
    assert list(log.path.parent.glob("*damaged*")) == []
