"""Library: the rule books found in folders."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from floorapp.engine.problems import Problem, problem
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.values import value
from floorapp.rulebooks.loader import load_book

DEFAULT_BOOK = "tda-2024"
"""The book that rules where a situation names none."""


@value
class Library:
    """The books that could be read, by id, and what was wrong with the others."""

    books: Mapping[str, RuleBook]
    problems: tuple[Problem, ...]


def read_library(folders: Iterable[Path]) -> Library:
    """Read every ``*.toml`` of the folders; a damaged book is reported and left out."""
    books: dict[str, RuleBook] = {}
    problems: list[Problem] = []
    for path in sorted(path for folder in folders for path in folder.glob("*.toml")):
        found = _read(path)
        if not isinstance(found, RuleBook):
            problems += found
        elif found.id in books:
            problems.append(
                problem(
                    "There is a rule book “{id}” already: give this one another id.",
                    path.name,
                    id=found.id,
                )
            )
        else:
            books[found.id] = found
    return Library(books, tuple(problems))


def _read(path: Path) -> RuleBook | list[Problem]:
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        return [
            problem("This file cannot be opened: {error}.", path.name, error=error.strerror or "")
        ]
    except UnicodeDecodeError:
        return [problem("This is not a text file in UTF-8.", path.name)]
    return load_book(text, path.name)
