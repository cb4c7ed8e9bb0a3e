"""A pane of questions: its title, and rows of answers below it."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from floorapp.viewmodels.incident_parts import Group
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.flow_row import FlowRow
from floorapp.widgets.labels import dress
from floorapp.widgets.short_label import ShortLabel
from floorapp.widgets.theme import PANE_RADIUS, SMALL, Theme
from floorapp.widgets.typeface import font

_INSET: Final = 14
_STEPS: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class IncidentPane(QWidget):
    """One group of answers; it is marked where the ruling waits for it.

    Attributes:
        title: What is asked.
        hint: Which keys answer, or what has been answered.
        asked: Whether the ruling waits for it.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make a pane without answers."""
        super().__init__(parent)
        self._theme = theme
        self.asked = False
        self.title, self.hint = ShortLabel(self), QLabel(self)
        self.column = QVBoxLayout(self)
        top = QHBoxLayout()
        top.addWidget(self.title)
        top.addStretch(1)
        top.addWidget(self.hint)
        self.column.addLayout(top)
        self._wear(theme)

    def add(self, part: QWidget | QLayout) -> None:
        """Put another row of answers below those there are."""
        if isinstance(part, QWidget):
            self.column.addWidget(part)
        else:
            self.column.addLayout(part)

    def show_group(self, group: Group | None) -> None:
        """Show what is asked; None hides it all."""
        self.setVisible(group is not None)
        if group is None:
            return
        if self.title.text() != group.title:
            self.title.setText(group.title)
            self.setAccessibleName(group.title)
        if self.hint.text() != group.hint:
            self.hint.setText(group.hint)
        if group.asked != self.asked:
            self.asked = group.asked
            self._dress()
            self.update()

    def rows(self) -> list[FlowRow]:
        """Return the rows of answers that are shown, from top to bottom."""
        return [row for row in self.findChildren(FlowRow) if row.isVisible()]

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from one answer to the next with the arrows."""
        by = _STEPS.get(Qt.Key(event.key()))
        if by is None or not any(row.step(by) for row in self.rows()):
            event.ignore()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        line, width = (theme.short, 2) if self.asked else (theme.line, 1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(line), width))
            painter.setBrush(QColor(theme.panel))
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(box, PANE_RADIUS, PANE_RADIUS)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)
            self.update()

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self.column.setContentsMargins(px(_INSET), px(9), px(_INSET), px(10))
        self.column.setSpacing(px(6))
        self._dress()

    def _dress(self) -> None:
        theme = self._theme
        face = font(theme.px(SMALL + 1), QFont.Weight.DemiBold)
        dress(self.title, face, theme.short if self.asked else theme.muted)
        dress(self.hint, face, theme.muted)
