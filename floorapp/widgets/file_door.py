"""The door to files: open, save, recent ones, files dropped on the window, and its title."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QMenu, QWidget

from floorapp.viewmodels.commands import Commands
from floorapp.viewmodels.documents import Documents
from floorapp.viewmodels.qt_override import override

_DROPS: Final = frozenset({QEvent.Type.DragEnter, QEvent.Type.Drop})
_MOST_ASIDE: Final = 5
_SUFFIX: Final = ".floor"

Chosen = Callable[[Path], object]


class FileDoor(QObject):
    """Connects the commands, the title and dropped files of a window with its documents.

    Attributes:
        documents: The documents.
        recent: The menu of the documents opened or saved last, filled when it is opened.
        actions: All of them, for the menu.
        choose_open: Asks for a file to open, and hands it on; without waiting for it.
        choose_save: Asks for a file to save to, and hands it on; it gets a name to begin with.
    """

    def __init__(self, documents: Documents, commands: Commands, window: QWidget) -> None:
        """Stand between ``documents`` and ``window``."""
        super().__init__(window)
        self.documents = documents
        self._window = window
        self._title = ""
        self.choose_open: Callable[[Chosen], object] = self._choose_open
        self.choose_save: Callable[[str, Chosen], object] = self._choose_save
        self.recent = QMenu(window)
        self.recent.aboutToShow.connect(self._fill)
        commands.connect_to("open", lambda: self.choose_open(documents.open))
        commands.connect_to("save", self._save)
        commands.connect_to("save-as", self._save_as)
        documents.changed.connect(self._show_title)
        self.actions = (
            commands["open"],
            self.recent.menuAction(),
            commands["save"],
            commands["save-as"],
        )
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def retranslate(self) -> None:
        """Speak another language."""
        words = self.documents.desk.words
        self._title = words.text("floorapp: floor decisions")
        self.recent.setTitle(words.text("Recent"))
        self._show_title()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _DROPS or not isinstance(event, QDropEvent):
            return False
        dropped = _file_of(event)
        if dropped is None:
            return False
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            self.documents.open(dropped)
        return True

    def _save(self) -> None:
        if self.documents.file is None:
            self._save_as()
        else:
            self.documents.save()

    def _save_as(self) -> None:
        self.choose_save(self._suggested(), self.documents.save_as)

    def _suggested(self) -> str:
        """Return a name for the dispute: its file's, or else by its table."""
        documents = self.documents
        if documents.file is not None:
            return str(documents.file)
        words, table = documents.desk.words, documents.desk.situation.table
        name = words.text("Dispute") if not table else words.text("Table {table}", table=table)
        clean = "".join("-" if sign in '/\\:*?"<>|' else sign for sign in name)
        return clean + _SUFFIX

    def _show_title(self) -> None:
        """Show the file's name, with a mark where anything is not saved."""
        documents, window = self.documents, self._window
        name = documents.file.name.replace("[*]", "") if documents.file else ""
        window.setWindowTitle(f"{name}[*] – {self._title}" if name else f"{self._title}[*]")
        for shown in {window, window.window()}:
            shown.setWindowModified(documents.is_modified)

    def _fill(self) -> None:
        """Fill the menu with what is there now."""
        documents, menu, words = self.documents, self.recent, self.documents.desk.words
        menu.clear()
        recent = documents.recent
        files = recent.files if recent else ()
        aside = recent.aside[:_MOST_ASIDE] if recent else ()
        for path in files:
            self._add(path.name, path, documents.open)
        if aside:
            menu.addSeparator()
        for path in aside:
            name = words.text("Not saved: {time}", time=path.stem[:19].replace(".", ":"))
            self._add(name, path, documents.open_copy)
        if menu.isEmpty():
            menu.addAction(words.text("Nothing has been opened yet")).setEnabled(False)

    def _add(self, name: str, path: Path, run: Chosen) -> None:
        action = self.recent.addAction(name.replace("&", "&&"))
        action.setToolTip(str(path))
        action.triggered.connect(lambda: run(path))

    def _choose_open(self, then: Chosen) -> None:
        from floorapp.widgets.file_dialogs import ask_to_open

        ask_to_open(self._window, self.documents.desk.words, self._folder(), then)

    def _choose_save(self, name: str, then: Chosen) -> None:
        from floorapp.widgets.file_dialogs import ask_to_save

        ask_to_save(self._window, self.documents.desk.words, str(self._folder() / name), then)

    def _folder(self) -> Path:
        """Return the folder to begin in: that of the document, or of the last one."""
        recent = self.documents.recent
        last = self.documents.file or next(iter(recent.files if recent else ()), None)
        return last.parent if last else Path.home()


def _file_of(event: QDropEvent) -> Path | None:
    """Return the file that is dragged; None where it is something else, or more than one."""
    urls = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    return Path(urls[0].toLocalFile())
