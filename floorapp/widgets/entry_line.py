"""The entry line: where a dispute is typed, coloured at each key by what it is."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QColor,
    QInputMethodEvent,
    QResizeEvent,
    QTextCharFormat,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QToolButton,
    QWidget,
)

from floorapp.explain.catalogue import Catalogue
from floorapp.notation.line import Token, TokenKind
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.opening import SMALLEST
from floorapp.widgets.plain_field import PlainField
from floorapp.widgets.theme import HEADING, PADDING, SMALL, Theme
from floorapp.widgets.typeface import font

_ABOVE_MESSAGE: Final = 2
_SENTENCE: Final = (SMALL + 1, SMALL, SMALL - 1, SMALL - 2)
"""Sizes of a sentence below the field: the largest is taken that needs no third line."""

_BESIDE: Final = ((0, 0, 1, 1), (0, 1, 1, 1), (0, 2, 1, 1))
_BELOW: Final = ((0, 0, 1, 3), (1, 0, 1, 2), (1, 2, 1, 1))
"""Where the field, the sentence and the question stand: row, column, and how far they reach."""


class EntryLine(QFrame):
    """One line of text with its tokens coloured, and beside it what it waits for or what is wrong.

    Attributes:
        edit: The field that is typed into.
        message: The sentence beside it.
        question: The button beside that, where it is about an act that was not allowed.

    Signals:
        typed: The text was changed by hand.
        asked: The question beside the sentence was clicked.
    """

    typed = Signal(str)
    asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty line."""
        super().__init__(parent)
        self._theme = theme
        self._tokens: Sequence[Token] = ()
        self._formats: dict[TokenKind, QTextCharFormat] = {}
        self._coloured = ""
        self._is_fault = False
        self.setObjectName("entry")
        self.edit = PlainField(self)
        self.edit.setObjectName("entry-field")
        self.edit.setFrame(False)
        self.edit.setAcceptDrops(False)  # a file goes to the window, and its name not into the line
        self.message = plain_label(self)
        self.message.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.question = QToolButton(self)
        self.question.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.question.clicked.connect(self.asked)
        self._grid = QGridLayout(self)
        self._is_below: bool | None = None
        self.question.hide()
        self.message.hide()
        self.edit.textEdited.connect(self.typed)
        self.edit.cursorPositionChanged.connect(self._on_cursor_moved)
        self._wear(theme)

    def retranslate(self, words: Catalogue) -> None:
        """Speak another language."""
        self.edit.setAccessibleName(words.text("Entry line"))
        self.edit.setPlaceholderText("50/100 5p flop: 100 a125 c a200 c")

    def show_line(self, text: str, tokens: Sequence[Token]) -> None:
        """Show a line; a text that is there already keeps its cursor."""
        self._tokens = tokens
        if text != self.edit.text():
            self.edit.setText(text)
        self._colour()

    def show_message(self, text: str, *, is_fault: bool) -> None:
        """Say what the line waits for, or what is wrong with it; empty says nothing."""
        if (text, is_fault) == (self.message.text(), self._is_fault):
            return
        self._is_fault = is_fault
        say(self.message, text)
        self._share()
        self.edit.setAccessibleDescription(text)
        self._dress_message()

    def show_question(self, text: str, *, is_shown: bool) -> None:
        """Offer to tell what happened, or do not."""
        if self.question.text() != text:
            self.question.setText(text)
        if self.question.isHidden() is is_shown:
            self.question.setVisible(is_shown)
            self._dress_message()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        self._formats = {kind: self._format(kind) for kind in TokenKind}
        px, gap = theme.px, theme.gap
        above = gap(8) if theme.scale == theme.room else gap(4)
        self._grid.setContentsMargins(gap(PADDING), above, gap(PADDING), above)
        self._fit()
        self.edit.setFont(font(px(HEADING - 2)))
        self._dress_message()
        self._colour()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        if self._is_below and event.size().width() != event.oldSize().width():
            self._dress_message()

    def _fit(self) -> None:
        """Put the sentence below the field where there is no room for both in the size of type."""
        is_below = not self._theme.has_room_for(self.width(), SMALLEST.width())
        if is_below == self._is_below:
            return
        self._is_below = is_below
        parts = (self.edit, self.message, self.question)
        for part, place in zip(parts, _BELOW if is_below else _BESIDE, strict=True):
            self._grid.removeWidget(part)
            self._grid.addWidget(part, *place)
        self._share()
        self._grid.setHorizontalSpacing(PADDING)
        self._grid.setVerticalSpacing(_ABOVE_MESSAGE)
        side = Qt.AlignmentFlag.AlignLeft if is_below else Qt.AlignmentFlag.AlignRight
        self.message.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)

    def _share(self) -> None:
        """Leave the width to the field where no sentence stands beside it."""
        beside = 0 if self.message.isHidden() else 2
        for column, share in enumerate((0, 1, 0) if self._is_below else (3, beside, 0)):
            self._grid.setColumnStretch(column, share)

    def _on_cursor_moved(self) -> None:
        """Colour again: the marks are counted from the cursor. A new text comes with its own."""
        if self.edit.text() == self._coloured:
            self._colour()

    def _dress_message(self) -> None:
        colour = self._theme.closed if self._is_fault else self._theme.muted
        faces = [font(self._theme.px(size)) for size in _SENTENCE]
        for face in faces[: len(faces) if self._is_below else 1]:
            dress(self.message, face, colour)
            lines = 2 * self.message.fontMetrics().height()
            if self.message.heightForWidth(self._room_below()) <= lines:
                break

    def _room_below(self) -> int:
        """Return the width that a sentence below the field has."""
        margins = self._grid.contentsMargins()
        asks = 0 if self.question.isHidden() else self.question.sizeHint().width() + PADDING
        return self.width() - margins.left() - margins.right() - asks

    def _colour(self) -> None:
        """Lay the tokens' colours over the text, the way an input method marks what it edits."""
        self._coloured = self.edit.text()
        cursor = self.edit.cursorPosition()
        attributes = [
            QInputMethodEvent.Attribute(
                QInputMethodEvent.AttributeType.TextFormat,
                token.start - cursor,
                token.end - token.start,
                self._formats[token.kind],
            )
            for token in self._tokens
        ]
        QApplication.sendEvent(self.edit, QInputMethodEvent("", attributes))

    def _format(self, kind: TokenKind) -> QTextCharFormat:
        theme = self._theme
        colours = {
            TokenKind.HEAD: theme.muted,
            TokenKind.ACT: theme.text,
            TokenKind.ALL_IN: theme.short,
            TokenKind.NOT_ALLOWED: theme.closed,
            TokenKind.WAITING: theme.text,
            TokenKind.ERROR: theme.closed,
            TokenKind.NOT_JUDGED: theme.dim,
        }
        lines = {
            TokenKind.NOT_ALLOWED: QTextCharFormat.UnderlineStyle.SingleUnderline,
            TokenKind.WAITING: QTextCharFormat.UnderlineStyle.DotLine,
            TokenKind.ERROR: QTextCharFormat.UnderlineStyle.WaveUnderline,
        }
        drawn = QTextCharFormat()
        drawn.setForeground(QColor(colours[kind]))
        if kind in lines:
            drawn.setUnderlineStyle(lines[kind])
            drawn.setUnderlineColor(QColor(colours[kind]))
        return drawn
