"""A scroll area that ends between two lines of what it shows."""

from PySide6.QtWidgets import QScrollArea


class FoldedScroll(QScrollArea):
    """Scrolls what is high, and keeps free what would show half a line of it."""

    def keep_below(self, height: int) -> None:
        """Show nothing in the lowest part."""
        if self.viewportMargins().bottom() != height:
            self.setViewportMargins(0, 0, 0, height)
