"""The window of the handbook: the list of its pages with a search, and the page that is open."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from floorapp.explain.catalogue import Catalogue
from floorapp.viewmodels.handbook_reading import HandbookReading
from floorapp.viewmodels.key_names import key_name
from floorapp.viewmodels.page_list import PAGE_ROLE
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.handbook_page import HandbookPage
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.theme import CONTROL, GAP, PADDING, Theme
from floorapp.widgets.typeface import font
from floorapp.widgets.usual_size import usual_size
from floorapp.widgets.wearing import put_on
from floorapp.widgets.wrapped_rows import WrappedRows

_SIZE: Final = (1060, 760)
_SMALLEST: Final = (620, 420)
_LIST: Final = 310
"""The width of the list in type of 100 %."""

_MOST: Final = 0.42
"""The largest share of the window that it takes."""

_STEPS: Final = (Qt.Key.Key_Down, Qt.Key.Key_Up)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class HandbookWindow(QWidget):
    """Reads the handbook beside the ruling. It stops nothing.

    Signals:
        closed: It was closed.

    Attributes:
        wanted: The field of the search.
        list: The pages that have what is searched for.
        page: The page that is open.
        back, on: The buttons through the pages that were open.
        told: That nothing was found.
    """

    closed = Signal()

    def __init__(self, reading: HandbookReading, theme: Theme, words: Catalogue) -> None:
        """Show what is read."""
        super().__init__()
        self.setObjectName("handbook")
        self._reading, self._theme = reading, theme
        self.wanted = QLineEdit(self)
        self.wanted.setClearButtonEnabled(True)
        self.list = QListView(self)
        self.list.setObjectName("handbook-list")
        self.list.setModel(reading.pages)
        self.list.setWordWrap(True)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setItemDelegate(WrappedRows(self.list))
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.page = HandbookPage(theme, self)
        self.told = plain_label(self)
        self.told.hide()
        self._actions = {
            "back": self._action("Alt+Left", reading.back),
            "on": self._action("Alt+Right", reading.on),
            "search": self._action("Ctrl+F", self._to_search),
        }
        self.back, self.on = (self._button(self._actions[name]) for name in ("back", "on"))
        self._lay_out()
        self.wanted.textChanged.connect(self._on_search)
        self.wanted.installEventFilter(self)
        selection = self.list.selectionModel()
        selection.currentChanged.connect(lambda *_: self._open_current())
        self.list.clicked.connect(lambda *_: self._open_current())
        self.page.followed.connect(reading.follow)
        reading.changed.connect(self._show)
        self.setMinimumSize(*_SMALLEST)
        self.resize(usual_size(self, *_SIZE, theme))
        self.retranslate(words)
        self.wear(theme)

    def retranslate(self, words: Catalogue) -> None:
        """Speak another language."""
        self._words = words
        self.setWindowTitle(words.text("Handbook"))
        self.wanted.setPlaceholderText(words.text("Search the handbook"))
        self.wanted.setAccessibleName(words.text("Search the handbook"))
        self.list.setAccessibleName(words.text("Pages of the handbook"))
        self._actions["back"].setText(words.text("Back"))
        self._actions["on"].setText(words.text("Forward"))
        for button, name in ((self.back, "back"), (self.on, "on")):
            action = self._actions[name]
            button.setText(action.text())
            button.setAccessibleName(action.text())
            button.setToolTip(key_name(action.shortcut()))
        self._show()

    def wear(self, theme: Theme) -> None:
        """Wear another theme."""
        self._theme = theme
        put_on(self, theme)
        gap = theme.gap
        self._left.setContentsMargins(gap(GAP), gap(GAP), 0, gap(GAP))
        self._right.setContentsMargins(0, gap(GAP), 0, 0)
        self._bar.setContentsMargins(gap(PADDING), 0, gap(PADDING), 0)
        dress(self.told, font(theme.px(CONTROL)), theme.muted)
        side = min(theme.px(_LIST), round(_MOST * self.width()))
        self._split.setSizes([side, self.width() - side])

    def take_focus(self) -> None:
        """Take the keyboard to the page, where Tab goes from link to link."""
        self.page.setFocus()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Have the arrows go through the list while something is searched for."""
        if watched is self.wanted and event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            if event.key() in _STEPS:
                self._step(1 if event.key() == Qt.Key.Key_Down else -1)
                return True
            if event.key() in _ENTER:
                self._open_found()
                return True
        return super().eventFilter(watched, event)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape; in a search it is ended first."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.wanted.text():
            self.wanted.clear()
        else:
            self.close()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    def _lay_out(self) -> None:
        side, main = QWidget(self), QFrame(self)
        left = self._left = QVBoxLayout(side)
        left.addWidget(self.wanted)
        left.addWidget(self.told)
        left.addWidget(self.list, 1)
        bar = self._bar = QHBoxLayout()
        bar.addWidget(self.back)
        bar.addWidget(self.on)
        bar.addStretch(1)
        right = self._right = QVBoxLayout(main)
        right.addLayout(bar)
        right.addWidget(self.page, 1)
        split = self._split = QSplitter(self)
        split.setChildrenCollapsible(False)
        split.addWidget(side)
        split.addWidget(main)
        split.setStretchFactor(1, 1)
        row = QVBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(split)

    def _action(self, keys: str, run: object) -> QAction:
        action = QAction(self)
        action.setShortcut(QKeySequence(keys))
        action.triggered.connect(run)
        self.addAction(action)
        return action

    def _button(self, action: QAction) -> QToolButton:
        button = QToolButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(action.trigger)
        return button

    def _to_search(self) -> None:
        self.wanted.setFocus()
        self.wanted.selectAll()

    def _on_search(self, text: str) -> None:
        self._reading.search(text)
        found = self._reading.pages.rowCount()
        say(self.told, "" if found else self._words.text("No page has all of these words."))
        self._mark_open()

    def _step(self, by: int) -> None:
        """Open the page above or below in the list; from outside of it the first."""
        count = self._reading.pages.rowCount()
        row = self.list.currentIndex().row()
        if count:
            self.list.setCurrentIndex(self._reading.pages.index(max(0, min(row + by, count - 1))))

    def _open_found(self) -> None:
        """Open the first page that was found, unless the open one is among them."""
        if self._reading.pages.rowCount() and not self.list.currentIndex().isValid():
            self._step(1)
        if self._reading.pages.rowCount():
            self.take_focus()

    def _open_current(self) -> None:
        page_id = self.list.currentIndex().data(PAGE_ROLE)
        if isinstance(page_id, str):
            self._reading.go(page_id)

    def _show(self) -> None:
        shown = self._reading.page()
        self.page.show_page(shown)
        self.page.setAccessibleName(self._words.text("Handbook") if shown is None else shown.title)
        self.back.setEnabled(self._reading.can_go_back)
        self.on.setEnabled(self._reading.can_go_on)
        self._mark_open()

    def _mark_open(self) -> None:
        """Mark the open page in the list, without opening anything."""
        ids = self._reading.pages.ids
        selection = self.list.selectionModel()
        if self._reading.page_id in ids:
            index = self._reading.pages.index(ids.index(self._reading.page_id))
            self.list.setCurrentIndex(index)
        else:
            selection.clear()
