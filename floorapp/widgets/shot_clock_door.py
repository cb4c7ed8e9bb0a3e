"""The door to the shot clock: its key, when it goes and stands still, and what it leads to."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from floorapp.engine.acts import Act
from floorapp.viewmodels.shot_clock import ClockState, Length, ShotClock
from floorapp.viewmodels.shot_clock_view import seat_on_the_clock, shot_clock_view
from floorapp.widgets.incident_door import IncidentDoor
from floorapp.widgets.page_place import PagePlace
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:  # made when the clock is started for the first time
    from floorapp.widgets.shot_clock_strip import ShotClockStrip


class ShotClockDoor(QObject):
    """Starts, stops and shows the clock of the seat that is to act.

    Attributes:
        action: Starts the clock; stops it for a while, and has it go on.
        clock: The clock itself, for whoever shows it elsewhere, too.
        strip: What is shown, once the clock was started.
    """

    def __init__(
        self, action: QAction, incident: IncidentDoor, worn: Callable[[], Theme], parent: QWidget
    ) -> None:
        """Stand beside the table.

        Args:
            action: What starts it and stops it.
            incident: Leads to what happened, and applies it.
            worn: Gives the theme that the window wears.
            parent: The window.
        """
        super().__init__(parent)
        self.clock = ShotClock(self)
        self.strip: ShotClockStrip | None = None
        self._incident = incident
        self._desk = incident.editing.desk
        self._worn = worn
        self._window = parent
        self._column: QVBoxLayout | None = None
        self._at = 0
        self._pages: PagePlace | None = None
        self._beside: QWidget | None = None
        self._acts: tuple[Act, ...] = ()
        self.action = action
        self.action.triggered.connect(self.press)
        self.clock.ticked.connect(self._show)
        self.clock.ended.connect(QApplication.beep)
        self._desk.changed.connect(self._on_desk_changed)
        self._on_desk_changed()

    def furnish(self, column: QVBoxLayout, beside: QWidget, pages: PagePlace) -> None:
        """Take over where the strip is to be put, once there is one: below what is there.

        Args:
            column: The window's column.
            beside: What gives way where the window is too small for both.
            pages: The place of pages, which hide it, too.
        """
        self._column, self._at = column, column.count()
        self._beside, self._pages = beside, pages

    def press(self) -> None:
        """Start the clock, stop it for a while, have it go on, or put it away at its end."""
        match self.clock.state:
            case ClockState.OFF:
                seat = seat_on_the_clock(self._desk)
                if seat is not None:
                    self._acts = self._desk.situation.acts
                    self.clock.start(seat)
            case ClockState.RUNNING:
                self.clock.pause()
            case ClockState.PAUSED:
                self.clock.go_on()
            case ClockState.ENDED:
                self.clock.put_away()

    def close(self) -> bool:
        """Put the clock away; return whether it was there."""
        was_there = self.clock.state is not ClockState.OFF and not self._desk.is_lent
        if was_there:
            self.clock.put_away()
        return was_there

    def retranslate(self) -> None:
        """Speak another language."""
        if self.strip is not None:
            self.strip.retranslate(self._desk.words, self._incident.action.text())
            self._show()

    def _show(self) -> None:
        is_there = self.clock.state is not ClockState.OFF and not self._desk.is_lent
        if self.strip is None:
            if not is_there:
                return
            self._make_strip()
        strip = self.strip
        if strip is None:
            return
        if is_there:
            view = shot_clock_view(self.clock, self._desk)
            strip.show_clock(view, self.clock.state, self.clock.length)
        strip.setVisible(is_there)
        table_is_shown = self._pages is not None and self._pages.page is None
        if self._beside is not None and table_is_shown:
            self._beside.setHidden(is_there and strip.is_high)

    def _make_strip(self) -> None:
        from floorapp.widgets.shot_clock_strip import ShotClockStrip

        strip = self.strip = ShotClockStrip(self._worn(), self._window)
        strip.retranslate(self._desk.words, self._incident.action.text())
        strip.figures.clicked.connect(self.press)
        strip.again.clicked.connect(self.clock.reset)
        strip.length_picked.connect(self._on_length)
        strip.close_button.clicked.connect(self.clock.put_away)
        strip.decide.clicked.connect(self._on_decide)
        strip.happened.clicked.connect(self._on_happened)
        if self._column is not None:
            self._column.insertWidget(self._at, strip)

    def _on_length(self, length: Length) -> None:
        self.clock.set_length(length)

    def _on_decide(self) -> None:
        """Apply what holds at the end; the history tells that it was the clock."""
        if self._tell():
            self._incident.editing.apply()

    def _on_happened(self) -> None:
        if self._tell():
            self.clock.put_away()

    def _tell(self) -> bool:
        """Open what happened with the clock told; return whether that could be done."""
        seat = self.clock.seat
        if seat is None:
            return False
        self._incident.open_for(seat)
        if self._incident.is_open:
            self._incident.editing.tell(what="clock")
        return self._incident.is_open

    def _on_desk_changed(self) -> None:
        """Put the clock away once the acts are others: the seat has acted.

        While a demonstration is shown the clock goes on out of sight, as the dispute waits.
        """
        if self._desk.is_lent:
            self.action.setEnabled(False)
            self._show()
            return
        running = self.clock.state is not ClockState.OFF
        if running and self._desk.situation.acts != self._acts:
            self.clock.put_away()
            running = False
        if running and self.strip is not None and self.strip.isHidden():
            self._show()  # a demonstration has ended
        self.action.setEnabled(running or seat_on_the_clock(self._desk) is not None)
