"""A small editor over a seat, for its stack and its street total."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QLineEdit, QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.views import SeatView
from floorapp.widgets.theme import RADIUS


class SeatEditor(QWidget):
    """Two fields over a seat. Enter or going elsewhere accepts, Escape cancels.

    What is typed is handed on as it is: reading amounts is not a widget's business.

    Attributes:
        stack: The field for the stack.
        total: The field for the street total.

    Signals:
        edited: Accepted with a change: the stack and the total as typed.
        finished: No longer needed, whether accepted or cancelled; sent once, after ``edited``.
    """

    edited = Signal(str, str)
    finished = Signal()

    def __init__(
        self,
        view: SeatView,
        stack_caption: str,
        total_caption: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._before = (view.stack, view.total)
        self._done = False
        self.stack = self._field(view.stack, f"{view.name}, {stack_caption}")
        self.total = self._field(view.total, f"{view.name}, {total_caption}")
        self._place(view.name, stack_caption, total_caption)

    def _field(self, text: str, name: str) -> QLineEdit:
        field = QLineEdit(text)
        field.setAccessibleName(name)
        field.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        field.setMinimumWidth(field.fontMetrics().averageCharWidth() * 11)
        field.installEventFilter(self)
        field.returnPressed.connect(self.accept)
        return field

    def _place(self, name: str, stack_caption: str, total_caption: str) -> None:
        layout = QGridLayout(self)
        layout.setContentsMargins(8, 6, 8, 8)
        layout.setSpacing(4)
        title = QLabel(name)
        face = title.font()
        face.setBold(True)
        title.setFont(face)
        layout.addWidget(title, 0, 0, 1, 2)
        for row, (caption, field) in enumerate(
            ((stack_caption, self.stack), (total_caption, self.total)), start=1
        ):
            label = QLabel(caption)
            label.setBuddy(field)
            layout.addWidget(label, row, 0)
            layout.addWidget(field, row, 1)

    def begin(self) -> None:
        """Show the editor with the cursor in the total, all of it selected."""
        self.show()
        self.raise_()
        self.total.setFocus(Qt.FocusReason.OtherFocusReason)
        self.total.selectAll()
        self.stack.deselect()

    def accept(self) -> None:
        """Hand on what was typed, if anything changed, and finish."""
        if self._done:
            return
        self._done = True
        after = (self.stack.text(), self.total.text())
        if after != self._before:
            self.edited.emit(*after)
        self.finished.emit()

    def cancel(self) -> None:
        """Finish without a change."""
        if not self._done:
            self._done = True
            self.finished.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Escape:
                self.cancel()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                event.accept()  # The field has taken it; nobody else shall.
            case _:
                super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(self.palette().window())
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.Link), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS, RADIUS)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusOut and not self._keeps_focus():
            self.accept()
        return super().eventFilter(watched, event)

    def _keeps_focus(self) -> bool:
        """Whether the keyboard stays within, or a field's own menu has taken it for a while."""
        focused = QApplication.focusWidget()
        within = focused is not None and self.isAncestorOf(focused)
        return within or QApplication.activePopupWidget() is not None
