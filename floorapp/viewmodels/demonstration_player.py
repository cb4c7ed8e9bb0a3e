"""The player of demonstrations: one moment after the other, on the desk that is there.

The dispute on the desk is put aside meanwhile and taken up again behind it, with its whole undo.
"""

from PySide6.QtCore import QObject, Signal

from floorapp.engine.values import replace, value
from floorapp.notation.demonstration import Demonstration
from floorapp.viewmodels.demonstration_text import brief_family, happened, title_of
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.dispute import Dispute
from floorapp.viewmodels.lent_desk import LentDesk


@value(kw_only=True)
class PlayerView:
    """What is shown of a demonstration under way."""

    title: str
    place: str
    """Which moment this is: ``3 of 5``."""

    told: str
    """The rule, and what has just happened: ``Rule 47-A · A bets 100``."""

    can_go_back: bool
    can_go_on: bool


class DemonstrationPlayer(QObject):
    """Shows the moments of one demonstration on a desk.

    Attributes:
        desk: The desk.
        lent: The same, while its dispute waits.

    Signals:
        changed: Another moment, or another language.
        started: A demonstration has begun; the dispute waits.
        ended: The dispute is on the desk again.
    """

    changed = Signal()
    started = Signal()
    ended = Signal()

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        """Play on ``desk``."""
        super().__init__(parent)
        self.desk = desk
        self.lent = LentDesk(desk)
        self._playing: Demonstration | None = None
        self._index = 0
        self._shown: Dispute | None = None
        self._is_going = False

    @property
    def playing(self) -> Demonstration | None:
        """The demonstration under way."""
        return self._playing

    @property
    def is_playing(self) -> bool:
        """Whether one is under way."""
        return self._playing is not None

    @property
    def index(self) -> int:
        """Which moment is shown, from 0."""
        return self._index

    @property
    def count(self) -> int:
        """How many moments there are."""
        return len(self._playing.moments) if self._playing else 0

    @property
    def is_left(self) -> bool:
        """Whether what is on the desk has been changed by hand since."""
        return self.desk.dispute is not self._shown

    def play(self, demonstration: Demonstration, index: int = 0) -> None:
        """Begin a demonstration; the one under way ends."""
        was_playing = self.is_playing
        self._playing = demonstration
        if not was_playing:
            self.desk.changed.connect(self._on_desk_changed)
        self._show(index, opens=True)
        if not was_playing:
            self.started.emit()

    def go(self, index: int) -> None:
        """Show another moment; beyond either end there is none."""
        if self.is_playing:
            self._show(max(0, min(index, self.count - 1)))

    def next(self) -> None:
        """Show the next moment; what was changed by hand is put right first."""
        self.go(self._index if self.is_left else self._index + 1)

    def back(self) -> None:
        """Show the moment before."""
        self.go(self._index if self.is_left else self._index - 1)

    def first(self) -> None:
        """Show how it begins."""
        self.go(0)

    def last(self) -> None:
        """Show how it ends."""
        self.go(self.count - 1)

    def end(self) -> None:
        """Take the dispute up again that was on the desk before.

        A line that was typed meanwhile is a dispute of its own: it stays, and undo leads back.
        """
        if not self.is_playing:
            return
        is_typed = self.is_left and self.desk.dispute.is_typed
        self._stop()
        if is_typed:
            self.lent.keep()
        else:
            self.lent.give_back()
        self.ended.emit()

    def view(self) -> PlayerView | None:
        """Return what is shown of it; None while none is under way."""
        one, words = self._playing, self.desk.words
        if one is None:
            return None
        place = words.text("{number} of {count}", number=self._index + 1, count=self.count)
        told = happened(one, one.moments[self._index], words)
        if self.is_left:
            told = words.text("Changed by hand: go on to have it as written.")
        return PlayerView(
            title=title_of(one, words),
            place=place,
            told=f"{brief_family(one, words)} · {told}",
            can_go_back=self._index > 0 or self.is_left,
            can_go_on=self._index < self.count - 1 or self.is_left,
        )

    def _show(self, index: int, *, opens: bool = False) -> None:
        """Show a moment; the book that was chosen since the start still rules."""
        assert self._playing is not None
        self._index = index
        situation = self._playing.at(self._playing.moments[index])
        book = self._playing.rulebook if opens else None
        self._is_going = True
        self.lent.show(replace(situation, rulebook=book))
        self._is_going = False
        self._shown = self.desk.dispute
        self.changed.emit()

    def _on_desk_changed(self) -> None:
        """Take note of what was done by hand; where another dispute begins, it is what counts."""
        if self._is_going or self._shown is None:
            return
        if self.desk.dispute.number == self._shown.number:
            self.changed.emit()
        else:
            self._stop()
            self.lent.keep()
            self.ended.emit()

    def _stop(self) -> None:
        self.desk.changed.disconnect(self._on_desk_changed)
        self._playing = self._shown = None
