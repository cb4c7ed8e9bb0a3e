"""The sheet of keys: over the window, to be read, scrolled and put away."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFont, QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from floorapp.explain.catalogue import Catalogue
from floorapp.viewmodels.key_map import KeyGroup
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.labels import dress, plain_label
from floorapp.widgets.theme import BODY, CONTROL, GAP, HEADING, HEADLINE, PADDING, Theme
from floorapp.widgets.typeface import font

_COLUMN: Final = 330
"""The least width of a column in type of 100 %."""

_CAPS: Final = 112
"""The width that keys take of it."""

_TOP: Final = Qt.AlignmentFlag.AlignTop
_TOP_LEFT: Final = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
_MOST_COLUMNS: Final = 3


class KeysSheet(QFrame):
    """Covers the window with the map of its keys. Escape, F1, a click or a letter puts it away.

    Attributes:
        title: What it is.
        close_button: Puts it away.
        area: Where it is scrolled, by the keyboard too.

    Signals:
        put_away: It was put away.
    """

    put_away = Signal()

    def __init__(self, theme: Theme, window: QWidget) -> None:
        """Cover ``window``."""
        super().__init__(window)
        self._theme = theme
        self._groups: tuple[KeyGroup, ...] = ()
        self._columns = 0
        self.setObjectName("keys-sheet")
        self.setAutoFillBackground(True)
        self.title = QLabel(self)
        self.close_button = QPushButton(self)
        self.close_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.close_button.clicked.connect(self.hide)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._head = QHBoxLayout()
        self._head.addWidget(self.title, 1)
        self._head.addWidget(self.close_button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(self.area, 1)
        window.installEventFilter(self)

    def show_groups(self, groups: Sequence[KeyGroup], words: Catalogue) -> None:
        """Show a map in a language."""
        self._groups = tuple(groups)
        self.title.setText(words.text("Keys and words"))
        self.area.setAccessibleName(words.text("Keys and words"))
        self.close_button.setText(words.text("Close"))
        self._arrange()

    def appear(self) -> None:
        """Cover the window and take the keyboard."""
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self._arrange()
        self.show()
        self.raise_()
        self.area.setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Write in another theme."""
        if theme != self._theme:
            self._theme = theme
            self._arrange()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover the window at any size."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
            if self.isVisible() and self._columns != self._fitting_columns():
                self._arrange()
        return False

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put the sheet away with Escape; a letter does so too, and goes on to the line."""
        is_escape = event.key() == Qt.Key.Key_Escape
        types = bool(event.text()) and event.text().isprintable()
        if is_escape or types:
            self.hide()
        event.setAccepted(not types)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.hide()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.put_away.emit()

    @override
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Stay on the sheet: what is below it cannot be seen."""
        return True

    def _fitting_columns(self) -> int:
        room = self.width() - 2 * self._theme.gap(PADDING)
        return max(1, min(_MOST_COLUMNS, room // self._theme.px(_COLUMN)))

    def _arrange(self) -> None:
        """Write every group anew, in as many columns as there is room for."""
        theme, gap = self._theme, self._theme.gap
        edge = gap(PADDING)
        self._column.setContentsMargins(edge, gap(10), edge, gap(10))
        dress(self.title, font(theme.px(HEADLINE), QFont.Weight.Bold), theme.text)
        self.close_button.setMinimumHeight(theme.target)
        self._columns = self._fitting_columns()
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(gap(GAP), gap(GAP), gap(GAP), 0)
        row.setSpacing(2 * edge)
        columns = [QVBoxLayout() for _ in range(self._columns)]
        for column in columns:
            row.addLayout(column, 1)
        lines = [0] * len(columns)
        for group in self._groups:
            shortest = lines.index(min(lines))
            lines[shortest] += len(group.entries)
            columns[shortest].addWidget(self._written(group, page), 0, _TOP)
        for column in columns:
            column.addStretch(1)
        self.area.setWidget(page)

    def _written(self, group: KeyGroup, page: QWidget) -> QWidget:
        """Write a group: its title, and a line for each of its entries."""
        theme = self._theme
        block = QWidget(page)
        grid = QGridLayout(block)
        grid.setContentsMargins(0, 0, 0, theme.gap(PADDING))
        grid.setHorizontalSpacing(theme.gap(PADDING))
        grid.setVerticalSpacing(theme.gap(5))
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(0, theme.px(_CAPS))
        title = plain_label(block)
        title.setText(group.title)
        dress(title, font(theme.px(HEADING), QFont.Weight.DemiBold), theme.text)
        grid.addWidget(title, 0, 0, 1, 2)
        for row, entry in enumerate(group.entries, 1):
            caps = QVBoxLayout()
            caps.setSpacing(2)
            for keys in entry.keys:
                caps.addWidget(self._cap(keys, block), 0, _TOP_LEFT)
            caps.addStretch(1)
            grid.addLayout(caps, row, 0)
            does = plain_label(block)
            does.setText(entry.does)
            does.setAlignment(_TOP_LEFT)
            does.setContentsMargins(0, 2, 0, 0)
            dress(does, font(theme.px(BODY)), theme.body)
            grid.addWidget(does, row, 1)
        return block

    def _cap(self, keys: str, block: QWidget) -> QLabel:
        """Write what is pressed as a key looks."""
        cap = QLabel(keys, block)
        cap.setTextFormat(Qt.TextFormat.PlainText)
        cap.setObjectName("key-cap")
        dress(cap, font(self._theme.px(CONTROL), QFont.Weight.DemiBold), self._theme.text)
        return cap
