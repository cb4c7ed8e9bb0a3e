"""Shelf: the rule books of the house in their folder, saved, put away, handed on."""

from contextlib import suppress
from pathlib import Path

from floorapp.engine.problems import Problem, problem
from floorapp.engine.values import replace, value
from floorapp.rulebooks.house import HouseBook, read_house, write_house
from floorapp.rulebooks.library import Library, no_such_book, read_library
from floorapp.rulebooks.loader import read_table
from floorapp.texts import not_opened, read_text, write_text
from floorapp.whole_file import free_name, write_file

_PUT_AWAY = ".removed"
"""Behind the name of the file of a book that was removed or replaced; it is never deleted."""


@value
class Imported:
    """What came of an import: the book that is there now, or every problem."""

    book: HouseBook | None
    problems: tuple[Problem, ...] = ()
    replaced: bool = False
    """Whether a book of this id was there, and was put away."""


class Shelf:
    """The folders of shipped books and of the house's own.

    Attributes:
        own: The folder of the house's books.
        library: What was read last.
    """

    def __init__(self, shipped: Path, own: Path) -> None:
        """Read both folders."""
        self.own = own
        self._shipped = shipped
        self.library = self.read()

    def read(self) -> Library:
        """Read the folders anew."""
        self.library = read_library((self._shipped, self.own))
        return self.library

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is wrong with books of the house that could not be read."""
        return self.library.problems

    def houses(self) -> tuple[HouseBook, ...]:
        """Return the books of the house, by name."""
        ids = [book for book in self.library.books if self.is_own(book)]
        found = [read_house(self.library.tables[book]) for book in ids]
        return tuple(sorted(found, key=lambda house: house.name.casefold()))

    def is_own(self, book: str) -> bool:
        """Return whether a book is the house's."""
        file = self.library.files.get(book)
        return file is not None and file.parent == self.own

    def save(self, house: HouseBook) -> Problem | None:
        """Write a book into the house's folder; return why it cannot be."""
        file = self._file_of(house.id)
        found = write_text(file, write_house(house), file.name)
        self.read()
        return found

    def remove(self, book: str) -> Problem | None:
        """Put a book away, beside its place; return why it cannot be."""
        users = [house.name for house in self.houses() if house.extends == book]
        if users:
            return problem(
                "“{book}” takes over from it: remove that book first.", "", book=users[0]
            )
        found = self._put_away(self._file_of(book))
        self.read()
        return found

    def export(self, house: HouseBook, file: Path) -> Problem | None:
        """Write a book to a file for another machine, with what it takes over from own ones."""
        return write_text(file, write_house(self._flat(house)), str(file))

    def take_in(self, file: Path) -> Imported:
        """Read a book from another machine and put it on the shelf.

        One of the same id that is there already is replaced, and put away.
        """
        text = read_text(file, file.name)
        table = [text] if isinstance(text, Problem) else read_table(text, file.name)
        if isinstance(table, list):
            return Imported(None, tuple(table))
        house = read_house(table)
        known = self.library.files.get(house.id)
        if known is not None and known.parent != self.own:
            taken = problem(
                "There is a rule book “{id}” already: give this one another id.",
                f"{file.name}: id",
                id=house.id,
            )
            return Imported(None, (taken,))
        missing = self._not_there(house, file.name)
        if missing is not None:
            return Imported(None, (missing,))
        target = self._file_of(house.id)
        cannot = self._replace(target, str(text))
        self.read()
        if cannot is not None:
            return Imported(None, (cannot,))
        return Imported(house, replaced=known is not None)

    def _not_there(self, house: HouseBook, name: str) -> Problem | None:
        """Return why a book cannot take over from the one that it names."""
        place, base = f"{name}: extends", house.extends
        if base and base not in self.library.books:
            others = [book for book in self.library.books if book != house.id]
            return no_such_book(base, others, place)
        while base:
            if base == house.id:
                return problem(
                    "This book takes over from itself: name another one under “extends”.", place
                )
            base = self.library.tables[base].get("extends", "")
        return None

    def _file_of(self, book: str) -> Path:
        """Return the file of a book; a new one gets a name that no file has."""
        known = self.library.files.get(book)
        if known is not None and known.parent == self.own:
            return known
        number, file = 1, self.own / f"{_as_file(book)}.toml"
        while file.exists():
            number += 1
            file = self.own / f"{_as_file(book)}-{number}.toml"
        return file

    def _put_away(self, file: Path) -> Problem | None:
        try:
            file.rename(free_name(file, _PUT_AWAY))
        except OSError:
            return problem("This file cannot be moved: close whatever has it open.", file.name)
        return None

    def _replace(self, file: Path, text: str) -> Problem | None:
        """Write a book; a copy of the one before is put away. It is there all the while."""
        aside = free_name(file, _PUT_AWAY)
        try:
            before = file.read_bytes()
        except FileNotFoundError:
            return write_text(file, text, file.name)
        except OSError as error:
            return not_opened(file, file.name, error)
        cannot = write_file(aside, before, aside.name)
        if cannot is None:
            cannot = write_text(file, text, file.name)
            if cannot is not None:
                with suppress(OSError):
                    aside.unlink()
        return cannot

    def _flat(self, house: HouseBook) -> HouseBook:
        """Return a book with all that it takes over from books of the house."""
        while self.is_own(house.extends):
            base = read_house(self.library.tables[house.extends])
            house = replace(
                house,
                extends=base.extends,
                settings={**base.settings, **house.settings},
                citations={**base.citations, **house.citations},
                limit_citations={**base.limit_citations, **house.limit_citations},
                illustrations={**base.illustrations, **house.illustrations},
            )
        return house


def _as_file(book: str) -> str:
    """Return an id as the name of a file: what no file may be called by is left out."""
    kept = "".join(letter if letter.isalnum() or letter in "-_." else "-" for letter in book)
    return kept.strip(".-") or "book"
