"""A large button of two lines for one shared action."""

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAction, QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from floorapp.explain.action_text import ActionLabel
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.theme import RADIUS, SMALL, TOUCH, Theme
from floorapp.widgets.word import Cut, cut, fitting

_TITLES: Final = (17, 15, 13)
"""Sizes of the first line: the largest that fits is taken."""

_DETAILS: Final = (SMALL, SMALL - 1, SMALL - 2)
_LOWER: Final = (12, 11, 10, 9, 8)
"""Sizes of both lines where a button is lower than they would like."""

_MARGIN: Final = 16
_INSET: Final = 5
_HEIGHT: Final = TOUCH + 8
_LINES: Final = 36
_LOW_LINES: Final = 27
"""The height of two lines of type; a low button makes do with one."""


class ActionButton(QAbstractButton):
    """Presses an action; says below what it costs, or why it cannot be pressed.

    Attributes:
        action: The action; its enabled state is the button's.
    """

    def __init__(self, action: QAction, theme: Theme, parent: QWidget | None = None) -> None:
        """Press ``action``."""
        super().__init__(parent)
        self.action = action
        self._theme = theme
        self._label = ActionLabel("", "")
        self._is_main = True
        self._height = _HEIGHT
        self._titles, self._details, self._lower = _cuts(theme)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._on_action_changed)
        self._on_action_changed()

    def set_label(self, label: ActionLabel) -> None:
        """Show other lines."""
        if label == self._label:
            return
        self._label = label
        self.setText(label.title)
        self.setAccessibleName(label.title)
        self.setAccessibleDescription(label.detail)
        self.updateGeometry()
        self.update()

    def set_secondary(self, *, low: bool = False) -> None:
        """Stand back behind the acts; a ``low`` one is no higher than a finger."""
        self._is_main = False
        self._height = TOUCH if low else _HEIGHT

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme == self._theme:
            return
        self._theme = theme
        self._titles, self._details, self._lower = _cuts(theme)
        self.updateGeometry()
        self.update()

    @override
    def sizeHint(self) -> QSize:
        px = self._theme.px
        title, detail = self._titles[0], self._details[0]
        width = max(title.width(self._label.title), detail.width(self._label.detail))
        return QSize(max(width + 2 * self._theme.gap(_MARGIN), px(79)), self._high())

    def width_at(self, height: int) -> int:
        """Return how wide a low one must be at a height: where two lines fit, it may be broken."""
        least = self.minimumSizeHint().width()
        if 2 * self._titles[-1].height <= height:
            return least
        return max(least, self._titles[-1].width(self._label.title) + 2 * _INSET + 2)

    @override
    def minimumSizeHint(self) -> QSize:
        """Keep room for the words at their smallest; a reason may be broken behind its rule."""
        smallest = self._details[-1]
        wide = max(map(self._titles[-1].width, self._title_lines(0)))
        lines = [self._label.detail] if self.isEnabled() else self._detail_lines(0)
        if self.isEnabled() or len(lines) > 1:
            wide = max(wide, *map(smallest.width, lines))
        return QSize(max(wide + 2 * _INSET + 2, self._theme.gap(64)), self._high())

    def _high(self) -> int:
        """Return the height for a finger, and for two lines of type."""
        lines = _LOW_LINES if self._is_low else _LINES
        return max(self._theme.gap(self._height), self._theme.px(lines))

    @property
    def _is_low(self) -> bool:
        return self._height < _HEIGHT

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        ground, line, title, detail = self._colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        style = Qt.PenStyle.SolidLine if self.isEnabled() else Qt.PenStyle.DashLine
        painter.setPen(QPen(QColor(line), 1, style))
        painter.setBrush(QColor(ground))
        box = self.rect().adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(box, RADIUS, RADIUS)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.focus), 2))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        self._write(painter, QColor(title), QColor(detail))
        painter.end()

    def _write(self, painter: QPainter, title: QColor, detail: QColor) -> None:
        inside = self.rect().adjusted(_INSET, 0, -_INSET, 0)
        faces, titles, details = self._lines_in(inside.width())
        y = (self.height() - sum(face.height for face in faces)) // 2
        for number, (face, text) in enumerate(zip(faces, (*titles, *details), strict=True)):
            room = QRect(inside.left(), y, inside.width(), face.height)
            face.centred(text, title if number < len(titles) else detail, room).write(painter)
            y += face.height

    def _lines_in(self, width: int) -> tuple[list[Cut], list[str], list[str]]:
        """Return the lines of the title and below it, with the type of each.

        Where all of them are too high, the rule that is named gives way, on a low button all that
        is below; and then the type is smaller.
        """
        titles = self._title_lines(width)
        largest = max(len(titles) - 1, int(self._is_low))  # alike where room differs
        below = list(filter(None, self._detail_lines(width))) if len(titles) == 1 else []
        reason = [f"✗ {below[-1]}"] if len(below) > 1 else below
        for details in (below, reason, [] if self._is_low else reason):
            faces = [fitting(self._titles[largest:], text, width) for text in titles]
            faces += [fitting(self._details, text, width) for text in details]
            if sum(face.height for face in faces) <= self.height():
                return faces, titles, details
        lines = len(titles) + len(details)
        lower = [face for face in self._lower if lines * face.height <= self.height()]
        return [(lower or self._lower[-1:])[0]] * lines, titles, details

    def _title_lines(self, width: int) -> list[str]:
        """Return the title; of a low button one that is too wide is broken in its middle."""
        title = self._label.title
        spaces = [at for at, letter in enumerate(title) if letter == " "]
        if not (self._is_low and spaces) or self._titles[-1].width(title) <= width:
            return [title]
        middle = min(spaces, key=lambda at: abs(2 * at - len(title)))
        return [title[:middle], title[middle + 1 :]]

    def _detail_lines(self, width: int) -> list[str]:
        """Return the second line; one that is too wide is broken behind the rule that it names."""
        detail, smallest = self._label.detail, self._details[-1]
        rule, colon, reason = detail.partition(": ")
        if not colon or smallest.width(detail) <= width:
            return [detail]
        return [rule + colon.rstrip(), reason]

    def _colours(self) -> tuple[str, str, str, str]:
        """Return ground, outline, and the colours of the two lines."""
        theme = self._theme
        if not self.isEnabled():
            is_fault = self._label.detail.startswith("✗")
            return theme.rest, theme.rest_line, theme.dim, theme.closed if is_fault else theme.dim
        if self._is_main:
            ground = theme.primary_hover if self.underMouse() else theme.primary
            return ground, ground, theme.primary_text, theme.primary_text
        ground = theme.secondary_hover if self.underMouse() else theme.secondary
        return ground, theme.border, theme.secondary_text, theme.secondary_text

    def _on_action_changed(self) -> None:
        if self.isEnabled() != self.action.isEnabled():
            self.setEnabled(self.action.isEnabled())
            self.updateGeometry()
        if self.toolTip() != self.action.toolTip():
            self.setToolTip(self.action.toolTip())


def _cuts(theme: Theme) -> tuple[tuple[Cut, ...], ...]:
    """Return the type of the two lines and of lower ones, each from large to small."""
    weights = ((_TITLES, QFont.Weight.Bold), (_DETAILS, QFont.Weight.Medium))
    of_all = (*weights, (_LOWER, QFont.Weight.DemiBold))
    return tuple(tuple(cut(theme.px(size), weight) for size in sizes) for sizes, weight in of_all)
