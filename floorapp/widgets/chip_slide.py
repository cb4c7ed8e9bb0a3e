"""Chips on their way from a seat to their place: short, and ended by whatever the user does."""

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QEvent,
    QObject,
    QVariantAnimation,
    Signal,
)
from PySide6.QtWidgets import QApplication

from floorapp.viewmodels.qt_override import override

_DURATION = 180
_ENDING = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.TouchBegin,
        QEvent.Type.Wheel,
    }
)


class ChipSlide(QVariantAnimation):
    """The way of the chips, from 0 to 1.

    Signals:
        ended: The chips are in their place, or shall be at once.
    """

    ended = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(_DURATION)
        self.setEasingCurve(QEasingCurve.Type.OutCubic)
        self.stateChanged.connect(self._on_state)
        self.finished.connect(self.ended)

    @property
    def is_running(self) -> bool:
        """Whether the chips are on their way."""
        return self.state() is QAbstractAnimation.State.Running

    def _on_state(self, state: QAbstractAnimation.State) -> None:
        """Watch the user's keys and clicks as long as something moves, and no longer."""
        application = QApplication.instance()
        if application is None:
            return
        if state is QAbstractAnimation.State.Running:
            application.installEventFilter(self)
        else:
            application.removeEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _ENDING:
            self.ended.emit()
        return False
