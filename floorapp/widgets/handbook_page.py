"""The page of the handbook that is open: rich text of our own, whose links are followed by us."""

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QTextBrowser, QWidget

from floorapp.viewmodels.handbook_text import PageText
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.handbook_html import page_html
from floorapp.widgets.theme import PADDING, Theme


class HandbookPage(QTextBrowser):
    """Shows one page. Tab goes from link to link, Enter follows one; nothing is ever loaded.

    Signals:
        followed: A link was followed.
    """

    followed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty page."""
        super().__init__(parent)
        self._theme = theme
        self._page: PageText | None = None
        self.setObjectName("handbook-page")
        self.setOpenLinks(False)
        self.setUndoRedoEnabled(False)
        self.anchorClicked.connect(lambda url: self.followed.emit(url.toString()))

    def show_page(self, page: PageText | None) -> None:
        """Show a page from its beginning; the same page again stays where it was read."""
        is_same = page is not None and self._page is not None and page.id == self._page.id
        read_to = self.verticalScrollBar().value() if is_same else 0
        self._page = page
        self._write()
        self.verticalScrollBar().setValue(read_to)

    def set_theme(self, theme: Theme) -> None:
        """Write in another theme."""
        if theme != self._theme:
            self._theme = theme
            self._write()

    @override
    def loadResource(self, kind: int, name: QUrl | str) -> object:
        return None

    def _write(self) -> None:
        theme = self._theme
        self.setLineWrapMode(QTextBrowser.LineWrapMode.WidgetWidth)
        self.setHtml("" if self._page is None else page_html(self._page, theme))
        self.document().setDocumentMargin(theme.gap(PADDING))
