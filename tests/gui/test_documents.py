"""Documents in the window: by keyboard alone, by mouse alone, dropped, and told in the title."""

from pathlib import Path

import pytest
from PySide6.QtCore import (
    QEvent,
    QLibraryInfo,
    QMimeData,
    QPoint,
    QPointF,
    Qt,
    QUrl,
    QVersionNumber,
)
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QLineEdit

from floorapp.app import make_window
from floorapp.engine.values import replace
from floorapp.viewmodels.autosave import Autosave
from floorapp.widgets import theme
from floorapp.widgets.opening import Opening
from tests.gui.hands import Hands, open_menu

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
LINE = "50/100 A,B,C,D,E flop: 100 a125 c a200 c"
TITLE = "floorapp: floor decisions"


@pytest.fixture
def window(qtbot, books, tmp_path, monkeypatch):
    """A window that remembers documents."""
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    opened = make_window(books, "tda-2024", "en", theme.DARK, records=tmp_path / "records")
    qtbot.addWidget(opened)
    opened.show()
    qtbot.waitExposed(opened)
    yield opened
    opened.close()


@pytest.fixture
def hands(qtbot, window):
    return Hands(qtbot, window)


def dialog_of(window, qtbot) -> QFileDialog:
    """Wait for the dialog; the window can still be used behind it."""
    qtbot.waitUntil(lambda: bool(dialogs(window)))
    return dialogs(window)[0]


def dialogs(window) -> list[QFileDialog]:
    return [each for each in window.findChildren(QFileDialog) if each.isVisible()]


def answer(window, qtbot, path) -> None:
    """Type a file into the dialog, and Enter."""
    dialog = dialog_of(window, qtbot)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    name = dialog.findChild(QLineEdit, "fileNameEdit")
    name.setFocus()
    name.selectAll()
    QTest.keyClicks(name, str(path))
    QTest.keyClick(name, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not dialogs(window))
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


def test_save_close_and_open_by_keyboard_alone(window, hands, qtbot, tmp_path):
    path = tmp_path / "x.floor"
    hands.type(LINE)
    assert window.windowTitle() == f"{TITLE}[*]" and window.isWindowModified()
    hands.press(Qt.Key.Key_S, CONTROL)
    answer(window, qtbot, path)
    assert window.windowTitle() == f"x.floor[*] – {TITLE}" and not window.isWindowModified()
    acts = window.desk.situation.acts
    hands.press(Qt.Key.Key_N, CONTROL)
    assert window.windowTitle() == f"{TITLE}[*]"
    hands.press(Qt.Key.Key_O, CONTROL)
    answer(window, qtbot, path)
    assert window.desk.situation.acts == acts
    hands.type(" f")
    assert window.isWindowModified()
    hands.press(Qt.Key.Key_S, CONTROL)
    assert not window.isWindowModified() and "A fold" in path.read_text(encoding="utf-8")
    hands.press(Qt.Key.Key_S, CONTROL | SHIFT)
    answer(window, qtbot, tmp_path / "y")
    assert (tmp_path / "y.floor").is_file()
    assert window.notice.isHidden()


def test_save_as_and_open_by_mouse_alone(window, hands, qtbot, tmp_path):
    window.desk.type_line(LINE)
    acts = window.desk.situation.acts
    hands.choose(window.context.menu, "Save as…")
    dialog = dialog_of(window, qtbot)
    buttons = dialog.findChild(QDialogButtonBox)
    hands.click(buttons.button(QDialogButtonBox.StandardButton.Save))
    qtbot.waitUntil(lambda: not dialogs(window))
    path = tmp_path / "Dispute.floor"
    assert path.is_file() and window.files.documents.file == path
    window.desk.new_dispute()
    choose_recent(window, hands, qtbot, "Dispute.floor")
    assert window.desk.situation.acts == acts


def choose_recent(window, hands, qtbot, name) -> None:
    """Click the menu, Recent, and an entry of it."""

    def pick() -> None:
        menu = open_menu()
        entry = next(action for action in menu.actions() if action.text() == "Recent")
        hands.click(menu, menu.actionGeometry(entry).center())
        recent = window.files.recent
        qtbot.waitUntil(recent.isVisible)
        chosen = next(action for action in recent.actions() if action.text() == name)
        hands.click(recent, recent.actionGeometry(chosen).center())

    with hands._when_menu_is_open(pick):
        hands.click(window.context.menu)
    hands._come_back()


def test_recent_is_empty_before_anything_was_opened(window):
    window.files.recent.aboutToShow.emit()
    (entry,) = window.files.recent.actions()
    assert entry.text() == "Nothing has been opened yet" and not entry.isEnabled()


def test_a_dispute_that_was_not_saved_is_among_the_recent_ones(window, hands, tmp_path):
    autosave = Autosave(window.files.documents, tmp_path / "records" / "journals", window)
    hands.type(LINE)
    acts = window.desk.situation.acts
    autosave.write()
    hands.press(Qt.Key.Key_N, CONTROL)
    autosave.close()
    window.files.recent.aboutToShow.emit()
    (entry,) = (each for each in window.files.recent.actions() if each.text())
    assert entry.text().startswith("Not saved: 20")
    entry.trigger()
    assert window.desk.situation.acts == acts and window.isWindowModified()
    assert window.files.documents.file is None


def drop(widget, mime: QMimeData) -> tuple[bool, bool]:
    """Drag something onto a widget and let it go; return whether each of the two was taken."""
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    is_old = QLibraryInfo.version() < QVersionNumber(6, 12)
    place = QPoint(5, 5) if is_old else QPointF(5, 5)
    enter = QDragEnterEvent(place, copy, mime, left, none)
    enter.ignore()
    QApplication.sendEvent(widget, enter)
    let_go = QDropEvent(QPointF(5, 5), copy, mime, left, none, QEvent.Type.Drop)
    let_go.ignore()
    QApplication.sendEvent(widget, let_go)
    return enter.isAccepted(), let_go.isAccepted()


def urls(*paths: str) -> QMimeData:
    mime = QMimeData()
    mime.setUrls([QUrl(path) for path in paths])
    return mime


def test_a_file_that_is_dropped_is_opened(window, hands, tmp_path):
    hands.type(LINE)
    acts = window.desk.situation.acts
    window.files.documents.save_as(tmp_path / "é x.floor")
    window.desk.new_dispute()
    file = QUrl.fromLocalFile(str(tmp_path / "é x.floor"))
    assert drop(window, urls(file.toString())) == (True, True)
    assert window.desk.situation.acts == acts
    assert not window.entry.edit.acceptDrops()  # or the name of the file would be typed into it


def test_what_is_no_file_is_not_taken_by_the_window(window):
    before = window.desk.dispute
    text = QMimeData()
    text.setText("50/100 b100")
    for mime in (text, urls("https://example.org/x.floor"), urls("file:///a", "file:///b")):
        assert drop(window, mime) == (False, False)
    assert window.desk.dispute == before


def test_what_cannot_be_opened_is_told_and_nothing_is_lost(window, hands, tmp_path):
    hands.type(LINE)
    before = window.desk.dispute
    (tmp_path / "picture.floor").write_bytes(b"\x89PNG\x00")
    drop(window, urls(QUrl.fromLocalFile(str(tmp_path / "picture.floor")).toString()))
    assert window.desk.dispute == before
    assert window.notice.label.text() == "picture.floor: This is not a text file in UTF-8."
    assert window.notice.label.textFormat() == Qt.TextFormat.PlainText


def test_a_name_with_any_signs_is_a_name(window, tmp_path):
    window.desk.type_line(LINE)
    window.files.documents.save_as(tmp_path / "a[*]&<b>.floor")
    assert window.windowTitle() == f"a&<b>.floor[*] – {TITLE}"
    window.files.recent.aboutToShow.emit()
    assert window.files.recent.actions()[0].text() == "a[*]&&<b>.floor"


def test_a_chooser_may_be_put_in_place_of_the_dialog(window, hands, tmp_path):
    asked = []
    window.files.choose_save = lambda name, then: (asked.append(name), then(tmp_path / "x.floor"))
    window.files.choose_open = lambda then: then(tmp_path / "x.floor")
    window.desk.open(window.desk.situation)
    hands.type(LINE)
    hands.press(Qt.Key.Key_S, CONTROL)
    assert asked == ["Dispute.floor"]
    hands.press(Qt.Key.Key_S, CONTROL | SHIFT)
    assert asked[1:] == [str(tmp_path / "x.floor")]
    window.desk.new_dispute()
    hands.press(Qt.Key.Key_O, CONTROL)
    assert window.files.documents.file == tmp_path / "x.floor"


def test_the_table_gives_a_dispute_its_first_name(window, hands):
    asked = []
    window.files.choose_save = lambda name, _then: asked.append(name)
    window.desk.open(replace(window.desk.situation, table="14/b"))
    hands.press(Qt.Key.Key_S, CONTROL)
    assert asked == ["Table 14-b.floor"]


def test_the_frame_shows_the_name_and_the_mark(window, hands, qtbot, tmp_path):
    frame = Opening(theme.DARK)
    qtbot.addWidget(frame)
    hands.type(LINE)
    frame.furnish(window)
    assert frame.isWindowModified()
    window.files.documents.save_as(tmp_path / "x.floor")
    assert frame.windowTitle() == f"x.floor[*] – {TITLE}" and not frame.isWindowModified()
    window.desk.type_line(f"{LINE} f")
    assert frame.isWindowModified()
    frame.takeCentralWidget()


def test_a_dispute_goes_on_while_a_dialog_is_open(window, hands, qtbot):
    hands.press(Qt.Key.Key_O, CONTROL)
    dialog = dialog_of(window, qtbot)
    window.desk.type_line(LINE)
    assert window.shown_ruling.headline.startswith("A may fold")
    dialog.reject()
    qtbot.waitUntil(lambda: not dialogs(window))
    assert window.desk.dispute.text == LINE


def test_a_hand_is_saved_under_the_name_of_one(window, hands, qtbot, tmp_path):
    hands.type("50/100 3p pre: c")
    hands.press(Qt.Key.Key_S, CONTROL)
    dialog = dialog_of(window, qtbot)
    dialog.filterSelected.emit(dialog.nameFilters()[1])
    answer(window, qtbot, tmp_path / "x")
    assert (tmp_path / "x.phh").is_file()
