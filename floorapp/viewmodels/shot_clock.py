"""Shot clock: the time that a seat has left to act, once somebody has asked for it."""

import time
from collections.abc import Callable
from enum import Enum, auto
from math import ceil
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from floorapp.engine.values import value

_SECOND: Final = 1000


@value
class Length:
    """How long a seat has.

    Attributes:
        seconds: Up to how many to think.
        counted: How many are counted down after that.
    """

    seconds: int
    counted: int

    @property
    def total(self) -> int:
        """All of it."""
        return self.seconds + self.counted


LENGTHS: Final = (Length(25, 5), Length(55, 5))
"""Rule 29 of the TDA, and a minute; the first is the usual one."""


class ClockState(Enum):
    """What the clock does."""

    OFF = auto()
    RUNNING = auto()
    PAUSED = auto()
    ENDED = auto()


def seconds_now() -> float:
    """Return seconds from some start that go on while the machine sleeps, where it can tell."""
    asleep_too = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if asleep_too is None else time.clock_gettime(asleep_too)


class ShotClock(QObject):
    """Counts down for one seat. What is shown is always reckoned anew from the time itself.

    Signals:
        ticked: Another second is to be shown, or the clock was started, paused or put away.
        ended: The time is up; sent once, after ``ticked``.
    """

    ticked = Signal()
    ended = Signal()

    def __init__(
        self, parent: QObject | None = None, now: Callable[[], float] = seconds_now
    ) -> None:
        """Stand still; ``now`` gives the time in seconds."""
        super().__init__(parent)
        self._now = now
        self._length = LENGTHS[0]
        self._state = ClockState.OFF
        self._seat: str | None = None
        self._gone = 0.0
        self._since = 0.0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.refresh)

    @property
    def state(self) -> ClockState:
        """What it does."""
        return self._state

    @property
    def seat(self) -> str | None:
        """The seat whose time it is; None while it is off."""
        return self._seat

    @property
    def length(self) -> Length:
        """How long the seat has."""
        return self._length

    @property
    def seconds_left(self) -> int:
        """How many seconds are left; one that has begun counts."""
        return max(0, ceil(round(self._length.total - self._spent(), 3)))

    @property
    def is_counted(self) -> bool:
        """Whether the last seconds are being counted down aloud."""
        return self._state is not ClockState.OFF and self.seconds_left <= self._length.counted

    def start(self, seat: str) -> None:
        """Give a seat its time, from the start."""
        self._seat = seat
        self._gone = 0.0
        self._go()

    def pause(self) -> None:
        """Stop for a while; nothing of the time goes."""
        if self._state is ClockState.RUNNING:
            self._gone = self._spent()
            self._set(ClockState.PAUSED)

    def go_on(self) -> None:
        """Go on after a pause."""
        if self._state is ClockState.PAUSED:
            self._go()

    def reset(self) -> None:
        """Give the same seat its time again, from the start."""
        if self._seat is not None:
            self.start(self._seat)

    def put_away(self) -> None:
        """Stop for good: the seat has acted, or nobody asks any more."""
        if self._state is not ClockState.OFF:
            self._seat = None
            self._gone = 0.0
            self._set(ClockState.OFF)

    def set_length(self, length: Length) -> None:
        """Give another length; what has gone of the time has gone."""
        self._length = length
        if self._state is ClockState.ENDED and self._gone < length.total:
            self._set(ClockState.PAUSED)
        else:
            self.refresh()

    def refresh(self) -> None:
        """Show the time as it is now, and end if it is up."""
        if self._state is not ClockState.RUNNING:
            self.ticked.emit()
        elif self._spent() >= self._length.total:
            self._gone = float(self._length.total)
            self._set(ClockState.ENDED)
            self.ended.emit()
        else:
            self._wait()
            self.ticked.emit()

    def _go(self) -> None:
        self._since = self._now()
        self._state = ClockState.RUNNING
        self.refresh()

    def _set(self, state: ClockState) -> None:
        self._state = state
        self._timer.stop()
        self.ticked.emit()

    def _spent(self) -> float:
        """Return the seconds gone."""
        running = self._state is ClockState.RUNNING
        return self._gone + (self._now() - self._since if running else 0.0)

    def _wait(self) -> None:
        """Wait until another second is to be shown."""
        left = (self._length.total - self._spent()) * _SECOND
        self._timer.start(ceil(left) % _SECOND or _SECOND)
