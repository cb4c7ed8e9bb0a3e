"""Action set: the acts as shared ``QAction``s, enabled exactly where the engine allows them."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence

from floorapp.engine.acts import AllIn, Bet, Call, Check, Fold, Raise, Voluntary
from floorapp.engine.chips import smallest_chip
from floorapp.engine.legality import judge, judge_in_turn
from floorapp.engine.options import Options
from floorapp.engine.reasons import HasActWaiting, Reason
from floorapp.engine.rulings import Decision, cite
from floorapp.explain.action_text import Action, ActionLabel, action_label, blocked_label
from floorapp.explain.numbers import amount
from floorapp.explain.reason_text import reason_text
from floorapp.explain.short_reason import short_reason
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.set_up import seat_of

KEYS = {"fold": "F", "check": "X", "call": "C", "wager": "R", "all-in": "A"}
"""The letter that means the same in the entry line."""

_MOST_DIGITS = 9


class ActionSet(QObject):
    """What the asked seat may do, as actions that buttons, menu and keys share.

    The amount is a street total for bet, raise and all-in. It starts at the least bet or raise
    (or the stack, for an all-in below it) and starts again after every act.

    Attributes:
        acts: The five acts by name: fold, check, call, wager, all-in.
        undo: Takes the last change back.
        redo: Does it again.
        new: Starts the next dispute.

    Signals:
        changed: Labels, amount or enabled states are different.
    """

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        """Act on ``desk``."""
        super().__init__(parent)
        self._desk = desk
        self._amount = 0
        self._edited = False
        self._labels: dict[str, ActionLabel] = {}
        self.acts = {name: QAction(self) for name in KEYS}
        for name, action in self.acts.items():
            action.setObjectName(name)
            action.triggered.connect(self._on_triggered)
        self.undo = self._command(QKeySequence(QKeySequence.StandardKey.Undo), desk.undo)
        self.redo = self._command(QKeySequence("Ctrl+Y"), desk.redo)
        self.redo.setShortcuts([QKeySequence("Ctrl+Y"), QKeySequence("Ctrl+Shift+Z")])
        self.new = self._command(QKeySequence(QKeySequence.StandardKey.New), desk.new_dispute)
        desk.changed.connect(self._on_desk_changed)
        self._on_desk_changed()

    @property
    def amount(self) -> int:
        """The street total in the amount field."""
        return self._amount

    @property
    def step_by(self) -> int:
        """The smallest chip: what one step of the amount is."""
        return smallest_chip(self._desk.situation)

    def label(self, name: str) -> ActionLabel:
        """Return the two lines of a button."""
        return self._labels[name]

    def amount_text(self) -> str:
        """Return the amount as the language writes it."""
        return amount(self._amount, self._desk.words.language)

    def amount_fault(self) -> str:
        """Return why a bet or raise to the amount is not allowed; empty where it is."""
        options = self._options()
        if options is None or not options.may_wager:
            return ""
        against = self._against_act(options, self._wager(options))
        return " ".join(reason_text(reason, self._desk.words) for reason in against)

    def set_amount(self, to: int) -> None:
        """Set the amount, as typed or picked."""
        self._amount = max(0, min(to, 10**_MOST_DIGITS - 1))
        self._edited = True
        self._refresh()

    def press_digit(self, digit: str) -> None:
        """Press a key of the keypad; the first one replaces what the field started with."""
        start = str(self._amount) if self._edited and self._amount else ""
        if len(start) < _MOST_DIGITS:
            self.set_amount(int(start + digit))

    def press_back(self) -> None:
        """Take back the last digit."""
        self.set_amount(self._amount // 10)

    def step(self, chips: int) -> None:
        """Move the amount by some of the smallest chips, onto a whole number of them."""
        chip = self.step_by
        self.set_amount((self._amount // chip + chips) * chip)

    def _command(self, keys: QKeySequence, run: Callable[[], None]) -> QAction:
        action = QAction(self)
        action.setShortcut(keys)
        action.triggered.connect(run)
        return action

    def _on_triggered(self) -> None:
        name = self.sender().objectName()
        options = self._options()
        if options is not None:
            self._desk.act(self._act(name, options))

    def _on_desk_changed(self) -> None:
        options = self._options()
        self._edited = False
        self._amount = 0 if options is None else self._first_amount(options)
        self.undo.setEnabled(self._desk.can_undo)
        self.redo.setEnabled(self._desk.can_redo)
        self._refresh()

    def _first_amount(self, options: Options) -> int:
        least = options.min_to or options.table.level
        return least if options.stack is None else min(least, options.stack)

    def _options(self) -> Options | None:
        options = self._desk.answer.options
        return options if options is not None and self._desk.answer.to_act is not None else None

    def _act(self, name: str, options: Options) -> Voluntary:
        seat = options.name
        out_of_turn = self._desk.answer.to_act != seat
        match name:
            case "fold":
                return Fold(seat, out_of_turn)
            case "check":
                return Check(seat, out_of_turn)
            case "call":
                return Call(seat, None, out_of_turn)
            case "all-in":
                return AllIn(seat, self._all_in_to(options), out_of_turn)
            case _:
                return self._wager(options)

    def _wager(self, options: Options) -> Bet | Raise:
        out_of_turn = self._desk.answer.to_act != options.name
        kind = Raise if options.table.level else Bet
        return kind(options.name, self._amount, out_of_turn)

    def _all_in_to(self, options: Options) -> int:
        """Return the all-in total: what was entered, or the stack where it is known."""
        if options.stack is None or self._edited:
            return self._amount
        return options.stack

    def _refresh(self) -> None:
        options = self._options()
        for name, action in self.acts.items():
            against = self._against(name, options)
            label = self._labels[name] = self._label(name, options, against)
            action.setEnabled(options is not None and not against)
            action.setText(label.title)
            sentences = [reason_text(reason, self._desk.words) for reason in against]
            action.setToolTip(" ".join(sentences) or label.title)
        self.changed.emit()

    def _against(self, name: str, options: Options | None) -> tuple[Reason, ...]:
        """Return every reason against an act: the engine's answer."""
        if options is None:
            return self._desk.answer.reasons
        if self._waits(options.name):
            return (HasActWaiting(options.name),)
        if name == "call":
            return tuple(options.against_call())
        no_wager = not options.may_wager or options.only_all_in
        if not options.live or (name == "wager" and no_wager):
            return tuple(options.against_wager())
        return self._against_act(options, self._act(name, options))

    def _against_act(self, options: Options, act: Voluntary) -> tuple[Reason, ...]:
        """Return every reason against an act; one out of turn is ruled on as if it were in turn."""
        ruling = judge(options.table, act)
        if ruling.decision is Decision.HELD:
            ruling = judge_in_turn(options.table, options.seat, act)
        return ruling.reasons if ruling.decision.is_fault else ()

    def _waits(self, seat: str) -> bool:
        """Whether an act of a seat out of turn waits for its turn: it may not make another."""
        return any(
            seat_of(step.act) == seat and step.ruling.decision is Decision.HELD
            for step in self._desk.replay.steps
        )

    def _label(
        self, name: str, options: Options | None, against: tuple[Reason, ...]
    ) -> ActionLabel:
        words, key = self._desk.words, KEYS[name]
        kind = self._kind(name, options)
        if options is None or against:
            rules = cite(self._desk.book, against)
            rule = rules[0].rule if rules else None
            short = short_reason(against[0], words) if against else ""
            return blocked_label(kind, words, reason=short, rule=rule)
        match name:
            case "call":
                return action_label(kind, words, key=key, by=options.to_call_by, to=options.call_to)
            case "all-in":
                return action_label(kind, words, key=key, to=self._all_in_to(options))
            case "wager" if self._edited:
                return action_label(kind, words, key=key, to=self._amount)
            case "wager":
                return action_label(kind, words, key=key, to=options.min_to)
            case _:
                return action_label(kind, words, key=key)

    def _kind(self, name: str, options: Options | None) -> Action:
        if name == "wager":
            return "raise" if options is None or options.table.level else "bet"
        return name  # type: ignore[return-value]  # the other names are the acts' own
