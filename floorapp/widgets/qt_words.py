"""Qt's own words: the names of keys, the dialogs for files and the menus of fields."""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QTranslator

from floorapp.viewmodels.desk import Desk


class QtWords(QTranslator):
    """Has Qt speak the language on screen, by the translations that come with it."""

    def __init__(self, desk: Desk) -> None:
        """Speak as ``desk`` does, and English where there is no translation."""
        super().__init__(desk)
        self._language = ""
        self._desk = desk
        desk.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        language = self._desk.words.language
        if language == self._language:
            return
        self._language = language
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        application = QCoreApplication.instance()
        assert application is not None
        application.removeTranslator(self)
        if self.load(f"qtbase_{language}", folder):
            application.installTranslator(self)
