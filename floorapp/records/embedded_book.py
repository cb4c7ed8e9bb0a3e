"""The rule book as it was, in a document: resolved, so that no other book is needed to read it."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from floorapp.engine.problems import Problem, problem
from floorapp.engine.rulebook import Citation, RuleBook
from floorapp.engine.values import facts, replace
from floorapp.rulebooks.loader import check_table, make_book
from floorapp.rulebooks.schema import FIELDS, FORMAT, Field, Kind

_NUMBERS = (
    *("raises_after_bet", "raises_in_two_rounds", "cap_lifted"),
    *("missing_blinds", "small_blind_as_big", "ante_order"),
)
_CITED = ("citations", "limit_citations", "illustrations")
_OTHERS = "others"
"""The table of what other books print that this one takes over, by the name of the book."""

_NAMED: Final = {"id": "", "short": "", "edition": ""}
_PRINTED: Final[Mapping[str, object]] = {"titles": {}, **{key: {} for key in _CITED}}
"""What may be otherwise without any ruling being so."""


def book_table(book: RuleBook) -> dict[str, Any]:
    """Return a book as it stands in a document."""
    table: dict[str, Any] = {
        "format": FORMAT,
        "id": book.id,
        "short": book.short,
        "edition": book.edition,
        "raising": book.raising.name,
    }
    numbers = {key: getattr(book, key) for key in _NUMBERS}
    table |= {key: number for key, number in numbers.items() if number is not None}
    table |= {"titles": dict(book.titles), "irregular": facts(book.irregular)}
    others: dict[str, dict[str, dict[str, list[str]]]] = {}
    for key in _CITED:
        own = table[key] = {}
        for code, cited in getattr(book, key).items():
            rules = [str(each.rule) for each in cited]
            printed_by = cited[0].book if cited else book.name
            if printed_by == book.name:
                own[code] = rules
            else:
                others.setdefault(printed_by, {}).setdefault(key, {})[code] = rules
    return table | ({_OTHERS: others} if others else {})


def read_book(table: object, name: str) -> RuleBook | Problem:
    """Read the book of a document. Reasons and keys that are not known any more are left out.

    Args:
        table: What stands under ``rulebook``.
        name: The file, for the problem.
    """
    unreadable = problem(
        "The rule book that this document carries cannot be read: today’s book rules.", name
    )
    if not isinstance(table, dict):
        return unreadable
    own = _known(table)
    if "extends" in own or check_table(own, name):
        return unreadable
    book = make_book([own])
    others = table.get(_OTHERS, {})
    if not isinstance(others, dict):
        return unreadable
    for printed_by, cited in others.items():
        taken_over = _known(cited) if isinstance(cited, dict) else None
        if taken_over is None or check_table(own | taken_over, name):
            return unreadable
        changes = {key: getattr(book, key) | _cited(taken_over, key, printed_by) for key in _CITED}
        book = replace(book, **changes)
    return book


def rules_alike(one: RuleBook, other: RuleBook) -> bool:
    """Return whether two books rule alike, whatever they are called and wherever it is printed."""
    mine, yours = (replace(book, **_NAMED, **_PRINTED) for book in (one, other))
    return mine == yours


def _known(table: Mapping[str, object]) -> dict[str, Any]:
    """Return what is known of a table today, in each of its tables too."""
    return {field.key: _known_of(field, table[field.key]) for field in FIELDS if field.key in table}


def _known_of(field: Field, given: object) -> object:
    if field.kind is Kind.CHOICE or not field.choices or not isinstance(given, dict):
        return given
    return {key: value for key, value in given.items() if key in field.choices}


def _cited(table: Mapping[str, Any], key: str, book: str) -> dict[str, tuple[Citation, ...]]:
    codes: Mapping[str, Iterable[str]] = table.get(key, {})
    is_illustration = key == "illustrations"
    return {
        code: tuple(Citation(book, rule, is_illustration) for rule in rules)
        for code, rules in codes.items()
    }
