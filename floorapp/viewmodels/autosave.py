"""Autosave: the dispute under way goes into a journal after each act, and is there again."""

import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from floorapp.engine.problems import Problem
from floorapp.explain.spoken import Spoken
from floorapp.notation.source import Source
from floorapp.records.dispute_file import read_dispute, write_dispute
from floorapp.records.journal import Journal, State, left_over
from floorapp.records.recent import Recent
from floorapp.viewmodels.documents import Documents, placed_text
from floorapp.whole_file import why_not_written

_DELAY_MS: Final = 20
"""After the repaint of the key that changed something, and before the next key."""


class Autosave(QObject):
    """Writes each state of a dispute that is not saved. Nothing waits for the disk but a thread.

    Signals:
        kept: A state is on the disk; a sentence says since when.
        told: A sentence for the user.
    """

    kept = Signal(object)
    told = Signal(object)
    _synced = Signal(str)
    _failed = Signal(object)

    def __init__(self, documents: Documents, folder: Path, parent: QObject | None = None) -> None:
        """Keep what is on the desk of ``documents`` in a journal in ``folder``."""
        super().__init__(parent)
        self._documents = documents
        self._folder = folder
        self._recent: Recent | None = documents.recent
        self._journal: Journal | None = None
        self._last = State(time="")
        self._number = documents.desk.dispute.number
        self._was_told = self._is_closed = self._is_taking = False
        self._worker: ThreadPoolExecutor | None = None
        self._sync: Future[None] | None = None
        self._timer = QTimer(self, singleShot=True, interval=_DELAY_MS)
        self._timer.timeout.connect(self.write)
        self._synced.connect(self._on_synced)
        self._failed.connect(self._on_failed)
        for signal in (documents.desk.changed, documents.desk.line_changed, documents.changed):
            signal.connect(self._on_change)
        if documents.is_modified:
            self._on_change()

    def recover(self, file: Path | None = None) -> bool:
        """Take over what a window that has gone has left; return whether there was anything.

        Args:
            file: The document that is to be opened: only what belongs to it is taken over.
        """
        wanted = None if file is None else str(file.absolute())
        others = 0
        for journal in left_over(self._folder):
            state = journal.state
            fits = state is not None and (wanted is None or state.file == wanted)
            if (
                state is None
                or not fits
                or self._journal is not None
                or not self._take(journal, state)
            ):
                others += wanted is None
                journal.close()
        if self._journal is None:
            return False
        words, time = self._documents.desk.words, _clock(self._last.time)
        self.told.emit(
            Spoken(
                lambda words: words.text("Recovered the dispute of {time}.", time=time),
                words,
                of_dispute=True,
            )
        )
        if others:
            self.told.emit(
                Spoken(
                    lambda words: words.text(
                        "Another one is kept for the next window that is opened."
                    ),
                    words,
                )
            )
        return True

    def write(self) -> None:
        """Write the state that holds, if it is another one than was written last."""
        self._timer.stop()
        if (
            self._is_closed or self._is_taking or self._documents.desk.is_lent
        ):  # a demonstration is nobody's work
            return
        documents, now = self._documents, datetime.now().astimezone()
        number = documents.desk.dispute.number
        state = self._state(now)
        if number != self._number:
            self._put_aside(self._last.document, now)
        self._number = number
        if _content(state) == _content(self._last):
            return
        try:
            if self._journal is None:
                self._journal = Journal.begin(self._folder)
            self._journal.write(state)
        except OSError as error:
            self._on_failed(why_not_written(error, self._folder, ""))
            return
        self._last = state
        if self._sync is None or self._sync.done() or self._sync.running():
            self._sync = self._submit(self._bring_to_disk)  # one that still waits is enough

    def close(self) -> None:
        """Write what is not written yet, and end; what is not saved is there again next time."""
        self.write()
        self._is_closed = True
        if self._worker is not None:
            self._worker.shutdown()
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _take(self, journal: Journal, state: State) -> bool:
        """Take over a journal with what it holds; return whether that could be read."""
        self._is_taking = True  # what changes meanwhile is in this journal already
        try:
            if not self._documents.restore(state, read_dispute(Source("", state.document))):
                return False
        finally:
            self._is_taking = False
            self._timer.stop()
        self._journal, self._last = journal, state
        self._number = self._documents.desk.dispute.number
        return True

    def _state(self, now: datetime) -> State:
        documents = self._documents
        if not documents.is_modified:
            return State(time=now.isoformat())
        return State(
            time=now.isoformat(),
            document=write_dispute(documents.to_keep()),
            rest=documents.desk.unread,
            file=str(documents.file or ""),
        )

    def _put_aside(self, document: str, now: datetime) -> None:
        """Keep a dispute that another one has taken the place of without being saved."""
        recent = self._recent
        if document and recent is not None:
            self._submit(lambda: recent.put_aside(document, now))

    def _bring_to_disk(self) -> None:
        """Wait for the disk, in the thread that does nothing else."""
        journal = self._journal
        if journal is not None and journal.state is not None:
            written = journal.state.time
            journal.sync()
            self._synced.emit(written)

    def _submit(self, work: Callable[[], Problem | None]) -> Future[None]:
        """Have the thread that waits for the disk do something; tell where it cannot."""
        if self._worker is None:
            self._worker = ThreadPoolExecutor(1, "autosave")

        def do() -> None:
            try:
                fault = work()
            except OSError as error:
                fault = why_not_written(error, self._folder, "")
            if fault is not None:
                self._failed.emit(fault)

        submitted = self._worker.submit(do)
        submitted.add_done_callback(_tell_fault)
        return submitted

    def _on_change(self) -> None:
        if not self._timer.isActive():
            self._timer.start()
        elif self._timer.remainingTime() <= 0:  # so busy that the act before is not written yet
            self.write()

    def _on_synced(self, time: str) -> None:
        self._was_told = False
        words, at = self._documents.desk.words, _clock(time, "%H:%M:%S")
        self.kept.emit(Spoken(lambda words: words.text("Saved {time}", time=at), words))

    def _on_failed(self, fault: Problem) -> None:
        """Tell that nothing is kept, once until it works again."""
        if self._was_told:
            return
        self._was_told = True
        self.told.emit(
            Spoken(
                lambda words: words.text(
                    "What is not saved is lost if the program ends now. {why}",
                    why=placed_text(fault, words),
                ),
                self._documents.desk.words,
            )
        )


def _tell_fault(done: Future[None]) -> None:
    """Tell where the program itself failed: a future alone would keep it for itself."""
    error = done.exception()
    if error is not None:
        told = (type(error), error, error.__traceback__, threading.current_thread())
        threading.excepthook(threading.ExceptHookArgs(told))


def _content(state: State) -> tuple[str, str, str]:
    return (state.document, state.rest, state.file)


def _clock(time: str, form: str = "%H:%M") -> str:
    """Return the time of the day of a moment; as it stands where it is none."""
    try:
        return f"{datetime.fromisoformat(time):{form}}"
    except ValueError:
        return time
