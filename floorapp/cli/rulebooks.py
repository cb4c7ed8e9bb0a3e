"""``floorapp rulebooks``: the books found, and where they differ."""

import argparse
import json

from floorapp.cli.reading import shipped_books, tell
from floorapp.engine.rulebook import RuleBook
from floorapp.explain.book_text import raising_text
from floorapp.explain.catalogue import Catalogue, catalogue


def run(options: argparse.Namespace) -> int:
    """Print each book with its edition and its way of counting raises."""
    words = catalogue(options.lang)
    library = shipped_books()
    for book in library.books.values():
        if options.json:
            print(json.dumps(_data(book, words), ensure_ascii=False))
        else:
            print(f"{book.id}: {book.titles.get(words.language, book.name)}")
            print(f"  {raising_text(book, words)}")
    return tell(library.problems, words)


def _data(book: RuleBook, words: Catalogue) -> dict[str, object]:
    return {
        "id": book.id,
        "short": book.short,
        "edition": book.edition,
        "title": book.titles.get(words.language, book.name),
        "raising": book.raising.name,
        "text": raising_text(book, words),
    }
