"""Looking up: the handbook and the comparison, and everything in the window that opens them."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from floorapp.engine.situation import Situation
from floorapp.viewmodels.commands import Commands
from floorapp.widgets.action_bar import ActionBar
from floorapp.widgets.comparison_door import ComparisonDoor
from floorapp.widgets.demo_door import DemoDoor
from floorapp.widgets.handbook_door import HandbookDoor
from floorapp.widgets.incident_door import IncidentDoor
from floorapp.widgets.quiz_door import QuizDoor
from floorapp.widgets.record_door import RecordDoor
from floorapp.widgets.ruling_panel import RulingPanel
from floorapp.widgets.snapshot_door import SnapshotDoor
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:
    from floorapp.notation.demonstration import Demonstration


class LookingUp(QObject):
    """Opens the page that explains what is on the screen, and what other books say of it.

    Attributes:
        handbook: The door to the handbook.
        comparison: The door to the comparison.
    """

    def __init__(
        self,
        commands: Commands,
        pages: tuple[IncidentDoor, SnapshotDoor, RecordDoor, DemoDoor, QuizDoor],
        table: tuple[RulingPanel, ActionBar],
        worn: Callable[[], Theme],
        parent: QWidget,
    ) -> None:
        """Watch what cites rules.

        Args:
            commands: The shared actions.
            pages: What is shown beside the table: the act in dispute, the bets as found, the
                ruling to be recorded, the demonstrations, the quiz.
            table: The ruling on the table, and the buttons with the reasons against them.
            worn: Gives the theme that the window wears.
            parent: The window.
        """
        super().__init__(parent)
        self._incident, self._snapshot, self._record, self._demos, quiz = pages
        ruling, bar = table
        self._ruling = ruling
        editing = self._incident.editing
        self.handbook = HandbookDoor(
            editing.desk, worn, self._demonstrations, self._show, self._play, parent
        )
        self.comparison = ComparisonDoor(editing, worn, parent)
        for source in (ruling.body, bar, *pages[:3], quiz):
            source.explained.connect(self.handbook.open_cited)
        for books in (ruling.books.clicked, ruling.body.books_clicked):
            books.connect(self.comparison.open)
        commands.connect_to("handbook", self._open_present)
        commands.connect_to("compare", self.comparison.open)

    def wear(self, theme: Theme) -> None:
        """Wear another theme."""
        self.handbook.wear(theme)
        self.comparison.wear(theme)

    def _open_present(self) -> None:
        """Open the page that explains the ruling on the screen."""
        cited = self._incident.cited or self._snapshot.cited or self._ruling.body.cited
        self.handbook.open_cited(cited)

    def _demonstrations(self) -> "Mapping[str, Demonstration]":
        return {one.id: one for one in self._demos.demonstrations().found}

    def _show(self, situation: Situation) -> None:
        """Show an example on the table; undo leads back to what was there."""
        self._leave_pages()
        self._incident.editing.desk.open(situation)

    def _play(self, wanted: str) -> None:
        self._leave_pages()
        self._demos.play(wanted)

    def _leave_pages(self) -> None:
        """Come back to the table; a demonstration under way ends and its dispute is back."""
        for page in (self._record, self._incident, self._snapshot):
            page.close()
        while self._demos.close():
            pass
