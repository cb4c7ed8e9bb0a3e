"""What stands where on a seat: its texts shortened to fit, before anything is painted."""

from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor

from floorapp.engine.values import replace, value
from floorapp.viewmodels.views import Right, SeatView
from floorapp.widgets.seat_type import SeatType
from floorapp.widgets.theme import Theme
from floorapp.widgets.word import Cut, Word, fitting

_BETWEEN: Final = " · "
_FAULT: Final = "!"


class SeatPicture:
    """All that is on a card.

    Attributes:
        card: The card itself.
        words: Its texts.
        badges: The round grounds of the position marks.
        arrow: The sign that the action is here.
        square: The sign that the seat is all-in.
        chips: The sign before the stack.
        fault: The ground of the mark of an act that was not allowed.
        shortened: Whether anything was left out or cut.
    """

    def __init__(self, card: QRect) -> None:
        self.card = card
        self.words: list[Word] = []
        self.badges: list[QRect] = []
        self.arrow: QRect | None = None
        self.square: QRect | None = None
        self.chips: QRect | None = None
        self.fault: QRect | None = None
        self.shortened = False


@value
class _Line:
    """A line under the head."""

    text: str
    cut: Cut
    colour: QColor
    square: bool = False


def lay_out(view: SeatView, theme: Theme, kind: SeatType) -> SeatPicture:
    """Say what stands where on a seat.

    Where room is short the note goes first, then the stack; the total is never shortened, and no
    amount is cut.
    """
    size, ring = kind.size, kind.ring
    card = QRect(ring, ring, max(1, size.width() - 2 * ring), max(1, size.height() - 2 * ring))
    setter = _Setter(view, SeatPicture(card), theme, kind)
    setter.set()
    return setter.picture


class _Setter:
    """One seat while it is being set."""

    def __init__(self, view: SeatView, picture: SeatPicture, theme: Theme, kind: SeatType) -> None:
        self.view, self.picture, self.kind, self.theme = view, picture, kind, theme
        self.left = picture.card.left() + kind.pad_x
        self.right = picture.card.right() + 1 - kind.pad_x
        at_rest = view.folded or not view.in_hand
        self.strong = QColor(theme.dim if at_rest else theme.text)
        self.soft = QColor(theme.dim if at_rest else theme.muted)

    def set(self) -> None:
        """Set the head and the lines under it that there is room for."""
        card, kind = self.picture.card, self.kind
        room = card.height() - kind.head - kind.pad_y
        capacity = max(0, room // kind.line)
        lines = self._lines(capacity)
        y = card.top() + max(0, min(kind.px(8), (room - capacity * kind.line + kind.pad_y) // 2))
        self._set_head(y)
        y += kind.head
        self._set_stack(y, lines, capacity)
        for i, line in enumerate(lines):
            self._set_line(y + i * kind.line, line)

    def _set_head(self, y: int) -> None:
        kind, view = self.kind, self.view
        x, right = self.left, self.right
        if view.is_turn:
            side = kind.px(11)
            self.picture.arrow = QRect(x, y + (kind.head - side) // 2, side, side)
            x += side + kind.px(5)
        if view.total:
            total = self._elided(view.total, kind.label, right - x)
            right -= kind.label.width(total)
            self._write(kind.label.word(total, self.strong, right, y, kind.head))
            right -= kind.px(5)
        cut = fitting((kind.label, kind.label_tight), view.label, right - x)
        label = self._elided(view.label, cut, right - x)
        self._write(cut.word(label, self.strong, x, y, kind.head))
        self._set_badges(x + cut.width(label) + kind.px(6), right, y)

    def _set_badges(self, x: int, right: int, y: int) -> None:
        """Set the fault and the position marks after the label, as many as there is room for."""
        kind = self.kind
        faults = (_FAULT,) if self.view.fault else ()
        for i, mark in enumerate((*faults, *self.view.marks)):
            is_fault = i < len(faults)
            height, wide = kind.px(16), kind.badge.width(mark)
            width = max(height, wide + kind.px(8))
            if x + width > right:
                self.picture.shortened = True
                return
            ground = QRect(x, y + (kind.head - height) // 2, width, height)
            ink = QColor(self.theme.alarm_text if is_fault else self.theme.badge_text)
            self._write(kind.badge.centred(mark, ink, ground))
            if is_fault:
                self.picture.fault = ground
            else:
                self.picture.badges.append(ground)
            x += width + kind.px(3)

    def _lines(self, capacity: int) -> list[_Line]:
        """Return the lines under the head that there is room for."""
        view, kind, picture = self.view, self.kind, self.picture
        ink = QColor(self.theme.closed) if view.fault else self.soft
        did = _Line(view.did, kind.body, ink, view.all_in)
        note = _Line(view.note, kind.body if view.right_text else kind.small, self.soft)
        right = _Line(view.right_text, kind.small, self._right_colour())
        if not self._fits(note):
            note = replace(note, text="")
            picture.shortened = True
        lines = [line for line in (did, note, right) if line.text]
        if len(lines) < capacity and not self._fits(did):
            return [*self._broken(did), *lines[1:]]
        if len(lines) <= capacity:
            return lines
        both = _Line(_BETWEEN.join((view.did, view.note)), kind.body, ink, view.all_in)
        if view.did and view.note and self._end(both) <= self._stack_begin():
            lines = [line for line in (both, right) if line.text]
            picture.shortened |= len(lines) > capacity
        else:
            lines = [line for line in (did, right) if line.text] or [note]
            picture.shortened = True
        return lines[max(0, len(lines) - capacity) :]

    def _fits(self, line: _Line) -> bool:
        return self._begin(line) + self.kind.tighter.width(line.text) <= self.right

    def _broken(self, line: _Line) -> list[_Line]:
        """Return a line as two, broken where the first is as long as there is room for."""
        room = self.right - self._begin(line)
        parts = line.text.split(" ")
        ends = range(len(parts) - 1, 0, -1)
        end = next((n for n in ends if line.cut.width(" ".join(parts[:n])) <= room), 0)
        if not end:
            return [line]
        first, rest = " ".join(parts[:end]), " ".join(parts[end:])
        return [replace(line, text=first), replace(line, text=rest, square=False)]

    def _right_colour(self) -> QColor:
        match self.view.right:
            case Right.RAISE:
                return QColor(self.theme.open)
            case Right.UNCLEAR:
                return QColor(self.theme.short)
            case Right.CLOSED:
                return QColor(self.theme.closed)
            case Right.NONE:
                return self.soft

    def _end(self, line: _Line) -> int:
        return self._begin(line) + line.cut.width(line.text)

    def _begin(self, line: _Line) -> int:
        """Return where the text of a line begins: after the square, if it has one."""
        return self.left + (self.kind.small_sign + self.kind.px(5) if line.square else 0)

    def _stack_begin(self) -> int:
        """Return where the stack begins, with its sign and some space before it."""
        if not self.view.stack:
            return self.right
        width = self.kind.body.width(self.view.stack)
        return self.right - width - self.kind.small_sign - self.kind.px(10)

    def _set_stack(self, y: int, lines: list[_Line], capacity: int) -> None:
        """Set the stack at the end of the first line that has room for it."""
        view, kind = self.view, self.kind
        if not view.stack:
            return
        begin = self._stack_begin()
        for i in range(capacity):
            if i >= len(lines) or self._end(lines[i]) <= begin:
                y += i * kind.line
                x = self.right - kind.body.width(view.stack)
                self.picture.chips = self._sign(x - kind.small_sign - kind.px(4), y)
                self._write(kind.body.word(view.stack, self.soft, x, y, kind.line))
                return
        self.picture.shortened = True

    def _set_line(self, y: int, line: _Line) -> None:
        x = self._begin(line)
        if line.square:
            self.picture.square = self._sign(self.left, y)
        cut = fitting((line.cut, self.kind.tight, self.kind.tighter), line.text, self.right - x)
        shown = self._in_whole_words(line.text, cut, self.right - x)
        self._write(cut.word(shown, line.colour, x, y, self.kind.line))

    def _sign(self, x: int, y: int) -> QRect:
        side = self.kind.small_sign
        return QRect(x, y + (self.kind.line - side) // 2, side, side)

    def _in_whole_words(self, text: str, cut: Cut, width: int) -> str:
        """Return a text, shortened if need be: no amount is cut to another one."""
        if cut.width(text) <= width:
            return text
        parts = text.split(" ")
        shorter = (f"{' '.join(parts[:n])} …" for n in range(len(parts) - 1, 0, -1))
        shown = next((words for words in shorter if cut.width(words) <= width), "")
        if not shown:
            return self._elided(text, cut, width)
        self.picture.shortened = True
        return shown

    def _elided(self, text: str, cut: Cut, width: int) -> str:
        shown = cut.elided(text, width)
        self.picture.shortened |= shown != text
        return shown

    def _write(self, word: Word) -> None:
        self.picture.words.append(word)
