"""The action bar: the acts as large buttons, and the amount with its keypad."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QContextMenuEvent, QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QSpacerItem,
    QToolButton,
    QWidget,
)

from floorapp.explain.action_text import ActionLabel
from floorapp.explain.catalogue import Catalogue
from floorapp.notation.amounts import read_amount
from floorapp.viewmodels.action_set import ActionSet
from floorapp.viewmodels.key_names import key_name
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.action_button import ActionButton
from floorapp.widgets.opening import SMALLEST
from floorapp.widgets.theme import CONTROL, GAP, PADDING, Theme
from floorapp.widgets.typeface import font

_DIGITS: Final = "1234567890"
_COLUMNS: Final = 5
_BETWEEN: Final = 4
_AMOUNT: Final = 118
"""The width of an amount of seven figures in type of 100 %."""

_GROWS, _STAYS = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum
_ACROSS, _DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class ActionBar(QFrame):
    """Buttons for the five acts, the amount field with steps and keypad, and the next dispute.

    Attributes:
        buttons: The acts' buttons by name.
        amount: The field for the street total of a bet, raise or all-in.
        less: The key for one smallest chip less.
        more: The key for one smallest chip more.
        back: The key that takes the last digit back.
        digits: The keypad's keys by digit.
        pot: The key for the most that pot-limit allows; hidden elsewhere.
        next: The button for the next street; there while it may be dealt, in place of the keypad.
        happened: The button for an act in dispute.
        record: The button that records the ruling.
        new: The button for the next dispute.

    Signals:
        explained: The page of the handbook on the reasons of a button is wanted.
    """

    explained = Signal(object, int)

    def __init__(
        self,
        actions: ActionSet,
        pages: tuple[QAction, QAction],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Press shared actions.

        Args:
            actions: Those of the acts.
            pages: Those that open an act in dispute, and that record the ruling.
            theme: What it wears.
            parent: The window.
        """
        super().__init__(parent)
        self._actions = actions
        self._theme = theme
        self._handbook = ""
        self._shown: tuple[bool, bool] | None = None
        self.setObjectName("action-bar")
        self.buttons = {
            name: ActionButton(action, theme, self) for name, action in actions.acts.items()
        }
        self.amount = QLineEdit(self)
        self.amount.setObjectName("amount")
        self.amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.amount.installEventFilter(self)
        self.amount.textEdited.connect(self._on_typed)
        self.less = self._key("−", lambda: actions.step(-1))
        self.more = self._key("+", lambda: actions.step(1))
        self.back = self._key("⌫", actions.press_back)
        self.digits = {digit: self._digit(digit) for digit in _DIGITS}
        self.pot = self._key("", actions.set_to_most)
        self.pot.hide()
        self.next = ActionButton(actions.next, theme, self)
        self.next.hide()
        happened, record = pages
        self.happened = ActionButton(happened, theme, self)
        self.new = ActionButton(actions.new, theme, self)
        self.record = ActionButton(record, theme, self)
        for button in (self.happened, self.record, self.new):
            button.set_secondary(low=True)
        self._lay_out()
        actions.amount_wanted.connect(self._on_amount_wanted)
        actions.changed.connect(self._on_changed)
        self._on_changed()
        self._wear(theme)

    def retranslate(self, words: Catalogue) -> None:
        """Speak another language."""
        self.amount.setAccessibleName(words.text("Amount: the street total"))
        self.less.setAccessibleName(words.text("One smallest chip less"))
        self.more.setAccessibleName(words.text("One smallest chip more"))
        self.pot.setAccessibleName(words.text("The most that the pot allows"))
        self.pot.setToolTip(words.text("The most that the pot allows (P)"))
        self.pot.setText(words.text("Pot"))
        self._actions.pot.setText(words.text("The most that the pot allows"))
        self.back.setAccessibleName(words.text("Delete the last digit"))
        self._handbook = words.text("Handbook")
        title = words.text("New dispute")
        self._actions.new.setText(title)
        self.new.set_label(ActionLabel(title, key_name("Ctrl+N")))
        self.happened.set_label(ActionLabel(self.happened.action.text(), "I"))
        self.record.set_label(ActionLabel(self.record.action.text(), key_name("Ctrl+Enter")))
        self._measure_apart()

    def menu_at(self, point: QPoint) -> QMenu | None:
        """Return the menu of the button at a point; None where it gives no reasons.

        A button that cannot be pressed leaves the click to the bar.
        """
        hit = self.childAt(point)
        names = [name for name, button in self.buttons.items() if button is hit]
        cited = self._actions.cited(names[0]) if names else None
        if cited is None:
            return None
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self._handbook, lambda: self.explained.emit(cited, 0))
        return menu

    @override
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = self.menu_at(event.pos())
        if menu is not None:
            menu.popup(event.globalPos())

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px, gap, side = theme.px, theme.gap, theme.target
        above = gap(10)
        self._rows.setContentsMargins(gap(PADDING), above, gap(PADDING), above)
        for row in (self._rows, self._row, self._behind):
            row.setSpacing(gap(GAP))
        for key in self._keys():
            key.setFixedSize(QSize(side, side))
            key.setFont(font(px(CONTROL + 2), QFont.Weight.DemiBold))
        for button in (self.happened, self.new, self.record):
            button.set_theme(theme)  # they are measured now
        self.amount.setFont(font(px(CONTROL + 6), QFont.Weight.Bold))
        self.amount.setFixedSize(QSize(max(side * 3 + 2 * GAP, px(_AMOUNT) + 20), side))
        self._measure_apart()
        self._fit()
        self._colour_amount(fault=bool(self._actions.amount_fault()))

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Step the amount with the arrow keys."""
        if (
            watched is self.amount
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
        ):
            steps = {
                Qt.Key.Key_Up: 1,
                Qt.Key.Key_Down: -1,
                Qt.Key.Key_PageUp: 10,
                Qt.Key.Key_PageDown: -10,
            }
            if event.key() == Qt.Key.Key_P and self._actions.pot.isEnabled():
                self._actions.set_to_most()
                return True
            step = steps.get(Qt.Key(event.key()))
            if step is not None:
                self._actions.step(step)
                return True
        return super().eventFilter(watched, event)

    def _key(self, sign: str, press: object) -> QToolButton:
        key = QToolButton(self)
        key.setText(sign)
        key.setAccessibleName(sign)
        key.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        key.clicked.connect(press)
        return key

    def _digit(self, digit: str) -> QToolButton:
        return self._key(digit, lambda: self._actions.press_digit(digit))

    def _lay_out(self) -> None:
        self._rows, self._row = QBoxLayout(_ACROSS, self), QHBoxLayout()
        for button in (*self.buttons.values(), self.next):
            self._row.addWidget(button)
        self._rest = QSpacerItem(0, 0)
        self._row.addItem(self._rest)
        steps = QHBoxLayout()
        steps.setSpacing(GAP)
        for key in (self.less, self.more, self.pot, self.back):
            steps.addWidget(key)
        self._field, self._apart = QBoxLayout(_DOWN), QBoxLayout(_DOWN)
        self._field.addWidget(self.amount)
        self._field.addLayout(steps)
        self._keypad = QGridLayout()
        self._apart.addWidget(self.happened)
        self._apart.addWidget(self.new)
        self._behind = QHBoxLayout()
        for part in (self._field, self._keypad, self._apart):
            part.setSpacing(_BETWEEN)
            self._behind.addLayout(part)
        self._behind.addWidget(self.record)
        self._behind.setAlignment(self._apart, Qt.AlignmentFlag.AlignRight)
        self._rows.addLayout(self._row)
        self._rows.addLayout(self._behind)
        self._in_two, self._has_keypad = False, True
        self._measure_apart()
        self._laid_out_in = self._theme
        self._arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Set the keys below the acts where the window is too narrow for the size of type."""
        theme, width = self._theme, self.width()
        in_two = not theme.has_room_for(width, SMALLEST.width()) or width < self._in_one_row()
        has_keypad = not in_two or width >= self._in_second_row()
        if (in_two, has_keypad) != (self._in_two, self._has_keypad) or theme != self._laid_out_in:
            self._laid_out_in = theme
            self._in_two, self._has_keypad = in_two, has_keypad
            self._arrange()
            self._show_what_serves()

    def _measure_apart(self) -> None:
        """Note how wide the buttons beside the keypad are: only their language changes them."""
        hints = (self.happened.minimumSizeHint(), self.new.minimumSizeHint())
        self._apart_wide = max(hint.width() for hint in hints)
        high = self._theme.target
        self._apart_in_two = _BETWEEN + self.happened.width_at(high) + self.new.width_at(high)
        self._record_wide = self.record.minimumSizeHint().width()

    def _in_one_row(self) -> int:
        """Return how wide the bar must be with everything in one row."""
        gap, side = self._theme.gap, self._theme.target
        self._row.invalidate()  # a layout within another one is not told of other words
        acts = self._row.minimumSize().width()
        if self._in_two and self._has_keypad:
            acts -= self._record_wide + gap(GAP)
        parts = [acts, self._apart_wide, self._record_wide]
        if not self._actions.next.isEnabled():
            keys = 3 + self._actions.is_pot_limit
            steps = keys * side + (keys - 1) * GAP
            parts += [max(self.amount.width(), steps), _COLUMNS * (side + _BETWEEN) - _BETWEEN]
        return sum(parts) + gap(GAP) * (len(parts) - 1) + 2 * gap(PADDING)

    def _in_second_row(self) -> int:
        """Return how wide the second row must be to have the keypad in it."""
        gap, side = self._theme.gap, self._theme.target
        keys = 3 + self._actions.is_pot_limit
        steps = keys * side + (keys - 1) * GAP
        digits = len(_DIGITS) * (side + _BETWEEN) - _BETWEEN
        parts = (self.amount.width() + _BETWEEN, steps, digits, self._apart_in_two)
        return sum(parts) + gap(GAP) * (len(parts) - 1) + 2 * gap(PADDING)

    def _arrange(self) -> None:
        """Lay out in one row, or with the keys in a second one."""
        in_two = self._in_two
        side, above = self._theme.target, self._theme.gap(10)
        in_one = 2 * side + 2 * above + _BETWEEN + 1  # with or without the keypad
        self.setMinimumHeight(0 if in_two else in_one)
        self._rows.setDirection(_DOWN if in_two else _ACROSS)
        self._rest.changeSize(0, 0, _STAYS if in_two else _GROWS, _STAYS)
        for part in (self._field, self._apart):
            part.setDirection(_ACROSS if in_two else _DOWN)
        above_keypad = in_two and self._has_keypad
        for row in (self._row, self._behind):
            row.removeWidget(self.record)
        (self._row if above_keypad else self._behind).addWidget(self.record)
        QWidget.setTabOrder(self.next if above_keypad else self.new, self.record)
        columns = len(_DIGITS) if in_two else _COLUMNS
        for number, digit in enumerate(_DIGITS):
            self._keypad.removeWidget(self.digits[digit])
            self._keypad.addWidget(self.digits[digit], number // columns, number % columns)

    def _keys(self) -> tuple[QToolButton, ...]:
        return (*self.digits.values(), self.less, self.more, self.pot, self.back)

    def _on_amount_wanted(self) -> None:
        """Take the keyboard to the amount, to be typed over."""
        self.amount.setFocus(Qt.FocusReason.OtherFocusReason)
        self.amount.selectAll()

    def _on_typed(self, text: str) -> None:
        to = read_amount(text)
        if to is not None:
            self._actions.set_amount(to)

    def _on_changed(self) -> None:
        for name, button in self.buttons.items():
            button.set_label(self._actions.label(name))
        self.next.set_label(self._actions.label("next"))
        self._show_what_serves()
        self._fit()
        text = self._actions.amount_text()
        typing = self.amount.hasFocus() and read_amount(self.amount.text()) == self._actions.amount
        if not typing and self.amount.text() != text:
            self.amount.setText(text)
        fault = self._actions.amount_fault()
        if fault != self.amount.toolTip():
            self.amount.setToolTip(fault)
            self.amount.setAccessibleDescription(fault)
        self._colour_amount(fault=bool(fault))

    def _show_what_serves(self) -> None:
        """Show the next street in place of the amount where nobody is to act."""
        deals = self._actions.next.isEnabled()
        shown = (deals, self._has_keypad)
        if shown != self._shown:
            self._shown = shown
            self.next.setVisible(deals)
            for widget in (self.amount, *self._keys()):
                widget.setVisible(not deals)
            for digit in self.digits.values():
                digit.setVisible(self._has_keypad and not deals)
        self.pot.setVisible(self._actions.is_pot_limit and not deals)
        self.pot.setEnabled(self._actions.pot.isEnabled())

    def _colour_amount(self, *, fault: bool) -> None:
        """Write the amount in red where it is not allowed, and dim where nothing takes it."""
        usable = any(self._actions.acts[name].isEnabled() for name in ("wager", "all-in"))
        at_rest = self._theme.text if usable else self._theme.dim
        sheet = f"color: {self._theme.closed if fault else at_rest}"
        if sheet != self.amount.styleSheet():
            self.amount.setStyleSheet(sheet)
