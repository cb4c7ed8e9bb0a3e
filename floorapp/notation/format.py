"""The format line of documents and case files, and which versions can be read."""

import re
from collections.abc import Mapping

from floorapp.engine.problems import Problem, problem
from floorapp.notation.source import Source

Table = Mapping[str, object]

_VERSION = re.compile(r"(.+)/(\d{1,4})(?:\.\d{1,4})?", re.ASCII)


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
