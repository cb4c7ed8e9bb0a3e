"""House rules: a rule book of the house while it is made, and what it changes."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from floorapp.engine.problems import Problem, problem
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.values import replace
from floorapp.notation.demonstration import Demonstration, read_folders
from floorapp.places import demonstration_folders, rule_book_folders
from floorapp.rulebooks.house import HouseBook, house_rules, id_for, named, said, saying
from floorapp.rulebooks.knobs import ALL, Field
from floorapp.rulebooks.library import DEFAULT_BOOK
from floorapp.rulebooks.schema import LANGUAGES
from floorapp.rulebooks.shelf import Shelf
from floorapp.rulebooks.surprises import surprises
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.house_effects import Effect, Effects


class HouseRules(QObject):
    """The book that is made or changed; what it says is compared at each change.

    Attributes:
        desk: The desk, which knows a book as soon as it is saved.
        shelf: The books of the house.
        house: The book under way.
        told: What came of the last thing that was asked for; None: nothing is to be told.
        is_fault: Whether it went wrong.

    Signals:
        changed: The book, what it changes, or what is told is different.
    """

    changed = Signal()

    def __init__(
        self,
        desk: Desk,
        shelf: Shelf,
        demonstrations: Sequence[Demonstration],
        parent: QObject | None = None,
    ) -> None:
        """Begin a book that extends the one that rules on the desk.

        Args:
            desk: The desk.
            shelf: The books of the house.
            demonstrations: What the books are compared on.
            parent: Owner in Qt's sense.
        """
        super().__init__(parent)
        self.desk = desk
        self.shelf = shelf
        self.told: tuple[Problem, ...] = ()
        self.is_fault = False
        self._effects = Effects(demonstrations)
        self.house = self._fresh = self._begun(desk.book.id)
        self._saved: HouseBook | None = None
        self._drafts: dict[str, HouseBook] = {}
        self._found: tuple[Effect, ...] = ()
        self._derive()

    # --- what is shown ----------------------------------------------------------------------

    @property
    def knobs(self) -> tuple[Field, ...]:
        """Everything that may be set."""
        return ALL

    @property
    def base(self) -> RuleBook:
        """The book that it is compared with: the one that it extends, or else the usual one."""
        books = self.shelf.library.books
        return books.get(self.house.extends) or books[DEFAULT_BOOK]

    @property
    def book(self) -> RuleBook:
        """The book as it is now."""
        return self._book

    @property
    def effects(self) -> tuple[Effect, ...]:
        """The demonstrations that come out otherwise than under its base."""
        return self._found

    @property
    def count(self) -> int:
        """How many demonstrations there are."""
        return self._effects.count

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """What will surprise."""
        return surprises(self._book)

    @property
    def is_new(self) -> bool:
        """Whether it has not been saved yet."""
        return self._saved is None

    @property
    def is_changed(self) -> bool:
        """Whether there is something to save."""
        return self.house != self._saved

    @property
    def is_touched(self) -> bool:
        """Whether the book under way says what is kept nowhere else."""
        return self.house != (self._saved or self._fresh)

    @property
    def drafts(self) -> Mapping[str, HouseBook]:
        """The other books with changes that are not saved, by id; a new one has none."""
        return self._drafts

    @property
    def bases(self) -> tuple[RuleBook, ...]:
        """The books that it may extend: no book that takes over from it."""
        library = self.shelf.library
        return tuple(
            book
            for book in library.books.values()
            if all(table["id"] != self.house.id for table in library.line(book.id))
        )

    def value(self, path: str) -> object:
        """Return what the book says at a knob; None where it is silent."""
        return said(self._book, path)

    def base_value(self, path: str) -> object:
        """Return what its base says at a knob."""
        return said(self.base, path)

    def is_own(self, path: str) -> bool:
        """Return whether the book says something else than its base."""
        return path in self.house.settings

    # --- which book -------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin another book, or take up the one that was begun and put away."""
        if self.is_new and self.is_touched:
            unsaved = problem(
                "“{book}” is not saved yet: save or remove it before another one is begun.",
                book=self.house.name,
            )
            self._tell(unsaved, is_fault=True)
            return
        self._put_away()
        self._take_up(self._begun(self.house.extends or DEFAULT_BOOK), None)

    def edit(self, book: str) -> None:
        """Take a book of the house to be changed, or as it was changed and put away."""
        found = next((house for house in self.shelf.houses() if house.id == book), None)
        if found is not None:
            self._put_away()
            self._take_up(found, found)

    def follow(self) -> None:
        """Begin with the book that rules, unless something is under way."""
        if self.is_new and not self.is_touched:
            self._take_up(self._begun(self.desk.book.id), None)

    # --- what it says -----------------------------------------------------------------------

    def set_short(self, text: str) -> None:
        """Give it another name, as it is cited."""
        self._change(named(self.house, text.strip()))

    def set_title(self, text: str) -> None:
        """Give it another full name, in the language on screen where languages differ."""
        house, title = self.house, text.strip() or self.house.short
        titles = dict(house.titles)
        if len(set(titles.values())) > 1:
            titles[self.desk.words.language] = title
        else:
            titles = dict.fromkeys(LANGUAGES, title)
        self._change(replace(house, titles=titles))

    def set_base(self, book: str) -> None:
        """Have it extend another book; what it says itself stays."""
        base = self.shelf.library.books[book]
        house = replace(self.house, extends=book)
        for path, wanted in self.house.settings.items():
            house = saying(house, path, wanted, base)
        self._change(house)

    def set(self, path: str, wanted: object) -> None:
        """Have it say something at a knob; None: as its base."""
        extended = self.shelf.library.books.get(self.house.extends)
        self._change(saying(self.house, path, wanted, extended))

    # --- the shelf --------------------------------------------------------------------------

    def save(self) -> bool:
        """Save it, and have it in the menu of rule books; return whether it could be."""
        if not self.house.short:
            return self._tell(problem("Give the book a name first."), is_fault=True)
        others = [
            house.id
            for house in self.shelf.houses()
            if house.name.casefold() == self.house.name.casefold() and house.id != self.house.id
        ]
        if others:
            return self._tell(
                problem("There is a book of this name already: choose another."), is_fault=True
            )
        house = self.house
        if self.is_new:
            taken = (*self.shelf.library.books, *self.shelf.library.files)
            house = replace(house, id=id_for(house.name, taken))
        fault = self.shelf.save(house)
        if fault is not None:
            return self._tell(fault, is_fault=True)
        self.house = self._saved = house
        self._shelved()
        return self._tell(problem("“{book}” is saved.", book=house.name))

    def use(self) -> bool:
        """Save it where need be and rule by it; return whether that is so."""
        if self.is_changed and not self.save():
            return False
        self.desk.set_book(self.house.id)
        return self._tell(problem("“{book}” rules now.", book=self.house.name))

    def remove(self) -> bool:
        """Take it out of the menu; its file is put away. Return whether it could be."""
        house = self.house
        fault = None if self.is_new else self.shelf.remove(house.id)
        if fault is not None:
            return self._tell(fault, is_fault=True)
        was_new = self.is_new
        base = house.extends if house.extends in self.shelf.library.books else DEFAULT_BOOK
        self._drafts.pop(house.id, None)
        self._take_up(self._begun(base), None)
        if was_new:
            return self._tell()
        self._shelved()
        return self._tell(
            problem(
                "“{book}” is removed; its file is kept in {folder}.",
                book=house.name,
                folder=str(self.shelf.own),
            )
        )

    def export(self, file: Path) -> bool:
        """Write it to a file for other machines; return whether it could be."""
        house = self.house
        if self.is_new:
            house = replace(house, id=id_for(house.name, self.shelf.library.books))
        fault = self.shelf.export(house, file)
        if fault is not None:
            return self._tell(fault, is_fault=True)
        return self._tell(problem("“{book}” is in {file}.", book=house.name, file=str(file)))

    def take_in(self, file: Path) -> bool:
        """Take a book from another machine, and show it; return whether it could be."""
        taken = self.shelf.take_in(file)
        if taken.book is None:
            return self._tell(*taken.problems, is_fault=True)
        self._put_away()
        self.house = self._saved = taken.book
        self._shelved()
        name = taken.book.name
        if taken.replaced:
            return self._tell(problem("“{book}” is here, in place of the one before.", book=name))
        return self._tell(problem("“{book}” is here.", book=name))

    def refresh(self) -> None:
        """Look at the folder again, which somebody may have changed."""
        before = self.shelf.library
        if self.shelf.read().tables != before.tables:
            self.house = self._extending(self.house)
            self._shelved()
        self._tell()

    # --- how it works -----------------------------------------------------------------------

    def _begun(self, base: str) -> HouseBook:
        """Return a book that says nothing yet, under a name that no book has."""
        name = self.desk.words.text("Our room")
        names = {house.name.casefold() for house in self.shelf.houses()}
        number, short = 1, name
        while short.casefold() in names:
            number += 1
            short = f"{name} {number}"
        titles = dict.fromkeys(LANGUAGES, short)
        return HouseBook(id="", short=short, extends=base, titles=titles)

    def _put_away(self) -> None:
        """Keep what is not saved until the book is taken up again."""
        if self.is_touched:
            self._drafts[self.house.id] = self.house

    def _take_up(self, house: HouseBook, saved: HouseBook | None) -> None:
        """Take a book, or what was put away of it."""
        if saved is None:
            self._fresh = house
        draft = self._drafts.pop(house.id, None)
        self.house, self._saved = draft or house, saved
        if draft is None:
            self._tell()
            return
        self.house = self._extending(draft)
        left = problem("“{book}” is here as it was left: it is not saved yet.", book=draft.name)
        self._tell(left)

    def _extending(self, house: HouseBook) -> HouseBook:
        """Return a book that extends one that is there, and none that takes over from it."""
        if not house.extends or house.extends in {book.id for book in self.bases}:
            return house
        return replace(house, extends=DEFAULT_BOOK)

    def _change(self, house: HouseBook) -> None:
        if house != self.house:
            self.house = house
            self._tell()

    def _tell(self, *told: Problem, is_fault: bool = False) -> bool:
        """Tell what came of something; return whether it went well."""
        self.told, self.is_fault = told, is_fault
        self._derive()
        self.changed.emit()
        return not is_fault

    def _derive(self) -> None:
        self._book = house_rules(self.house, self.shelf.library)
        self._found = self._effects.between(self.base, self._book)

    def _shelved(self) -> None:
        """Have the desk know the books that there are now."""
        self.desk.set_books(self.shelf.library.books)


def own_rules(desk: Desk, parent: QObject) -> HouseRules:
    """Return the rules of the house whose folders these are, compared on every demonstration."""
    demonstrations = read_folders(*demonstration_folders()).found
    return HouseRules(desk, Shelf(*rule_book_folders()), demonstrations, parent)
