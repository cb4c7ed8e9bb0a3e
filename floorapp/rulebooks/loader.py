"""Loader: a rule book file becomes a table, and a table with those it extends a ``RuleBook``."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, assert_never

from floorapp.engine.problems import Problem, near_miss, problem
from floorapp.engine.rulebook import Citation, Irregular, RuleBook
from floorapp.engine.strategies import RAISING
from floorapp.engine.values import replace
from floorapp.rulebooks.knobs import MOST_RAISES
from floorapp.rulebooks.schema import FIELDS, IRREGULAR, Field, Kind
from floorapp.texts import read_toml, toml_lines

Table = Mapping[str, Any]
"""A rule book file as read and checked: every key is known and holds what it must."""

_NUMBERS = (
    *("raises_after_bet", "raises_in_two_rounds", "cap_lifted"),
    *("missing_blinds", "small_blind_as_big", "ante_order"),
)
"""Keys that a ``RuleBook`` has under the same name, and a default for."""


def read_table(text: str, name: str) -> Table | list[Problem]:
    """Read a rule book file by itself.

    Args:
        text: The TOML text.
        name: The file's name, which every problem's place starts with.

    Returns:
        Its table; or, where anything is wrong, every problem with its path and a near miss.
    """
    data = read_toml(text, name)
    if isinstance(data, Problem):
        return [data]
    found = check_table(data, name)
    if not found:
        return data
    lines = toml_lines(text)
    return [_with_line(one, name, lines) for one in found]


def make_book(line: Sequence[Table]) -> RuleBook:
    """Return the book of a table and those that it extends.

    Args:
        line: The book's own table first, then the one it extends, and so on. What a table says
            goes before those behind it; rules are cited by the table that says them.
    """
    flat: dict[str, Any] = {}
    irregular: dict[str, Any] = {}
    for table in reversed(line):
        flat |= table
        irregular |= table.get("irregular", {})
    return RuleBook(
        id=flat["id"],
        short=flat["short"],
        edition=flat["edition"],
        titles=flat["titles"],
        raising=RAISING[flat["raising"]],
        irregular=Irregular(**irregular),
        citations=_cited(line, "citations"),
        limit_citations=_cited(line, "limit_citations"),
        illustrations=_cited(line, "illustrations"),
        **{key: flat[key] for key in _NUMBERS if key in flat},
    )


def _with_line(found: Problem, name: str, lines: Mapping[tuple[str | int, ...], int]) -> Problem:
    """Return a problem with its line in front of its key; a key that is missing has none."""
    path = found.place.removeprefix(f"{name}: ")
    line = lines.get(tuple(path.split(".")))
    return found if line is None else replace(found, place=f"{name}:{line}: {path}")


def _cited(line: Sequence[Table], key: str) -> dict[str, tuple[Citation, ...]]:
    cited: dict[str, tuple[Citation, ...]] = {}
    for table in reversed(line):
        book = f"{table.get('short', '')} {table.get('edition', '')}".strip()
        if key == "limit_citations":  # a rule of the book's own goes before one taken over
            own = [code for code, rules in table.get("citations", {}).items() if rules]
            cited = {code: rules for code, rules in cited.items() if code not in own}
        for code, rules in table.get(key, {}).items():
            is_illustration = key == "illustrations"
            cited[code] = tuple(Citation(book, rule, is_illustration) for rule in rules)
    return cited


def check_table(data: Mapping[str, object], name: str) -> list[Problem]:
    """Return every problem of a rule book's data, with its path and a near miss."""
    keys = {field.key for field in FIELDS}
    problems = [_unknown(f"{name}: {key}", key, keys) for key in data if key not in keys]
    for field in FIELDS:
        place = f"{name}: {field.key}"
        if field.key in data:
            problems += _check_value(field, data[field.key], place)
        elif field.required and not ("extends" in data and field.inherited):
            problems.append(problem("This key is missing: add it.", place))
    return problems


def _check_value(field: Field, value: object, place: str) -> list[Problem]:
    match field.kind:
        case Kind.TEXT | Kind.NAME:
            return _check_text(value, place) or _check_filled(field, str(value), place)
        case Kind.CHOICE:
            return _check_text(value, place) or _check_choice(field, str(value), place)
        case Kind.TEXTS:
            return _check_table(field, value, place, _check_text)
        case Kind.RULES:
            return _check_table(field, value, place, _check_texts)
        case Kind.COUNT:
            return _check_count(field, value, place)
        case Kind.FLAG:
            return _check_flag(value, place)
        case Kind.SETTINGS:
            return _check_table(field, value, place, _check_setting)
        case _:
            assert_never(field.kind)


def _check_text(value: object, place: str) -> list[Problem]:
    return [] if isinstance(value, str) else [problem("This must be a text in quotes.", place)]


def _check_filled(field: Field, value: str, place: str) -> list[Problem]:
    if field.kind is Kind.TEXT or value.strip():
        return []
    return [problem("This text is empty: fill it in.", place)]


def _check_texts(value: object, place: str) -> list[Problem]:
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return []
    return [problem('This must be a list of texts, such as ["47-A"].', place)]


def _check_count(field: Field, value: object, place: str) -> list[Problem]:
    if isinstance(value, int) and not isinstance(value, bool) and value in field.choices:
        return []
    return [
        problem(
            "This must be a whole number from {least} to {most}, without quotes.",
            place,
            least=0,
            most=MOST_RAISES,
        )
    ]


def _check_setting(value: object, place: str) -> list[Problem]:
    choices = IRREGULAR.get(place.rpartition(".")[2], ())
    if any(value == choice and type(value) is type(choice) for choice in choices):
        return []
    known = ", ".join("true" if c is True else "false" if c is False else str(c) for c in choices)
    return [problem("This must be one of {known}.", place, known=known)]


def _check_flag(value: object, place: str) -> list[Problem]:
    if isinstance(value, bool):
        return []
    return [problem("This must be true or false, without quotes.", place)]


def _check_choice(field: Field, value: str, place: str) -> list[Problem]:
    return [] if value in field.choices else [_unknown(place, value, field.choices)]


def _check_table(
    field: Field, value: object, place: str, check: Callable[[object, str], list[Problem]]
) -> list[Problem]:
    if not isinstance(value, dict):
        return [
            problem("This must be a table: write [{key}] above its lines.", place, key=field.key)
        ]
    problems: list[Problem] = []
    for key, item in value.items():
        if key not in field.choices:
            problems.append(_unknown(f"{place}.{key}", key, field.choices))
        problems += check(item, f"{place}.{key}")
    return problems


def _unknown(place: str, word: str, choices: Collection[object]) -> Problem:
    known = [str(choice) for choice in choices]
    near = near_miss(word, known)
    if near is not None:
        return problem(
            "“{word}” is not known here: did you mean “{near}”?", place, word=word, near=near
        )
    return problem(
        "“{word}” is not known here: write one of {known}.",
        place,
        word=word,
        known=", ".join(sorted(known)),
    )
