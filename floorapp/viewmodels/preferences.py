"""Preferences: how a user likes the program, kept from one start to the next in a file."""

from typing import Final

from PySide6.QtCore import QFile, QRect, QSettings

from floorapp.engine.values import value

_NAME: Final = "floorapp"
_FORMAT: Final = "format"
"""The setting that every such file has, so that a file without it is damaged or none of ours."""

_LARGEST: Final = 1_000_000
"""The most bytes that are read as settings."""


@value(kw_only=True)
class Preferences:
    """What is remembered. What is not known is as just installed.

    Attributes:
        language: Code of the language on screen; empty: the system's.
        theme: The name of the theme, or ``system``.
        text_size: In percent of the one that fits the window.
        book: Id of the rule book; empty: the usual one.
        table: The last table's set-up, as a document; empty: none.
        place: Where the window was, unless it was maximised; None: where the system puts it.
        maximised: Whether it filled its screen.
    """

    language: str = ""
    theme: str = "system"
    text_size: int = 100
    book: str = ""
    table: str = ""
    place: QRect | None = None
    maximised: bool = False


class PreferenceStore:
    """The file that preferences are kept in.

    Attributes:
        file: Its name.
        is_damaged: Whether some of it could not be read.
    """

    def __init__(self, file: str) -> None:
        """Keep preferences in ``file``, which need not be there yet."""
        self.file = file
        self.is_damaged = False

    def read(self) -> Preferences:
        """Return what is remembered; what cannot be read is as just installed."""
        file = QFile(self.file)
        if not file.exists():
            return Preferences()
        settings = self._open()
        is_read = settings.status() == QSettings.Status.NoError and settings.contains(_FORMAT)
        self.is_damaged = not is_read or file.size() > _LARGEST
        if self.is_damaged:
            return Preferences()
        usual = Preferences()
        place = settings.value("window/place")
        size = str(settings.value("text_size", ""))
        return Preferences(
            language=_text(settings, "language", usual.language),
            theme=_text(settings, "theme", usual.theme),
            text_size=int(size) if size.isascii() and size.isdigit() else usual.text_size,
            book=_text(settings, "book", usual.book),
            table=_text(settings, "table", usual.table),
            place=place if isinstance(place, QRect) and place.isValid() else None,
            maximised=str(settings.value("window/maximised")).lower() == "true",
        )

    def write(self, preferences: Preferences) -> bool:
        """Keep preferences; return whether the file could be written."""
        if self.is_damaged:  # a file that cannot be read is not added to either
            QFile.remove(self.file)
            self.is_damaged = False
        settings = self._open()
        settings.setValue(_FORMAT, 1)
        for name in ("language", "theme", "text_size", "book", "table"):
            settings.setValue(name, getattr(preferences, name))
        if preferences.place is not None:
            settings.setValue("window/place", preferences.place)
        settings.setValue("window/maximised", preferences.maximised)
        settings.sync()
        return settings.status() == QSettings.Status.NoError

    def _open(self) -> QSettings:
        return QSettings(self.file, QSettings.Format.IniFormat)


def own_store() -> PreferenceStore:
    """Return the store in the user's own folder of settings."""
    kind, scope = QSettings.Format.IniFormat, QSettings.Scope.UserScope
    return PreferenceStore(QSettings(kind, scope, _NAME, _NAME).fileName())


def _text(settings: QSettings, name: str, usual: str) -> str:
    """Return a setting that is one text; anything else is as just installed."""
    found = settings.value(name)
    return found if isinstance(found, str) else usual
