"""The page of house rules: what the book says, what else it may say, and what that changes."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from floorapp.viewmodels.house_rules import HouseRules
from floorapp.viewmodels.house_view import BUTTONS, choices, house_view
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.row_list import RowListView
from floorapp.widgets.rule_choice import RuleCard
from floorapp.widgets.settings_page import ENTER, SettingsPage
from floorapp.widgets.theme import BODY, CONTROL, GAP, Theme
from floorapp.widgets.typeface import font

_SHARES: Final = (30, 32, 38)
"""The shares of the width: what the book says, what else it may say, what that changes."""

_OPENS: Final = "˅"


class HousePage(SettingsPage):
    """Shows a book of the house under way.

    Attributes:
        rules: The book.
        books: The menu of the house's books.
        base: The menu of the books that it may extend.
        short: The field of its short name.
        full: The field of its full name.
        knobs: What it says, knob by knob.
        offered: Where the cards can be scrolled.
        cards: What it may say at the knob that is chosen.
        effects: What comes out otherwise.

    Signals:
        opened: A demonstration is to be opened, by id.
    """

    opened = Signal(str)

    def __init__(self, rules: HouseRules, theme: Theme, parent: QWidget) -> None:
        """Show ``rules`` in a theme."""
        super().__init__(theme, BUTTONS, "save", parent)
        self.rules = rules
        self.help = plain_label(self)
        self.books, self.base = self._menu(), self._menu()
        self.short_label, self.full_label = QLabel(self), QLabel(self)
        self.base_label, self.knobs_label = QLabel(self), QLabel(self)
        self.short, self.full = QLineEdit(self), QLineEdit(self)
        self.knobs = RowListView(theme, self)
        self.cards: tuple[RuleCard, ...] = ()
        self.effects = RowListView(theme, self)
        self.effects_label, self.warnings = plain_label(self), plain_label(self)
        self.damaged = plain_label(self)
        self._shown_knob = ""
        self._shown_choices: Sequence[object] = ()
        self._lay_out()
        self._connect()
        self._wear(theme)
        self.retranslate()

    def take_focus(self) -> None:
        """Take the keyboard to what the book may say."""
        self._focus_card()

    def retranslate(self) -> None:
        """Speak the desk's language."""
        words = self.rules.desk.words
        for name, text in BUTTONS.items():
            self.buttons[name].setText(words.text(text))
        self.setAccessibleName(words.text("House rules"))
        self.effects.setToolTip(words.text("A double click opens it on the table."))
        self.effects.hint = words.text(
            "Choose what the house does otherwise: each case that this changes is listed here, with"
            " the ruling before and after."
        )
        self.show_now()

    @override
    def show_now(self) -> None:
        """Show the book as it is now."""
        view = house_view(self.rules)
        self.title.setText(view.title)
        self.back.setText(view.back)
        self._fill(self.books, view.picked, view.books, self._on_book)
        self._fill(self.base, view.base, view.bases, self.rules.set_base)
        words = self.rules.desk.words
        self.books.setAccessibleName(words.text("Books of the house"))
        self.base.setAccessibleName(view.base_label)
        for label, field, text, name in (
            (self.short_label, self.short, view.short, view.short_label),
            (self.full_label, self.full, view.full, view.title_label),
        ):
            label.setText(name)
            field.setAccessibleName(name)
            if field.text().strip() != text:
                field.setText(text)
        self.base_label.setText(view.base_label)
        say(self.knobs_label, view.knobs_label)
        self.knobs.setAccessibleName(view.knobs_label)
        chosen = self.knobs.current
        self.knobs.rows.show(view.knobs)
        if chosen is None:
            self.knobs.choose("raising")
        self.effects.setAccessibleName(view.effects_label)
        self.effects.rows.show(view.effects)
        say(self.effects_label, view.effects_label)
        say(self.warnings, view.warnings)
        say(self.damaged, view.damaged)
        say(self.told, view.told)
        colour = self._theme.closed if view.is_fault else self._theme.open
        dress(self.told, font(self._theme.px(CONTROL)), colour)
        for name, enabled in (
            ("save", view.can_save),
            ("use", view.can_use),
            ("remove", view.can_remove),
        ):
            self.enable(self.buttons[name], enabled=enabled)
        self._show_cards()

    @override
    def enter(self) -> bool:
        self.buttons["save"].click()
        return True

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go from the knobs to their choices with Enter or →; open what Enter is pressed on."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            forth = event.key() in ENTER or event.key() == Qt.Key.Key_Right
            if watched is self.knobs and forth:
                self._focus_card()
                return True
            if watched is self.effects and event.key() in ENTER:
                self._on_opened()
                return True
        return super().eventFilter(watched, event)

    # --- how it works -----------------------------------------------------------------------

    def _connect(self) -> None:
        rules, buttons = self.rules, self.buttons
        rules.changed.connect(self.show_now)
        self.short.textEdited.connect(rules.set_short)
        self.full.textEdited.connect(rules.set_title)
        self.knobs.selectionModel().currentChanged.connect(self._on_knob)
        self.effects.doubleClicked.connect(self._on_opened)
        buttons["save"].clicked.connect(rules.save)
        buttons["use"].clicked.connect(rules.use)
        buttons["remove"].clicked.connect(rules.remove)
        for view in (self.knobs, self.effects):
            view.installEventFilter(self)

    def _on_book(self, book: str) -> None:
        if book:
            self.rules.edit(book)
        else:
            self.rules.begin()

    def _on_knob(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self._show_cards()

    def _on_opened(self) -> None:
        row = self.effects.current
        if row is not None:
            self.opened.emit(row.key)

    def _show_cards(self) -> None:
        """Show what the book may say at the knob that is chosen."""
        row = self.knobs.current
        field = next((one for one in self.rules.knobs if row and one.path == row.key), None)
        if field is None:
            return
        words = self.rules.desk.words
        offered = choices(self.rules, field)
        say(self.help, words.text(field.help))
        labels = [(one.wanted, one.label, one.detail) for one in offered]
        if self._shown_knob == field.path and self._shown_choices == labels:
            for card, choice in zip(self.cards, offered, strict=True):
                card.choice = choice
                card.setChecked(choice.is_chosen)
            return
        holds = any(card.hasFocus() for card in self.cards)
        self._shown_knob, self._shown_choices = field.path, labels
        for card in self.cards:
            card.hide()
            card.deleteLater()
        group = words.text(field.title)
        self.cards = tuple(RuleCard(one, group, self._theme, self._inside) for one in offered)
        for place, card in enumerate(self.cards):
            self._card_column.insertWidget(place, card)
            card.toggled.connect(
                lambda on, one=card, path=field.path: self._on_card(one, path) if on else None
            )
            card.show()
        if holds:
            self._focus_card()

    def _on_card(self, card: RuleCard, path: str) -> None:
        if not card.choice.is_chosen:
            self.rules.set(path, card.choice.wanted)

    def _focus_card(self) -> None:
        chosen = next((card for card in self.cards if card.isChecked()), None)
        if chosen is not None:
            chosen.setFocus(Qt.FocusReason.OtherFocusReason)
            self.offered.ensureWidgetVisible(chosen)

    @override
    def hand_on(self) -> None:
        self._focus_card()

    def _menu(self) -> QToolButton:
        button = QToolButton(self)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setMenu(QMenu(button))
        return button

    def _fill(
        self,
        button: QToolButton,
        shown: str,
        entries: Sequence[tuple[str, str]],
        pick: Callable[[str], object],
    ) -> None:
        button.setText(f"{shown} {_OPENS}")
        button.setAccessibleDescription(shown)
        menu = button.menu()
        if [(one.data(), one.text()) for one in menu.actions()] == list(entries):
            return
        menu.clear()
        for key, name in entries:
            action = menu.addAction(name)
            action.setData(key)
            action.triggered.connect(lambda _=False, key=key: pick(key))

    def _lay_out(self) -> None:
        self._form = QHBoxLayout()
        self.head.addWidget(self.title)
        self.head.addWidget(self.books)
        self.head.addStretch(1)
        self.head.addWidget(self.back)
        for label, field, stretch in (
            (self.short_label, self.short, 2),
            (self.full_label, self.full, 3),
            (self.base_label, self.base, 0),
        ):
            self._form.addWidget(label)
            self._form.addWidget(field, stretch)
        self._inside = QWidget(self)
        self._card_column = QVBoxLayout(self._inside)
        self._card_column.setContentsMargins(1, 1, 4, 1)
        self._card_column.addStretch(1)
        self.offered = QScrollArea(self)
        self.offered.setWidgetResizable(True)
        self.offered.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.offered.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.offered.setWidget(self._inside)
        self._columns = [QVBoxLayout() for _ in _SHARES]
        self._middle = QHBoxLayout()
        parts = (
            (self.knobs_label, self.knobs),
            (self.help, self.offered),
            (self.warnings, self.effects_label, self.effects),
        )
        for column, share, widgets in zip(self._columns, _SHARES, parts, strict=True):
            for widget in widgets:
                column.addWidget(widget, 1 if widget is widgets[-1] else 0)
            self._middle.addLayout(column, share)
        for name in ("import", "export", "remove"):
            self.bar.addWidget(self.buttons[name])
        self.bar.addWidget(self.told, 1)
        self.bar.addStretch()
        for name in ("use", "save"):
            self.bar.addWidget(self.buttons[name])
        self.body.addLayout(self._form)
        self.body.addWidget(self.damaged)
        self.body.addLayout(self._middle, 1)

    @override
    def _wear(self, theme: Theme) -> None:
        super()._wear(theme)
        px = theme.px
        for row in (self._form, self._card_column):
            row.setSpacing(px(GAP))
        self._middle.setSpacing(px(14))
        for column in self._columns:
            column.setSpacing(px(GAP))
        for label in (self.short_label, self.full_label, self.base_label):
            dress(label, font(px(CONTROL)), theme.muted)
        for label in (self.knobs_label, self.effects_label):
            dress(label, font(px(BODY), QFont.Weight.Bold), theme.text)
        dress(self.help, font(px(BODY), QFont.Weight.DemiBold), theme.text)
        dress(self.warnings, font(px(CONTROL)), theme.short)
        dress(self.damaged, font(px(CONTROL)), theme.closed)
        for card in self.cards:
            card.set_theme(theme)
