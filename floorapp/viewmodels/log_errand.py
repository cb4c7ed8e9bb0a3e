"""Log errand: what takes long with a large log, done beside the window, which goes on ruling."""

from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from floorapp.engine.problems import Problem, problem
from floorapp.viewmodels.log_file import LogFile

if TYPE_CHECKING:
    from floorapp.records.incident_log import IncidentLog

    Work = Callable[[IncidentLog], object]
    Then = Callable[[object], object]


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
        self._done.connect(self._on_done)

    @property
    def is_busy(self) -> bool:
        """Whether a work is being done."""
        return self._then is not None

    def run(self, work: "Work", then: "Then") -> None:
        """Do a work, unless another one is being done.

        Args:
            work: Gets the log, opened for it alone.
            then: Gets what came of it, or the problem; in the window's own thread.
        """
        if self.is_busy:
            return
        self._then = then
        self.changed.emit()
        Thread(target=self._work, args=(work,)).start()

    def _work(self, work: "Work") -> None:
        found: object = problem(
            "Something went wrong in the program. The dispute is as you left it."
        )
        try:
            found = self._found(work)
        finally:  # where the program fails, its details are told as those of any other fault
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
