"""Families: which reasons a page explains, and the lines of its examples."""

from collections.abc import Collection, Mapping

from floorapp.engine.problems import Problem, near_miss, problem
from floorapp.engine.reasons import CODES
from floorapp.engine.values import value
from floorapp.handbook.page import Family
from floorapp.texts import read_toml

FORMAT = "floorapp-handbook/1"
_LISTS = ("reasons", "settings", "rules", "shows")
_KEYS = ("id", *_LISTS)


@value
class Families:
    """The families in the order of the handbook, and the examples that are lines."""

    families: tuple[Family, ...]
    lines: Mapping[str, str]
    problems: tuple[Problem, ...]


def read_families(text: str, name: str, settings: Collection[str]) -> Families:
    """Return the families of a file; what cannot be read of it is told and left out.

    Args:
        text: The file.
        name: The name of the file, for what is told of it.
        settings: What a family may say that books set otherwise.
    """
    data = read_toml(text, name)
    if isinstance(data, Problem):
        return Families((), {}, (data,))
    if data.get("format") != FORMAT:
        told = problem("Write format = “{format}” on the first line.", name, format=FORMAT)
        return Families((), {}, (told,))
    families: list[Family] = []
    problems: list[Problem] = []
    for number, table in enumerate(data.get("family", []), 1):
        faults = _faults(table, f"{name}: family {number}", settings)
        problems += faults
        if not faults:
            families.append(
                Family(
                    table["id"],
                    *(tuple(table.get(key, ())) for key in _LISTS),
                )
            )
    lines = {key: line for key, line in data.get("examples", {}).items() if isinstance(line, str)}
    return Families(tuple(families), lines, tuple(problems))


def _faults(table: object, place: str, settings: Collection[str]) -> list[Problem]:
    if not isinstance(table, dict) or not isinstance(table.get("id"), str):
        return [problem("Give the family an id, which is the name of its pages.", place)]
    faults = [
        problem("“{key}” is no key of a family: write {known}.", place, key=key, known=_listed())
        for key in table
        if key not in _KEYS
    ]
    for key, known in zip(_LISTS, (CODES, settings, None, None), strict=True):
        given = table.get(key, [])
        if not isinstance(given, list) or not all(isinstance(each, str) for each in given):
            faults.append(problem("“{key}” is a list of texts.", place, key=key))
        elif known is not None:
            faults += [_unknown(each, known, place) for each in given if each not in known]
    return faults


def _unknown(given: str, known: Collection[str], place: str) -> Problem:
    near = near_miss(given, known)
    if near is None:
        return problem("There is no “{given}”.", place, given=given)
    return problem("There is no “{given}”: did you mean “{near}”?", place, given=given, near=near)


def _listed() -> str:
    return ", ".join(_KEYS)
