"""The history: the acts as chips in a row, and at its end what can be done with them."""

from typing import Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QLabel,
    QListView,
    QToolButton,
    QWidget,
)

from floorapp.viewmodels.history_hint import HistoryHint
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.act_chip import ABOVE, CHIP_HEIGHT, ActDelegate
from floorapp.widgets.theme import GAP, PADDING, SMALL, TOUCH, Theme
from floorapp.widgets.typeface import font
from floorapp.widgets.word import cut

_HINT_WIDTH: Final = 290
"""How wide the hint is while looking back; it goes on in a second line."""

_SCROLL_BAR: Final = 11
_LONGER: Final = 100
"""Milliseconds behind the time in which a second click makes a double click, as Qt has it."""


class HistoryBar(QListView):
    """The acts of the history model in a row.

    Attributes:
        back: The button that goes back to the end; there while looking back.
        told: The words beside it.

    Signals:
        act_picked: An act was clicked: show the table as it was after it.
        act_edited: An act is to be changed: F2, or a double click.
        act_inserted: A new act is to be put in front of one.
        act_removed: Delete was pressed on an act.
        menu_wanted: The menu of an act is to open, at a point of the screen.
        back_wanted: Everything is to be shown again.
    """

    act_picked = Signal(int)
    act_edited = Signal(int)
    act_inserted = Signal(int)
    act_removed = Signal(int)
    menu_wanted = Signal(int, QPoint)
    back_wanted = Signal()

    def __init__(
        self, model: QAbstractItemModel, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Show ``model``."""
        super().__init__(parent)
        self._theme = theme
        self._hint = HistoryHint()
        self.setObjectName("history")
        self.setModel(model)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setTabKeyNavigation(False)
        self.setItemDelegate(ActDelegate(theme, self))
        self.told = QLabel(self)
        self.told.setTextFormat(Qt.TextFormat.PlainText)
        self.told.setWordWrap(True)
        self.told.hide()
        self.back = QToolButton(self)
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.back.clicked.connect(self.back_wanted)
        self.back.hide()
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.timeout.connect(self._settle)
        self.clicked.connect(self._on_clicked)
        self.doubleClicked.connect(lambda index: self.act_edited.emit(index.row()))
        self._wear(theme)

    def _on_clicked(self, index: QModelIndex) -> None:
        """Pick an act. Nothing moves for a while, so that a second click hits the same act."""
        self._settling.start(QApplication.doubleClickInterval() + _LONGER)
        self.act_picked.emit(index.row())

    def hold(self, row: int) -> None:
        """Make an act the one that keys are about, and bring it into view at once."""
        self._settling.stop()
        self.mark(row)
        self._settle()
        self.scrollTo(self.currentIndex())

    def mark(self, row: int) -> None:
        """Make an act the one that keys are about."""
        last = self.model().rowCount() - 1
        if last >= 0:
            self.setCurrentIndex(self.model().index(max(0, min(row, last)), 0))

    def keep_in_view(self) -> None:
        """Bring into view what is looked at or has the keyboard, else the last act."""
        if self._settling.isActive():
            return
        index = self.currentIndex()
        if not (index.isValid() and (self._hint.back or self.hasFocus())):
            index = self.model().index(self.model().rowCount() - 1, 0)
        self.scrollTo(index)

    def chip_of(self, row: int) -> QRect:
        """Return where the chip of an act stands, on the screen of this bar.

        Behind the last act, where a new one is to stand, it is the place behind that.
        """
        last = self.model().rowCount() - 1
        if last < 0:
            return QRect(GAP, self._theme.px(ABOVE), 1, self._theme.px(CHIP_HEIGHT))
        box = self.visualRect(self.model().index(min(row, last), 0))
        delegate = self.itemDelegate()
        assert isinstance(delegate, ActDelegate)
        chip = delegate.chip_in(box, min(row, last))
        return QRect(chip.topRight(), chip.bottomRight()) if row > last else chip

    def show_hint(self, hint: HistoryHint) -> None:
        """Say at the end of the row what can be done; while looking back, show the way back."""
        if hint == self._hint:
            return
        self._hint = hint
        is_back = bool(hint.back)
        if not is_back and self.back.hasFocus():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.told.setText(hint.text if is_back else "")
        self.back.setText(f"{hint.back} »")
        self.back.setAccessibleName(hint.back)
        self.back.setAccessibleDescription(hint.text)
        self.back.setToolTip(hint.key)
        self.setAccessibleDescription(hint.text)
        if not self._settling.isActive():
            self._settle()

    def _settle(self) -> None:
        """Show the way back, or take it away, and keep in view what matters."""
        self.told.setVisible(bool(self._hint.back))
        self.back.setVisible(bool(self._hint.back))
        self._place_end()
        self.keep_in_view()
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        delegate = self.itemDelegate()
        if isinstance(delegate, ActDelegate):
            delegate.wear(theme)
        self.told.setFont(font(theme.px(SMALL)))
        self.back.setMinimumHeight(theme.px(TOUCH))
        self.setFixedHeight(theme.px(CHIP_HEIGHT) + theme.px(ABOVE) + 2 + _SCROLL_BAR)
        self._place_end()
        self.scheduleDelayedItemsLayout()
        self.keep_in_view()

    def _place_end(self) -> None:
        """Put the hint and the way back at the right edge, beside the acts."""
        if self.back.isHidden():
            self.setViewportMargins(0, 0, 0, 0)
            return
        px, high, above = self._theme.px, self._theme.px(CHIP_HEIGHT), self._theme.px(ABOVE)
        button, told = self.back.sizeHint().width(), px(_HINT_WIDTH)
        x = self.width() - px(PADDING) - button
        self.back.setGeometry(x, above + (high - px(TOUCH)) // 2, button, px(TOUCH))
        self.told.setGeometry(x - GAP - told, above - 4, told, high + 8)
        self.setViewportMargins(0, 0, 2 * px(PADDING) + button + GAP + told, 0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_end()
        self.keep_in_view()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        rows = self.model().rowCount()
        if self._hint.back or not rows:
            return
        theme, small = self._theme, cut(self._theme.px(SMALL))
        width, edge = small.width(self._hint.text), self.viewport().width() - theme.px(PADDING)
        acts = self.visualRect(self.model().index(rows - 1, 0)).right()
        if self.horizontalScrollBar().value() == 0 and acts + theme.px(PADDING) <= edge - width:
            high = theme.px(CHIP_HEIGHT)
            with QPainter(self.viewport()) as painter:
                ink = QColor(theme.muted)
                small.word(self._hint.text, ink, edge - width, theme.px(ABOVE), high).write(painter)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Start at the last act, so that its keys mean something at once."""
        by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason
        if not by_mouse and not self.currentIndex().isValid() and self.model().rowCount():
            self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        super().focusInEvent(event)

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the act under the pointer, or by the key of the current one."""
        index = self.indexAt(self.viewport().mapFromGlobal(event.globalPos()))
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
        if index.isValid():
            self._ask_for_menu(index, event)

    def _ask_for_menu(self, index: QModelIndex, event: QContextMenuEvent) -> None:
        self.setCurrentIndex(index)
        point = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            point = self.viewport().mapToGlobal(self.chip_of(index.row()).bottomLeft())
        self.menu_wanted.emit(index.row(), point)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Change the current act; letters and digits are left to the entry line."""
        row, none = self.currentIndex().row(), Qt.KeyboardModifier.NoModifier
        asked = {
            Qt.Key.Key_Return: self.act_picked,
            Qt.Key.Key_Enter: self.act_picked,
            Qt.Key.Key_F2: self.act_edited,
            Qt.Key.Key_Delete: self.act_removed,
        }.get(Qt.Key(event.key()))
        if asked is not None and row >= 0:
            asked.emit(row)
        elif event.key() == Qt.Key.Key_Insert and event.modifiers() == none:
            self.act_inserted.emit(row if row >= 0 else self.model().rowCount())
        elif event.text().isprintable() and event.text():
            event.ignore()
        else:
            super().keyPressEvent(event)
