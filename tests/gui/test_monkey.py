"""A monkey at the window: whatever is clicked and typed, nothing breaks and the ruling is right."""

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QToolButton, QWidget

from floorapp.engine.values import replace
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.ruling_view import ruling_view
from floorapp.viewmodels.seat_views import felt_view, seat_views
from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands

pytestmark = pytest.mark.broad

FEW, MANY = 1000, 5000
"""Steps for each seed: in every run, and fifty thousand in all where time does not matter."""
LETTERS = "0123456789 xcfbranp/:,.kmABCSz!é"
WORDS = (
    "100 ",
    "a125 ",
    "c ",
    "f ",
    "x ",
    "r300 ",
    "b",
    "5p ",
    "flop: ",
    "3:c ",
    "50/100 ",
    "/ ",
    "fl ",
    "pot ",
    "zz ",
)
NONE, CTRL, SHIFT = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
KEYS = (
    *[(Qt.Key.Key_Backspace, NONE), (Qt.Key.Key_Tab, NONE), (Qt.Key.Key_Backtab, SHIFT)] * 3,
    *((key, NONE) for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Delete)),
    (Qt.Key.Key_Insert, NONE),
    *((key, NONE) for key in (Qt.Key.Key_F2, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Up)),
    *((key, CTRL) for key in (Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_A, Qt.Key.Key_V)),
    *((Qt.Key.Key_Z, CTRL | SHIFT), (Qt.Key.Key_C, CTRL | SHIFT), (Qt.Key.Key_N, CTRL)),
)


class Monkey:
    """Does things at random; the same seed, the same things."""

    def __init__(self, window: MainWindow, hands: Hands, seed: int) -> None:
        self.window = window
        self.hands = hands
        self.rng = random.Random(seed)
        self.popups = QTimer(window)
        self.popups.timeout.connect(self.answer_popup)
        self.popups.start(1)

    def answer_popup(self) -> None:
        """Press keys in a menu that a key opened, which waits for an answer, and close it."""
        menu = QApplication.activePopupWidget()
        if menu is not None:
            for _ in range(self.rng.randrange(4)):
                QTest.keyClick(menu, self.rng.choice((Qt.Key.Key_Down, Qt.Key.Key_Up)))
            if self.rng.random() < 0.5:
                QTest.keyClick(menu, Qt.Key.Key_Return)
            menu.close()

    def step(self) -> None:
        """Do one thing; go back from an act in dispute now and then."""
        if not self.window.felt.isVisible() and self.rng.random() < 0.3:
            self.hands.press(Qt.Key.Key_Escape)
        if self.rng.random() < 0.05:
            self.close_windows()
        things: tuple[tuple[int, Callable[[], object]], ...] = (
            (30, lambda: self.hands.type(self.rng.choice(LETTERS))),
            (15, lambda: self.hands.type(self.rng.choice(WORDS))),
            (15, lambda: self.hands.press(*self.rng.choice(KEYS))),
            (20, self.click),
            (4, self.double_click),
            (3, self.menu_of_seat),
            (3, self.look_back),
            (4, self.edit_act),
            (2, self.menu_of_act),
            (2, self.paste),
            (1, self.menu_of_bar),
            (1, self.command),
            (1, self.resize),
            (1, self.shorten),
        )
        self.rng.choices([do for _, do in things], [often for often, _ in things])[0]()

    def close_windows(self) -> None:
        """Close whatever has been opened beside the window."""
        for other in QApplication.topLevelWidgets():
            if other.isVisible() and other is not self.window:
                other.close()

    def click(self) -> None:
        """Click anything that is there, at any point of it."""
        shown = [
            part
            for part in self.window.findChildren(QWidget)
            if part.isVisible()
            and part.isEnabled()
            and not _opens_menu(part)
            and not part.size().isEmpty()
        ]
        buttons = [part for part in shown if isinstance(part, QAbstractButton | QLineEdit)]
        widget = self.rng.choice(self.rng.choice((shown, buttons)))
        point = QPoint(self.rng.randrange(widget.width()), self.rng.randrange(widget.height()))
        self.hands.click(widget, point)

    def double_click(self) -> None:
        """Double click a seat."""
        if not self.window.felt.isVisible():
            return
        seat = self.rng.choice(self.window.felt.seats)
        self.hands.click(seat)
        QTest.mouseDClick(seat, Qt.MouseButton.LeftButton)

    def menu_of_seat(self) -> None:
        """Pick anything from the menu of a seat."""
        if not self.window.felt.isVisible():
            return
        row = self.rng.randrange(len(self.window.felt.seats))
        entries = [entry.text() for entry in self.window.seat_menu(row).actions() if entry.text()]
        label = self.window.felt.seats[row].view.label
        self.hands.menu_of_seat(label, self.rng.choice(entries))

    def look_back(self) -> None:
        """Click an act of the history, which may give way to the clock."""
        if self.window.acts.rowCount() and self.window.history.isVisible():
            self.hands.click_act(self.rng.randrange(self.window.acts.rowCount()))

    def edit_act(self) -> None:
        """Open the editor over an act, or for a new one."""
        rows = self.window.acts.rowCount()
        if rows and self.window.felt.isVisible():
            history = self.window.history
            ask = self.rng.choice((history.act_edited, history.act_inserted))
            ask.emit(self.rng.randrange(rows))

    def menu_of_act(self) -> None:
        """Pick anything from the menu of an act."""
        rows = self.window.acts.rowCount()
        if rows and self.window.felt.isVisible():
            menu = self.window.act_door.menu(self.rng.randrange(rows))
            self.rng.choice([entry for entry in menu.actions() if entry.text()]).trigger()

    def paste(self) -> None:
        """Paste words into whatever takes text."""
        QApplication.clipboard().setText("".join(self.rng.choices((*WORDS, "\n", "\t"), k=5)))
        self.hands.press(Qt.Key.Key_V, CTRL)

    def menu_of_bar(self) -> None:
        """Pick anything from a menu of the context bar."""
        context = self.window.context
        button = self.rng.choice(
            (
                *(context.seats, context.street, context.book, context.theme, context.language),
                context.betting,
            )
        )
        entries = [entry.text() for entry in button.menu().actions() if entry.text()]
        self.hands.choose(button, self.rng.choice(entries))

    def command(self) -> None:
        """Give any of the window's commands but those of files, which would ask for names."""
        files = self.window.files.actions
        given = [action for action in self.window.actions() if action not in files]
        enabled = [action for action in given if action.isEnabled()]
        self.rng.choice(enabled).trigger()
        self.window.activateWindow()

    def resize(self) -> None:
        """Change the window's size."""
        self.window.resize(self.rng.randint(900, 2600), self.rng.randint(500, 1600))

    def shorten(self) -> None:
        """Leave a short line, so that the next one is not only about errors."""
        self.window.entry.edit.setFocus()
        self.hands.type_over(self.rng.choice(WORDS))


def _opens_menu(part: QWidget) -> bool:
    return isinstance(part, QToolButton) and part.menu() is not None


def check(window: MainWindow) -> None:
    """Compare what is shown with another desk that knows nothing but the situation."""
    desk = window.desk
    fresh = Desk(desk.books, desk.book.id, desk.words.language)
    acts = desk.situation.acts
    shown = acts if desk.looking_at is None else acts[: desk.looking_at]
    fresh.open(replace(desk.situation, acts=shown, rulebook=None))
    fresh.ask(desk.asked if desk.asked in desk.situation.seats else None)
    assert window.shown_ruling == ruling_view(desk)
    shown_now, anew = window.shown_ruling, ruling_view(fresh)
    assert replace(shown_now, faults=()) == replace(anew, faults=())  # some stand beside the line
    assert window.ruling.headline.text() == window.shown_ruling.headline
    assert felt_view(fresh) == felt_view(desk)
    in_hand = {view.chair: view for view in seat_views(fresh) if view.in_hand}
    assert {s.view.chair: s.view for s in window.felt.seats if s.view.in_hand} == in_hand
    rows = [window.acts.view(row) for row in range(window.acts.rowCount())]
    assert sum(row.count for row in rows) == len(acts)
    assert window.entry.edit.text() == desk.dispute.text


def let_loose(window: MainWindow, hands: Hands, seed: int, steps: int) -> None:
    """Let a monkey take some steps; look at what is shown after every twenty."""
    for door in (window.house, window.levels):  # it would type names of files anywhere
        door.ask_to_read = door.ask_to_write = lambda *_: None
    monkey = Monkey(window, hands, seed)
    most_acts = 0
    for number in range(steps):
        monkey.step()
        most_acts = max(most_acts, window.acts.rowCount())
        if number % 20 == 0:
            QApplication.processEvents()
            check(window)
    check(window)
    assert most_acts >= 3


@pytest.mark.parametrize("seed", [10, 11])
def test_nothing_breaks_whatever_is_clicked_and_typed(
    window: MainWindow, hands: Hands, seed: int
) -> None:
    let_loose(window, hands, seed, FEW)


@pytest.mark.many
@pytest.mark.parametrize("seed", range(10))
def test_nothing_breaks_in_fifty_thousand_steps(
    window: MainWindow, hands: Hands, seed: int
) -> None:
    let_loose(window, hands, seed, MANY)
