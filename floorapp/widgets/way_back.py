"""The way back to the table, by one step or all at once; the keyboard goes along."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QObject

from floorapp.viewmodels.action_set import ActionSet
from floorapp.viewmodels.desk import Desk
from floorapp.widgets.demo_door import DemoDoor
from floorapp.widgets.entry_line import EntryLine
from floorapp.widgets.page_place import PagePlace


class _Door(Protocol):
    """What leads to a page, or to something else beside the table."""

    def close(self) -> bool:
        """Lead back; return whether there was anything to lead back from."""
        ...


class WayBack(QObject):
    """Leads back to the table: with Escape, or where another dispute begins."""

    def __init__(self, desk: Desk, acts: ActionSet, parent: QObject) -> None:
        """Lead back to the table of ``desk``; ``acts`` undo and redo what is shown."""
        super().__init__(parent)
        self._desk, self._acts = desk, acts

    def furnish(
        self, place: PagePlace, entry: EntryLine, demos: DemoDoor, doors: Sequence[_Door]
    ) -> None:
        """Take over what there is to lead back from, and where to.

        Args:
            place: The place of the pages.
            entry: The entry line.
            demos: The demonstrations, whose bar may stand in the line's place.
            doors: What Escape leads back from, the first that is open.
        """
        self._place, self._entry, self._demos, self._doors = place, entry, demos, doors
        self._desk.leaving.connect(self._on_leaving)
        place.turned = self._on_turned

    def to_line(self) -> None:
        """Take the keyboard to the line, or to the demonstration in its place."""
        if not self._demos.take_focus():
            self._entry.edit.setFocus()

    def by_one(self) -> None:
        """Leave a page, or a demonstration; on the table, return to the line and to its end."""
        if not any(door.close() for door in self._doors):
            self._entry.edit.setFocus()
            self._desk.look_at(None)

    def _on_leaving(self) -> None:
        """Put every page away: what is entered there is not about the dispute that comes."""
        self._place.clear()
        if not self._desk.is_lent:  # there the bar of the demonstration keeps the keyboard
            self._entry.edit.setFocus()
            self._entry.edit.end(False)

    def _on_turned(self) -> None:
        """Have undo lead through what is seen: a page keeps it from the dispute behind it."""
        self._acts.lead(self._desk if self._place.page is None else self._place.steps)
