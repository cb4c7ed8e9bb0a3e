"""The page "Bets as found": what lies in front of the seats, and the ruling that follows."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QKeyEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QWidget,
)

from floorapp.viewmodels.incident_parts import Chip
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.snapshot_editing import MOST_SHOWN, SnapshotEditing
from floorapp.viewmodels.snapshot_view import SnapshotView, snapshot_view
from floorapp.widgets.chip_button import ChipButton
from floorapp.widgets.choice_button import ChoiceButton
from floorapp.widgets.labels import dress
from floorapp.widgets.order_button import OrderButton
from floorapp.widgets.page_frame import PageFrame, show_command
from floorapp.widgets.snapshot_result import SnapshotResult
from floorapp.widgets.snapshot_rows import SnapshotRows
from floorapp.widgets.theme import CONTROL, Theme
from floorapp.widgets.typeface import font


class SnapshotPanel(PageFrame):
    """A row for each seat at the left, the ruling at the right, chips to put down below.

    Attributes:
        editing: What is found.
        rows: The left side.
        result: The right side.
        apply: The button that takes the acts over.
        less: The button that takes a chip back.
    """

    def __init__(self, editing: SnapshotEditing, theme: Theme, parent: QWidget) -> None:
        """Show ``editing`` while it is open."""
        super().__init__(theme, parent)
        self.editing = editing
        self._view: SnapshotView | None = None
        self._chips: list[ChipButton] = []
        self.back.clicked.connect(editing.close)
        self.rows = SnapshotRows(editing, theme, self)
        self.result = SnapshotResult(theme, self)
        self.apply = self.command(editing.take_over)
        self.chips_title = QLabel(self)
        self.less = ChoiceButton(theme, self)
        self.less.clicked.connect(self._on_less)
        self.furnish(self.rows, self.result, ([self.chips_title, self.less], [self.apply]))
        self._connect()

    @property
    def view(self) -> SnapshotView | None:
        """What is shown; None while it is not open."""
        return self._view

    @property
    def chips(self) -> list[ChipButton]:
        """The chips to put down, smallest first."""
        return [button for button in self._chips if not button.isHidden()]

    def _connect(self) -> None:
        self.editing.changed.connect(self._on_changed)
        self.editing.closed.connect(self._on_closed)
        self.rows.finished.connect(self._go_on)
        self.result.picked.connect(self.editing.pick)
        for number in range(MOST_SHOWN):
            shortcut = QShortcut(f"Alt+{number + 1}", self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda at=number: self.editing.pick(at))

    def _on_changed(self) -> None:
        if not self.editing.is_open:
            return
        view = self._view = snapshot_view(self.editing)
        self.title.setText(view.title)
        self.place.setText(view.place)
        self.back.setText(view.back)
        self.rows.show_view(view)
        self.result.show_view(view)
        self._show_chips(view)
        show_command(self.apply, view.apply)

    def _show_chips(self, view: SnapshotView) -> None:
        """Show the chips that may be put down for the seat that is worked on."""
        self.chips_title.setText(view.tray_title)
        while len(self._chips) < len(view.chips):
            self._chips.append(self._new_chip())
        for number, button in enumerate(self._chips):
            if number < len(view.chips):
                chip: Chip = view.chips[number]
                button.show_chip(chip, f"{view.tray_title}: +{chip.spoken}")
            button.setVisible(number < len(view.chips))
        self.less.show_choice(view.less, view.tray_title)
        self.less.setAccessibleName(f"{view.tray_title}: {view.less.detail}")

    def _new_chip(self) -> ChipButton:
        button = ChipButton(self._theme, self)
        button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        button.clicked.connect(lambda: self.editing.push(button.chip.by))
        self._bar.insertWidget(self._bar.indexOf(self.less), button)
        return button

    def _on_less(self) -> None:
        self.editing.take_back()

    def take_focus(self) -> None:
        """Take the keyboard to the first seat; the page is on the screen by now."""
        self.rows.take_focus()

    def _on_closed(self) -> None:
        self._view = None

    def _go_on(self) -> None:
        """Go on behind the last seat: to the orders, to taking over, or to what does not fit."""
        if self.result.take_focus():
            return
        if self.apply.isEnabled():
            self.apply.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.rows.take_focus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take over with Ctrl+Enter, go on with Enter, go back with Escape."""
        held: QWidget | None = QApplication.focusWidget()
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if event.key() == Qt.Key.Key_Escape:
            self.editing.close()
        elif is_enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.editing.take_over()
        elif is_enter and isinstance(held, OrderButton) and not held.view.chosen:
            held.click()
        elif is_enter and held is self.back:
            self.editing.close()
        elif is_enter:
            self.editing.take_over()
        elif event.text().isprintable() and event.text():
            event.accept()  # letters are for the rows here, not for the line
        else:
            super().keyPressEvent(event)

    @override
    def _wear(self, theme: Theme) -> None:
        super()._wear(theme)
        dress(self.chips_title, font(theme.px(CONTROL), QFont.Weight.DemiBold), theme.muted)
