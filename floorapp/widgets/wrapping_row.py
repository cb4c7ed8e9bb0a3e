"""A row of widgets that goes on in the next line where it is full."""

from collections.abc import Collection

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QSpacerItem, QWidget

from floorapp.viewmodels.qt_override import override

_Line = list[tuple[QLayoutItem, QSize]]


class WrappingRow(QLayout):
    """Widgets as wide as they need, from left to right; a stretch takes the rest of its line."""

    def __init__(self, parent: QWidget) -> None:
        """Lay out ``parent``."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []

    def add_stretch(self) -> None:
        """Take up here what is left of the line."""
        policy = QSizePolicy.Policy
        self.addItem(QSpacerItem(0, 0, policy.Expanding, policy.Minimum))

    def width_in_one_line(self, without: Collection[QWidget] = ()) -> int:
        """Return how wide it is with everything in one line, perhaps without some."""
        margins = self.contentsMargins()
        counted = [item for item in self._items if not item.isEmpty()]
        sizes = [item.sizeHint().width() for item in counted if item.widget() not in without]
        gaps = self.spacing() * max(0, len(sizes) - 1)
        return sum(sizes) + gaps + margins.left() + margins.right()

    @override
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    @override
    def count(self) -> int:
        return len(self._items)

    @override
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @override
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @override
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        highs = [_height(line) for line in self._lines(width - margins.left() - margins.right())]
        gaps = self.spacing() * max(0, len(highs) - 1)
        return sum(highs) + gaps + margins.top() + margins.bottom()

    @override
    def sizeHint(self) -> QSize:
        width = self.width_in_one_line()
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSize(self) -> QSize:
        widest = max((item.sizeHint().width() for item in self._items), default=0)
        margins = self.contentsMargins()
        return QSize(widest + margins.left() + margins.right(), 0)

    @override
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        inside = rect.marginsRemoved(self.contentsMargins())
        y = inside.top()
        for line in self._lines(inside.width()):
            self._set_line(line, inside, y)
            y += _height(line) + self.spacing()

    def _lines(self, width: int) -> list[_Line]:
        """Return what stands in each line; what is behind a stretch stays together if it can."""
        lines: list[_Line] = []
        x, behind = width + 1, 0
        for item in reversed(self._items):
            if item.spacerItem() is not None:
                break
            behind += 0 if item.isEmpty() else item.sizeHint().width() + self.spacing()
        for item in self._items:
            size = QSize(item.sizeHint().width(), item.minimumSize().height())
            is_stretch = item.spacerItem() is not None
            if item.isEmpty() and not is_stretch:
                continue
            wide = behind - self.spacing() if is_stretch else size.width()
            if not lines or x + wide > width:
                lines.append([])
                x = 0
            lines[-1].append((item, size))
            x += 0 if is_stretch else wide + self.spacing()
        return lines

    def _set_line(self, line: _Line, inside: QRect, y: int) -> None:
        shown = [size.width() for item, size in line if item.spacerItem() is None]
        left = inside.width() - sum(shown) - self.spacing() * max(0, len(shown) - 1)
        x, high = inside.left(), _height(line)
        for item, size in line:
            if item.spacerItem() is not None:
                x += max(0, left)
                continue
            item.setGeometry(QRect(x, y + (high - size.height()) // 2, size.width(), size.height()))
            x += size.width() + self.spacing()


def _height(line: _Line) -> int:
    return max((size.height() for _, size in line), default=0)
