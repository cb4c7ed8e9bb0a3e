"""Record editing: one entry of the incident log while it is made, or while one is amended."""

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QObject, Signal

from floorapp.engine.problems import Problem, problem
from floorapp.engine.values import replace
from floorapp.records.entry import Entry, Filed, Player
from floorapp.viewmodels.log_file import LogFile
from floorapp.viewmodels.record_matter import Matter

TEXTS = ("table", "decision", "reason", "decided_by", "remark")
"""The texts that are entered, by name."""

FLAGS = ("impounded", "reviewed")
"""What is either so or not, by name."""


_REMEMBERED = 9
"""Of how many entries it is known what they were about, so that none is recorded twice unseen."""


class RecordEditing(QObject):
    """What is said of a decision. It is the log's only once it is recorded.

    Signals:
        changed: Something entered is different; sent once for each change.
        opened: An entry was begun.
        closed: It was recorded, or put away.
        recorded: It is on file: the entry.
        table_told: The table was entered, and what was entered is being recorded.
    """

    changed = Signal()
    opened = Signal()
    closed = Signal()
    recorded = Signal(object)
    table_told = Signal(str)

    def __init__(
        self,
        file: LogFile,
        parent: QObject | None = None,
        now: Callable[[], datetime] = lambda: datetime.now().astimezone(),
    ) -> None:
        """Enter nothing yet.

        Args:
            file: Where it is recorded.
            parent: Owner in Qt's sense.
            now: Gives the time.
        """
        super().__init__(parent)
        self._file = file
        self._now = now
        self._matter: Matter | None = None
        self._aside: object = None
        self._dispute: int | None = None
        self._on_file: list[tuple[object, Filed]] = []
        self._clear()

    def _clear(self) -> None:
        self.otherwise = False
        self.choice: int | None = None
        self.account = ""
        self.names: dict[str, str] = {}
        self.names_shown = False
        self.problem: Problem | None = None
        self._texts = dict.fromkeys(TEXTS, "")
        self._flags = dict.fromkeys(FLAGS, False)
        self._table_typed = False

    # --- what is shown ----------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether an entry is being made."""
        return self._matter is not None

    @property
    def matter(self) -> Matter:
        """What it is about."""
        assert self._matter is not None
        return self._matter

    def written(self, name: str) -> str:
        """Return one of `TEXTS` as entered so far."""
        return self._texts[name]

    def flag(self, name: str) -> bool:
        """Return one of `FLAGS`."""
        return self._flags[name]

    @property
    def is_amendment(self) -> bool:
        """Whether it amends an entry."""
        return self.matter.entry.amends is not None

    @property
    def on_file(self) -> Filed | None:
        """What was recorded of the same dispute, unchanged since; None where nothing was."""
        if self.is_amendment:
            return None
        return next((filed for key, filed in self._on_file if key == self._key), None)

    @property
    def _key(self) -> object:
        return self.matter.dispute, self.matter.subject

    @property
    def decision(self) -> str:
        """The decision given: the book's, unless another one was entered."""
        matter = self.matter
        if self.choice is not None:
            return matter.choices[self.choice]
        if self.otherwise or matter.is_open:
            return self.written("decision").strip()
        return matter.entry.headline

    @property
    def differs(self) -> bool:
        """Whether the decision is another than the book's; where the book has none, none is."""
        matter = self.matter
        return self.otherwise and not matter.is_open and self.decision != matter.entry.headline

    @property
    def fault(self) -> Problem | None:
        """What is missing: a decision, or the reason for another one than the book's."""
        if not self.decision and self.matter.is_open:
            return problem("The book leaves it to the floor: say what was decided.")
        if not self.decision:
            return problem("Say what was decided.")
        if self.differs and not self.written("reason").strip():
            return problem("The decision differs from the book: say why.")
        return None

    # --- what is entered --------------------------------------------------------------------

    def open(self, matter: Matter) -> None:
        """Begin an entry; who decided is remembered from the last one on file.

        What was entered of the same situation and put away is there again. Whose account the facts
        are is evidence: nobody is preset, but who was named stays for the same dispute.
        """
        is_same = self._aside is not None and self._aside == matter.subject
        self._matter = matter
        if not is_same:
            account = self.account if self._dispute == matter.dispute else ""
            self._clear()
            self.account = account
            self._texts["table"] = matter.entry.table
            self._texts["decided_by"] = self._last_decided_by()
            self._preset(matter)
        self._dispute = matter.dispute
        self.changed.emit()
        self.opened.emit()

    def amend_on_file(self) -> None:
        """Amend what was recorded of the same dispute, instead of recording it once more."""
        if self.on_file is not None:
            self.amend(self.on_file, self.matter)

    def amend(self, filed: Filed, matter: Matter) -> None:
        """Begin an amendment, with what is on file already.

        Args:
            filed: What is right until now: the entry, or its last amendment.
            matter: What it is about.
        """
        self._clear()
        self._aside = None
        entry = filed.entry
        first = filed.number if entry.amends is None else entry.amends
        self._matter = replace(matter, entry=replace(entry, amends=first))
        self.otherwise = entry.decision != entry.headline
        self._texts = {name: getattr(entry, name) for name in TEXTS}
        self._flags = {name: getattr(entry, name) for name in FLAGS}
        self.account = entry.facts_from
        self.names = {player.seat: player.name for player in entry.players}
        self.changed.emit()
        self.opened.emit()

    def follow(self, matter: Matter) -> None:
        """Take over another ruling; what was entered stays."""
        if self._matter is None or self.is_amendment:
            return
        if self.choice is not None and matter.choices != self._matter.choices:
            self.choice = None
        if not self._table_typed:
            self._texts["table"] = matter.entry.table
        if self._decided == _applied(self._matter) and matter.subject != self._matter.subject:
            self._preset(matter)
        self._matter = matter
        self.changed.emit()

    @property
    def _decided(self) -> tuple[object, ...]:
        return self.otherwise, self.choice, self.written("decision"), self.written("reason")

    def _preset(self, matter: Matter) -> None:
        """Enter what was decided when the ruling was applied to the table."""
        self.otherwise, self.choice, decision, reason = _applied(matter)
        self._texts |= {"decision": decision, "reason": reason}

    def close(self) -> None:
        """Put it away: it is there again when the same situation is recorded."""
        if self._matter is not None:
            self._aside = self._matter.subject
            self._matter = None
            self.closed.emit()

    def decide(self, *, otherwise: bool, choice: int | None = None) -> None:
        """Decide as the book says, by one of its choices, or otherwise."""
        if otherwise and not self.otherwise and not self.written("decision"):
            self._texts["decision"] = "" if self.matter.is_open else self.matter.entry.headline
        self.otherwise, self.choice = otherwise, choice
        self._on_entered()

    def set_text(self, name: str, text: str) -> None:
        """Enter one of `TEXTS`."""
        if text != self._texts[name]:
            self._table_typed = self._table_typed or name == "table"
            self._texts[name] = text
            self._on_entered()

    def turn(self, name: str) -> None:
        """Turn one of `FLAGS` round."""
        self._flags[name] = not self._flags[name]
        self._on_entered()

    def set_account(self, account: str) -> None:
        """Say whose account the facts are; said once more, it is taken back."""
        self.account = "" if account == self.account else account
        self._on_entered()

    def show_names(self, *, shown: bool) -> None:
        """Ask for the players' names, or no longer; those entered stay."""
        self.names_shown = shown
        self.changed.emit()

    def set_name(self, seat: str, name: str) -> None:
        """Say who sits at a seat."""
        self.names[seat] = name
        self._on_entered()

    # --- recording --------------------------------------------------------------------------

    def entry(self) -> Entry:
        """Return the entry as it would be recorded now."""
        players = ((seat, name.strip()) for seat, name in self.names.items())
        return replace(
            self.matter.entry,
            at=self._now(),
            table=self.written("table").strip(),
            decision=self.decision,
            differs=self.differs,
            reason=self.written("reason").strip() if self.otherwise or self.matter.is_open else "",
            decided_by=self.written("decided_by").strip(),
            facts_from=self.account,
            remark=self.written("remark").strip(),
            players=tuple(Player(seat, name) for seat, name in players if name),
            **self._flags,
        )

    def record(self) -> Filed | None:
        """Add the entry to the log; where it cannot be, all that was entered stays."""
        self.problem = self.fault
        if self.problem is None:
            if self._table_typed and not self.is_amendment:
                self.table_told.emit(self.written("table").strip())
            log = self._file.opened()
            filed = log if isinstance(log, Problem) else log.append(self.entry())
            if not isinstance(filed, Problem):
                others = [one for one in self._on_file if one[0] != self._key]
                self._on_file = [(self._key, filed), *others][:_REMEMBERED]
                self.close()
                self._aside = None
                self.recorded.emit(filed)
                return filed
            self.problem = filed
            self._file.let_go()
        self.changed.emit()
        return None

    def _last_decided_by(self) -> str:
        """Return who decided last; where the log cannot be read, that is told at once."""
        log = self._file.opened()
        last = log if isinstance(log, Problem) else log.find(limit=1)
        if isinstance(last, Problem):
            self.problem = last
            return ""
        return last[0].decided_by if last else ""

    def _on_entered(self) -> None:
        self.problem = None
        self.changed.emit()


def _applied(matter: Matter) -> tuple[bool, int | None, str, str]:
    """Return what was decided when the ruling was applied: by a choice, or against the book."""
    is_against = bool(matter.otherwise)
    return is_against, matter.choice, matter.otherwise, matter.reason if is_against else ""
