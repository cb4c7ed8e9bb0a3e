"""The context bar: each part of the level and the view is one click or a few keys to change."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from floorapp.engine.situation import Situation
from floorapp.explain.catalogue import OWN_NAMES
from floorapp.widgets import theme
from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands


def background(window: MainWindow) -> str:
    """The colour that is on the screen beside the felt's seats."""
    return window.felt.grab().toImage().pixelColor(QPoint(1, 1)).name()


def test_seats_street_book_language_and_theme_are_changed_by_mouse(
    window: MainWindow, hands: Hands
) -> None:
    context, desk = window.context, window.desk
    hands.choose(context.seats, "6 seats")
    assert len(desk.situation.seats) == 6 and context.seats.text().startswith("6 seats")
    hands.choose(context.street, "Turn")
    assert desk.situation.street == "turn" and context.street.text().startswith("Turn")
    hands.choose(context.book, desk.books["aspt-doubling"].name)
    assert desk.book.id == "aspt-doubling"
    assert context.book.text().startswith(desk.books["aspt-doubling"].name)
    hands.choose(context.theme, "Light")
    assert background(window) == theme.LIGHT.background
    hands.choose(context.theme, "Dark")
    assert background(window) == theme.DARK.background
    hands.choose(context.language, "Deutsch")
    assert desk.words.language == "de" and context.language.text().startswith("DE")
    assert hands.keys == 0 and hands.clicks == 12


def test_they_are_changed_by_keyboard(window: MainWindow, hands: Hands) -> None:
    context, desk = window.context, window.desk
    hands.choose_by_keyboard(context.seats, "11 seats")
    assert len(desk.situation.seats) == 11 and len(window.felt.seats) == 11
    hands.choose_by_keyboard(context.street, "River")
    assert desk.situation.street == "river"
    hands.choose_by_keyboard(context.book, desk.books["aspt-doubling"].name)
    assert desk.book.id == "aspt-doubling"
    hands.choose_by_keyboard(context.theme, "Light")
    assert background(window) == theme.LIGHT.background
    hands.choose_by_keyboard(context.language, "Français")
    assert desk.words.language == "fr" and hands.clicks == 0


def test_the_theme_can_follow_the_system(window: MainWindow, hands: Hands) -> None:
    hands.choose(window.context.theme, "As the system")
    assert background(window) == theme.of_system().background


@pytest.mark.parametrize("language", ["fr", "de"])
def test_another_language_reaches_every_part_of_the_window(
    set_up: MainWindow, hands: Hands, language: str
) -> None:
    hands.type("100 r150 ")

    def said() -> dict[str, str]:
        return {
            "headline": set_up.ruling.headline.text(),
            "message": set_up.entry.message.text(),
            "button": set_up.bar.buttons["fold"].accessibleName(),
            "new": set_up.bar.new.accessibleName(),
            "act": str(set_up.acts.index(0).data()),
            "seat": set_up.felt.seats[0].accessibleName(),
            "did": set_up.felt.seats[0].view.did,
            "seats": set_up.context.seats.text(),
            "entry": set_up.entry.edit.accessibleName(),
            "title": set_up.windowTitle(),
        }

    english = said()
    hands.choose(set_up.context.language, OWN_NAMES[language])
    other = said()
    assert [part for part, text in other.items() if text == english[part]] == []
    assert set_up.entry.edit.text() == "100 r150 "
    hands.choose(set_up.context.language, OWN_NAMES["en"])
    assert said() == english


def test_the_blinds_are_typed_over(window: MainWindow, hands: Hands) -> None:
    field = window.context.blinds
    hands.click(field)
    hands.type_over("1k/2k/2k")
    hands.press(Qt.Key.Key_Return)
    now = window.desk.situation
    assert (now.small_blind, now.big_blind, now.ante) == (1000, 2000, 2000)
    assert field.text() == "1,000 / 2,000 / 2,000"
    assert window.felt.seats[1].view.total == "2,000"


def test_leaving_the_field_takes_the_blinds_over(window: MainWindow, hands: Hands) -> None:
    hands.tab_to(window.context.blinds)
    hands.type_over("100/200")
    hands.press(Qt.Key.Key_Tab)
    assert window.desk.situation.big_blind == 200
    assert window.context.blinds.text() == "100 / 200"


@pytest.mark.parametrize("typed", ["abc", "200/100", "100"])
def test_blinds_that_are_none_are_told_and_change_nothing(
    window: MainWindow, hands: Hands, typed: str
) -> None:
    before = window.desk.dispute
    hands.click(window.context.blinds)
    hands.type_over(typed)
    hands.press(Qt.Key.Key_Return)
    assert window.desk.dispute is before
    assert f"“{typed}” is no pair of blinds" in window.entry.message.text()
    assert window.context.blinds.text() == "50 / 100"


def test_blinds_left_as_they_are_make_no_step_of_undo(window: MainWindow, hands: Hands) -> None:
    hands.click(window.context.blinds)
    hands.press(Qt.Key.Key_Return)
    hands.press(Qt.Key.Key_Escape)
    assert not window.desk.can_undo and window.entry.edit.hasFocus()


def test_the_table_is_named_where_a_document_names_it(window: MainWindow) -> None:
    assert not window.context.table.isVisible()
    window.desk.open(Situation(seats=("A", "B"), table="7"))
    assert window.context.table.isVisible() and "7" in window.context.table.text()


def test_a_value_is_described_to_screen_readers_beside_its_name(
    window: MainWindow, hands: Hands
) -> None:
    hands.choose(window.context.street, "Flop")
    assert window.context.street.accessibleName() == "Street"
    assert window.context.street.accessibleDescription() == "Flop"


def test_the_name_of_the_table_gives_way_before_anything_is_cut(window: MainWindow) -> None:
    bar, desk = window.context, window.desk
    desk.open(Situation(seats=("A", "B"), table="Table 14 in the big hall"))
    desk.set_language("de")
    for width, shown in ((1110, False), (1920, True)):
        window.resize(width, 700)
        QApplication.processEvents()
        assert bar.table.isVisible() is shown
