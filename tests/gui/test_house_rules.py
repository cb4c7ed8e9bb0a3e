"""A rule book of the house, made with the mouse alone and with the keyboard alone."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QPushButton, QToolButton, QWidget

from floorapp.engine.rulebook import RuleBook
from floorapp.explain.catalogue import LANGUAGES
from floorapp.places import rule_book_folders
from floorapp.viewmodels.rows import ROW
from floorapp.widgets import theme
from floorapp.widgets.house_page import HousePage
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.rule_choice import RuleCard
from floorapp.widgets.theme import TOUCH
from tests.gui.hands import Hands
from tests.gui.test_accessibility import focusable, spoken_name

SIZES = (QSize(1110, 600), QSize(1280, 800), QSize(3840, 2160))
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The house's own folder, which is empty."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return rule_book_folders()[1]


def page(window: MainWindow) -> HousePage:
    found = window.house.page
    assert found is not None and found.isVisible()
    return found


def card(window: MainWindow, label: str) -> RuleCard:
    return next(one for one in page(window).cards if one.choice.label.startswith(label))


def books_in_menu(window: MainWindow) -> list[str]:
    return [action.text() for action in window.context.book.menu().actions()]


def effects(window: MainWindow) -> list[str]:
    rows = page(window).effects.rows
    return [rows.index(n).data(ROW).spoken for n in range(rows.rowCount())]


@pytest.fixture
def opened(window: MainWindow, hands: Hands) -> MainWindow:
    hands.press(Qt.Key.Key_R, CONTROL)
    assert page(window).isVisible() and not window.felt.isVisible()
    return window


# --- half an all-in raise re-opens ----------------------------------------------------------------


def test_our_room_takes_at_most_six_clicks(window: MainWindow, hands: Hands, own: Path) -> None:
    hands.choose(window.context.menu, "House rules")
    assert effects(window) == []
    hands.click(card(window, "Half an all-in raise re-opens"))
    assert "C may fold or call 75.: → C may fold, call 75 or raise to 300 or more." in "\n".join(
        effects(window)
    )
    assert page(window).effects_label.text().startswith("Come out otherwise than under TDA 2024: ")
    hands.click(page(window).buttons["save"])
    assert hands.clicks <= 6 and hands.keys == 0
    assert "Our room" in books_in_menu(window)
    assert (own / "our-room.toml").exists()
    hands.choose(window.context.book, "Our room")
    assert window.desk.book.raising.name == "half-raise-counts"


def test_our_room_by_keyboard_alone(window: MainWindow, hands: Hands) -> None:
    hands.press(Qt.Key.Key_R, CONTROL)
    assert card(window, "A full raise re-opens").hasFocus()
    hands.press(Qt.Key.Key_Down)
    assert card(window, "Half an all-in raise re-opens").isChecked()
    assert effects(window)
    hands.press(Qt.Key.Key_Return)
    assert "Our room" in books_in_menu(window)
    assert hands.keys <= 6 and hands.clicks == 0
    hands.tab_to(page(window).buttons["use"])
    hands.press(Qt.Key.Key_Space)
    assert window.desk.book.name == "Our room"
    hands.press(Qt.Key.Key_Escape)
    assert window.felt.isVisible() and window.entry.edit.hasFocus()


def test_every_knob_is_reached_by_keyboard(opened: MainWindow, hands: Hands) -> None:
    shown = page(opened)
    hands.tab_to(shown.knobs)
    hands.press(Qt.Key.Key_End)
    assert shown.cards[0].choice.label == "Everything"
    hands.press(Qt.Key.Key_Right)
    assert shown.cards[0].hasFocus()
    hands.press(Qt.Key.Key_Down)
    assert opened.house.rules is not None
    assert opened.house.rules.house.settings == {"irregular.passive_out_of_turn": "passive"}
    hands.tab_to(shown.effects)


def test_every_knob_is_reached_by_mouse(opened: MainWindow, hands: Hands) -> None:
    shown = page(opened)
    knobs, rules = shown.knobs, opened.house.rules
    assert rules is not None
    for number in range(knobs.rows.rowCount()):
        index = knobs.rows.index(number)
        knobs.scrollTo(index)
        hands.click(knobs.viewport(), knobs.visualRect(index).center())
        other = next(one for one in shown.cards if not one.isChecked())
        shown.offered.ensureWidgetVisible(other)
        hands.click(other)
        assert knobs.rows.row(number).is_marked, knobs.rows.row(number)
        assert other.isChecked() and sum(one.isChecked() for one in shown.cards) == 1
    assert len(rules.house.settings) == knobs.rows.rowCount()


# --- the books of the house -----------------------------------------------------------------------


def test_a_book_is_named_changed_and_removed(opened: MainWindow, hands: Hands, own: Path) -> None:
    shown = page(opened)
    hands.click(shown.short)
    hands.type_over("Casino")
    assert shown.full.text() == "Casino"
    hands.click(shown.full)
    hands.type_over("Rules of the casino")
    hands.press(Qt.Key.Key_Return)
    assert shown.told.text() == "“Casino” is saved."
    assert [file.name for file in own.iterdir()] == ["casino.toml"]
    hands.click(shown.short)
    hands.type_over("Casino 2")
    assert shown.books.text() == "Casino 2 * ˅"
    hands.press(Qt.Key.Key_Return)
    assert books_in_menu(opened)[-1] == "Casino 2"
    assert opened.desk.books["casino"].titles["fr"] == "Rules of the casino"
    hands.choose(shown.base, "WSOP 2026")
    hands.click(shown.buttons["use"])
    assert opened.desk.book.raising.name == "consecutive-all-ins"
    hands.click(shown.buttons["remove"])
    assert "Casino 2" not in books_in_menu(opened)
    assert opened.desk.book.id == "tda-2024"
    assert [file.name for file in own.iterdir()] == ["casino.toml.removed"]


def test_another_book_is_begun_and_the_first_taken_up_again(
    opened: MainWindow, hands: Hands
) -> None:
    shown = page(opened)
    hands.click(shown.buttons["save"])
    hands.choose(shown.books, "Begin a new book")
    assert shown.short.text() == "Our room 2"
    hands.click(shown.buttons["save"])
    hands.choose(shown.books, "Our room")
    assert shown.short.text() == "Our room"
    hands.click(shown.short)
    hands.type_over("our ROOM 2")
    hands.press(Qt.Key.Key_Return)
    assert shown.told.text() == "There is a book of this name already: choose another."
    hands.type_over(" ")
    hands.press(Qt.Key.Key_Return)
    assert shown.told.text() == "Give the book a name first."


def test_what_is_not_saved_of_a_book_is_there_again(opened: MainWindow, hands: Hands) -> None:
    shown = page(opened)
    hands.click(shown.buttons["save"])
    hands.click(card(opened, "Half an all-in raise re-opens"))
    hands.choose(shown.books, "Begin a new book")
    assert effects(opened) == []
    hands.choose(shown.books, "Our room *")
    assert card(opened, "Half an all-in raise re-opens").isChecked() and effects(opened)
    assert shown.told.text() == "“Our room” is here as it was left: it is not saved yet."


def test_what_will_surprise_is_told_at_once(opened: MainWindow, hands: Hands) -> None:
    hands.click(card(opened, "A raise doubles; a full increment re-opens"))
    assert page(opened).warnings.text().startswith("A raise must double the bet, but")
    hands.click(card(opened, "A full raise re-opens"))
    assert page(opened).warnings.isHidden()


def test_a_book_is_handed_on(opened: MainWindow, hands: Hands, tmp_path: Path, own: Path) -> None:
    shown, file = page(opened), tmp_path / "ours.toml"
    hands.click(card(opened, "Half an all-in raise re-opens"))
    opened.house.ask_to_write = lambda *asked: asked[3](str(file))
    hands.click(shown.buttons["export"])
    assert shown.told.text() == f"“Our room” is in {file}."
    assert not own.exists()
    opened.house.ask_to_read = lambda *asked: asked[3](str(file))
    hands.click(shown.buttons["import"])
    assert shown.told.text() == "“Our room” is here."
    assert "Our room" in books_in_menu(opened)
    hands.click(shown.buttons["import"])
    assert shown.told.text() == "“Our room” is here, in place of the one before."
    file.write_text("id = ", "utf-8")
    hands.click(shown.buttons["import"])
    assert shown.told.text() == "ours.toml: The end of this file is missing."
    opened.house.ask_to_write = lambda *asked: asked[3](str(tmp_path))
    hands.click(shown.buttons["export"])
    assert shown.told.text() == f"{tmp_path}: This is a folder: name a file in it."


def test_a_file_is_asked_for_in_a_dialog_that_stops_nothing(
    opened: MainWindow, hands: Hands
) -> None:
    for name in ("export", "import"):
        hands.click(page(opened).buttons[name])
        (dialog,) = opened.findChildren(QFileDialog)
        assert dialog.isVisible() and not dialog.isModal()
        dialog.close()
        QApplication.processEvents()
        opened.activateWindow()
        QTest.qWait(0)


def test_a_damaged_book_is_named_and_the_others_are_there(
    window: MainWindow, hands: Hands, own: Path
) -> None:
    own.mkdir(parents=True)
    (own / "bad.toml").write_text('format = "floorapp-rulebook/1"\nraising = "x"\n', "utf-8")
    hands.press(Qt.Key.Key_R, CONTROL)
    assert "bad.toml:2: raising: “x” is not known here" in page(window).damaged.text()
    hands.click(page(window).buttons["save"])
    assert "Our room" in books_in_menu(window)


def test_what_somebody_else_puts_into_the_folder_is_there_when_the_page_is_opened(
    opened: MainWindow, hands: Hands, own: Path
) -> None:
    hands.click(page(opened).buttons["save"])
    hands.press(Qt.Key.Key_Escape)
    text = (own / "our-room.toml").read_text("utf-8")
    (own / "b.toml").write_text(text.replace("our-room", "b").replace("Our room", "Bee"), "utf-8")
    hands.press(Qt.Key.Key_R, CONTROL)
    assert "Bee" in books_in_menu(opened)


# --- its cases ------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_case_is_opened_under_the_book(opened: MainWindow, hands: Hands, by: str) -> None:
    shown = page(opened)
    hands.click(card(opened, "Half an all-in raise re-opens"))
    hands.click(shown.buttons["save"])
    index = shown.effects.rows.index(0)
    key = index.data(ROW).key
    if by == "mouse":
        centre = shown.effects.visualRect(index).center()
        hands.click(shown.effects.viewport(), centre)
        QTest.mouseDClick(shown.effects.viewport(), Qt.MouseButton.LeftButton, pos=centre)
    else:
        hands.tab_to(shown.effects)
        hands.press(Qt.Key.Key_Home)
        hands.press(Qt.Key.Key_Return)
    assert opened.felt.isVisible()
    assert opened.demos.player is not None and opened.demos.player.playing is not None
    assert opened.demos.player.playing.id == key
    assert opened.desk.book.name == "Our room"


def test_a_book_that_rules_is_changed_while_a_demonstration_is_shown(
    opened: MainWindow, hands: Hands
) -> None:
    hands.click(page(opened).buttons["use"])
    hands.press(Qt.Key.Key_Escape)
    opened.demos.play("tda47-ex1")
    hands.press(Qt.Key.Key_R, CONTROL)
    hands.click(card(opened, "Half an all-in raise re-opens"))
    hands.click(page(opened).buttons["save"])
    hands.press(Qt.Key.Key_Escape)
    hands.press(Qt.Key.Key_Escape)
    assert not opened.demos.is_playing
    assert opened.desk.book is opened.desk.books["our-room"]
    assert opened.desk.book.raising.name == "half-raise-counts"


# --- how it looks ---------------------------------------------------------------------------------


@pytest.fixture(params=SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def sized(request: pytest.FixtureRequest, opened: MainWindow) -> MainWindow:
    opened.resize(request.param)
    QApplication.processEvents()
    return opened


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut(sized: MainWindow, language: str) -> None:
    sized.context.language_picked.emit(language)
    shown = page(sized)
    knobs = shown.knobs
    for number in range(knobs.rows.rowCount()):
        knobs.setCurrentIndex(knobs.rows.index(number))
        shown.cards[-1].click()
        for _ in range(3):
            QApplication.processEvents()
        for one in shown.cards:
            assert one.width() <= shown.offered.viewport().width()
            assert one.height() >= one.heightForWidth(one.width()), one.choice.label
            right = max(p.text.size().width() + p.corner.x() for p in one.paragraphs(one.width()))
            assert right <= one.width(), one.choice.label
        fits(shown)
    assert knobs.viewport().height() > 2 * TOUCH
    assert shown.effects.viewport().height() > 2 * TOUCH
    assert shown.offered.viewport().height() > 2 * TOUCH


def fits(shown: QWidget) -> None:
    """See that labels and buttons have the room that their words need."""
    for label in shown.findChildren(QLabel):
        if label.isVisible() and label.text():
            needed = label.heightForWidth(label.width()) if label.wordWrap() else 0
            assert label.height() >= needed, label.text()
            assert label.wordWrap() or label.width() >= label.sizeHint().width(), label.text()
    for button in (*shown.findChildren(QPushButton), *shown.findChildren(QToolButton)):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width(), button.text()


def test_what_a_finger_hits_is_large_enough(opened: MainWindow) -> None:
    QApplication.processEvents()
    shown = page(opened)
    for widget in (*shown.buttons.values(), *shown.cards):
        assert widget.height() >= TOUCH, widget
    assert shown.knobs.sizeHintForRow(0) >= TOUCH


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(opened: MainWindow, language: str) -> None:
    opened.context.language_picked.emit(language)
    found = [one for one in focusable(opened) if page(opened).isAncestorOf(one)]
    assert len(found) > 12
    assert [one for one in found if not spoken_name(one).strip()] == []
    rows = QAccessible.queryAccessibleInterface(page(opened).knobs)
    assert rows.childCount() == page(opened).knobs.rows.rowCount()


def test_a_theme_and_larger_text_are_worn_at_once(opened: MainWindow) -> None:
    opened.context.theme_picked.emit("contrast")
    opened.commands["larger"].trigger()
    QApplication.processEvents()
    before = page(opened).cards[0].heightForWidth(400)
    opened.commands["larger"].trigger()
    QApplication.processEvents()
    assert page(opened).cards[0].heightForWidth(400) >= before
    picture = page(opened).grab().toImage()
    first = page(opened).cards[0]
    corner = first.mapTo(page(opened), first.rect().bottomRight()) * picture.devicePixelRatio()
    assert picture.pixelColor(corner.x() - 12, corner.y() - 6).name() == theme.CONTRAST.chosen


def test_every_shipped_book_may_be_the_base(
    opened: MainWindow, books: Mapping[str, RuleBook], hands: Hands
) -> None:
    rules = opened.house.rules
    assert rules is not None
    for book in books.values():
        hands.choose(page(opened).base, book.name)
        assert rules.base.id == book.id
        assert effects(opened) == []
