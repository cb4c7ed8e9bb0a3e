"""The table of levels, a cell for each amount; what is typed is read as amounts are typed."""

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from floorapp.engine.problems import Problem, problem
from floorapp.engine.values import replace
from floorapp.explain.numbers import amount
from floorapp.notation.amounts import read_amount
from floorapp.notation.levels import Level, level_name
from floorapp.notation.levels_csv import read_chips
from floorapp.viewmodels.event_levels import HEADERS, EventLevels, level_line
from floorapp.viewmodels.qt_override import override

NAME, SMALL, BIG, ANTE, CHIPS = range(5)
"""The columns."""

_Index = QModelIndex | QPersistentModelIndex


class LevelTable(QAbstractTableModel):
    """The levels of an event, to be edited in place.

    Signals:
        refused: What was typed into a cell cannot be read.
    """

    refused = Signal(object)

    def __init__(self, event: EventLevels, parent: QObject | None = None) -> None:
        """Show the levels of ``event``."""
        super().__init__(parent)
        self._event = event
        self._shown: tuple[Level, ...] = event.levels
        event.changed.connect(self.follow)

    def follow(self) -> None:
        """Show the levels as they are now."""
        before, now = self._shown, self._event.levels
        if len(now) == len(before):
            self._shown = now
            for row in range(len(now)):
                if now[row] != before[row]:
                    self.dataChanged.emit(self.index(row, 0), self.index(row, CHIPS))
            return
        self.beginResetModel()
        self._shown = now
        self.endResetModel()

    def retranslate(self) -> None:
        """Speak the desk's language."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, CHIPS)
        if self._shown:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._shown) - 1, CHIPS))

    @override
    def rowCount(self, parent: _Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._shown)

    @override
    def columnCount(self, parent: _Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(HEADERS)

    @override
    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(section)
        if role != Qt.ItemDataRole.DisplayRole or section < 0:
            return None
        if orientation == Qt.Orientation.Vertical:
            return str(section + 1)
        return self._event.desk.words.text(HEADERS[section]) if section < len(HEADERS) else None

    @override
    def flags(self, index: _Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsEditable if index.isValid() else flags

    @override
    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        level = self._shown[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.EditRole}:
            return self._text(level, index.column())
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole:
            line = level_line(level, self._event.desk.words)
            return f"{line}, {self._text(level, index.column())}"
        return None

    @override
    def setData(self, index: _Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not index.isValid():
            return False
        row = index.row()
        before = self._shown[row]
        after = _edited(before, index.column(), str(value).strip(), row + 1)
        if isinstance(after, Problem):
            self.refused.emit(after)
            return False
        if after != before:
            self._event.set_levels((*self._shown[:row], after, *self._shown[row + 1 :]))
        return True

    def _text(self, level: Level, column: int) -> str:
        language = self._event.desk.words.language
        if column == NAME:
            return level.name
        if column == CHIPS:
            return "/".join(map(str, level.chips))
        return amount(level.amounts[column - SMALL], language)


def _side(column: int) -> int:
    """Return where the words of a column stand: amounts at the right."""
    flag = Qt.AlignmentFlag
    side = flag.AlignRight if column in {SMALL, BIG, ANTE} else flag.AlignLeft
    return (side | flag.AlignVCenter).value  # a header takes no flag


def _edited(level: Level, column: int, text: str, number: int) -> Level | Problem:
    """Return a level with another cell; blinds that no longer go together follow."""
    if column == NAME:
        return replace(level, name=level_name(text, number))
    if column == CHIPS:
        chips = read_chips(text)
        if chips is None:
            return problem("“{token}” are no chips: write amounts, such as 25/100/500.", token=text)
        return replace(level, chips=chips)
    typed = read_amount(text or "0")
    if typed is None or (column == BIG and not typed):
        return problem(
            "“{token}” is no amount of chips: write it as 1000, 1,000 or 1k.", token=text
        )
    return _with_amount(level, column, typed)


def _with_amount(level: Level, column: int, typed: int) -> Level:
    small, big, ante = level.amounts
    if column == ANTE:
        return replace(level, ante=typed)
    if column == BIG:
        now = min(small, typed // 2) if small > typed else small, typed
    else:
        now = typed, max(big, 2 * typed) if typed > big else big
    follows = ante == big  # the ante of the big blind
    return replace(level, small_blind=now[0], big_blind=now[1], ante=now[1] if follows else ante)
