"""Log errand: what takes long with a large log, done beside the window, which goes on ruling."""

from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from floorapp.engine.problems import Problem, problem
from floorapp.viewmodels.log_file import LogFile

if TYPE_CHECKING:
    from floorapp.records.incident_log import IncidentLog

    Work = Callable[[IncidentLog], object]
    Then = Callable[[object], object]

PATIENCE: Final = 5.0
"""Seconds that the end of the program waits for a work to be done."""


class LogErrand(QObject):
    """Does one work at a time with the log, in a thread of its own.

    Signals:
        changed: It has begun or ended.
    """

    changed = Signal()
    _done = Signal(object)

    def __init__(self, file: LogFile, parent: QObject | None = None) -> None:
        """Do nothing yet."""
        super().__init__(parent)
        self._file = file
        self._then: Then | None = None
        self._thread: Thread | None = None
        self._is_closed = False
        self._done.connect(self._on_done)

    @property
    def is_busy(self) -> bool:
        """Whether a work is being done."""
        return self._then is not None

    def run(self, work: "Work", then: "Then") -> None:
        """Do a work, unless another one is being done, or the program ends.

        Args:
            work: Gets the log, opened for it alone.
            then: Gets what came of it, or the problem; in the window's own thread.
        """
        if self.is_busy or self._is_closed:
            return
        self._then = then
        self.changed.emit()
        self._thread = Thread(target=self._work, args=(work,))
        self._thread.start()

    def close(self) -> None:
        """Wait for the work under way, though not without end; nobody is told of it any more."""
        self._is_closed = True
        self._then = None
        if self._thread is not None:
            self._thread.join(PATIENCE)

    def _work(self, work: "Work") -> None:
        found: object = problem(
            "Something went wrong in the program. The dispute is as you left it."
        )
        try:
            found = self._found(work)
        finally:  # where the program fails, its details are told as those of any other fault
            with suppress(RuntimeError):  # the window has gone: nobody is there to be told
                self._done.emit(found)

    def _found(self, work: "Work") -> object:
        log = self._file.another()
        if isinstance(log, Problem):
            return log
        try:
            return work(log)
        finally:
            log.close()

    def _on_done(self, found: object) -> None:
        then, self._then = self._then, None
        self.changed.emit()
        if then is not None:
            then(found)
