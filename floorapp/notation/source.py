"""Source: a TOML text with its name, and on which line of it a value stands."""

from floorapp.engine.problems import Problem
from floorapp.texts import read_toml, toml_lines


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
            self._lines = toml_lines(self.text)
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
