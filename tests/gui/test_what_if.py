"""What if: an act under the pointer or the keyboard shows the ruling that would follow it."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from floorapp.explain.catalogue import LANGUAGES
from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands

LINE = "100 a125 c a200 c "


def point_at(widget: QWidget) -> None:
    """Move the pointer onto a widget, as Qt tells it."""
    at = QPointF(widget.rect().center())
    QApplication.sendEvent(widget, QEnterEvent(at, at, at))


def leave(widget: QWidget) -> None:
    """Move the pointer away from a widget."""
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))


def supposed(window: MainWindow) -> str:
    """The act that the panel's ruling would follow."""
    label = window.ruling.supposed
    return label.text() if label.isVisible() else ""


def test_by_mouse(set_up: MainWindow, hands: Hands, qtbot: QtBot) -> None:
    hands.type(LINE)
    before = set_up.desk.dispute
    assert set_up.ruling.headline.text().startswith("A may fold, call 100")
    point_at(set_up.bar.buttons["call"])
    assert supposed(set_up) == ""  # who is about to click sees no flicker
    qtbot.waitUntil(lambda: supposed(set_up) == "What if: A calls")
    assert set_up.ruling.headline.text() == "C may fold or call 75."
    assert set_up.ruling.verdict.text() == "✗ C may not raise."
    assert set_up.desk.dispute is before
    assert set_up.shown_ruling.headline.startswith("A may")
    leave(set_up.bar.buttons["call"])
    assert supposed(set_up) == ""
    assert set_up.ruling.headline.text().startswith("A may fold, call 100")


def test_by_keyboard(set_up: MainWindow, hands: Hands, qtbot: QtBot) -> None:
    hands.type(LINE)
    hands.tab_to(set_up.bar.buttons["fold"])
    qtbot.waitUntil(lambda: supposed(set_up) == "What if: A folds")
    hands.press(Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: supposed(set_up) == "What if: A calls")
    hands.press(Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: supposed(set_up) == "What if: A raises to 300")
    assert "C may fold, call 175 or raise to 400 or more" in set_up.ruling.headline.text()
    hands.press(Qt.Key.Key_Escape)
    assert supposed(set_up) == ""


def test_it_follows_the_amount(set_up: MainWindow, hands: Hands, qtbot: QtBot) -> None:
    hands.type(LINE)
    point_at(set_up.bar.buttons["wager"])
    qtbot.waitUntil(lambda: "300" in supposed(set_up))
    set_up.actions_set.set_amount(500)
    assert supposed(set_up) == "What if: A raises to 500"


def test_an_act_that_was_made_is_not_asked_about_again(
    set_up: MainWindow, hands: Hands, qtbot: QtBot
) -> None:
    hands.type(LINE)
    button = set_up.bar.buttons["call"]
    point_at(button)
    qtbot.waitUntil(lambda: bool(supposed(set_up)))
    hands.click(button)
    qtbot.wait(400)
    assert supposed(set_up) == ""
    assert set_up.ruling.headline.text() == "C may fold or call 75."


def test_what_cannot_be_pressed_supposes_nothing(
    set_up: MainWindow, hands: Hands, qtbot: QtBot
) -> None:
    hands.type(f"{LINE}c ")
    point_at(set_up.bar.buttons["wager"])
    qtbot.wait(400)
    assert supposed(set_up) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_each_language(
    set_up: MainWindow, hands: Hands, qtbot: QtBot, language: str
) -> None:
    set_up.context.language_picked.emit(language)
    hands.type(LINE)
    point_at(set_up.bar.buttons["call"])
    qtbot.waitUntil(lambda: bool(supposed(set_up)))
    told = {
        "en": "What if: A calls",
        "fr": "Et si\u00a0: Le joueur A paie",
        "de": "Was wäre, wenn: Spieler A geht mit",
    }
    assert supposed(set_up) == told[language]
