"""The slip window: how the slip of a ruling will look, and where it goes. It stops nothing."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from floorapp.engine.problems import Problem
from floorapp.explain.catalogue import LANGUAGES, OWN_NAMES, Catalogue
from floorapp.viewmodels.key_names import key_name
from floorapp.viewmodels.line_message import problem_text
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.slip_view import SlipView
from floorapp.widgets.file_asking import ask_to_write
from floorapp.widgets.labels import dress, plain_label
from floorapp.widgets.print_page import A5, PAPERS, Paper
from floorapp.widgets.proportions import fitting_beside
from floorapp.widgets.slip_layout import missing_on, slip_pages
from floorapp.widgets.slip_output import missing_problem, save_slip
from floorapp.widgets.slip_preview import SlipPreview
from floorapp.widgets.theme import CONTROL, GAP, PADDING, Theme
from floorapp.widgets.typeface import font
from floorapp.widgets.usual_size import usual_size
from floorapp.widgets.wearing import put_on

_SIZE: Final = (920, 720)
_COLUMN: Final = 320
"""How wide the column of buttons is."""

SlipSource = Callable[[str], SlipView]
"""Gives the slip in a language, by its code."""


class SlipWindow(QWidget):
    """Shows a slip on the paper and in the language chosen, and sends it where it is wanted.

    Signals:
        closed: It was closed.

    Attributes:
        preview: The pages.
        area: What scrolls them.
        papers, languages: The buttons to choose with, by name.
        pdf, png, print, copy: The buttons that send it somewhere.
        slip: The slip shown.
        message: What came of it, or what cannot be printed.
        dialog: The last window that asked for a file's name.
    """

    closed = Signal()

    def __init__(self, theme: Theme, source: SlipSource, language: str) -> None:
        """Show the slip of a source, in a language to begin with."""
        super().__init__()
        self.setObjectName("slip")
        self._worn = self._theme = theme
        self._source = source
        self._paper: Paper = A5
        self._language = language
        self.dialog: QFileDialog | None = None
        self.preview = SlipPreview(theme)
        self.area = QScrollArea(self)
        self.area.setWidgetResizable(True)
        self.area.setWidget(self.preview)
        self._titles = {name: QLabel(self) for name in ("paper", "language")}
        self.papers = self._choices(PAPERS, self._on_paper)
        self.languages = self._choices(LANGUAGES, self._on_language)
        self.pdf, self.png, self.print, self.copy = (QPushButton(self) for _ in range(4))
        self.message = plain_label(self)
        self._lay_out()
        self.pdf.clicked.connect(lambda: self._ask_for_name(".pdf"))
        self.png.clicked.connect(lambda: self._ask_for_name(".png"))
        self.print.clicked.connect(self._on_print)
        self.copy.clicked.connect(self._on_copy)
        self.papers[A5.name].setChecked(True)
        self.languages[language].setChecked(True)
        self.resize(usual_size(self, *_SIZE, theme))
        self.wear(theme)

    def retranslate(self, words: Catalogue) -> None:
        """Speak another language; that of the slip stays."""
        self._words = words
        self.setWindowTitle(words.text("Slip"))
        self._titles["paper"].setText(words.text("Paper"))
        self._titles["language"].setText(words.text("Language of the slip"))
        for name, text in (("a5", words.text("A5")), ("80mm", words.text("Receipt, 80 mm"))):
            self.papers[name].setText(text)
            self.papers[name].setAccessibleDescription(words.text("Paper"))
        for button in self.languages.values():
            button.setAccessibleDescription(words.text("Language of the slip"))
        self.pdf.setText(words.text("Save as PDF …"))
        self.png.setText(words.text("Save as picture …"))
        self.print.setText(words.text("Print"))
        self.copy.setText(words.text("Copy the text"))
        for button, keys in ((self.pdf, "Ctrl+S"), (self.print, "Ctrl+P"), (self.copy, "Ctrl+C")):
            button.setShortcut(QKeySequence(keys))  # after its text, which would clear it
            button.setToolTip(key_name(keys))
        self.area.setAccessibleName(words.text("Slip"))
        self.refresh()

    def wear(self, theme: Theme) -> None:
        """Wear another theme, in type that leaves the preview room."""
        self._worn = theme
        self._theme = theme = fitting_beside(theme, self.size())
        put_on(self, theme)
        for title in self._titles.values():
            dress(title, font(theme.px(CONTROL)), theme.muted)
        self._column.setFixedWidth(theme.px(_COLUMN))

    def refresh(self) -> None:
        """Show the slip as it is now."""
        self.slip = self._source(self._language)
        self.preview.show_pages(slip_pages(self.slip, self._paper))
        self.preview.setAccessibleName(self._words.text("Slip"))
        self.area.setAccessibleDescription(self.slip.text)
        lacking = missing_on(self.slip)
        self._tell(missing_problem(lacking) if lacking else "")

    def save(self, file: Path) -> None:
        """Write the slip, and tell what came of it."""
        failed = save_slip(self.slip, self._paper, file)
        self._tell(failed or self._words.text("Saved: {file}", file=str(file)))

    def _choices(
        self, names: Iterable[str], picked: Callable[[str], None]
    ) -> dict[str, QPushButton]:
        group = QButtonGroup(self)
        buttons = {}
        for name in names:
            button = QPushButton(OWN_NAMES.get(name, name), self)
            button.setCheckable(True)
            button.clicked.connect(lambda _checked=False, name=name: picked(name))
            group.addButton(button)
            buttons[name] = button
        return buttons

    def _lay_out(self) -> None:
        held = QWidget()
        column = QVBoxLayout(held)
        column.setContentsMargins(PADDING, PADDING, PADDING, PADDING)
        column.addWidget(self._titles["paper"])
        column.addLayout(_row(self.papers.values()))
        column.addWidget(self._titles["language"])
        column.addLayout(_row(self.languages.values()))
        column.addSpacing(PADDING)
        for button in (self.pdf, self.png, self.print, self.copy):
            column.addWidget(button)
        column.addWidget(self.message)
        column.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.area, 1)
        self._column = QScrollArea(self)  # for windows lower than the buttons are
        self._column.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._column.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._column.setWidgetResizable(True)
        self._column.setWidget(held)
        row.addWidget(self._column)

    def _on_paper(self, name: str) -> None:
        self._paper = PAPERS[name]
        self.refresh()

    def _on_language(self, language: str) -> None:
        self._language = language
        self.refresh()

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.slip.text)
        self._tell(self._words.text("The text is copied."))

    def _ask_for_name(self, ending: str) -> None:
        """Ask for a file's name in a window beside, while the ruling goes on."""
        title, name = self.windowTitle(), f"{self.slip.file_name}{ending}"
        self.dialog = ask_to_write(self, title, name, lambda chosen: self.save(Path(chosen)))

    def _on_print(self) -> None:
        from floorapp.widgets.slip_printer import printer_names

        names = printer_names()
        if len(names) <= 1:
            self._print_on("")
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in names:
            menu.addAction(name.replace("&", "&&"), partial(self._print_on, name))
        menu.popup(self.print.mapToGlobal(self.print.rect().bottomLeft()))

    def _print_on(self, name: str) -> None:
        from floorapp.widgets.slip_printer import print_pages, printer_named

        printer = printer_named(name)
        if isinstance(printer, Problem):
            self._tell(printer)
            return
        pages = slip_pages(self.slip, self._paper)
        failed = print_pages(printer, pages, self.slip.running)
        sent = self._words.text("Sent to the printer “{name}”.", name=printer.printerName())
        self._tell(failed or sent)

    def _tell(self, told: Problem | str) -> None:
        is_problem = isinstance(told, Problem)
        text = problem_text(told, self._words) if isinstance(told, Problem) else told
        dress(self.message, font(self._theme.px(CONTROL)), self._ink(is_problem=is_problem))
        self.message.setText(text)

    def _ink(self, *, is_problem: bool) -> str:
        return self._theme.closed if is_problem else self._theme.body

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if fitting_beside(self._worn, self.size()) != self._theme:
            self.wear(self._worn)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()


def _row(buttons: Iterable[QPushButton]) -> QHBoxLayout:
    """Return buttons side by side."""
    row = QHBoxLayout()
    row.setSpacing(GAP)
    for button in buttons:
        row.addWidget(button, 1)
    return row
