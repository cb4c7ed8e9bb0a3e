"""The comparison as a table: a row for each book, the differences first."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from floorapp.engine.answer import Answer
from floorapp.engine.rulebook import RuleBook
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.comparison import HEADS, BookRow, compare, comparison_text
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.ruled import Ruled

ROW_ROLE = Qt.ItemDataRole.UserRole
"""The whole row."""


class ComparisonModel(QAbstractTableModel):
    """What every book rules on what is shown: the seat asked about, or the act in dispute."""

    def __init__(self, editing: IncidentEditing, parent: QObject | None = None) -> None:
        """Compare on a desk.

        Args:
            editing: The act in dispute, and its desk.
            parent: Owner in Qt's sense.
        """
        super().__init__(parent)
        self._editing = editing
        self._heads: tuple[str, ...] = ()
        self._rows: tuple[BookRow, ...] = ()
        self.refresh()

    @property
    def words(self) -> Catalogue:
        """The language."""
        return self._editing.desk.words

    @property
    def rows(self) -> Sequence[BookRow]:
        """The rows, from the top."""
        return self._rows

    @property
    def title(self) -> str:
        """What is compared, in a sentence."""
        return self.words.text("Comparison of the rule books")

    @property
    def text(self) -> str:
        """Everything as plain text."""
        return comparison_text(self.title, self._rows, self.words)

    @property
    def heads(self) -> tuple[str, ...]:
        """The heads of the columns."""
        return self._heads

    def refresh(self) -> None:
        """Compare anew."""
        rows, heads = self._compared(), tuple(self.words.text(head) for head in HEADS)
        if (rows, heads) != (self._rows, self._heads):
            self.beginResetModel()
            self._rows, self._heads = rows, heads
            self.endResetModel()

    def _compared(self) -> tuple[BookRow, ...]:
        desk = self._editing.desk
        books = (book for book in desk.books.values() if book is not desk.book)
        others = ((book, self._ruled_by(book)) for book in books)
        return compare(self._ruled_by(desk.book), others, desk.words)

    def _ruled_by(self, book: RuleBook) -> Answer:
        """Return what a book answers, by a replay of its own: each cites its own rules."""
        editing, desk = self._editing, self._editing.desk
        if editing.is_open:
            return editing.ruled_by(book)
        return Ruled(desk.replay.situation, book, desk.books, desk.asked).answer

    @override
    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(HEADS)

    @override
    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return row.texts[index.column()]
        return row if role == ROW_ROLE else None

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        is_head = orientation == Qt.Orientation.Horizontal and 0 <= section < len(self._heads)
        return self._heads[section] if is_head and role == Qt.ItemDataRole.DisplayRole else None
