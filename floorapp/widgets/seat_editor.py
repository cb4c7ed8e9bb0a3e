"""A small editor over a seat, for its stack and its street total."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from floorapp.engine.values import value
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.views import SeatView
from floorapp.widgets.theme import CONTROL, RADIUS, TOUCH, Theme
from floorapp.widgets.typeface import font

_SIGN: Final = 18


@value
class Captions:
    """What is written in the editor, and what its buttons do.

    Attributes:
        stack: The field for the stack.
        total: The field for the street total.
        accept: The button that accepts.
        cancel: The button that cancels.
    """

    stack: str = ""
    total: str = ""
    accept: str = ""
    cancel: str = ""


class SeatEditor(QWidget):
    """Two fields over a seat. Enter or going elsewhere accepts, Escape cancels, as do buttons.

    What is typed is handed on as it is: reading amounts is not a widget's business.

    Attributes:
        stack: The field for the stack.
        total: The field for the street total.
        accepts: The button that accepts.
        cancels: The button that cancels.

    Signals:
        edited: Accepted with a change: the stack and the total as typed.
        finished: No longer needed, whether accepted or cancelled; sent once, after ``edited``.
    """

    edited = Signal(str, str)
    finished = Signal()

    def __init__(
        self, view: SeatView, captions: Captions, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._before = (view.stack, view.total)
        self._theme = theme
        self._done = False
        self.setFont(font(theme.px(CONTROL)))
        self.stack = self._field(view.stack, f"{view.name}, {captions.stack}")
        self.total = self._field(view.total, f"{view.name}, {captions.total}")
        self.cancels = self._button("✗", captions.cancel, theme.closed)
        self.accepts = self._button("✓", captions.accept, theme.open)
        self.cancels.clicked.connect(self.cancel)
        self.accepts.clicked.connect(self.accept)
        self._place(view.name, captions)

    def _field(self, text: str, name: str) -> QLineEdit:
        field = QLineEdit(text)
        field.setAccessibleName(name)
        field.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        field.setMinimumWidth(QFontMetrics(self.font()).averageCharWidth() * 12)
        field.installEventFilter(self)
        field.returnPressed.connect(self.accept)
        return field

    def _button(self, sign: str, name: str, colour: str) -> QPushButton:
        """Return a button for the mouse; the keyboard has keys for both and stays in a field."""
        button = QPushButton(sign)
        button.setAccessibleName(name)
        button.setToolTip(name)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside, size = self._theme.px(TOUCH) - 2, self._theme.px(_SIGN)
        box = f"min-width: {inside}px; min-height: {inside}px; padding: 0px;"
        button.setStyleSheet(f"color: {colour}; font-size: {size}px; font-weight: 700; {box}")
        return button

    def _place(self, name: str, captions: Captions) -> None:
        px = self._theme.px
        layout = QGridLayout(self)
        layout.setContentsMargins(px(12), px(6), px(8), px(8))
        layout.setHorizontalSpacing(px(8))
        layout.setVerticalSpacing(px(4))
        title = QLabel(name)
        face = QFont(self.font())
        face.setBold(True)
        title.setFont(face)
        layout.addWidget(title, 0, 0, 1, 3)
        for row, (caption, field, button) in enumerate(
            (
                (captions.stack, self.stack, self.cancels),
                (captions.total, self.total, self.accepts),
            ),
            start=1,
        ):
            label = QLabel(caption)
            label.setBuddy(field)
            layout.addWidget(label, row, 0)
            layout.addWidget(field, row, 1)
            layout.addWidget(button, row, 2)

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
            thick, corner = self._theme.px(2), self._theme.px(RADIUS)
            painter.setPen(QPen(QColor(self._theme.focus), thick))
            inset = thick / 2
            box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(box, corner, corner)

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
