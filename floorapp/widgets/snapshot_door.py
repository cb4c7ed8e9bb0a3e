"""The door between the table and the page of chips as found, in either direction."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QWidget

from floorapp.explain.cited import Cited
from floorapp.viewmodels.desk import Desk
from floorapp.widgets.page_place import PagePlace
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:  # it takes time to read, and is made when it is opened for the first time
    from floorapp.viewmodels.snapshot_editing import SnapshotEditing
    from floorapp.widgets.snapshot_panel import SnapshotPanel


class SnapshotDoor(QObject):
    """Shows the page in place of the table while what lies in front is entered.

    Attributes:
        action: Opens it, filled in with what the desk shows.
        editing: What is found, once the page has been opened.
        page: The page, once it has been opened.

    Signals:
        explained: The page of the handbook on a citation is wanted.
        turned: The page is shown, or no longer.
    """

    explained = Signal(object, int)
    turned = Signal(bool)

    def __init__(
        self,
        action: QAction,
        desk: Desk,
        worn: Callable[[], Theme],
        place: PagePlace,
        parent: QWidget,
    ) -> None:
        """Stand between the table and the page.

        Args:
            action: The shared action.
            desk: The dispute.
            worn: Gives the theme that the window wears.
            place: Where the page is shown in place of the table.
            parent: The window.
        """
        super().__init__(parent)
        self.editing: SnapshotEditing | None = None
        self.page: SnapshotPanel | None = None
        self._desk = desk
        self._worn = worn
        self._place = place
        self._window = parent
        self.action = action
        self.action.triggered.connect(self.open)

    @property
    def is_open(self) -> bool:
        """Whether the page is shown."""
        return self.editing is not None and self.editing.is_open

    def open(self) -> None:
        """Open the page."""
        if not self.is_open:
            self._prepared().open()

    def close(self) -> bool:
        """Go back to the table; return whether the page was shown."""
        was_open = self.is_open
        if self.editing is not None:
            self.editing.close()
        return was_open

    @property
    def cited(self) -> Cited | None:
        """What the ruling on the page cites; None while the page is not shown."""
        return self.page.result.body.cited if self.page is not None and self.is_open else None

    def copy(self) -> bool:
        """Copy the ruling that follows as text; return whether the page is shown."""
        if self.page is None or self.page.view is None:
            return False
        QGuiApplication.clipboard().setText(self.page.view.result.text)
        return True

    def _prepared(self) -> "SnapshotEditing":
        """Return what is found; it and the page are made when it is opened for the first time."""
        if self.editing is not None:
            return self.editing
        from floorapp.viewmodels.snapshot_editing import (
            SnapshotEditing,
        )
        from floorapp.widgets.snapshot_panel import SnapshotPanel

        editing = self.editing = SnapshotEditing(self._desk, self)
        page = self.page = SnapshotPanel(editing, self._worn(), self._window)
        page.result.body.explained.connect(self.explained)
        self._place.add(page)
        editing.opened.connect(lambda: self._show(page, editing))
        editing.closed.connect(lambda: self._place.leave(page))
        editing.opened.connect(lambda: self.turned.emit(True))
        editing.closed.connect(lambda: self.turned.emit(False))
        return editing

    def _show(self, page: "SnapshotPanel", editing: "SnapshotEditing") -> None:
        """Show the page; the keyboard goes along."""
        page.result.body.hits.tip = self._desk.words.text("Open the handbook (F3)")
        self._place.take(page, editing.close)
        page.take_focus()
