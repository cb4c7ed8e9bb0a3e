"""Pages: strips of a document are put one below the other, and none is ever parted."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from floorapp.engine.values import value
from floorapp.viewmodels.views import LadderView
from floorapp.widgets.ladder_layout import LadderLayout
from floorapp.widgets.print_type import Row, set_rows

DOTS_PER_INCH: Final = 96
"""What everything on paper is measured in: one pixel is 1/96 of an inch."""


def from_mm(millimetres: float) -> float:
    """Return millimetres in pixels."""
    return millimetres * DOTS_PER_INCH / 25.4


@value
class Paper:
    """A paper.

    Attributes:
        name: What the program calls it.
        width_mm: Its width.
        height_mm: Its height, or the most of it where it comes from a roll.
        margin_mm: What stays white on every side.
        is_roll: Whether it is cut off where the text ends.
    """

    name: str
    width_mm: float
    height_mm: float
    margin_mm: float
    is_roll: bool = False

    @property
    def content(self) -> QRectF:
        """Where there may be ink."""
        margin = from_mm(self.margin_mm)
        full = QRectF(0, 0, from_mm(self.width_mm), from_mm(self.height_mm))
        return full.adjusted(margin, margin, -margin, -margin)


A5: Final = Paper("a5", 148, 210, 11)
ROLL: Final = Paper("80mm", 80, 1500, 4, is_roll=True)
A4_ACROSS: Final = Paper("a4", 297, 210, 12)
PAPERS: Final = {paper.name: paper for paper in (A5, ROLL)}
"""What a slip may be on, by name."""


@value
class Line:
    """A row of text at its place."""

    rect: QRectF
    row: Row


@value
class Picture:
    """A bet ladder at its place."""

    rect: QRectF
    view: LadderView
    layout: LadderLayout


@value
class Stroke:
    """A line to write on, or one that parts what is above from what is below."""

    rect: QRectF


Item = Line | Picture | Stroke


@value
class Strip:
    """What stands side by side and is never parted; its items are measured from its top.

    Attributes:
        height: What it takes of the page.
        items: What stands on it.
        above: What stays white over it, but not on top of a page.
        keeps: Whether it stays on one page with the strip that follows.
    """

    height: float
    items: tuple[Item, ...]
    above: float = 0
    keeps: bool = False


@value
class Page:
    """A page, measured from its upper left corner.

    Attributes:
        paper: The paper.
        height: Its height: that of the paper, or less on a roll.
        items: What stands on it.
    """

    paper: Paper
    height: float
    items: tuple[Item, ...]

    @property
    def content(self) -> QRectF:
        """Where there may be ink."""
        full = self.paper.content
        return full.adjusted(0, 0, 0, self.height - from_mm(self.paper.height_mm))


@value
class Frame:
    """What stands on top and at the foot of pages.

    Attributes:
        face: The type of both.
        running: The line on top of every page but the first.
    """

    face: QFont
    running: str


_SPACE: Final = 8
"""Between the page and what stands on top or at its foot."""


def pages(strips: Iterable[Strip], paper: Paper, frame: Frame) -> list[Page]:
    """Put strips on as many pages as they need, each with its number where there are several."""
    room = paper.content
    high = set_rows("0", frame.face, room.width())[0].height + _SPACE
    filled = list(_filled(strips, room.height(), high))
    if len(filled) == 1:
        return [_page(filled[0], paper, room.top(), ())]
    return [
        _page(
            placed,
            paper,
            room.top() + (high if number > 1 else 0),
            _frame(frame, paper, number, f"{number} / {len(filled)}", placed),
        )
        for number, placed in enumerate(filled, 1)
    ]


def side_by_side(
    columns: Sequence[tuple[float, Sequence[Row]]], *, above: float = 0, keeps: int = 0
) -> list[Strip]:
    """Return the strips of some texts in columns: the first rows on one, and so on.

    Args:
        columns: Where each begins, and its rows.
        above: What stays white over the first strip.
        keeps: How many of the first strips stay with what follows.
    """
    strips = []
    for index in range(max((len(rows) for _, rows in columns), default=0)):
        rows = [(left, rows[index]) for left, rows in columns if index < len(rows)]
        items = tuple(Line(QRectF(left + row.left, 0, row.width, row.height), row) for left, row in rows)
        height = max(row.height for _, row in rows)
        strips.append(Strip(height, items, 0 if index else above, index < keeps))
    return strips


def _filled(
    strips: Iterable[Strip], height: float, frame: float
) -> Iterator[list[tuple[float, Strip]]]:
    """Yield for each page its strips with their heights from the top of its text.

    There is always room for the page number; the first page has no line on top.
    """
    placed: list[tuple[float, Strip]] = []
    y, room = 0.0, height - frame
    for group in _groups(strips, height - 2 * frame):
        if placed and y + _height(group) > room:
            yield placed
            placed, y, room = [], 0.0, height - 2 * frame
        for strip in group:
            y += strip.above if placed else 0
            placed.append((y, strip))
            y += strip.height
    yield placed


def _groups(strips: Iterable[Strip], most: float) -> Iterator[list[Strip]]:
    """Yield strips that stay together; where they are too many for a page, one by one."""
    group: list[Strip] = []
    for strip in strips:
        group.append(strip)
        if strip.keeps and _height(group) <= most:
            continue
        if _height(group) > most:
            yield from ([single] for single in group)
        else:
            yield group
        group = []
    if group:
        yield group


def _height(group: list[Strip]) -> float:
    return sum(strip.above + strip.height for strip in group)


def _page(
    placed: list[tuple[float, Strip]], paper: Paper, top: float, frame: tuple[Item, ...]
) -> Page:
    left = paper.content.left()
    items = [moved(item, left, top + y) for y, strip in placed for item in strip.items]
    items += frame
    height = from_mm(paper.height_mm)
    if paper.is_roll:
        height = max((item.rect.bottom() for item in items), default=0) + paper.content.top()
    return Page(paper, height, tuple(items))


def _frame(
    frame: Frame, paper: Paper, number: int, numbered: str, placed: list[tuple[float, Strip]]
) -> tuple[Item, ...]:
    """Return the line on top and the page number."""
    room = paper.content
    count = set_rows(numbered, frame.face, room.width())[0]
    y = room.bottom() - count.height
    if paper.is_roll:
        last, strip = placed[-1]
        top = count.height + _SPACE if number > 1 else 0
        y = room.top() + top + last + strip.height + _SPACE
    foot = Line(QRectF(room.right() - count.width, y, count.width, count.height), count)
    if number == 1 or not frame.running:
        return (foot,)
    line = set_rows(_fitting(frame, room.width()), frame.face, room.width())[0]
    return (Line(QRectF(room.left() + line.left, room.top(), line.width, line.height), line), foot)


def _fitting(frame: Frame, width: float) -> str:
    """Return the line on top, cut where it is too long: it stands in full on the first page."""
    rows = set_rows(frame.running, frame.face, width)
    if len(rows) == 1:
        return frame.running
    return rows[0].text.rstrip()[:-1] + "…"


def moved(item: Item, right: float, down: float) -> Item:
    """Return an item further to the right and down."""
    rect = item.rect.translated(right, down)
    match item:
        case Line():
            return Line(rect, item.row)
        case Picture():
            return Picture(rect, item.view, item.layout)
        case Stroke():
            return Stroke(rect)
