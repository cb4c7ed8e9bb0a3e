"""Reading the handbook: which page is open, the way back, and what a link leads to."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from floorapp.engine.rulebook import RuleBook
from floorapp.explain.cited import Cited
from floorapp.handbook.index import Index
from floorapp.handbook.library import Handbook, read_families_of, read_handbook
from floorapp.notation.demonstration import Demonstration
from floorapp.places import resources
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.handbook_text import PageText, Sources, page_text, read_example
from floorapp.viewmodels.page_list import PageList


class HandbookReading(QObject):
    """The handbook in the language of a desk.

    Attributes:
        pages: The list of pages, narrowed by a search.

    Signals:
        changed: Another page, another language or another book is shown.
        situation_wanted: An example is to be shown on the desk; its situation.
        demonstration_wanted: A demonstration is to be played; its id.
    """

    changed = Signal()
    situation_wanted = Signal(object)
    demonstration_wanted = Signal(str)

    def __init__(
        self,
        desk: Desk,
        demonstrations: Callable[[], Mapping[str, Demonstration]],
        parent: QObject | None = None,
        first: str | None = None,
    ) -> None:
        """Read in the language of ``desk``, which rules on the examples.

        Args:
            desk: The dispute, its book and language.
            demonstrations: Gives the demonstrations by id.
            parent: Owner in Qt's sense.
            first: The page to begin with; by default the first of the list.
        """
        super().__init__(parent)
        self._desk, self._demonstrations = desk, demonstrations
        self._read: dict[str, Handbook] = {}
        self._trail: list[str] = []
        self._place = -1
        self._wanted = ""
        self.pages = PageList(self)
        self._list()
        begin = first or next(iter(self.handbook.pages), None)
        if begin is not None:
            self.go(begin)

    @property
    def handbook(self) -> Handbook:
        """The pages of the desk's language."""
        language = self._desk.words.language
        if language not in self._read:
            self._read[language] = read_handbook(resources() / "handbook", language)
        return self._read[language]

    @property
    def index(self) -> Index:
        """Which page explains which rule."""
        return Index(self.handbook.families, self._desk.books.values())

    @property
    def page_id(self) -> str:
        """The page that is open; empty where there is none."""
        return self._trail[self._place] if self._trail else ""

    @property
    def can_go_back(self) -> bool:
        """Whether a page was open before."""
        return self._place > 0

    @property
    def can_go_on(self) -> bool:
        """Whether there is a page to go forward to."""
        return self._place + 1 < len(self._trail)

    def page(self) -> PageText | None:
        """Return the page that is open, in words; None where there is none."""
        if self.page_id not in self.handbook.pages:
            return None
        desk = self._desk
        sources = Sources(
            self.handbook, self.index, desk.books, desk.book, self._demonstrations(), desk.words
        )
        return page_text(self.page_id, sources)

    def go(self, page_id: str) -> None:
        """Open a page; from there the way leads back."""
        if page_id in self.handbook.pages and page_id != self.page_id:
            self._trail = [*self._trail[: self._place + 1], page_id]
            self._place += 1
            self.changed.emit()

    def back(self) -> None:
        """Open the page before."""
        if self.can_go_back:
            self._place -= 1
            self.changed.emit()

    def on(self) -> None:
        """Go forward again."""
        if self.can_go_on:
            self._place += 1
            self.changed.emit()

    def search(self, text: str) -> None:
        """Narrow the list to the pages that have every word of a text."""
        self.pages.search(text)

    def follow(self, link: str) -> None:
        """Go where a link leads; one that leads nowhere does nothing."""
        scheme, _, name = link.partition(":")
        if scheme == "page":
            self.go(name)
        elif scheme == "example" and name in self.handbook.examples:
            line = self.handbook.examples[name]
            self.situation_wanted.emit(read_example(line, self._desk.book))
        elif scheme == "demo" and name in self._demonstrations():
            self.demonstration_wanted.emit(name)

    def refresh(self) -> None:
        """Show the desk's language and book."""
        self._list()
        self.changed.emit()

    def _list(self) -> None:
        """Show the pages of the language; they are found by the numbers of their rules too."""
        if self._wanted != self._desk.words.language:
            self._wanted = self._desk.words.language
            index = self.index
            extra = [
                "\n".join(
                    f"{citation.book} {citation.rule}"
                    for citations in index.citations_of(page.id).values()
                    for citation in citations
                )
                for page in self.handbook.ordered()
            ]
            self.pages.show_pages(self.handbook.ordered(), extra)


def page_on(cited: Cited, number: int, books: Mapping[str, RuleBook]) -> str | None:
    """Return the page that explains what a ruling cites; None where no page does.

    Args:
        cited: What it cites, and the reasons for it.
        number: Which citation; where there is none with this number the first reason decides.
        books: The rule books by id.
    """
    index = Index(read_families_of(resources() / "handbook").families, books.values())
    if number < len(cited.citations):
        return index.page_of(cited.citations[number], cited.codes)
    return next(filter(None, map(index.page_of_reason, cited.codes)), None)
