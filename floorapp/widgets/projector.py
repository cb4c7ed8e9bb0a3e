"""The projector: the ruling for players and a room, in a window of its own."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QFont,
    QInputMethodEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QToolButton, QWidget

from floorapp.engine.values import facts
from floorapp.explain.catalogue import Catalogue
from floorapp.viewmodels.projector_view import ProjectorView
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.projector_layout import ProjectorLayout, lay_out
from floorapp.widgets.projector_screen import Spot
from floorapp.widgets.stylesheet import stylesheet
from floorapp.widgets.theme import TOUCH, Theme
from floorapp.widgets.typeface import font

_SMALLEST: Final = QSize(640, 360)
_WINDOW: Final = QSize(960, 540)
"""Its least size, and the one where it cannot fill a screen."""

_MOST: Final = 0.9
"""The share of a screen that this takes at most."""

_IDLE: Final = 3000
"""Milliseconds after which pointer and button are hidden again."""


class Projector(QWidget):
    """Shows a ruling and takes no part in it: what is typed here goes to the main window.

    Attributes:
        close_button: Closes it; seen while the mouse moves.
        idle: Runs out when the mouse has rested for a while.

    Signals:
        closed: It was closed by its user.
    """

    closed = Signal()

    def __init__(self, theme: Theme, pass_on: Callable[[QEvent], None]) -> None:
        """Make an empty projector, not shown yet.

        Args:
            theme: The theme; its text size is not used.
            pass_on: Takes what is typed.
        """
        super().__init__(None, Qt.WindowType.Window)
        self._pass_on = pass_on
        self._theme = theme
        self._view: ProjectorView | None = None
        self._layout: ProjectorLayout | None = None
        # It must neither keep the program running nor take the keyboard from the main window.
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(_SMALLEST)
        self.close_button = QToolButton(self)
        self.close_button.setText("✗")
        self.close_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.close_button.setCursor(Qt.CursorShape.ArrowCursor)
        self.close_button.clicked.connect(self.closed)
        self.close_button.hide()
        self.idle = QTimer(self, singleShot=True, interval=_IDLE)
        self.idle.timeout.connect(self._on_idle)
        self._wear(theme)

    @property
    def shown(self) -> ProjectorLayout | None:
        """What is on the screen, in its place."""
        if self._layout is None and self._view is not None:
            self._layout = lay_out(self._view, self.size(), self._theme)
        return self._layout

    def show_view(self, view: ProjectorView) -> None:
        """Show another state."""
        if view != self._view:
            self._view = view
            self.setAccessibleDescription(view.description)
            self._renew()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme.scaled(1) != self._theme:
            self._wear(theme)
            self._renew()

    def retranslate(self, words: Catalogue) -> None:
        """Speak another language."""
        self.setWindowTitle(words.text("Projector"))
        self.setAccessibleName(words.text("Projector"))
        self.close_button.setAccessibleName(words.text("Close the projector"))
        self.close_button.setToolTip(words.text("Close the projector: Esc, F11 or a double click"))

    def show_at(self, spot: Spot) -> None:
        """Show it at a spot; unless it covers the main window it leaves the keyboard there."""
        covers = spot.is_full and not spot.is_second
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating, not covers)
        if self.isVisible() and self.isFullScreen():
            self.showNormal()  # a window that fills a screen does not move to another one
        self.setScreen(spot.screen)
        if spot.is_full:
            self.setGeometry(spot.screen.geometry())
            self.showFullScreen()
        else:
            room = spot.screen.availableGeometry()
            window = QRect(room.topLeft(), _WINDOW.boundedTo(room.size() * _MOST))
            window.moveCenter(room.center())
            self.setGeometry(window)
            self.showNormal()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), QColor(self._theme.well))
            if self._view is not None and self.shown is not None:
                paint(painter, self._view, self.shown, self._theme)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._layout = None
        edge = TOUCH // 4
        self.close_button.setGeometry(self.width() - TOUCH - edge, edge, TOUCH, TOUCH)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Escape, Qt.Key.Key_F11}:
            self.closed.emit()
        else:
            self._pass_on(event)
        event.accept()

    @override
    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._pass_on(event)

    @override
    def event(self, event: QEvent) -> bool:
        """Pass on the Tab key too: there is nothing here to go to."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and _is_tab(event):
            self._pass_on(event)
            return True
        return super().event(event)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.unsetCursor()
        self.close_button.show()
        self.idle.start()

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.closed.emit()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        event.accept()
        self.closed.emit()

    def _on_idle(self) -> None:
        if self.close_button.underMouse():
            self.idle.start()
            return
        self.close_button.hide()
        self.setCursor(Qt.CursorShape.BlankCursor)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme.scaled(1)
        self.setStyleSheet(stylesheet(facts(self._theme), self._theme.px, self._theme.target))
        self.close_button.setFont(font(TOUCH // 2, QFont.Weight.Bold))

    def _renew(self) -> None:
        self._layout = None
        self.update()


def _is_tab(event: QKeyEvent) -> bool:
    return event.key() in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab}


def paint(painter: QPainter, view: ProjectorView, layout: ProjectorLayout, theme: Theme) -> None:
    """Paint what everybody is shown."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for word in layout.top:
        word.write(painter)
    for text in layout.texts:
        text.write(painter)
    ladder = layout.ladder
    if ladder is not None:
        painter.translate(ladder.left, ladder.top)
        ladder.painter.paint(painter, view.ladder, ladder.layout)
        painter.translate(-ladder.left, -ladder.top)
    layout.cards.paint(painter, theme)
