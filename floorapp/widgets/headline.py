"""A headline of which a part is in colour, painted in as many lines as it takes."""

from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QTextCharFormat,
    QTextLayout,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.widgets.fitted import Fitted
from floorapp.widgets.theme import HEADLINE, Theme
from floorapp.widgets.typeface import font

_SIZES: Final = (HEADLINE, HEADLINE - 4, HEADLINE - 8)
_WIDTH: Final = 200
_RIGHT: Final = 14
_MOST_LINES: Final = (2, 3)
"""How many lines each of the larger sizes may take."""


class Headline(Fitted):
    """One sentence, with its outcome in colour, and below it a second one in another colour.

    Attributes:
        text: What is written.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty headline."""
        super().__init__(theme, _WIDTH, parent)
        self.text = ""
        self._is_closed = False
        self._parts: list[tuple[str, str]] = []
        """Each sentence, with the part of it that is in colour."""
        self._layouts: list[QTextLayout] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(policy)

    def say(self, sentence: str, coloured: str, second: str, *, is_closed: bool = False) -> None:
        """Say a sentence, part of it in colour, and a second one.

        Args:
            sentence: The first sentence.
            coloured: The part of it that is in colour.
            second: The second one; empty: none.
            is_closed: Whether the second one says that the raise is closed, which has its colour.
        """
        parts = [(sentence, coloured)]
        if second:
            parts.append((second, second))
        if (parts, is_closed) == (self._parts, self._is_closed):
            return
        self._parts, self._is_closed = parts, is_closed
        self.text = " ".join(filter(None, (sentence, second)))
        self.setAccessibleName(self.text)
        self._arrange()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            y = 0.0
            for layout in self._layouts:
                layout.draw(painter, QPointF(0, y))
                y += layout.boundingRect().height()

    @override
    def _arrange(self) -> None:
        """Set the sentences in the largest type in which they take few lines."""
        if not self.width():
            return
        for size, most in zip(_SIZES, (*_MOST_LINES, 99), strict=True):
            self._layouts = [self._set(number, size) for number in range(len(self._parts))]
            if sum(layout.lineCount() for layout in self._layouts) <= most:
                break
        high = round(sum(layout.boundingRect().height() for layout in self._layouts))
        self._take_height(high)

    def _set(self, number: int, size: int) -> QTextLayout:
        theme = self._theme
        text, coloured = self._parts[number]
        layout = QTextLayout(text, font(theme.px(size), QFont.Weight.Bold))
        whole = self._format(theme.text, 0, len(text))
        at = text.lower().find(coloured.lower()) if coloured else -1
        below = theme.closed if self._is_closed else theme.short
        second = below if number else theme.open
        ranges = [whole]
        if at >= 0:
            ranges.append(self._format(second, at, len(coloured)))
        layout.setFormats(ranges)
        layout.beginLayout()
        y = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self.width() - theme.px(_RIGHT))
            line.setPosition(QPointF(0, y))
            y += line.height()
        layout.endLayout()
        return layout

    def _format(self, colour: str, start: int, length: int) -> QTextLayout.FormatRange:
        ink = QTextCharFormat()
        ink.setForeground(QColor(colour))
        found = QTextLayout.FormatRange()
        found.start, found.length, found.format = start, length, ink
        return found
