"""The context bar: level, betting, seats, street, book and language, one click to change."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QMenu, QToolButton, QWidget

from floorapp.engine.games import DRAW_STREETS, STUD_STREETS
from floorapp.explain.catalogue import LANGUAGES, OWN_NAMES, Catalogue, mark
from floorapp.explain.spoken import said_in
from floorapp.explain.street_text import BETTING_NAMES, STREET_NAMES
from floorapp.notation.line_head import FEWEST_SEATS, MOST_SEATS
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.labels import say
from floorapp.widgets.menu_button import MenuButton
from floorapp.widgets.theme import GAP, PADDING, Theme
from floorapp.widgets.wrapping_row import WrappingRow

THEMES: Final = {
    "system": mark("As the system"),
    "light": mark("Light"),
    "dark": mark("Dark"),
    "contrast": mark("High contrast"),
}
_SEATS: Final = range(FEWEST_SEATS, MOST_SEATS + 1)
_LEAST_LEVEL: Final = 128
"""The least width of the field of the blinds."""

_FIELD_FRAME: Final = 26
"""The width of what is round its text."""

_UNDO, _REDO = "↺", "↻"
_OPENS: Final = "˅"
"""The sign of a button that opens a menu; one that the typeface has."""


class ContextBar(QFrame):
    """What holds for this dispute and the next.

    Attributes:
        table: The table's name, where a document gives one.
        level: The menu button of the event's levels; hidden where none are known.
        saved: Since when the dispute is on the disk.
        blinds: The field of the level's blinds.
        betting: The menu button of the betting structure.
        seats: The menu button of the number of seats.
        street: The menu button of the street.
        book: The menu button of the rule book.
        undo: The button that takes the last change back.
        redo: The button that does it again.
        theme: The menu button of the theme.
        language: The menu button of the language.
        menu: The menu of everything else.

    Signals:
        level_picked: A level of the event was picked, by its place.
        blinds_typed: Other blinds were typed, as text.
        betting_picked: A betting structure was picked.
        seats_picked: A number of seats was picked.
        street_picked: A street was picked.
        book_picked: A rule book was picked, by id.
        language_picked: A language was picked, by code.
        theme_picked: ``system``, ``light``, ``dark`` or ``contrast`` was picked.
    """

    level_picked = Signal(int)
    blinds_typed = Signal(str)
    betting_picked = Signal(str)
    seats_picked = Signal(int)
    street_picked = Signal(str)
    book_picked = Signal(str)
    language_picked = Signal(str)
    theme_picked = Signal(str)

    def __init__(
        self,
        books: Sequence[tuple[str, str]],
        undo: QAction,
        redo: QAction,
        menu: Sequence[Sequence[QAction]],
        parent: QWidget | None = None,
    ) -> None:
        """Offer what there is to choose from.

        Args:
            books: The rule books, as pairs of id and name.
            undo: The shared action.
            redo: The shared action.
            menu: What the menu offers, in groups.
            parent: Owner in Qt's sense.
        """
        super().__init__(parent)
        self.setObjectName("context-bar")
        self.table = QLabel(self)
        self.table.setObjectName("table-name")
        self.level = self._menu([], self.level_picked.emit)
        self.level.hide()
        self._levels: QAction | None = None
        self._played: tuple[str, str, int | None] = "", "", None
        self.blinds = QLineEdit(self)
        self.blinds.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.blinds.editingFinished.connect(self._on_blinds)
        self.saved = QLabel(self)
        self.saved.setObjectName("saved")
        self._table, self._saved, self._level, self._least_width = "", "", "", 0
        self.betting = self._menu([(key, key) for key in BETTING_NAMES], self.betting_picked.emit)
        self.seats = self._menu([(str(n), n) for n in _SEATS], self.seats_picked.emit)
        self.street = self._menu([(key, key) for key in STREET_NAMES], self.street_picked.emit)
        self._part_games()
        self.book = self._menu([], self.book_picked.emit)
        self.show_books(books)
        self.undo, self.redo = QToolButton(self), QToolButton(self)
        self.undo.setDefaultAction(undo)
        self.redo.setDefaultAction(redo)
        undo.setIconText(_UNDO)
        redo.setIconText(_REDO)
        self.theme = self._menu([(key, key) for key in THEMES], self.theme_picked.emit)
        self.language = self._menu(
            [(OWN_NAMES[code], code) for code in LANGUAGES], self.language_picked.emit
        )
        self.menu = MenuButton(menu, self)
        self._lay_out()

    def retranslate(self, words: Catalogue) -> None:
        """Speak another language."""
        self.blinds.setAccessibleName(words.text("Blinds of the level"))
        self.blinds.setToolTip(words.text("Blinds of the level, such as 50/100"))
        named_entries = (
            (self.street, STREET_NAMES),
            (self.betting, BETTING_NAMES),
            (self.theme, THEMES),
        )
        for button, names in named_entries:
            for action in button.menu().actions():
                if not action.isSeparator():
                    action.setText(words.text(names[action.data()]))
        for action in self.seats.menu().actions():
            action.setText(words.text("{count} seats", count=action.data()))
        _set_menu_text(self.theme, words.text("Theme"))
        named = (
            (self.level, words.text("Level of the event")),
            (self.seats, words.text("Seats in the hand")),
            (self.street, words.text("Street")),
            (self.betting, words.text("Betting structure")),
            (self.book, words.text("Rule book")),
            (self.theme, words.text("Colours of the window")),
            (self.language, words.text("Language")),
            (self.menu, words.text("Menu")),
        )
        for button, name in named:
            button.setAccessibleName(name)
            button.setToolTip(name)
        for button, name in ((self.undo, words.text("Undo")), (self.redo, words.text("Redo"))):
            sign = button.defaultAction().iconText()
            button.defaultAction().setText(name)
            button.defaultAction().setIconText(sign)
            button.setAccessibleName(name)
        _set_menu_text(self.menu, words.text("Menu"))
        self.show_saved(said_in(self._saved, words))

    def show_books(self, books: Sequence[tuple[str, str]]) -> None:
        """Offer rule books, as pairs of id and name."""
        self.book.menu().clear()
        self._fill(self.book, [(name, book) for book, name in books], self.book_picked.emit)

    def offer_levels(self, edit: QAction) -> None:
        """Offer levels, and an action to change them."""
        self._levels = edit

    def show_levels(self, levels: Sequence[str]) -> None:
        """Offer the levels of the event; without any the button is not there."""
        menu = self.level.menu()
        menu.clear()
        self._fill(
            self.level, [*zip(levels, range(len(levels)), strict=True)], self.level_picked.emit
        )
        for action in menu.actions():
            action.setCheckable(True)
        if self._levels is not None:
            menu.addSeparator()
            menu.addAction(self._levels)
        self.level.setVisible(bool(levels))
        self._played = "", "", None

    def show_level(self, name: str, short: str, played: int | None) -> None:
        """Show which level is played; by its short name where the bar is full."""
        if self._played == (name, short, played):
            return
        self._played = name, short, played
        self._fit_level()
        for number, action in enumerate(self.level.menu().actions()):
            if action.isCheckable():
                action.setChecked(number == played)

    def show_context(
        self, *, table: str, blinds: str, betting: str, seats: str, street: str, book: str
    ) -> None:
        """Show what holds, in words: the street by its name, the book by its short one."""
        self._table, self._level = table, blinds
        if not self.blinds.hasFocus() and self.blinds.text() != blinds:
            self.blinds.setText(blinds)
        self._fit_blinds()
        buttons = (self.betting, self.seats, self.street, self.book)
        for button, text in zip(buttons, (betting, seats, street, book), strict=True):
            _set_menu_text(button, text)
        self._fit_table()

    def show_saved(self, sentence: str) -> None:
        """Show since when the dispute is on the disk, where there is room for it."""
        if sentence != self._saved:
            self._saved = sentence
            self._fit_table()

    def show_language(self, code: str) -> None:
        """Show the language spoken."""
        _set_menu_text(self.language, code.upper())

    def set_theme(self, theme: Theme) -> None:
        """Fit another text size."""
        gap = theme.gap
        self._least_width = gap(_LEAST_LEVEL)
        self._fit_blinds()
        above = gap(6) if theme.scale == theme.room else gap(3)
        self._row.setContentsMargins(gap(PADDING), above, gap(PADDING), above)
        self._row.setSpacing(gap(GAP) if theme.scale == theme.room else gap(GAP) - 2)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the table's name where there is room for it."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit_table()

    def _fit_table(self) -> None:
        """Leave the table's name out, and before it since when all is saved, where it is narrow."""
        self._fit_level()
        fixed = self._row.width_in_one_line(without=(self.table, self.saved))
        room = self.width() - fixed
        for label, text in ((self.table, self._table), (self.saved, self._saved)):
            needed = label.fontMetrics().horizontalAdvance(text) + self._row.spacing()
            say(label, text if needed <= room else "")
            room -= needed if text else 0

    def _fit_level(self) -> None:
        """Write the level by its short name before the bar takes another line."""
        if self.level.isHidden():
            return
        name, short, _ = self._played
        shown = self.level.text().removesuffix(f" {_OPENS}")
        wide = self.level.fontMetrics().horizontalAdvance
        fixed = self._row.width_in_one_line(without=(self.table, self.saved)) - wide(shown)
        helps = fixed + wide(short) <= self.width() < fixed + wide(name)
        _set_menu_text(self.level, short if helps else name)

    def _fit_blinds(self) -> None:
        """Have room for the level as it is written."""
        written = self.blinds.fontMetrics().horizontalAdvance(self._level)
        self.blinds.setFixedWidth(max(self._least_width, written + _FIELD_FRAME))

    def _menu(
        self, entries: Sequence[tuple[str, object]], pick: Callable[[object], None]
    ) -> QToolButton:
        button = QToolButton(self)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setMenu(QMenu(button))
        self._fill(button, entries, pick)
        return button

    def _fill(
        self,
        button: QToolButton,
        entries: Sequence[tuple[str, object]],
        pick: Callable[[object], None],
    ) -> None:
        menu = button.menu()
        for text, value in entries:
            action = menu.addAction(text)
            action.triggered.connect(lambda _=False, value=value: pick(value))
            action.setData(value)

    def _part_games(self) -> None:
        """Part the streets of flop games, stud and draw in the menu."""
        menu = self.street.menu()
        for action in menu.actions():
            if action.data() in {STUD_STREETS[0], DRAW_STREETS[0]}:
                menu.insertSeparator(action)

    def _lay_out(self) -> None:
        row = self._row = WrappingRow(self)
        for widget in (
            self.table,
            self.level,
            self.blinds,
            self.betting,
            self.seats,
            self.street,
            self.book,
        ):
            row.addWidget(widget)
        row.add_stretch()
        for widget in (self.saved, self.undo, self.redo, self.theme, self.language, self.menu):
            row.addWidget(widget)

    def _on_blinds(self) -> None:
        """Hand on what was typed; the field shows the level that holds, changed or not."""
        if self.blinds.isModified():
            self.blinds.setModified(False)
            self.blinds_typed.emit(self.blinds.text())
            self.blinds.setText(self._level)


def _set_menu_text(button: QToolButton, text: str) -> None:
    shown = f"{text} {_OPENS}"
    if button.text() != shown:
        button.setText(shown)
        button.setAccessibleDescription(text)
