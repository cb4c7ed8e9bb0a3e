"""Loader: one rule book file becomes a ``RuleBook``, or all of its problems at once."""

import tomllib
from collections.abc import Callable, Collection, Mapping
from typing import assert_never

from floorapp.engine.problems import Problem, near_miss, problem
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.strategies import RAISING
from floorapp.rulebooks.schema import FIELDS, Field, Kind


def load_book(text: str, name: str) -> RuleBook | list[Problem]:
    """Read a rule book.

    Args:
        text: The TOML text.
        name: The file's name, which every problem's place starts with.

    Returns:
        The book; or, where anything is wrong, every problem with its path and a near miss.
    """
    try:
        data = tomllib.loads(text)
    except ValueError as error:  # of TOML, or of a number with thousands of digits
        return [problem("This is not a TOML file: {error}.", name, error=str(error))]
    except RecursionError:
        return [problem("This file is nested too deeply to be read.", name)]
    problems = _check(data, name)
    if problems:
        return problems
    return RuleBook(
        id=data["id"],
        short=data["short"],
        edition=data["edition"],
        titles=data["titles"],
        raising=RAISING[data["raising"]],
        citations=_rules(data["citations"]),
        illustrations=_rules(data.get("illustrations", {})),
    )


def _rules(table: Mapping[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {code: tuple(rules) for code, rules in table.items()}


def _check(data: Mapping[str, object], name: str) -> list[Problem]:
    keys = {field.key for field in FIELDS}
    problems = [_unknown(f"{name}: {key}", key, keys) for key in data if key not in keys]
    for field in FIELDS:
        place = f"{name}: {field.key}"
        if field.key not in data:
            if field.required:
                problems.append(problem("This key is missing: add it.", place))
            continue
        problems += _check_value(field, data[field.key], place)
    return problems


def _check_value(field: Field, value: object, place: str) -> list[Problem]:
    match field.kind:
        case Kind.TEXT:
            return _check_text(value, place)
        case Kind.CHOICE:
            return _check_text(value, place) or _check_choice(field, str(value), place)
        case Kind.TEXTS:
            return _check_table(field, value, place, _check_text)
        case Kind.RULES:
            return _check_table(field, value, place, _check_texts)
        case _:
            assert_never(field.kind)


def _check_text(value: object, place: str) -> list[Problem]:
    return [] if isinstance(value, str) else [problem("This must be a text in quotes.", place)]


def _check_texts(value: object, place: str) -> list[Problem]:
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return []
    return [problem('This must be a list of texts, such as ["47-A"].', place)]


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


def _unknown(place: str, word: str, known: Collection[str]) -> Problem:
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
