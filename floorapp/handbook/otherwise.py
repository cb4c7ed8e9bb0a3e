"""What books say otherwise on a page, and where each has it: from the books, not typed."""

from collections.abc import Iterable, Sequence

from floorapp.engine.rulebook import RuleBook
from floorapp.engine.values import value
from floorapp.explain.book_text import setting_text
from floorapp.explain.catalogue import Catalogue
from floorapp.explain.citations import citation_text
from floorapp.handbook.index import Index
from floorapp.handbook.page import Family


@value
class Saying:
    """What some books say of one thing."""

    books: tuple[str, ...]
    text: str


def sayings(family: Family, books: Iterable[RuleBook], words: Catalogue) -> tuple[Saying, ...]:
    """Return what the books say that a family is about, those that say the same together.

    Where most books say nothing of their own, only the others are named.
    """
    known = list(books)
    found: list[Saying] = []
    for setting in family.settings:
        said: dict[str, list[str]] = {}
        for book in known:
            said.setdefault(setting_text(book, setting, words), []).append(book.name)
        said.pop("", None)
        found += [Saying(tuple(names), text) for text, names in said.items()]
    return tuple(found)


def written(page: str, index: Index, books: Sequence[RuleBook], words: Catalogue) -> list[str]:
    """Return where the books print what a page explains: ``TDA 2024 · 47-A``, book by book."""
    citations = index.citations_of(page)
    names = [book.name for book in books]
    ordered = sorted(citations, key=lambda name: names.index(name) if name in names else len(names))
    return [citation_text(citation, words) for name in ordered for citation in citations[name]]
