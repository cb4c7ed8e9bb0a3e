"""Incident editing: an act in dispute while it is entered, ruled on at each change."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from floorapp.engine.acts import Act, AllIn, Bet, Complete, Raise, Voluntary
from floorapp.engine.answer import Answer, answer
from floorapp.engine.incidents.attached import BOOK, CHOICE, FLOOR, Attached
from floorapp.engine.incidents.corrections import last_wager
from floorapp.engine.incidents.finding import Finding
from floorapp.engine.incidents.incident import LOOKS_BACK, Incident
from floorapp.engine.incidents.ruling import rule_on
from floorapp.engine.replay import Replay, replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace
from floorapp.viewmodels.attached import made_at_first, put_in
from floorapp.viewmodels.denominations import denominations
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.incident_entered import Entered, Told, as_opened
from floorapp.viewmodels.incident_start import (
    CORRECTIONS,
    Start,
    act_of_street,
    start_at,
    start_for,
)

TRAYS = {"pushed": "chips", "prior": "prior_chips", "kept": "kept", "later": "later_chips"}
"""The facts of an incident that are chips, by the name of the tray that they come from."""

_TYPED = ({"said_amount"}, {"quoted"}, {"pushed", "chips"})
"""Facts that are typed: one step of undo, however many digits there are."""


class IncidentEditing(QObject):
    """One act in dispute of a desk. It is the desk's only once it is applied.

    Signals:
        changed: What is entered, or the ruling on it, is different; sent once for each change.
        opened: An act in dispute was opened.
        closed: It was applied, or put away.
    """

    changed = Signal()
    opened = Signal()
    closed = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        """Enter acts in dispute of ``desk``."""
        super().__init__(parent)
        self.desk = desk
        self._entered: Entered | None = None
        self._aside: tuple[Situation, Entered, str] | None = None
        self._seen: dict[tuple[Act, ...], Entered] = {}
        self._typing: frozenset[str] = frozenset()
        self._is_stepping = False
        self._answer: Answer | None = None
        self._acts: tuple[Act, ...] = ()
        self._replays: dict[str, Replay] = {}
        self._replayed_for: tuple[Situation, tuple[Act, ...]] | None = None
        self.remark = ""
        self.otherwise = False
        desk.changed.connect(self._on_desk_changed)

    # --- what is shown ----------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether an act in dispute is being entered."""
        return self._entered is not None

    @property
    def incident(self) -> Incident:
        """What happened, as entered so far."""
        return self._open.incident

    @property
    def wants_amount(self) -> bool:
        """Whether an amount was said, which may not be known yet."""
        return self._entered is not None and self._entered.now.wants_amount

    @property
    def answer(self) -> Answer:
        """What the seat may do where the act stands, and what the act counts as."""
        assert self._answer is not None
        return self._answer

    @property
    def finding(self) -> Finding:
        """What the act counts as."""
        found = self.answer.finding
        return rule_on(self.answer.replay, self.incident) if found is None else found

    @property
    def tray(self) -> tuple[int, ...]:
        """The denominations in play."""
        incident = self.incident
        known = (*incident.chips, *incident.prior_chips, *incident.later_chips)
        return denominations(self.desk.situation, known)

    @property
    def followed(self) -> str:
        """What came after it: ``nobody``, ``others`` or ``next-card``."""
        if self.incident.next_card:
            return "next-card"
        start, behind = self._open, self.desk.situation.acts
        if self.looks_back:
            made = act_of_street(behind, start.incident.seat, self.answer.replay)
            return "nobody" if made is None or made == len(behind) - 1 else "others"
        return "others" if start.place + start.replaces < len(behind) else "nobody"

    @property
    def looks_back(self) -> bool:
        """Whether it is about acts that are in the list already."""
        return self.incident.what in LOOKS_BACK

    @property
    def own_act(self) -> int | None:
        """The seat's last act of the street; None where it has made none."""
        acts = self.desk.situation.acts
        return act_of_street(acts, self.incident.seat, self.answer.replay)

    def ruled_by(self, book: RuleBook, incident: Incident | None = None) -> Answer:
        """Return the ruling of a book on it, or on what might have happened instead."""
        told = self.incident if incident is None else incident
        found = answer(self._replay(book, told))
        return found if found.finding else replace(found, finding=rule_on(found.replay, told))

    # --- opening ----------------------------------------------------------------------------

    def open(self, seat: str | None = None) -> bool:
        """Open what is in dispute now; return whether there is anybody it may be about."""
        return self._begin(start_for(self.desk, seat), seat)

    def open_at(self, index: int) -> bool:
        """Open the act at a place of the list; what was told of it is there again."""
        start = start_at(self.desk, index)
        return self._begin(start, None if start is None else start.incident.seat)

    def close(self) -> None:
        """Put it away; nothing of it reaches the list of acts.

        It is there again as it was entered when the same act is opened before anything else was
        done: a key pressed by mistake loses nothing.
        """
        if self._entered is not None:
            self._aside = (self.desk.situation, self._entered, self.remark)
            self._entered = self._answer = None
            self.closed.emit()

    # --- undo -------------------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether a fact can be taken back, or else a step of the dispute."""
        own = self._entered is not None and bool(self._entered.before)
        return own or self.desk.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a fact or a step of the dispute was taken back."""
        own = self._entered is not None and bool(self._entered.after)
        return own or self.desk.can_redo

    def undo(self) -> None:
        """Take back the fact told last; where there is none, go back in the dispute."""
        entered = self._entered
        if entered is None or not entered.before:
            self._step(self.desk.undo)
        else:
            self._show(entered.back())

    def redo(self) -> None:
        """Tell again what was taken back, or go forward in the dispute."""
        entered = self._entered
        if entered is None or not entered.after:
            self._step(self.desk.redo)
        else:
            self._show(entered.forth())

    def _step(self, go: Callable[[], None]) -> None:
        self._is_stepping = True
        go()
        self._is_stepping = False

    # --- what happened ----------------------------------------------------------------------

    def tell(self, **facts: object) -> None:
        """Set facts of the incident by their names; a click that comes too late sets none."""
        if not self.is_open:
            return
        start = self._open
        told = replace(start, incident=replace(start.incident, **facts))
        if told != start:
            is_typed = set(facts) in _TYPED and not facts.get("chips")
            typing = frozenset(facts) if is_typed else frozenset()
            self._tell(Told(told, self.wants_amount), typing)

    def set_seat(self, seat: str) -> None:
        """Tell who it was; the chips in front of another seat are other chips."""
        if seat != self.incident.seat:
            self.tell(seat=seat, prior_chips=(), prior=None, kept=())

    def say(self, said: str | None, *, with_amount: bool = False) -> None:
        """Tell what was said; an amount stays where the words may carry one."""
        start = self._open
        keeps = with_amount or said in {"amount", "unclear"}
        amount = self.incident.said_amount if keeps else None
        incident = replace(start.incident, said=said, said_amount=amount)
        told = Told(replace(start, incident=incident), keeps)
        if told != Told(start, self.wants_amount):
            self._tell(told)

    def push(self, tray: str, chip: int) -> None:
        """Put one chip of a tray down."""
        if not self.is_open:
            return
        fact = TRAYS[tray]
        changes: dict[str, object] = {fact: (*getattr(self.incident, fact), chip)}
        if tray == "pushed":
            changes["pushed"] = None
        self.tell(**changes)

    def take_back(self, tray: str, chip: int | None = None) -> None:
        """Take a chip of one denomination back, or the one put down last."""
        if not self.is_open:
            return
        fact = TRAYS[tray]
        chips = list(getattr(self.incident, fact))[::-1]
        if chips and chip in {None, *chips}:
            chips.remove(chips[0] if chip is None else chip)
            kept = {"kept": ()} if tray == "prior" else {}
            self.tell(**{fact: tuple(chips[::-1])}, **kept)

    def set_total(self, total: int | None) -> None:
        """Tell what was pushed in all, where the single chips are not known."""
        self.tell(pushed=total, chips=())

    def turn_last_chips(self) -> None:
        """Go on from no last chips to last chips, and from there to nobody knows."""
        if not self.is_open:
            return
        following = {False: True, True: None, None: False}
        self.tell(last_chips=following[self.incident.last_chips])

    def follow(self, what: str) -> None:
        """Tell what came after it: ``nobody``, ``others`` or ``next-card``."""
        start = self._open
        place, replaces, own = start.place, start.replaces, self.own_act
        if what == "others" and own is not None:
            place, replaces = own, True
        elif what == "nobody" and self.followed == "others":
            place, replaces = len(self.desk.situation.acts), False
        incident = replace(start.incident, next_card=what == "next-card")
        followed = replace(start, incident=incident, place=place, replaces=replaces)
        if followed != start:
            self._tell(Told(followed, self.wants_amount))

    def decide_otherwise(self, *, otherwise: bool) -> None:
        """Offer the other acts that the floor may decide on, or no longer."""
        if otherwise != self.otherwise:
            self.otherwise = otherwise
            self.changed.emit()

    # --- applying ---------------------------------------------------------------------------

    def act_of(self, finding: Finding) -> Voluntary | None:
        """Return the act that a finding puts into the list; of a correction, the wager as it is."""
        if finding.act is not None or self.incident.what not in CORRECTIONS:
            return finding.act
        wager, to = self._wager(), finding.amount_to
        if wager is None or to is None:
            return None
        act = self.desk.situation.acts[wager]
        return replace(act, to=to) if isinstance(act, Bet | Raise | Complete | AllIn) else None

    def apply(self, choice: int | None = None) -> None:
        """Put the act that counts into the list, or that of a choice of the floor."""
        finding = self.finding if choice is None else self.finding.choices[choice]
        self._put_in(self.act_of(finding), BOOK if choice is None else CHOICE)

    def apply_act(self, act: Voluntary) -> None:
        """Put another act into the list: the floor, or the seat, has decided on it."""
        self._put_in(act, CHOICE if self.finding.options else FLOOR)

    def _put_in(self, act: Voluntary | None, decided: str) -> None:
        start, acts, attached = self._open, self.desk.situation.acts, self.desk.dispute.incidents
        index, over, made_to = start.place, start.replaces, None
        if self.looks_back:
            wager = self._wager() if self.incident.what in CORRECTIONS else None
            index, over = (len(acts), False) if wager is None else (wager, True)
            made_to = made_at_first(attached, acts, index) if over and act is not None else None
        told = Attached(index, start.incident, decided, self.remark.strip(), made_to)
        self.close()
        self._aside = None
        self.desk.take(*put_in(attached, acts, act, told, over=over))

    def _wager(self) -> int | None:
        """Return where the wager stands that is to be corrected."""
        made = last_wager(self.answer.replay, self.incident.seat)
        if made is None:
            return None
        return len(self.answer.replay.steps) - len(made.later) - 1

    # --- how it works -----------------------------------------------------------------------

    @property
    def _open(self) -> Start:
        assert self._entered is not None
        return self._entered.now.start

    def _begin(self, start: Start | None, asked: str | None) -> bool:
        if start is None:
            return False
        entered = self._put_aside(start, asked)
        if entered is None:
            entered = as_opened(start, asked)
            self.remark = start.remark
        self.otherwise = False
        self._acts, self._seen = self.desk.situation.acts, {}
        self._set(entered)
        self.changed.emit()
        self.opened.emit()
        return True

    def _put_aside(self, start: Start, asked: str | None) -> Entered | None:
        """Return what was entered of the same act and put away; None for another one."""
        if self._aside is None:
            return None
        (situation, kept, remark), self._aside = self._aside, None
        if situation != self.desk.situation or not kept.is_about(start, asked):
            return None
        self.remark = remark
        return kept

    def _tell(self, told: Told, typing: frozenset[str] = frozenset()) -> None:
        """Take a step of its own, but for what is typed digit by digit."""
        assert self._entered is not None
        over = bool(typing) and typing == self._typing
        self._show(self._entered.told(told, over=over))
        self._typing = typing

    def _show(self, entered: Entered) -> None:
        self._seen = {}  # what was told of other acts is not what is told now
        self._set(entered)
        self.otherwise = False
        self.changed.emit()

    def _set(self, entered: Entered) -> None:
        self._entered, self._typing = entered, frozenset()
        self._answer = self.ruled_by(self.desk.book)

    def _replay(self, book: RuleBook, incident: Incident) -> Replay:
        """Return the acts in front of the one in dispute under a book, or all where it is made.

        They are replayed anew only where they differ from those before.
        """
        situation = self.desk.situation
        acts = situation.acts
        if incident.what not in LOOKS_BACK:
            acts = acts[: self._open.place]
        if self._replayed_for != (situation, acts):
            self._replayed_for, self._replays = (situation, acts), {}
        if book.id not in self._replays:
            self._replays[book.id] = replay(replace(situation, acts=acts), book)
        told = replace(situation, acts=acts, incident=incident)
        return self._replays[book.id].but(situation=told)

    def _on_desk_changed(self) -> None:
        """Follow the desk: acts before the place may have come or gone, or the seat itself."""
        entered = self._entered
        if entered is None:
            return
        if self.desk.situation.acts != self._acts:
            entered = self._followed(entered)
        if entered is None or entered.now.start.incident.seat not in self.desk.situation.seats:
            self.close()
            return
        self._set(entered)
        self.changed.emit()

    def _followed(self, entered: Entered) -> Entered | None:
        """Return what is entered among other acts; None where what it is about has gone.

        Among acts that are back it is what it was there. Behind undo or redo, where nothing was
        told and no seat was named, it is what is in dispute now.
        """
        before, acts = self._acts, self.desk.situation.acts
        self._seen[before], self._acts = entered, acts
        if acts in self._seen:
            return self._seen[acts]
        if not (self._is_stepping and entered.is_untouched and entered.asked is None):
            return entered.moved(before, acts)
        start = start_for(self.desk)
        return None if start is None else as_opened(start, None)
