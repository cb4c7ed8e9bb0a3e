"""Placing: a window is put where it was, or where it can be seen."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize

_TITLE: Final = 40
"""The height of a title bar, about."""


def on_a_screen(place: QRect, screens: Sequence[QRect]) -> QRect:
    """Return a place for a window with the middle of its title on a screen.

    Args:
        place: Where it was.
        screens: What there is of each screen, the first one first.
    """
    held = QPoint(place.center().x(), place.top())
    if not screens or any(screen.contains(held) for screen in screens):
        return place
    screen = max(screens, key=lambda one: _area(one.intersected(place)))
    size = place.size().boundedTo(screen.size())
    x = max(screen.left(), min(place.left(), screen.right() + 1 - size.width()))
    y = max(screen.top(), min(place.top(), screen.bottom() + 1 - size.height()))
    return QRect(QPoint(x, y), size)


def within(size: QSize, screens: Sequence[QRect]) -> QSize:
    """Return a size that the first screen has room for, with the window's title.

    Args:
        size: The size wished for.
        screens: What there is of each screen, the first one first.
    """
    if not screens:
        return size
    return size.boundedTo(screens[0].size() - QSize(0, _TITLE))


def _area(box: QRect) -> int:
    return box.width() * box.height() if box.isValid() else 0
