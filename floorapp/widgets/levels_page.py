"""The page of levels: the blinds, antes and chips of the event, edited in a table."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from floorapp.engine.problems import Problem
from floorapp.explain.catalogue import mark
from floorapp.viewmodels.event_levels import EventLevels, level_line
from floorapp.viewmodels.level_table import SMALL, LevelTable
from floorapp.viewmodels.line_message import problem_text
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.theme import BODY, CONTROL, GAP, PADDING, TOUCH, Theme
from floorapp.widgets.typed import is_text
from floorapp.widgets.typeface import font

BUTTONS: Final = {
    "import": mark("Import…"),
    "export": mark("Export…"),
    "add": mark("Add a level"),
    "remove": mark("Remove"),
    "use": mark("Play this level"),
}
"""What may be done with the levels, by name."""

_CENTRE: Final = QAbstractItemView.ScrollHint.PositionAtCenter
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_FRAME: Final = 10
"""The height of what is round the words of a button."""

_MOST_TOLD: Final = 4
"""How many lines that could not be read are told at once."""

_WIDEST: Final = 1400
"""A table wider than this is hard to read along."""


class LevelsPage(QWidget):
    """Shows the levels of the event.

    Attributes:
        event_levels: The levels.
        table: The table.
        model: What is in it.
        buttons: What may be done, by name.
        back: The button back to the table of players.

    Signals:
        left: The table of players is wanted again.
        export_wanted: The levels are to be written to a file.
        import_wanted: Levels are to be read from a file.
    """

    left = Signal()
    export_wanted = Signal()
    import_wanted = Signal()

    def __init__(self, event: EventLevels, theme: Theme, parent: QWidget) -> None:
        """Show the levels of ``event`` in a theme."""
        super().__init__(parent)
        self.event_levels = event
        self._theme = theme
        self.setObjectName("incident")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title, self.hint = QLabel(self), plain_label(self)
        self.told = plain_label(self)
        self.back = QToolButton(self)
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.model = LevelTable(event, self)
        self.table = QTableView(self)
        self.table.setModel(self.model)
        self.table.setTabKeyNavigation(False)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        trigger = QAbstractItemView.EditTrigger
        self.table.setEditTriggers(
            trigger.DoubleClicked
            | trigger.SelectedClicked
            | trigger.EditKeyPressed
            | trigger.AnyKeyPressed
        )
        self.table.setWordWrap(False)
        self.buttons = {name: QPushButton(self) for name in BUTTONS}
        self._fault: Problem | None = None
        self._lay_out()
        self._connect()
        self._wear(theme)
        self.retranslate()

    def take_focus(self) -> None:
        """Take the keyboard to the level on the desk."""
        row = self.event_levels.current or 0
        if self.model.rowCount():
            self.table.setCurrentIndex(self.model.index(row, SMALL))
            self.table.scrollTo(self.table.currentIndex(), _CENTRE)
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.buttons["add"].setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Speak the desk's language."""
        words = self.event_levels.desk.words
        title = words.text("Levels")
        self.title.setText(title)
        self.setAccessibleName(title)
        self.table.setAccessibleName(title)
        back = words.text("Back to the table")
        self.back.setText(_with_key(back))
        for name, text in BUTTONS.items():
            self.buttons[name].setText(words.text(text))
        self.model.retranslate()
        self.show_levels()

    def show_levels(self) -> None:
        """Show what is told, and what may be done."""
        event, words = self.event_levels, self.event_levels.desk.words
        told = list(event.told) if self._fault is None else [self._fault]
        lines = [_line(one, problem_text(one, words)) for one in told[:_MOST_TOLD]]
        if len(told) > _MOST_TOLD:
            lines.append(words.text("And {count} more.", count=len(told) - _MOST_TOLD))
        say(self.told, "\n".join(lines))
        is_fault = event.is_fault or self._fault is not None
        ink = self._theme.closed if is_fault else self._theme.open
        dress(self.told, font(self._theme.px(CONTROL)), ink)
        hint = words.text("Type into a cell to change it; all is kept at once.")
        if not event.levels:
            hint = words.text("There is no level yet: add one, or import a table (CSV).")
        elif event.current is not None:
            now = level_line(event.levels[event.current], words)
            hint = words.text("Played now: {level}.", level=now) + f" {hint}"
        say(self.hint, hint)
        for name in ("export", "remove", "use"):
            self._enable(self.buttons[name], enabled=bool(event.levels))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)
            self.show_levels()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape; a letter is no act here."""
        held: QWidget | None = QApplication.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() in _ENTER and isinstance(held, QPushButton | QToolButton):
            held.click()
        elif is_text(event):
            event.accept()
        else:
            super().keyPressEvent(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Play a level with Enter, add one with Insert, take it out with Delete."""
        if watched is self.table and isinstance(event, QKeyEvent) and self._is_pressed(event):
            actions = {Qt.Key.Key_Insert: self.add, Qt.Key.Key_Delete: self.remove}
            if event.key() in _ENTER:
                self.use()
                return True
            if event.key() in actions:
                actions[Qt.Key(event.key())]()
                return True
        return super().eventFilter(watched, event)

    def _is_pressed(self, event: QKeyEvent) -> bool:
        is_editing = self.table.state() == QAbstractItemView.State.EditingState
        return event.type() == QEvent.Type.KeyPress and not is_editing

    def add(self) -> None:
        """Put a level behind the one that the keyboard is on, and go there."""
        row = self.table.currentIndex().row() + 1 if self.model.rowCount() else 0
        self.event_levels.insert(row)
        self.table.setCurrentIndex(self.model.index(row, SMALL))
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def remove(self) -> None:
        """Take the chosen levels out."""
        rows = [index.row() for index in self.table.selectionModel().selectedRows()]
        now = self.table.currentIndex().row()
        self.event_levels.remove(rows or [now])
        left = min(rows or [now])
        self.table.setCurrentIndex(self.model.index(min(left, self.model.rowCount() - 1), SMALL))

    def use(self) -> None:
        """Take the level that the keyboard is on to the desk, and go back."""
        self.event_levels.go(self.table.currentIndex().row())
        self.left.emit()

    # --- how it works -------------------------------------------------------------------------

    def _connect(self) -> None:
        self.event_levels.changed.connect(self._on_changed)
        self.event_levels.desk.changed.connect(self._on_desk_changed)
        self.model.refused.connect(self._on_refused)
        self.back.clicked.connect(self.left)
        buttons = self.buttons
        buttons["import"].clicked.connect(self.import_wanted)
        buttons["export"].clicked.connect(self.export_wanted)
        buttons["add"].clicked.connect(self.add)
        buttons["remove"].clicked.connect(self.remove)
        buttons["use"].clicked.connect(self.use)
        self.table.installEventFilter(self)
        self.table.selectionModel().currentChanged.connect(self._on_current)

    def _on_changed(self) -> None:
        self._fault = None
        self.show_levels()

    def _on_desk_changed(self) -> None:
        if self.isVisible():
            self.show_levels()

    def _on_current(self, now: QModelIndex, _before: QModelIndex) -> None:
        if now.isValid() and self._fault is not None:
            self._fault = None
            self.show_levels()

    def _on_refused(self, fault: Problem) -> None:
        self._fault = fault
        self.show_levels()

    def _enable(self, button: QPushButton, *, enabled: bool) -> None:
        """Enable a button; one that had the keyboard hands it on first."""
        if not enabled and button.hasFocus():
            self.buttons["add"].setFocus(Qt.FocusReason.OtherFocusReason)
        button.setEnabled(enabled)

    def _lay_out(self) -> None:
        head = QFrame(self)
        bar = self._foot = QFrame(self)
        head.setObjectName("incident-head")
        bar.setObjectName("incident-bar")
        self._head, self._bar = QHBoxLayout(head), QHBoxLayout(bar)
        self._head.addWidget(self.title)
        self._head.addWidget(self.hint, 1)
        self._head.addWidget(self.back)
        middle = self._middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self.table, 1000)
        middle.addStretch(1)
        for name in ("import", "export", "add", "remove"):
            self._bar.addWidget(self.buttons[name])
        self._bar.addStretch(1)
        self._bar.addWidget(self.buttons["use"])
        self._body = QVBoxLayout()
        self._body.addLayout(middle, 1)
        self._body.addWidget(self.told)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addLayout(self._body, 1)
        column.addWidget(bar)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        self.table.verticalHeader().hide()

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self._head.setContentsMargins(px(PADDING), px(5), px(PADDING), px(5))
        self._head.setSpacing(px(12))
        self._body.setContentsMargins(px(PADDING), px(10), px(PADDING), px(10))
        self._body.setSpacing(px(GAP))
        self._bar.setContentsMargins(px(PADDING), px(8), px(PADDING), px(8))
        self._bar.setSpacing(px(GAP))
        dress(self.title, font(px(BODY + 3), QFont.Weight.Bold), theme.text)
        dress(self.hint, font(px(CONTROL)), theme.muted)
        self.table.setFont(font(px(BODY)))
        self.table.setMaximumWidth(px(_WIDEST))
        self.table.verticalHeader().setDefaultSectionSize(max(theme.gap(TOUCH), px(30)))
        self._foot.setStyleSheet(
            f"QPushButton {{ min-height: {theme.target - _FRAME}px; padding: 4px {px(14)}px; }}"
        )
        self.table.setStyleSheet(_sheet(theme))
        self.buttons["use"].setStyleSheet(
            f"QPushButton:enabled {{ color: {theme.primary_text}; background: {theme.primary};"
            f" border: 1px solid {theme.primary}; font-weight: 700; }}"
            f"QPushButton:enabled:hover {{ background: {theme.primary_hover}; }}"
            f"QPushButton:enabled:focus {{ border: 2px solid {theme.focus}; }}"
        )


def _with_key(back: str) -> str:
    """Return what the button says that Escape presses too."""
    return f"Esc {back}"


def _line(told: Problem, sentence: str) -> str:
    return f"{told.place}: {sentence}" if told.place else sentence


def _sheet(theme: Theme) -> str:
    """Return what the stylesheet of the window does not say of tables."""
    return (
        f"QTableView {{ color: {theme.text}; background: {theme.panel};"
        f" border: 1px solid {theme.line}; border-radius: 8px; padding: 3px; outline: none;"
        f" gridline-color: {theme.line};"
        f" selection-background-color: {theme.chosen}; selection-color: {theme.chosen_text}; }}"
        f"QTableView:focus {{ border: 2px solid {theme.focus}; padding: 2px; }}"
        f"QTableView::item {{ padding: 0px 8px; }}"
        f"QTableView::item:focus {{ border: 2px solid {theme.focus}; }}"
        f"QTableView QLineEdit {{ border-radius: 0px; min-height: 0px; padding: 0px 7px; }}"
        f"QHeaderView {{ background: {theme.bar}; border: none; }}"
        f"QHeaderView::section {{ color: {theme.muted}; background: {theme.bar}; border: none;"
        f" border-bottom: 1px solid {theme.line}; padding: 8px; font-weight: 600; }}"
    )
