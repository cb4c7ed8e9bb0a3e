"""Rows of buttons that go on in the next line where one is full; one stop for Tab."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QScrollArea, QSizePolicy, QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.widgets.theme import GAP

_CLICK: Final = Qt.FocusPolicy.ClickFocus
_TAB: Final = Qt.FocusPolicy.StrongFocus
_Sized = tuple[QWidget, QSize]


class FlowRow(QWidget):
    """Widgets in lines from left to right, the last ones at the right edge of theirs.

    Tab stops at one of its buttons; arrows go on from there.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty row."""
        super().__init__(parent)
        self._items: list[QWidget] = []
        self._ending: list[QWidget] = []
        self._sizes: list[_Sized] = []
        self._heights: dict[int, int] = {}
        self._gap = GAP
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_widgets(self, items: Sequence[QWidget], ending: Sequence[QWidget] = ()) -> None:
        """Take widgets in, and others at the right edge; ``settle`` sets them to their places."""
        for widget in (*items, *ending):
            if widget not in self._items and widget not in self._ending:
                widget.setParent(self)
        self._items, self._ending = list(items), list(ending)

    def settle(self, stop: QWidget | None = None) -> None:
        """Set the places anew, and where Tab stops: at ``stop``, or at the first."""
        shown = [widget for widget in self._stops() if widget.isEnabled()]
        held = next((widget for widget in shown if widget.hasFocus()), None)
        self._stop_at(held or (stop if stop in shown else next(iter(shown), None)))
        before = self._heights.get(self.width()), self.sizeHint(), self.minimumSizeHint()
        self._sizes = [(widget, _size(widget)) for widget in self._shown()]
        self._heights = {}
        self._place(self.width())
        now = self.heightForWidth(self.width()), self.sizeHint(), self.minimumSizeHint()
        if now != before:  # beside others it may need another width too, as in another language
            self.updateGeometry()

    def _stop_at(self, stop: QWidget | None) -> None:
        """Have Tab stop at one button and at no other one."""
        for widget in self._stops():
            policy = _TAB if widget is stop else _CLICK
            if widget.focusPolicy() != policy:
                widget.setFocusPolicy(policy)

    def step(self, by: int) -> bool:
        """Take the keyboard some buttons on; return whether it was in this row."""
        stops = [widget for widget in self._stops() if widget.isEnabled()]
        at = next((number for number, one in enumerate(stops) if one.hasFocus()), None)
        if at is None:
            return False
        following = stops[(at + by) % len(stops)]
        self._stop_at(following)
        _hold(following)
        return True

    def step_in(self) -> bool:
        """Take the keyboard to where Tab stops; return whether there is such a place."""
        stops = [widget for widget in self._stops() if widget.focusPolicy() == _TAB]
        if not stops:
            return False
        _hold(stops[0])
        return True

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            lines = [
                max(size.height() for _, size in (*line, *end)) for line, end in self._lines(width)
            ]
            self._heights[width] = max(0, sum(lines) + self._gap * (len(lines) - 1))
        return self._heights[width]

    @override
    def sizeHint(self) -> QSize:
        sizes = [size for _, size in self._sizes]
        width = sum(size.width() + self._gap for size in sizes) - self._gap
        return QSize(max(0, width), max((size.height() for size in sizes), default=0))

    @override
    def minimumSizeHint(self) -> QSize:
        widest = max((size.width() for _, size in self._sizes), default=0)
        return QSize(widest, 0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(self.width())

    def _shown(self) -> list[QWidget]:
        return [widget for widget in (*self._items, *self._ending) if not widget.isHidden()]

    def _stops(self) -> list[QWidget]:
        """Return what arrows go through: fields are none, since they need the arrows."""
        return [widget for widget in self._shown() if isinstance(widget, QAbstractButton)]

    def _place(self, width: int) -> None:
        """Set every widget to its place."""
        y = 0
        for line, ending in self._lines(width):
            high = max(size.height() for _, size in (*line, *ending))
            self._set_line(line, 0, y, high)
            self._set_line(ending, max(0, width - self._wide(ending)), y, high)
            y += high + self._gap

    def _lines(self, width: int) -> list[tuple[list[_Sized], list[_Sized]]]:
        """Return the widgets of each line, those at the right edge apart."""
        lines: list[tuple[list[_Sized], list[_Sized]]] = []
        x = width + 1
        ending = []
        for widget, size in self._sizes:
            if widget in self._ending:
                ending.append((widget, size))
                continue
            if not lines or x + size.width() > width:
                lines.append(([], []))
                x = 0
            lines[-1][0].append((widget, size))
            x += size.width() + self._gap
        if ending and lines and x + self._wide(ending) <= width:
            lines[-1] = (lines[-1][0], ending)
        elif ending:
            lines.append(([], ending))
        return lines

    def _wide(self, line: list[_Sized]) -> int:
        return sum(size.width() + self._gap for _, size in line) - self._gap

    def _set_line(self, line: list[_Sized], x: int, y: int, high: int) -> None:
        for widget, size in line:
            box = QRect(QPoint(x, y + (high - size.height()) // 2), size)
            if widget.geometry() != box:
                widget.setGeometry(box)
            x += size.width() + self._gap


def _hold(widget: QWidget) -> None:
    """Give a widget the keyboard and bring it into view."""
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    above = widget.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    if above is not None:
        above.ensureWidgetVisible(widget)


def _size(widget: QWidget) -> QSize:
    """Return how large a widget is to be."""
    return widget.sizeHint().expandedTo(widget.minimumSize()).boundedTo(widget.maximumSize())
