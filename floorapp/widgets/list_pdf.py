"""A list as a PDF: a table whose heads stand on every page, with page numbers."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from floorapp.engine.values import value
from floorapp.viewmodels.plain_text import one_line, plain
from floorapp.widgets.print_output import pdf
from floorapp.widgets.print_page import (
    A4_ACROSS,
    Frame,
    Strip,
    Stroke,
    page_after_page,
    side_by_side,
)
from floorapp.widgets.print_type import Row, paper_face, set_rows

_SIZE: Final = 11
_GAP: Final = 10
"""Between columns."""

_PAD: Final = 3
"""Over and under the line below an entry."""

_HAIR: Final = 0.75


@value
class Column:
    """A column of a list.

    Attributes:
        title: Its head.
        share: How much of the width it takes, beside the others.
    """

    title: str
    share: float


def list_pdf(title: str, columns: Sequence[Column], entries: Iterable[Sequence[str]]) -> bytes:
    """Return a list as a PDF on A4 across.

    An entry stays on one page if it fits there; no line of it is ever parted. Entries are asked
    for as the pages are filled, so there may be any number of them.

    Args:
        title: What it is a list of.
        columns: Its columns, from the left.
        entries: For each entry its texts, by column.
    """
    table = _Table(columns)
    frame = Frame(paper_face(_SIZE), one_line(title), tuple(table.heads()))
    strips = (*_title(title), *table.heads())
    every = (strip for part in (strips, table.strips(entries)) for strip in part)
    return pdf(page_after_page(every, A4_ACROSS, frame), one_line(title))


def _title(title: str) -> list[Strip]:
    rows = set_rows(plain(title), paper_face(16, QFont.Weight.Bold), A4_ACROSS.content.width())
    return side_by_side([(0, rows)], keeps=len(rows))


class _Table:
    """The columns of a list, where they begin and how wide they are."""

    def __init__(self, columns: Sequence[Column]) -> None:
        self._columns = columns
        self._width = A4_ACROSS.content.width()
        room = self._width - _GAP * (len(columns) - 1)
        whole = sum(column.share for column in columns)
        self._widths = [room * column.share / whole for column in columns]

    def heads(self) -> list[Strip]:
        titles = [column.title for column in self._columns]
        return self._entry(titles, paper_face(_SIZE, QFont.Weight.Bold), keeps=True)

    def strips(self, entries: Iterable[Sequence[str]]) -> Iterator[Strip]:
        for entry in entries:
            yield from self._entry(entry, paper_face(_SIZE), keeps=False)

    def _entry(self, texts: Sequence[str], face: QFont, *, keeps: bool) -> list[Strip]:
        """Return an entry with a line under it, all of it to be kept together."""
        columns: list[tuple[float, list[Row]]] = []
        left = 0.0
        for text, width in zip(texts, self._widths, strict=True):
            columns.append((left, set_rows(plain(text), face, width)))
            left += width + _GAP
        most = max(len(rows) for _, rows in columns)
        line = Stroke(QRectF(0, _PAD, self._width, _HAIR))
        rows = side_by_side(columns, keeps=most)
        return [*rows, Strip(2 * _PAD + _HAIR, (line,), keeps=keeps)]
