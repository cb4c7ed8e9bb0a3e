"""The questions about a decision: what was decided, by whom, on whose account, and what else."""

from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from floorapp.viewmodels.record_editing import RecordEditing
from floorapp.viewmodels.record_view import BOOK, OTHERWISE, Field, RecordView
from floorapp.widgets.answer_row import AnswerRow
from floorapp.widgets.flow_row import FlowRow
from floorapp.widgets.incident_pane import IncidentPane
from floorapp.widgets.labels import dress, plain_label, say
from floorapp.widgets.theme import PADDING, SMALL, Theme
from floorapp.widgets.typeface import font

_NAME_WIDTH: Final = 132
_PANES: Final = ("decision", "who", "account", "more")
_FIELDS: Final = ("decision", "reason", "decided_by", "table", "remark")


class WritingField(QLineEdit):
    """A field for a text, as high as a button; what is being typed stays as it is typed."""

    def __init__(self, parent: QWidget, *, named_above: bool = False) -> None:
        """Make an empty field; it says what it is for unless that is ``named_above``."""
        super().__init__(parent)
        self._named_above = named_above
        self.setObjectName("remark")

    def show_field(self, field: Field) -> None:
        """Show what has been entered."""
        if field.label != self.accessibleName():
            self.setPlaceholderText("" if self._named_above else field.label)
            self.setAccessibleName(field.label)
        if self.text() != field.text and not self.hasFocus():
            self.setText(field.text)
            self.setCursorPosition(0)
        if self.isHidden() == field.shown:
            self.setVisible(field.shown)


class RecordForm(QScrollArea):
    """All questions, one below the other; they scroll where they are high.

    Attributes:
        panes: The panes by name.
        decisions, accounts, flags: The rows of answers.
        fields: The fields for texts by name.
        names: The fields for players' names by seat.
    """

    def __init__(self, editing: RecordEditing, theme: Theme, parent: QWidget | None = None) -> None:
        """Ask about the entry of ``editing``."""
        super().__init__(parent)
        self._editing = editing
        self._theme = theme
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = self._inside = QWidget()
        self._column = QVBoxLayout(inside)
        self.panes = {name: IncidentPane(theme, inside) for name in _PANES}
        self.decisions = AnswerRow(theme, self._on_decision, inside)
        self.accounts = AnswerRow(theme, editing.set_account, inside)
        self.flags = AnswerRow(theme, editing.turn, inside)
        self.names_button = AnswerRow(theme, self._on_names, inside)
        self.fields = {name: self._field(name) for name in _FIELDS}
        self.reason_title = plain_label(inside)
        self.names: dict[str, WritingField] = {}
        self._named: dict[str, QWidget] = {}
        self._order: list[QWidget] = []
        self.names_row = FlowRow(inside)
        self._fill()
        self.setWidget(inside)
        self._wear(theme)

    def _field(self, name: str) -> WritingField:
        field = WritingField(self._inside, named_above=name == "reason")
        field.textEdited.connect(lambda text: self._editing.set_text(name, text))
        return field

    def _fill(self) -> None:
        panes, fields = self.panes, self.fields
        reason = (self.reason_title, fields["reason"])
        for part in (self.decisions, fields["decision"], *reason):
            panes["decision"].add(part)
        who = QHBoxLayout()
        who.addWidget(fields["decided_by"], 2)
        who.addWidget(fields["table"], 1)
        panes["who"].add(who)
        panes["account"].add(self.accounts)
        more = QHBoxLayout()
        more.addWidget(self.flags, 1)
        more.addWidget(self.names_button, 0)
        panes["more"].add(more)
        panes["more"].add(fields["remark"])
        panes["more"].add(self.names_row)
        for pane in panes.values():
            self._column.addWidget(pane)
        self._column.addStretch(1)

    def show_view(self, view: RecordView) -> None:
        """Show what was entered so far."""
        for group in view.groups:
            self.panes[group.name].show_group(group)
        title = {group.name: group.title for group in view.groups}
        self.decisions.show_choices(view.decisions, title["decision"])
        self.accounts.show_choices(view.accounts, title["account"])
        self.flags.show_choices(view.flags, title["more"])
        self.names_button.show_choices((view.names_button,) if view.names else (), title["more"])
        for field in view.fields:
            self.fields[field.name].show_field(field)
        reason = view.field("reason")
        say(self.reason_title, reason.label if reason.shown else "")
        self._show_names(view)
        self._put_in_order()

    def _show_names(self, view: RecordView) -> None:
        """Show a field for each seat, made when names are asked for."""
        shown = [field for field in view.names if field.shown]
        for field in shown:
            if field.name not in self.names:
                self._add_name(field)
            self.names[field.name].show_field(field)
        named = [self._named[field.name] for field in shown]
        for each in self._named.values():
            each.setVisible(each in named)
        self.names_row.setVisible(bool(shown))
        self.names_row.set_widgets(named)
        self._settle_names()

    def _settle_names(self) -> None:
        """Set the names to their places, as large as they are in the type they wear."""
        for named in self._named.values():
            for part in named.findChildren(QWidget):
                part.ensurePolished()
                part.updateGeometry()
        self.names_row.settle()

    def _add_name(self, field: Field) -> None:
        """Make the field of a seat, with the seat above it."""
        named = self._named[field.name] = QWidget(self.names_row)
        made = self.names[field.name] = WritingField(named, named_above=True)
        made.textEdited.connect(lambda text: self._editing.set_name(field.name, text))
        title = plain_label(named)
        title.setText(field.label)
        column = QVBoxLayout(named)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(title)
        column.addWidget(made)
        self._dress_name(named, title)

    def _dress_name(self, named: QWidget, title: QLabel) -> None:
        dress(title, font(self._theme.px(SMALL + 1), QFont.Weight.DemiBold), self._theme.muted)
        named.setFixedWidth(self._theme.px(_NAME_WIDTH))

    def _put_in_order(self) -> None:
        """Have Tab go as one reads; buttons are made later than fields."""
        fields = self.fields
        order: list[QWidget] = [
            *self.decisions.buttons.values(),
            *(fields[name] for name in ("decision", "reason", "decided_by", "table")),
            *self.accounts.buttons.values(),
            *self.flags.buttons.values(),
            *self.names_button.buttons.values(),
            fields["remark"],
            *self.names.values(),
        ]
        if order != self._order:
            self._order = order
            for before, behind in pairwise(order):
                QWidget.setTabOrder(before, behind)

    def take_focus(self) -> None:
        """Take the keyboard to the decision, or to what it waits for."""
        waiting = next((name for name in ("decision", "reason") if self._waits_for(name)), None)
        if waiting is None:
            self.decisions.step_in()
        else:
            self.fields[waiting].setFocus(Qt.FocusReason.OtherFocusReason)
            self.ensureWidgetVisible(self.fields[waiting])

    def _waits_for(self, name: str) -> bool:
        field = self.fields[name]
        return not field.isHidden() and not field.text().strip()

    def _on_decision(self, name: str) -> None:
        choice = int(name) if name not in {BOOK, OTHERWISE} else None
        self._editing.decide(otherwise=name == OTHERWISE, choice=choice)
        if name == OTHERWISE:
            field = self.fields["decision"]
            field.setFocus(Qt.FocusReason.OtherFocusReason)
            field.selectAll()

    def _on_names(self, _name: str) -> None:
        self._editing.show_names(shown=not self._editing.names_shown)
        first = next(iter(self.names.values()), None)
        if first is not None and self._editing.names_shown:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
            QTimer.singleShot(
                0, self, lambda: self.ensureWidgetVisible(first)
            )  # once it is laid out

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme."""
        if theme != self._theme:
            self._wear(theme)

    def _wear(self, theme: Theme) -> None:
        self._theme = theme
        px = theme.px
        self._column.setContentsMargins(px(PADDING), px(12), px(PADDING - 4), px(12))
        self._column.setSpacing(px(10))
        dress(self.reason_title, font(px(SMALL + 1), QFont.Weight.DemiBold), theme.muted)
        for named in self._named.values():
            for title in named.findChildren(QLabel):
                self._dress_name(named, title)
