"""A card for one thing that a rule book may say: a sign, its name, and what it means below."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QRadioButton, QSizePolicy, QWidget

from floorapp.viewmodels.house_view import RuleChoice
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.paragraph import Paragraph, set_paragraph
from floorapp.widgets.theme import BODY, CONTROL, RADIUS, TOUCH, Theme
from floorapp.widgets.typeface import font

_MARGIN: Final = 12
_SIGN: Final = 16


class RuleCard(QRadioButton):
    """Chosen or not; its words are broken into as many lines as they need.

    Attributes:
        choice: What it shows.
    """

    def __init__(self, choice: RuleChoice, group: str, theme: Theme, parent: QWidget) -> None:
        """Show a choice of a group."""
        super().__init__(parent)
        self.choice = choice
        self._theme = theme
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setText(choice.label)
        self.setAccessibleName(f"{group}: {choice.label}")
        self.setAccessibleDescription(choice.detail)
        self.setChecked(choice.is_chosen)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def paragraphs(self, width: int) -> tuple[Paragraph, ...]:
        """Return the words as they are broken in a width."""
        theme, px = self._theme, self._theme.px
        ink = theme.chosen_text if self.isChecked() else theme.text
        small = theme.chosen_text if self.isChecked() else theme.muted
        left = px(_MARGIN + _SIGN + 8)
        room = QRectF(left, px(_MARGIN), width - left - px(_MARGIN), 0)
        face = font(px(BODY), QFont.Weight.DemiBold)
        title = set_paragraph(self.choice.label, face, ink, room)
        if not self.choice.detail:
            return (title,)
        below = room.translated(0, title.bottom - room.top() + px(3))
        return title, set_paragraph(self.choice.detail, font(px(CONTROL)), small, below)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        bottom = self.paragraphs(width)[-1].bottom
        return max(round(bottom) + self._theme.px(_MARGIN), self._theme.gap(TOUCH))

    @override
    def sizeHint(self) -> QSize:
        width = self._theme.px(280)
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(120), self.heightForWidth(max(self.width(), 120)))

    @override
    def hitButton(self, pos: object) -> bool:
        """Be pressed anywhere on the card."""
        return True

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave Enter to the page."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.ignore()
        else:
            super().keyPressEvent(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = self._theme, self._theme.px
        is_chosen = self.isChecked()
        box = self.rect().adjusted(1, 1, -1, -1)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme.open if is_chosen else theme.border), 1 + is_chosen))
            ground = theme.seat_hover if self.underMouse() else theme.bar
            painter.setBrush(QColor(theme.chosen if is_chosen else ground))
            painter.drawRoundedRect(box, RADIUS, RADIUS)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(theme.focus), 2))
                painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), RADIUS - 3, RADIUS - 3)
            paragraphs = self.paragraphs(self.width())
            down = (self.height() - paragraphs[-1].bottom - px(_MARGIN)) / 2
            for paragraph in paragraphs:
                paragraph.moved(down).write(painter)
            self._sign(painter, paragraphs[0].moved(down), is_chosen=is_chosen)

    def _sign(self, painter: QPainter, title: Paragraph, *, is_chosen: bool) -> None:
        """Draw a ring beside the first line, filled where it is chosen."""
        theme, px = self._theme, self._theme.px
        top, bottom = title.lines()[0]
        middle = QPointF(px(_MARGIN) + px(_SIGN) / 2, (top + bottom) / 2)
        ink = QColor(theme.chosen_text if is_chosen else theme.muted)
        painter.setPen(QPen(ink, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, px(_SIGN) / 2 - 1, px(_SIGN) / 2 - 1)
        if is_chosen:
            painter.setBrush(ink)
            painter.drawEllipse(middle, px(_SIGN) / 4, px(_SIGN) / 4)
