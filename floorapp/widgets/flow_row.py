"""Rows of buttons that go on in the next line where one is full; one stop for Tab."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.widgets.theme import GAP

_CLICK: Final = Qt.FocusPolicy.ClickFocus
_TAB: Final = Qt.FocusPolicy.StrongFocus


class FlowRow(QWidget):
    """Widgets in lines from left to right, the last ones at the right edge of theirs.

    Tab stops at one of its buttons; arrows go on from there.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty row."""
        super().__init__(parent)
        self._items: list[QWidget] = []
        self._ending: list[QWidget] = []
        self._gap = GAP
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_widgets(self, items: Sequence[QWidget], ending: Sequence[QWidget] = ()) -> None:
        """Show widgets, and others at the right edge; those that are hidden take no room."""
        for widget in (*items, *ending):
            if widget not in self._items and widget not in self._ending:
                widget.setParent(self)
                widget.installEventFilter(self)
        self._items, self._ending = list(items), list(ending)
        self.settle()

    def settle(self, stop: QWidget | None = None) -> None:
        """Set the places anew, and where Tab stops: at ``stop``, or at the first."""
        shown = [widget for widget in self._stops() if widget.isEnabled()]
        held = next((widget for widget in shown if widget.hasFocus()), None)
        chosen = held or (stop if stop in shown else next(iter(shown), None))
        for widget in self._stops():
            policy = _TAB if widget is chosen else _CLICK
            if widget.focusPolicy() != policy:
                widget.setFocusPolicy(policy)
        self._place(self.width(), set_it=True)
        self.updateGeometry()

    def step(self, by: int) -> bool:
        """Take the keyboard some buttons on; return whether it was in this row."""
        stops = [widget for widget in self._stops() if widget.isEnabled()]
        at = next((number for number, one in enumerate(stops) if one.hasFocus()), None)
        if at is None:
            return False
        _hold(stops[(at + by) % len(stops)])
        return True

    def step_in(self) -> bool:
        """Take the keyboard to where Tab stops; return whether there is such a place."""
        stops = [widget for widget in self._stops() if widget.focusPolicy() == _TAB]
        if not stops:
            return False
        _hold(stops[0])
        return True

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Tab come back to the button that had the keyboard last."""
        if event.type() == QEvent.Type.FocusIn and isinstance(watched, QWidget):
            for widget in self._stops():
                widget.setFocusPolicy(_TAB if widget is watched else _CLICK)
        return super().eventFilter(watched, event)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self._place(width, set_it=False)

    @override
    def sizeHint(self) -> QSize:
        sizes = [_size(widget) for widget in self._shown()]
        width = sum(size.width() + self._gap for size in sizes) - self._gap
        return QSize(max(0, width), max((size.height() for size in sizes), default=0))

    @override
    def minimumSizeHint(self) -> QSize:
        widest = max((_size(widget).width() for widget in self._shown()), default=0)
        return QSize(widest, 0)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(self.width(), set_it=True)

    def _shown(self) -> list[QWidget]:
        return [widget for widget in (*self._items, *self._ending) if not widget.isHidden()]

    def _stops(self) -> list[QWidget]:
        """Return what arrows go through: fields are none, since they need the arrows."""
        return [widget for widget in self._shown() if widget.property("field") is None]

    def _place(self, width: int, *, set_it: bool) -> int:
        """Return the height at a width, having set the places if so wished."""
        lines = self._lines(width)
        y = 0
        for line, ending in lines:
            high = max(_size(widget).height() for widget in (*line, *ending))
            if set_it:
                self._set_line(line, ending, y, width, high)
            y += high + self._gap
        return max(0, y - self._gap)

    def _lines(self, width: int) -> list[tuple[list[QWidget], list[QWidget]]]:
        """Return the widgets of each line, those at the right edge apart."""
        lines: list[tuple[list[QWidget], list[QWidget]]] = []
        x = width + 1
        for widget in self._items:
            if widget.isHidden():
                continue
            wide = _size(widget).width()
            if not lines or x + wide > width:
                lines.append(([], []))
                x = 0
            lines[-1][0].append(widget)
            x += wide + self._gap
        ending = [widget for widget in self._ending if not widget.isHidden()]
        if ending:
            wide = sum(_size(widget).width() + self._gap for widget in ending) - self._gap
            if not lines or x + wide > width:
                lines.append(([], ending))
            else:
                lines[-1] = (lines[-1][0], ending)
        return lines

    def _set_line(
        self, line: list[QWidget], ending: list[QWidget], y: int, width: int, high: int
    ) -> None:
        x = 0
        for widget in line:
            x = self._set_widget(widget, x, y, high)
        wide = sum(_size(widget).width() + self._gap for widget in ending) - self._gap
        x = max(0, width - wide)
        for widget in ending:
            x = self._set_widget(widget, x, y, high)

    def _set_widget(self, widget: QWidget, x: int, y: int, high: int) -> int:
        size = _size(widget)
        box = QRect(x, y + (high - size.height()) // 2, size.width(), size.height())
        if widget.geometry() != box:
            widget.setGeometry(box)
        return x + size.width() + self._gap


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
