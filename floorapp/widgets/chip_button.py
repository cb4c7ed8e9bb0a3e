"""A chip: painted in the colour of its denomination, with its amount on it."""

from math import pi
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from floorapp.viewmodels.incident_parts import Chip
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.page_button import PageButton
from floorapp.widgets.theme import SMALL, Theme
from floorapp.widgets.word import cut, fitting

LARGE: Final = 58
"""The height of a chip."""

_LIGHT, _DARK = "#ffffff", "#211a06"
_COLOURS: Final = {
    1: ("#e2ded4", _DARK),
    5: ("#a8362b", _LIGHT),
    25: ("#2f7a4c", _LIGHT),
    100: ("#2b2d30", _LIGHT),
    500: ("#6f3fa3", _LIGHT),
    1000: ("#d3a021", _DARK),
    5000: ("#ad3b2e", _LIGHT),
    25_000: ("#1c6c7b", _LIGHT),
    100_000: ("#2a5cab", _LIGHT),
    500_000: ("#9c3468", _LIGHT),
    1_000_000: ("#4d5863", _LIGHT),
    5_000_000: ("#7a4a1e", _LIGHT),
}
"""Ground and ink by denomination; they are the same in every theme, like chips are."""

_OTHER: Final = ("#46515c", _LIGHT)
_RIM: Final = "#d9d5ca"
_SPOTS: Final = 10
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
        ground, ink = _COLOURS.get(self.chip.by, _OTHER)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_disc(painter, QColor(ground))
            side = round(0.6 * self.height())
            centre = self.rect().center()
            inside = QRect(centre.x() - side // 2, centre.y() - side // 2, side, side)
            face = fitting(self._types, self.chip.text, inside.width())
            face.centred(self.chip.text, QColor(ink), inside).write(painter)
            if self.count > 1:
                self._paint_count(painter)

    def _paint_disc(self, painter: QPainter, ground: QColor) -> None:
        theme, side = self._theme, float(self.height())
        centre, outer = QPointF(self.rect().toRectF().center()), side / 2 - 2.5
        painter.setPen(QPen(QColor(theme.border), 1))
        painter.setBrush(ground.lighter(112) if self.underMouse() else ground)
        painter.drawEllipse(centre, outer, outer)
        thick = side / 9
        ring = QPen(QColor(_RIM), thick)
        ring.setCapStyle(Qt.PenCapStyle.FlatCap)
        middle = outer - thick / 2 - 0.5
        part = 2 * pi * middle / thick / (2 * _SPOTS)  # of the pen's width
        ring.setDashPattern([part, part])
        painter.setPen(ring)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, middle, middle)
        painter.setPen(QPen(QColor(_RIM), 1))
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
