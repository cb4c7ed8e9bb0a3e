"""``floorapp demo``: the demonstrations by rule, and one of them in the window or as text."""

import argparse

from floorapp.cli.reading import find_book, known_books, tell, warn
from floorapp.cli.window import has_display, open_window
from floorapp.cli.words import wrapped
from floorapp.engine.answer import answer
from floorapp.engine.problems import Problem, near_miss, problem
from floorapp.engine.replay import replay
from floorapp.engine.rulebook import RuleBook
from floorapp.explain.catalogue import Catalogue, catalogue
from floorapp.explain.rule_family import family_of, family_order, family_title
from floorapp.explain.ruling_text import ruling_text
from floorapp.notation.demonstration import Demonstration, Demonstrations, read_folders
from floorapp.places import demonstration_folders
from floorapp.rulebooks.library import DEFAULT_BOOK
from floorapp.viewmodels.demonstration_text import family_line, happened, set_up_line, title_of

_WIDEST_ID = 28


def run(options: argparse.Namespace) -> int:
    """List the demonstrations, or play one; without a display its moments are printed."""
    words = catalogue(options.lang)
    read = read_folders(*demonstration_folders())
    if options.id is None:
        _list(read, words)
        return tell(read.problems, words)
    one = read.by_id(options.id)
    if one is None:
        return tell([*read.problems, _no_such(options.id, read)], words)
    if has_display() and not options.text and options.rulebook is None:
        return open_window(None, options.lang, one.id)
    return _print(one, options.rulebook, words)


def _list(read: Demonstrations, words: Catalogue) -> None:
    families: dict[str, list[Demonstration]] = {}
    for one in read.found:
        families.setdefault(family_of(one.rule), []).append(one)
    for family in sorted(families, key=family_order):
        print(family_title(family, words))
        for one in families[family]:
            print(f"  {one.id:{_WIDEST_ID}} {title_of(one, words)}")
    own = str(demonstration_folders()[1])
    print(words.text("Demonstrations of your own go into {folder}.", folder=own))


def _no_such(wanted: str, read: Demonstrations) -> Problem:
    near = near_miss(wanted, [one.id for one in read.found])
    if near is not None:
        return problem(
            "There is no demonstration “{wanted}”: did you mean “{near}”?",
            wanted=wanted,
            near=near,
        )
    return problem(
        "There is no demonstration “{wanted}”: “floorapp demo” lists them.", wanted=wanted
    )


def _print(one: Demonstration, wanted: str | None, words: Catalogue) -> int:
    library = known_books()
    book = find_book(library, wanted or one.rulebook or DEFAULT_BOOK)
    if isinstance(book, Problem):
        return tell([*library.problems, book], words)
    print(" · ".join((one.id, title_of(one, words), book.name)))
    print(" · ".join((family_line(one, words), set_up_line(one.situation, words))))
    for number, moment in enumerate(one.moments, 1):
        print(wrapped(f"{number}. {happened(one, moment, words)}"))
        print(wrapped(_ruling(one, moment, book, words), indent="   "))
    warn(library.problems, words)
    return 0


def _ruling(one: Demonstration, moment: int | None, book: RuleBook, words: Catalogue) -> str:
    return ruling_text(answer(replay(one.at(moment), book)), words).text
