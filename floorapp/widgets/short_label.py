"""A label of one line that ends in “…” where there is no room for all of it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from floorapp.viewmodels.qt_override import override


class ShortLabel(QLabel):
    """A label that gives way; all of it is told under the pointer and to a screen reader."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make a label without a text."""
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    @property
    def shown(self) -> str:
        """What is painted of the text."""
        width = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, width)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.shown
        told = "" if shown == self.text() else self.text()
        if self.toolTip() != told:
            self.setToolTip(told)
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(self.foregroundRole()))
            painter.drawText(self.contentsRect(), self.alignment(), shown)
