"""Snapshot editing: chips, all-ins and folds as found, with what they come to at each change."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from floorapp.engine.acts import Act, Voluntary
from floorapp.engine.answer import Answer, answer
from floorapp.engine.orders import InFront, Order
from floorapp.engine.problems import Problem, problem
from floorapp.engine.replay import replay
from floorapp.engine.round import BettingRound
from floorapp.engine.situation import Situation
from floorapp.engine.snapshot import (
    Deduction,
    Snapshot,
    as_found,
    before_street,
    deduce,
    played_to,
    street_start,
)
from floorapp.engine.values import replace
from floorapp.notation.amounts import read_amount
from floorapp.viewmodels.attached import carried
from floorapp.viewmodels.denominations import denominations
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.dispute import Dispute

MOST_SHOWN = 6
"""How many orders are offered; where there are more, whose turn it is has to be told."""


class SnapshotEditing(QObject):
    """What lies in front on a desk's street. It is the desk's only once it is taken over.

    Attributes:
        desk: The dispute.
        current: The seat that chips are put down for.

    Signals:
        changed: What is entered, or what it comes to, is different; sent once for each change.
        opened: It was opened, filled in with what the desk shows.
        closed: It was taken over, or put away.
    """

    changed = Signal()
    opened = Signal()
    closed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        """Enter what lies in front on ``desk``."""
        super().__init__(parent)
        self.desk = desk
        self.current = ""
        self._snapshot: Snapshot | None = None
        self._aside: Snapshot | None = None
        self._aside_at: Dispute | None = None
        self._shown: Mapping[str, InFront] = {}
        self._posted: Mapping[str, InFront] = {}
        self._pushed: dict[str, list[int]] = {}
        self._unread: dict[str, str] = {}
        self._acts: tuple[Act, ...] = ()
        self._deduction = Deduction(())
        self._picked: int | None = None
        desk.changed.connect(self._on_desk_changed)

    # --- what is shown ----------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether it is being entered."""
        return self._snapshot is not None

    @property
    def snapshot(self) -> Snapshot:
        """What is found, as entered so far."""
        assert self._snapshot is not None
        return self._snapshot

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats that may have acted on the street, in order."""
        return tuple(self.snapshot.fronts)

    @property
    def highest(self) -> int:
        """The most that lies in front of a seat."""
        return max((one.to for one in self.snapshot.fronts.values()), default=0)

    @property
    def tray(self) -> tuple[int, ...]:
        """The denominations in play."""
        return denominations(self.desk.situation)

    @property
    def deduction(self) -> Deduction:
        """What may have happened."""
        return self._deduction

    @property
    def offered(self) -> tuple[Order, ...]:
        """The orders to choose between; none where it is certain, or nothing fits."""
        orders = self._deduction.orders
        if self._deduction.certain is not None:
            return ()
        if len(orders) <= MOST_SHOWN:
            return orders
        # Whose turn it is can be marked; that it is nobody's has to be among these.
        over = [order for order in orders[MOST_SHOWN - 1 :] if order.to_act is None]
        return (*orders[: MOST_SHOWN - 1], (over or orders[MOST_SHOWN - 1 :])[0])

    @property
    def picked(self) -> int | None:
        """Which of the offered orders was picked."""
        return self._picked

    @property
    def order(self) -> Order | None:
        """The order that may be taken over: the certain one, or the one that was picked."""
        if self._picked is not None:
            return self.offered[self._picked]
        return self._deduction.certain

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What does not fit, each with the seat as its place."""
        unread = tuple(
            problem("“{text}” is no amount: write it as 500 or 1.5k.", seat, text=typed)
            for seat, typed in self._unread.items()
        )
        return unread or self._deduction.problems

    def unread(self, seat: str) -> str | None:
        """Return what was typed for a seat and is no amount; None where it could be read."""
        return self._unread.get(seat)

    def posted(self, seat: str) -> int:
        """Return what a seat had in front before anybody could choose: its blind."""
        return self._posted[seat].to if seat in self._posted else 0

    def answer(self, order: Order, seat: str | None = None) -> Answer:
        """Return the ruling that follows from an order."""
        acts = self._deduction.acts(order)
        return answer(replay(self._situation(acts), self.desk.book), seat)

    def _situation(self, acts: tuple[Act, ...]) -> Situation:
        return replace(self.desk.situation, acts=acts, incident=None, ask=None)

    # --- opening and closing ----------------------------------------------------------------

    def open(self) -> None:
        """Open it, filled in with what the desk shows, or as it was entered before.

        It is there again as it was put away if nothing else was done since: a key pressed by
        mistake loses nothing.
        """
        self._shown = self._fill()
        kept = self._aside if self._aside_at is self.desk.dispute else None
        self._snapshot = kept or Snapshot(self._shown)
        self._aside = None
        if kept is None:
            self._pushed, self._unread = {}, {}
        self.current = next(iter(self._shown), "")
        self._deduce()
        self.changed.emit()
        self.opened.emit()

    def close(self) -> None:
        """Put it away; nothing of it reaches the list of acts."""
        if self._snapshot is not None:
            self._aside, self._aside_at = self._snapshot, self.desk.dispute
            self._snapshot = None
            self.closed.emit()

    def take_over(self) -> bool:
        """Put the acts into the list as one step; return whether it is clear which."""
        order = self.order
        if order is None or self._unread:
            return False
        acts, before = self._deduction.acts(order), self.desk.situation.acts
        told = carried(self.desk.dispute.incidents, before, acts)
        self.close()
        self._aside = None
        if acts != before:
            self.desk.take(acts, told)
        return True

    # --- what is found ----------------------------------------------------------------------

    def make_current(self, seat: str) -> None:
        """Put down chips for another seat from now on."""
        if seat != self.current and seat in self.snapshot.fronts:
            self.current = seat
            self.changed.emit()

    def type_amount(self, seat: str, text: str) -> None:
        """Take the street total of a seat as typed; nothing typed is nothing in front."""
        to = read_amount(text) if text.strip() else 0
        self._pushed.pop(seat, None)
        if to is None:
            self._unread[seat] = text.strip()
            self.changed.emit()
        else:
            self._set_total(seat, to)

    def match(self, seat: str) -> None:
        """Have as much in front of a seat as there is in front of any."""
        self.current = seat
        self._pushed.pop(seat, None)
        self._set_total(seat, self.highest)

    def push(self, chip: int) -> None:
        """Put one more chip in front of the current seat."""
        seat = self.current
        self._pushed.setdefault(seat, []).append(chip)
        self._set_total(seat, self.snapshot.fronts[seat].to + chip)

    def take_back(self) -> None:
        """Take back the chip put down last for the current seat, or all but its blind."""
        seat = self.current
        pushed = self._pushed.get(seat)
        to = self.snapshot.fronts[seat].to - pushed.pop() if pushed else self.posted(seat)
        self._set_total(seat, to)

    def turn_all_in(self, seat: str) -> None:
        """Mark a seat as all-in, or no longer."""
        front = self.snapshot.fronts[seat]
        self._set(seat, replace(front, all_in=not front.all_in, folded=False))

    def turn_folded(self, seat: str) -> None:
        """Mark a seat as folded, or no longer."""
        front = self.snapshot.fronts[seat]
        self._set(seat, replace(front, folded=not front.folded, all_in=False))

    def turn_to_act(self, seat: str) -> None:
        """Mark a seat as the one whose turn it is said to be, or no longer."""
        to_act = None if self.snapshot.to_act == seat else seat
        self._show(replace(self.snapshot, to_act=to_act))

    def pick(self, number: int) -> None:
        """Pick one of the offered orders, or none if it was picked already."""
        if number < len(self.offered):
            self._picked = None if self._picked == number else number
            self.changed.emit()

    # --- how it works -----------------------------------------------------------------------

    def _set_total(self, seat: str, to: int) -> None:
        self._unread.pop(seat, None)
        self._set(seat, replace(self.snapshot.fronts[seat], to=to))

    def _set(self, seat: str, front: InFront) -> None:
        is_out = front.all_in or front.folded
        to_act = self.snapshot.to_act
        told = None if is_out and to_act == seat else to_act
        self._show(Snapshot({**self.snapshot.fronts, seat: front}, told))

    def _show(self, snapshot: Snapshot) -> None:
        self._snapshot = snapshot
        self._deduce()
        self.changed.emit()

    def _deduce(self) -> None:
        desk = self.desk
        self._picked = None
        self._acts = desk.situation.acts
        known = self._known() if self.snapshot == Snapshot(self._shown) else None
        self._deduction = known or deduce(desk.situation, self.snapshot, desk.book)

    def _known(self) -> Deduction | None:
        """Return what is known to have happened while all lies in front as the desk has it."""
        acts, table = self.desk.situation.acts, replay(self.desk.situation, self.desk.book).table
        start = street_start(acts)
        made = tuple(act for act in acts[start:] if isinstance(act, Voluntary))
        if (
            not made
            or len(made) < len(acts) - start
            or played_to(self.desk.situation, self.desk.book) is None
        ):
            return None
        to_act = None if table.turn is None else table.seats[table.turn]
        return Deduction(acts[:start], (Order(made, to_act),))

    def _fill(self) -> Mapping[str, InFront]:
        """Return what the desk shows on its last street, and note what was posted there."""
        desk = self.desk
        start = played_to(before_street(desk.situation), desk.book)
        if start is None:
            start = BettingRound(before_street(desk.situation), desk.book)
        self._posted = as_found(start, start).fronts
        now = played_to(desk.situation, desk.book)
        return self._posted if now is None else as_found(now, start).fronts

    def _on_desk_changed(self) -> None:
        """Follow the desk: what was not touched shows what the desk shows now."""
        if self._snapshot is None:
            return
        if self._acts != self.desk.situation.acts or set(self._shown) != set(self._fill()):
            shown, told = self._fill(), self._snapshot.fronts
            touched = {seat: one for seat, one in told.items() if one != self._shown.get(seat)}
            fronts = {seat: touched.get(seat, one) for seat, one in shown.items()}
            to_act = self._snapshot.to_act if self._snapshot.to_act in fronts else None
            self._shown, self._snapshot = shown, Snapshot(fronts, to_act)
            self._unread = {seat: text for seat, text in self._unread.items() if seat in fronts}
            if self.current not in fronts:
                self.current = next(iter(fronts), "")
        self._deduce()
        self.changed.emit()
