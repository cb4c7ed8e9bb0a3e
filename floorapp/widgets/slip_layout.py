"""Where everything stands on a slip: its blocks become strips, the strips fill pages."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from floorapp.engine.values import value
from floorapp.viewmodels.slip_view import Block, SlipView
from floorapp.widgets.ladder_paint import LadderPainter
from floorapp.widgets.print_page import (
    Frame,
    Item,
    Page,
    Paper,
    Picture,
    Strip,
    Stroke,
    moved,
    pages,
    side_by_side,
)
from floorapp.widgets.print_painter import PRINT
from floorapp.widgets.print_type import Row, missing, paper_face, set_rows

_BODY: Final = 12
_ROLL_BODY: Final = 13
"""The size of type, 9 points; a receipt printer is coarser."""

_HAIR: Final = 0.75
_STROKE: Final = 1.0
_WRITING: Final = 30
"""The height of a line to write on by hand: 8 mm."""

_LABELS: Final = 0.4
"""No column of labels takes more of the width."""

_SHORT: Final = 4
"""A text of so many rows is never parted by a page."""

_GAP: Final = 10
"""Between columns, and over what begins something new."""


@value
class _Look:
    """How a kind of text is set."""

    face: QFont
    above: float
    keeps: int = 0
    """How many of its first rows stay with what follows."""


def slip_pages(view: SlipView, paper: Paper) -> list[Page]:
    """Return the pages of a slip."""
    strips = list(_Slip(view, paper).strips())
    return pages(strips, paper, Frame(paper_face(_BODY - 1), view.running))


def missing_on(view: SlipView) -> str:
    """Return each character of a slip that no font of this computer has, once."""
    return missing(view.text, paper_face(_BODY))


class _Slip:
    """One slip while it is being laid out."""

    def __init__(self, view: SlipView, paper: Paper) -> None:
        self._blocks = view.blocks
        self._paper = paper
        self._width = paper.content.width()
        bold, semi = QFont.Weight.Bold, QFont.Weight.DemiBold
        size = _ROLL_BODY if paper.is_roll else _BODY
        self._small, self._body = paper_face(size - 1), paper_face(size)
        self._label, self._bold = paper_face(size, semi), paper_face(size, bold)
        large = 19 if paper.is_roll else 20
        self._looks = {
            "title": _Look(self._bold, 0),
            "place": _Look(self._small, 2),
            "headline": _Look(paper_face(large, bold), 12, keeps=2),
            "verdict": _Look(paper_face(size + 3, semi), 3),
            "text": _Look(self._body, 5),
        }
        self._fields = self._column("field", "blank")
        self._items = self._column("item")

    def _column(self, *kinds: str) -> float:
        """Return where the texts begin that have labels of some kinds."""
        widest = max(
            (
                row.width
                for block in self._blocks
                if block.kind in kinds and block.label
                for row in set_rows(block.label, self._label, _LABELS * self._width)
            ),
            default=0,
        )
        return widest + _GAP

    def strips(self) -> Iterator[Strip]:
        signatures: list[Block] = []
        for block in self._blocks:
            if block.kind == "signature":
                signatures.append(block)
            else:
                yield from self._block(block)
        yield from self._signatures(signatures)

    def _block(self, block: Block) -> Iterator[Strip]:
        match block.kind:
            case "heading":
                yield from self._heading(block)
            case "item":
                yield from self._item(block)
            case "field":
                yield from self._field(block)
            case "blank":
                yield from self._blank(block)
            case "ladder":
                yield from self._ladder(block)
            case _:
                look = self._looks[block.kind]
                rows = set_rows(block.text, look.face, self._width)
                keeps = look.keeps or _together(rows)
                yield from side_by_side([(0, rows)], above=look.above, keeps=keeps)

    def _heading(self, block: Block) -> Iterator[Strip]:
        line = Stroke(QRectF(0, 0, self._width, _HAIR))
        yield Strip(_HAIR, (line,), above=_GAP, keeps=True)
        rows = set_rows(block.text, self._bold, self._width) if block.text else []
        yield from side_by_side([(0, rows)], above=6, keeps=len(rows))

    def _item(self, block: Block) -> Iterator[Strip]:
        number = set_rows(block.label, self._body, self._items) if block.label else []
        rows = set_rows(block.text, self._body, self._width - self._items)
        yield from side_by_side([(0, number), (self._items, rows)], above=1, keeps=_together(rows))

    def _field(self, block: Block) -> Iterator[Strip]:
        left, label = self._labelled(block)
        rows = set_rows(block.text, self._body, self._width - left)
        if left:
            yield from side_by_side([(0, label), (left, rows)], above=4, keeps=_together(rows))
        else:
            yield from side_by_side([(0, label)], above=5, keeps=len(label))
            yield from side_by_side([(0, rows)], keeps=_together(rows))

    def _blank(self, block: Block) -> Iterator[Strip]:
        """Yield a label with room to write, the line under it."""
        left, label = self._labelled(block)
        if not left:
            yield from side_by_side([(0, label)], above=5, keeps=len(label))
            yield self._to_write_on(0, ())
        else:
            yield self._to_write_on(left, tuple(label))

    def _to_write_on(self, left: float, label: tuple[Row, ...]) -> Strip:
        beside = side_by_side([(0, label)]) if label else []
        high = sum(strip.height for strip in beside)
        height = max(_WRITING, high + _STROKE)
        line = Stroke(QRectF(left, height - _STROKE, self._width - left, _STROKE))
        return Strip(height, (*_stacked(beside, height - high), line), above=2)

    def _labelled(self, block: Block) -> tuple[float, list[Row]]:
        """Return where the text behind a label begins, 0 where it stands below, and the label."""
        if self._paper.is_roll:
            return 0, set_rows(block.label, self._label, self._width)
        return self._fields, set_rows(block.label, self._label, self._fields - _GAP + 0.5)

    def _ladder(self, block: Block) -> Iterator[Strip]:
        view = block.ladder
        assert view is not None
        layout = LadderPainter(PRINT).lay_out(view, int(self._width))
        inside = QRectF(0, 0, self._width, layout.height)
        places = [*(label.rect for label in layout.labels), *(span.rect for span in layout.spans)]
        fits = all(inside.contains(QRectF(place)) for place in places)
        if fits and layout.height < self._paper.content.height() / 2:
            yield Strip(layout.height, (Picture(inside, view, layout),), above=6)
        else:  # amounts that no paper is wide enough for are told in words
            yield from self._block(Block("text", block.text))

    def _signatures(self, blocks: list[Block]) -> Iterator[Strip]:
        """Yield the lines to sign on, beside each other where the paper is wide enough."""
        count = 1 if self._paper.is_roll else 2
        width = (self._width - (count - 1) * 2 * _GAP) / count
        for start in range(0, len(blocks), count):
            parts = []
            for number, block in enumerate(blocks[start : start + count]):
                rows = side_by_side([(0, set_rows(block.label, self._small, width))])
                left = number * (width + 2 * _GAP)
                line = Stroke(QRectF(left, _WRITING, width, _STROKE))
                under = _stacked(rows, _WRITING + _STROKE + 3)
                parts += [line, *(moved(item, left, 0) for item in under)]
            height = max(part.rect.bottom() for part in parts)
            yield Strip(height, tuple(parts), above=_GAP)


def _together(rows: list[Row]) -> int:
    """Return how many rows of a text stay with the next: all of a short one, or its first."""
    return len(rows) - 1 if len(rows) <= _SHORT else 1


def _stacked(strips: list[Strip], top: float) -> list[Item]:
    """Return the items of some strips, one strip under the other."""
    items: list[Item] = []
    for strip in strips:
        items += [moved(item, 0, top) for item in strip.items]
        top += strip.height
    return items
