"""The page "What happened?": an act that is itself in dispute, and the ruling as it is entered."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont, QGuiApplication, QKeyEvent, QShortcut
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from floorapp.explain.action_text import ActionLabel
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.incident_parts import Command
from floorapp.viewmodels.incident_result import offered
from floorapp.viewmodels.incident_view import IncidentView, incident_view
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.seat_editing import edit_seat
from floorapp.widgets.action_button import ActionButton
from floorapp.widgets.incident_questions import IncidentQuestions
from floorapp.widgets.incident_result import IncidentResult
from floorapp.widgets.labels import dress
from floorapp.widgets.theme import BODY, CONTROL, PADDING, TOUCH, Theme
from floorapp.widgets.typeface import font

_OPENS: Final = "˅"
_LEFT, _RIGHT = 62, 38
"""The shares of the width of questions and ruling."""

_CHOICES: Final = 9


class IncidentPanel(QWidget):
    """Questions at the left, the ruling at the right, what to do with it below.

    Attributes:
        editing: The act in dispute.
        what: The menu button of what happened.
        back: The button back to the table.
        questions: The left side.
        result: The right side.
        apply: The button that takes the ruling over.
        otherwise: The button that offers what else the floor may decide on.
        copy: The button that copies the ruling as text.
    """

    def __init__(self, editing: IncidentEditing, theme: Theme, parent: QWidget) -> None:
        """Show the act of ``editing`` while one is open."""
        super().__init__(parent)
        self.editing = editing
        self._theme = theme
        self._view: IncidentView | None = None
        self.setObjectName("incident")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title, self.place = QLabel(self), QLabel(self)
        self.what, self.back = QToolButton(self), QToolButton(self)
        self.questions = IncidentQuestions(editing, theme, self)
        self.result = IncidentResult(theme, self)
        self.apply = self._command(theme, self._on_apply)
        self.otherwise = self._command(theme, self._on_otherwise)
        self.copy = self._command(theme, self.copy_text)
        self.otherwise.set_secondary()
        self.copy.set_secondary()
        self._make_head()
        self._lay_out()
        self._connect()
        self._wear(theme)

    @property
    def view(self) -> IncidentView | None:
        """What is shown; None while nothing is open."""
        return self._view

    def _command(self, theme: Theme, run: object) -> ActionButton:
        action = QAction(self)
        action.triggered.connect(run)
        return ActionButton(action, theme, self)

    def _make_head(self) -> None:
        menu = QMenu(self.what)
        menu.triggered.connect(lambda action: self.editing.tell(what=action.data()))
        self.what.setMenu(menu)
        self.what.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.what.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.back.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.back.clicked.connect(self.editing.close)

    def _lay_out(self) -> None:
        head = QFrame(self)
        head.setObjectName("incident-head")
        self._head = QHBoxLayout(head)
        for widget in (self.title, self.what):
            self._head.addWidget(widget)
        self._head.addStretch(1)
        for widget in (self.place, self.back):
            self._head.addWidget(widget)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.questions, _LEFT)
        middle.addWidget(self.result, _RIGHT)
        bar = QFrame(self)
        bar.setObjectName("incident-bar")
        self._bar = QHBoxLayout(bar)
        for button in (self.apply, self.otherwise):
            self._bar.addWidget(button)
        self._bar.addStretch(1)
        self._bar.addWidget(self.copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addLayout(middle, 1)
        column.addWidget(bar)

    def _connect(self) -> None:
        self.editing.changed.connect(self._on_changed)
        self.editing.closed.connect(self._on_closed)
        self.result.chosen.connect(self._on_chosen)
        self.result.remarked.connect(self._on_remarked)
        self.result.answered.connect(self._on_answered)
        for number in range(_CHOICES):
            shortcut = QShortcut(f"Alt+{number + 1}", self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda at=number: self._on_chosen(at))

    def _on_changed(self) -> None:
        if not self.editing.is_open:
            return
        words = self.editing.desk.words
        view = self._view = incident_view(self.editing)
        held = self._has_focus()
        self._show_head(view)
        self.questions.show_view(view, words)
        self.result.show_result(view.result, words)
        if held and not self._has_focus():
            self.questions.take_focus()  # what had the keyboard is gone
        _show_command(self.apply, view.apply)
        _show_command(self.otherwise, view.otherwise)
        _show_command(self.copy, view.copy)

    def _has_focus(self) -> bool:
        held: QWidget | None = QApplication.focusWidget()
        return held is not None and self.isAncestorOf(held)

    def _show_head(self, view: IncidentView) -> None:
        self.title.setText(view.title)
        self.place.setText(view.place)
        chosen = next(choice for choice in view.what if choice.chosen)
        self.what.setText(f"{chosen.label} {_OPENS}")
        self.what.setAccessibleName(f"{view.title} {chosen.label}")
        self.back.setText(view.back)
        menu = self.what.menu()
        if [action.text() for action in menu.actions()] != [one.label for one in view.what]:
            menu.clear()
            for choice in view.what:
                menu.addAction(choice.label).setData(choice.name)

    def take_focus(self) -> None:
        """Take the keyboard to the first question; the page is on the screen by now."""
        self.questions.take_focus()

    def _on_closed(self) -> None:
        self._view = None

    def _on_apply(self) -> None:
        view = self._view
        if view is not None and view.apply.enabled:
            self.editing.apply()
        elif self.result.asked.isVisible():
            self.result.asked.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_otherwise(self) -> None:
        self.editing.decide_otherwise(otherwise=not self.editing.otherwise)
        if self.editing.otherwise:
            self.result.remark.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_chosen(self, number: int) -> None:
        view = self._view
        if view is None or number >= len(view.result.choices):
            return
        if self.editing.finding.choices and not self.editing.otherwise:
            self.editing.apply(number)
        else:
            self.editing.apply_act(offered(self.editing)[number])

    def _on_remarked(self, text: str) -> None:
        self.editing.remark = text

    def _on_answered(self, _fact: str, text: str) -> None:
        """Take a stack that was missing over to the table."""
        edit_seat(self.editing.desk, self.editing.incident.seat, text, "")

    def copy_text(self) -> None:
        """Copy the ruling as text."""
        if self._view is not None:
            QGuiApplication.clipboard().setText(self._view.result.text)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Apply with Enter, go back with Escape, answer with digits; letters go to the line."""
        held = self.focusWidget()
        typing = isinstance(held, QLineEdit)
        text = event.text()
        if event.key() == Qt.Key.Key_Escape:
            self.editing.close()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._enter(held)
        elif text.isascii() and text.isdigit() and not typing:
            self.questions.push_digit(int(text))
        elif typing and text.isprintable() and text:
            event.accept()
        else:
            super().keyPressEvent(event)

    def _enter(self, held: QWidget | None) -> None:
        """Press the button below or the choice with the keyboard; else take the ruling over."""
        if (
            held in {self.otherwise, self.copy}
            or held in self.result.choices
            or isinstance(held, QToolButton)
        ):
            held.click()
        elif held is not self.result.asked:
            self._on_apply()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self._head.setContentsMargins(px(PADDING), px(5), px(PADDING), px(5))
        self._head.setSpacing(px(12))
        self._bar.setContentsMargins(px(PADDING), px(10), px(PADDING), px(10))
        self._bar.setSpacing(px(10))
        dress(self.title, font(px(BODY), QFont.Weight.Bold), theme.text)
        dress(self.place, font(px(CONTROL)), theme.muted)
        for button in (self.what, self.back):
            button.setMinimumHeight(px(TOUCH - 10))


def _show_command(button: ActionButton, command: Command) -> None:
    button.action.setEnabled(command.enabled)
    button.set_label(ActionLabel(command.title, command.detail))
