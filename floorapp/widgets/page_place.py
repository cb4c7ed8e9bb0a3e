"""The place that a page takes from the table: one page at a time, and the keyboard goes along."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QLayout, QVBoxLayout, QWidget

from floorapp.viewmodels.steps import Steps
from floorapp.widgets.theme import Theme
from floorapp.widgets.wearing import put_on


class PagePlace:
    """Hides the table while a page is shown.

    Attributes:
        come_back: Takes the keyboard back to the table.
        page: The page in place of the table; None while the table is shown.
        turned: Hears of another page, or the table, being shown.
    """

    def __init__(self, column: QVBoxLayout, come_back: Callable[[], None]) -> None:
        """Make the place, with nothing to hide yet.

        Args:
            column: The window's column, at whose end pages are put.
            come_back: Takes the keyboard back to the table.
        """
        self.page: QWidget | None = None
        self._column, self.come_back = column, come_back
        self._middle: QLayout | None = None
        self._table: tuple[QWidget, ...] = ()
        self._put_away: Callable[[], object] | None = None
        self._waiting: list[tuple[QWidget, Callable[[], object]]] = []
        self._pages: list[QWidget] = []
        self._steps: dict[QWidget, Steps] = {}
        self.turned: Callable[[], object] = lambda: None
        self._theme: Theme | None = None

    def furnish(self, middle: QLayout, table: Sequence[QWidget]) -> None:
        """Take over what is hidden while a page is shown.

        Args:
            middle: The part of the column that takes what room there is.
            table: All that is hidden.
        """
        self._middle, self._table = middle, tuple(table)

    def add(self, page: QWidget, steps: Steps | None = None) -> None:
        """Take in a page that is not shown yet, with what undo leads through while it is."""
        page.hide()
        if steps is not None:
            self._steps[page] = steps
        self._column.addWidget(page, 1)
        self._pages.append(page)
        if self._theme is not None:
            put_on(page, self._theme)

    @property
    def steps(self) -> Steps | None:
        """What undo leads through on the page that is shown; None: nothing."""
        return None if self.page is None else self._steps.get(self.page)

    def wear(self, theme: Theme) -> None:
        """Put a theme on every page; its type may be smaller than the window's."""
        self._theme = theme
        for page in self._pages:
            put_on(page, theme)

    def fit(self, theme: Theme) -> None:
        """Put a theme on the pages if they wear another one."""
        if theme != self._theme:
            self.wear(theme)

    def take(self, page: QWidget, put_away: Callable[[], object], *, over: bool = False) -> None:
        """Show a page in place of the table, or of another page, which is put away.

        Args:
            page: The page.
            put_away: What puts it away if another page is to be shown.
            over: Whether the other page waits behind it instead.
        """
        if self.page is page:
            return  # opened anew where it is open already
        self._waiting = [waiting for waiting in self._waiting if waiting[0] is not page]
        put_away_other, self._put_away = self._put_away, put_away
        if over and self.page is not None and put_away_other is not None:
            self._waiting.append((self.page, put_away_other))
            self.page.hide()
            put_away_other = None
        self.page = page
        if put_away_other is not None:
            put_away_other()
        self._stretch(0)
        for widget in self._table:
            widget.hide()
        if self._is_shown(page):
            page.show()
        elif self._is_shown(None):  # a seat's editor, hidden, was accepted and ended the page
            self._show_table()
        self.turned()

    def _is_shown(self, page: QWidget | None) -> bool:
        """Return whether a page has the place, or with None the table."""
        return self.page is page

    def leave(self, page: QWidget) -> None:
        """Hide a page; where no other one is there, the table is shown again."""
        page.hide()
        self._waiting = [waiting for waiting in self._waiting if waiting[0] is not page]
        if self.page is not page:
            return
        if self._waiting:
            self.page, self._put_away = self._waiting.pop()
            self.page.show()
            self.turned()
            getattr(self.page, "take_focus", self.page.setFocus)()
            return
        self.page = self._put_away = None
        self.turned()
        self._show_table()
        self.come_back()

    def clear(self) -> None:
        """Put away every page, also those that wait: the table is shown again."""
        while self.page is not None and self._put_away is not None:
            page = self.page
            self._put_away()
            if self.page is page:  # lest one that does not go keep us here
                self.leave(page)

    def _show_table(self) -> None:
        self._stretch(1)
        for widget in self._table:
            widget.show()

    def _stretch(self, share: int) -> None:
        if self._middle is not None:
            self._column.setStretchFactor(self._middle, share)
