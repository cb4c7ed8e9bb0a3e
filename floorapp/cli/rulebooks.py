"""``floorapp rulebooks``: the books found, and where they differ."""

import argparse
import json

from floorapp.cli.reading import known_books, tell, warn
from floorapp.cli.words import wrapped
from floorapp.engine.rulebook import RuleBook
from floorapp.explain.book_text import book_texts
from floorapp.explain.catalogue import Catalogue, catalogue
from floorapp.places import rule_book_folders
from floorapp.rulebooks.library import DEFAULT_BOOK


def run(options: argparse.Namespace) -> int:
    """Print the default book with all that it says, and of each other book what is different."""
    words = catalogue(options.lang)
    library = known_books()
    books = library.books
    base = books.get(DEFAULT_BOOK)
    known = frozenset() if base is None else frozenset(book_texts(base, words))
    for book in books.values():
        if options.json:
            print(json.dumps(_data(book, words), ensure_ascii=False))
            continue
        print(f"{book.id}: {book.titles.get(words.language, book.name)}")
        said = book_texts(book, words)
        told = said if book is base else [text for text in said if text not in known]
        for text in told or [words.text("As {book} in all that is ruled on here.", book=_of(base))]:
            print(wrapped(text, indent="  "))
    if not options.json:
        folder = str(rule_book_folders()[1])
        print(words.text("Books of your own go into {folder}.", folder=folder))
    warn(library.warnings, words)
    return tell(library.problems, words)


def _of(base: RuleBook | None) -> str:
    return DEFAULT_BOOK if base is None else base.name


def _data(book: RuleBook, words: Catalogue) -> dict[str, object]:
    return {
        "id": book.id,
        "short": book.short,
        "edition": book.edition,
        "title": book.titles.get(words.language, book.name),
        "raising": book.raising.name,
        "raises_after_bet": book.raises_after_bet,
        "raises_in_two_rounds": book.raises_in_two_rounds,
        "cap_lifted": book.cap_lifted,
        "missing_blinds": book.missing_blinds,
        "small_blind_as_big": book.small_blind_as_big,
        "ante_order": book.ante_order,
        "text": " ".join(book_texts(book, words)),
    }
