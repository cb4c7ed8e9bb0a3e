"""What is painted, by its colour."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget


def where(widget: QWidget, colour: str, within: QRect | None = None) -> QRect:
    """Return the smallest box round everything that is painted in exactly a colour."""
    image = widget.grab().toImage()
    inside = image.rect() if within is None else within.intersected(image.rect())
    xs, ys = set(), set()
    for x in range(inside.left(), inside.right() + 1):
        for y in range(inside.top(), inside.bottom() + 1):
            if image.pixelColor(x, y).name() == colour:
                xs.add(x)
                ys.add(y)
    if not xs:
        return QRect()
    return QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def shows(widget: QWidget, colour: str) -> bool:
    """Tell whether anything is painted in exactly a colour."""
    return where(widget, colour).isValid()
