"""The bar of a demonstration under way: what is shown, and the buttons that go through it."""

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from floorapp.explain.catalogue import Catalogue, mark
from floorapp.viewmodels.demonstration_player import DemonstrationPlayer
from floorapp.viewmodels.key_names import key_name
from floorapp.viewmodels.qt_override import override
from floorapp.widgets.labels import dress, plain_label
from floorapp.widgets.theme import CONTROL, GAP, PADDING, SMALL, Theme
from floorapp.widgets.typeface import font

_SIGNS: Final = {"first": "|◀", "back": "◀", "next": "▶", "last": "▶|"}
_NAMES: Final = {
    "first": mark("To the start"),
    "back": mark("Back"),
    "next": mark("Next act"),
    "last": mark("To the end"),
}
_KEYS: Final = {
    Qt.Key.Key_Home: "first",
    Qt.Key.Key_Left: "back",
    Qt.Key.Key_Right: "next",
    Qt.Key.Key_End: "last",
}
_KEY_NAMES: Final = {
    "first": mark("Home"),
    "back": mark("Left"),
    "next": mark("Right or Space"),
    "last": mark("End"),
}


class DemoButton(QToolButton):
    """A button that Space presses; every other key is the bar's."""

    def __init__(self, parent: QWidget) -> None:
        """Make a button without a label."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()


class DemoBar(QFrame):
    """Goes through a demonstration; hidden while there is none.

    Attributes:
        steps: The buttons that go through it, by what they do.
        place: Which moment this is.
        title: What the demonstration is called.
        told: The rule, and what has just happened.
        choose: The button to the list.
        leave: The button that ends it.

    Signals:
        list_wanted: The list is asked for.
    """

    list_wanted = Signal()

    def __init__(self, player: DemonstrationPlayer, theme: Theme, parent: QWidget) -> None:
        """Show what ``player`` plays."""
        super().__init__(parent)
        self._player, self._theme = player, theme
        self.setObjectName("demo-bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.place = QLabel(self)
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title, self.told = plain_label(self), plain_label(self)
        self.steps = {name: DemoButton(self) for name in _SIGNS}
        self.choose, self.leave = DemoButton(self), DemoButton(self)
        self._lay_out()
        runs = {
            "first": player.first,
            "back": player.back,
            "next": player.next,
            "last": player.last,
        }
        for name, button in self.steps.items():
            button.setText(_SIGNS[name])
            button.clicked.connect(runs[name])
        self.choose.clicked.connect(self.list_wanted)
        self.leave.clicked.connect(player.end)
        player.changed.connect(self._on_changed)
        self.hide()
        self._wear(theme)

    def take_focus(self) -> None:
        """Take the keyboard: the arrows go through it from here."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def go(self, key: int) -> bool:
        """Do what a key asks for; return False where it is none of these."""
        name = _KEYS.get(Qt.Key(key))
        if key == Qt.Key.Key_Escape:
            self._player.end()
        elif key == Qt.Key.Key_Space:
            self._player.next()
        elif name is not None:
            self.steps[name].click()
        else:
            return False
        return True

    def retranslate(self, words: Catalogue) -> None:
        """Speak another language."""
        self.setAccessibleName(words.text("Demonstration"))
        for name, button in self.steps.items():
            title, key = words.text(_NAMES[name]), words.text(_KEY_NAMES[name])
            button.setAccessibleName(title)
            button.setToolTip(words.text("{title} ({key})", title=title, key=key))
        self.choose.setText(words.text("List"))
        self.choose.setToolTip(words.text("All demonstrations"))
        self.leave.setText(words.text("Leave"))
        leave = words.text("Back to the table")
        self.leave.setToolTip(words.text("{title} ({key})", title=leave, key=key_name("Esc")))
        self._on_changed()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through it with the arrows, Home, End and Space; Escape ends it."""
        if not self.go(event.key()):
            event.ignore()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line below, or the ring of what has the keyboard: a border would take room."""
        super().paintEvent(event)
        theme, box = self._theme, self.rect()
        with QPainter(self) as painter:
            if self.hasFocus():
                painter.setPen(QPen(QColor(theme.focus), 2))
                painter.drawRect(box.adjusted(1, 1, -1, -1))
            else:
                painter.fillRect(box.adjusted(0, box.height() - 1, 0, 0), QColor(theme.turn))

    def _on_changed(self) -> None:
        view = self._player.view()
        if view is None:
            return
        self.place.setText(view.place)
        self.title.setText(view.title)
        self.told.setText(view.told)
        self.setAccessibleDescription(f"{view.title}. {view.told}. {view.place}")
        self._enable(("first", "back"), is_enabled=view.can_go_back)
        self._enable(("next", "last"), is_enabled=view.can_go_on)

    def _enable(self, names: tuple[str, ...], *, is_enabled: bool) -> None:
        """Enable buttons; the bar takes the keyboard before its button is disabled."""
        for name in names:
            button = self.steps[name]
            if button.hasFocus() and not is_enabled:
                self.take_focus()
            button.setEnabled(is_enabled)

    def _lay_out(self) -> None:
        lines = QVBoxLayout()
        lines.setSpacing(1)
        lines.addStretch(1)
        lines.addWidget(self.title)
        lines.addWidget(self.told)
        lines.addStretch(1)
        self._row = QHBoxLayout(self)
        for part in (self.steps["first"], self.steps["back"], self.place):
            self._row.addWidget(part)
        for part in (self.steps["next"], self.steps["last"]):
            self._row.addWidget(part)
        self._row.addSpacing(GAP)
        self._row.addLayout(lines, 1)
        self._row.addWidget(self.choose)
        self._row.addWidget(self.leave)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self._row.setContentsMargins(px(PADDING), px(4), px(PADDING), px(4))
        self._row.setSpacing(px(GAP))
        dress(self.title, font(px(CONTROL + 1), QFont.Weight.DemiBold), theme.text)
        dress(self.told, font(px(SMALL + 1)), theme.body)
        dress(self.place, font(px(CONTROL), QFont.Weight.DemiBold), theme.text)
        self.place.setMinimumWidth(px(62))
