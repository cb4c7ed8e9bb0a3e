"""Names for screen readers, the order of Tab, targets for fingers."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from floorapp.explain.catalogue import LANGUAGES, OWN_NAMES
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.theme import TOUCH
from tests.gui.hands import Hands

SIZES = (QSize(1110, 600), QSize(1280, 800), QSize(1920, 1080))


def focusable(window: QWidget) -> list[QWidget]:
    """Everything that Tab can reach, hidden and disabled parts too, in the order of Tab."""
    found, widget = [], window.nextInFocusChain()
    while widget is not window:
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and window.isAncestorOf(widget):
            found.append(widget)
        widget = widget.nextInFocusChain()
    return found


def spoken_name(widget: QWidget) -> str:
    """What a screen reader says of a widget."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name)


@pytest.fixture(params=LANGUAGES)
def speaking(request: pytest.FixtureRequest, window: MainWindow, hands: Hands) -> MainWindow:
    """A window with every part on it, in each language."""
    window.desk.setting.set_seat_count(11)
    window.show_fault("details")
    hands.choose(window.context.language, OWN_NAMES[request.param])
    return window


def test_everything_that_tab_reaches_has_a_name(speaking: MainWindow) -> None:
    widgets = focusable(speaking)
    assert len(widgets) > 40
    assert [widget for widget in widgets if not spoken_name(widget).strip()] == []


def test_the_fields_of_the_seat_editor_have_names(speaking: MainWindow, hands: Hands) -> None:
    speaking.felt.edit(0)
    editor = hands.editor()
    names = [spoken_name(field) for field in (editor.stack, editor.total)]
    assert all(name.startswith(speaking.felt.seats[0].view.name) for name in names)
    assert names[0] != names[1]
    hands.press(Qt.Key.Key_Escape)


def test_names_are_in_the_language_on_screen(window: MainWindow, hands: Hands) -> None:
    context, bar = window.context, window.bar
    # Where two languages have the same word, such as “Street”, there is nothing to see.
    told = (
        window.entry.edit,
        window.felt.seats[0],
        window.ruling.below,
        window.history,
        context.blinds,
        context.seats,
        context.language,
        bar.amount,
        bar.less,
        bar.back,
        bar.new,
    )
    names = []
    for language in LANGUAGES:
        hands.choose(context.language, OWN_NAMES[language])
        names.append([spoken_name(widget) for widget in told])
    for english, french, german in zip(*names, strict=True):
        assert len({english, french, german}) >= 2, english
        assert english != german or english != french


def test_a_button_that_cannot_be_pressed_tells_why(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 a125 c a200 c c ")
    button = set_up.bar.buttons["wager"]
    interface = QAccessible.queryAccessibleInterface(button)
    assert not button.isEnabled() and interface.state().disabled
    assert "75" in interface.text(QAccessible.Text.Description)


def test_the_ruling_is_told_in_full(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 a125 c a200 c c ")
    body = QAccessible.queryAccessibleInterface(set_up.ruling.body)
    assert body.text(QAccessible.Text.Description) == set_up.shown_ruling.text
    assert spoken_name(set_up.ruling.headline) == "C may fold or call 75."


def parts(window: MainWindow) -> tuple[QWidget, ...]:
    return (
        window.context,
        window.notice,
        window.entry,
        window.felt,
        window.ruling,
        window.history,
        window.bar,
    )


def part_of(window: MainWindow, widget: QWidget) -> int:
    return next(
        number
        for number, part in enumerate(parts(window))
        if part.isAncestorOf(widget) or part is widget
    )


def stops(hands: Hands, key: Qt.Key) -> Iterator[QWidget]:
    """Press Tab once round the window, yielding what has the keyboard each time."""
    first = QApplication.focusWidget()
    while True:
        modifier = Qt.KeyboardModifier.NoModifier
        if key == Qt.Key.Key_Backtab:
            modifier = Qt.KeyboardModifier.ShiftModifier
        hands.press(key, modifier)
        now = QApplication.focusWidget()
        assert now is not None
        yield now
        if now is first or hands.keys > 300:
            return


def test_tab_goes_through_the_window_as_it_is_read(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 ")
    set_up.show_notice("Something.")
    hands.tab_to(set_up.context.blinds)
    order = [set_up.context.blinds, *stops(hands, Qt.Key.Key_Tab)][:-1]
    assert len(set(order)) == len(order)
    numbers = [part_of(set_up, widget) for widget in order]
    assert numbers == sorted(numbers) and set(numbers) == set(range(7))
    assert [widget for widget in order if widget in set_up.felt.seats] == list(set_up.felt.seats)
    for part in (set_up.context, set_up.entry):
        lefts = [widget.x() for widget in order if part.isAncestorOf(widget)]
        assert lefts == sorted(lefts)
    enabled = [button for button in set_up.bar.buttons.values() if button.isEnabled()]
    bar = [widget for widget in order if set_up.bar.isAncestorOf(widget)]
    keys = list(set_up.bar.digits.values())
    field = [set_up.bar.amount, set_up.bar.less, set_up.bar.more, set_up.bar.back]
    assert bar == [*enabled, *field, *keys, set_up.bar.happened, set_up.bar.new, set_up.bar.record]


@pytest.mark.usefixtures("set_up")
def test_shift_and_tab_go_back_the_same_way(hands: Hands) -> None:
    forth = list(stops(hands, Qt.Key.Key_Tab))
    back = list(stops(hands, Qt.Key.Key_Backtab))
    assert back[:-1] == list(reversed(forth[:-1]))


def test_seats_that_came_later_are_reached_in_their_order(window: MainWindow, hands: Hands) -> None:
    hands.choose(window.context.seats, "11 seats")
    window.entry.edit.setFocus()
    order = list(stops(hands, Qt.Key.Key_Tab))
    assert order[:11] == list(window.felt.seats)


# --- targets and focus ----------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [2, 9, 10, 11])
def test_targets_are_large_enough_for_a_finger(window: MainWindow, size: QSize, seats: int) -> None:
    window.resize(size)
    window.desk.setting.set_seat_count(seats)
    QApplication.processEvents()
    bar = window.bar
    keys = [*bar.digits.values(), bar.less, bar.more, bar.back]
    targets = [*bar.buttons.values(), bar.new, bar.amount, *keys, *window.felt.seats]
    small = [target for target in targets if min(target.width(), target.height()) < TOUCH]
    assert small == []


def test_what_has_the_keyboard_looks_different(set_up: MainWindow, hands: Hands) -> None:
    hands.type("100 ")
    for widget in (
        set_up.felt.seats[0],
        set_up.bar.buttons["call"],
        set_up.bar.digits["1"],
        set_up.bar.amount,
        set_up.context.street,
        set_up.ruling.below,
    ):
        set_up.setFocus()
        set_up.entry.edit.clearFocus()
        before = widget.grab().toImage()
        widget.setFocus()
        assert widget.hasFocus()
        assert widget.grab().toImage() != before, widget


def test_a_long_ruling_is_scrolled_by_keyboard(set_up: MainWindow, hands: Hands) -> None:
    set_up.resize(SIZES[0])
    hands.type("100 r150 r160 r170 r180 r300 r310 a320 c ")
    QApplication.processEvents()
    hands.tab_to(set_up.ruling.below)
    bar = set_up.ruling.below.verticalScrollBar()
    assert bar.maximum() > 0 and bar.value() == 0
    hands.press(Qt.Key.Key_PageDown)
    assert bar.value() > 0
