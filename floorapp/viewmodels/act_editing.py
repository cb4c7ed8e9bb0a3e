"""Act editing: one act of the history being changed, or a new one being put between two."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from floorapp.engine.acts import Act, Ante
from floorapp.engine.chips import smallest_chip
from floorapp.engine.options import Options
from floorapp.engine.problems import Problem
from floorapp.engine.values import replace
from floorapp.explain.numbers import amount
from floorapp.notation.amounts import read_amount
from floorapp.viewmodels.act_draft import (
    CALL,
    CHECK,
    FORCED,
    STREET,
    WAGER,
    ActDraft,
    act_of,
    draft_of,
    first_amount,
)
from floorapp.viewmodels.act_preview import replayed
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.looking_back import gives_way, place_of_next
from floorapp.viewmodels.set_up import street_after

LETTERS: Final = {"F": "fold", "X": "check", "C": "call", "R": "wager", "B": "wager", "A": "all-in"}
"""The letter that chooses an act, the same as in the entry line."""


class ActEditing(QObject):
    """An act in an editor. Nothing reaches the desk before it is accepted, and then in one step.

    Attributes:
        desk: The dispute.
        index: Where the act stands in the list, or is to stand.
        count: How many acts of the list it stands for: none where it is new.
        start: The act before anything was entered; None while there is none.
        table: The table in front of it.

    Signals:
        opened: An act is in the editor.
        changed: What the editor shows is different.
        closed: It was accepted or cancelled, or its act has gone.
        accepted: The list is another one; sent last, with the place of the act.
    """

    opened = Signal()
    changed = Signal()
    closed = Signal()
    accepted = Signal(int)

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        """Edit acts of ``desk``."""
        super().__init__(parent)
        self.desk = desk
        self.index = self.count = 0
        self.start: ActDraft | None = None
        self._draft: ActDraft | None = None
        self._goes_on = False  # Whether the next moment is looked at afterwards.
        self._front = desk.replay
        self.table = self._front.table
        self._seen = self._state()
        desk.changed.connect(self._on_desk_changed)

    # --- opening ----------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether an act is in the editor."""
        return self._draft is not None

    @property
    def is_new(self) -> bool:
        """Whether it is not in the list yet."""
        return self.is_open and not self.count

    @property
    def draft(self) -> ActDraft:
        """The act as entered so far."""
        assert self._draft is not None
        return self._draft

    @property
    def is_changed(self) -> bool:
        """Whether anything was entered."""
        return self._draft != self.start

    def open(self, index: int, count: int = 1) -> None:
        """Change an act; or some antes in a row, which are changed to the same amount."""
        self._begin(index, count)

    def open_new(self, index: int) -> None:
        """Put a new act in front of the one at ``index``: for the seat whose turn it is there."""
        self._begin(index, 0)

    def open_next(self) -> None:
        """Open what an act entered while looking back is about, as a button has it.

        That is the next act of the seat whose turn it is there, or a new act in front of another.
        """
        desk = self.desk
        acts, table = desk.situation.acts, desk.replay.table
        index = place_of_next(len(acts), desk.looking_at, desk.replay.stopped_at)
        seat = desk.asked or (None if table.turn is None else table.seats[table.turn])
        self._begin(index, int(gives_way(acts, index, seat)))
        if self.is_new and seat is not None:
            self.set_seat(seat)
        self._goes_on = True

    def open_with(self, text: str) -> bool:
        """Open the same with what is typed: a letter chooses the act, digits are its amount.

        Return False where the text is neither.
        """
        if not (text.isdecimal() or text.upper() in LETTERS):
            return False
        self.open_next()
        if text.isdecimal():
            self.set_kind(WAGER)
            self.set_amount(text)
        else:
            self.press(text)
        return True

    def cancel(self) -> None:
        """Leave everything as it is."""
        if self.is_open:
            self._draft = self.start = None
            self.closed.emit()

    # --- entering ---------------------------------------------------------------------------

    def set_kind(self, kind: str) -> None:
        """Say what the seat did; a new amount is proposed where the kind has another one."""
        if kind == self.draft.kind or FORCED in {kind, self.draft.kind}:
            return
        draft = replace(self.draft, kind=kind)
        if self.start is not None and kind == self.start.kind:
            draft = replace(draft, amount=self.start.amount)
        elif draft.has_amount:
            draft = replace(draft, amount=self._first_amount(kind, draft.seat))
        if not draft.seat:
            draft = replace(draft, seat=self._seat_in_front())
        self._show(draft)

    def press(self, letter: str) -> bool:
        """Choose the act that a letter stands for in the entry line; return whether it does."""
        kind = LETTERS.get(letter.upper())
        if kind is None or self.draft.kind == FORCED or (self.draft.kind == STREET and self.count):
            return False
        self.set_kind(kind)
        return True

    def set_seat(self, seat: str) -> None:
        """Say who it was."""
        if self.draft.kind != FORCED:
            self._show(replace(self.draft, seat=seat))

    def set_amount(self, text: str) -> None:
        """Take the amount as typed."""
        if self.draft.has_amount and text != self.draft.amount:
            self._show(replace(self.draft, amount=text))

    def step(self, chips: int) -> None:
        """Move the amount by some of the smallest chips, onto a whole number of them."""
        chip = smallest_chip(self.desk.situation)
        to = read_amount(self.draft.amount) or 0
        moved = max(0, (to // chip + chips) * chip)
        self.set_amount(amount(moved, self.desk.words.language))

    # --- the outcome ------------------------------------------------------------------------

    def accept(self) -> bool:
        """Put the act into the list, as one step of undo; return False where it cannot be read.

        An act that was not changed stays as it is.
        """
        acts = self.acts()
        if isinstance(acts, Problem):
            return False
        desk, goes_on = self.desk, self._goes_on
        is_same = acts == desk.situation.acts
        self.cancel()
        if not is_same:
            with desk.one_step():
                desk.set_acts(acts)
                if goes_on:
                    desk.look_at(self.index + 1)
        elif goes_on:  # no step of undo, which would tell nobody of it
            desk.look_at(self.index + 1)
        if not is_same or goes_on:
            self.accepted.emit(self.index)
        return True

    def leave(self) -> None:
        """Go elsewhere: what was changed and can be read is accepted, anything else is not."""
        if not (self.is_open and self.is_changed and self.accept()):
            self.cancel()

    def insert(self, *, behind: bool) -> None:
        """Go on to a new act before or behind this one."""
        index = self.index + (self.count if behind else 0)
        self.leave()
        self.open_new(index)

    def delete(self) -> None:
        """Take the act out of the list; one that is new was not in it."""
        index, count = self.index, self.count
        self.cancel()
        if count:
            self.desk.remove_act(index, count)

    def acts(self) -> tuple[Act, ...] | Problem:
        """Return the list as it would be; or what cannot be read."""
        acts = self.desk.situation.acts
        made = act_of(self.draft, self.table)
        if isinstance(made, Problem):
            return made
        changed: Sequence[Act] = (made,)
        if self.count > 1 and isinstance(made, Ante):
            some = acts[self.index : self.index + self.count]
            changed = [replace(act, by=made.by) for act in some if isinstance(act, Ante)]
        return (*acts[: self.index], *changed, *acts[self.index + self.count :])

    # --- how it works -----------------------------------------------------------------------

    def _begin(self, index: int, count: int) -> None:
        self.leave()
        self.index, self.count, self._goes_on = index, count, False
        self._seen = self._state()
        acts = self.desk.situation.acts
        self._front = replayed(self.desk, acts[:index])
        self.table = self._front.table
        draft = draft_of(acts[index], self.desk.words) if count else self._proposed()
        self._draft = self.start = draft
        self.opened.emit()
        self.changed.emit()

    def _state(self) -> tuple[object, ...]:
        desk = self.desk
        return (desk.dispute, desk.book.id, desk.looking_at, desk.asked)

    def _on_desk_changed(self) -> None:
        """Leave everything as it is where the desk is another; another language is only spoken."""
        if self._draft is None or self.start is None:
            return
        if self._seen != self._state():
            self.cancel()
        else:
            self._draft, self.start = self._spoken(self._draft), self._spoken(self.start)
            self.changed.emit()

    def _spoken(self, draft: ActDraft) -> ActDraft:
        """Return a draft with its amount as the language writes it."""
        to = read_amount(draft.amount)
        written = draft.amount if to is None else amount(to, self.desk.words.language)
        return replace(draft, amount=written)

    def _show(self, draft: ActDraft) -> None:
        if draft != self._draft:
            self._draft = draft
            self.changed.emit()

    def _proposed(self) -> ActDraft:
        """Return the draft of a new act: the least that the seat whose turn it is does."""
        if street_after(self._front) is not None:
            return ActDraft(STREET)
        seat = self._seat_in_front()
        options = Options(self.table, self.table.index[seat])
        return ActDraft(CALL if options.faced_by else CHECK, seat)

    def _seat_in_front(self) -> str:
        """Return the seat whose turn it is there; else one that may still act."""
        table = self.table
        if table.turn is not None:
            return table.seats[table.turn]
        able = [seat for number, seat in enumerate(table.seats) if table.can_act(number)]
        return (able or table.seats)[0]

    def _first_amount(self, kind: str, seat: str) -> str:
        number = self.table.index.get(seat)
        to = None if number is None else first_amount(kind, Options(self.table, number))
        return "" if to is None else amount(to, self.desk.words.language)
