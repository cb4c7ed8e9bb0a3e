"""What every command reads: files, rule books, and the problems with them told."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from floorapp.engine.problems import Problem
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.explain.catalogue import LANGUAGES, Catalogue
from floorapp.notation.source import Source
from floorapp.places import rule_book_folders
from floorapp.rulebooks.library import Library, no_such_book, read_library
from floorapp.texts import not_utf8, read_text

STANDARD_INPUT = "-"
"""The name of standard input among the files."""

UNREADABLE = 2
"""The exit code where something could not be read."""


def system_language() -> str:
    """Return the language that the environment asks for; English where it is not spoken."""
    asked = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return asked[:2] if asked[:2] in LANGUAGES else "en"


def known_books() -> Library:
    """Return the rule books that the program carries, and those in the user's folder."""
    return read_library(rule_book_folders())


def read_source(name: str) -> Source | Problem:
    """Read a file, or standard input for ``-``."""
    if name != STANDARD_INPUT:
        text = read_text(Path(name), name)
        return text if isinstance(text, Problem) else Source(name, text)
    try:
        return Source(name, sys.stdin.buffer.read().decode("utf-8-sig"))
    except UnicodeDecodeError:
        return not_utf8(name)


def read_situation_file(name: str) -> tuple[Situation | None, list[Problem]]:
    """Read a document; return its situation, if it is the one that was meant, and every problem."""
    from floorapp.notation.document import read_document

    source = read_source(name)
    if isinstance(source, Problem):
        return None, [source]
    reading = read_document(source)
    return reading.to_rule_on, list(reading.problems)


def find_book(books: Library, wanted: str, place: str = "") -> RuleBook | Problem:
    """Return a rule book by its id, or the problem that there is none, with a near miss."""
    return books.books.get(wanted) or no_such_book(wanted, books.books, place)


def sentence(found: Problem, words: Catalogue) -> str:
    """Return a problem as one line, with the place it is at."""
    told = " ".join(words.text(found.message, **found.facts).split())
    name, colon, line = found.place.partition(":")
    if name == STANDARD_INPUT:
        name = words.text("standard input")
    place = name + colon + line
    return f"{place}: {told}" if place else told


def warn(problems: Iterable[Problem], words: Catalogue) -> None:
    """Print problems that keep a command from nothing, such as a book that it does not use."""
    tell(problems, words)


def tell(problems: Iterable[Problem], words: Catalogue) -> int:
    """Print each problem as one line on standard error; return the exit code that it asks for."""
    code = 0
    for found in problems:
        print(sentence(found, words), file=sys.stderr)
        code = UNREADABLE
    return code
