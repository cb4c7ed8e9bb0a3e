"""Desk: the dispute on the table. Line, clicks and history change one list of acts here.

Every change makes another ``Dispute``; undo is an earlier one. What is shown is derived by replay.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from itertools import count

from PySide6.QtCore import QObject, QSignalBlocker, Signal

from floorapp.engine.acts import Act, NextStreet
from floorapp.engine.answer import Answer
from floorapp.engine.incidents.attached import Attached
from floorapp.engine.replay import Replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace
from floorapp.explain.catalogue import Catalogue, catalogue
from floorapp.notation.line import LineReading, write_line
from floorapp.viewmodels.chairs import CHAIRS, chairs_round, numbered
from floorapp.viewmodels.dispute import Dispute, laid_out, read_anew, settled, written_anew
from floorapp.viewmodels.looking_back import place_of_next, with_act
from floorapp.viewmodels.ruled import Ruled
from floorapp.viewmodels.set_up import (
    for_next_dispute,
    forced,
    in_order,
    is_as_usual,
    street_after,
    with_posts,
)
from floorapp.viewmodels.states import Held, States
from floorapp.viewmodels.table_setting import TableSetting


class Desk(QObject):
    """The dispute, its ruling under the chosen book, and the way back.

    Attributes:
        books: The rule books by id: today's, and what a document carries.
        todays: Today's alone.
        setting: Level, street, seats and stacks, to be changed.
        is_lent: Whether something else is shown, such as a demonstration, and the dispute waits.

    Signals:
        changed: Something shown is different; sent once for each change.
        line_changed: Only the text of the line is, such as a half typed amount.
        books_changed: There are other rule books to choose from.
        leaving: Another dispute takes the place of this one, which is still there.
    """

    changed = Signal()
    line_changed = Signal()
    books_changed = Signal()
    leaving = Signal()

    def __init__(
        self,
        books: Mapping[str, RuleBook],
        book_id: str,
        language: str = "en",
        parent: QObject | None = None,
    ) -> None:
        """Open an empty desk.

        Args:
            books: The rule books by id.
            book_id: The one that rules.
            language: Code of the language of words on screen.
            parent: Owner in Qt's sense.
        """
        super().__init__(parent)
        self.books = self.todays = books
        self._book = books[book_id]
        self._ruled_by: dict[int, RuleBook] = {}
        self._words = catalogue(language)
        chairs = numbered(CHAIRS)
        level = Situation(seats=chairs, small_blind=50, big_blind=100)
        start = with_posts(level)
        self._numbers = count(1)
        self._states = States(Dispute(start, start, chairs, chairs, number=next(self._numbers)))
        self._typing = False
        self._asked: str | None = None
        self._shown: int | None = None
        self.is_lent = False
        self.setting = TableSetting(self)
        self._derive()

    # --- what is shown ----------------------------------------------------------------------

    @property
    def dispute(self) -> Dispute:
        """The present state."""
        return self._states.now

    @property
    def situation(self) -> Situation:
        """The situation with every act, whichever part of it is looked at."""
        return self.dispute.situation

    @property
    def book(self) -> RuleBook:
        """The rule book that rules."""
        return self._book

    @property
    def words(self) -> Catalogue:
        """The words on screen."""
        return self._words

    @property
    def replay(self) -> Replay:
        """The acts up to the one looked at, replayed."""
        return self._ruled.replay

    @property
    def answer(self) -> Answer:
        """The ruling shown."""
        return self._ruled.answer

    @property
    def ruled(self) -> Ruled:
        """The replay with its ruling, and those of the other books."""
        return self._ruled

    @property
    def reading(self) -> LineReading:
        """The line as read: its tokens, and what is wrong with it."""
        return self._reading

    @property
    def unread(self) -> str:
        """The end of the line that is no act yet, or behind a fault: it is never dropped."""
        line, start = self.dispute.text, self._reading.unread_from
        return "" if start is None else line[start:]

    @property
    def asked(self) -> str | None:
        """The seat picked by hand; None asks about the seat to act."""
        return self._asked

    @property
    def looking_at(self) -> int | None:
        """How many acts are shown while looking back; None: all."""
        return self._shown

    @property
    def next_street(self) -> str | None:
        """The street that may be dealt now; None while anybody is to act."""
        return street_after(self.replay)

    @property
    def can_undo(self) -> bool:
        """Whether there is an earlier state."""
        return self._states.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether a state was undone."""
        return self._states.can_redo

    # --- acts -------------------------------------------------------------------------------

    def type_line(self, text: str) -> None:
        """Take the line as typed; the acts follow it."""
        now = self.dispute
        if text == now.text:
            return
        typed, reading = read_anew(replace(now, text=text, is_typed=True), self._book)
        same_step = self._typing and len(text.split()) == len(now.text.split())
        as_before = typed.situation == now.situation and typed.chairs == now.chairs
        if same_step and as_before and self._asked is None and self._shown is None:
            self._states.push(typed, over=True)
            self._reading = reading
            self.line_changed.emit()
            return
        self._push(typed, over=same_step, reading=reading)
        self._typing = True

    def act(self, act: Act) -> None:
        """Add an act where the table stands: at the end, or in front of an impossible act.

        Looking back, what follows is kept, and the moment behind the new act is looked at.
        """
        acts, shown = self._with(act)
        with self.one_step():
            self.set_acts(acts)
            if shown is not None:
                self.look_at(shown)

    def ruled_if(self, act: Act) -> Ruled:
        """Return the ruling that would follow an act, changing nothing."""
        acts, shown = self._with(act)
        situation = in_order(replace(self.situation, acts=acts), self._book)
        return Ruled(replace(situation, acts=situation.acts[:shown]), self._book, self.books)

    def deal(self) -> None:
        """Go to the next street, once the round is over; looking back, to the one dealt."""
        shown, acts = self._shown, self.situation.acts
        if shown is not None and isinstance(acts[shown], NextStreet):
            self.look_at(shown + 1)
        elif self.next_street is not None:
            self.act(NextStreet())

    def set_acts(self, acts: tuple[Act, ...]) -> None:
        """Take another list of acts, such as one with an act more; all of it is judged again."""
        now = self.dispute
        situation = in_order(replace(now.situation, acts=acts), self._book)
        if forced(acts) != forced(now.situation.acts):
            self.set_up(situation)
            return
        rest = "" if self._reading.is_waiting else self.unread
        text = written_anew(now.text, self._reading, write_line(situation, self._book), rest)
        self._push(Dispute(situation, now.base, now.chairs, now.base_chairs, text))

    def replace_act(self, index: int, act: Act) -> None:
        """Change one act of the list; what follows is judged again."""
        acts = self.situation.acts
        self.set_acts((*acts[:index], act, *acts[index + 1 :]))

    def remove_act(self, index: int, count: int = 1) -> None:
        """Take an act, or some in a row, out of the list; what follows is judged again."""
        acts = self.situation.acts
        self.set_acts((*acts[:index], *acts[index + count :]))

    def take(self, acts: tuple[Act, ...], incidents: tuple[Attached, ...]) -> None:
        """Take over acts, with what was told of those that were in dispute, as one step."""
        with self.one_step():
            self.set_acts(acts)
            self._states.amend(settled(self.dispute, incidents))
            self._derive()

    def ask(self, seat: str | None) -> None:
        """Show what a seat may do if the action came to it now; None: the seat to act."""
        turn = self.replay.table.turn
        is_turn = turn is not None and self.replay.table.seats[turn] == seat
        self._asked = None if is_turn else seat
        self._refresh()

    def pick(self, chair: str) -> None:
        """Ask about a seat in the hand; nothing is to be asked about an empty chair."""
        if chair in self.situation.seats:
            self.ask(chair)

    def look_at(self, count: int | None) -> None:
        """Look back at the first ``count`` acts without changing any; None: all of them."""
        self._shown = None if count is None or count >= len(self.situation.acts) else count
        self._asked = None
        self._refresh()

    # --- the set-up -------------------------------------------------------------------------

    def set_up(
        self,
        situation: Situation,
        *,
        new_posts: bool = False,
        chairs: tuple[str, ...] | None = None,
    ) -> None:
        """Take over another set-up; what could not be read of the line stays."""
        if new_posts:
            situation = with_posts(situation, self._book.ante_order)
        at_table = chairs or self.dispute.chairs
        self._push(laid_out(situation, at_table, self._book, self.unread))

    def set_table(self, table: str) -> None:
        """Say which table it is; that is no step to be undone."""
        self._states.rename(table or None)
        self._refresh()

    def set_book(self, book_id: str) -> None:
        """Rule by another book; what a short stack has posted follows its order."""
        if book_id not in self.books:
            return
        was_usual = is_as_usual(self.situation, self._book.ante_order)
        self._book = self.books[book_id]
        if was_usual and not is_as_usual(self.situation, self._book.ante_order):
            self.set_up(self.situation, new_posts=True)
            return
        self._refresh()

    def set_books(self, books: Mapping[str, RuleBook]) -> None:
        """Know other books of today, beside what a document carries.

        Where the one that rules is gone, the first one rules.
        """
        carried = {key: book for key, book in self.books.items() if key not in self.todays}
        self.todays = books
        self.carry({**carried, **books})
        self.set_book(self._book.id if self._book.id in self.books else next(iter(books)))

    def carry(self, books: Mapping[str, RuleBook]) -> None:
        """Know the books of today, and what a document carries beside them."""
        if books != self.books:
            self.books = books
            self.books_changed.emit()

    def set_language(self, language: str) -> None:
        """Speak another language."""
        self._words = catalogue(language)
        self.changed.emit()

    def new_dispute(self) -> None:
        """Clear the acts and stacks; level, street, seats and book stay for the next dispute."""
        self.leaving.emit()
        self._ruled_by[self.dispute.number] = self._book
        following = with_posts(for_next_dispute(self.situation), self._book.ante_order)
        self._begin(laid_out(following, self.dispute.chairs, self._book))

    def open(self, situation: Situation, told: tuple[Attached, ...] = (), rest: str = "") -> None:
        """Take over a situation, such as a document's, with the book that it names.

        Args:
            situation: The situation.
            told: What was told of its acts that were in dispute.
            rest: What stood in the line behind its acts, and was none.
        """
        self.leaving.emit()
        self._ruled_by[self.dispute.number] = self._book
        if situation.rulebook in self.books:
            self._book = self.books[str(situation.rulebook)]
        chairs = chairs_round(situation.seats, numbered(CHAIRS), CHAIRS)
        opened = laid_out(replace(situation, ask=None), chairs, self._book, rest)
        self._begin(replace(opened, incidents=told))
        if situation.ask is not None:
            self.ask(situation.ask)

    def exchange(self, held: Held) -> Held:
        """Put something else on the desk, with all its states; return what was there."""
        was = Held(self._states, self._book, self._asked, self._shown)
        self._states, self._typing = held.states, False
        self._book = self.books.get(held.book.id, held.book)  # it may have been changed since
        self._asked, self._shown = held.asked, held.shown
        self._refresh()
        return was

    @contextmanager
    def one_step(self) -> Iterator[None]:
        """Make what is changed within one step of undo, sent once."""
        before = self._states.count
        try:
            with QSignalBlocker(self):
                yield
        finally:
            if self._states.join_from(before):
                self.changed.emit()

    def undo(self) -> None:
        """Go back to the state before."""
        self._go(-1)

    def redo(self) -> None:
        """Go forward again."""
        self._go(1)

    # --- how it works -----------------------------------------------------------------------

    def _with(self, act: Act) -> tuple[tuple[Act, ...], int | None]:
        """Return the acts with one more, and how many of them to look at; None: all."""
        acts, is_back = self.situation.acts, self._shown is not None
        place = place_of_next(len(acts), self._shown, self.replay.stopped_at)
        return with_act(acts, act, place, is_back=is_back), place + 1 if is_back else None

    def _begin(self, dispute: Dispute) -> None:
        """Begin another dispute; undo leads back to the one before."""
        self._push(replace(dispute, number=next(self._numbers)))

    def _push(
        self, dispute: Dispute, *, over: bool = False, reading: LineReading | None = None
    ) -> None:
        self._states.push(dispute, over=over)
        self._show_state(reading)

    def _go(self, by: int) -> None:
        """Go to another state; one of another dispute is ruled by the book of that dispute."""
        if self._states.at(by).number != self.dispute.number:
            self.leaving.emit()
        self._ruled_by[self.dispute.number] = self._book
        if self._states.go(by):
            self._book = self._ruled_by.get(self.dispute.number, self._book)
            self._show_state()

    def _show_state(self, reading: LineReading | None = None) -> None:
        self._typing = False
        self._asked = self._shown = None
        self._refresh(reading)

    def _refresh(self, reading: LineReading | None = None) -> None:
        self._derive(reading)
        self.changed.emit()

    def _derive(self, reading: LineReading | None = None) -> None:
        if reading is None:
            dispute, reading = read_anew(self.dispute, self._book)
            self._states.amend(dispute)
        now, self._reading = self.dispute, reading
        shown = replace(now.situation, acts=now.situation.acts[: self._shown])
        self._ruled = Ruled(shown, self._book, self.books, self._asked)
