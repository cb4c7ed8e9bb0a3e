"""The list of demonstrations, grouped by rule, with a quick filter."""

import re
import unicodedata
from collections.abc import Sequence

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRegularExpression,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QStandardItem, QStandardItemModel

from floorapp.explain.catalogue import Catalogue
from floorapp.explain.rule_family import family_of, family_order, family_title
from floorapp.notation.demonstration import Demonstration
from floorapp.viewmodels.demonstration_text import acts_lines, title_of
from floorapp.viewmodels.qt_override import override

ID = Qt.ItemDataRole.UserRole
"""The role of a demonstration's id; a family has none."""

_SEARCHED = Qt.ItemDataRole.UserRole + 1


class DemonstrationTree(QSortFilterProxyModel):
    """Families of rules with their demonstrations, narrowed to what is looked for."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Make it empty."""
        super().__init__(parent)
        self._items = QStandardItemModel(self)
        self.setSourceModel(self._items)
        self.setRecursiveFilteringEnabled(True)
        self.setFilterRole(_SEARCHED)

    def show(self, demonstrations: Sequence[Demonstration], words: Catalogue) -> None:
        """List demonstrations in a language; each family keeps the order that they come in."""
        families: dict[str, list[Demonstration]] = {}
        for one in demonstrations:
            families.setdefault(family_of(one.rule), []).append(one)
        self._items.clear()
        for family in sorted(families, key=family_order):
            title, members = family_title(family, words), families[family]
            group = _item(title)
            for one in members:
                group.appendRow(_row(one, title, words))
            self._items.appendRow(group)

    def narrow(self, wanted: str) -> None:
        """Show only what has each of the words, in any order, with or without accents."""
        found = "".join(f"(?=.*{re.escape(word)})" for word in _folded(wanted).split())
        self.setFilterRegularExpression(QRegularExpression(found))

    @override
    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Say behind a family how many of it are shown."""
        found = super().data(index, role)
        if role == Qt.ItemDataRole.DisplayRole and found and not index.parent().isValid():
            return f"{found} ({self.rowCount(index)})"
        return found

    def id_at(self, index: QModelIndex) -> str:
        """Return the id of the demonstration at an index; empty at a family."""
        return str(index.data(ID) or "")

    def index_of(self, wanted: str) -> QModelIndex:
        """Return where a demonstration stands; an invalid index where it is not shown."""
        for group in range(self.rowCount()):
            family = self.index(group, 0)
            for row in range(self.rowCount(family)):
                index = self.index(row, 0, family)
                if self.id_at(index) == wanted:
                    return index
        return QModelIndex()

    def first(self) -> QModelIndex:
        """Return where the first demonstration stands that is shown."""
        return self.index(0, 0, self.index(0, 0))


def _row(one: Demonstration, family: str, words: Catalogue) -> QStandardItem:
    title = title_of(one, words)
    item = _item(words.text("{title} (of the house)", title=title) if one.is_own else title)
    item.setData(one.id, ID)
    situation = one.situation
    told = (title, one.id, one.rule, family, situation.source or "", situation.game)
    acts = acts_lines(situation, words)
    item.setData(_folded(" ".join((*told, *acts))), _SEARCHED)
    return item


def _item(text: str) -> QStandardItem:
    item = QStandardItem(text)
    item.setEditable(False)
    return item


def _folded(text: str) -> str:
    """Return a text in small letters without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return " ".join(plain.split())
