"""The theme and the text size: chosen, or as the desktop asks."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from floorapp.viewmodels.commands import Commands
from floorapp.widgets import theme
from floorapp.widgets.look import TEXT_SIZES, Look
from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands

CONTROL = Qt.KeyboardModifier.ControlModifier


def ground(window: MainWindow) -> str:
    """The colour that the window wears."""
    return window.palette().window().color().name()


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> list[theme.Theme]:
    """What the desktop asks for: the last of the list."""
    asked = [theme.LIGHT]
    monkeypatch.setattr(theme, "of_system", lambda: asked[-1])
    return asked


def scheme_changed() -> None:
    QGuiApplication.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Dark)


def contrast_changed() -> None:
    hints = QGuiApplication.styleHints().accessibility()
    hints.contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)


def test_the_window_goes_along_with_the_system(
    window: MainWindow, hands: Hands, system: list[theme.Theme]
) -> None:
    hands.choose(window.context.theme, "As the system")
    assert ground(window) == theme.LIGHT.panel
    system.append(theme.DARK)
    scheme_changed()
    assert ground(window) == theme.DARK.panel
    system.append(theme.CONTRAST)
    contrast_changed()
    assert ground(window) == theme.CONTRAST.panel
    assert window.look.theme_name == "system"


def test_a_theme_that_was_chosen_stays(
    window: MainWindow, hands: Hands, system: list[theme.Theme]
) -> None:
    hands.choose(window.context.theme, "High contrast")
    assert ground(window) == theme.CONTRAST.panel
    system.append(theme.DARK)
    scheme_changed()
    contrast_changed()
    assert ground(window) == theme.CONTRAST.panel and window.look.theme_name == "contrast"


def test_text_grows_and_shrinks_by_keys(window: MainWindow, hands: Hands) -> None:
    before = window.context.book.font().pixelSize()
    assert not window.look.smaller.isEnabled() and not window.look.usual.isEnabled()
    for size in (*TEXT_SIZES[1:], TEXT_SIZES[-1]):
        hands.press(Qt.Key.Key_Plus, CONTROL)
        assert window.look.text_size == size
        assert window.entry.edit.font().pixelSize() == round(18 * size / 100)
    assert not window.look.larger.isEnabled()
    hands.press(Qt.Key.Key_Minus, CONTROL)
    assert window.look.text_size == TEXT_SIZES[-2]
    hands.press(Qt.Key.Key_0, CONTROL)
    assert window.look.text_size == 100 and window.context.book.font().pixelSize() == before
    assert window.entry.edit.text() == ""


def test_the_text_size_multiplies_what_fits_the_window(window: MainWindow) -> None:
    window.look.set_text_size(150)
    window.resize(2560, 1600)
    QApplication.processEvents()
    assert window.entry.edit.font().pixelSize() == 18 * 2 * 1.5
    window.look.set_text_size(100)
    assert window.entry.edit.font().pixelSize() == 18 * 2


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize(("asked", "taken"), [(0, 100), (110, 100), (140, 150), (999, 200)])
def test_the_nearest_text_size_is_taken(asked: int, taken: int) -> None:
    commands = Commands()
    look = Look(theme.DARK, commands)
    look.set_text_size(asked)
    assert look.text_size == taken


def test_the_page_of_an_act_in_dispute_has_type_that_fits_it(window: MainWindow) -> None:
    window.desk.type_line("50/100 A,B,C flop: b100 ")
    window.resize(1110, 600)
    window.look.set_text_size(200)
    window.door.open()
    page = window.door.page
    assert page is not None
    small = page.font().pixelSize()
    assert small < window.font().pixelSize() == 28
    window.resize(2560, 1600)
    QApplication.processEvents()
    assert 2 * small < page.font().pixelSize() < window.font().pixelSize() == 56
    window.look.set_text_size(100)
    assert page.font().pixelSize() == window.font().pixelSize() == 28
    window.resize(1110, 1000)
    window.look.set_text_size(200)
    QApplication.processEvents()
    assert small == page.font().pixelSize(), "answers would not fit the width"
    window.resize(1600, 1000)
    QApplication.processEvents()
    assert small < page.font().pixelSize() < window.font().pixelSize()
