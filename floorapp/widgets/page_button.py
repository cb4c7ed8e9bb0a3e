"""A painted button of the page “What happened?”: pressed by Space, other keys are the page's."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.widgets.theme import Theme


class PageButton(QAbstractButton):
    """A button that paints itself in a theme, in types that it measures once for each theme."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make a button without a label."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._wear(theme)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)
            self.updateGeometry()
            self.update()

    def _wear(self, theme: Theme) -> None:
        """Take the types that a theme is written in."""
        self._theme = theme

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press with Space; leave every other key to the page."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()
