"""The left side of the page of chips as found: a row for each seat; they scroll where many."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.snapshot_editing import SnapshotEditing
from floorapp.viewmodels.snapshot_view import SnapshotView
from floorapp.widgets.folded_scroll import FoldedScroll
from floorapp.widgets.labels import dress, plain_label
from floorapp.widgets.snapshot_row import SnapshotRow
from floorapp.widgets.theme import GAP, PADDING, SMALL, Theme
from floorapp.widgets.typeface import font

_MOST_COLUMNS: Final = 2


class SnapshotRows(QWidget):
    """The rows, in two columns where there is room, below their title.

    Attributes:
        title: What is asked.
        keys: Which keys answer.
        area: What the rows scroll in.

    Signals:
        finished: Enter was pressed in the last row.
    """

    finished = Signal()

    def __init__(
        self, editing: SnapshotEditing, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Enter what lies in front on ``editing``."""
        super().__init__(parent)
        self._editing = editing
        self._theme = theme
        self._made: list[SnapshotRow] = []
        self._placed: tuple[int, int] = (0, 0)
        self.title, self.keys = QLabel(self), plain_label(self)
        self.keys.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        self.area = FoldedScroll(self)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        self._grid = QGridLayout()
        column.addLayout(self._grid)
        column.addStretch(1)
        self.area.setWidget(inside)
        top = QHBoxLayout()
        top.addWidget(self.title)
        top.addWidget(self.keys, 1)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(top)
        self._layout.addWidget(self.area, 1)
        self._wear(theme)

    @property
    def rows(self) -> list[SnapshotRow]:
        """The rows shown, one for each seat in order."""
        return [row for row in self._made if not row.isHidden()]

    def row(self, seat: str) -> SnapshotRow:
        """Return the row of a seat."""
        return next(row for row in self.rows if row.seat == seat)

    def show_view(self, view: SnapshotView) -> None:
        """Show what is entered so far."""
        self.title.setText(view.seats_title)
        self.keys.setText(view.keys)
        while len(self._made) < len(view.rows):
            self._made.append(self._new_row())
        for number, row in enumerate(self._made):
            if number < len(view.rows):
                row.show_row(view.rows[number])
            row.setVisible(number < len(view.rows))
        self._place()

    def take_focus(self) -> None:
        """Take the keyboard to the first seat."""
        if self.rows:
            self._step_to(0)

    def step(self, row: SnapshotRow, by: int) -> bool:
        """Take the keyboard some rows on; return whether there is such a row."""
        at = self.rows.index(row) + by
        if not 0 <= at < len(self.rows):
            return False
        self._step_to(at)
        return True

    def _step_to(self, at: int) -> None:
        row = self.rows[at]
        row.field.setFocus(Qt.FocusReason.TabFocusReason)
        row.field.selectAll()
        self.area.ensureWidgetVisible(row, 0, 4)

    def _new_row(self) -> SnapshotRow:
        row, editing = SnapshotRow(self._theme, self.area.widget()), self._editing
        row.typed.connect(lambda text: editing.type_amount(row.seat, text))
        row.marked.connect(lambda name: self._mark(row, name))
        row.entered.connect(lambda: self._on_entered(row))
        row.stepped.connect(lambda by: self._on_stepped(row, by))
        return row

    def _on_stepped(self, row: SnapshotRow, by: int) -> None:
        """Go on to another row; behind the last one the page goes on."""
        if not self.step(row, by) and by > 0:
            self.finished.emit()

    def _on_entered(self, row: SnapshotRow) -> None:
        if self._editing.is_open:
            self._editing.make_current(row.seat)

    def _mark(self, row: SnapshotRow, name: str) -> None:
        editing, seat = self._editing, row.seat
        editing.make_current(seat)
        turn = {
            "match": editing.match,
            "all-in": editing.turn_all_in,
            "folded": editing.turn_folded,
            "to-act": editing.turn_to_act,
        }
        turn[name](seat)
        row.field.setFocus(Qt.FocusReason.OtherFocusReason)
        row.field.selectAll()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Set the rows into one column, or two where they have room, their parts in line."""
        rows = self.rows
        if not rows:
            return
        name = max(row.name_width() for row in rows)
        buttons = tuple(
            max(button.sizeHint().width() for button in column)
            for column in zip(*(row.buttons for row in rows), strict=True)
        )
        for row in rows:
            row.set_columns(name, buttons)
        needed = rows[0].minimumSizeHint().width() + self._theme.px(GAP)
        room = self.width() - 2 * self._theme.px(PADDING)
        columns = min(_MOST_COLUMNS, max(1, room // max(1, needed)))
        per_column = -(-len(rows) // columns)
        self._fold(rows[0].sizeHint().height(), per_column)
        if (len(rows), columns) == self._placed:
            return
        self._placed = (len(rows), columns)
        for number, row in enumerate(rows):
            self._grid.addWidget(row, number % per_column, number // per_column)
        for column in range(_MOST_COLUMNS):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _fold(self, high: int, count: int) -> None:
        """Let what scrolls end between two rows."""
        gap, seen = self._grid.spacing(), self.area.height() - 2
        whole = max(1, (seen + gap) // (high + gap))
        left = seen - whole * (high + gap) + gap
        self.area.keep_below(0 if whole >= count else max(0, left))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)
            for row in self._made:
                row.set_theme(theme)
            self._place()

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self._layout.setContentsMargins(px(PADDING), px(10), px(PADDING - 8), px(10))
        self._layout.setSpacing(px(8))
        self._grid.setContentsMargins(0, 0, px(8), 0)
        self._grid.setSpacing(px(6))
        face = font(px(SMALL + 1), QFont.Weight.DemiBold)
        dress(self.title, face, theme.muted)
        dress(self.keys, font(px(SMALL)), theme.muted)
