"""Every window and page, in every theme: what takes the keyboard has a name, and can be read."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from floorapp.widgets import theme
from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands

pytestmark = pytest.mark.broad

THEMES = (theme.LIGHT, theme.DARK, theme.CONTRAST)
LEAST = 4.5
LINE = "100 a125 c a200 c "


def luminance(colour: tuple[int, int, int]) -> float:
    """The relative luminance of a colour, as WCAG 2 defines it."""
    parts = [c / 255 for c in colour]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: tuple[int, int, int], other: tuple[int, int, int]) -> float:
    """The contrast of two colours, from 1 to 21."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def legibility(picture: QImage) -> float:
    """The strongest contrast of anything painted with what is painted most."""
    small = picture.convertToFormat(QImage.Format.Format_RGB32)
    data = bytes(small.constBits())
    colours = Counter(data[at : at + 3] for at in range(0, len(data), 4))
    ground = colours.most_common(1)[0][0]
    return max(contrast(tuple(ground[::-1]), tuple(other[::-1])) for other in colours)


def stops(window: QWidget) -> list[QWidget]:
    """Everything shown that takes the keyboard."""
    return [
        part
        for part in (window, *window.findChildren(QWidget))
        if part.isVisible()
        and part.isEnabled()
        and part.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not part.visibleRegion().isEmpty()
        and not is_covered(part)
    ]


def is_covered(part: QWidget) -> bool:
    """Whether a pane or a sheet lies over a widget, so that nobody sees it."""
    window = part.window()
    seen = window.childAt(part.mapTo(window, part.rect().center()))
    return part is not window and seen is not part and not part.isAncestorOf(seen)


def spoken(widget: QWidget) -> str:
    """What a screen reader says of a widget."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def picture(widget: QWidget) -> QImage:
    """What is seen of a widget, on whatever it stands."""
    window = widget.window()
    box = QRect(widget.mapTo(window, widget.rect().topLeft()), widget.size())
    return window.grab(box.intersected(window.rect())).toImage()


def incident(window: MainWindow, hands: Hands) -> QWidget:
    """The page of an act in dispute, with chips."""
    hands.type("i")
    hands.type("33")
    return window


def seat_editor(window: MainWindow, hands: Hands) -> QWidget:
    """The editor over a seat."""
    assert hands.keys >= 0
    window.felt.edit(0)
    return window


def projector(window: MainWindow, hands: Hands) -> QWidget:
    """What players see."""
    assert hands.keys >= 0
    shown = window.projector.prepared()
    shown.show()
    return shown


def slip(window: MainWindow, hands: Hands) -> QWidget:
    """The slip of the ruling."""
    assert hands.keys >= 0
    window.slip.open()
    assert window.slip.window is not None
    return window.slip.window


def handbook(window: MainWindow, hands: Hands) -> QWidget:
    """The handbook."""
    assert hands.keys >= 0
    window.looking_up.handbook.open()
    assert window.looking_up.handbook.window is not None
    return window.looking_up.handbook.window


def comparison(window: MainWindow, hands: Hands) -> QWidget:
    """All books on one ruling."""
    assert hands.keys >= 0
    window.looking_up.comparison.open()
    assert window.looking_up.comparison.window is not None
    return window.looking_up.comparison.window


def notice(window: MainWindow, hands: Hands) -> QWidget:
    """The window with a notice that has details."""
    assert hands.keys >= 0
    window.show_fault("details")
    return window


def demonstrations(window: MainWindow, hands: Hands) -> QWidget:
    """The list of demonstrations."""
    assert hands.keys >= 0
    window.demos.open()
    return window


def demonstration(window: MainWindow, hands: Hands) -> QWidget:
    """A demonstration in the middle."""
    window.demos.play("tda47-ex1a")
    hands.press(Qt.Key.Key_Right)
    return window


def record(window: MainWindow, hands: Hands) -> QWidget:
    """The page that records a ruling, with every question on it."""
    assert hands.keys >= 0
    window.record.run()
    form = window.record.page.form
    form.decisions.buttons["otherwise"].click()
    form.names_button.buttons["names"].click()
    return window


def log(window: MainWindow, hands: Hands) -> QWidget:
    """The window of the incident log."""
    assert hands.keys >= 0
    window.record.log.open()
    return window.record.log.window


def command(name: str) -> Callable[[MainWindow, Hands], QWidget]:
    """What a command of the window shows in it."""

    def shown(window: MainWindow, hands: Hands) -> QWidget:
        assert hands.keys >= 0
        window.commands[name].trigger()
        return window

    return shown


def act_editor(window: MainWindow, hands: Hands) -> QWidget:
    """The editor over an act."""
    assert hands.keys >= 0
    window.history.act_edited.emit(1)
    return window


def quiz(window: MainWindow, hands: Hands) -> QWidget:
    """The quiz, asking for an amount."""
    command("quiz")(window, hands)
    shown = window.quiz.window
    assert shown is not None
    while shown.view.offers:
        shown.session.next()
    return shown


PLACES: dict[str, Callable[[MainWindow, Hands], QWidget]] = {
    "table": lambda window, _: window,
    "act in dispute": incident,
    "seat editor": seat_editor,
    "projector": projector,
    "slip": slip,
    "handbook": handbook,
    "comparison": comparison,
    "notice": notice,
    "demonstrations": demonstrations,
    "demonstration": demonstration,
    "record": record,
    "log": log,
    "bets as found": command("snapshot"),
    "house rules": command("house"),
    "levels": command("levels"),
    "clock": command("clock"),
    "keys": command("keys"),
    "quiz": quiz,
    "act editor": act_editor,
}


@pytest.fixture(params=THEMES, ids=lambda worn: worn.name)
def worn(request: pytest.FixtureRequest, set_up: MainWindow, hands: Hands) -> MainWindow:
    """A dispute in each theme."""
    set_up.context.theme_picked.emit(request.param.name)
    hands.type(LINE)
    return set_up


@pytest.fixture(params=PLACES)
def place(request: pytest.FixtureRequest, worn: MainWindow, hands: Hands) -> Iterator[QWidget]:
    """Each window and page."""
    shown = PLACES[request.param](worn, hands)
    QApplication.processEvents()
    yield shown
    if shown is not worn:
        shown.close()


def test_whatever_takes_the_keyboard_has_a_name(place: QWidget) -> None:
    found = stops(place)
    assert [widget for widget in found if not spoken(widget).strip()] == []


def test_whatever_takes_the_keyboard_can_be_read(place: QWidget) -> None:
    found = stops(place)
    for widget in found:
        if isinstance(widget, QLineEdit) and not widget.text():
            widget.setText("0")  # an empty field shows nothing that could be read
    seen = {
        f"{type(widget).__name__} {spoken(widget)}": legibility(picture(widget)) for widget in found
    }
    assert {what: by for what, by in seen.items() if by < LEAST} == {}


def test_grey_on_grey_is_noticed() -> None:
    dull = QImage(20, 20, QImage.Format.Format_RGB32)
    dull.fill(QColor("#777777"))
    dull.setPixelColor(3, 3, QColor("#999999"))
    assert legibility(dull) < LEAST
    dull.setPixelColor(3, 3, QColor("#ffffff"))
    dull.setPixelColor(4, 3, QColor("#000000"))
    assert legibility(dull) >= LEAST
