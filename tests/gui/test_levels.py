"""The levels of the event: one click or one key to the next; edited, imported, exported."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from floorapp.explain.catalogue import LANGUAGES
from floorapp.notation.levels import Level, read_levels
from floorapp.places import levels_file
from floorapp.viewmodels.level_table import ANTE, BIG, CHIPS, NAME, SMALL
from floorapp.widgets.levels_page import LevelsPage
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.theme import TOUCH
from tests.gui.hands import Hands
from tests.gui.test_accessibility import focusable, spoken_name
from tests.gui.test_house_rules import fits
from tests.gui.test_nothing_is_cut import apart, is_shown

SIZES = (QSize(1110, 600), QSize(1280, 800), QSize(3840, 2160))
CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
EVENT = (
    Level("11", 300, 600, 600, (25, 100, 500, 1000)),
    Level("12", 400, 800, 800, (100, 500, 1000, 5000)),
    Level("Final table", 10_000, 20_000, 20_000),
)


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's own folder, which is empty."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return levels_file()


@pytest.fixture
def event(window: MainWindow) -> MainWindow:
    """A window that knows the levels of an event."""
    window.levels.event_levels.set_levels(EVENT)
    return window


@pytest.fixture
def opened(event: MainWindow, hands: Hands) -> MainWindow:
    hands.press(Qt.Key.Key_F6)
    assert page(event).isVisible() and not event.felt.isVisible()
    return event


def page(window: MainWindow) -> LevelsPage:
    found = window.levels.page
    assert found is not None and found.isVisible()
    return found


def click_cell(window: MainWindow, hands: Hands, row: int, column: int) -> None:
    table = page(window).table
    index = page(window).model.index(row, column)
    table.scrollTo(index)
    hands.click(table.viewport(), table.visualRect(index).center())


def enter(hands: Hands) -> None:
    """Press Enter in a cell: Qt takes what was typed only behind the key."""
    hands.press(Qt.Key.Key_Return)
    for _ in range(2):  # the editor is gone then
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def type_into(window: MainWindow, hands: Hands, row: int, column: int, text: str) -> None:
    """Double click a cell, write over it and press Enter."""
    table = page(window).table
    click_cell(window, hands, row, column)
    centre = table.visualRect(page(window).model.index(row, column)).center()
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=centre)
    (editor,) = table.findChildren(QLineEdit)
    editor.selectAll()
    hands.type(text)
    enter(hands)


def cell(window: MainWindow, row: int, column: int) -> str:
    return str(page(window).model.index(row, column).data())


# --- one click, one key ---------------------------------------------------------------------------


def test_without_levels_there_is_no_button(window: MainWindow) -> None:
    assert window.context.level.isHidden()
    assert not window.commands["next-level"].isEnabled()


def test_a_level_is_one_click_and_one_in_the_menu(event: MainWindow, hands: Hands) -> None:
    assert event.context.level.text() == "Level ˅"
    hands.choose(event.context.level, "Level 12: 400 / 800 / 800")
    now = event.desk.situation
    assert (now.small_blind, now.big_blind, now.ante, now.level) == (400, 800, 800, "12")
    assert now.chips == (100, 500, 1000, 5000)
    assert event.context.level.text() == "Level 12 ˅"
    assert event.context.blinds.text() == "400 / 800 / 800"
    assert (hands.keys, hands.clicks) == (0, 2)
    event.actions_set.undo.trigger()
    now = event.desk.situation
    assert (now.small_blind, now.big_blind, now.level, now.chips) == (50, 100, None, ())


def test_the_next_level_is_one_key(event: MainWindow, hands: Hands) -> None:
    hands.press(Qt.Key.Key_PageDown, ALT)
    assert event.desk.situation.level == "11"
    hands.press(Qt.Key.Key_PageDown, ALT)
    hands.press(Qt.Key.Key_PageDown, ALT)
    hands.press(Qt.Key.Key_PageDown, ALT)
    assert event.desk.situation.level == "Final table"
    assert event.context.level.text() == "Final table ˅"
    hands.press(Qt.Key.Key_PageUp, ALT)
    assert event.desk.situation.level == "12"
    assert event.entry.edit.text() == ""


def test_the_acts_stay_and_are_judged_at_the_new_level(event: MainWindow, hands: Hands) -> None:
    event.levels.event_levels.go(0)
    hands.type("5p flop: b600 ")
    hands.press(Qt.Key.Key_PageDown, ALT)
    assert "600" in event.entry.edit.text()
    assert event.desk.situation.big_blind == 800
    assert event.desk.replay.steps[-1].ruling.decision.is_fault


def test_a_colour_up_changes_the_tray(event: MainWindow, hands: Hands) -> None:
    event.levels.event_levels.go(0)
    event.commands["snapshot"].trigger()
    assert event.snapshot.page is not None
    assert [chip.chip.by for chip in event.snapshot.page.chips] == [25, 100, 500, 1000]
    hands.press(Qt.Key.Key_Escape)
    event.levels.event_levels.go(1)
    event.commands["snapshot"].trigger()
    assert [chip.chip.by for chip in event.snapshot.page.chips] == [100, 500, 1000, 5000]
    hands.press(Qt.Key.Key_Escape)
    hands.type("50/100 ")
    assert event.desk.situation.chips == () and event.desk.situation.level is None
    assert event.context.level.text() == "Level ˅"


@pytest.mark.usefixtures("event")
def test_the_levels_are_there_at_the_next_start(own: Path) -> None:
    assert read_levels(own.read_text("utf-8"), "x").levels == EVENT


# --- the table ------------------------------------------------------------------------------------


def test_a_table_is_made_with_the_keyboard_alone(window: MainWindow, hands: Hands) -> None:
    hands.press(Qt.Key.Key_F6)
    shown = page(window)
    assert shown.buttons["add"].hasFocus()
    hands.press(Qt.Key.Key_Space)
    hands.type("100")
    hands.press(Qt.Key.Key_Tab)
    hands.press(Qt.Key.Key_Escape)  # leaves the next cell as it was
    QApplication.processEvents()
    assert window.levels.event_levels.levels == (Level("1", 100, 200),)
    shown.table.setFocus()
    hands.press(Qt.Key.Key_Insert)
    assert [level.name for level in window.levels.event_levels.levels] == ["1", "2"]
    hands.type("150")
    enter(hands)
    hands.press(Qt.Key.Key_Right)
    hands.type("300")
    enter(hands)
    assert window.levels.event_levels.levels[1].amounts == (150, 300, 0)
    hands.press(Qt.Key.Key_Return)
    assert window.felt.isVisible() and window.desk.situation.level == "2"
    hands.press(Qt.Key.Key_F6)
    hands.press(Qt.Key.Key_Delete)
    assert [level.name for level in window.levels.event_levels.levels] == ["1"]
    hands.press(Qt.Key.Key_Escape)
    assert window.felt.isVisible()


def test_a_table_is_changed_with_the_mouse(opened: MainWindow, hands: Hands) -> None:
    type_into(opened, hands, 0, SMALL, "1k")
    assert [cell(opened, 0, column) for column in (SMALL, BIG, ANTE)] == ["1,000", "2,000", "2,000"]
    type_into(opened, hands, 0, NAME, "Level 1a")
    type_into(opened, hands, 0, CHIPS, "500 100")
    assert cell(opened, 0, CHIPS) == "100/500"
    click_cell(opened, hands, 2, BIG)
    hands.click(page(opened).buttons["remove"])
    assert len(opened.levels.event_levels.levels) == 2
    click_cell(opened, hands, 1, BIG)
    hands.click(page(opened).buttons["add"])
    assert opened.levels.event_levels.levels[2] == Level("13", *EVENT[1].amounts, EVENT[1].chips)
    hands.click(page(opened).buttons["use"])
    assert opened.felt.isVisible() and opened.desk.situation.level == "13"


def test_what_cannot_be_read_is_told_and_the_cell_stays(opened: MainWindow, hands: Hands) -> None:
    type_into(opened, hands, 0, BIG, "many")
    told = "“many” is no amount of chips: write it as 1000, 1,000 or 1k."
    assert page(opened).told.text() == told
    assert cell(opened, 0, BIG) == "600"
    click_cell(opened, hands, 1, BIG)
    assert page(opened).told.isHidden()
    type_into(opened, hands, 0, CHIPS, "all")
    assert page(opened).told.text().startswith("“all” are no chips")
    type_into(opened, hands, 0, CHIPS, "25")
    assert page(opened).told.isHidden()


def test_a_table_is_imported_and_exported(opened: MainWindow, hands: Hands, tmp_path: Path) -> None:
    file = tmp_path / "levels.csv"
    opened.levels.ask_to_write = lambda *asked: asked[3](str(file))
    opened.context.language_picked.emit("fr")
    hands.click(page(opened).buttons["export"])
    assert file.read_bytes().decode("utf-8-sig").startswith("Niveau;Petite blinde;Grosse blinde;")
    opened.levels.event_levels.set_levels(())
    assert not page(opened).buttons["use"].isEnabled()
    opened.levels.ask_to_read = lambda *asked: asked[3](str(file))
    hands.click(page(opened).buttons["import"])
    assert opened.levels.event_levels.levels == EVENT
    opened.context.language_picked.emit("en")
    rows = "".join(f"{n};x;100\n" for n in range(8))
    file.write_text(f"Level;SB;BB\n1;50;100\n{rows}", "utf-8")
    hands.click(page(opened).buttons["import"])
    lines = page(opened).told.text().splitlines()
    assert lines[0] == "Levels read: 1."
    assert lines[1] == "levels.csv:3: “x” is no amount of chips: write it as 1000, 1,000 or 1k."
    assert lines[-1] == "And 5 more."
    file.unlink()
    hands.click(page(opened).buttons["import"])
    assert page(opened).told.text() == "levels.csv: This file cannot be opened."
    assert len(opened.levels.event_levels.levels) == 1


# --- how it looks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def test_nothing_is_cut(opened: MainWindow, size: QSize, language: str) -> None:
    opened.resize(size)
    opened.levels.event_levels.set_levels((*EVENT, Level("20", 500_000, 1_000_000, 1_000_000)))
    opened.context.language_picked.emit(language)
    for number in range(4):
        opened.levels.event_levels.go(number)
        for _ in range(3):
            QApplication.processEvents()
        shown = page(opened)
        fits(shown)
        table, model = shown.table, shown.model
        for column in range(model.columnCount()):
            header = table.horizontalHeader()
            assert header.sectionSize(column) >= header.sectionSizeHint(column)
            assert table.sizeHintForColumn(column) <= table.columnWidth(column)
        context = opened.context
        bar = [part for part in context.children() if is_shown(part)]
        apart([part.geometry() for part in bar], context.rect())
        short = [one.text() for one in bar if one.width() < one.sizeHint().width() - 40]
        assert short == []
    assert all(button.height() >= TOUCH for button in shown.buttons.values())
    assert table.rowHeight(0) >= TOUCH


def test_the_short_name_is_shown_before_the_bar_takes_another_line(event: MainWindow) -> None:
    event.levels.event_levels.go(0)
    event.resize(SIZES[0])
    QApplication.processEvents()
    one_line = event.context.height()
    assert event.context.level.text() in {"Level 11 ˅", "11 ˅"}
    event.resize(SIZES[1])
    QApplication.processEvents()
    assert event.context.level.text() == "Level 11 ˅"
    assert event.context.height() >= one_line - 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(opened: MainWindow, language: str) -> None:
    opened.context.language_picked.emit(language)
    found = [one for one in focusable(opened) if page(opened).isAncestorOf(one)]
    assert len(found) > 6
    assert [one for one in found if not spoken_name(one).strip()] == []
    assert spoken_name(opened.context.level).strip()
