"""The first frame: the window as it opens, while the rest of the program is still being read."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from floorapp.viewmodels.preferences import Preferences, PreferenceStore
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.placing import on_a_screen, within
from floorapp.widgets.theme import PADDING, RADIUS, Theme

SMALLEST: Final = QSize(1110, 600)
USUAL: Final = QSize(1280, 800)

_CONTEXT, _ENTRY, _HISTORY, _ACTIONS = 41, 52, 70, 113
"""Heights of the bars, top to bottom."""

_FELT: Final = 0.65
"""The share of the width that the felt takes."""


def usual_size(screens: Sequence[QRect]) -> QSize:
    """Return how large the window opens: the usual size, where the first screen has room for it."""
    return within(USUAL, screens).expandedTo(SMALLEST)


class Opening(QMainWindow):
    """The window's frame. It paints its panes at once, and keeps what is typed until it is full.

    Attributes:
        typed: What has been typed so far.
        preferences: How the user likes the window.
        store: Where that is kept; None: nowhere.
    """

    def __init__(self, theme: Theme, preferences: Preferences | None = None) -> None:
        """Open in ``theme``, where the window was."""
        super().__init__()
        self._theme = theme
        self.typed = ""
        self.preferences = preferences or Preferences()
        self.store: PreferenceStore | None = None
        self.setMinimumSize(SMALLEST)
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        self.resize(usual_size(screens))
        if self.preferences.place is not None:
            self.setGeometry(on_a_screen(self.preferences.place, screens))

    def appear(self) -> None:
        """Show the frame, over all of its screen where it was so."""
        if self.preferences.maximised:
            self.showMaximized()
        else:
            self.show()

    def furnish(self, furniture: QWidget) -> None:
        """Put everything into the frame."""
        self.setWindowTitle(furniture.windowTitle())
        self.setWindowModified(furniture.isWindowModified())
        furniture.windowTitleChanged.connect(self.setWindowTitle)
        self.setCentralWidget(furniture)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.centralWidget() is not None:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Backspace:
            self.typed = self.typed[:-1]
        else:
            self.typed += event.text() if event.text().isprintable() else ""

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.centralWidget() is not None:
            return
        theme, width, height = self._theme, self.width(), self.height()
        top, bottom = _CONTEXT + _ENTRY, height - _HISTORY - _ACTIONS
        felt = round(width * _FELT)
        with QPainter(self) as painter:
            for box, colour in (
                (QRect(0, 0, width, height), theme.panel),
                (QRect(0, top, felt, bottom - top), theme.background),
                (QRect(0, bottom, width, _HISTORY), theme.bar),
            ):
                painter.fillRect(box, QColor(colour))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QColor(theme.focus))
            painter.setBrush(QColor(theme.field))
            entry = QRect(PADDING, _CONTEXT + RADIUS, width - 2 * PADDING, _ENTRY - 2 * RADIUS)
            painter.drawRoundedRect(entry, RADIUS, RADIUS)
            painter.setPen(QColor(theme.rail))
            painter.setBrush(QColor(theme.felt))
            cloth = QRect(0, top, felt, bottom - top).adjusted(95, 75, -95, -75)
            painter.drawRoundedRect(cloth, cloth.height() / 2, cloth.height() / 2)
