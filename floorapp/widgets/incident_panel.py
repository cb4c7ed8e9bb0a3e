"""The page "What happened?": an act that is itself in dispute, and the ruling as it is entered."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QMenu, QToolButton, QWidget

from floorapp.explain.action_text import ActionLabel
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.incident_result import offered
from floorapp.viewmodels.incident_view import IncidentView, incident_view
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.seat_editing import edit_seat
from floorapp.widgets.action_button import ActionButton
from floorapp.widgets.incident_questions import IncidentQuestions
from floorapp.widgets.incident_result import IncidentResult
from floorapp.widgets.page_frame import PageFrame, show_command
from floorapp.widgets.theme import Theme

_OPENS: Final = "˅"
_CHOICES: Final = 9


class IncidentPanel(PageFrame):
    """Questions at the left, the ruling at the right, what to do with it below.

    Attributes:
        editing: The act in dispute.
        what: The menu button of what happened.
        questions: The left side.
        result: The right side.
        apply: The button that takes the ruling over.
        otherwise: The button that offers what else the floor may decide on.
        record: The button that records the ruling as it stands; none without its action.
        copy: The button that copies the ruling as text.
    """

    def __init__(
        self,
        editing: IncidentEditing,
        theme: Theme,
        parent: QWidget,
        record: QAction | None = None,
    ) -> None:
        """Show the act of ``editing`` while one is open; ``record`` is the shared action."""
        super().__init__(theme, parent)
        self.editing = editing
        self._view: IncidentView | None = None
        self._kind = ""
        self.what = QToolButton(self)
        self.questions = IncidentQuestions(editing, theme, self)
        self.result = IncidentResult(theme, self)
        self.apply = self.command(self._on_apply)
        self.otherwise = self.command(self._on_otherwise, secondary=True)
        self.copy = self.command(self.copy_text, secondary=True)
        self.record = None if record is None else ActionButton(record, theme, self)
        self._make_head()
        beside: list[QWidget] = [self.copy]
        if self.record is not None:
            self.record.set_secondary()
            beside.insert(0, self.record)
        commands: tuple[list[QWidget], list[QWidget]] = [self.apply, self.otherwise], beside
        self.furnish(self.questions, self.result, commands, (self.what,))
        self._connect()

    @property
    def view(self) -> IncidentView | None:
        """What is shown; None while nothing is open."""
        return self._view

    def _make_head(self) -> None:
        menu = QMenu(self.what)
        menu.triggered.connect(lambda action: self.editing.tell(what=action.data()))
        self.what.setMenu(menu)
        self.what.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.what.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.back.clicked.connect(self.editing.close)

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
        words, before = self.editing.desk.words, self._kind
        view = self._view = incident_view(self.editing)
        self._kind = self.editing.incident.what
        held = self._has_focus()
        self._show_head(view)
        self.questions.show_view(view, words)
        self.result.show_result(view.result, words)
        is_other = before not in {self._kind, ""}
        if is_other or (held and not self._has_focus()):
            self.questions.take_focus()  # what had the keyboard is gone, or asks something else
        show_command(self.apply, view.apply)
        show_command(self.otherwise, view.otherwise)
        show_command(self.copy, view.copy)
        if self.record is not None:
            self.record.set_label(ActionLabel(view.record.title, view.record.detail))

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

    @override
    def take_focus(self) -> None:
        """Take the keyboard to the first question; the page is on the screen by now."""
        self.questions.take_focus()

    def _on_closed(self) -> None:
        self._view, self._kind = None, ""

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
        below = (self.otherwise, self.record, self.copy, *self.result.choices)
        presses = isinstance(held, QToolButton) or any(held is button for button in below)
        if presses and isinstance(held, QAbstractButton):
            held.click()
        elif held is not self.result.asked:
            self._on_apply()
