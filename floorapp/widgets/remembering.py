"""Remembering: what a user has chosen in the window is kept, a while after it was."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QWidget

from floorapp.explain.spoken import Spoken
from floorapp.viewmodels.last_table import read_table, write_table
from floorapp.viewmodels.preferences import Preferences, PreferenceStore
from floorapp.widgets.main_window import MainWindow

_AFTER: Final = 3000
"""Milliseconds from a change until it is written, so that no key waits for a disk."""


class Remembering(QObject):
    """Keeps the preferences of a window: some seconds after a change, and when the program ends."""

    def __init__(
        self,
        frame: QWidget,
        window: MainWindow,
        store: PreferenceStore,
        preferences: Preferences,
    ) -> None:
        """Watch a window.

        Args:
            frame: What stands on the screen.
            window: What is in it.
            store: The file.
            preferences: What was read from it.
        """
        super().__init__(frame)
        self._frame = frame
        self._window = window
        self._store = store
        self._kept = preferences
        self._has_told = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_AFTER)
        self._timer.timeout.connect(self.save)
        for signal in (window.desk.changed, window.look.changed):
            signal.connect(self._wait)
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.save)

    def restore(self, *, with_table: bool) -> None:
        """Set the window to what was remembered; the table only where no document is shown."""
        window, kept = self._window, self._kept
        words = window.desk.words
        window.look.choose(kept.theme)
        window.look.set_text_size(kept.text_size)
        if self._store.is_damaged:
            window.show_notice(
                Spoken(
                    lambda words: words.text(
                        "Your settings could not be read: the usual ones hold."
                    ),
                    words,
                )
            )
        table = read_table(kept.table, window.desk.book.ante_order) if with_table else None
        if table is not None:
            window.desk.open(table)

    def save(self) -> None:
        """Keep what is different; tell it, once, where the file cannot be written."""
        self._timer.stop()
        now = self._now()
        if now == self._kept:
            return
        self._kept = now
        if not self._store.write(now) and not self._has_told:
            self._has_told = True
            file = self._store.file
            self._window.show_notice(
                Spoken(
                    lambda words: words.text(
                        "Your settings cannot be kept: “{file}” cannot be written.", file=file
                    ),
                    self._window.desk.words,
                )
            )

    def _wait(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _now(self) -> Preferences:
        desk, look, frame = self._window.desk, self._window.look, self._frame
        book, table = self._kept.book, self._kept.table
        if not desk.is_lent:  # what a demonstration is played by is not what was chosen
            book, table = desk.book.id, write_table(desk.situation)
        return Preferences(
            language=desk.words.language,
            theme=look.theme_name,
            text_size=look.text_size,
            book=book,
            table=table,
            place=frame.normalGeometry() if frame.isMaximized() else frame.geometry(),
            maximised=frame.isMaximized(),
        )
