"""Texts: a file, or TOML, as data; or the one problem why not, in words of our own.

What the system and the parser say of it is in their language, not in the reader's.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

from floorapp.engine.problems import Problem, problem
from floorapp.whole_file import write_file

_WHERE = re.compile(r"\(at line (\d+), column (\d+)\)$")
_AT_END = "(at end of document)"
_HEADER = re.compile(r"\s*(\[\[?)([^\[\]]+)\]\]?\s*(?:#.*)?")
_KEY = re.compile(r"""\s*(?:"([^"]+)"|'([^']+)'|([\w-]+))\s*=""")


def read_text(path: Path, name: str) -> str | Problem:
    """Return the text of a file.

    Args:
        path: Where it is.
        name: What a problem calls it.
    """
    try:
        if path.exists() and not (
            path.is_file() or path.is_dir()
        ):  # a pipe or a device may never end
            return problem("This is no ordinary file: choose another one.", name)
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        return not_opened(path, name, error)
    except UnicodeDecodeError:
        return not_utf8(name)


def write_text(path: Path, text: str, name: str) -> Problem | None:
    """Write a file whole or not at all; return why it could not be written.

    Args:
        path: Where it is to be; its folder is made.
        text: The text.
        name: What a problem calls it.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        content = text.encode("utf-8")
    except (OSError, ValueError):
        return problem(
            "This file cannot be written: check the folder, and whether the disk is full.", name
        )
    return write_file(path, content, name)


def not_utf8(name: str) -> Problem:
    """Return the problem of bytes that are no text."""
    return problem("This is not a text file in UTF-8.", name)


def read_toml(text: str, name: str) -> dict[str, Any] | Problem:
    """Return the data of a TOML text.

    Args:
        text: The text.
        name: What a problem calls it.
    """
    try:
        data = tomllib.loads(text)
        str(data)  # what cannot be written out could not be named in a problem
    except ValueError as error:  # of TOML, or of a number with thousands of digits
        return _not_toml(str(error), name)
    except RecursionError:
        return problem("This file is nested too deeply to be read.", name)
    return data


def toml_lines(text: str) -> dict[tuple[str | int, ...], int]:
    """Note the line of each table and key. Only for places: TOML itself is read by ``tomllib``."""
    lines: dict[tuple[str | int, ...], int] = {}
    counts: dict[tuple[str | int, ...], int] = {}
    table: tuple[str | int, ...] = ()
    for number, line in enumerate(text.splitlines(), 1):
        header = _HEADER.fullmatch(line)
        if header:
            names = [name.strip().strip("\"'") for name in header[2].split(".")]
            table = _resolve(names, counts, opens=header[1] == "[[")
            lines[table] = number
            continue
        key = _KEY.match(line)
        if key:
            lines.setdefault((*table, key[1] or key[2] or key[3]), number)
    return lines


def not_opened(path: Path, name: str, error: OSError) -> Problem:
    """Return why a file could not be opened."""
    if isinstance(error, FileNotFoundError):
        return problem("There is no such file: check the name and the folder.", name)
    if path.is_dir():
        return problem("This is a folder: name a file in it.", name)
    if isinstance(error, PermissionError):
        return problem("This file may not be read: ask its owner for permission.", name)
    return problem("This file cannot be opened.", name)


def _not_toml(error: str, name: str) -> Problem:
    where = _WHERE.search(error)
    if where is not None:
        return problem(
            "This cannot be read from character {column} of this line on: check quotes and"
            " brackets, and that nothing is written twice.",
            f"{name}:{where[1]}",
            column=where[2],
        )
    if error.endswith(_AT_END):
        return problem("The end of this file is missing.", name)
    return problem("This file holds a value that cannot be read.", name)


def _resolve(
    names: list[str], counts: dict[tuple[str | int, ...], int], *, opens: bool
) -> tuple[str | int, ...]:
    """Return the path of a header: inside lists of tables it means the latest one."""
    path: tuple[str | int, ...] = ()
    for depth, name in enumerate(names, 1):
        path = (*path, name)
        if opens and depth == len(names):
            counts[path] = counts.get(path, -1) + 1
        if path in counts:
            path = (*path, counts[path])
    return path
