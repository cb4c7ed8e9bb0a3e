"""Action set: the acts as shared ``QAction``s, enabled exactly where the engine allows them."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence

from floorapp.engine.acts import AllIn, Bet, Call, Check, Complete, Fold, Raise, Voluntary
from floorapp.engine.chips import smallest_chip
from floorapp.engine.legality import judge, judge_in_turn
from floorapp.engine.options import Options
from floorapp.engine.reasons import HasActWaiting, Reason
from floorapp.engine.rulings import Decision, Ruling, cite
from floorapp.explain.action_text import ActionLabel
from floorapp.explain.cited import Cited
from floorapp.explain.numbers import amount
from floorapp.explain.reason_text import reason_text
from floorapp.explain.street_text import street_name
from floorapp.viewmodels.action_labels import KEYS, ButtonState, button_label
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.set_up import seat_of
from floorapp.viewmodels.steps import Steps

_MOST_DIGITS = 9
_LARGEST = 999_999_999


class ActionSet(QObject):
    """What the asked seat may do, as actions that buttons, menu and keys share.

    The amount is a street total for bet, raise and all-in. It starts at the least bet or raise
    (or the stack, for an all-in below it) and starts again after every act.

    Attributes:
        acts: The five acts by name: fold, check, call, wager, all-in.
        next: Goes to the next street, where the betting round is over.
        pot: Sets the amount to the most that pot-limit allows.
        undo: Takes the last change back.
        redo: Does it again.
        new: Starts the next dispute.

    Signals:
        changed: Labels, amount or enabled states are different.
        amount_wanted: An all-in was pressed whose amount has to be entered first.
    """

    changed = Signal()
    amount_wanted = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        """Act on ``desk``."""
        super().__init__(parent)
        self._desk = desk
        self._steps: Steps | None = desk
        self._amount = 0
        self._edited = False
        self._labels: dict[str, ActionLabel] = {}
        self._told: dict[str, tuple[Reason, ...]] = {}
        self.acts = {name: QAction(self) for name in KEYS}
        for name, action in self.acts.items():
            action.setObjectName(name)
            action.triggered.connect(self._on_triggered)
        self.next = self._command(QKeySequence("N"), desk.deal)
        self.pot = self._command(QKeySequence("P"), self.set_to_most)
        self.undo = self._command(QKeySequence(QKeySequence.StandardKey.Undo), self._undo)
        self.redo = self._command(QKeySequence("Ctrl+Y"), self._redo)
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

    @property
    def is_pot_limit(self) -> bool:
        """Whether the pot bounds what may be bet."""
        return self._desk.situation.betting == "pot-limit"

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
        against = _faults(self._ruling(options, self._wager(options)))
        return " ".join(reason_text(reason, self._desk.words) for reason in against)

    def set_amount(self, to: int) -> None:
        """Set the amount, as typed or picked; pot-limit bounds it."""
        self._amount = max(0, min(to, self._most()))
        self._edited = True
        self._refresh()

    def set_to_most(self) -> None:
        """Set the amount to the most that the structure and the stack allow."""
        options = self._options()
        if options is not None and options.max_raise_to is not None:
            self.set_amount(options.max_raise_to)

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

    def _most(self) -> int:
        """Return the most that may be entered."""
        options = self._options()
        if options is None or options.pot is None or options.max_to is None:
            return _LARGEST
        return options.max_to + options.pot.unclear_by

    def _command(self, keys: QKeySequence, run: Callable[[], None]) -> QAction:
        action = QAction(self)
        action.setShortcut(keys)
        action.triggered.connect(run)
        return action

    def _on_triggered(self) -> None:
        name = self.sender().objectName()
        options = self._options()
        if options is None:
            return
        if name == "all-in" and self._needs_amount(options):
            self.amount_wanted.emit()
            return
        self._desk.act(self._act(name, options))

    def _on_desk_changed(self) -> None:
        options = self._options()
        self._edited = False
        self._amount = 0 if options is None else self._first_amount(options)
        self.show_steps()
        self._refresh()

    def lead(self, steps: Steps | None) -> None:
        """Have undo and redo lead through something else, such as a page; None: nowhere."""
        self._steps = steps
        self.show_steps()

    def show_steps(self) -> None:
        """Show whether there is anything to undo or to redo."""
        steps = self._steps
        self.undo.setEnabled(steps is not None and steps.can_undo)
        self.redo.setEnabled(steps is not None and steps.can_redo)

    def _undo(self) -> None:
        if self._steps is not None:
            self._steps.undo()

    def _redo(self) -> None:
        if self._steps is not None:
            self._steps.redo()

    def _first_amount(self, options: Options) -> int:
        least = options.min_to or options.table.level
        return least if options.stack is None else min(least, options.stack)

    def _options(self) -> Options | None:
        """Return what the asked seat may do; where the opener is not named, it is the opener."""
        answer = self._desk.answer
        can_act = answer.to_act is not None or answer.replay.table.opener_unknown
        return answer.options if can_act else None

    def would_do(self, name: str) -> Voluntary | None:
        """Return what pressing an act would do now; None where it cannot be pressed as it is."""
        options = self._options()
        if options is None or not self.acts[name].isEnabled():
            return None
        if name == "all-in" and self._needs_amount(options):
            return None
        return self._act(name, options)

    def _out_of_turn(self, options: Options) -> bool:
        return self._desk.answer.to_act not in {None, options.name}

    def _act(self, name: str, options: Options) -> Voluntary:
        seat, out_of_turn = options.name, self._out_of_turn(options)
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

    def _wager(self, options: Options) -> Bet | Raise | Complete:
        kinds: dict[str, type[Bet | Raise | Complete]]
        kinds = {"bet": Bet, "raise": Raise, "complete": Complete}
        kind = kinds[options.wager_name]
        return kind(options.name, self._wager_to(options), self._out_of_turn(options))

    def _wager_to(self, options: Options) -> int:
        """Return the total of a bet or raise; in fixed limit there is but one."""
        if options.min_to is not None and options.min_to == options.max_to:
            return options.min_to
        return self._amount

    def _needs_amount(self, options: Options) -> bool:
        """Return whether nobody has said yet how much an all-in comes to."""
        return options.live and options.stack is None and not self._edited

    def _all_in_to(self, options: Options) -> int:
        """Return the all-in total: what was entered, or the stack where it is known."""
        if options.stack is None or self._edited:
            return self._amount
        return options.stack

    def cited(self, name: str) -> Cited | None:
        """Return what the reasons on an act's button cite; None where there are none."""
        told = self._told[name]
        codes = tuple(reason.code for reason in told)
        if not told:
            return None
        return Cited(cite(self._desk.book, told, self._desk.replay.situation.betting), codes)

    def _refresh(self) -> None:
        options, words = self._options(), self._desk.words
        for name, action in self.acts.items():
            against, to_floor = self._against(name, options)
            self._told[name] = (*against, *to_floor)
            state = ButtonState(
                name,
                options,
                against,
                to_floor=to_floor,
                to=self._shown_to(name, options),
                wants_amount=options is not None and self._needs_amount(options),
            )
            label = self._labels[name] = button_label(state, self._desk.book, words)
            action.setEnabled(options is not None and not against)
            action.setText(label.title)
            sentences = [reason_text(reason, words) for reason in self._told[name]]
            action.setToolTip(" ".join(sentences) or label.title)
        self._refresh_next()
        most = None if options is None or options.pot is None else options.max_raise_to
        self.pot.setEnabled(most is not None)
        self.changed.emit()

    def _refresh_next(self) -> None:
        words, street = self._desk.words, self._desk.next_street
        title = words.text("Next street")
        if street is not None:
            title = words.text("Next street: {street}", street=street_name(street, words))
        self._labels["next"] = ActionLabel(title, "N · /")
        self.next.setText(title)
        self.next.setToolTip(title)
        self.next.setEnabled(street is not None)

    def _shown_to(self, name: str, options: Options | None) -> int | None:
        """Return the amount that a button names; None: the range that there may be."""
        if options is None:
            return None
        if name == "all-in":
            return self._all_in_to(options)
        return self._wager_to(options) if self._edited and name == "wager" else None

    def _against(
        self, name: str, options: Options | None
    ) -> tuple[tuple[Reason, ...], tuple[Reason, ...]]:
        """Return every reason against an act, and why the floor decides on it otherwise."""
        if options is None:
            return self._desk.answer.reasons, ()
        if self._waits(options.name):
            return (HasActWaiting(options.name),), ()
        if name == "call":
            return tuple(options.against_call()), ()
        no_wager = not options.may_wager or options.only_all_in
        if not options.live or (name == "wager" and no_wager):
            return tuple(options.against_wager()), ()
        if name == "all-in" and self._needs_amount(options):
            return tuple(options.against_wager()), ()
        ruling = self._ruling(options, self._act(name, options))
        return _faults(ruling), ruling.reasons if ruling.decision is Decision.FLOOR else ()

    def _ruling(self, options: Options, act: Voluntary) -> Ruling:
        """Return the ruling on an act; one out of turn is ruled on as if it were in turn."""
        ruling = judge(options.table, act)
        if ruling.decision is Decision.HELD:
            return judge_in_turn(options.table, options.seat, act)
        return ruling

    def _waits(self, seat: str) -> bool:
        """Whether an act of a seat out of turn waits for its turn: it may not make another."""
        return any(
            seat_of(step.act) == seat and step.ruling.decision is Decision.HELD
            for step in self._desk.replay.steps
        )


def _faults(ruling: Ruling) -> tuple[Reason, ...]:
    return ruling.reasons if ruling.decision.is_fault else ()
