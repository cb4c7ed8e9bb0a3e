"""The list of the handbook's pages, narrowed by what is searched for."""

import unicodedata
from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from floorapp.handbook.page import Page
from floorapp.viewmodels.qt_override import override

PAGE_ROLE = Qt.ItemDataRole.UserRole
"""The id of the page of a row."""


class PageList(QAbstractListModel):
    """The titles of the pages that have every word searched for, in the order of the handbook."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Make an empty list."""
        super().__init__(parent)
        self._pages: tuple[Page, ...] = ()
        self._shown: tuple[Page, ...] = ()
        self._folded: dict[str, str] = {}
        self._wanted = ""

    def show_pages(self, pages: Sequence[Page], extra: Sequence[str]) -> None:
        """Take over the pages of a language.

        Args:
            pages: The pages.
            extra: For each what it is found by beside its own text, such as the numbers of rules.
        """
        self._pages = tuple(pages)
        self._folded = {
            page.id: folded(f"{page.text}\n{more}") for page, more in zip(pages, extra, strict=True)
        }
        self._narrow()

    def search(self, text: str) -> None:
        """Show only the pages that have every word of a text; all of them for none."""
        if text != self._wanted:
            self._wanted = text
            self._narrow()

    @property
    def ids(self) -> tuple[str, ...]:
        """The pages shown."""
        return tuple(page.id for page in self._shown)

    @override
    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._shown)

    @override
    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        page = self._shown[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return page.title
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return page.lead
        return page.id if role == PAGE_ROLE else None

    def _narrow(self) -> None:
        words = folded(self._wanted).split()
        self.beginResetModel()
        self._shown = tuple(
            page for page in self._pages if all(word in self._folded[page.id] for word in words)
        )
        self.endResetModel()


def folded(text: str) -> str:
    """Return a text as it is searched: small letters without accents.

    >>> folded("Relance À 200")
    'relance a 200'
    """
    parted = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parted if not unicodedata.combining(letter))
