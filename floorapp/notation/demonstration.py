"""Demonstrations: disputes to be played act by act, with the ruling that each moment must have.

One is a case of a case file, or a document that may have a ``[demonstration]`` table. Both say
what it shows in the same words: ``rule``, ``titles`` by language, and ``expect``.
"""

from collections.abc import Mapping
from pathlib import Path

from floorapp.engine.acts import Voluntary
from floorapp.engine.problems import Problem, mark, problem
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace, value
from floorapp.notation.cases import (
    ABOUT,
    Expectation,
    is_case_file,
    read_cases,
    read_expectations,
    until,
)
from floorapp.notation.document import line_of, read_document, unknown_keys
from floorapp.notation.source import Source
from floorapp.texts import read_text

LANGUAGES = ("en", "fr", "de")
"""The languages that ``titles`` may have."""

SUFFIXES = (".floor", ".toml")
"""The files of a folder of demonstrations: documents and case files."""

_NOT_TITLES = mark(
    '“titles” must be a table of texts by language, such as {{ fr = "…", de = "…" }}.'
)
_NOT_RULE = mark("“rule” must be a text in quotes, such as “47-A”.")


@value
class Demonstration:
    """A dispute that is shown act by act."""

    id: str
    titles: Mapping[str, str]
    """What it is called, by language; where a language has none, the situation's title."""

    rule: str
    """The rule that it is about, as its file has it: ``47-A``; empty where none is named."""

    situation: Situation
    shows: tuple[Expectation, ...]
    place: str
    """The file and line that it stands at."""

    is_own: bool = False
    """Whether the house has added it."""

    def title(self, language: str) -> str:
        """Return what it is called in a language; empty where nobody has given it a title."""
        return self.titles.get(language) or self.situation.title or ""

    @property
    def rulebook(self) -> str | None:
        """The book that it is played under; None: whichever rules."""
        first = self.shows[0].rulebooks if self.shows else ()
        return self.situation.rulebook or next(iter(first), None)

    @property
    def moments(self) -> tuple[int | None, ...]:
        """The moments to be shown, each by how many acts have happened; None: everything.

        Blinds and antes are posted in the first one. Behind the last act comes what is in dispute.
        """
        acts = self.situation.acts
        first = next((n for n, act in enumerate(acts) if isinstance(act, Voluntary)), len(acts))
        before: list[int | None] = list(range(first, len(acts)))
        if self.situation.incident is not None:
            before.append(len(acts))
        return (*before, None)

    def at(self, moment: int | None) -> Situation:
        """Return the situation at one of the moments."""
        return until(self.situation, moment)


@value
class Demonstrations:
    """The demonstrations that could be read, and what was wrong with the others."""

    found: tuple[Demonstration, ...]
    problems: tuple[Problem, ...]

    def by_id(self, wanted: str) -> Demonstration | None:
        """Return one by its id, however it is capitalised."""
        return next((one for one in self.found if one.id.lower() == wanted.lower()), None)


def read_folders(shipped: Path, own: Path) -> Demonstrations:
    """Read the demonstrations that the program carries, and those that the house has added.

    A damaged one is told with its file and line, and the rest is there all the same.
    """
    found: dict[str, Demonstration] = {}
    problems: list[Problem] = []
    for folder, is_own in ((shipped, False), (own, True)):
        files = [path for path in folder.glob("*") if path.suffix in SUFFIXES]
        for path in sorted(files, key=lambda file: (SUFFIXES.index(file.suffix), file.name)):
            read = _read_file(path)
            problems += read.problems
            for one in read.found:
                if one.id in found:
                    problems.append(
                        problem(
                            "There is a demonstration “{id}” already: give this one another id.",
                            one.place,
                            id=one.id,
                        )
                    )
                else:
                    found[one.id] = replace(one, is_own=is_own)
    return Demonstrations(tuple(found.values()), tuple(problems))


def read_demonstrations(source: Source, fallback_id: str) -> Demonstrations:
    """Read the demonstrations of one text.

    Args:
        source: A document or a case file.
        fallback_id: The id of a document that gives itself none.
    """
    read = _of_cases(source) if is_case_file(source) else _of_document(source, fallback_id)
    return replace(read, problems=tuple(sorted(read.problems, key=line_of)))


def _read_file(path: Path) -> Demonstrations:
    text = read_text(path, path.name)
    if isinstance(text, Problem):
        return Demonstrations((), (text,))
    return read_demonstrations(Source(path.name, text), path.stem)


def _of_cases(source: Source) -> Demonstrations:
    read = read_cases(source)
    problems = list(read.problems)
    found = []
    for case in read.cases:
        rule, titles = _words(case.about, source, case.path, problems)
        if case.situation is not None:
            place = source.place(case.path)
            found.append(
                Demonstration(case.name, titles, rule, case.situation, case.expectations, place)
            )
    return Demonstrations(tuple(found), tuple(problems))


def _of_document(source: Source, fallback_id: str) -> Demonstrations:
    data = source.load()
    reading = read_document(source)
    problems = list(reading.problems)
    situation = reading.to_rule_on
    table = {} if isinstance(data, Problem) else data.get("demonstration", {})
    path = ("demonstration",)
    if not isinstance(table, dict):
        problems.append(
            problem(
                "“demonstration” must be a table: write [demonstration] above its keys.",
                source.place(path),
            )
        )
        table = {}
    problems += unknown_keys(table, set(ABOUT), source, path)
    count = len(situation.acts) if situation else 0
    shows, faults = read_expectations(table, source, path, count)
    rule, titles = _words(table, source, path, problems)
    problems += faults
    if situation is None:
        return Demonstrations((), tuple(problems))
    one = Demonstration(
        situation.id or fallback_id, titles, rule, situation, shows, source.place(("situation",))
    )
    return Demonstrations((one,), tuple(problems))


def _words(
    about: Mapping[str, object],
    source: Source,
    path: tuple[str | int, ...],
    problems: list[Problem],
) -> tuple[str, Mapping[str, str]]:
    """Read the rule and the titles; what is wrong with them is told and left out."""
    rule, titles = about.get("rule", ""), about.get("titles", {})
    if not isinstance(rule, str):
        problems.append(problem(_NOT_RULE, source.place((*path, "rule"))))
        rule = ""
    if not _are_titles(titles):
        problems.append(problem(_NOT_TITLES, source.place((*path, "titles"))))
        titles = {}
    assert isinstance(titles, dict)
    return rule, titles


def _are_titles(given: object) -> bool:
    if not isinstance(given, dict):
        return False
    return all(key in LANGUAGES and isinstance(text, str) for key, text in given.items())
