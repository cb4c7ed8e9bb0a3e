"""A button for one order of acts: the acts, the ruling that follows, and what is assumed."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.snapshot_view import OrderView
from floorapp.widgets.page_button import PageButton
from floorapp.widgets.paragraph import Paragraph, set_paragraph
from floorapp.widgets.theme import BODY, CONTROL, RADIUS, SMALL, TOUCH, Theme
from floorapp.widgets.typeface import font
from floorapp.widgets.word import cut

_INSET: Final = 12
_WIDTH: Final = 240


class OrderButton(PageButton):
    """Painted as high as its words need at its width.

    Attributes:
        view: What it shows.

    Signals:
        stepped: The next order is wanted, or with -1 the one before.
    """

    stepped = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty button."""
        super().__init__(theme, parent)
        self.view = OrderView(line="", meaning="", note="", chosen=False, key="")
        self._paragraphs: list[Paragraph] = []

    def show_order(self, view: OrderView) -> None:
        """Show an order."""
        if view == self.view:
            return
        self.view = view
        self.setText(view.line)
        self.setAccessibleName(f"{view.line}: {view.meaning}")
        self.setAccessibleDescription(", ".join(filter(None, (view.note, view.key))))
        self.setCheckable(True)
        self.setChecked(view.chosen)
        self._arrange()

    @override
    def nextCheckState(self) -> None:
        """Leave it to whoever listens whether it is chosen now."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with the arrows, which would only scroll else."""
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            self.stepped.emit(by)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(_WIDTH), self.height())

    @override
    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        super().set_theme(theme)
        self._arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._arrange()

    @property
    def texts(self) -> tuple[str, ...]:
        """What is written, from top to bottom."""
        return tuple(paragraph.text.text() for paragraph in self._paragraphs)

    def _arrange(self) -> None:
        """Set the words into the width, and take the height that they need."""
        theme, px, view = self._theme, self._theme.px, self.view
        y, inset = float(px(8)), px(_INSET)
        first = theme.chosen_text if view.chosen else theme.text
        rest = theme.chosen_text if view.chosen else theme.body
        key = cut(px(SMALL)).width(view.key) + inset
        self._paragraphs = []
        for text, face, ink, right in (
            (view.line, font(px(BODY), QFont.Weight.Bold), first, key),
            (view.meaning, font(px(CONTROL)), rest, 0),
            (view.note, font(px(SMALL + 1)), rest, 0),
        ):
            if text:
                room = QRectF(inset, y, self.width() - 2 * inset - right, 0)
                self._paragraphs.append(set_paragraph(text, face, ink, room))
                y = self._paragraphs[-1].bottom + px(2)
        self.setFixedHeight(max(px(TOUCH), round(y) + px(6)))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, view = self._theme, self.view
        ground = theme.seat_hover if self.underMouse() else theme.bar
        line = theme.open if view.chosen else theme.border
        box = self.rect().adjusted(1, 1, -1, -1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(line), 2 if view.chosen else 1))
            painter.setBrush(QColor(theme.chosen if view.chosen else ground))
            painter.drawRoundedRect(box, RADIUS, RADIUS)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(theme.focus), 2))
                painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), RADIUS - 3, RADIUS - 3)
            for paragraph in self._paragraphs:
                paragraph.write(painter)
            small = cut(theme.px(SMALL))
            ink = QColor(theme.chosen_text if view.chosen else theme.muted)
            x = self.width() - theme.px(_INSET) - small.width(view.key)
            small.word(view.key, ink, x, theme.px(8), theme.px(20)).write(painter)
