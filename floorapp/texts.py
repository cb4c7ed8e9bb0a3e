"""Texts: a file, or TOML, as data; or the one problem why not, in words of our own.

What the system and the parser say of it is in their language, not in the reader's.
"""

import re
import tomllib
from pathlib import Path
from typing import Any

from floorapp.engine.problems import Problem, problem

_WHERE = re.compile(r"\(at line (\d+), column (\d+)\)$")
_AT_END = "(at end of document)"


def read_text(path: Path, name: str) -> str | Problem:
    """Return the text of a file.

    Args:
        path: Where it is.
        name: What a problem calls it.
    """
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        return not_opened(path, name, error)
    except UnicodeDecodeError:
        return not_utf8(name)


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
