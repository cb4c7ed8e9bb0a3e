"""The format line of documents and case files, and which versions can be read."""

import re
from collections.abc import Mapping

from floorapp.engine.problems import Problem, problem
from floorapp.notation.source import Source

Table = Mapping[str, object]

_VERSION = re.compile(r"(.+)/(\d{1,4})(?:\.\d{1,4})?", re.ASCII)

_COMMANDS = {"floorapp": "rule", "floorapp-cases": "cases"}
"""What reads the files of a format."""


def check_format(data: Table, wanted: str, source: Source) -> list[Problem]:
    """Return the problem of a file of another format, or of one that this program is too old for.

    A version with another number behind the point has keys that this one does not know.
    """
    given = data.get("format")
    if given == wanted or is_extended(data, wanted):
        return []
    if is_newer(data, wanted):
        return [
            problem(
                "This was written by a newer version of the program (“{format}”): open it with"
                " that version, or save it there in an older format.",
                source.place(("format",)),
                format=str(given),
            )
        ]
    return [
        problem(
            "The format line is missing or of another version: "
            'write format = "{wanted}" at the top.',
            source.place(("format",)),
            wanted=wanted,
        )
    ]


def of_another_kind(data: Table, wanted: str, table: str, source: Source) -> Problem | None:
    """Return what a file is that was taken for another one, instead of all that it lacks.

    Args:
        data: What its text holds.
        wanted: The format that was expected.
        table: The table that every file of that format has.
        source: The text, for its place.
    """
    given = str(data.get("format", ""))
    kind, _, _ = given.partition("/")
    if table in data or kind == wanted.partition("/")[0]:
        return None
    command = _COMMANDS.get(kind)
    if command is None:
        return problem(
            "This is not a file of the kind that is expected here: such a one begins with"
            ' format = "{wanted}".',
            source.place(("format",)),
            wanted=wanted,
        )
    return problem(
        "This is a file of another kind (“{format}”): it goes with “floorapp {command}”.",
        source.place(("format",)),
        format=given,
        command=command,
    )


def is_extended(data: Table, wanted: str) -> bool:
    """Return whether data are of the wanted version with keys that came later."""
    given = data.get("format")
    match = _VERSION.fullmatch(given) if isinstance(given, str) else None
    return match is not None and given != wanted and f"{match[1]}/{int(match[2])}" == wanted


def is_newer(data: Table, wanted: str) -> bool:
    """Return whether data are of a later version, which may mean something else by a key."""
    given = data.get("format")
    match = _VERSION.fullmatch(given) if isinstance(given, str) else None
    name, _, number = wanted.rpartition("/")
    return match is not None and match[1] == name and int(match[2]) > int(number)
