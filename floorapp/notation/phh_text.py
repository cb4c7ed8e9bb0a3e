"""The text of recorded hands: TOML with one hand (``.phh``), or a table for each (``.phhs``)."""

import json
import re
import tomllib
from collections.abc import Mapping
from decimal import Decimal
from typing import NamedTuple, NoReturn

from floorapp.engine.problems import Problem, problem
from floorapp.notation.source import Source

Table = Mapping[str, object]

_PLAIN_LINE = re.compile(r"([A-Za-z_]\w*)[ \t]*=[ \t]*(.*)", re.ASCII)
_PLAIN_HEADER = re.compile(r"\[(\d+)\]")
_NOT_PLAIN = ("\\", "null", "{", "\r")
"""What JSON might read in another way than TOML does, once its quotes are replaced."""

_TIME = re.compile(r"[0-2]\d:[0-5]\d:[0-5]\d", re.ASCII)
"""A time of the day: nothing here reads it."""

_WHERE = re.compile(r"\(at line (\d+), column (\d+)\)$")


class Recorded(NamedTuple):
    """The table of one hand: where it stands, and its name (None: alone in its file)."""

    table: Table
    path: tuple[str, ...]
    name: str | None


class HandSource(Source):
    """A part of a file of hands: places count from the top of the file."""

    def __init__(self, name: str, text: str, lines_before: int = 0) -> None:
        """Take a text, and how many lines of the file come before it."""
        super().__init__(name, text)
        self._lines_before = lines_before

    def place(self, path: tuple[str | int, ...], value: str | None = None) -> str:
        """Return the file and line of a key, or of a text in the list that the key holds."""
        name, _, line = super().place(path, value).rpartition(":")
        return self.line(int(line), name)

    def line(self, number: int, name: str = "") -> str:
        """Return the place of a line of this part."""
        return f"{name or self.name}:{number + self._lines_before}"


def read_tables(source: HandSource) -> list[Recorded] | Problem:
    """Return the table of each hand, or the problem that keeps the text from holding any."""
    data = _read_plain(source.text)
    if data is None:
        found = _read_toml(source)
        if isinstance(found, Problem):
            return found
        data = found
    if "variant" in data:
        return [Recorded(data, (), None)]
    if data and all(isinstance(table, dict) for table in data.values()):
        return [
            Recorded(table, (name,), name)
            for name, table in data.items()
            if isinstance(table, dict)
        ]
    return problem(
        'This is not a recorded hand (PHH): it names no “variant”, such as variant = "NT".',
        source.name,
    )


def _read_toml(source: HandSource) -> dict[str, object] | Problem:
    try:
        return tomllib.loads(source.text, parse_float=Decimal)
    except RecursionError:
        return problem("This file is nested too deeply to be read.", source.name)
    except (ValueError, ArithmeticError) as error:  # of TOML, or of a number that nobody can hold
        where = _WHERE.search(str(error))
    if where is not None:
        return problem(
            "This is not a recorded hand (PHH): it cannot be read from character {column} of this"
            " line on.",
            source.line(int(where[1])),
            column=where[2],
        )
    return problem(
        "This is not a recorded hand (PHH): it is cut off, or holds a value that cannot be read.",
        source.name,
    )


def _read_plain(text: str) -> dict[str, object] | None:
    """Read the TOML that programs write for hands: one key a line, values as in JSON.

    It is read twenty times as fast as TOML in general. None: it may be more than that.
    """
    data: dict[str, object] = {}
    table = data
    try:
        for line in text.split("\n"):
            if not line or line[0] == "#":
                continue
            plain = _PLAIN_LINE.fullmatch(line)
            if plain is not None:
                key, value = plain.groups()
                if key in table:
                    return None
                table[key] = _value(value)
                continue
            header = _PLAIN_HEADER.fullmatch(line)
            if header is None or header[1] in data:
                return None
            table = data[header[1]] = {}
    except (ValueError, RecursionError, ArithmeticError):
        return None
    return data


def _value(given: str) -> object:
    """Return what TOML and JSON alike read in a text.

    Raises:
        ValueError: If they might not be alike.
    """
    if given.isdecimal() and given.isascii() and (given[0] != "0" or given == "0"):
        return int(given)
    if any(sign in given for sign in _NOT_PLAIN):
        raise ValueError("not plain")
    if "'" in given:
        if '"' in given:
            raise ValueError("not plain")
        return _QUOTED.decode(given.replace("'", '"'))
    if '"' in given:
        return _QUOTED.decode(given)
    if "I" in given:
        raise ValueError("not plain")
    if _TIME.fullmatch(given):
        return given
    return _NUMBERS.decode(given.replace("inf", "Infinity"))


def _constant(name: str) -> Decimal:
    """Return what JSON calls ``Infinity``."""
    if name == "NaN":
        raise ValueError(name)
    return Decimal(name)


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


_QUOTED = json.JSONDecoder(parse_float=Decimal, parse_constant=_no_constant)
_NUMBERS = json.JSONDecoder(parse_float=Decimal, parse_constant=_constant)
