"""The place of the table, which a page takes while it is open."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLayout, QVBoxLayout, QWidget

if TYPE_CHECKING:  # a page takes time to read, and is made when it is opened for the first time
    from floorapp.widgets.page_frame import PageFrame


class PagePlace:
    """Shows the table, or the page that was opened last; behind it those opened before it wait."""

    def __init__(self, come_back: Callable[[], None]) -> None:
        """Hold no page yet; ``come_back`` takes the keyboard back to the table."""
        self._come_back = come_back
        self._pages: list[PageFrame] = []
        self._open: list[PageFrame] = []
        self._table: tuple[QWidget, ...] = ()
        self._column: QVBoxLayout | None = None
        self._middle: QLayout | None = None

    @property
    def page(self) -> "PageFrame | None":
        """The page that is shown; None while the table is."""
        return self._open[-1] if self._open else None

    def furnish(self, column: QVBoxLayout, middle: QLayout, table: Sequence[QWidget]) -> None:
        """Take over what is hidden while a page is shown.

        Args:
            column: The window's column, at whose end pages are put.
            middle: The part of it that takes what room there is.
            table: All that is hidden.
        """
        self._column, self._middle, self._table = column, middle, tuple(table)

    def add(self, page: "PageFrame") -> None:
        """Keep room for a page that was just made."""
        page.hide()
        self._pages.append(page)
        if self._column is not None:
            self._column.addWidget(page, 1)

    def show(self, page: "PageFrame") -> None:
        """Show a page in front of all others, with the keyboard."""
        self._open = [*(each for each in self._open if each is not page), page]
        self._arrange()
        page.take_focus()

    def put_away(self, page: "PageFrame") -> None:
        """Go back to the page that waits behind one, or to the table; the keyboard goes along."""
        was_shown = page is self.page
        self._open = [each for each in self._open if each is not page]
        if not was_shown:
            return
        self._arrange()
        if self.page is None:
            self._come_back()
        else:
            self.page.take_focus()

    def _arrange(self) -> None:
        shown = self.page
        if self._column is not None and self._middle is not None:
            self._column.setStretchFactor(self._middle, 0 if shown is not None else 1)
        hidden = [page for page in self._pages if page is not shown]
        for widget in hidden if shown is None else (*hidden, *self._table):
            widget.hide()
        for widget in self._table if shown is None else (shown,):
            widget.show()
