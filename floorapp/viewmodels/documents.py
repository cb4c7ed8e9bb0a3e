"""Documents: the file that a dispute is from, whether it is as saved, opening and saving."""

from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from floorapp.engine.problems import Problem, mark, problem
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.values import replace, value
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.spoken import Spoken
from floorapp.viewmodels.as_it_was import as_it_was, with_book_as_saved
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.set_up import played

if TYPE_CHECKING:  # what reads and writes files is imported when a file is read or written
    from floorapp.notation.source import Source
    from floorapp.records.dispute_file import DisputeReading, SavedDispute
    from floorapp.records.journal import State
    from floorapp.records.recent import Recent


@value
class _File:
    """A file of a dispute."""

    path: Path | None
    """None where it would not be right to write over it: it has more than could be read."""

    saved: "SavedDispute | None" = None
    """What it held when it was read or written."""

    as_saved: object = None
    """The state of the desk that is the same as the file's."""

    stamp: object = None
    """When and how large the file was then; None: not known."""


class Documents(QObject):
    """The documents of a desk. Each of its disputes has its own, also after undo.

    Signals:
        changed: The file, or whether the dispute is as saved, is different.
        told: A sentence for the user.
    """

    changed = Signal()
    told = Signal(object)

    def __init__(
        self, desk: Desk, recent: "Recent | None" = None, parent: QObject | None = None
    ) -> None:
        """Open and save what is on ``desk``; remember files in ``recent``."""
        super().__init__(parent)
        self.desk = desk
        self.recent = recent
        self._files: dict[int, _File] = {}
        self._shown: tuple[Path | None, bool] = (None, False)
        desk.changed.connect(self._on_desk)
        desk.line_changed.connect(self._on_desk)

    @property
    def file(self) -> Path | None:
        """The file that the dispute is from, or was saved to."""
        return self._file.path

    @property
    def is_modified(self) -> bool:
        """Whether there is anything that is not saved."""
        if self._file.saved is None and self._file.path is None:
            return self._has_content()
        return self._state() != self._file.as_saved

    def open(self, path: Path) -> bool:
        """Open a document, or a recorded hand; return whether there was anything to rule on."""
        from floorapp.records.files import read_file

        stamp = _stamp(path)  # before it is read: what is written meanwhile is not ours
        reading = read_file(path, self._book_of)
        self._tell(reading.problems)
        if reading.saved is None:
            return False
        self._take(reading.saved)
        self._files[self.desk.dispute.number] = _File(
            path.absolute() if reading.whole else None, reading.saved, self._state(), stamp
        )
        self._remember(path)
        self._announce()
        return True

    def open_copy(self, path: Path) -> bool:
        """Open what was put aside, as a dispute that has not been saved."""
        from floorapp.records.files import read_file

        reading = read_file(path, self._book_of)
        self._tell(reading.problems)
        if reading.saved is not None:
            self._take(reading.saved)
            self._announce()
        return reading.saved is not None

    def open_text(self, source: "Source") -> bool:
        """Open the text of a document, such as an entry of the log, as one that is not saved."""
        from floorapp.records.dispute_file import read_dispute

        reading = read_dispute(source)
        if reading.saved is not None:
            self._tell(reading.problems)
            self._take(reading.saved)
            self._announce()
        return reading.saved is not None

    def save(self) -> bool:
        """Save to the file; return whether there is one, and it could be written.

        What another window or program has written to it meanwhile is not written over.
        """
        path, stamp = self._file.path, self._file.stamp
        if path is None:
            return False
        if stamp is not None and _stamp(path) not in {None, stamp}:
            self._tell((problem(_CHANGED, path.name),))
            return False
        return self.save_as(path)

    def save_as(self, path: Path) -> bool:
        """Save to a file; return whether it could be written. A fault leaves all as it was."""
        from floorapp.records.files import save_file

        saved = self.to_save()
        fault = save_file(path, saved, self.desk.book)
        if fault is not None:
            self._tell((fault,))
            return False
        self._files[self.desk.dispute.number] = _File(
            path.absolute(), saved, self._state(), _stamp(path)
        )
        self._remember(path)
        self._announce()
        return True

    def to_save(self) -> "SavedDispute":
        """Return what a document of the dispute holds now.

        As long as nothing else is ruled on, the rule book stays the one that it was ruled by.
        """
        from floorapp.records.dispute_file import SavedDispute

        desk, before = self.desk, self._file.saved
        situation = replace(desk.situation, rulebook=desk.book.id, ask=desk.asked)
        if before is None:
            return SavedDispute(
                situation=situation,
                settled=desk.dispute.incidents,
                book=desk.book,
                saved=_now(),
            )
        is_same = self._state() == self._file.as_saved
        has_book = before.book is not None or "rulebook" in before.unknown
        return replace(
            before,
            situation=situation,
            settled=desk.dispute.incidents,
            book=before.book if is_same and has_book else desk.book,
            saved=(is_same and before.saved) or _now(),
        )

    def to_keep(self) -> "SavedDispute":
        """Return what a journal needs: a rule book that is here is not written at each act."""
        saved = self.to_save()
        return replace(saved, book=None) if saved.book in self.desk.todays.values() else saved

    def restore(self, state: "State", reading: "DisputeReading") -> bool:
        """Take over what a journal has kept; return whether it could be read."""
        if reading.saved is None:
            return False
        self._take(reading.saved, state.rest)
        path = Path(state.file) if state.file else None
        stamp = None if path is None else _stamp_of(path, state.time)
        self._files[self.desk.dispute.number] = _File(path, reading.saved, None, stamp)
        self._announce()
        return True

    @property
    def _file(self) -> _File:
        return self._files.get(self.desk.dispute.number, _NO_FILE)

    def _state(self) -> object:
        """Return what a document depends on; equal where the file need not be written again."""
        desk = self.desk
        return (desk.situation, desk.dispute.incidents, desk.book.id, desk.unread)

    def _has_content(self) -> bool:
        desk, now = self.desk, self.desk.situation
        return bool(played(now.acts) or now.incident or desk.dispute.incidents or desk.unread)

    def _take(self, saved: "SavedDispute", rest: str = "") -> None:
        """Put a document on the desk, with its rule book where today's is not the same."""
        desk, situation = self.desk, saved.situation
        desk.carry(with_book_as_saved(desk.todays, saved.book, saved.saved))
        desk.open(situation, saved.settled, rest)
        wanted = situation.rulebook
        if wanted is not None and wanted not in desk.todays:
            self._tell((_not_here(wanted, is_carried=wanted in desk.books),))
        difference = as_it_was(desk, saved)
        if difference is not None:
            self.told.emit(Spoken(difference, desk.words, of_dispute=True))

    def _book_of(self, book_id: str | None) -> RuleBook:
        return self.desk.todays.get(book_id or "", self.desk.book)

    def _remember(self, path: Path) -> None:
        if self.recent is not None:
            self.recent.add(path)

    def _tell(self, problems: tuple[Problem, ...]) -> None:
        for fault in problems:
            self.told.emit(Spoken(partial(placed_text, fault), self.desk.words))

    def _on_desk(self) -> None:
        if (self.file, self.is_modified) != self._shown:
            self._announce()

    def _announce(self) -> None:
        self._shown = (self.file, self.is_modified)
        self.changed.emit()


_NO_FILE = _File(None)
_WRITTEN_SINCE: object = ("written since",)
_CHANGED = mark("This file was changed elsewhere since it was opened: save under another name.")


def _stamp(path: Path) -> object:
    """Return when a file was written and how large it is; None where it is not there."""
    try:
        status = path.stat()
    except OSError:
        return None
    return (status.st_mtime_ns, status.st_size)


def _stamp_of(path: Path, kept: str) -> object:
    """Return the stamp of a file; one that no file has where it was written after ``kept``."""
    stamp = _stamp(path)
    if stamp is None or datetime.fromtimestamp(path.stat().st_mtime).astimezone() <= (
        datetime.fromisoformat(kept)
    ):
        return stamp
    return _WRITTEN_SINCE


def placed_text(fault: Problem, words: Catalogue) -> str:
    """Return a problem as a sentence behind the file and line that it is at."""
    told = words.text(fault.message, **fault.facts)
    return f"{fault.place}: {told}" if fault.place else told


def _not_here(book_id: str, *, is_carried: bool) -> Problem:
    """Return that a document's book is not among today's, and which one rules instead."""
    if is_carried:
        return problem(
            "The rule book “{id}” is not here any more: the one that the document carries rules.",
            id=book_id,
        )
    return problem("There is no rule book “{id}” here: the one that is chosen rules.", id=book_id)


def _now() -> datetime:
    return datetime.now().astimezone().replace(microsecond=0)
