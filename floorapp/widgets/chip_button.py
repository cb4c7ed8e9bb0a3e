"""A chip: painted in the colour of its denomination, with its amount on it."""

from math import pi
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from floorapp.viewmodels.incident_parts import Chip
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.chip_look import ChipLook, chip_look
from floorapp.widgets.page_button import PageButton
from floorapp.widgets.theme import SMALL, Theme
from floorapp.widgets.word import cut, fitting

LARGE: Final = 58
"""The height of a chip."""

_TYPES: Final = (17, 15, 13, 11)


class ChipButton(PageButton):
    """One chip, or some of one denomination with their number.

    Attributes:
        chip: What it shows.
        count: How many lie there.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make a chip without an amount."""
        super().__init__(theme, parent)
        self.chip = Chip(0, "", "")
        self.count = 1

    def show_chip(self, chip: Chip, name: str, count: int = 1, key: str = "") -> None:
        """Show a chip.

        Args:
            chip: Its amount.
            name: What a screen reader says.
            count: How many lie there.
            key: The key that stands for a click.
        """
        if (chip, count, name) == (self.chip, self.count, self.accessibleName()):
            return
        self.chip, self.count = chip, count
        self.setText(chip.text)
        self.setAccessibleName(name)
        self.setAccessibleDescription(key)
        self.setToolTip(key)
        self.update()

    @override
    def _wear(self, theme: Theme) -> None:
        super()._wear(theme)
        self._types = tuple(cut(theme.px(size), QFont.Weight.Bold) for size in _TYPES)
        self._badge = cut(theme.px(SMALL), QFont.Weight.Bold)

    @override
    def sizeHint(self) -> QSize:
        side = self._theme.px(LARGE)
        return QSize(side, side)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look = chip_look(self.chip.by)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_disc(painter, look)
            side = round(0.6 * self.height())
            centre = self.rect().center()
            inside = QRect(centre.x() - side // 2, centre.y() - side // 2, side, side)
            face = fitting(self._types, self.chip.text, inside.width())
            face.centred(self.chip.text, QColor(look.ink), inside).write(painter)
            if self.count > 1:
                self._paint_count(painter)

    def _paint_disc(self, painter: QPainter, look: ChipLook) -> None:
        theme, side = self._theme, float(self.height())
        centre, outer = QPointF(self.rect().toRectF().center()), side / 2 - 2.5
        painter.setPen(QPen(QColor(theme.border), 1))
        ground, rim = QColor(look.ground), QColor(look.rim)
        painter.setBrush(ground.lighter(112) if self.underMouse() else ground)
        painter.drawEllipse(centre, outer, outer)
        thick = side / 9
        ring = QPen(rim, thick)
        ring.setCapStyle(Qt.PenCapStyle.FlatCap)
        middle = outer - thick / 2 - 0.5
        turn = 2 * pi * middle / thick / look.spots  # in widths of the pen
        ring.setDashPattern([look.covered * turn, (1 - look.covered) * turn])
        painter.setPen(ring)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, middle, middle)
        painter.setPen(QPen(rim, 1))
        painter.drawEllipse(centre, outer - thick - 1.5, outer - thick - 1.5)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 3))
            painter.drawEllipse(centre, side / 2 - 1.5, side / 2 - 1.5)

    def _paint_count(self, painter: QPainter) -> None:
        theme, text = self._theme, f"×{self.count}"
        width = self._badge.width(text) + theme.px(10)
        box = QRect(self.width() - width, 0, width, theme.px(20))
        painter.setPen(QPen(QColor(theme.panel), 1))
        painter.setBrush(QColor(theme.badge))
        painter.drawRoundedRect(QRectF(box.adjusted(0, 0, -1, -1)), 9, 9)
        self._badge.centred(text, QColor(theme.badge_text), box).write(painter)
