"""The page "Record ruling": what was decided on what the book says, as an entry of the log."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from floorapp.explain.action_text import ActionLabel
from floorapp.explain.catalogue import Catalogue
from floorapp.viewmodels.key_names import key_name
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.record_editing import RecordEditing
from floorapp.viewmodels.record_view import RecordView, record_view
from floorapp.widgets.action_button import ActionButton
from floorapp.widgets.incident_result import IncidentResult
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.page_frame import PageFrame, show_command
from floorapp.widgets.record_form import RecordForm
from floorapp.widgets.theme import CONTROL, Theme
from floorapp.widgets.typeface import font


class RecordPage(PageFrame):
    """Questions at the left, what the book says at the right, the button to record it below.

    Attributes:
        editing: The entry.
        form: The questions.
        result: What the book says.
        record: The button that records it.
        amend: The button that amends what was recorded of the same dispute.
        fault: Why it could not be recorded, or what is worth knowing before it is.
        log: The button that shows the log; None in its own window.
    """

    def __init__(
        self,
        editing: RecordEditing,
        words: Catalogue,
        theme: Theme,
        parent: QWidget,
        log: QAction | None = None,
    ) -> None:
        """Show the entry of ``editing``; ``log`` shows the log, where another window does."""
        super().__init__(theme, parent)
        self.editing = editing
        self._words = words
        self._view: RecordView | None = None
        self.form = RecordForm(editing, theme, self)
        self.result = IncidentResult(theme, self)
        self.record = self.command(self.run)
        self.amend = self.command(editing.amend_on_file, secondary=True)
        self.fault = plain_label(self)
        self.log = None if log is None else ActionButton(log, theme, self)
        beside: list[QWidget] = []
        if self.log is not None:
            self.log.set_secondary()
            beside.append(self.log)
        self.furnish(self.form, self.result, ([self.record, self.amend, self.fault], beside))
        self.give_room(self.fault)
        self.back.clicked.connect(editing.close)
        editing.changed.connect(self._on_changed)

    def run(self) -> None:
        """Record it; what is missing gets the keyboard."""
        if self.editing.record() is None:
            self.form.take_focus()

    def retranslate(self, words: Catalogue) -> None:
        """Speak another language."""
        self._words = words
        self._on_changed()

    def _on_changed(self) -> None:
        if not self.editing.is_open:
            return
        view = self._view = record_view(self.editing, self._words)
        held = self._has_focus()
        self.title.setText(view.title)
        self.place.setText(view.place)
        self.back.setText(view.back)
        self.form.show_view(view)
        self.result.show_result(view.result, self._words)
        show_command(self.record, view.record)
        if self.log is not None:
            self.log.set_label(ActionLabel(self.log.action.text(), key_name("Ctrl+L")))
        self.amend.setVisible(view.amend is not None)
        if view.amend is not None:
            show_command(self.amend, view.amend)
        say(self.fault, view.fault or view.notice)
        if held and not self._has_focus():
            self.form.take_focus()  # what had the keyboard is gone

    def _has_focus(self) -> bool:
        held: QWidget | None = QApplication.focusWidget()
        return held is not None and self.isAncestorOf(held)

    @override
    def take_focus(self) -> None:
        """Take the keyboard to the decision."""
        self.form.take_focus()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Escape, press with Enter; what is typed beside a field goes to the line."""
        held = self.focusWidget()
        typing = isinstance(held, QLineEdit)
        if event.key() == Qt.Key.Key_Escape:
            self.editing.close()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if isinstance(held, QAbstractButton):
                held.click()
            else:
                self.focusNextChild()
        elif typing and event.text().isprintable() and event.text():
            event.accept()
        else:
            super().keyPressEvent(event)

    @override
    def _wear(self, theme: Theme) -> None:
        super()._wear(theme)
        dress(self.fault, font(theme.px(CONTROL)), theme.closed)
