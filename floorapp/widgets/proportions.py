"""Proportions: how large the window's type is, and what gives way where that is a lot."""

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout

from floorapp.widgets.felt import FeltWidget
from floorapp.widgets.history_bar import HistoryBar
from floorapp.widgets.opening import SMALLEST, USUAL
from floorapp.widgets.theme import Theme

_SCALE_STEP: Final = 0.25
_LARGEST_SCALE: Final = 3.0

_PAGE: Final = 1.15
"""The size of type on a page of questions in the smallest window."""

_SHARES: Final = (65, 35)
_SHARES_OF_LARGE_TYPE: Final = (50, 50)
"""How much of the width felt and ruling take."""


def fitting_scale(size: QSize) -> float:
    """Return a text size that grows with a window, in steps."""
    fit = min(size.width() / USUAL.width(), size.height() / USUAL.height())
    steps = int(fit / _SCALE_STEP) * _SCALE_STEP
    return max(1.0, min(steps, _LARGEST_SCALE))


def fitting_page(theme: Theme, size: QSize) -> Theme:
    """Return a theme with type that leaves a page of questions room in a window."""
    fit = min(size.width() / SMALLEST.width(), size.height() / SMALLEST.height())
    most = max(theme.room, _PAGE * fit)
    return theme.scaled(min(theme.scale, most), theme.room)


def fitting_beside(theme: Theme, size: QSize) -> Theme:
    """Return what a window of its own wears, by its own size, beside one that wears ``theme``."""
    room = fitting_scale(size)
    return fitting_page(theme.scaled(room * theme.scale / theme.room, room), size)


class Middle(QHBoxLayout):
    """Felt and ruling beside each other, above the history."""

    def give_way(self, felt: FeltWidget, history: HistoryBar, theme: Theme, size: QSize) -> None:
        """Where a window is small for its type, write the acts smaller and the ruling wider."""
        scale = min(theme.scale, max(theme.room, size.height() / SMALLEST.height()))
        history.set_theme(theme.scaled(scale, theme.room))
        fits = theme.has_room_for(size.width(), SMALLEST.width())
        felt.setMinimumHeight(0 if fits else 1)  # none, or not what its seats would like
        for number, share in enumerate(_SHARES if fits else _SHARES_OF_LARGE_TYPE):
            self.setStretch(number, share)
