"""The pages of a slip on the screen, as they will be on paper."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.widgets.print_output import paper_size
from floorapp.widgets.print_page import Page
from floorapp.widgets.print_painter import paint_page
from floorapp.widgets.theme import Theme

_GAP: Final = 16
"""Round the pages and between them."""

_LARGEST: Final = 1.25
"""No page is shown larger, times the text size."""


class SlipPreview(QWidget):
    """Shows pages one below the other, as wide as there is room."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Show no page."""
        super().__init__(parent)
        self._theme = theme
        self._pages: tuple[Page, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_pages(self, pages: Sequence[Page]) -> None:
        """Show other pages."""
        self._pages = tuple(pages)
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Lie on the ground of another theme; the paper stays white."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    @property
    def places(self) -> list[QRectF]:
        """Where each page is shown."""
        return self._places(self.width())

    @override
    def heightForWidth(self, width: int) -> int:
        places = self._places(width)
        return round(places[-1].bottom() + _GAP) if places else 0

    @override
    def sizeHint(self) -> QSize:
        return QSize(420, self.heightForWidth(420))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(200, 0)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), QColor(self._theme.background))
            for page, place in zip(self._pages, self.places, strict=True):
                if not place.intersects(QRectF(event.rect())):
                    continue
                painter.fillRect(place, QColor("#ffffff"))
                painter.setPen(QPen(QColor(self._theme.border), 1))
                painter.drawRect(place)
                painter.save()
                painter.setClipRect(place)
                painter.translate(place.topLeft())
                scale = place.width() / paper_size(page).width()
                painter.scale(scale, scale)
                paint_page(painter, page)
                painter.restore()

    def _places(self, width: int) -> list[QRectF]:
        places, y = [], float(_GAP)
        for page in self._pages:
            size = paper_size(page)
            scale = min((width - 2 * _GAP) / size.width(), _LARGEST * self._theme.scale)
            shown = size * max(scale, 0.1)
            left = (width - shown.width()) / 2
            places.append(QRectF(left, y, shown.width(), shown.height()))
            y += shown.height() + _GAP
        return places
