"""Where a quiz is answered: a button for each answer, or an amount by keys, digits and chips."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from floorapp.explain.catalogue import Catalogue
from floorapp.notation.amounts import read_amount
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.quiz_view import QuizView
from floorapp.widgets.chip_button import ChipButton
from floorapp.widgets.theme import CONTROL, GAP, TOUCH, Theme
from floorapp.widgets.typeface import font

_BACK: Final = "⌫"
_KEYS: Final = (*"789456123", "000", "0", _BACK)
_COLUMNS: Final = 3


class QuizAnswer(QWidget):
    """Takes the answer to one question.

    Attributes:
        offers: The buttons of the answers to choose from.
        amount: The field of an amount.
        keys: The digits and the key that takes one back, by what is on them.
        chips: The chips that make up an amount.
        give: The button that gives the amount.

    Signals:
        chosen: An answer was chosen, by its place among those offered.
        typed: An amount was given, as text.
    """

    chosen = Signal(int)
    typed = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make it empty."""
        super().__init__(parent)
        self.setObjectName("quiz-answer")
        self._theme = theme
        self._view: QuizView | None = None
        self._buttons: list[QPushButton] = []
        self._chip_buttons: list[ChipButton] = []
        self._choose, self._count = QWidget(self), QWidget(self)
        self.amount = QLineEdit(self._count)
        self.amount.setObjectName("amount")
        self.amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.give = QPushButton(self._count)
        self.give.clicked.connect(self._on_give)
        self.keys = {sign: self._key(sign) for sign in _KEYS}
        self._lay_out()
        self._wear(theme)

    @property
    def offers(self) -> list[QPushButton]:
        """The buttons of the answers to choose from."""
        return [button for button in self._buttons if not button.isHidden()]

    @property
    def chips(self) -> list[ChipButton]:
        """The chips that make up an amount."""
        return [button for button in self._chip_buttons if not button.isHidden()]

    def show_view(self, view: QuizView) -> None:
        """Show what there is to answer; a question that is new is answered from nothing."""
        before, self._view = self._view, view
        if before is None or before.number != view.number:
            self.amount.clear()
        self._choose.setVisible(bool(view.offers))
        self._count.setVisible(not view.offers)
        self._show_offers(view)
        self._show_chips(view)
        for layout in (self._offers, self._column, self._whole):
            layout.activate()  # so that what it needs is known before anything is painted

    def _show_offers(self, view: QuizView) -> None:
        while len(self._buttons) < len(view.offers):
            self._buttons.append(self._new_offer(len(self._buttons)))
        for number, button in enumerate(self._buttons):
            button.setVisible(number < len(view.offers))
            if number < len(view.offers):
                offer = view.offers[number]
                button.setText(f"{offer.key}   {offer.label}")
                button.setAccessibleName(offer.label)
                button.setAccessibleDescription(offer.key)

    def _show_chips(self, view: QuizView) -> None:
        while len(self._chip_buttons) < len(view.chips):
            self._chip_buttons.append(self._new_chip())
        for number, button in enumerate(self._chip_buttons):
            button.setVisible(number < len(view.chips))
            if number < len(view.chips):
                button.show_chip(view.chips[number], f"+{view.chips[number].spoken}")

    def retranslate(self, words: Catalogue) -> None:
        """Speak another language."""
        self._words = words
        self.amount.setAccessibleName(words.text("Amount"))
        self.give.setText(words.text("Answer"))
        self.keys[_BACK].setAccessibleName(words.text("Take the last digit back"))

    def take_focus(self) -> None:
        """Take the keyboard to where the answer is given."""
        if self._view is not None and self._view.offers:
            self.offers[0].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.amount.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self, key: str) -> bool:
        """Choose an answer by its key, or type a digit; return whether it was one."""
        view = self._view
        if view is None or view.is_answered:
            return False
        places = {offer.key: place for place, offer in enumerate(view.offers)}
        if key in places:
            self.chosen.emit(places[key])
            return True
        if not view.offers and key.isdigit() and key.isascii():
            self.amount.setFocus(Qt.FocusReason.OtherFocusReason)
            self.amount.insert(key)
            return True
        return False

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        self._wear(theme)

    def _key(self, sign: str) -> QToolButton:
        key = QToolButton(self._count)
        key.setText(sign)
        key.setAccessibleName(sign)
        key.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        press = self.amount.backspace if sign == _BACK else lambda: self.amount.insert(sign)
        key.clicked.connect(press)
        return key

    def _new_offer(self, place: int) -> QPushButton:
        button = QPushButton(self._choose)
        button.clicked.connect(lambda: self.chosen.emit(place))
        self._offers.addWidget(button)
        self._dress_offer(button)
        return button

    def _new_chip(self) -> ChipButton:
        button = ChipButton(self._theme, self._count)
        button.setFixedSize(button.sizeHint())
        button.clicked.connect(lambda: self._add(button.chip.by))
        self._chips.insertWidget(self._chips.count() - 1, button)
        return button

    def _add(self, chips: int) -> None:
        """Add a chip to the amount."""
        self.amount.setText(str((read_amount(self.amount.text()) or 0) + chips))

    def _on_give(self) -> None:
        self.typed.emit(self.amount.text())

    def _lay_out(self) -> None:
        self._offers = QVBoxLayout(self._choose)
        field, keypad = QHBoxLayout(), QGridLayout()
        self._chips = QHBoxLayout()
        self._chips.addStretch(1)
        field.addWidget(self.amount, 1)
        field.addWidget(self.give)
        for number, sign in enumerate(_KEYS):
            keypad.addWidget(self.keys[sign], number // _COLUMNS, number % _COLUMNS)
        keypad.setSpacing(GAP)
        column = self._column = QVBoxLayout(self._count)
        for row in (field, self._chips, keypad):
            column.addLayout(row)
        whole = self._whole = QVBoxLayout(self)
        for part in (self._choose, self._count):
            whole.addWidget(part)
        for layout in (whole, column, self._offers):
            layout.setContentsMargins(0, 0, 0, 0)
            layout.setSpacing(GAP)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        for key in self.keys.values():
            key.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            key.setFont(font(px(CONTROL + 2), QFont.Weight.DemiBold))
        self.amount.setFont(font(px(CONTROL + 6), QFont.Weight.Bold))
        self.give.setMinimumWidth(px(3 * TOUCH))
        for button in self._buttons:
            self._dress_offer(button)
        for chip in self._chip_buttons:
            chip.set_theme(theme)
            chip.setFixedSize(chip.sizeHint())

    def _dress_offer(self, button: QPushButton) -> None:
        button.setFont(font(self._theme.px(CONTROL + 3), QFont.Weight.DemiBold))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the amount by Enter, and press the button that has the keyboard by Enter too.

        It goes no further than this: the next question is asked by another key.
        """
        held: QWidget | None = self.window().focusWidget()
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and held is self.amount:
            self._on_give()
        elif enter and isinstance(held, QAbstractButton):
            held.click()
        else:
            event.ignore()
