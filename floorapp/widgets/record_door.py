"""The door between the table and the page that records a ruling."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from floorapp.explain.spoken import Spoken
from floorapp.viewmodels.commands import Commands
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.widgets.log_door import LogDoor
from floorapp.widgets.page_place import PagePlace
from floorapp.widgets.snapshot_door import SnapshotDoor
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:  # the page takes time to read, and is made when it is opened for the first time
    from floorapp.records.entry import Filed
    from floorapp.viewmodels.record_editing import RecordEditing
    from floorapp.widgets.record_page import RecordPage


class RecordDoor(QObject):
    """Shows the page; the same key once more records what is on it.

    Attributes:
        log: The door to the incident log.
        page: The page, once it has been opened.

    Signals:
        told: A sentence for the user: what was recorded.
        decided: The decision that was recorded, as a slip tells it.
        explained: The page of the handbook on a citation is wanted.
    """

    told = Signal(object)
    decided = Signal(object)
    explained = Signal(object, int)

    def __init__(
        self,
        commands: Commands,
        incident: IncidentEditing,
        log: LogDoor,
        worn: Callable[[], Theme],
        place: PagePlace,
        snapshot: SnapshotDoor,
    ) -> None:
        """Stand between the table and the page.

        Args:
            commands: The shared actions: two of them record, and show the log.
            incident: The act in dispute, and its desk.
            log: The door to the log in which rulings are recorded.
            worn: Gives the theme that a page of the window wears.
            place: Where the page is shown.
            snapshot: The page of bets as found, whose ruling is not the table's.
        """
        super().__init__(log)
        self.log = log
        self.page: RecordPage | None = None
        self._editing: RecordEditing | None = None
        self._commands, self._incident = commands, incident
        self._worn, self._place, self._snapshot = worn, place, snapshot
        commands.connect_to("record", self.run)
        commands.connect_to("log", log.open)
        log.opened.connect(place.come_back)
        for signal in (incident.desk.changed, incident.changed):
            signal.connect(self._on_changed)
        snapshot.turned.connect(self._offer)

    @property
    def is_open(self) -> bool:
        """Whether the page is open, if perhaps behind another one."""
        return self._editing is not None and self._editing.is_open

    @property
    def is_offered(self) -> bool:
        """Whether there is a ruling to record: in a demonstration nobody has been ruled on.

        On the page of bets as found, the key is that page's own.
        """
        return not self._incident.desk.is_lent and not self._snapshot.is_open

    def run(self) -> None:
        """Open the page, or record what is on it, where there is a ruling to record."""
        if not self.is_offered:
            return
        page = self._prepared()
        if page.editing.is_open:
            page.run()
            return
        from floorapp.viewmodels.record_matter import matter_of

        page.editing.open(matter_of(self._incident.desk, self._incident))

    def close(self) -> bool:
        """Go back to the table; return whether the page was open."""
        was_open = self.is_open
        if self._editing is not None:
            self._editing.close()
        return was_open

    def retranslate(self) -> None:
        """Speak the language of the desk."""
        self.log.retranslate()
        if self.page is not None:
            self.page.retranslate(self._incident.desk.words)

    def _prepared(self) -> "RecordPage":
        """Return the page, made before it is opened for the first time."""
        from floorapp.viewmodels.record_editing import RecordEditing
        from floorapp.widgets.record_page import RecordPage

        if self.page is None:
            editing = self._editing = RecordEditing(self.log.file, self)
            words, action = self._incident.desk.words, self._commands["log"]
            page = self.page = RecordPage(editing, words, self._worn(), self.log.main, action)
            page.result.body.explained.connect(self.explained)
            self._place.add(page)
            editing.opened.connect(lambda: self._show(page, editing))
            editing.closed.connect(lambda: self._place.leave(page))
            editing.recorded.connect(self._on_recorded)
            editing.table_told.connect(self._incident.desk.set_table)
        return self.page

    def _show(self, page: "RecordPage", editing: "RecordEditing") -> None:
        """Show the page; an act in dispute that is being entered waits behind it."""
        self._place.take(page, editing.close, over=True)
        page.take_focus()

    def _offer(self) -> None:
        self._commands["record"].setEnabled(self.is_offered)

    def _on_changed(self) -> None:
        """Follow the ruling while the page is open; a demonstration puts it away."""
        self._offer()
        if self._incident.desk.is_lent:
            self.close()
        elif self._editing is not None and self._editing.is_open:
            from floorapp.viewmodels.record_matter import matter_of

            self._editing.follow(matter_of(self._incident.desk, self._incident))

    def _on_recorded(self, filed: "Filed") -> None:
        from floorapp.viewmodels.record_view import decision_of

        words = self._incident.desk.words
        self.decided.emit(decision_of(filed, words))
        number = str(filed.number)
        self.told.emit(
            Spoken(
                lambda words: words.text("Recorded as no. {number}.", number=number),
                words,
                of_dispute=True,
            )
        )
