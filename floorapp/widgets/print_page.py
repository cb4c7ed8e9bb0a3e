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


A5: Final = Paper("a5", 148, 210, 10)
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
        repeated: What follows it there, such as the heads of a table.
    """

    face: QFont
    running: str
    repeated: tuple[Strip, ...] = ()


_SPACE: Final = 8
"""Between the text of a page and what stands on top or at its foot."""


def pages(strips: Iterable[Strip], paper: Paper, frame: Frame) -> list[Page]:
    """Put strips on as many pages as they need, each with its number where there are several."""
    strips = tuple(strips)
    alone = list(_filled(strips, paper.content.height(), 0, 0))
    if len(alone) == 1:
        return [_page(alone[0], paper, ())]
    framing = _Framing(frame, paper)
    filled = list(framing.fill(strips))
    return [
        framing.page(placed, number, f"{number} / {len(filled)}")
        for number, placed in enumerate(filled, 1)
    ]


def page_after_page(strips: Iterable[Strip], paper: Paper, frame: Frame) -> Iterator[Page]:
    """Yield pages as they are filled, each with its number; how many there will be is not known."""
    framing = _Framing(frame, paper)
    for number, placed in enumerate(framing.fill(strips), 1):
        yield framing.page(placed, number, str(number))


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
        items = tuple(
            Line(QRectF(left + row.left, 0, row.width, row.height), row) for left, row in rows
        )
        height = max(row.height for _, row in rows)
        strips.append(Strip(height, items, 0 if index else above, index < keeps))
    return strips


_Placed = list[tuple[float, Strip]]
"""Strips with their heights from the top of the content."""


class _Framing:
    """Puts strips on pages with a number at the foot, and a line on top of all but the first."""

    def __init__(self, frame: Frame, paper: Paper) -> None:
        self._frame, self._paper = frame, paper
        self._room = paper.content
        self._head = self._make_head()
        self._foot_height = self._row("0").height + _SPACE

    def fill(self, strips: Iterable[Strip]) -> Iterator[_Placed]:
        return _filled(strips, self._room.height(), self._head_height, self._foot_height)

    def page(self, placed: _Placed, number: int, numbered: str) -> Page:
        """Return a page with its line on top and its number."""
        if number > 1:
            placed = [*self._head, *placed]
        count = self._row(numbered)
        y = self._room.bottom() - count.height
        if self._paper.is_roll:
            last, strip = placed[-1]
            y = self._room.top() + last + strip.height + _SPACE
        rect = QRectF(self._room.right() - count.width, y, count.width, count.height)
        return _page(placed, self._paper, (Line(rect, count),))

    def _row(self, text: str) -> Row:
        return set_rows(text, self._frame.face, self._room.width())[0]

    def _make_head(self) -> _Placed:
        head: _Placed = []
        y = 0.0
        for strip in (*self._running(), *self._frame.repeated):
            head.append((y, strip))
            y += strip.height
        self._head_height = y
        return head

    def _running(self) -> list[Strip]:
        """Return the line on top, cut where it is too long: the first page has it in full."""
        if not self._frame.running:
            return []
        rows = set_rows(self._frame.running, self._frame.face, self._room.width())
        if len(rows) > 1:
            rows = [self._row(rows[0].text.rstrip()[:-1] + "…")]
        (strip,) = side_by_side([(0, rows)])
        return [Strip(strip.height + _SPACE, strip.items)]


def _filled(strips: Iterable[Strip], height: float, head: float, foot: float) -> Iterator[_Placed]:
    """Yield for each page its strips.

    Args:
        strips: What there is to place.
        height: The height of the content.
        head: What is taken on top of every page but the first.
        foot: What is taken at the foot of every page.
    """
    placed: _Placed = []
    y = 0.0
    for group in _groups(strips, height - head - foot):
        if placed and y + _height(group) > height - foot:
            yield placed
            placed, y = [], head
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


def _page(placed: _Placed, paper: Paper, foot: tuple[Item, ...]) -> Page:
    corner = paper.content.topLeft()
    items = [moved(item, corner.x(), corner.y() + y) for y, strip in placed for item in strip.items]
    items += foot
    height = from_mm(paper.height_mm)
    if paper.is_roll:
        height = max((item.rect.bottom() for item in items), default=0) + corner.y()
    return Page(paper, height, tuple(items))


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
