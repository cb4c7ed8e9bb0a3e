"""The left side of the panel: who, what was said, which chips, and what came then."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QKeyEvent, QShortcut
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QVBoxLayout, QWidget

from floorapp.explain.catalogue import Catalogue
from floorapp.notation.amounts import read_amount
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.incident_parts import Amount
from floorapp.viewmodels.incident_view import IncidentView
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.answer_row import AnswerRow
from floorapp.widgets.chip_tray import ChipTray
from floorapp.widgets.choice_button import ChoiceButton
from floorapp.widgets.incident_pane import IncidentPane
from floorapp.widgets.labels import dress
from floorapp.widgets.plain_field import PlainField
from floorapp.widgets.theme import CONTROL, PADDING, SMALL, Theme
from floorapp.widgets.typeface import font
from floorapp.widgets.word import cut

_FIELD: Final = 118
_DIGITS: Final = "1–9"
_WITH_TRAY: Final = ("chips", "later", "hidden")
_FIRST: Final = {"words": True, "chips": False, "both": None}


class AmountField(PlainField):
    """A field for an amount, as high as a button."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty field."""
        super().__init__(parent)
        self.setObjectName("amount-field")
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.set_theme(theme)

    def show_amount(self, amount: Amount) -> None:
        """Show an amount; what is being typed stays as it is typed."""
        if amount.label != self.placeholderText():
            self.setPlaceholderText(amount.label)
            self.setAccessibleName(amount.label)
            self._fit()
        same = read_amount(self.text()) == read_amount(amount.text)
        is_typed = self.hasFocus() and self.isModified() and same
        if self.text() != amount.text and not is_typed:
            self.setText(amount.text)

    def set_theme(self, theme: Theme) -> None:
        """Fit another text size."""
        self._theme = theme
        self._fit()

    def _fit(self) -> None:
        """Have room for what it asks for."""
        px, label = self._theme.px, self.placeholderText()
        wide = cut(px(CONTROL)).width(label) + px(34)
        self.setFixedWidth(max(px(_FIELD), wide))


class IncidentQuestions(QScrollArea):
    """All panes, one below the other; they scroll where they are high.

    Attributes:
        panes: The panes by name.
        seats, turns, said, first, prior, then: The rows of answers.
        said_amount, total, quoted: The fields for amounts.
        last_chips: The button for the last chips.
        trays: The trays by name.
    """

    def __init__(
        self, editing: IncidentEditing, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Ask about the act of ``editing``."""
        super().__init__(parent)
        self._editing = editing
        self._theme = theme
        self._shortcuts: list[QShortcut] = []
        self._letters: tuple[str, ...] = ()
        self._summaries: dict[str, str] = {}
        self.setObjectName("incident-questions")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        names = ("who", "quoted", "said", "chips", "later", "hidden", "then")
        self.panes = {name: IncidentPane(theme, inside) for name in names}
        self._make_rows(theme, inside)
        self._fill()
        for pane in self.panes.values():
            self._column.addWidget(pane)
        self._column.addStretch(1)
        self.setWidget(inside)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._show_digits)
        self._wear(theme)

    def _make_rows(self, theme: Theme, inside: QWidget) -> None:
        editing = self._editing
        self.seats = AnswerRow(theme, editing.set_seat, inside)
        self.turns = AnswerRow(theme, self._on_turn, inside)
        self.said = AnswerRow(theme, self._on_said, inside)
        self.first = AnswerRow(theme, self._on_first, inside)
        self.prior = AnswerRow(theme, lambda name: editing.tell(prior=name), inside)
        self.then = AnswerRow(theme, self._on_then, inside)
        self.said_amount, self.total = AmountField(theme, inside), AmountField(theme, inside)
        self.quoted = AmountField(theme, inside)
        self.said_amount.textEdited.connect(lambda text: self._on_amount("said_amount", text))
        self.quoted.textEdited.connect(lambda text: self._on_amount("quoted", text))
        self.total.textEdited.connect(self._on_total)
        self.last_chips = ChoiceButton(theme, inside)
        self.last_chips.clicked.connect(editing.turn_last_chips)
        self.prior_title = QLabel(inside)
        self.trays = {name: self._tray(name, theme, inside) for name in _TRAYS}
        self.trays["pushed"].set_ending(self.total, self.last_chips)

    def _tray(self, name: str, theme: Theme, inside: QWidget) -> ChipTray:
        tray = ChipTray(theme, inside)
        tray.pushed.connect(lambda chip: self._editing.push(name, chip))
        tray.taken.connect(lambda chip: self._editing.take_back(name, chip or None))
        return tray

    def _fill(self) -> None:
        panes = self.panes
        panes["who"].add(self.seats)
        panes["said"].add(self.said)
        panes["said"].add(self.first)
        for part in (self.trays["pushed"], self.prior_title, self.prior):
            panes["chips"].add(part)
        panes["chips"].add(self.trays["prior"])
        panes["chips"].add(self.trays["kept"])
        panes["quoted"].add(self.quoted)
        panes["then"].add(self.then)

    def show_view(self, view: IncidentView, words: Catalogue) -> None:
        """Show what was answered so far."""
        for name, pane in self.panes.items():
            pane.show_group(view.group(name))
        title = {name: pane.title.text() for name, pane in self.panes.items()}
        self.turns.show_choices(view.turns, title["who"])
        self.seats.show_choices(view.seats, title["who"], [self.turns])
        self.said_amount.setVisible(view.said_amount is not None)
        if view.said_amount is not None:
            self.said_amount.show_amount(view.said_amount)
        self.said.show_choices(view.said, title["said"], [self.said_amount])
        self.first.show_choices(view.first, title["said"])
        self.prior_title.setText(view.prior_title)
        self.prior.show_choices(view.prior, view.prior_title)
        self.then.show_choices(view.then, title["then"])
        self.total.show_amount(view.total)
        self.quoted.show_amount(view.quoted)
        self.last_chips.show_choice(view.last_chips, title["chips"])
        self._show_trays(view, words)
        self._set_letters(tuple(choice.letter for choice in view.said))

    def _show_trays(self, view: IncidentView, words: Catalogue) -> None:
        later = "hidden" if view.group("hidden") else "later"
        if self.trays["later"].parent() is not self.panes[later]:
            self.panes[later].add(self.trays["later"])
        shown = {tray.name: tray for tray in view.trays}
        for name, tray in self.trays.items():
            tray.setVisible(name in shown)
            if name in shown:
                tray.show_tray(shown[name], words)
        for pane, name in (("chips", "pushed"), (later, "later")):
            summary = shown[name].summary if name in shown else ""
            self._summaries[pane] = summary
        self._show_digits()

    def _show_digits(self) -> None:
        """Say that digits answer where they do: with the keyboard there, or nowhere else."""
        held: QWidget | None = self.focusWidget()
        who = self.panes["who"]
        picks_seat = held is not None and who.isAncestorOf(held)
        who.hint.setVisible(picks_seat)
        push = not picks_seat and not isinstance(held, PlainField)
        shown = [name for name in _WITH_TRAY if not self.panes[name].isHidden()]
        for name in shown:
            digits = _DIGITS if push and name == shown[0] else ""
            self.panes[name].hint.setText(self._summaries.get(name) or digits)

    def _set_letters(self, letters: tuple[str, ...]) -> None:
        """Choose what was said with Alt and a letter, wherever the keyboard is in the panel."""
        if letters == self._letters:
            return
        self._letters = letters
        for shortcut in self._shortcuts:
            shortcut.deleteLater()
        self._shortcuts = []
        panel = self.parentWidget() or self
        for number, letter in enumerate(letters):
            shortcut = QShortcut(f"Alt+{letter}", panel)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda at=number: self._say_at(at))
            self._shortcuts.append(shortcut)

    def _say_at(self, number: int) -> None:
        self._on_said(list(self.said.buttons)[number])

    def take_focus(self) -> None:
        """Take the keyboard to the chips, or to what is asked instead; else to the seats."""
        shown = [name for name, pane in self.panes.items() if not pane.isHidden()]
        asked = [name for name in shown if self.panes[name].asked]
        first = "chips" if "chips" in asked or not asked else asked[0]
        match first if first in shown else "who":
            case "chips":
                self.trays["pushed"].take_focus()
                self.ensureWidgetVisible(self.panes["chips"], 0, 12)
            case "later" | "hidden":
                self.trays["later"].take_focus()
            case "quoted":
                self.quoted.setFocus(Qt.FocusReason.TabFocusReason)
            case "said":
                self.said.step_in()
            case "then":
                self.then.step_in()
            case _:
                self.seats.step_in()

    def push_digit(self, digit: int) -> bool:
        """Take a digit typed anywhere: a seat where the seats have the keyboard, else a chip."""
        held: QWidget | None = self.focusWidget()
        if held is not None and self.panes["who"].isAncestorOf(held):
            seats = list(self.seats.buttons.values())
            if 1 <= digit <= len(seats) and seats[digit - 1].isEnabled():
                seats[digit - 1].setFocus()
                seats[digit - 1].click()
            return True
        shown = [tray for tray in self.trays.values() if tray.isVisible()]
        return bool(shown) and shown[0].push_at(digit)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from one pane to the next with the arrows."""
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        rows = [row for pane in self.panes.values() if pane.isVisible() for row in pane.rows()]
        held: QWidget | None = self.focusWidget()
        inside = [n for n, row in enumerate(rows) if held is not None and row.isAncestorOf(held)]
        at = inside[-1] if inside else None  # a row may stand within another one
        if by is None or at is None or not rows[(at + by) % len(rows)].step_in():
            event.ignore()

    def _on_turn(self, name: str) -> None:
        """Take it as the act of the seat to act, or of the one behind it."""
        turn = self._editing.answer.to_act
        seats = list(self.seats.buttons)
        if turn is None:
            return
        if name == "in-turn":
            self._editing.set_seat(turn)
        elif self._editing.incident.seat == turn:
            following = seats[seats.index(turn) + 1 :] + seats[: seats.index(turn)]
            live = [seat for seat in following if self.seats.buttons[seat].isEnabled()]
            if live:
                self._editing.set_seat(live[0])

    def _on_said(self, name: str) -> None:
        with_amount = name in {"raise-to", "bet-to", "amount", "unclear"}
        said = None if name == "nothing" else name.removesuffix("-to")
        self._editing.say(said, with_amount=with_amount)
        if with_amount:
            self.said_amount.setFocus(Qt.FocusReason.OtherFocusReason)
            self.said_amount.selectAll()

    def _on_first(self, name: str) -> None:
        self._editing.tell(said_first=_FIRST[name])

    def _on_then(self, name: str) -> None:
        if name == "had-time":
            self._editing.tell(had_time=not self._editing.incident.had_time)
        else:
            self._editing.follow(name)

    def _on_amount(self, name: str, text: str) -> None:
        amount = read_amount(text)
        if amount or not text.strip():
            self._editing.tell(**{name: amount or None})

    def _on_total(self, text: str) -> None:
        amount = read_amount(text)
        if amount or not text.strip():
            self._editing.set_total(amount or None)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self._column.setContentsMargins(px(PADDING), px(12), px(PADDING - 4), px(12))
        self._column.setSpacing(px(10))
        face = font(px(SMALL + 1), QFont.Weight.DemiBold)
        dress(self.prior_title, face, theme.muted)


_TRAYS: Final = ("pushed", "prior", "kept", "later")
