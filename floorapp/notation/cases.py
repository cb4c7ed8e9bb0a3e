"""Case files: situations with the answers that are expected of each rule book."""

from collections.abc import Mapping

from floorapp.engine.answer import Answer
from floorapp.engine.pots import pots
from floorapp.engine.problems import Problem, problem
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace, value
from floorapp.notation.document import line_of, read_situation, unknown_keys
from floorapp.notation.format import check_format, of_another_kind
from floorapp.notation.source import Source

FORMAT = "floorapp-cases/1"

ABOUT = frozenset({"rule", "titles", "expect"})
"""Keys of a case beside its situation: what it shows, and what it is called."""

_FOR_THE_READER = frozenset({"status", "question", "told"})


@value
class Expectation:
    """What some rule books must answer."""

    rulebooks: tuple[str, ...]
    values: Mapping[str, object]
    after: int | None = None
    """Behind how many of the acts; None: behind all that happened."""


@value
class Case:
    """One case; ``told`` where its acts are prose, which nothing rules on."""

    situation: Situation | None
    expectations: tuple[Expectation, ...]
    name: str
    told: bool
    about: Mapping[str, object]
    """What its table says beside the situation."""

    path: tuple[str | int, ...]
    """Where its table stands."""


@value
class CaseFile:
    """The cases that could be read, and every problem."""

    cases: tuple[Case, ...]
    problems: tuple[Problem, ...]


def until(situation: Situation, after: int | None) -> Situation:
    """Return a situation as it was behind some of its acts; None: as it is.

    Before the end nobody is asked but the seat to act, and nothing is in dispute yet.
    """
    if after is None:
        return situation
    return replace(situation, acts=situation.acts[:after], ask=None, incident=None)


def is_case_file(source: Source) -> bool:
    """Return whether a text says that it is a case file."""
    data = source.load()
    return not isinstance(data, Problem) and ("case" in data or data.get("format") == FORMAT)


def read_cases(source: Source) -> CaseFile:
    """Read a case file."""
    data = source.load()
    if isinstance(data, Problem):
        return CaseFile((), (data,))
    stranger = of_another_kind(data, FORMAT, "case", source)
    if stranger is not None:
        return CaseFile((), (stranger,))
    problems = check_format(data, FORMAT, source)
    problems += unknown_keys(data, {"format", "rule", "case"}, source, ())
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
        case, found = _read_case({"rule": data.get("rule", ""), **table}, source, path)
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
    about = {key: table[key] for key in ABOUT & table.keys()}
    if table.get("told"):
        expectations, problems = read_expectations(table, source, path)
        return Case(None, expectations, name, told=True, about=about, path=path), problems
    reading = read_situation(table, source, path, ABOUT | _FOR_THE_READER)
    count = len(reading.situation.acts) if reading.situation else 0
    expectations, problems = read_expectations(table, source, path, count)
    case = Case(reading.to_rule_on, expectations, name, told=False, about=about, path=path)
    return case, [*problems, *reading.problems]


def read_expectations(
    table: Mapping[str, object],
    source: Source,
    path: tuple[str | int, ...],
    acts: int | None = None,
) -> tuple[tuple[Expectation, ...], list[Problem]]:
    """Read what is expected of some rule books.

    Args:
        table: The table that has it under ``expect``.
        source: The text it came from, for places.
        path: Where the table stands in the text.
        acts: How many acts there are; None: that is not known.
    """
    found: list[Expectation] = []
    problems: list[Problem] = []
    entries = table.get("expect", [])
    for number, entry in enumerate(entries if isinstance(entries, list) else [None]):
        place = (*path, "expect", number)
        books = entry.get("rulebooks") if isinstance(entry, dict) else None
        if not isinstance(books, list) or not all(isinstance(book, str) for book in books):
            name = ".".join(part for part in (*path, "expect") if isinstance(part, str))
            problems.append(
                problem(
                    'An [[{name}]] needs rulebooks = ["…"] and values.',
                    source.place(place),
                    name=name,
                )
            )
            continue
        after = entry.get("after")
        if after is not None and not _is_count(after, acts):
            problems.append(
                problem(
                    "“after” must be how many of the acts have happened: 0 to {count}.",
                    source.place((*place, "after")),
                    count=acts or 0,
                )
            )
            continue
        values = {key: value for key, value in entry.items() if key not in {"rulebooks", "after"}}
        found.append(Expectation(tuple(books), values, after))
    return tuple(found), problems


def _is_count(after: object, acts: int | None) -> bool:
    is_number = isinstance(after, int) and not isinstance(after, bool)
    return is_number and isinstance(after, int) and 0 <= after <= (acts or 0)
