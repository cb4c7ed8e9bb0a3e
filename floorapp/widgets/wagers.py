"""The wagers on the cloth: an amount and its chips before each seat, and the dealer's button."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QRegion
from PySide6.QtWidgets import QStyle, QWidget

from floorapp.widgets.chip_picture import PileStamps, paint_button
from floorapp.widgets.theme import Theme
from floorapp.widgets.wager_layout import Wager
from floorapp.widgets.word import Word

if TYPE_CHECKING:
    from floorapp.widgets.chip_slide import ChipSlide


class Wagers:
    """All the wagers of a table, and the button; they are painted on the felt.

    Chips that a seat puts in slide to their place, over a table that is final already: the
    amounts never wait for them.

    Attributes:
        rows: The wagers by row; None where there is none.
        button: Where the button lies, with its letter; None where it is not on the cloth.
    """

    def __init__(self, felt: QWidget) -> None:
        """Lie on a felt, of which only what has changed is painted anew."""
        self.rows: list[Wager | None] = []
        self.button: tuple[QRect, Word] | None = None
        self._felt = felt
        self._stamps = PileStamps()
        self._motion = True
        self._moving: dict[int, Wager | None] = {}
        self._way = 0.0
        self._slide: ChipSlide | None = None

    def set_count(self, count: int) -> None:
        """Be so many rows."""
        if count != len(self.rows):
            self.settle()
            self.rows = (self.rows + [None] * count)[:count]

    def put(self, row: int, wager: Wager | None, *, slides: bool = False) -> None:
        """Put another wager before the seat of a row; nothing is done for an equal one.

        Args:
            row: The row.
            wager: What lies there from now on.
            slides: Whether chips that were added slide there.
        """
        old = self.rows[row]
        if wager == old:
            return
        if self._slide is not None and self._slide.is_running:
            self.settle()
        self._moving.pop(row, None)
        self.rows[row] = wager
        for changed in (old, wager):
            if changed is not None:
                self._felt.update(changed.pill.adjusted(-1, -1, 1, 1))
                self._felt.update(changed.chips)
        if slides and wager is not None and self._may_slide(old, wager):
            lies = old is not None and (old.seat, old.chip) == (wager.seat, wager.chip)
            self._moving[row] = old if lies else None

    def _may_slide(self, old: Wager | None, wager: Wager) -> bool:
        added = bool(wager.pile) and wager.to > (0 if old is None else old.to)
        return added and self._motion and self._felt.isVisible()

    def put_button(self, button: tuple[QRect, Word] | None) -> None:
        """Lay the button elsewhere."""
        old, self.button = self.button, button
        if button != old:
            for changed in (old, button):
                if changed is not None:
                    self._felt.update(changed[0])

    # Movement.

    def set_motion(self, motion: bool) -> None:
        """Let chips slide, or have them in their place at once."""
        self._motion = motion
        self.settle()

    def settle(self) -> None:
        """Have all chips in their place."""
        for row, old in self._moving.items():
            wager = self.rows[row]
            if old is not None:
                self._felt.update(old.chips)
            if wager is not None:
                self._felt.update(wager.chips_at(self._way))
                self._felt.update(wager.chips)
        self._moving, self._way = {}, 0.0
        if self._slide is not None:
            self._slide.stop()

    def _start(self) -> None:
        """Let chips slide; not where the system has no animations."""
        hint, felt = QStyle.StyleHint.SH_Widget_Animation_Duration, self._felt
        if not felt.style().styleHint(hint, None, felt):
            self.settle()
        elif self._moving:
            if self._slide is None:
                from floorapp.widgets.chip_slide import ChipSlide

                self._slide = ChipSlide(felt)
                self._slide.valueChanged.connect(self._on_way)
                self._slide.ended.connect(self.settle)
            self._slide.start()

    def _on_way(self, way: float) -> None:
        """Move on, and repaint what the chips leave and where they come."""
        before, self._way = self._way, way
        for row in self._moving:
            wager = self.rows[row]
            if wager is not None:
                path = QRegion(wager.chips_at(before) | wager.chips_at(way))
                self._felt.update(path.subtracted(QRegion(wager.seat)))

    # What is painted.

    def paint(self, painter: QPainter, dirty: QRect, theme: Theme) -> None:
        """Paint all that lies within a rectangle: chips first, so that no amount is covered."""
        for row in range(len(self.rows)):
            for lying, where in self._seen(row):
                self._paint_chips(painter, dirty, lying, where)
        if self.button is not None and self.button[0].intersects(dirty):
            paint_button(painter, self.button[0])
            self.button[1].write(painter)
        for wager in self.rows:
            if wager is not None and wager.pill.intersects(dirty):
                _paint_amount(painter, wager, theme)
        if self._moving and not self._way:
            QTimer.singleShot(0, self._felt, self._start)

    def _seen(self, row: int) -> list[tuple[Wager, QRect]]:
        """Return the chips to be seen before a seat: while some come, those before lie there."""
        wager = self.rows[row]
        if wager is None:
            return []
        if row not in self._moving:
            return [(wager, wager.chips)]
        old = self._moving[row]
        coming = (wager, wager.chips_at(self._way))
        return [coming] if old is None else [(old, old.chips), coming]

    def _paint_chips(self, painter: QPainter, dirty: QRect, wager: Wager, where: QRect) -> None:
        if wager.pile and where.intersects(dirty):
            ratio = painter.device().devicePixelRatioF()
            stamp = self._stamps.pile(wager.pile, wager.chips.size(), wager.chip, ratio)
            painter.drawPixmap(where.topLeft(), stamp)


def _paint_amount(painter: QPainter, wager: Wager, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.pill))
    radius = wager.pill.height() / 2
    painter.drawRoundedRect(wager.pill, radius, radius)
    wager.word.write(painter)
