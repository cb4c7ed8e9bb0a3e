"""The table of the incident log."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from floorapp.viewmodels.log_model import NUMBER_ROLE, LogModel
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.theme import TOUCH, Theme
from floorapp.widgets.word import cut

_WIDTHS: Final = (4, 10, 5, 7, 0, 0, 9, 11)
"""How many letters each column shows; those without share what is left."""

_FIRST_TO_GO: Final = (3, 6)
"""Level, and who decided."""

_LEAST: Final = 11
"""How many letters there must be room for in each of the columns that share what is left."""

_ROW: Final = TOUCH + 4
"""Two lines of text."""

_HEAD: Final = TOUCH - 8
_TYPE, _PAD = 14, 18


class LogTable(QTableView):
    """Rows of entries; one of them is picked.

    Signals:
        picked: The row picked is another one.
        opened: The row picked is to be opened.
    """

    picked = Signal()
    opened = Signal()

    def __init__(self, model: LogModel, theme: Theme, parent: QWidget | None = None) -> None:
        """Show the rows of ``model``."""
        super().__init__(parent)
        self._theme = theme
        self._wide: dict[int, int] = {}
        self.setObjectName("log-table")
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(True)
        self.setCornerButtonEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head = self.horizontalHeader()
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column, width in enumerate(_WIDTHS):
            mode = QHeaderView.ResizeMode.Fixed if width else QHeaderView.ResizeMode.Stretch
            head.setSectionResizeMode(column, mode)
        self.selectionModel().currentRowChanged.connect(lambda *_: self.picked.emit())
        self.doubleClicked.connect(lambda _: self.opened.emit())
        model.headerDataChanged.connect(lambda *_: self.set_theme(self._theme))
        self.set_theme(theme)

    @property
    def number(self) -> int | None:
        """The number of the entry picked; None where none is."""
        found = self.currentIndex().data(NUMBER_ROLE)
        return found if isinstance(found, int) else None

    def pick(self, row: int) -> None:
        """Pick a row."""
        self.setCurrentIndex(self.model().index(row, 0))

    def set_theme(self, theme: Theme) -> None:
        """Fit another text size, and the titles of another language."""
        self._theme = theme
        letter = cut(theme.px(_TYPE)).width("0")
        bold = cut(theme.px(_TYPE), QFont.Weight.DemiBold)
        for column, width in enumerate(_WIDTHS):
            if width:
                title = self.model().headerData(column, Qt.Orientation.Horizontal)
                widest = max(letter * width, bold.width(str(title)))
                self._wide[column] = widest + theme.px(_PAD) + 4
                self.setColumnHidden(column, False)
                self.setColumnWidth(column, self._wide[column])
        self._fit()
        self.verticalHeader().setDefaultSectionSize(theme.px(_ROW))
        self.horizontalHeader().setFixedHeight(theme.px(_HEAD))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Leave columns out where large type has no room for them: they are read beside."""
        rest = self.viewport().width() - sum(self._wide.values())
        is_narrow = rest < 2 * _LEAST * cut(self._theme.px(_TYPE)).width("0")
        for column in _FIRST_TO_GO:
            self.setColumnHidden(column, is_narrow)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter, go to the first and last row fetched; leave letters to the filter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.opened.emit()
        elif event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self.pick(0 if event.key() == Qt.Key.Key_Home else self.model().rowCount() - 1)
        elif event.text().isprintable() and event.text() and event.key() != Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)
