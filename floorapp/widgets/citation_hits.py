"""Citations that open: by a click, or with the arrows and Enter where the keyboard is."""

from collections.abc import Callable, Sequence
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QToolTip, QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.widgets.citation_chips import CitationChips

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class CitationHits(QObject):
    """Watches painted citations.

    Attributes:
        tip: What is said of one under the pointer.
        is_live: Whether there is something to open.

    Signals:
        opened: A citation was clicked or chosen, by its number.
    """

    opened = Signal(int)

    def __init__(self, body: QWidget, chips: Callable[[], Sequence[CitationChips]]) -> None:
        """Watch the citations on ``body``; ``chips`` gives them as they lie there now."""
        super().__init__(body)
        self.tip = ""
        self.is_live = True
        self._body, self._chips = body, chips
        self._holder: QWidget | None = None
        self._hovered: int | None = None
        self._chosen: int | None = None
        body.setMouseTracking(True)
        body.installEventFilter(self)

    @property
    def marked(self) -> int | None:
        """The citation with a ring round it."""
        marked = self._chosen if self._hovered is None else self._hovered
        return marked if marked is not None and marked < self._count() else None

    def take_keys_of(self, holder: QWidget) -> None:
        """Take arrows and Enter from what has the keyboard for the citations."""
        self._holder = holder
        if holder is not self._body:
            holder.installEventFilter(self)

    def write(self, painter: QPainter) -> None:
        """Paint the citations."""
        first, marked = 0, self.marked
        for chips in self._chips():
            chips.write(painter, None if marked is None else marked - first)
            first += len(chips.boxes)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._body and self._mouse(event):
            return True
        return watched is self._holder and self._keys(event)

    def _mouse(self, event: QEvent) -> bool:
        """Follow the pointer; return whether a citation has taken the event."""
        kind = event.type()
        if kind == QEvent.Type.MouseMove:
            self._hover(self._at(cast("QMouseEvent", event)))
        elif kind == QEvent.Type.Leave:
            self._hover(None)
        elif kind == QEvent.Type.MouseButtonRelease:
            return self._click(cast("QMouseEvent", event))
        elif kind == QEvent.Type.ToolTip and self._hovered is not None:
            where = cast("QHelpEvent", event).globalPos()
            QToolTip.showText(where, self.tip, self._body)
            return True
        return False

    def _click(self, event: QMouseEvent) -> bool:
        hit = self._at(event)
        if hit is None or event.button() != Qt.MouseButton.LeftButton:
            return False
        self.opened.emit(hit)
        return True

    def _keys(self, event: QEvent) -> bool:
        """Choose with the arrows and open with Enter; return whether that is what it was."""
        if event.type() in {QEvent.Type.FocusOut, QEvent.Type.FocusIn}:
            has_keyboard = event.type() == QEvent.Type.FocusIn
            self._choose(0 if has_keyboard and self._count() else None)
        if event.type() != QEvent.Type.KeyPress or not self._count():
            return False
        key = cast("QKeyEvent", event).key()
        chosen = min(self._chosen or 0, self._count() - 1)
        if key in _ENTER:
            self.opened.emit(chosen)
        elif key in _STEPS:
            self._choose((chosen + _STEPS[Qt.Key(key)]) % self._count())
        else:
            return False
        return True

    def _count(self) -> int:
        return sum(len(chips.boxes) for chips in self._chips()) if self.is_live else 0

    def _at(self, event: QMouseEvent) -> int | None:
        point, first = event.position().toPoint(), 0
        for chips in self._chips():
            hit = chips.at(point)
            if hit is not None:
                return first + hit if self.is_live else None
            first += len(chips.boxes)
        return None

    def _hover(self, hit: int | None) -> None:
        if hit != self._hovered:
            self._hovered = hit
            if hit is None:
                self._body.unsetCursor()
            else:
                self._body.setCursor(Qt.CursorShape.PointingHandCursor)
            self._body.update()

    def _choose(self, chosen: int | None) -> None:
        self._chosen = chosen
        if self._holder is not None and chosen is not None:  # a ring is not heard
            texts = [text for chips in self._chips() for text in chips.texts]
            self._holder.setAccessibleDescription(texts[chosen])
        self._body.update()
