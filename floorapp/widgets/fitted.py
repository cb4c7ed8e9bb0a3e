"""A widget that is painted as one and is as high as its contents need at its width."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.widgets.theme import Theme


class Fitted(QWidget):
    """Sets its contents anew where the width or the theme changes, and takes their height."""

    def __init__(self, theme: Theme, width: int, parent: QWidget | None = None) -> None:
        """Make it empty; ``width`` is what it asks for."""
        super().__init__(parent)
        self._theme = theme
        self._hint = QSize(width, 0)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._theme = theme
            self._arrange()

    @override
    def sizeHint(self) -> QSize:
        return self._hint

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._arrange()

    def _arrange(self) -> None:
        """Set the contents into the width, and take the height that they need."""
        raise NotImplementedError

    def _take_height(self, height: int) -> None:
        if height != self._hint.height():
            self._hint.setHeight(height)
            self.setFixedHeight(height)
        self.update()
