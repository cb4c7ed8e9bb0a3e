"""The door from an act of the history: to its moment, its editor, its menu, and what happened."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from floorapp.engine.acts import Voluntary
from floorapp.viewmodels.history_hint import history_hint
from floorapp.viewmodels.history_model import HistoryModel
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.history_bar import HistoryBar
from floorapp.widgets.incident_door import IncidentDoor
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:  # the editor takes time to read, and is made when it is first opened
    from floorapp.viewmodels.act_editing import ActEditing
    from floorapp.widgets.act_editor import ActEditor


class ActDoor(QObject):
    """Does what is asked of an act in the history.

    Attributes:
        editor: The editor, once it has been opened.
    """

    def __init__(
        self,
        history: HistoryBar,
        acts: HistoryModel,
        incidents: IncidentDoor,
        worn: Callable[[], Theme],
        parent: QWidget,
    ) -> None:
        """Stand between the history and the desk.

        Args:
            history: The acts as chips.
            acts: Their model.
            incidents: Opens an act that is in dispute.
            worn: Gives the theme that the window wears.
            parent: The window, over which the editor opens.
        """
        super().__init__(parent)
        self._history, self._acts, self._incidents = history, acts, incidents
        self._worn, self._window = worn, parent
        self._desk = incidents.editing.desk
        self.editor: ActEditor | None = None
        history.act_picked.connect(self._on_picked)
        history.act_edited.connect(self.edit)
        history.act_inserted.connect(self.insert)
        history.act_removed.connect(self.remove)
        history.menu_wanted.connect(lambda row, point: self.menu(row).popup(point))
        history.back_wanted.connect(lambda: self._desk.look_at(None))
        history.horizontalScrollBar().valueChanged.connect(self._place)
        self._desk.changed.connect(self._on_desk_changed)
        self._desk.leaving.connect(self._on_leaving)
        history.installEventFilter(self)
        self._on_desk_changed()

    @cached_property
    def editing(self) -> "ActEditing":
        """The act in the editor."""
        from floorapp.viewmodels.act_editing import ActEditing

        editing = ActEditing(self._desk, self)
        editing.opened.connect(self._on_opened)
        editing.closed.connect(self._on_closed)
        editing.accepted.connect(lambda index: self._history.hold(self._acts.row_of(index)))
        return editing

    # --- what is asked of an act ------------------------------------------------------------

    def look(self, row: int) -> None:
        """Show the table as it was after an act."""
        view = self._acts.view(row)
        self._desk.look_at(view.first + view.count)

    def edit(self, row: int) -> None:
        """Open the editor over an act."""
        view = self._acts.view(row)
        self.editing.open(view.first, view.count)

    def insert(self, row: int, *, behind: bool = False) -> None:
        """Open the editor for a new act before or behind another; behind the last at the end."""
        if row >= self._acts.rowCount():
            self.editing.open_new(len(self._desk.situation.acts))
            return
        view = self._acts.view(row)
        self.editing.open_new(view.first + (view.count if behind else 0))

    def type(self, text: str) -> bool:
        """Take what is typed while looking back; return False where it is for the entry line.

        It goes where a button would put it: letters choose the act, digits are its amount.
        """
        if self._desk.looking_at is None or not self.editing.open_with(text):
            return False
        if self.editor is not None:
            self.editor.take_keyboard(marked=not text.isdigit())
        return True

    def remove(self, row: int) -> None:
        """Take an act out; the keyboard stays at its place."""
        view = self._acts.view(row)
        self._desk.remove_act(view.first, view.count)
        self._history.hold(row)

    def remove_from(self, row: int) -> None:
        """Take an act out, and all that came after it."""
        first = self._acts.view(row).first
        self._desk.remove_act(first, len(self._desk.situation.acts) - first)

    def menu(self, row: int) -> QMenu:
        """Return the menu of an act."""
        words, view = self._desk.words, self._acts.view(row)
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(words.text("Look at this moment"), lambda: self.look(row))
        change = menu.addAction(words.text("Change"), lambda: self.edit(row))
        before = menu.addAction(words.text("Insert before"), lambda: self.insert(row))
        menu.addAction(words.text("Insert after"), lambda: self.insert(row, behind=True))
        if isinstance(self._desk.situation.acts[view.first], Voluntary):
            happened = self._incidents.action.text()
            menu.addAction(happened, lambda: self._incidents.open_at(view.first))
        menu.addSeparator()
        delete = menu.addAction(words.text("Delete"), lambda: self.remove(row))
        keys = (Qt.Key.Key_F2, Qt.Key.Key_Insert, Qt.Key.Key_Delete)
        for action, key in zip((change, before, delete), keys, strict=True):
            action.setShortcut(QKeySequence(key))
            action.setShortcutVisibleInContextMenu(True)
        if row + 1 < self._acts.rowCount():
            menu.addAction(words.text("Delete this and all after"), lambda: self.remove_from(row))
        return menu

    def _on_picked(self, row: int) -> None:
        """Look at an act's moment; one that was in dispute shows what happened."""
        view = self._acts.view(row)
        if view.incident:
            self._incidents.open_at(view.first)
        else:
            self.look(row)

    # --- the editor -------------------------------------------------------------------------

    def _on_opened(self) -> None:
        self._history.hold(self._acts.row_of(self.editing.index))
        if self.editor is None:
            from floorapp.widgets.act_editor import ActEditor

            self.editor = ActEditor(self.editing, self._worn(), self._window)
        self.editor.set_theme(self._worn())
        self.editor.begin(self._chip())

    def _on_closed(self) -> None:
        """Put the editor away; the keyboard goes to the act unless it has gone elsewhere."""
        if self.editor is None:
            return
        focused = QApplication.focusWidget()
        if focused is not None and self.editor.isAncestorOf(focused):
            focused.clearFocus()  # lest Qt look for another place in what is hidden, and fall
            self._history.setFocus(Qt.FocusReason.OtherFocusReason)
        self.editor.hide()

    def _on_leaving(self) -> None:
        """Put the editor away: its act is not in the dispute that comes."""
        if self.editor is not None:
            self.editing.cancel()

    def _chip(self) -> QRect:
        """Return where the act in the editor stands, in the window."""
        chip = self._history.chip_of(self._acts.row_of(self.editing.index))
        corner = self._history.viewport().mapTo(self._window, chip.topLeft())
        return QRect(corner, chip.size())

    def _place(self) -> None:
        if self.editor is not None and self.editor.isVisible():
            self.editor.place(self._chip())

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the editor over its act in a window of another size."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Move}:
            self._place()
        return super().eventFilter(watched, event)

    # --- the row ----------------------------------------------------------------------------

    def _on_desk_changed(self) -> None:
        """Keep what is looked at in view; behind the last change that is the end."""
        self._history.show_hint(history_hint(self._desk))
        shown = self._desk.looking_at
        if shown is not None:
            self._history.mark(self._acts.row_of(shown - 1))
        self._history.keep_in_view()
