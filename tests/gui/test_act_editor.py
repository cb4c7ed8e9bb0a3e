"""The editor over an act of the history: each way by keyboard alone and by mouse alone."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QContextMenuEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from floorapp.engine.acts import AllIn, Bet, Call, Fold, Raise
from floorapp.explain.catalogue import LANGUAGES
from floorapp.widgets.act_editor import ActEditor
from floorapp.widgets.choice_button import ChoiceButton
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.theme import LIGHT, TOUCH
from tests.gui.hands import Hands, open_menu
from tests.gui.test_accessibility import spoken_name

SIZES = (QSize(1110, 600), QSize(1280, 800), QSize(3840, 2160))
LONG = "50/100 11p flop: b100 a125 c r150 a200 c c f f f f f / x x x b100 c f "


@pytest.fixture
def played(set_up: MainWindow, hands: Hands) -> MainWindow:
    """Illustration 47, example 1-A, typed."""
    hands.type("100 a125 c a200 c c ")
    return set_up


def editor_of(window: MainWindow) -> ActEditor:
    editor = window.act_door.editor
    assert editor is not None and editor.isVisible()
    return editor


def is_editing(window: MainWindow) -> bool:
    editor = window.act_door.editor
    return editor is not None and editor.isVisible()


def go_to(window: MainWindow, hands: Hands, row: int) -> None:
    """Go to an act with the keyboard."""
    hands.tab_to(window.history)
    hands.press(Qt.Key.Key_Home)
    for _ in range(row):
        hands.press(Qt.Key.Key_Right)


def point_of(window: MainWindow, row: int) -> QPoint:
    history = window.history
    history.scrollTo(window.acts.index(row))
    return history.chip_of(row).center()


def double_click(window: MainWindow, hands: Hands, row: int) -> ActEditor:
    """Double click an act, as a mouse does it."""
    hands.click_act(row)
    left, point = Qt.MouseButton.LeftButton, point_of(window, row)
    QTest.mouseDClick(window.history.viewport(), left, pos=point)
    QTest.mouseRelease(window.history.viewport(), left, pos=point)
    return editor_of(window)


def right_click(window: MainWindow, row: int) -> None:
    viewport, point = window.history.viewport(), point_of(window, row)
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, point, viewport.mapToGlobal(point))
    QApplication.sendEvent(viewport, event)


def entries() -> list[str]:
    return [action.text().split("\t")[0] for action in open_menu().actions() if action.text()]


def choose(hands: Hands, entry: str) -> None:
    menu = open_menu()
    action = next(one for one in menu.actions() if one.text().split("\t")[0] == entry)
    hands.click(menu, menu.actionGeometry(action).center())


def texts(window: MainWindow) -> list[str]:
    return [window.acts.view(row).text for row in range(window.acts.rowCount())]


def verdict(editor: ActEditor) -> str:
    return editor.accessibleDescription()


# --- by keyboard alone ----------------------------------------------------------------------------


def test_an_act_is_changed_by_keyboard(played: MainWindow, hands: Hands) -> None:
    before = played.desk.dispute
    go_to(played, hands, 1)
    hands.press(Qt.Key.Key_F2)
    editor = editor_of(played)
    assert editor.amount.hasFocus() and editor.amount.selectedText() == "125"
    hands.type("r")
    assert editor.amount.text() == "200" and editor.amount.hasFocus()
    hands.type_over("150")
    assert verdict(editor).startswith("✗ Not allowed B made it 150")
    assert played.desk.dispute is before
    hands.press(Qt.Key.Key_Return)
    assert played.desk.situation.acts[1] == Raise("B", 150)
    assert not is_editing(played) and played.history.hasFocus()
    assert played.history.currentIndex().row() == 1
    hands.press(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert played.desk.situation == before.situation and hands.clicks == 0


def test_escape_leaves_everything_as_it_was(played: MainWindow, hands: Hands) -> None:
    before = played.desk.dispute
    go_to(played, hands, 1)
    hands.press(Qt.Key.Key_F2)
    hands.type("f")
    hands.press(Qt.Key.Key_Escape)
    assert not is_editing(played) and played.desk.dispute is before
    assert played.history.hasFocus()


def test_arrows_choose_act_and_seat_and_step_the_amount(played: MainWindow, hands: Hands) -> None:
    go_to(played, hands, 0)
    hands.press(Qt.Key.Key_F2)
    editor = editor_of(played)
    hands.press(Qt.Key.Key_Up)
    hands.press(Qt.Key.Key_PageDown)
    assert editor.amount.text() == "0"
    hands.press(Qt.Key.Key_Up)
    assert editor.amount.text() == "50"
    hands.tab_to(editor.seats.buttons["A"])
    hands.press(Qt.Key.Key_Right)
    hands.press(Qt.Key.Key_Space)
    assert played.act_door.editing.draft.seat == "B"
    hands.tab_to(editor.kinds.buttons["wager"])
    hands.press(Qt.Key.Key_Left)
    hands.press(Qt.Key.Key_Space)
    assert played.act_door.editing.draft.kind == "call"
    hands.press(Qt.Key.Key_Escape)
    assert hands.clicks == 0


def test_an_act_is_put_in_by_keyboard(played: MainWindow, hands: Hands) -> None:
    go_to(played, hands, 2)
    hands.press(Qt.Key.Key_Insert)
    editor = editor_of(played)
    assert editor.before.isHidden() and editor.accept.text() == "Insert ⏎"
    hands.type("f")
    assert verdict(editor).startswith("✓ Allowed")
    hands.press(Qt.Key.Key_Enter)
    assert played.desk.situation.acts[2] == Fold("C")
    assert played.history.currentIndex().row() == 2
    hands.press(Qt.Key.Key_Delete)
    assert texts(played)[2] == "C call" and len(texts(played)) == 6
    assert hands.clicks == 0


def test_insert_and_delete_are_reached_by_tab_within(played: MainWindow, hands: Hands) -> None:
    go_to(played, hands, 2)
    hands.press(Qt.Key.Key_F2)
    editor = editor_of(played)
    hands.tab_to(editor.behind)
    hands.press(Qt.Key.Key_Return)
    assert played.act_door.editing.is_new and played.act_door.editing.index == 3
    assert is_editing(played)
    hands.press(Qt.Key.Key_Escape)
    hands.press(Qt.Key.Key_F2)
    hands.tab_to(editor.delete)
    hands.press(Qt.Key.Key_Space)
    assert len(texts(played)) == 5 and not is_editing(played)
    assert hands.clicks == 0


def test_what_cannot_be_read_is_told_and_stays_open(played: MainWindow, hands: Hands) -> None:
    before = played.desk.dispute
    go_to(played, hands, 1)
    hands.press(Qt.Key.Key_F2)
    hands.type_over("12z")
    editor = editor_of(played)
    assert "12z" in verdict(editor) and not editor.accept.isEnabled()
    hands.press(Qt.Key.Key_Return)
    assert is_editing(played)
    hands.press(Qt.Key.Key_Escape)
    assert played.desk.dispute is before


def test_no_key_of_the_editor_reaches_the_line(played: MainWindow, hands: Hands) -> None:
    text = played.entry.edit.text()
    go_to(played, hands, 2)
    hands.press(Qt.Key.Key_F2)
    hands.type("k9x?")
    assert played.entry.edit.text() == text and played.act_door.editing.draft.kind == "check"
    hands.press(Qt.Key.Key_Escape)


def test_the_menu_opens_by_keyboard(played: MainWindow, hands: Hands) -> None:
    go_to(played, hands, 1)
    history = played.history
    reason = QContextMenuEvent.Reason.Keyboard
    point = history.rect().center()
    QApplication.sendEvent(history, QContextMenuEvent(reason, point, history.mapToGlobal(point)))
    assert entries() == [
        "Look at this moment",
        "Change",
        "Insert before",
        "Insert after",
        "What happened?",
        "Delete",
        "Delete this and all after",
    ]
    QTest.keyClick(open_menu(), Qt.Key.Key_Down)
    QTest.keyClick(open_menu(), Qt.Key.Key_Return)
    assert played.desk.looking_at == 2
    assert hands.clicks == 0


# --- by mouse alone -------------------------------------------------------------------------------


def test_an_act_is_changed_by_mouse(played: MainWindow, hands: Hands) -> None:
    keys = hands.keys
    editor = double_click(played, hands, 1)
    hands.click(editor.kinds.buttons["wager"])
    hands.click(editor.more)
    assert editor.amount.text() == "250"
    hands.click(editor.less)
    hands.click(editor.accept)
    assert played.desk.situation.acts[1] == Raise("B", 200)
    assert not is_editing(played) and hands.keys == keys


def test_an_act_is_taken_out_and_put_in_by_mouse(played: MainWindow, hands: Hands) -> None:
    keys = hands.keys
    editor = double_click(played, hands, 2)
    hands.click(editor.delete)
    assert texts(played)[2] == "D all-in 200"
    editor = double_click(played, hands, 2)
    hands.click(editor.before)
    assert played.act_door.editing.is_new
    hands.click(editor.kinds.buttons["fold"])
    hands.click(editor.accept)
    assert texts(played)[2] == "C fold" and len(texts(played)) == 6
    editor = double_click(played, hands, 0)
    hands.click(editor.cancel)
    assert not is_editing(played) and len(texts(played)) == 6 and hands.keys == keys


def test_another_seat_is_chosen_by_mouse(played: MainWindow, hands: Hands) -> None:
    editor = double_click(played, hands, 2)
    hands.click(editor.seats.buttons["E"])
    assert verdict(editor).startswith("… Out of turn")
    hands.click(editor.accept)
    assert played.acts.view(2).text == "E call" and played.acts.view(2).sign == "…"


def test_going_elsewhere_keeps_what_was_changed(played: MainWindow, hands: Hands) -> None:
    editor = double_click(played, hands, 2)
    hands.click(editor.kinds.buttons["fold"])
    hands.click(played.entry.edit)
    assert not is_editing(played) and played.desk.situation.acts[2] == Fold("C")
    assert played.entry.edit.hasFocus()


def test_going_elsewhere_leaves_what_was_not_changed(played: MainWindow, hands: Hands) -> None:
    before = played.desk.dispute
    double_click(played, hands, 2)
    hands.click(played.entry.edit)
    assert not is_editing(played) and played.desk.dispute == before


@pytest.mark.parametrize(
    ("entry", "then"),
    [
        ("Look at this moment", lambda window: window.desk.looking_at == 3),
        ("Change", lambda window: window.act_door.editing.index == 2 and is_editing(window)),
        ("Insert before", lambda window: window.act_door.editing.is_new and is_editing(window)),
        ("Insert after", lambda window: window.act_door.editing.index == 3),
        ("What happened?", lambda window: window.door.is_open),
        ("Delete", lambda window: len(texts(window)) == 5),
        (
            "Delete this and all after",
            lambda window: texts(window) == ["A bet 100", "B all-in 125"],
        ),
    ],
)
def test_the_menu_does_what_it_says(
    played: MainWindow, hands: Hands, entry: str, then: Callable[[MainWindow], bool]
) -> None:
    right_click(played, 2)
    choose(hands, entry)
    assert then(played)
    if is_editing(played):
        editor_of(played).cancel.click()
    played.door.close()


def test_the_menu_of_the_last_act_and_of_a_street(set_up: MainWindow, hands: Hands) -> None:
    hands.type("x x x x x / b100 ")
    right_click(set_up, 5)
    assert "What happened?" not in entries() and "Delete this and all after" in entries()
    open_menu().close()
    right_click(set_up, 6)
    assert "Delete this and all after" not in entries()
    open_menu().close()


# --- looking back ---------------------------------------------------------------------------------


def test_a_button_while_looking_back_changes_the_next_act(
    played: MainWindow, hands: Hands, qtbot: QtBot
) -> None:
    hands.click_act(1)
    assert "changes “C call”" in played.history.told.text()
    hands.act("fold")
    assert played.desk.situation.acts[2] == Fold("C") and len(texts(played)) == 6
    assert played.desk.looking_at == 3
    qtbot.waitUntil(played.history.back.isVisible)
    hands.click(played.history.back)
    assert played.desk.looking_at is None and played.history.back.isHidden()


def test_nothing_moves_between_the_two_clicks_of_a_double_click(
    window: MainWindow, hands: Hands, qtbot: QtBot
) -> None:
    window.resize(SIZES[0])
    window.desk.type_line(LONG)
    QApplication.processEvents()
    history, row = window.history, window.acts.rowCount() - 2
    point = history.chip_of(row).center()
    hands.click(history.viewport(), point)
    assert window.desk.looking_at == row + 1 and history.chip_of(row).contains(point)
    QTest.mouseDClick(history.viewport(), Qt.MouseButton.LeftButton, pos=point)
    assert window.act_door.editing.index == row and editor_of(window).isVisible()
    editor_of(window).cancel.click()
    hands.click(history.viewport(), history.chip_of(row).center())
    qtbot.waitUntil(history.back.isVisible)
    assert history.chip_of(row).right() <= history.viewport().width()


def test_a_letter_while_looking_back_does_the_same(played: MainWindow, hands: Hands) -> None:
    go_to(played, hands, 1)
    hands.press(Qt.Key.Key_Return)
    hands.type("f")
    assert is_editing(played)
    hands.press(Qt.Key.Key_Return)
    assert played.desk.situation.acts[2] == Fold("C") and len(texts(played)) == 6
    assert played.desk.looking_at == 3
    hands.type("250")
    hands.press(Qt.Key.Key_Return)
    assert played.desk.situation.acts[3] == Raise("D", 250)
    hands.press(Qt.Key.Key_Escape)
    assert played.desk.looking_at is None
    assert hands.clicks == 0


def test_the_way_back_is_reached_by_tab(played: MainWindow, hands: Hands) -> None:
    go_to(played, hands, 0)
    hands.press(Qt.Key.Key_Return)
    hands.tab_to(played.history.back)
    hands.press(Qt.Key.Key_Space)
    assert played.desk.looking_at is None and played.history.hasFocus()


def test_what_came_later_is_told_and_dimmed(played: MainWindow, hands: Hands) -> None:
    before = played.history.grab().toImage()
    hands.click_act(1)
    spoken = [
        played.acts.index(row).data(Qt.ItemDataRole.AccessibleTextRole)
        for row in range(played.acts.rowCount())
    ]
    assert [text.rsplit(", ", 1)[-1] for text in spoken] == [
        "full",
        "shown now",
        *["came later"] * 4,
    ]
    assert played.history.grab().toImage() != before


# --- the row and the pane -------------------------------------------------------------------------


def test_the_wheel_scrolls_the_row(set_up: MainWindow, hands: Hands) -> None:
    set_up.desk.type_line(LONG)
    QApplication.processEvents()
    history = set_up.history
    bar = history.horizontalScrollBar()
    assert bar.maximum() > 0 and bar.value() >= bar.maximum() - 1
    centre = QPointF(history.viewport().rect().center())
    for turned, moved in ((120, -1), (-120, 1)):
        before = bar.value()
        event = QWheelEvent(
            centre,
            history.viewport().mapToGlobal(centre),
            QPoint(),
            QPoint(0, turned),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,  # noqa: FBT003 - Qt's own
        )
        QApplication.sendEvent(history.viewport(), event)
        assert (bar.value() - before) * moved > 0
    assert history.verticalScrollBar().maximum() == 0
    assert hands.keys == hands.clicks == 0


@pytest.mark.parametrize("shown", [None, 5])
def test_what_matters_stays_in_view_in_a_window_of_another_size(
    window: MainWindow, shown: int | None
) -> None:
    window.resize(SIZES[2])
    window.desk.type_line(LONG)
    window.desk.look_at(shown)
    row = window.acts.rowCount() - 1 if shown is None else shown - 1
    for size in (*SIZES, SIZES[0]):
        window.resize(size)
        QApplication.processEvents()
        box = window.history.chip_of(row)
        assert box.left() >= 0 and box.right() <= window.history.viewport().width()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_chip_is_cut(window: MainWindow, size: QSize, scale: float, cut: list[str]) -> None:
    window.resize(size)
    history = window.history
    history.set_theme(LIGHT.scaled(scale))
    for language in LANGUAGES:
        window.context.language_picked.emit(language)
        window.desk.type_line(LONG)
        for shown in (None, 3):
            window.desk.look_at(shown)
            QApplication.processEvents()
            history.grab()
            assert cut == []
            room = history.viewport().height()
            for row in range(window.acts.rowCount()):
                chip = history.chip_of(row)
                assert chip.top() >= 0 and chip.bottom() < room
            row = window.acts.rowCount() - 1 if shown is None else 2
            box = history.chip_of(row)
            assert box.left() >= 0 and box.right() <= history.viewport().width()
            told = history.told
            if shown is not None:
                assert told.heightForWidth(told.width()) <= told.height(), told.text()
                assert history.back.width() >= history.back.sizeHint().width()


@pytest.mark.parametrize("scale", [None, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_in_the_editor_is_cut(
    window: MainWindow,
    size: QSize,
    scale: float | None,
    cut: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window.resize(size)
    if scale is not None:
        monkeypatch.setattr(window.act_door, "_worn", lambda: LIGHT.scaled(scale))
    QApplication.processEvents()
    for language in LANGUAGES:
        window.context.language_picked.emit(language)
        window.desk.type_line(LONG)
        window.act_door.edit(1)
        editing = window.act_door.editing
        for kind, amount in (("wager", "150"), ("all-in", "90"), ("wager", "x"), ("check", "")):
            editing.set_kind(kind)
            editing.set_amount(amount)
            QApplication.processEvents()
            editor = editor_of(window)
            editor.grab()
            assert window.rect().contains(editor.geometry())
            assert cut == []
            for part in shown_parts(editor):
                assert editor.rect().contains(part.geometry().translated(offset(part, editor)))
                if isinstance(part, QLabel):
                    assert part.height() >= part.heightForWidth(part.width()), part.text()
                elif not isinstance(part, QLineEdit):
                    assert part.width() >= part.sizeHint().width() or part.text() in "−+×"
                    assert min(part.width(), part.height()) >= TOUCH
        editing.cancel()


def shown_parts(editor: ActEditor) -> list[QLabel | QPushButton | QToolButton | ChoiceButton]:
    kinds = (QLabel, QPushButton, QToolButton, ChoiceButton, QLineEdit)
    return [part for kind in kinds for part in editor.findChildren(kind) if part.isVisible()]


def offset(part: QWidget, editor: ActEditor) -> QPoint:
    parent = part.parentWidget()
    return QPoint() if parent is editor else parent.mapTo(editor, QPoint())


def test_everything_in_the_editor_has_a_name(window: MainWindow) -> None:
    for language in LANGUAGES:
        window.context.language_picked.emit(language)
        window.desk.type_line(LONG)
        window.act_door.edit(1)
        editor = editor_of(window)
        named = [part for part in shown_parts(editor) if not isinstance(part, QLabel)]
        assert len(named) > 15
        assert all(spoken_name(part).strip() for part in named)
        assert spoken_name(editor).strip()
        window.act_door.editing.cancel()


def test_the_editor_stands_over_its_act_in_a_window_of_another_size(played: MainWindow) -> None:
    played.act_door.edit(3)
    for size in SIZES:
        played.resize(size)
        QApplication.processEvents()
        editor = editor_of(played)
        chip = played.history.chip_of(3)
        corner = played.history.viewport().mapTo(played, chip.topLeft())
        assert editor.geometry().bottom() < corner.y()
        assert editor.x() <= corner.x() <= editor.geometry().right()
        assert played.rect().contains(editor.geometry())


def test_a_blind_is_changed_in_its_amount_alone(window: MainWindow, hands: Hands) -> None:
    editor = double_click(window, hands, 1)
    assert editor.kinds.buttons == {} and editor.amount.hasFocus()
    hands.type_over("40")
    hands.press(Qt.Key.Key_Return)
    assert window.acts.view(1).text == "2 post 40"


def test_the_first_act_and_none_at_all(window: MainWindow, hands: Hands) -> None:
    window.desk.type_line("3p flop: ")
    assert window.acts.rowCount() == 0
    window.history.setFocus()
    hands.press(Qt.Key.Key_F2)
    assert not is_editing(window)
    hands.press(Qt.Key.Key_Insert)
    editor_of(window)
    hands.type("r")
    hands.press(Qt.Key.Key_Return)
    assert window.desk.situation.acts == (Bet("1", 100),)


def test_an_all_in_of_a_known_stack_and_a_call(played: MainWindow, hands: Hands) -> None:
    played.desk.setting.set_stack("C", 700)
    editor = double_click(played, hands, 2)
    hands.click(editor.kinds.buttons["all-in"])
    assert editor.amount.text() == "700"
    hands.click(editor.accept)
    assert played.desk.situation.acts[2] == AllIn("C", 700)
    editor = double_click(played, hands, 2)
    hands.click(editor.kinds.buttons["call"])
    assert editor.amount.isHidden()
    hands.click(editor.accept)
    assert played.desk.situation.acts[2] == Call("C")


def test_another_language_leaves_the_editor_open_with_what_was_entered(
    window: MainWindow, hands: Hands
) -> None:
    hands.type("500/1000 A,B,C flop: b1000 r4000 ")
    window.act_door.edit(1)
    editor = window.act_door.editor
    assert editor is not None
    hands.type_over("5,000")
    for language, written in (("de", "5.000"), ("fr", "5\u202f000"), ("en", "5,000")):
        window.context.language_picked.emit(language)
        assert editor.isVisible() and editor.amount.text() == written
    window.context.language_picked.emit("de")
    assert editor.delete.text() == "Löschen"
    hands.press(Qt.Key.Key_Return)
    assert window.desk.situation.acts[-1] == Raise("B", 5000)
