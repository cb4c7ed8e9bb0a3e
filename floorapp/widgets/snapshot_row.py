"""A row of the page of chips as found: one seat, its amount, and its marks."""

from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from floorapp.notation.amounts import read_amount
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.snapshot_view import RowView
from floorapp.widgets.choice_button import ChoiceButton
from floorapp.widgets.theme import BODY, CONTROL, GAP, RADIUS, SMALL, Theme
from floorapp.widgets.word import cut, fitting

_FIELD: Final = 110
_INSET: Final = 10
_NAME: Final = 36
_WIDEST_NAME: Final = 130
_MARKS: Final = {"a": "all-in", "f": "folded", "c": "match", "=": "match", "t": "to-act"}
_STEPS: Final = {
    Qt.Key.Key_Return: 1,
    Qt.Key.Key_Enter: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
}


class FrontField(QLineEdit):
    """The chips in front of a seat; letters in it are marks of the seat, not text.

    Signals:
        marked: The key of a mark was pressed, by the mark's name.
        stepped: The next seat is wanted, or with -1 the one before.
        entered: It has the keyboard now.
    """

    marked = Signal(str)
    stepped = Signal(int)
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make an empty field."""
        super().__init__(parent)
        self.setObjectName("front")
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.setPlaceholderText("0")

    def show_text(self, text: str) -> None:
        """Show an amount; what is being typed stays as it is typed."""
        typed = read_amount(self.text()) if self.text().strip() else 0
        shown = read_amount(text) if text else 0
        is_typed = self.hasFocus() and self.isModified() and typed == shown
        if self.text() != text and not is_typed:
            was_marked = self.hasSelectedText()
            self.setText(text)
            if was_marked:  # as on the way in: what is typed next takes its place
                self.selectAll()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        step = _STEPS.get(Qt.Key(event.key()))
        text = event.text().lower()
        if control and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.ignore()
        elif step is not None:
            self.stepped.emit(step)
        elif not control and text in _MARKS:
            self.marked.emit(_MARKS[text])
        elif not control and text.isalpha() and text not in {"k", "m"}:
            event.accept()  # no other letter belongs to an amount
        else:
            super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.selectAll()
        self.entered.emit()


class SnapshotRow(QWidget):
    """One seat. Marks are clicked, or chosen by a letter in the field.

    Attributes:
        field: The chips in front.
        match, all_in, folded, to_act: The buttons.

    Signals:
        typed: The amount was edited.
        marked: A mark was chosen, by its name.
        stepped: The next row is wanted, or with -1 the one before.
        entered: The row is worked on now.
    """

    typed = Signal(str)
    marked = Signal(str)
    stepped = Signal(int)
    entered = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty row."""
        super().__init__(parent)
        self._theme = theme
        self._view: RowView | None = None
        self.field = FrontField(self)
        self.match, self.all_in = ChoiceButton(theme, self), ChoiceButton(theme, self)
        self.folded, self.to_act = ChoiceButton(theme, self), ChoiceButton(theme, self)
        self._line = QHBoxLayout(self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFocusProxy(self.field)
        self._line.addWidget(self.field)
        self._line.addStretch(1)
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
            button.clicked.connect(lambda *_, at=button: self.marked.emit(at.choice.name))
            self._line.addWidget(button)
        self.field.textEdited.connect(self.typed)
        self.field.marked.connect(self.marked)
        self.field.stepped.connect(self.stepped)
        self.field.entered.connect(self.entered)
        self._wear(theme)

    @property
    def buttons(self) -> tuple[ChoiceButton, ...]:
        """The buttons from left to right."""
        return self.match, self.all_in, self.folded, self.to_act

    @property
    def seat(self) -> str:
        """The seat shown."""
        return "" if self._view is None else self._view.seat

    def show_row(self, view: RowView) -> None:
        """Show what is found of a seat."""
        self.field.show_text(view.text)
        if view == self._view:
            return
        self._view = view
        choices = (view.match, view.all_in, view.folded, view.to_act)
        for button, choice in zip(self.buttons, choices, strict=True):
            button.show_choice(choice, view.name)
            button.setAccessibleName(f"{view.name}: {choice.label}")
        self.field.setAccessibleName(view.field_name)
        marks = [choice.label for choice in choices[1:] if choice.chosen]
        self.field.setAccessibleDescription(
            ", ".join(filter(None, (view.posted, *marks, view.did)))
        )
        self.update()

    def name_width(self) -> int:
        """Return how wide the seat's name is, within reason."""
        if self._view is None:
            return 0
        px = self._theme.px
        texts = (self._name.width(self._view.label), self._small.width(self._view.posted))
        return min(max(px(_NAME), *texts), px(_WIDEST_NAME))

    def set_columns(self, name: int, buttons: tuple[int, ...]) -> None:
        """Have columns in line with those of other rows."""
        px = self._theme.px
        left = px(_INSET) + name + px(GAP)
        self._line.setContentsMargins(left, px(5), px(_INSET), px(5))
        for button, width in zip(self.buttons, buttons, strict=True):
            button.setFixedWidth(width)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        view, theme, px = self._view, self._theme, self._theme.px
        if view is None:
            return
        line, wide = (theme.asked, 2) if view.current else (theme.line, 1)
        if view.wrong:
            line, wide = theme.short, 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(line), wide))
            painter.setBrush(QColor(theme.rest if view.folded.chosen else theme.panel))
            box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(box, RADIUS, RADIUS)
            self._write_name(painter, view)
            left = self.field.geometry().right() + px(GAP + 4)
            room = self.match.x() - left - px(GAP)
            did = fitting(self._did, view.did, room)
            if did.width(view.did) <= room:  # else the line at the right says it
                ink = QColor(theme.short if view.is_turn else theme.body)
                did.word(view.did, ink, left, 0, self.height()).write(painter)

    def _write_name(self, painter: QPainter, view: RowView) -> None:
        """Write the seat, and below it the blind that it has posted."""
        theme, px = self._theme, self._theme.px
        room = self._line.contentsMargins().left() - px(_INSET + GAP)
        ink = QColor(theme.dim if view.folded.chosen else theme.text)
        y = (self.height() - self._name.height - self._small.height * bool(view.posted)) // 2
        label = self._name.elided(view.label, room)
        self._name.word(label, ink, px(_INSET), y, self._name.height).write(painter)
        if view.posted:
            y += self._name.height
            posted, muted = self._small.elided(view.posted, room), QColor(theme.muted)
            self._small.word(posted, muted, px(_INSET), y, self._small.height).write(painter)

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)
            self.update()

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        self._name = cut(theme.px(BODY), QFont.Weight.Bold)
        self._small = cut(theme.px(SMALL))
        self._did = tuple(cut(theme.px(size), QFont.Weight.Medium) for size in (CONTROL, SMALL))
        self._line.setSpacing(theme.px(GAP - 2))
        self.field.setFixedWidth(theme.px(_FIELD))
        for button in self.buttons:
            button.set_theme(theme)
