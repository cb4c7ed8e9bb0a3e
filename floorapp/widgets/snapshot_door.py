"""The door between the table and the page of chips as found, in either direction."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QLayout, QVBoxLayout, QWidget

from floorapp.viewmodels.desk import Desk
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
    """

    def __init__(
        self,
        action: QAction,
        desk: Desk,
        worn: Callable[[], Theme],
        come_back: Callable[[], None],
        parent: QWidget,
    ) -> None:
        """Stand between the table and the page.

        Args:
            action: The shared action.
            desk: The dispute.
            worn: Gives the theme that the window wears.
            come_back: Takes the keyboard back to the table.
            parent: The window.
        """
        super().__init__(parent)
        self.editing: SnapshotEditing | None = None
        self.page: SnapshotPanel | None = None
        self._desk = desk
        self._table: tuple[QWidget, ...] = ()
        self._column: QVBoxLayout | None = None
        self._middle: QLayout | None = None
        self._worn = worn
        self._come_back = come_back
        self._window = parent
        self._put_away: Callable[[], object] = lambda: None
        self._is_aside = False
        self.action = action
        self.action.triggered.connect(self.open)

    @property
    def is_open(self) -> bool:
        """Whether the page is shown."""
        return self.editing is not None and self.editing.is_open

    def open(self) -> None:
        """Open the page; another page that is in place of the table is put away."""
        if self.is_open:
            return
        self._put_away()
        self._prepared().open()

    def close(self) -> bool:
        """Go back to the table; return whether the page was shown."""
        was_open = self.is_open
        if self.editing is not None:
            self.editing.close()
        return was_open

    def copy(self) -> bool:
        """Copy the ruling that follows as text; return whether the page is shown."""
        if self.page is None or self.page.view is None:
            return False
        QGuiApplication.clipboard().setText(self.page.view.result.text)
        return True

    def step_aside(self) -> None:
        """Put the page away for another one, which is in place of the table by now."""
        self._is_aside = True
        self.close()
        self._is_aside = False

    def furnish(
        self,
        column: QVBoxLayout,
        middle: QLayout,
        table: Sequence[QWidget],
        put_away: Callable[[], object],
    ) -> None:
        """Take over what is hidden while the page is shown.

        Args:
            column: The window's column, at whose end the page is put.
            middle: The part of it that takes what room there is.
            table: All that is hidden.
            put_away: Puts away another page that is in place of the table.
        """
        self._column, self._middle, self._table = column, middle, tuple(table)
        self._put_away = put_away

    def _prepared(self) -> "SnapshotEditing":
        """Return what is found; it and the page are made when it is opened for the first time."""
        if self.editing is not None:
            return self.editing
        from floorapp.viewmodels.snapshot_editing import (  # noqa: PLC0415 - not at the start
            SnapshotEditing,
        )
        from floorapp.widgets.snapshot_panel import SnapshotPanel  # noqa: PLC0415 - not at the start

        editing = self.editing = SnapshotEditing(self._desk, self)
        page = self.page = SnapshotPanel(editing, self._worn(), self._window)
        page.hide()
        if self._column is not None:
            self._column.addWidget(page, 1)
        editing.opened.connect(lambda: self._show(page, is_open=True))
        editing.closed.connect(lambda: self._show(page, is_open=False))
        return editing

    def _show(self, page: "SnapshotPanel", *, is_open: bool) -> None:
        """Show the page or the table; the keyboard goes along."""
        if self._is_aside:
            page.hide()
            return
        hidden, shown = (self._table, (page,)) if is_open else ((page,), self._table)
        if self._column is not None and self._middle is not None:
            self._column.setStretchFactor(self._middle, 0 if is_open else 1)
        for widget in hidden:
            widget.hide()
        for widget in shown:
            widget.show()
        if is_open:
            page.take_focus()
        else:
            self._come_back()
