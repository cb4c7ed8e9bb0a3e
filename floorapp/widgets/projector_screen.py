"""Which screen the projector is on, also when screens come and go."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtGui import QGuiApplication, QScreen

from floorapp.engine.values import value


@value
class Spot:
    """A place for the projector.

    Attributes:
        screen: The screen.
        is_full: Whether it fills the screen; else it is a window on it.
        is_second: Whether the floor manager's own window is on another screen.
    """

    screen: QScreen
    is_full: bool
    is_second: bool


def spot_for(
    screens: Sequence[QScreen], own: QScreen, at: QScreen | None, *, is_asked: bool
) -> Spot:
    """Return where the projector belongs.

    It goes to a screen that the main window is not on, and stays on such a one. Where there is
    none it fills the only screen if that was asked for just now, and must not cover the main
    window by itself.

    Args:
        screens: Every screen.
        own: The one of the main window.
        at: The one that the projector is on.
        is_asked: Whether the projector is being opened.
    """
    others = [screen for screen in screens if screen is not own and not _is_mirror(screen, own)]
    if others:
        return Spot(at if at in others else others[0], is_full=True, is_second=True)
    return Spot(own, is_full=is_asked, is_second=False)


def _is_mirror(screen: QScreen, own: QScreen) -> bool:
    """Tell whether two screens show the same."""
    return screen.geometry() == own.geometry()


class ScreenKeeper(QObject):
    """Keeps the projector where it belongs for as long as it is open."""

    def __init__(
        self,
        show: Callable[[Spot], None],
        own: Callable[[], QScreen],
        parent: QObject,
        screens: Callable[[], Sequence[QScreen]] = QGuiApplication.screens,
    ) -> None:
        """Keep a projector in its place.

        Args:
            show: Shows the projector at a spot.
            own: Gives the screen of the main window.
            parent: Owner in Qt's sense.
            screens: Gives every screen.
        """
        super().__init__(parent)
        self._show, self._own, self._screens = show, own, screens
        self._spot: Spot | None = None
        # Qt moves windows off a screen that goes after it has told that it goes.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._settle)
        application = QCoreApplication.instance()
        assert isinstance(application, QGuiApplication)
        for signal in (
            application.screenAdded,
            application.screenRemoved,
            application.primaryScreenChanged,
        ):
            signal.connect(self.look_again)
        application.screenAdded.connect(self._watch)
        for screen in application.screens():
            self._watch(screen)

    @property
    def spot(self) -> Spot | None:
        """Where the projector is; None while it is closed."""
        return self._spot

    def open(self) -> None:
        """Show the projector where it belongs."""
        self._go(spot_for(self._screens(), self._own(), None, is_asked=True))

    def close(self) -> None:
        """Let screens come and go."""
        self._spot = None

    def look_again(self, *_: object) -> None:
        """Go where the projector belongs now, once Qt is done with what has changed."""
        if self._spot is not None:
            self._soon.start()

    def _watch(self, screen: QScreen) -> None:
        """Look at a screen whose place changes: it may become a mirror, or stop being one."""
        screen.geometryChanged.connect(self.look_again)

    def _settle(self) -> None:
        before = self._spot
        if before is None:
            return
        now = spot_for(self._screens(), self._own(), before.screen, is_asked=False)
        if not now.is_second and not before.is_second and now.screen is before.screen:
            return  # it was asked for there, or is a window already
        if now != before:
            self._go(now)

    def _go(self, spot: Spot) -> None:
        self._spot = spot
        self._show(spot)
