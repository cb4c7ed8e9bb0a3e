"""A page of the handbook as it is shown: its text, its examples ruled on, and what books say."""

from collections.abc import Iterator, Mapping

from floorapp.engine.answer import answer
from floorapp.engine.replay import replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.engine.values import value
from floorapp.explain.catalogue import Catalogue, mark
from floorapp.explain.headline import headline
from floorapp.explain.rule_family import family_of
from floorapp.handbook.index import Index
from floorapp.handbook.library import Handbook
from floorapp.handbook.otherwise import sayings, written
from floorapp.handbook.page import Family, Span
from floorapp.notation.demonstration import Demonstration
from floorapp.notation.line import read_line
from floorapp.viewmodels.chairs import numbered
from floorapp.viewmodels.pot_views import pot_lines
from floorapp.viewmodels.set_up import with_posts

_TITLES = {
    "rule": mark("The rule"),
    "steps": mark("How to rule"),
    "examples": mark("Examples"),
    "traps": mark("Traps"),
}
_LEVEL = with_posts(Situation(seats=numbered(9), small_blind=50, big_blind=100))
"""Where an example begins that does not say."""


@value
class Entry:
    """A paragraph, or an entry of a list, as it is shown."""

    kind: str
    """``text``, ``bullet``, ``number``, ``trap`` or ``chips``."""

    spans: tuple[Span, ...]
    outcome: str = ""
    """What an example comes to."""


@value
class Part:
    """A part of a page under its heading."""

    title: str
    entries: tuple[Entry, ...]


@value(kw_only=True)
class PageText:
    """A page in words."""

    id: str
    title: str
    lead: str
    parts: tuple[Part, ...]


class Sources:
    """What a page is made of beside its own text.

    Attributes:
        handbook: The pages of the language.
        index: Which page explains which rule.
        books: The rule books by id.
        book: The one that rules.
        demonstrations: The demonstrations by id.
        words: The language.
    """

    def __init__(
        self,
        handbook: Handbook,
        index: Index,
        books: Mapping[str, RuleBook],
        book: RuleBook,
        demonstrations: Mapping[str, Demonstration],
        words: Catalogue,
    ) -> None:
        """Hold them together."""
        self.handbook, self.index, self.books, self.book = handbook, index, books, book
        self.demonstrations, self.words = demonstrations, words

    def family(self, page_id: str) -> Family:
        """Return the family that a page is about."""
        return next(one for one in self.handbook.families if one.id == page_id)


def page_text(page_id: str, sources: Sources) -> PageText:
    """Return a page in words.

    Args:
        page_id: Which page.
        sources: What it is made of.
    """
    page, words = sources.handbook.pages[page_id], sources.words
    family = sources.family(page_id)
    shown = {link for link, _ in page.links()}
    parts = [
        Part(words.text(title), tuple(_entries(page_id, name, sources)))
        for name, title in _TITLES.items()
    ]
    more = tuple(_more(family, shown, sources))
    parts += [
        Part(words.text("What the books say"), tuple(_said(family, sources))),
        Part(words.text("Where it is written"), tuple(_written(page_id, sources))),
        Part(words.text("More demonstrations"), more),
    ]
    return PageText(
        id=page_id,
        title=page.title,
        lead=page.lead,
        parts=tuple(part for part in parts if part.entries),
    )


def _entries(page_id: str, section: str, sources: Sources) -> Iterator[Entry]:
    """Yield the paragraphs of a section; an example with what it comes to."""
    for block in sources.handbook.pages[page_id].sections.get(section, ()):
        kind = "trap" if section == "traps" else block.kind
        link = next((span.link for span in block.spans if span.link), "")
        yield Entry(kind, block.spans, outcome(link, sources) if section == "examples" else "")


def outcome(link: str, sources: Sources) -> str:
    """Return what an example comes to: ``TDA 2024: A may fold or call 99.``; empty without one."""
    scheme, _, name = link.partition(":")
    book = sources.book
    situation = None
    if scheme == "example" and name in sources.handbook.examples:
        situation = read_example(sources.handbook.examples[name], book)
    elif scheme == "demo" and name in sources.demonstrations:
        shown = sources.demonstrations[name]
        book = sources.books.get(shown.rulebook or "", book)
        situation = shown.at(None)
    if situation is None:
        return ""
    found = answer(replay(situation, book))
    said = headline(found, sources.words)
    if found.to_act is None:  # what is left to say is who can win what
        said = " ".join((said, " · ".join(pot_lines(found, sources.words, asked=False)))).strip()
    return sources.words.text("{books}: {answer}", books=book.name, answer=said)


def read_example(line: str, book: RuleBook) -> Situation:
    """Return the situation that the line of an example describes."""
    return read_line(line, _LEVEL, book, whole=True).situation


def _more(family: Family, shown: set[str], sources: Sources) -> Iterator[Entry]:
    """Yield the demonstrations of the family that the page does not name itself."""
    for one in sources.demonstrations.values():
        link = f"demo:{one.id}"
        if family_of(one.rule) in family.shows and link not in shown:
            title = one.title(sources.words.language) or one.id
            yield Entry("bullet", (Span(title, link=link),))


def _said(family: Family, sources: Sources) -> Iterator[Entry]:
    words = sources.words
    for saying in sayings(family, sources.books.values(), words):
        names = words.text("{books}:", books=", ".join(saying.books))
        yield Entry("bullet", (Span(names, "strong"), Span(f" {saying.text}")))


def _written(page_id: str, sources: Sources) -> Iterator[Entry]:
    found = written(page_id, sources.index, tuple(sources.books.values()), sources.words)
    if found:
        yield Entry("chips", tuple(Span(text) for text in found))
    else:
        yield Entry("text", (Span(sources.words.text("Practice: no book prints a rule for it.")),))
