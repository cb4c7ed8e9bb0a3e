"""The door to the projector: opens and closes it, and keeps it up to date."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAction, QScreen
from PySide6.QtWidgets import QApplication, QWidget

from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.theme import Theme

if TYPE_CHECKING:  # it takes time to read, and is made when it is opened for the first time
    from floorapp.widgets.projector import Projector
    from floorapp.widgets.projector_screen import ScreenKeeper


class ProjectorDoor(QObject):
    """Shows the projector while its action is checked. It follows desk, language and theme.

    Attributes:
        action: Opens and closes it.
        projector: The window, once it has been opened.
        keeper: Keeps it on its screen.
    """

    def __init__(
        self,
        action: QAction,
        editing: IncidentEditing,
        worn: Callable[[], Theme],
        entry: QWidget,
        parent: QWidget,
    ) -> None:
        """Stand between the main window and the projector.

        Args:
            action: The shared action.
            editing: The act in dispute, and its desk.
            worn: Gives the theme that the main window wears.
            entry: Where what is typed goes if nothing in the main window has the keyboard.
            parent: The main window.
        """
        super().__init__(parent)
        self._editing, self._worn, self._entry, self._main = editing, worn, entry, parent
        self.projector: Projector | None = None
        self.keeper: ScreenKeeper | None = None
        self.action = action
        self.action.setCheckable(True)
        self.action.toggled.connect(lambda is_open: self._show(is_open=is_open))
        # What follows waits until the main window has been painted.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._refresh)
        for signal in (
            editing.desk.changed,
            editing.changed,
            editing.opened,
            editing.closed,
        ):
            signal.connect(self._on_changed)

    @property
    def is_open(self) -> bool:
        """Whether the projector is shown."""
        return self.action.isChecked()

    def close(self) -> None:
        """Close it."""
        self.action.setChecked(False)

    def wear(self, theme: Theme) -> None:
        """Wear another theme."""
        if self.projector is not None:
            self.projector.set_theme(theme)

    def prepared(self) -> "Projector":
        """Return the projector as it is now, made if it has not been opened before."""
        from floorapp.widgets.projector import Projector

        if self.projector is None:
            self.projector = Projector(self._worn(), self._pass_on)
            self.projector.closed.connect(self.close)
            self.projector.addActions(self._main.actions())
            self.destroyed.connect(self.projector.deleteLater)
        self._refresh()
        return self.projector

    def _show(self, *, is_open: bool) -> None:
        if is_open:
            self._open()
        elif self.projector is not None and self.keeper is not None:
            self.keeper.close()
            self.projector.hide()
            self._main.window().activateWindow()

    def _open(self) -> None:
        from floorapp.widgets.projector_screen import ScreenKeeper

        projector = self.prepared()
        if self.keeper is None:
            self.keeper = ScreenKeeper(projector.show_at, self._own_screen, self)
            window = self._main.window()
            window.installEventFilter(self)
            handle = window.windowHandle()
            if handle is not None:  # it is there once the main window has been shown
                handle.screenChanged.connect(self.keeper.look_again)
        self.keeper.open()

    def _own_screen(self) -> QScreen:
        return self._main.window().screen()

    def _on_changed(self) -> None:
        if self.is_open:
            self._soon.start()

    def _refresh(self) -> None:
        from floorapp.viewmodels.projector_view import projector_view

        if self.projector is not None:
            self.projector.retranslate(self._editing.desk.words)
            self.projector.show_view(projector_view(self._editing.desk, self._editing))

    def _pass_on(self, event: QEvent) -> None:
        """Give what is typed to whatever had the keyboard in the main window."""
        held: QWidget | None = self._main.window().focusWidget()
        QApplication.sendEvent(self._entry if held is None else held, event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Close and watched is self._main.window():
            self.close()
        return super().eventFilter(watched, event)
