"""Log file: the incident log of a window, opened when it is first needed."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from floorapp.engine.problems import Problem, problem

if TYPE_CHECKING:  # SQLite takes time to read, and many a window never opens the log
    from floorapp.records.incident_log import IncidentLog

    OpenLog = Callable[[], IncidentLog | Problem]


class LogFile:
    """Opens the incident log, and opens it anew after trouble: a disk may come back."""

    def __init__(
        self, open_log: "OpenLog | None" = None, place: Callable[[], str] = lambda: ""
    ) -> None:
        """Open nothing yet.

        Args:
            open_log: Opens the log; it may be called from any thread. None: no log is kept.
            place: Gives where the log is, or would be.
        """
        self._open_log = open_log
        self._place = place
        self._log: IncidentLog | None = None

    def opened(self) -> "IncidentLog | Problem":
        """Return the log, or why there is none."""
        if self._log is None:
            found = self.another()
            if isinstance(found, Problem):
                return found
            self._log = found
        return self._log

    def another(self) -> "IncidentLog | Problem":
        """Return the same log opened once more, for another thread, which closes it."""
        if self._open_log is None:
            return problem(
                "This window keeps no incident log: it would be {place}.", place=self._place()
            )
        return self._open_log()

    def is_spoilt(self, fault: Problem | None) -> bool:
        """Return whether the file is no log that could ever be opened again."""
        from floorapp.records.trouble import DAMAGED, FOREIGN

        return fault is not None and fault.message in {DAMAGED, FOREIGN}

    def set_aside(self, fault: Problem) -> "Path | Problem":
        """Give the file of a fault another name, so that a log can begin; return that name."""
        from floorapp.records.copies import set_aside

        self.let_go()
        return set_aside(Path(fault.place))

    def let_go(self) -> None:
        """Close the log: it is opened anew when it is needed again."""
        if self._log is not None:
            self._log.close()
            self._log = None
