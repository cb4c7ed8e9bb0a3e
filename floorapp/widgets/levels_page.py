"""The page of levels: the blinds, antes and chips of the event, edited in a table."""

from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QTableView,
    QWidget,
)

from floorapp.engine.problems import Problem
from floorapp.explain.catalogue import mark
from floorapp.viewmodels.event_levels import EventLevels, level_line
from floorapp.viewmodels.key_names import key_name
from floorapp.viewmodels.level_table import SMALL, LevelTable
from floorapp.viewmodels.line_message import problem_text
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.settings_page import ENTER, SettingsPage
from floorapp.widgets.theme import BODY, CONTROL, TOUCH, Theme
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
_MOST_TOLD: Final = 4
"""How many lines that could not be read are told at once."""

_WIDEST: Final = 1400
"""A table wider than this is hard to read along."""


class LevelsPage(SettingsPage):
    """Shows the levels of the event.

    Attributes:
        event_levels: The levels.
        table: The table.
        model: What is in it.
    """

    def __init__(self, event: EventLevels, theme: Theme, parent: QWidget) -> None:
        """Show the levels of ``event`` in a theme."""
        super().__init__(theme, BUTTONS, "use", parent)
        self.event_levels = event
        self.hint = plain_label(self)
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
        self.show_now()

    @override
    def show_now(self) -> None:
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
            self.enable(self.buttons[name], enabled=bool(event.levels))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Play a level with Enter, add one with Insert, take it out with Delete."""
        if watched is self.table and isinstance(event, QKeyEvent) and self._is_pressed(event):
            actions = {Qt.Key.Key_Insert: self.add, Qt.Key.Key_Delete: self.remove}
            if event.key() in ENTER:
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
        buttons = self.buttons
        buttons["add"].clicked.connect(self.add)
        buttons["remove"].clicked.connect(self.remove)
        buttons["use"].clicked.connect(self.use)
        self.table.installEventFilter(self)
        self.table.selectionModel().currentChanged.connect(self._on_current)

    def _on_changed(self) -> None:
        self._fault = None
        self.show_now()

    def _on_desk_changed(self) -> None:
        if self.isVisible():
            self.show_now()

    def _on_current(self, now: QModelIndex, _before: QModelIndex) -> None:
        if now.isValid() and self._fault is not None:
            self._fault = None
            self.show_now()

    def _on_refused(self, fault: Problem) -> None:
        self._fault = fault
        self.show_now()

    @override
    def hand_on(self) -> None:
        self.buttons["add"].setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        self.head.addWidget(self.title)
        self.head.addWidget(self.hint, 1)
        self.head.addWidget(self.back)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self.table, 1000)
        middle.addStretch(1)
        for name in ("import", "export", "add", "remove"):
            self.bar.addWidget(self.buttons[name])
        self.bar.addStretch(1)
        self.bar.addWidget(self.buttons["use"])
        self.body.addLayout(middle, 1)
        self.body.addWidget(self.told)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        self.table.verticalHeader().hide()

    @override
    def _wear(self, theme: Theme) -> None:
        super()._wear(theme)
        px = theme.px
        dress(self.hint, font(px(CONTROL)), theme.muted)
        self.table.setFont(font(px(BODY)))
        self.table.horizontalHeader().setFont(font(px(CONTROL)))
        self.table.setMaximumWidth(px(_WIDEST))
        self.table.verticalHeader().setDefaultSectionSize(max(theme.gap(TOUCH), px(30)))
        self.table.setStyleSheet(_sheet(theme))


def _with_key(back: str) -> str:
    """Return what the button says that Escape presses too."""
    return f"{key_name('Esc')} {back}"


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
