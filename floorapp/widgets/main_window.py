"""The main window: everything of one desk, put together."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from floorapp.engine.problems import Problem
from floorapp.explain.catalogue import mark
from floorapp.explain.spoken import Spoken
from floorapp.explain.street_text import betting_name, street_name
from floorapp.viewmodels.action_set import ActionSet
from floorapp.viewmodels.commands import Commands
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.documents import Documents
from floorapp.viewmodels.history_model import HistoryModel
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.line_message import fault_told, line_message, problem_text
from floorapp.viewmodels.log_file import LogFile
from floorapp.viewmodels.qt_override import override
from floorapp.viewmodels.ruling_view import RulingView, ruling_view, what_if
from floorapp.viewmodels.seat_editing import edit_level, edit_seat
from floorapp.viewmodels.seat_model import SeatModel
from floorapp.viewmodels.seat_views import felt_view
from floorapp.viewmodels.set_up import write_level
from floorapp.widgets.act_door import ActDoor
from floorapp.widgets.action_bar import ActionBar
from floorapp.widgets.context_bar import ContextBar
from floorapp.widgets.demo_door import DemoDoor
from floorapp.widgets.entry_line import EntryLine
from floorapp.widgets.felt import FeltWidget
from floorapp.widgets.file_door import FileDoor
from floorapp.widgets.history_bar import HistoryBar
from floorapp.widgets.house_door import HouseDoor
from floorapp.widgets.incident_door import IncidentDoor
from floorapp.widgets.keys_door import KeysDoor
from floorapp.widgets.levels_door import LevelsDoor
from floorapp.widgets.log_door import LogDoor
from floorapp.widgets.look import Look
from floorapp.widgets.looking_up import LookingUp
from floorapp.widgets.menu_groups import menu_groups
from floorapp.widgets.notice_strip import NoticeStrip
from floorapp.widgets.opening import SMALLEST, USUAL
from floorapp.widgets.page_place import PagePlace
from floorapp.widgets.projector_door import ProjectorDoor
from floorapp.widgets.proportions import Middle, fitting_page, fitting_scale
from floorapp.widgets.quiz_door import QuizDoor
from floorapp.widgets.record_door import RecordDoor
from floorapp.widgets.ruling_panel import RulingPanel
from floorapp.widgets.seat_menu import seat_menu
from floorapp.widgets.shot_clock_door import ShotClockDoor
from floorapp.widgets.slip_door import SlipDoor
from floorapp.widgets.snapshot_door import SnapshotDoor
from floorapp.widgets.theme import Theme
from floorapp.widgets.typed import is_text
from floorapp.widgets.way_back import WayBack
from floorapp.widgets.wearing import apply
from floorapp.widgets.what_if import WhatIf

_FAULT = mark("Something went wrong in the program. The dispute is as you left it.")


class MainWindow(QWidget):
    """All of the window on one desk. Clicks and keys go to the desk; what it says is shown here.

    Attributes:
        desk: The dispute.
        actions_set: The shared actions of the acts.
        commands: The shared actions of everything else.
        files: Opening and saving documents.
        snapshot: The door to the page of bets as found.
        demos: The door to the demonstrations.
        house: The door to the house rules.
        levels: The door to the levels of the event.
        record: The door to the page that records a ruling, and to the incident log.
        projector: The door to the projector.
        slip: The door to the slip window.
        quiz: The door to the quiz.
        what_if: The act whose ruling is shown as it would be.
        look: The theme and the text size.
        shot_clock: The time that a seat has left to act.
        keys: The sheet of all keys.
        looking_up: The handbook and the comparison.
        seats: The model of the felt.
        acts: The model of the history.
        context, notice, entry, felt, ruling, history, bar: The parts, top to bottom.
    """

    def __init__(
        self,
        desk: Desk,
        theme: Theme,
        documents: Documents | None = None,
        log_file: LogFile | None = None,
    ) -> None:
        """Show ``desk`` in ``theme``, with its files; rulings are recorded in ``log_file``."""
        super().__init__()
        self.desk = desk
        self._theme = theme
        self.commands = Commands(self)
        self.look = Look(theme, self.commands, self)
        self._ruling = ruling_view(desk)
        self._fault_beside = False
        self.actions_set = ActionSet(desk, self)
        self.seats = SeatModel(desk, self)
        self.acts = HistoryModel(desk, self)
        self.files = FileDoor(documents or Documents(desk, parent=self), self.commands, self)
        self._column, self._back = QVBoxLayout(self), WayBack(desk, self.actions_set, self)
        self._place = PagePlace(self._column, self._back.to_line)
        self.door = self._make_door()
        self.snapshot = SnapshotDoor(
            self.commands["snapshot"], desk, self._worn_by_page, self._place, self
        )
        self.demos = DemoDoor(self.commands, desk, self._worn_by_page, self._place, self)
        self.record = RecordDoor(
            self.commands,
            self.door.editing,
            LogDoor(self.files.documents, log_file or LogFile(), self._worn, self),
            self._worn_by_page,
            self._place,
            self.snapshot,
        )
        self.house = HouseDoor(self.commands["house"], desk, self._worn_by_page, self._place, self)
        self.levels = LevelsDoor(self.commands, desk, self._worn_by_page, self._place, self)
        acts = self.actions_set
        menu = menu_groups(acts, self.files.actions, self.door.action, self.commands)
        self.context = ContextBar(self._books(), acts.undo, acts.redo, menu, self)
        self.notice = NoticeStrip(self)
        self.entry = EntryLine(theme, self)
        self.felt = FeltWidget(self.seats, theme, self)
        self.ruling = RulingPanel(theme, self)
        self.history = HistoryBar(self.acts, theme, self)
        self.shot_clock = ShotClockDoor(self.commands["clock"], self.door, self._worn, self)
        self.keys = KeysDoor(self._worn, lambda: desk.words, self._back.to_line, self)
        self.act_door = ActDoor(self.history, self.acts, self.door, self._worn, self)
        self.projector = ProjectorDoor(
            self.commands["projector"], self.door.editing, self._worn, self.entry.edit, self
        )
        pages = (self.door.action, self.commands["record"])
        self.slip = SlipDoor(self.commands["slip"], self.door.editing, self._worn, self)
        self.quiz = QuizDoor(self.commands["quiz"], desk, self._worn, self)
        self.bar = ActionBar(self.actions_set, pages, theme, self)
        shown = (self.door, self.snapshot, self.record, self.demos, self.quiz)
        self.looking_up = LookingUp(self.commands, shown, (self.ruling, self.bar), self._worn, self)
        self.what_if = WhatIf(self.actions_set, self.bar.buttons, self)
        for action in (*self.commands.actions, acts.next, acts.pot, acts.undo, acts.redo, acts.new):
            self.addAction(action)
        self._lay_out()
        self._connect()
        self._retranslate()
        self.setMinimumSize(SMALLEST)
        self.resize(USUAL)
        self.wear(theme)
        self._on_changed()
        self.entry.edit.setFocus()

    def _books(self) -> list[tuple[str, str]]:
        return [(book.id, book.name) for book in self.desk.books.values()]

    def _make_door(self) -> IncidentDoor:
        """Make the door to the page of an act in dispute, which takes the place of the table."""
        editing = IncidentEditing(self.desk, self)
        door = IncidentDoor(editing, self._worn_by_page, self._place, self, self.commands["record"])
        for signal in (editing.opened, editing.closed):
            signal.connect(self._show_question)
        return door

    def _show_question(self) -> None:
        self.entry.show_question(self.door.action.text(), is_shown=self.door.is_offered)

    @property
    def shown_ruling(self) -> RulingView:
        """The ruling on the screen."""
        return self._ruling

    def wear(self, theme: Theme) -> None:
        """Wear another theme, at the text size that fits the window."""
        room = fitting_scale(self.size())
        self._theme = theme.scaled(room * self.look.text_size / 100, room)
        apply(self, self._theme)
        for window in (self.projector, self.record.log, self.slip, self.quiz, self.looking_up):
            window.wear(self._theme)
        self._place.wear(self._worn_by_page())
        self._give_way()

    def _worn(self) -> Theme:
        return self._theme

    def _worn_by_page(self) -> Theme:
        return fitting_page(self._theme, self.size())

    def _give_way(self) -> None:
        self._place.fit(self._worn_by_page())
        self._middle.give_way(self.felt, self.history, self._theme, self.size())

    def type_first(self, text: str) -> None:
        """Take over what was typed while the window was opening."""
        if text:
            self.entry.edit.setText(text)
            self.desk.type_line(text)

    def show_notice(self, sentence: str) -> None:
        """Tell something that the user should know."""
        self.notice.tell(sentence)

    def show_fault(self, details: str) -> None:
        """Tell that the program itself failed; the dispute is as it was."""
        said = Spoken(lambda words: words.text(_FAULT), self.desk.words)
        self.notice.tell(said, details)

    def _lay_out(self) -> None:
        middle = self._middle = Middle()
        middle.setSpacing(0)
        middle.addWidget(self.felt)
        middle.addWidget(self.ruling)
        column = self._column
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for part in (self.context, self.notice, self.entry):
            column.addWidget(part)
        self.shot_clock.furnish(column, self.history, self._place)
        column.addLayout(middle, 1)
        column.addWidget(self.history)
        column.addWidget(self.bar)
        self.demos.furnish(column, self.entry, self._back.to_line)
        pages = (self.record, self.door, self.snapshot, self.house, self.levels)
        doors = (*pages, self.notice, self.shot_clock, self.demos)
        self._back.furnish(self._place, self.entry, self.demos, doors)
        self._place.furnish(middle, (self.felt, self.ruling, self.history, self.bar))

    def _connect(self) -> None:
        desk = self.desk
        desk.changed.connect(self._on_changed)
        desk.line_changed.connect(self._on_line_changed)
        self.record.told.connect(self.notice.confirm)
        self.door.editing.changed.connect(self.actions_set.show_steps)
        self.entry.asked.connect(self.door.open_fault)
        self.house.connect_demonstrations(self.demos.play)
        self.levels.furnish(self.context)
        desk.leaving.connect(self.notice.leave_dispute)
        desk.books_changed.connect(lambda: self.context.show_books(self._books()))
        self.what_if.asked.connect(self._show_what_if)
        self.commands.connect_to("copy", self._on_copy)
        self.entry.typed.connect(self._on_typed)
        self.commands.connect_to("keys", self.keys.press)
        self.record.decided.connect(self.slip.note)
        self.felt.seat_clicked.connect(lambda row: desk.pick(self._chair(row)))
        self.felt.seat_joined.connect(lambda row: desk.setting.join(self._chair(row)))
        self.felt.seat_removed.connect(lambda row: desk.setting.leave(self._chair(row)))
        self.felt.seat_edited.connect(self._on_seat_edited)
        self.felt.seat_menu.connect(self._on_seat_menu)
        self.context.betting_picked.connect(desk.setting.set_betting)
        self.context.blinds_typed.connect(self._on_blinds_typed)
        self.context.seats_picked.connect(desk.setting.set_seat_count)
        self.context.street_picked.connect(desk.setting.set_street)
        self.context.book_picked.connect(desk.set_book)
        self.context.language_picked.connect(self._on_language)
        self.context.theme_picked.connect(self.look.choose)
        self.look.changed.connect(lambda: self.wear(self.look.theme))

    def _chair(self, row: int) -> str:
        return self.seats.view(row).chair

    def _on_typed(self, text: str) -> None:
        """Take the line; on its own an N is the next street, an I asks what happened."""
        desk = self.desk
        before, last = text[:-1], text[-1:]
        stands_alone = before == desk.dispute.text and before[-1:] in {"", " "}
        if stands_alone and self.door.is_key(last):
            self.entry.show_line(before, desk.reading.tokens)
            self.door.open()
            return
        if last.lower() == "n" and stands_alone and desk.next_street is not None:
            text = f"{before}/ "
        desk.type_line(text)

    def _on_line_changed(self) -> None:
        desk = self.desk
        self.entry.show_line(desk.dispute.text, desk.reading.tokens)
        text, is_fault = line_message(desk)
        self.entry.show_message(text, is_fault=is_fault)
        self._show_question()
        if (fault_told(desk) is None) is self._fault_beside:
            self._show_ruling()  # what gives way beside the line is told there

    def _show_ruling(self) -> None:
        self._fault_beside = fault_told(self.desk) is not None
        self._ruling = ruling_view(self.desk)
        self.ruling.show_ruling(self._ruling)

    def _show_what_if(self) -> None:
        """Show the ruling that would follow the act asked about; without one, the ruling."""
        act = self.what_if.act
        shown = self._ruling if act is None else what_if(self.desk, act)
        self.ruling.show_ruling(shown)

    def _on_changed(self) -> None:
        desk, words = self.desk, self.desk.words
        now = desk.situation
        self.what_if.forget()
        self._show_ruling()
        self._on_line_changed()
        self.felt.set_view(felt_view(desk))
        table = now.table or ""
        if table.isdigit():  # “Table 14” is a name already
            table = words.text("Table {table}", table=table)
        self.levels.show_current()
        table = " · ".join(filter(None, (table, self.levels.told_by_document)))
        self.context.show_context(
            table=table,
            blinds=write_level(now, words.language),
            seats=words.text("{count} seats", count=len(now.seats)),
            street=street_name(desk.replay.table.street, words),
            betting=betting_name(now.betting, words),
            book=desk.book.name,
        )

    def _on_language(self, language: str) -> None:
        self.desk.set_language(language)
        self._retranslate()

    def _retranslate(self) -> None:
        words = self.desk.words
        self.files.retranslate()
        self.entry.retranslate(words)
        self.felt.retranslate(words)
        self.ruling.retranslate(words)
        self.history.setAccessibleName(words.text("History"))
        self.commands.retranslate(words)
        self.record.retranslate()
        self.shot_clock.retranslate()
        self.context.retranslate(words)
        self.context.show_language(words.language)
        self.bar.retranslate(words)
        self.notice.retranslate(words)
        self.demos.retranslate()
        self.house.retranslate()
        self.levels.retranslate()

    def _on_seat_edited(self, row: int, stack: str, total: str) -> None:
        self._tell(edit_seat(self.desk, self._chair(row), stack, total))

    def _on_blinds_typed(self, text: str) -> None:
        self._tell(edit_level(self.desk, text))

    def _tell(self, problem: Problem | None) -> None:
        """Tell what could not be read, until the next change."""
        if problem is not None:
            self.entry.show_message(problem_text(problem, self.desk.words), is_fault=True)

    def _on_seat_menu(self, row: int, point: QPoint) -> None:
        self.seat_menu(row).popup(point)

    def seat_menu(self, row: int) -> QMenu:
        """Return the menu of a chair."""
        return seat_menu(self.desk, self._chair(row), self.door, lambda: self.felt.edit(row), self)

    def _on_copy(self) -> None:
        if not (self.door.copy() or self.snapshot.copy()):
            QGuiApplication.clipboard().setText(self._ruling.text)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Send letters and digits typed anywhere to the entry line; Escape returns there."""
        if event.key() == Qt.Key.Key_Escape:
            self._back.by_one()
        elif self.demos.key(event.key()) or (is_text(event) and self.act_door.type(event.text())):
            event.accept()
        elif is_text(event):
            self.entry.show()  # a demonstration may stand in its place
            self.entry.edit.setFocus()
            self.entry.edit.setCursorPosition(len(self.entry.edit.text()))
            self.entry.edit.insert(event.text())
            self.entry.typed.emit(self.entry.edit.text())
        else:
            super().keyPressEvent(event)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if fitting_scale(self.size()) != self._theme.room:
            self.wear(self._theme)
        else:
            self._give_way()
