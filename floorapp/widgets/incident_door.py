"""The door between the table and the page of an act in dispute, in either direction."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from floorapp.explain.cited import Cited
from floorapp.explain.question_text import panel_label
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.line_message import fault_told
from floorapp.viewmodels.seat_editing import may_bring_in
from floorapp.viewmodels.set_up import seat_of
from floorapp.widgets.page_place import PagePlace
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:  # the page takes time to read, and is made when it is opened for the first time
    from floorapp.widgets.incident_panel import IncidentPanel

_KEY = "I"


class IncidentDoor(QObject):
    """Shows the page in place of the table while an act in dispute is open.

    Attributes:
        editing: The act in dispute.
        action: Opens what is in dispute now.
        page: The page, once it has been opened.

    Signals:
        explained: The page of the handbook on a citation is wanted.
    """

    explained = Signal(object, int)

    def __init__(
        self,
        editing: IncidentEditing,
        worn: Callable[[], Theme],
        place: PagePlace,
        parent: QWidget,
        record: QAction | None = None,
    ) -> None:
        """Stand between the table and the page.

        Args:
            editing: The act in dispute.
            worn: Gives the theme that the page is to wear.
            place: Where the page is shown in place of the table.
            parent: The window.
            record: The shared action that records a ruling, to be offered on the page.
        """
        super().__init__(parent)
        self.editing = editing
        self.page: IncidentPanel | None = None
        self._worn = worn
        self._place = place
        self._window, self._record = parent, record
        self.action = QAction(parent)
        self.action.setShortcut(QKeySequence("Ctrl+I"))
        self.action.triggered.connect(self.open)
        parent.addAction(self.action)
        editing.desk.changed.connect(self._on_desk_changed)
        editing.opened.connect(lambda: self._show(is_open=True))
        editing.closed.connect(lambda: self._show(is_open=False))
        self._on_desk_changed()

    @property
    def is_open(self) -> bool:
        """Whether the page is shown."""
        return self.editing.is_open

    def open(self) -> None:
        """Open what is in dispute now."""
        self._prepare()
        self.editing.open()

    def open_for(self, seat: str) -> None:
        """Open an act of a seat that is in dispute."""
        self._prepare()
        self.editing.open(seat)

    def open_at(self, index: int) -> None:
        """Open the act at a place of the list."""
        self._prepare()
        self.editing.open_at(index)

    def open_fault(self) -> None:
        """Open the act whose fault stands beside the line."""
        desk = self.editing.desk
        fault = fault_told(desk)
        if fault is not None:
            self.open_at(next(n for n, step in enumerate(desk.replay.steps) if step is fault))

    @property
    def is_offered(self) -> bool:
        """Whether to offer the page beside the line, since the fault of an act stands there."""
        desk = self.editing.desk
        fault = fault_told(desk)
        is_there = fault is not None and seat_of(fault.act) in desk.situation.seats
        return is_there and not self.is_open

    @property
    def cited(self) -> Cited | None:
        """What the ruling on the page cites; None while the page is not shown."""
        return self.page.result.body.cited if self.page is not None and self.is_open else None

    def copy(self) -> bool:
        """Copy the ruling on the act as text; return whether there is one."""
        if self.page is None or not self.is_open:
            return False
        self.page.copy_text()
        return True

    def is_key(self, letter: str) -> bool:
        """Whether a letter that begins a word opens the page: no seat and no bring-in does."""
        desk = self.editing.desk
        names = any(seat.upper().startswith(_KEY) for seat in desk.situation.seats)
        return letter.upper() == _KEY and not names and not may_bring_in(desk)

    def close(self) -> bool:
        """Go back to the table; return whether the page was shown."""
        was_open = self.is_open
        self.editing.close()
        return was_open

    def _prepare(self) -> None:
        """Make the page before it is opened for the first time."""
        if self.page is not None:
            return
        from floorapp.widgets.incident_panel import IncidentPanel

        page = self.page = IncidentPanel(self.editing, self._worn(), self._window, self._record)
        page.result.body.explained.connect(self.explained)
        self._place.add(page, self.editing)

    def _show(self, *, is_open: bool) -> None:
        """Show the page or the table; the keyboard goes along."""
        if self.page is None:
            return
        if is_open:
            self._place.take(self.page, self.editing.close)
            self.page.take_focus()
        else:
            self._place.leave(self.page)

    def _on_desk_changed(self) -> None:
        """Say what the button does; there must be somebody who can act, or have acted."""
        words = self.editing.desk.words
        title = panel_label("title", words)
        self.action.setText(title)
        self.action.setToolTip(f"{title} ({_KEY})")
