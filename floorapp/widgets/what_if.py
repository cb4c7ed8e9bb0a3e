"""What if: an act under the pointer or the keyboard shows the ruling that would follow it."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

from floorapp.engine.acts import Voluntary
from floorapp.viewmodels.action_set import ActionSet
from floorapp.viewmodels.qt_override import override

_PAUSE_MS: Final = 250
"""How long an act is looked at before it is meant: who is about to click sees no flicker."""

_BY_KEYBOARD: Final = frozenset(
    {
        Qt.FocusReason.TabFocusReason,
        Qt.FocusReason.BacktabFocusReason,
        Qt.FocusReason.ShortcutFocusReason,
    }
)


class WhatIf(QObject):
    """Watches the buttons of the acts. An act that was just made is not asked about again.

    Attributes:
        act: The act asked about; None for none.

    Signals:
        asked: Another act is asked about, or none any more.
    """

    asked = Signal()

    def __init__(
        self, actions: ActionSet, buttons: Mapping[str, QWidget], parent: QObject | None = None
    ) -> None:
        """Watch ``buttons``, by the names that ``actions`` has for their acts."""
        super().__init__(parent)
        self.act: Voluntary | None = None
        self._actions = actions
        self._names = {button: name for name, button in buttons.items()}
        self._over: QWidget | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(_PAUSE_MS)
        self._pause.timeout.connect(self._ask)
        actions.changed.connect(self._on_changed)
        for button in self._names:
            button.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QWidget) and watched in self._names:
            self._follow(watched, event)
        return super().eventFilter(watched, event)

    def forget(self) -> None:
        """Ask about nothing until the pointer or the keyboard comes to an act anew."""
        self._over = None
        self._pause.stop()
        if self.act is not None:
            self.act = None
            self.asked.emit()

    def _follow(self, button: QWidget, event: QEvent) -> None:
        match event.type():
            case QEvent.Type.Enter:
                self._begin(button)
            case QEvent.Type.FocusIn:
                if isinstance(event, QFocusEvent) and event.reason() in _BY_KEYBOARD:
                    self._begin(button)
            case QEvent.Type.Leave | QEvent.Type.FocusOut:
                if button is self._over:
                    self.forget()
            case _:
                pass

    def _begin(self, button: QWidget) -> None:
        self._over = button
        self._pause.start()

    def _ask(self) -> None:
        if self._over is None:
            return
        act = self._actions.would_do(self._names[self._over])
        if act != self.act:
            self.act = act
            self.asked.emit()

    def _on_changed(self) -> None:
        """Follow the amount while an act is asked about."""
        if self.act is not None:
            self._ask()
