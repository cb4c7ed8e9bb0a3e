"""The menu of everything that the window does, each with its key."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QToolButton, QWidget


class MenuButton(QToolButton):
    """Opens a menu of shared actions, in groups."""

    def __init__(self, groups: Sequence[Sequence[QAction]], parent: QWidget | None = None) -> None:
        """Offer ``groups`` of actions, parted by lines."""
        super().__init__(parent)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(self)
        for group in groups:
            if not menu.isEmpty():
                menu.addSeparator()
            menu.addActions(group)
        self.setMenu(menu)
