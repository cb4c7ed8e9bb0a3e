"""Demonstrations in the window: found, played and left by keyboard alone and by mouse alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtGui import QTextLayout
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from floorapp.explain.catalogue import LANGUAGES
from floorapp.places import demonstration_folders
from floorapp.records.incident_log import IncidentLog
from floorapp.widgets.demo_bar import DemoBar
from floorapp.widgets.demo_page import DemoPage
from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands

SIZES = (QSize(1110, 600), QSize(1280, 800), QSize(3840, 2160))
CONTROL = Qt.KeyboardModifier.ControlModifier
LINE = "100 a125 c"
CLOSED = "C may fold or call 75."
OPEN = "A may fold, call 100 or raise to 300 or more."


@pytest.fixture
def disputed(set_up: MainWindow, hands: Hands) -> MainWindow:
    """A dispute under way."""
    hands.type(LINE)
    return set_up


@pytest.fixture
def own() -> Iterator[Path]:
    """The folder of the house."""
    folder = demonstration_folders()[1]
    folder.mkdir(parents=True, exist_ok=True)
    yield folder
    for file in folder.iterdir():
        file.unlink()


def page_of(window: MainWindow) -> DemoPage:
    page = window.demos.page
    assert page is not None and page.isVisible()
    return page


def bar_of(window: MainWindow) -> DemoBar:
    bar = window.demos.bar
    assert bar is not None and bar.isVisible()
    return bar


def click_row(hands: Hands, page: DemoPage, index: QModelIndex, *, twice: bool = False) -> None:
    page.tree.scrollTo(index)
    point = page.tree.visualRect(index).center()
    hands.click(page.tree.viewport(), point)
    if twice:
        QTest.mouseDClick(page.tree.viewport(), Qt.MouseButton.LeftButton, pos=point)


def test_it_is_found_played_and_left_by_keyboard_alone(disputed: MainWindow, hands: Hands):
    window = disputed
    before = window.desk.dispute
    hands.press(Qt.Key.Key_D, CONTROL)
    page = page_of(window)
    assert not window.felt.isVisible() and not window.entry.isVisible()
    hands.type("47 closed stays")
    hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Return)
    assert not page.isVisible() and window.felt.isVisible()
    bar = bar_of(window)
    assert bar.hasFocus()
    assert not window.commands["record"].isEnabled()
    assert bar.title.text() == "Short all-ins and a seat that stays closed"
    for _ in range(5):
        hands.press(Qt.Key.Key_Right)
    assert window.shown_ruling.headline == OPEN
    assert bar.told.text() == "Rule 47-A · E calls"
    hands.press(Qt.Key.Key_Space)
    assert window.shown_ruling.headline == CLOSED
    hands.press(Qt.Key.Key_Space)
    hands.press(Qt.Key.Key_Left)
    assert window.shown_ruling.headline == OPEN
    hands.press(Qt.Key.Key_Home)
    assert bar.place.text() == "1 of 7"
    hands.press(Qt.Key.Key_End)
    assert bar.place.text() == "7 of 7"
    hands.press(Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert window.commands["record"].isEnabled()
    assert window.desk.dispute == before
    assert window.entry.edit.hasFocus() and window.entry.edit.text() == before.text
    hands.type(" c")
    assert len(window.desk.situation.acts) == len(before.situation.acts) + 1


def test_it_is_found_played_and_left_by_mouse_alone(disputed: MainWindow, hands: Hands):
    window = disputed
    before = window.desk.dispute
    hands.choose(window.context.menu, "Demonstrations")
    page = page_of(window)
    index = page.model.index_of("tda47-ex1a")
    page.tree.expand(index.parent())
    click_row(hands, page, index)
    assert page.detail.acts.text().endswith("6.  A calls")
    hands.click(page.play)
    bar = bar_of(window)
    hands.click(bar.steps["last"])
    assert window.shown_ruling.headline == CLOSED
    hands.click(bar.steps["back"])
    assert window.shown_ruling.headline == OPEN
    hands.click(bar.steps["first"])
    assert not bar.steps["back"].isEnabled()
    hands.click(bar.steps["next"])
    assert bar.place.text() == "2 of 7"
    hands.click(bar.choose)
    assert page_of(window).model.id_at(page.tree.currentIndex()) == "tda47-ex1a"
    click_row(hands, page, page.model.index_of("tda47-ex1"), twice=True)
    assert bar_of(window).title.text() == "Short all-ins that add up to a full raise"
    hands.click(bar.leave)
    assert window.desk.dispute == before
    hands.choose(window.context.menu, "Demonstrations")
    hands.click(page.back)
    assert window.felt.isVisible() and window.desk.dispute == before


def test_what_is_typed_goes_to_the_line_and_going_on_puts_it_right(
    disputed: MainWindow, hands: Hands
):
    window = disputed
    window.demos.play("tda47-ex1a")
    bar = bar_of(window)
    hands.press(Qt.Key.Key_Right)
    assert not window.entry.isVisible()
    hands.type("f")
    assert window.entry.isVisible() and window.entry.edit.hasFocus()
    assert [type(act).__name__ for act in window.desk.situation.acts] == ["Bet", "Fold"]
    assert "Changed by hand" in bar.told.text()
    hands.press(Qt.Key.Key_Left)
    hands.press(Qt.Key.Key_Home)
    hands.press(Qt.Key.Key_Space)
    assert bar.place.text() == "2 of 7"
    hands.click(bar.steps["next"])
    assert not window.entry.isVisible() and bar.hasFocus()
    assert (bar.place.text(), len(window.desk.situation.acts)) == ("2 of 7", 1)
    hands.press(Qt.Key.Key_Right)
    assert bar.place.text() == "3 of 7"


def test_a_button_that_is_pressed_leads_back_to_the_demonstration(
    disputed: MainWindow, hands: Hands
):
    window = disputed
    window.demos.play("tda47-ex1a")
    hands.act("check")
    assert window.demos.player is not None and window.demos.player.is_left
    hands.click(bar_of(window).steps["next"])
    assert window.desk.situation.acts == ()
    assert bar_of(window).place.text() == "1 of 7"


def test_an_act_in_dispute_ends_with_its_finding(disputed: MainWindow, hands: Hands):
    window = disputed
    window.demos.play("tda45-ex1a")
    hands.press(Qt.Key.Key_End)
    assert window.shown_ruling.headline == "This is a call of 1,200."
    assert "in dispute: Said: nothing. Chips pushed: 2 chips" in bar_of(window).told.text()
    hands.type("i")
    assert window.door.is_open
    hands.press(Qt.Key.Key_Escape)
    assert not window.door.is_open and window.demos.is_playing
    hands.press(Qt.Key.Key_Escape)
    assert not window.demos.is_playing


def test_the_projector_follows(disputed: MainWindow, hands: Hands):
    window = disputed
    window.demos.play("tda47-ex1a")
    hands.press(Qt.Key.Key_End)
    shown = window.projector.prepared()
    told = [part.accessibleDescription() for part in (shown, *shown.findChildren(QWidget))]
    assert any(CLOSED in text for text in told)


def test_a_damaged_one_of_the_house_is_told_and_the_rest_is_listed(
    own: Path, window: MainWindow, hands: Hands
):
    (own / "ours.floor").write_text(
        'format = "floorapp/1"\n[situation]\ntitle = "Our evening"\nbig_blind = 100\n'
        'street = "flop"\nseats = ["A", "B"]\nactions = ["A bet 100"]\n'
        '[demonstration]\nrule = "Our room"\n',
        encoding="utf-8",
    )
    (own / "broken.floor").write_text("format = 'floorapp/1'\n[situation\n", encoding="utf-8")
    hands.press(Qt.Key.Key_D, CONTROL)
    page = page_of(window)
    assert page.told.text().startswith("broken.floor:2: This cannot be read from character")
    assert page.told.text().endswith(f"{own}.")
    hands.type("evening")
    assert page.model.first().data() == "Our evening (of the house)"
    hands.press(Qt.Key.Key_Return)
    assert window.shown_ruling.headline == "A may check or bet 100 or more."


def test_the_page_is_left_where_it_was_opened(disputed: MainWindow, hands: Hands):
    window = disputed
    hands.press(Qt.Key.Key_D, CONTROL)
    hands.type("nobody says this")
    page = page_of(window)
    hands.press(Qt.Key.Key_Return)
    assert page.isVisible() and not page.play.isEnabled()
    hands.press(Qt.Key.Key_Escape)
    assert window.entry.edit.hasFocus()
    hands.press(Qt.Key.Key_D, CONTROL)
    hands.type_over("club")
    hands.press(Qt.Key.Key_Down)
    hands.press(Qt.Key.Key_Up)
    assert page.model.id_at(page.tree.currentIndex()) == ""
    hands.press(Qt.Key.Key_Return)
    assert not page.tree.isExpanded(page.tree.currentIndex())
    hands.press(Qt.Key.Key_Return)
    hands.type("-3-flop")
    assert page.wanted.hasFocus()
    hands.press(Qt.Key.Key_Return)
    assert window.demos.player is not None and window.demos.player.playing is not None
    assert window.demos.player.playing.id == "club-3-flop"
    hands.press(Qt.Key.Key_D, CONTROL)
    hands.press(Qt.Key.Key_Escape)
    assert bar_of(window).hasFocus()


def test_no_such_demonstration_leaves_everything(disputed: MainWindow):
    before = disputed.desk.dispute
    assert not disputed.demos.play("nothing")
    assert not disputed.demos.close()
    assert disputed.desk.dispute is before


@pytest.fixture(params=SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def sized(request: pytest.FixtureRequest, window: MainWindow) -> MainWindow:
    window.resize(request.param)
    QApplication.processEvents()
    return window


def test_the_words_of_the_bar_fit(sized: MainWindow):
    for language in LANGUAGES:
        sized.context.language_picked.emit(language)
        for wanted in ("tda46-s2-2b", "club-3-D-called", "D026", "tda53B-ex2"):
            sized.demos.play(wanted)
            bar = bar_of(sized)
            assert sized.demos.player is not None
            sized.demos.player.last()
            for _ in range(3):  # a label of more lines, then the bar, then what is below it
                QApplication.processEvents()
            for label in (bar.title, bar.told, bar.place):
                assert label.height() >= label.heightForWidth(label.width()), label.text()
                assert bar.rect().contains(label.geometry()), label.text()
            for button in bar.findChildren(QToolButton):
                assert button.width() >= button.sizeHint().width(), button.text()
                assert min(button.width(), button.height()) >= 44
            assert sized.ruling.below.height() > 60
            assert sized.height() == sized.size().height()


def test_the_words_of_the_list_fit(sized: MainWindow):
    for language in LANGUAGES:
        sized.context.language_picked.emit(language)
        sized.demos.open()
        page = page_of(sized)
        page.tree.expandAll()
        QApplication.processEvents()
        face, cut = page.tree.fontMetrics(), []
        for group in range(page.model.rowCount()):
            family = page.model.index(group, 0)
            for row in range(page.model.rowCount(family)):
                index = page.model.index(row, 0, family)
                box = page.tree.visualRect(index)
                lines = box.height() // face.lineSpacing()
                if lines_of(index.data(), page, box.width() - 20) > lines:
                    cut.append(index.data())
        assert cut == []
        for part in (page.title, page.back):
            assert part.width() >= part.sizeHint().width()


def lines_of(text: str, page: DemoPage, width: int) -> int:
    """How many lines a text takes in a row of the list."""
    layout = QTextLayout(text, page.tree.font())
    layout.beginLayout()
    count = 0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        count += 1
    layout.endLayout()
    return count


def test_another_language_is_spoken_at_once(disputed: MainWindow, hands: Hands):
    window = disputed
    hands.press(Qt.Key.Key_D, CONTROL)
    page = page_of(window)
    window.context.language_picked.emit("fr")
    assert page.title.text() == "Démonstrations"
    window.demos.play("tda47-ex1")
    window.context.language_picked.emit("de")
    bar = bar_of(window)
    assert (
        bar.title.text()
        == "All-ins unter der Mindesterhöhung, die zusammen eine volle Erhöhung ergeben"
    )
    assert bar.told.text() == "Regel 47-A · Am Anfang"


def played(window: MainWindow) -> None:
    (first, *_) = window.demos.demonstrations().found
    assert window.demos.play(first.id)


def test_a_demonstration_is_never_recorded(logged: MainWindow, qtbot: QtBot):
    hands = Hands(qtbot, logged)
    record = logged.commands["record"]
    played(logged)
    logged.snapshot.open()
    assert not record.isEnabled()
    logged.snapshot.close()
    assert not record.isEnabled(), "the demonstration is still there"
    hands.press(Qt.Key.Key_Return, CONTROL)
    logged.record.run()
    assert not logged.record.is_open and logged.record.page is None
    logged.demos.close()
    assert record.isEnabled()
    logged.snapshot.open()
    played(logged)
    logged.demos.close()
    assert record.isEnabled() is not logged.snapshot.is_open


def test_a_ruling_being_recorded_waits_behind_a_demonstration(
    logged: MainWindow, log_path: Path
) -> None:
    logged.record.run()
    page = logged.record.page
    assert page is not None
    page.editing.set_text("remark", "Seen by both.")
    played(logged)
    assert not logged.record.is_open and not page.isVisible() and logged.felt.isVisible()
    logged.record.run()
    assert not logged.record.is_open
    logged.demos.close()
    logged.record.run()
    assert page.isVisible() and page.editing.written("remark") == "Seen by both."
    logged.record.run()
    opened = IncidentLog.open(log_path)
    assert isinstance(opened, IncidentLog)
    with opened as log:
        assert log.last() == 1


def test_a_page_of_bets_goes_with_the_demonstration_that_it_is_about(logged: MainWindow):
    played(logged)
    logged.snapshot.open()
    assert logged.demos.player is not None
    logged.demos.player.end()
    assert not logged.snapshot.is_open and logged.felt.isVisible()
    assert logged.commands["record"].isEnabled()
