"""Library: the rule books found in folders, each with what it takes over from another."""

from collections.abc import Iterable, Mapping
from pathlib import Path

from floorapp.engine.problems import Problem, near_miss, problem
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.values import value
from floorapp.rulebooks.loader import Table, make_book, read_table
from floorapp.rulebooks.surprises import surprises
from floorapp.texts import read_text

DEFAULT_BOOK = "tda-2024"
"""The book that rules where a situation names none."""


@value
class Library:
    """The books that could be read, by id, and what was wrong with the others."""

    books: Mapping[str, RuleBook]
    problems: tuple[Problem, ...]
    tables: Mapping[str, Table] = {}
    """What the file of each says itself."""

    files: Mapping[str, Path] = {}
    """The file of each, those of books that could not be put together too."""

    warnings: tuple[Problem, ...] = ()
    """What will surprise in books that rule all the same."""

    def line(self, book: str) -> list[Table]:
        """Return the table of a book and those of the books that it extends; of none, nothing."""
        found = []
        while book in self.books and book in self.tables:
            found.append(self.tables[book])
            book = self.tables[book].get("extends", "")
        return found


def read_library(folders: Iterable[Path]) -> Library:
    """Read every ``*.toml`` of the folders; a damaged book is reported and left out.

    The default book comes first, the others by name of their file, folder by folder.
    """
    tables: dict[str, Table] = {}
    files: dict[str, Path] = {}
    problems: list[Problem] = []
    for path in (path for folder in folders for path in sorted(folder.glob("*.toml"))):
        found = _read(path)
        if isinstance(found, list):
            problems += found
        elif found["id"] in tables:
            problems.append(
                problem(
                    "There is a rule book “{id}” already: give this one another id.",
                    path.name,
                    id=found["id"],
                )
            )
        else:
            tables[found["id"]] = found
            files[found["id"]] = path
    books: dict[str, RuleBook] = {}
    for key in sorted(tables, key=lambda key: key != DEFAULT_BOOK):
        line = _line(key, tables, files[key].name)
        if isinstance(line, Problem):
            problems.append(line)
        else:
            books[key] = make_book(line)
    warnings = [found for key, book in books.items() for found in surprises(book, files[key].name)]
    return Library(books, tuple(problems), tables, files, tuple(warnings))


def _line(key: str, tables: Mapping[str, Table], name: str) -> list[Table] | Problem:
    """Return a book's table and those that it extends, or what is wrong with that."""
    line = [tables[key]]
    seen = [key]
    place = f"{name}: extends"
    while (wanted := line[-1].get("extends")) is not None:
        if wanted in seen:
            round_trip = " → ".join([*seen, wanted])
            return problem(
                "These books extend each other in a circle: {books}. Take one “extends” out.",
                place,
                books=round_trip,
            )
        if wanted not in tables:
            return no_such_book(wanted, tables, place)
        seen.append(wanted)
        line.append(tables[wanted])
    return line


def no_such_book(wanted: str, known: Iterable[str], place: str = "") -> Problem:
    """Return the problem that no rule book has this id, with a near miss where there is one."""
    ids = sorted(known)
    near = near_miss(wanted, ids)
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
        known=", ".join(ids),
    )


def _read(path: Path) -> Table | list[Problem]:
    text = read_text(path, path.name)
    return [text] if isinstance(text, Problem) else read_table(text, path.name)
