"""The window of the comparison: one situation under all books, and where that goes."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from floorapp.engine.problems import Problem
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.comparison import BookRow
from floorapp.viewmodels.comparison_model import ROW_ROLE, ComparisonModel
from floorapp.viewmodels.key_names import key_name
from floorapp.viewmodels.line_message import problem_text
from floorapp.viewmodels.qt_override import override
from floorapp.whole_file import write_file
from floorapp.widgets.comparison_look import ComparisonLook
from floorapp.widgets.file_asking import ask_to_write
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.list_pdf import Column, list_pdf
from floorapp.widgets.theme import CONTROL, GAP, HEADING, PADDING, Theme
from floorapp.widgets.typeface import font
from floorapp.widgets.usual_size import usual_size
from floorapp.widgets.wearing import put_on

_SIZE: Final = (1180, 720)
_SMALLEST: Final = (880, 440)
_SHARES: Final = (10, 26, 0, 2, 50, 12)
"""How the width that the heads leave is shared among the columns."""

_ON_PAPER: Final = (15, 24, 11, 10, 27, 13)
"""How the width of a page is shared among them."""


class ComparisonWindow(QWidget):
    """Shows what every book rules; a click on a row has that book rule.

    Signals:
        closed: It was closed.
        chosen: A book was chosen, by its id.

    Attributes:
        table: The rows.
        copy, text, pdf: The buttons that send it somewhere.
        message: What came of it.
        dialog: The last window that asked for a file's name.
    """

    closed = Signal()
    chosen = Signal(str)

    def __init__(self, model: ComparisonModel, theme: Theme, words: Catalogue) -> None:
        """Show a model."""
        super().__init__()
        self.setObjectName("comparison")
        self._model, self._theme, self._words = model, theme, words
        self.dialog: QFileDialog | None = None
        self.title, self.hint, self.message = (plain_label(self) for _ in range(3))
        self.table = QTableView(self)
        self.table.setModel(model)
        self._look = ComparisonLook(theme, self.table)
        self.table.setItemDelegate(self._look)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setShowGrid(False)
        self.table.setMouseTracking(True)
        self.table.setTabKeyNavigation(False)
        self.table.setCornerButtonEnabled(False)
        self.table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.table.verticalHeader().hide()
        head = self.table.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        head.setHighlightSections(False)
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.copy, self.text, self.pdf = (QPushButton(self) for _ in range(3))
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fit)
        self.table.viewport().installEventFilter(self)
        self._lay_out()
        self.table.clicked.connect(self._on_chosen)
        self.table.activated.connect(self._on_chosen)
        model.modelReset.connect(self._on_compared)
        self.copy.clicked.connect(self._on_copy)
        self.text.clicked.connect(lambda: self._ask_for_name(".txt"))
        self.pdf.clicked.connect(lambda: self._ask_for_name(".pdf"))
        self.setMinimumSize(*_SMALLEST)
        self.resize(usual_size(self, *_SIZE, theme))
        self.retranslate(words)
        self.wear(theme)
        self._on_compared()

    def retranslate(self, words: Catalogue) -> None:
        """Speak another language."""
        self._words = words
        self.setWindowTitle(words.text("Compare"))
        self.title.setText(self._model.title)
        self.hint.setText(words.text("A click on a row, or Enter, has that book rule from now on."))
        self.table.setAccessibleName(self._model.title)
        self.copy.setText(words.text("Copy the text"))
        self.text.setText(words.text("Save as text …"))
        self.pdf.setText(words.text("Save as PDF …"))
        for button, keys in ((self.copy, "Ctrl+C"), (self.text, "Ctrl+T"), (self.pdf, "Ctrl+S")):
            button.setShortcut(QKeySequence(keys))  # after its text, which would clear it
            button.setToolTip(key_name(keys))

    def wear(self, theme: Theme) -> None:
        """Wear another theme."""
        self._theme = self._look.theme = theme
        put_on(self, theme)
        dress(self.title, font(theme.px(HEADING), QFont.Weight.Bold), theme.text)
        dress(self.hint, font(theme.px(CONTROL)), theme.muted)
        dress(self.message, font(theme.px(CONTROL)), theme.body)
        self.table.horizontalHeader().setFont(font(theme.px(CONTROL - 1), QFont.Weight.DemiBold))
        edge = theme.gap(PADDING)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self._column.setSpacing(theme.gap(GAP))
        self._soon.start()

    def save(self, file: Path) -> None:
        """Write the comparison, as what the name ends in says; tell what came of it."""
        is_pdf = file.suffix.lower() == ".pdf"
        content = self._pdf() if is_pdf else f"{self._model.text}\n".encode()
        failed = write_file(file, content, file.name)
        self._tell(failed or self._words.text("Saved: {file}", file=str(file)))

    def take_focus(self) -> None:
        """Take the keyboard to the rows."""
        self.table.setFocus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close with Escape; Enter has the book of the row rule."""
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.table.hasFocus():
            self._on_chosen(self.table.currentIndex())
        else:
            super().keyPressEvent(event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.closed.emit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the rows to another width, such as that which a bar to scroll by leaves."""
        if event.type() == QEvent.Type.Resize and watched is self.table.viewport():
            self._soon.start()
        return super().eventFilter(watched, event)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.addWidget(self.message, 1)
        for button in (self.copy, self.text, self.pdf):
            buttons.addWidget(button)
        column = self._column = QVBoxLayout(self)
        column.addWidget(self.title)
        column.addWidget(self.hint)
        column.addWidget(self.table, 1)
        column.addLayout(buttons)

    def _fit(self) -> None:
        """Share the width among the columns, and make every row as high as its text."""
        head = self.table.horizontalHeader()
        columns = range(self._model.columnCount())
        needed = [max(head.sectionSizeHint(at), self._look.least(at)) for at in columns]
        room = max(0, self.table.viewport().width() - sum(needed))
        for column, (least, share) in enumerate(zip(needed, _SHARES, strict=True)):
            self.table.setColumnWidth(column, least + room * share // sum(_SHARES))
        self.table.resizeRowsToContents()

    def _on_compared(self) -> None:
        if self._model.rowCount():
            self.table.setCurrentIndex(self._model.index(0, 0))
        self.title.setText(self._model.title)
        self._soon.start()

    def _on_chosen(self, index: QModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if isinstance(row, BookRow) and not row.is_own:
            self.chosen.emit(row.book_id)

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._model.text)
        self._tell(self._words.text("The text is copied."))

    def _ask_for_name(self, ending: str) -> None:
        """Ask for a file's name in a window beside, while the ruling goes on."""
        title = self.windowTitle()
        name = f"{title}{ending}"
        self.dialog = ask_to_write(self, title, name, lambda chosen: self.save(Path(chosen)))

    def _pdf(self) -> bytes:
        columns = [
            Column(head, share) for head, share in zip(self._model.heads, _ON_PAPER, strict=True)
        ]
        return list_pdf(self._model.title, columns, [row.texts for row in self._model.rows])

    def _tell(self, told: Problem | str) -> None:
        is_problem = isinstance(told, Problem)
        ink = self._theme.closed if is_problem else self._theme.body
        dress(self.message, font(self._theme.px(CONTROL)), ink)
        say(self.message, problem_text(told, self._words) if isinstance(told, Problem) else told)
