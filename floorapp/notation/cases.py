"""Case files: situations with the answers that are expected of each rule book."""

from collections.abc import Mapping

from floorapp.engine.answer import Answer
from floorapp.engine.pots import pots
from floorapp.engine.problems import Problem, problem
from floorapp.engine.situation import Situation
from floorapp.engine.values import value
from floorapp.notation.document import line_of, read_situation, unknown_keys
from floorapp.notation.format import check_format
from floorapp.notation.source import Source

FORMAT = "floorapp-cases/1"

_ABOUT = frozenset({"rule", "status", "question", "told", "expect"})
"""Keys of a case that are for the reader, or read here."""


@value
class Expectation:
    """What some rule books must answer."""

    rulebooks: tuple[str, ...]
    values: Mapping[str, object]


@value
class Case:
    """One case; ``told`` where its acts are prose, which nothing rules on."""

    situation: Situation | None
    expectations: tuple[Expectation, ...]
    name: str
    told: bool


@value
class CaseFile:
    """The cases that could be read, and every problem."""

    cases: tuple[Case, ...]
    problems: tuple[Problem, ...]


def is_case_file(source: Source) -> bool:
    """Return whether a text says that it is a case file."""
    data = source.load()
    return not isinstance(data, Problem) and ("case" in data or data.get("format") == FORMAT)


def read_cases(source: Source) -> CaseFile:
    """Read a case file."""
    data = source.load()
    if isinstance(data, Problem):
        return CaseFile((), (data,))
    problems = check_format(data, FORMAT, source)
    problems += unknown_keys(data, {"format", "case"}, source, ())
    tables = data.get("case")
    if not isinstance(tables, list):
        problems.append(problem("There is no [[case]] in this file: add one.", source.name))
        return CaseFile((), tuple(problems))
    cases: list[Case] = []
    for number, table in enumerate(tables):
        path = ("case", number)
        if not isinstance(table, dict):
            problems.append(problem("A case must be a table: write [[case]].", source.place(path)))
            continue
        case, found = _read_case(table, source, path)
        cases.append(case)
        problems += found
    return CaseFile(tuple(cases), tuple(sorted(problems, key=line_of)))


def compared(found: Answer) -> dict[str, object]:
    """Return what a case may expect: the answer's facts, and the pots as they lie.

    ``pots`` are the amounts, main pot first; ``uncalled`` is what goes back if nobody calls it.
    """
    shared = pots(found.replay.table)
    amounts = [pot.amount for pot in shared.pots]
    return found.facts() | {"pots": amounts, "uncalled": shared.uncalled_by}


def differences(expected: Mapping[str, object], facts: Mapping[str, object]) -> list[str]:
    """Return a line for each expected value that the facts do not have.

    >>> differences({"to_call": 100, "seat": "A"}, {"to_call": 75, "seat": "A"})
    ['to_call: expected 100, got 75']
    """
    return [
        f"{key}: expected {value}, got {facts.get(key)}"
        for key, value in expected.items()
        if facts.get(key) != value and not (value == "ambiguous" and _is_open(facts))
    ]


def _is_open(facts: Mapping[str, object]) -> bool:
    """Return whether the book leaves the answer to the floor, as “ambiguous” asks for."""
    return facts.get("ruling") == "discretion"


def _read_case(
    table: Mapping[str, object], source: Source, path: tuple[str | int, ...]
) -> tuple[Case, list[Problem]]:
    name = str(table.get("id", f"case {path[-1]}"))
    expectations, problems = _read_expectations(table, source, path)
    if table.get("told"):
        return Case(None, expectations, name, told=True), problems
    reading = read_situation(table, source, path, _ABOUT)
    return Case(reading.to_rule_on, expectations, name, told=False), [*problems, *reading.problems]


def _read_expectations(
    table: Mapping[str, object], source: Source, path: tuple[str | int, ...]
) -> tuple[tuple[Expectation, ...], list[Problem]]:
    found: list[Expectation] = []
    problems: list[Problem] = []
    entries = table.get("expect", [])
    for number, entry in enumerate(entries if isinstance(entries, list) else [None]):
        books = entry.get("rulebooks") if isinstance(entry, dict) else None
        if not isinstance(books, list) or not all(isinstance(book, str) for book in books):
            place = source.place((*path, "expect", number))
            problems.append(
                problem('An [[case.expect]] needs rulebooks = ["…"] and values.', place)
            )
            continue
        values = {key: value for key, value in entry.items() if key != "rulebooks"}
        found.append(Expectation(tuple(books), values))
    return tuple(found), problems
