"""The bet ladder: the wagers of a street on one scale, with what a seat faces as a bracket."""

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.views import LadderView
from floorapp.widgets.ladder_layout import LadderLayout
from floorapp.widgets.ladder_paint import LadderPainter
from floorapp.widgets.theme import PANE_RADIUS, Theme

_WIDTH: Final = 410
_LEAST_WIDTH: Final = 260


class BetLadder(QWidget):
    """A painted scale of wagers in a pane of its own. Without wagers it takes no room.

    Under the pointer each mark says what it is, also where there was no room for its label.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = LadderView()
        self._theme = theme
        self._painter = LadderPainter(theme)
        self._layouts: dict[int, LadderLayout] = {}
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_view(self, view: LadderView) -> None:
        """Show other wagers."""
        if view != self._view:
            self._view = view
            self.setAccessibleDescription(view.description)
            self._renew()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._theme = theme
            self._painter = LadderPainter(theme)
            self._renew()

    def told_at(self, point: QPoint) -> str:
        """Return what the mark at a point is: ``125 · B +25``; empty where there is none."""
        if not self._view.rungs:
            return ""
        layout = self._laid_out(self.width())
        reach = self._painter.measures.dot
        if abs(point.y() - self._top(layout) - layout.axis) > reach:
            return ""
        away, number = min((abs(point.x() - x), number) for number, x in enumerate(layout.marks))
        rung = self._view.rungs[number]
        return " · ".join(filter(None, (rung.amount, rung.label))) if away <= reach else ""

    def _renew(self) -> None:
        self._layouts.clear()
        self.updateGeometry()
        self.update()

    def _laid_out(self, width: int) -> LadderLayout:
        """Return the layout at a width; layouts ask for several before they settle on one."""
        found = self._layouts.get(width)
        if found is None:
            found = self._layouts[width] = self._painter.lay_out(self._view, width)
        return found

    def _top(self, layout: LadderLayout) -> int:
        return max(0, (self.height() - layout.height) // 2)

    @override
    def sizeHint(self) -> QSize:
        width = self._theme.px(_WIDTH)
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH, self.heightForWidth(max(_LEAST_WIDTH, self.width())))

    @override
    def heightForWidth(self, width: int) -> int:
        return self._laid_out(width).height if self._view.rungs else 0

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    @override
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.told_at(event.pos()), self)
            return True
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._view.rungs:
            return
        layout = self._laid_out(self.width())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._theme.well))
            painter.drawRoundedRect(QRectF(self.rect()), PANE_RADIUS, PANE_RADIUS)
            painter.translate(0, self._top(layout))
            self._painter.paint(painter, self._view, layout)
