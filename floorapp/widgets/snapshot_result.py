"""The right side of the page of chips as found: the ruling that follows, or what is asked."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QFont, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QWidget

from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.snapshot_view import SnapshotView
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.order_button import OrderButton
from floorapp.widgets.ruling_side import RulingSide
from floorapp.widgets.theme import BODY, SMALL, Theme
from floorapp.widgets.typeface import font


class SnapshotResult(RulingSide):
    """The headline stays; the acts, the orders to choose from and why scroll below it.

    Attributes:
        headline: The ruling, the question, or that it does not fit.
        deduced: The acts that must have been made.
        orders: The orders to choose from.
        body: Why, or what does not fit.

    Signals:
        picked: An order was clicked, by its number.
    """

    picked = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty side."""
        super().__init__(theme, parent)
        self._made: list[OrderButton] = []
        self.title, self.deduced = QLabel(self), plain_label(self)
        # What scrolls has its place only when the layout has come to rest.
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fold)
        self.furnish((self.title, self.deduced))

    @property
    def orders(self) -> list[OrderButton]:
        """The buttons shown."""
        return [button for button in self._made if not button.isHidden()]

    def show_view(self, view: SnapshotView) -> None:
        """Show what follows from what is found."""
        result = view.result
        self.headline.say(
            result.headline, result.highlight, result.change, is_closed=result.is_closed
        )
        is_picked = any(order.chosen for order in view.orders)
        say(self.title, view.deduced_title if view.deduced and not is_picked else "")
        say(self.deduced, view.deduced if not is_picked else "")
        while len(self._made) < len(view.orders):
            self._made.append(self._new_order())
        for number, button in enumerate(self._made):
            if number < len(view.orders):
                button.show_order(view.orders[number])
            elif button.hasFocus():
                self.focusNextChild()
            button.setVisible(number < len(view.orders))
        self.body.show_result(result)
        self._soon.start()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._soon.start()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._soon.start()

    def _fold(self) -> None:
        """Let what scrolls end between two lines, or two orders."""
        ends = [float(button.y() + button.height()) for button in self.orders]
        ends += [self.body.y() + end + 2 for end in self.body.ends()]
        self.fold_at(ends)

    def take_focus(self) -> bool:
        """Take the keyboard to the chosen order, or the first; return whether there is one."""
        orders = self.orders
        chosen = [button for button in orders if button.view.chosen]
        for button in (chosen or orders)[:1]:
            button.setFocus(Qt.FocusReason.TabFocusReason)
        return bool(orders)

    def _new_order(self) -> OrderButton:
        number = len(self._made)
        button = OrderButton(self._theme, self.below.widget())
        button.clicked.connect(lambda: self.picked.emit(number))
        button.stepped.connect(lambda by: self._step(number, by))
        self.column.insertWidget(self.column.indexOf(self.body), button)
        return button

    def _step(self, number: int, by: int) -> None:
        """Take the keyboard from one order to the next, in a circle."""
        button = self.orders[(number + by) % len(self.orders)]
        button.setFocus(Qt.FocusReason.TabFocusReason)
        self.below.ensureWidgetVisible(button, 0, 0)

    @override
    def _wear(self, theme: Theme) -> None:
        super()._wear(theme)
        dress(self.title, font(theme.px(SMALL + 1), QFont.Weight.DemiBold), theme.muted)
        dress(self.deduced, font(theme.px(BODY), QFont.Weight.Bold), theme.text)
