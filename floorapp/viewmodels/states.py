"""States: every state that a dispute has been in, and which of them holds; undo goes back."""

from floorapp.engine.rulebook import RuleBook
from floorapp.engine.values import replace, value
from floorapp.viewmodels.dispute import Dispute, following


class States:
    """The states of one desk, in the order in which they were made."""

    def __init__(self, first: Dispute) -> None:
        """Begin with a state, which nothing can take back."""
        self._all = [first]
        self._at = 0

    @property
    def now(self) -> Dispute:
        """The state that holds."""
        return self._all[self._at]

    @property
    def count(self) -> int:
        """How many steps led here."""
        return self._at

    @property
    def can_undo(self) -> bool:
        """Whether there is an earlier state."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether a state was taken back."""
        return self._at < len(self._all) - 1

    def push(self, dispute: Dispute, *, over: bool = False) -> None:
        """Make a state hold; those taken back are gone.

        Args:
            dispute: The state.
            over: Whether it stands in for the one that holds, instead of following it.
        """
        keep = self._at if over else self._at + 1
        self._all[keep:] = [following(self.now, dispute)]
        self._at = keep

    def amend(self, dispute: Dispute) -> None:
        """Put another reading of the state that holds in its place, keeping those taken back."""
        self._all[self._at] = dispute

    def at(self, by: int) -> Dispute:
        """Return the state that many steps away; the one that holds where there is none."""
        at = self._at + by
        return self._all[at] if 0 <= at < len(self._all) else self.now

    def go(self, by: int) -> bool:
        """Go back or forward by a state; return whether there is one."""
        if not 0 <= self._at + by < len(self._all):
            return False
        self._at += by
        return True

    def join_from(self, count: int) -> bool:
        """Make one step of all that were made after ``count``; return whether there were any."""
        if self._at <= count:
            return False
        self._all[count + 1 : self._at] = []
        self._at = count + 1
        return True

    def rename(self, table: str | None) -> None:
        """Say in each state of the dispute that holds which table it is at."""
        number = self.now.number
        self._all = [_at_table(one, table) if one.number == number else one for one in self._all]


def _at_table(dispute: Dispute, table: str | None) -> Dispute:
    situation, base = dispute.situation, dispute.base
    return replace(
        dispute, situation=replace(situation, table=table), base=replace(base, table=table)
    )


@value
class Held:
    """Everything that a desk holds of a dispute: its states, the book, and what is shown."""

    states: States
    book: RuleBook
    asked: str | None = None
    shown: int | None = None
