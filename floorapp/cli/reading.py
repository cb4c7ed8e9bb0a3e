"""What every command reads: files, rule books, and the problems with them told."""

import os
import sys
from collections.abc import Iterable
from pathlib import Path

from floorapp.engine.problems import Problem, near_miss, problem
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.explain.catalogue import LANGUAGES, Catalogue
from floorapp.notation.source import Source
from floorapp.places import resources
from floorapp.rulebooks.library import Library, read_library

UNREADABLE = 2
"""The exit code where something could not be read."""


def system_language() -> str:
    """Return the language that the environment asks for; English where it is not spoken."""
    asked = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return asked[:2] if asked[:2] in LANGUAGES else "en"


def shipped_books() -> Library:
    """Return the rule books that the program carries."""
    return read_library([resources() / "rulebooks"])


def read_source(name: str) -> Source | Problem:
    """Read a file, or standard input for ``-``."""
    try:
        if name == "-":
            return Source("-", sys.stdin.buffer.read().decode("utf-8-sig"))
        return Source(name, Path(name).read_text(encoding="utf-8-sig"))
    except OSError as error:
        return problem("This file cannot be opened: {error}.", name, error=error.strerror or "?")
    except UnicodeDecodeError:
        return problem("This is not a text file in UTF-8.", name)


def read_situation_file(name: str) -> tuple[Situation | None, list[Problem]]:
    """Read a document; return what could be read of it, and every problem."""
    from floorapp.notation.document import read_document  # noqa: PLC0415 - an empty table has none

    source = read_source(name)
    if isinstance(source, Problem):
        return None, [source]
    reading = read_document(source)
    return reading.situation, list(reading.problems)


def find_book(books: Library, wanted: str, place: str = "") -> RuleBook | Problem:
    """Return a rule book by its id, or the problem that there is none, with a near miss."""
    found = books.books.get(wanted)
    if found is not None:
        return found
    near = near_miss(wanted, books.books)
    if near is not None:
        return problem(
            "There is no rule book “{wanted}”: did you mean “{near}”?",
            place,
            wanted=wanted,
            near=near,
        )
    return problem(
        "There is no rule book “{wanted}”: there are {known}.",
        place,
        wanted=wanted,
        known=", ".join(sorted(books.books)),
    )


def sentence(found: Problem, words: Catalogue) -> str:
    """Return a problem as one line, with the place it is at."""
    told = " ".join(words.text(found.message, **found.facts).split())
    return f"{found.place}: {told}" if found.place else told


def tell(problems: Iterable[Problem], words: Catalogue) -> int:
    """Print each problem as one line on standard error; return the exit code that it asks for."""
    code = 0
    for found in problems:
        print(sentence(found, words), file=sys.stderr)
        code = UNREADABLE
    return code
