"""The size that a window opens with: larger where type is larger, and never beyond its screen."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from floorapp.widgets.theme import Theme


def usual_size(window: QWidget, width: int, height: int, theme: Theme) -> QSize:
    """Return the size for a window.

    Args:
        window: The window.
        width: Its width in type of 100 %.
        height: Its height in type of 100 %.
        theme: What it wears.
    """
    room = window.screen().availableGeometry().size()
    return QSize(theme.px(width), theme.px(height)).boundedTo(room)
