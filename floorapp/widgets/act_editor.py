"""A small editor over an act of the history: what it was, by whom, for how much, and its ruling."""

from collections.abc import Callable, Iterator
from string import Template
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from floorapp.explain.catalogue import Catalogue
from floorapp.viewmodels.act_editing import ActEditing
from floorapp.viewmodels.act_editor_view import ActEditorView, editor_view
from floorapp.viewmodels.act_kinds import ActKind
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.choice_button import ChoiceButton
from floorapp.widgets.choice_row import ChoiceRow
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.theme import BODY, CONTROL, GAP, RADIUS, SMALL, TOUCH, Theme
from floorapp.widgets.typeface import font

_WIDTH: Final = 750
_MARGIN: Final = 14
_SMALLER_BY: Final = 0.25
_POINTER: Final = 10
"""How far the pane reaches down to its act."""

_SHEET: Final = Template(
    "QToolButton, QPushButton, QLineEdit { min-height: ${rest}px; padding: 0px ${gap}px; }"
    "QToolButton { padding: 0px; }"
    "QToolButton:focus, QPushButton:focus, QLineEdit:focus { min-height: ${held}px; }"
)
"""Each of its widgets is large enough for a finger."""

_FAULTS: Final = {ActKind.NOT_ALLOWED, ActKind.IMPOSSIBLE}


class ActEditor(QWidget):
    """A pane over one act. Enter accepts, Escape cancels, going elsewhere keeps what was changed.

    Attributes:
        editing: The act.
        kinds, seats: Buttons for what it was and for who did it.
        amount: The field for its amount.
        less, more: The keys for one smallest chip less and more.
        before, behind, delete: Buttons for a new act on either side, and to take this one out.
        accept, cancel: What Enter and Escape do.
    """

    def __init__(self, editing: ActEditing, theme: Theme, parent: QWidget) -> None:
        """Make the pane of ``editing``, not shown yet."""
        super().__init__(parent)
        self.hide()
        self.editing = editing
        self._theme = self._worn = theme
        self._window = parent
        self._chip = QRect()
        self._language = ""
        self.setObjectName("act-editor")
        self._title, self._verdict, self._reason, self._rule, self._later = (
            plain_label(self) for _ in range(5)
        )
        self.seats, self.kinds = ChoiceRow(self), ChoiceRow(self)
        self.amount = QLineEdit(self)
        self.amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.amount.textEdited.connect(editing.set_amount)
        self.less = self._key("−", lambda: editing.step(-1))
        self.more = self._key("+", lambda: editing.step(1))
        self.cancel = self._key("×", editing.cancel)
        self.before = self._button(lambda: editing.insert(behind=False))
        self.behind = self._button(lambda: editing.insert(behind=True))
        self.delete = self._button(editing.delete)
        self.accept = self._button(editing.accept)
        self._lay_out()
        for widget in (self.amount, *self._plain_buttons()):
            widget.installEventFilter(self)
        editing.changed.connect(self._show_view)
        self._wear(theme)

    # --- making -----------------------------------------------------------------------------

    def _key(self, sign: str, press: Callable[[], object]) -> QToolButton:
        key = QToolButton(self)
        key.setText(sign)
        key.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        key.clicked.connect(press)
        return key

    def _button(self, press: Callable[[], object]) -> QPushButton:
        button = QPushButton(self)
        button.setAutoDefault(False)
        button.clicked.connect(press)
        return button

    def _plain_buttons(self) -> tuple[QToolButton | QPushButton, ...]:
        named = (self.before, self.behind, self.delete, self.accept)
        return (self.less, self.more, self.cancel, *named)

    def _lay_out(self) -> None:
        column = self._column = QVBoxLayout(self)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.cancel, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        column.addWidget(self.seats)
        column.addWidget(self.kinds)
        self.kinds.ending = (self.less, self.amount, self.more)
        for label in (self._verdict, self._reason, self._rule, self._later):
            column.addWidget(label)
        foot = self._foot = QHBoxLayout()
        for button in (self.before, self.behind, self.delete):
            foot.addWidget(button)
        foot.addStretch(1)
        foot.addWidget(self.accept)
        column.addLayout(foot)

    def retranslate(self, words: Catalogue) -> None:
        """Speak another language."""
        self.seats.title, self.kinds.title = words.text("Seat"), words.text("Act")
        self.amount.setAccessibleName(words.text("Amount: the street total"))
        self.less.setAccessibleName(words.text("One smallest chip less"))
        self.more.setAccessibleName(words.text("One smallest chip more"))
        self.cancel.setAccessibleName(words.text("Cancel"))
        self.cancel.setToolTip(words.text("Cancel (Esc)"))
        self.before.setText(words.text("Insert before"))
        self.behind.setText(words.text("Insert after"))
        self.delete.setText(words.text("Delete"))
        self._accept_texts = (words.text("Change ⏎"), words.text("Insert ⏎"))

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._worn:
            self._wear(theme)

    def _wear(self, theme: Theme) -> None:
        self._worn = theme
        self._dress(theme)
        if self.isVisible():
            self._show_view()

    def _dress(self, theme: Theme) -> None:
        """Set everything in a theme, at a text size that may be smaller than the window's."""
        self._theme, px = theme, theme.px
        self._column.setContentsMargins(px(_MARGIN), px(10), px(_MARGIN), px(12 + _POINTER))
        self._column.setSpacing(px(7))
        self._foot.setSpacing(px(GAP))
        side = px(TOUCH)
        self.setStyleSheet(_SHEET.substitute(rest=side - 2, held=side - 4, gap=px(10)))
        for key in (self.less, self.more, self.cancel):
            key.setFixedSize(side, side)
            key.setFont(font(px(CONTROL + 2), QFont.Weight.DemiBold))
        for button in (self.before, self.behind, self.delete, self.accept):
            button.setFont(font(px(CONTROL)))
        self.amount.setFont(font(px(CONTROL + 4), QFont.Weight.Bold))
        self.amount.setFixedSize(px(110), side)
        dress(self._title, font(px(BODY), QFont.Weight.Bold), theme.text)
        dress(self._reason, font(px(CONTROL)), theme.body)
        dress(self._rule, font(px(SMALL)), theme.muted)
        dress(self._later, font(px(CONTROL)), theme.body)
        self._verdict.setFont(font(px(BODY), QFont.Weight.DemiBold))
        for row in (self.seats, self.kinds):
            row.wear(theme)

    # --- showing ----------------------------------------------------------------------------

    def begin(self, chip: QRect) -> None:
        """Show the pane over an act, with the keyboard where there is something to enter.

        Args:
            chip: The act, in the coordinates of the pane's parent.
        """
        self._chip = chip
        self._show_view()
        self.show()
        self.raise_()
        self.take_keyboard()

    def take_keyboard(self, *, marked: bool = True) -> None:
        """Take the keyboard to the amount, to be typed over if ``marked``; else to the acts."""
        if self.amount.isVisible():
            self.amount.setFocus(Qt.FocusReason.OtherFocusReason)
            if marked:
                self.amount.selectAll()
        elif self.kinds.buttons:
            self.kinds.hold()
        else:
            self.accept.setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self, chip: QRect) -> None:
        """Stand over an act, as high as the words need.

        Where there is no room above the act it covers it, and where there is not even that the
        text is smaller than elsewhere.
        """
        self._chip = chip
        room = self._window.size() - QSize(2 * GAP, 2 * GAP)
        size = self._fit(room)
        left = max(GAP, chip.center().x() - size.width() // 2)
        left = min(left, GAP + room.width() - size.width())
        self.setGeometry(QRect(QPoint(left, max(GAP, chip.top() - size.height() - 1)), size))
        self.update()

    def _fit(self, room: QSize) -> QSize:
        """Set the text as large as there is room for; return the size of the pane."""
        size = QSize()
        for scale in self._scales():
            if scale != self._theme.scale:
                self._dress(self._worn.scaled(scale))
            self._column.activate()
            width = min(self._theme.px(_WIDTH), room.width())
            size = QSize(width, self._column.totalHeightForWidth(width))
            if size.height() <= room.height():
                break
        return size

    def _scales(self) -> Iterator[float]:
        """Yield the text sizes to be tried, the window's own first."""
        scale = self._worn.scale
        while scale > 1:
            yield scale
            scale = max(1.0, scale - _SMALLER_BY)
        yield scale

    def _show_view(self) -> None:
        if not self.editing.is_open:
            return
        words = self.editing.desk.words
        if words.language != self._language:
            self._language = words.language
            self.retranslate(words)
        view = editor_view(self.editing)
        say(self._title, view.title)
        self.setAccessibleName(view.title)
        show = self._choice
        self.seats.show_choices(view.seats, self._theme, self.editing.set_seat, show)
        if not view.has_amount and any(one.hasFocus() for one in self.kinds.ending):
            self.kinds.hold()
        for widget in self.kinds.ending:
            widget.setVisible(view.has_amount)
        self.kinds.show_choices(view.kinds, self._theme, self.editing.set_kind, show)
        if self.amount.text() != view.amount:
            self.amount.setText(view.amount)
        self._show_verdict(view)
        for button in (self.before, self.behind, self.delete):
            button.setVisible(not view.is_new)
        self.delete.setToolTip(view.without)
        self.delete.setAccessibleDescription(view.without)
        self.accept.setText(self._accept_texts[view.is_new])
        self.accept.setEnabled(not view.fault)
        self.place(self._chip)

    def _choice(self, button: ChoiceButton) -> None:
        button.installEventFilter(self)

    def _show_verdict(self, view: ActEditorView) -> None:
        theme, judged = self._theme, view.preview
        verdict = view.fault or ("" if judged is None else judged.verdict)
        is_fault = judged is None or judged.kind in _FAULTS
        quiet = judged is not None and judged.kind in {ActKind.FLOOR, ActKind.WAITING}
        colour = theme.closed if is_fault else theme.short if quiet else theme.open
        dress(self._verdict, font(theme.px(BODY), QFont.Weight.DemiBold), colour)
        say(self._verdict, verdict)
        say(self._reason, "" if judged is None else judged.reason)
        say(self._rule, "" if judged is None else judged.rule)
        say(self._later, "" if judged is None else " ".join(judged.later))
        told = verdict if judged is None else judged.text
        self.setAccessibleDescription(told)
        self.amount.setAccessibleDescription(told)

    # --- keys and focus ---------------------------------------------------------------------

    @override
    def focusNextPrevChild(self, forth: bool) -> bool:
        """Go round within the pane, as it is read."""
        row = (*self.seats.buttons.values(), *self.kinds.buttons.values(), *self.kinds.ending)
        foot = (self.before, self.behind, self.delete, self.accept, self.cancel)
        stops = [
            one
            for one in (*row, *foot)
            if one.isVisible() and one.isEnabled() and one.focusPolicy() & Qt.FocusPolicy.TabFocus
        ]
        if not stops:
            return False
        at = next((number for number, one in enumerate(stops) if one.hasFocus()), -1)
        reason = Qt.FocusReason.TabFocusReason if forth else Qt.FocusReason.BacktabFocusReason
        stops[(at + (1 if forth else -1)) % len(stops)].setFocus(reason)
        return True

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take every key: none of them is for the window behind."""
        event.accept()
        self._on_key(event)

    def _on_key(self, event: QKeyEvent) -> bool:
        """Do what a key means in the pane; return whether it means anything."""
        plain = event.modifiers() in {
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
            Qt.KeyboardModifier.KeypadModifier,
        }
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        steps |= {Qt.Key.Key_PageUp: 10, Qt.Key.Key_PageDown: -10}
        along = {Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
        key = Qt.Key(event.key())
        if not plain:
            return False
        if key == Qt.Key.Key_Escape:
            self.editing.cancel()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._enter()
        elif key in steps and self.editing.draft.has_amount:
            self.editing.step(steps[key])
        elif key in along and not self.amount.hasFocus():
            return any(row.step(along[key]) for row in (self.seats, self.kinds))
        else:
            return self.editing.press(event.text())
        return True

    def _enter(self) -> None:
        """Press the button that has the keyboard, else accept."""
        focused = QApplication.focusWidget()
        apart = (self.cancel, self.before, self.behind, self.delete)
        if focused in apart:
            focused.click()
        else:
            self.editing.accept()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFocusEvent) and event.type() == QEvent.Type.FocusOut:
            if not self._keeps_focus(event.reason()):
                self.editing.leave()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._on_key(event)
        return super().eventFilter(watched, event)

    def _keeps_focus(self, reason: Qt.FocusReason) -> bool:
        """Whether the keyboard stays within, or is only away for a while."""
        away = {Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason}
        focused = QApplication.focusWidget()
        within = focused is not None and (focused is self or self.isAncestorOf(focused))
        return within or reason in away

    # --- painting ---------------------------------------------------------------------------

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pane, with a point down to the act."""
        theme = self._theme
        down = theme.px(_POINTER)
        pane = self.rect().toRectF().adjusted(1, 1, -1, -1 - down)
        shape = QPainterPath()
        shape.addRoundedRect(pane, RADIUS, RADIUS)
        x = self._chip.center().x() - self.x()
        x = min(max(x, RADIUS + down), self.width() - RADIUS - down)
        y, point = round(pane.bottom()), QPainterPath()
        point.moveTo(QPoint(x - down, y - 1))
        point.lineTo(QPoint(x, y + down))
        point.lineTo(QPoint(x + down, y - 1))
        if self.geometry().bottom() < self._chip.top():
            shape = shape.united(point)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(self.palette().window())
            painter.setPen(QPen(QColor(theme.link), 2))
            painter.drawPath(shape)
