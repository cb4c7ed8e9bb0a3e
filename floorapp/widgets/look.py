"""Look: which theme and text size were chosen, and what the desktop asks for until then."""

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from floorapp.viewmodels.commands import Commands
from floorapp.widgets import theme as themes
from floorapp.widgets.theme import Theme

TEXT_SIZES: Final = (100, 125, 150, 175, 200)
"""Text sizes in percent of the one that fits the window."""

SYSTEM: Final = "system"
"""The name that stands for whatever theme the desktop asks for."""


class Look(QObject):
    """The theme and the text size of a window.

    Attributes:
        larger: Takes the next larger text size.
        smaller: Takes the next smaller one.
        usual: Goes back to the size that fits the window.

    Signals:
        changed: The window is to be dressed anew.
    """

    changed = Signal()

    def __init__(self, theme: Theme, commands: Commands, parent: QObject | None = None) -> None:
        """Wear ``theme`` until another one is chosen; ``commands`` change the text size."""
        super().__init__(parent)
        self._theme = theme
        self._name = theme.name
        self._text_size = TEXT_SIZES[0]
        self.larger, self.smaller = commands["larger"], commands["smaller"]
        self.usual = commands["usual-size"]
        commands.connect_to("larger", lambda: self._step(1))
        commands.connect_to("smaller", lambda: self._step(-1))
        commands.connect_to("usual-size", lambda: self.set_text_size(TEXT_SIZES[0]))
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.follow)
        hints.accessibility().contrastPreferenceChanged.connect(self.follow)
        self._enable()

    @property
    def theme(self) -> Theme:
        """The theme, at no particular text size."""
        return self._theme

    @property
    def theme_name(self) -> str:
        """The name of the theme as chosen; ``system`` while the desktop is followed."""
        return self._name

    @property
    def text_size(self) -> int:
        """The text size in percent of the one that fits the window."""
        return self._text_size

    def choose(self, name: str) -> None:
        """Wear the theme of a name; any other than a theme's follows the desktop from now on."""
        theme = themes.wanted(name)
        self._name = name if name == theme.name else SYSTEM
        self._put_on(theme)

    def set_text_size(self, percent: int) -> None:
        """Take the nearest text size that there is."""
        nearest = min(TEXT_SIZES, key=lambda size: abs(size - percent))
        if nearest != self._text_size:
            self._text_size = nearest
            self._enable()
            self.changed.emit()

    def follow(self) -> None:
        """Go along with the desktop, unless a theme was chosen."""
        if self._name == SYSTEM:
            self._put_on(themes.of_system())

    def _put_on(self, theme: Theme) -> None:
        if theme is not self._theme:
            self._theme = theme
            self.changed.emit()

    def _step(self, by: int) -> None:
        at = TEXT_SIZES.index(self._text_size) + by
        self.set_text_size(TEXT_SIZES[max(0, min(at, len(TEXT_SIZES) - 1))])

    def _enable(self) -> None:
        self.larger.setEnabled(self._text_size < TEXT_SIZES[-1])
        self.smaller.setEnabled(self._text_size > TEXT_SIZES[0])
        self.usual.setEnabled(self._text_size != TEXT_SIZES[0])
