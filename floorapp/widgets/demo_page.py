"""The page of demonstrations: the list by rule at the left, what is chosen at the right."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from floorapp.explain.action_text import ActionLabel
from floorapp.explain.catalogue import Catalogue
from floorapp.notation.demonstration import Demonstration
from floorapp.viewmodels.demonstration_tree import DemonstrationTree
from floorapp.viewmodels.key_names import key_name
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.action_button import ActionButton
from floorapp.widgets.demo_detail import DemoDetail
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.theme import BODY, GAP, PADDING, SMALL, TOUCH, Theme
from floorapp.widgets.typed import is_text
from floorapp.widgets.typeface import font

_LEFT, _RIGHT = 58, 42
"""The shares of the width of list and details."""

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_DOWN: Final = (Qt.Key.Key_Down, Qt.Key.Key_PageDown)


class DemoPage(QWidget):
    """Finds a demonstration and has it played.

    Attributes:
        wanted: The field of the quick filter.
        tree: The list.
        model: What it lists.
        detail: What is chosen, act by act.
        play: The button that plays it.
        back: The button back to the table.
        told: What could not be read, and where the house puts its own.

    Signals:
        chosen: A demonstration is to be played, by id.
        left: The table is wanted again.
    """

    chosen = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        """Make a page without demonstrations."""
        super().__init__(parent)
        self._theme = theme
        self._found: dict[str, Demonstration] = {}
        self._words: Catalogue | None = None
        self.setObjectName("demos")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title, self.told = QLabel(self), plain_label(self)
        self.wanted = QLineEdit(self)
        self.wanted.setClearButtonEnabled(True)
        self.model = DemonstrationTree(self)
        self.tree = QTreeView(self)
        self.tree.setModel(self.model)
        self.tree.setHeaderHidden(True)
        self.tree.setWordWrap(True)
        self.tree.setEditTriggers(QTreeView.EditTrigger.NoEditTriggers)
        self.detail = DemoDetail(theme, self)
        self.back = QToolButton(self)
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        action = QAction(self)
        action.triggered.connect(self._on_play)
        self.play = ActionButton(action, theme, self)
        self._lay_out()
        self._connect()
        self._wear(theme)

    def show_demonstrations(
        self, found: Sequence[Demonstration], told: str, words: Catalogue
    ) -> None:
        """List demonstrations in a language; what was chosen stays so.

        Args:
            found: All of them.
            told: What could not be read, and where the house puts its own.
            words: The language.
        """
        chosen = self.model.id_at(self.tree.currentIndex())
        self._words = words
        self._found = {one.id: one for one in found}
        self.model.show(found, words)
        self._retranslate(words)
        say(self.told, told)
        self._choose(chosen)

    def take_focus(self) -> None:
        """Take the keyboard to the quick filter."""
        self.wanted.setFocus(Qt.FocusReason.OtherFocusReason)
        self.wanted.selectAll()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play with Enter, go back with Escape; what is typed looks for something."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _ENTER:
            held: QWidget | None = QApplication.focusWidget()
            if held is self.back:
                self.left.emit()
            else:
                self._on_play()
        elif is_text(event):
            self.wanted.setFocus(Qt.FocusReason.OtherFocusReason)
            self.wanted.insert(event.text())
        else:
            super().keyPressEvent(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go from the filter down into the list, and look for what is typed in the list."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if watched is self.wanted and event.key() in _DOWN:
            self.tree.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        is_typed = is_text(event) and event.key() != Qt.Key.Key_Space
        if watched is self.tree and (is_typed or event.key() in _ENTER):
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def _connect(self) -> None:
        self.wanted.textChanged.connect(self._on_wanted)
        self.tree.selectionModel().currentChanged.connect(self._on_current)
        self.tree.doubleClicked.connect(self._on_double_click)
        self.back.clicked.connect(self.left)
        for widget in (self.wanted, self.tree):
            widget.installEventFilter(self)

    def _on_wanted(self, text: str) -> None:
        chosen = self.model.id_at(self.tree.currentIndex())
        self.model.narrow(text)
        if text.strip():
            self.tree.expandAll()
        else:
            self.tree.collapseAll()
        self._choose(chosen)

    def _choose(self, wanted: str) -> None:
        """Choose a demonstration; one that is not listed gives way to the first."""
        index = self.model.index_of(wanted)
        if not index.isValid():
            index = self.model.first()
        self.tree.setCurrentIndex(index)
        self.tree.expand(index.parent())
        self.tree.scrollTo(index.parent(), QTreeView.ScrollHint.PositionAtTop)
        self.tree.scrollTo(index)
        self._show_chosen()

    def _on_current(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self._show_chosen()

    def _show_chosen(self) -> None:
        one = self._found.get(self.model.id_at(self.tree.currentIndex()))
        self.play.action.setEnabled(one is not None)
        if self._words is not None:
            self.detail.show_demonstration(one, self._words)

    def _on_double_click(self, index: QModelIndex) -> None:
        if self.model.id_at(index):
            self._on_play()

    def _on_play(self) -> None:
        wanted = self.model.id_at(self.tree.currentIndex())
        if wanted:
            self.chosen.emit(wanted)
        else:  # Enter on a family opens or closes it
            index = self.tree.currentIndex()
            self.tree.setExpanded(index, not self.tree.isExpanded(index))

    def _retranslate(self, words: Catalogue) -> None:
        title = words.text("Demonstrations")
        self.title.setText(title)
        self.setAccessibleName(title)
        self.tree.setAccessibleName(title)
        look_for = words.text("Rule, words or amounts")
        self.wanted.setPlaceholderText(look_for)
        self.wanted.setAccessibleName(words.text("Look for a demonstration"))
        self.back.setText(words.text("Back to the table"))
        self.play.set_label(ActionLabel(words.text("Play it"), key_name("Enter")))

    def _lay_out(self) -> None:
        head = QFrame(self)
        head.setObjectName("demos-head")
        self._head = QHBoxLayout(head)
        self._head.addWidget(self.title)
        self._head.addWidget(self.wanted, 1)
        self._head.addWidget(self.back)
        right = QVBoxLayout()
        right.addWidget(self.detail, 1)
        right.addWidget(self.play)
        left = QVBoxLayout()
        left.addWidget(self.tree, 1)
        left.addWidget(self.told)
        self._middle = QHBoxLayout()
        self._middle.addLayout(left, _LEFT)
        self._middle.addLayout(right, _RIGHT)
        self._columns = (left, right)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addLayout(self._middle, 1)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self._head.setContentsMargins(px(PADDING), px(6), px(PADDING), px(6))
        self._head.setSpacing(px(PADDING))
        self._middle.setContentsMargins(px(PADDING), px(12), px(PADDING), px(12))
        self._middle.setSpacing(px(PADDING))
        for column in self._columns:
            column.setSpacing(px(GAP))
        dress(self.title, font(px(BODY + 3), font(1).Weight.Bold), theme.text)
        dress(self.told, font(px(SMALL + 1)), theme.muted)
        self.wanted.setMinimumHeight(px(TOUCH - 8))
        self.play.setMinimumHeight(px(TOUCH + 8))
        self.tree.setFont(font(px(BODY)))
        self.tree.setIndentation(px(22))
