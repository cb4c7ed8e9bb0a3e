"""The log as a PDF: a list of its entries, read as the pages are filled."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from floorapp.engine.problems import Problem
from floorapp.explain.catalogue import Catalogue
from floorapp.viewmodels.log_model import COLUMNS
from floorapp.whole_file import write_file
from floorapp.widgets.list_pdf import Column, list_pdf

if TYPE_CHECKING:
    from floorapp.records.entry import Line
    from floorapp.records.incident_log import IncidentLog

_SHARES: Final = (5, 11, 7, 10, 28, 26, 13, 12)
"""How wide each column is beside the others."""


class _Rows:
    """The entries as texts by column, the latest first."""

    def __init__(self, log: "IncidentLog", words: Catalogue, text: str) -> None:
        self._log, self._words, self._text = log, words, text
        self.count = 0
        self.problem: Problem | None = None

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        for line in self._lines():
            self.count += 1
            yield tuple(says(line, self._words) for _, says in COLUMNS)

    def _lines(self) -> Iterator["Line"]:
        after: int | None = None
        while True:
            page = self._log.find(self._text, after=after)
            if isinstance(page, Problem):
                self.problem = page
                return
            yield from page
            if not page:
                return
            after = page[-1].number


def export_pdf(log: "IncidentLog", path: Path, words: Catalogue, text: str) -> int | Problem:
    """Write the entries that hold some words as a list; return how many they are."""
    columns = [
        Column(words.text(title), share) for (title, _), share in zip(COLUMNS, _SHARES, strict=True)
    ]
    rows = _Rows(log, words, text)
    data = list_pdf(words.text("Incident log"), columns, rows)
    problem = rows.problem or write_file(path, data, str(path))
    return rows.count if problem is None else problem
