"""Source: a TOML text with its name, and on which line of it a value stands."""

import re

from floorapp.engine.problems import Problem
from floorapp.texts import read_toml

_HEADER = re.compile(r"\s*(\[\[?)([^\[\]]+)\]\]?\s*(?:#.*)?")
_KEY = re.compile(r"""\s*(?:"([^"]+)"|'([^']+)'|([\w-]+))\s*=""")


class Source:
    """A TOML text and the name of the file that it came from."""

    def __init__(self, name: str, text: str) -> None:
        """Take a text; it is read when asked for."""
        self.name = name
        self.text = text
        self._lines: dict[tuple[str | int, ...], int] | None = None

    def load(self) -> dict[str, object] | Problem:
        """Return the data, or the one problem that keeps the text from being TOML."""
        return read_toml(self.text, self.name)

    def place(self, path: tuple[str | int, ...], value: str | None = None) -> str:
        """Return the file and line of a key, or of a text in the list that the key holds.

        Args:
            path: Tables and keys from the top; the n-th ``[[case]]`` is ``("case", n)``.
            value: A text to look for from that line on.
        """
        if self._lines is None:
            self._lines = _index(self.text)
        known = path
        while known and known not in self._lines:
            known = known[:-1]
        line = self._lines.get(known, 1)
        if value is not None:
            for number, text in enumerate(self.text.splitlines()[line - 1 :], line):
                if f'"{value}"' in text or f"'{value}'" in text:
                    line = number
                    break
        return f"{self.name}:{line}"


def _index(text: str) -> dict[tuple[str | int, ...], int]:
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
