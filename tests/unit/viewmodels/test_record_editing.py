"""An entry while it is made: what is prefilled, what must be said, and what becomes of it."""

from datetime import UTC, datetime

import pytest

from floorapp.engine.problems import problem
from floorapp.explain.catalogue import LANGUAGES
from floorapp.notation.source import Source
from floorapp.records.dispute_file import read_dispute
from floorapp.records.entry import ACCOUNTS, Player
from floorapp.records.incident_log import IncidentLog
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.log_file import LogFile
from floorapp.viewmodels.record_editing import RecordEditing
from floorapp.viewmodels.record_matter import matter_of, matter_of_entry
from floorapp.viewmodels.record_view import BOOK, OTHERWISE, record_view

CLOSED = "50/100 A,B,C,D,E flop: b100 a125 c a200 c c "
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.setattr("floorapp.records.opening._SYNCHRONOUS", "OFF")
    path = tmp_path / "incidents.sqlite3"
    opened = LogFile(lambda: IncidentLog.open(path), lambda: str(path))
    yield opened
    opened.let_go()


@pytest.fixture
def editing(file):
    return RecordEditing(file, now=lambda: NOON)


def unclear(at):
    """A desk whose book leaves the answer to the floor."""
    for line in (
        "50/100 A,B,C,D flop: b100 a150 c a250 ",
        "50/100 A,B,C,D,E flop: b100 a150 c a220 c ",
        "50/100 A,B,C,D,E flop: b100 a125 c a200 c c ",
        "50/100 A,B,C,D,E flop: b100 a180 c a200 a250 c ",
    ):
        for book in ("wsop-2026", "wsop-live-2026"):
            desk = at(line, book)
            if desk.answer.discretion:
                return desk
    raise AssertionError("no book leaves any of these to the floor")


def test_it_is_prefilled_as_the_book_says_and_recorded_so(at, editing):
    desk = at(CLOSED)
    editing.open(matter_of(desk))
    assert editing.decision == "C may fold or call 75. C may not raise."
    filed = editing.record()
    entry = filed.entry
    assert (filed.number, entry.at, entry.rulebook) == (1, NOON, "tda-2024")
    assert entry.headline == entry.decision and not entry.differs and not entry.reason
    assert entry.reasons and "TDA 2024 · 47-A" in entry.citations
    assert entry.level == "50 / 100" and entry.facts_from == ""
    read = read_dispute(Source("x", entry.situation))
    assert read.saved.situation.acts == desk.situation.acts and not read.problems
    assert read.saved.book == desk.book
    assert not editing.is_open


def test_another_decision_needs_a_reason(at, editing):
    editing.open(matter_of(at(CLOSED)))
    editing.decide(otherwise=True)
    assert editing.written("decision") == editing.matter.entry.headline
    assert not editing.differs and editing.fault is None
    editing.set_text("decision", "C may raise")
    assert editing.differs and "say why" in editing.fault.message
    assert editing.record() is None and editing.is_open
    editing.set_text("reason", "  the dealer misspoke ")
    entry = editing.record().entry
    assert (entry.decision, entry.reason) == ("C may raise", "the dealer misspoke")
    assert entry.differs


def test_a_decision_that_is_empty_is_asked_for(at, editing):
    editing.open(matter_of(at(CLOSED)))
    editing.decide(otherwise=True)
    editing.set_text("decision", "  ")
    assert editing.fault.message == "Say what was decided."
    editing.decide(otherwise=False)
    assert editing.fault is None


def test_what_the_book_leaves_to_the_floor_needs_a_decision_but_no_reason(at, editing, speak):
    editing.open(matter_of(unclear(at)))
    view = record_view(editing, speak("en"))
    assert [choice.name for choice in view.decisions] == [OTHERWISE]
    assert not view.record.enabled and view.group("decision").asked
    assert editing.record() is None
    assert "leaves it to the floor" in editing.problem.message
    editing.set_text("decision", "The seat may raise.")
    assert editing.problem is None and editing.fault is None
    entry = editing.record().entry
    assert entry.decision == "The seat may raise." and not entry.differs


def test_an_act_in_dispute_is_recorded_with_what_it_counts_as(at, editing):
    desk = at("250/500 SB,BB,UTG,HJ,CO,BTN pre: r1100 ")
    incident = IncidentEditing(desk)
    incident.open()
    for chip in (1000, 100, 100, 100, 100):
        incident.push("pushed", chip)
    editing.open(matter_of(desk, incident))
    entry = editing.record().entry
    assert entry.headline.startswith("This is a raise to 1,700.")
    read = read_dispute(Source("x", entry.situation))
    assert read.saved.situation.incident == incident.incident


def test_the_choices_of_the_book_are_buttons(at, editing, speak):
    desk = at("250/500 SB,BB,UTG,HJ,CO,BTN pre: r1100 ")
    incident = IncidentEditing(desk)
    incident.open()
    incident.push("pushed", 500)
    matter = matter_of(desk, incident)
    assert matter.choices and matter.is_open
    editing.open(matter)
    editing.decide(otherwise=False, choice=1)
    view = record_view(editing, speak("en"))
    assert [choice.chosen for choice in view.decisions][1]
    assert not view.field("decision").shown
    assert editing.record().entry.decision == matter.choices[1]


def test_a_choice_is_forgotten_where_the_choices_are_others(at, editing):
    desk = at("250/500 SB,BB,UTG,HJ,CO,BTN pre: r1100 ")
    incident = IncidentEditing(desk)
    incident.open()
    incident.push("pushed", 500)
    editing.open(matter_of(desk, incident))
    editing.decide(otherwise=False, choice=0)
    editing.set_text("remark", "kept")
    incident.push("pushed", 1000)
    editing.follow(matter_of(desk, incident))
    assert editing.choice is None and editing.written("remark") == "kept"


def test_it_follows_the_ruling_while_it_is_open(at, editing):
    desk = at(CLOSED)
    editing.follow(matter_of(desk))
    assert not editing.is_open
    editing.open(matter_of(desk))
    desk.set_book("house-half-raise")
    editing.follow(matter_of(desk))
    assert editing.record().entry.rulebook == "house-half-raise"


def test_all_that_is_said_is_recorded(at, editing):
    editing.open(matter_of(at(CLOSED)))
    for name, text in {"table": " 14 ", "decided_by": "M. Okafor", "remark": " a\nb "}.items():
        editing.set_text(name, text)
    editing.turn("impounded")
    editing.turn("reviewed")
    editing.turn("reviewed")
    editing.set_account("camera")
    editing.show_names(shown=True)
    editing.set_name("A", " Anna ")
    editing.set_name("B", "  ")
    entry = editing.record().entry
    assert (entry.table, entry.decided_by, entry.remark) == ("14", "M. Okafor", "a\nb")
    assert (entry.impounded, entry.reviewed, entry.facts_from) == (True, False, "camera")
    assert entry.players == (Player("A", "Anna"),)


def test_who_decided_is_remembered_from_the_last_entry(at, editing):
    desk = at(CLOSED)
    editing.open(matter_of(desk))
    assert editing.written("decided_by") == ""
    editing.set_text("decided_by", "M. Okafor")
    editing.record()
    editing.open(matter_of(desk))
    assert editing.written("decided_by") == "M. Okafor"
    assert editing.written("remark") == "" and not editing.otherwise


def test_what_was_put_away_is_there_again_for_the_same_situation(at, editing):
    desk = at(CLOSED)
    editing.open(matter_of(desk))
    editing.set_text("remark", "half a sen")
    editing.close()
    editing.close()
    editing.open(matter_of(desk))
    assert editing.written("remark") == "half a sen"
    editing.close()
    desk.type_line("50/100 A,B,C flop: b100 ")
    editing.open(matter_of(desk))
    assert editing.written("remark") == ""


def test_a_table_that_was_typed_stays_when_the_ruling_changes(at, editing):
    desk = at(CLOSED)
    editing.open(matter_of(desk))
    editing.set_text("table", "9")
    desk.set_book("tda-2022")
    editing.follow(matter_of(desk))
    assert editing.written("table") == "9"


def test_an_amendment_holds_what_is_on_file_and_overwrites_nothing(at, editing, file, speak):
    editing.open(matter_of(at(CLOSED)))
    editing.set_text("remark", "first")
    editing.set_name("A", "Anna")
    first = editing.record()
    editing.amend(first, matter_of_entry(first))
    view = record_view(editing, speak("en"))
    assert view.title == "Amend no. 1" and view.record.title == "Record the amendment"
    assert editing.written("remark") == "first" and editing.names == {"A": "Anna"}
    editing.decide(otherwise=True)
    editing.set_text("decision", "C may raise after all")
    editing.set_text("reason", "the camera was looked at")
    second = editing.record()
    assert second.entry.amends == 1
    editing.amend(second, matter_of_entry(second))
    assert editing.otherwise and editing.differs
    editing.set_text("remark", "third")
    third = editing.record()
    assert third.entry.amends == 1
    held = file.opened().with_amendments(1)
    assert [filed.entry.remark for filed in held] == ["first", "first", "third"]


class Refusing:
    """A log to which nothing can be written."""

    def __init__(self, why, *, reads=True):
        self.why, self.reads, self.closed = why, reads, 0

    def find(self, *_args, **_told):
        return () if self.reads else self.why

    def append(self, _entry):
        return self.why

    def close(self):
        self.closed += 1


@pytest.mark.parametrize("reads", [True, False])
@pytest.mark.parametrize(
    "why",
    [
        problem("The disk is full: nothing was written. Make room and try again."),
        problem("Another window or program holds this file: nothing was written. Try again."),
        problem("Nothing can be written to this folder or file: ask its owner for permission."),
        problem("A text is too long to be kept: shorten it."),
    ],
    ids=lambda why: why.message[:20],
)
def test_what_was_entered_stays_where_the_log_cannot_be_written(at, why, reads, speak):
    log = Refusing(why, reads=reads)
    editing = RecordEditing(LogFile(lambda: log, str))
    heard = []
    editing.recorded.connect(heard.append)
    editing.open(matter_of(at(CLOSED)))
    assert (editing.problem is None) is reads
    editing.set_text("remark", "long thought of")
    assert editing.record() is None
    assert editing.is_open and editing.written("remark") == "long thought of"
    assert record_view(editing, speak("en")).fault == why.message
    assert log.closed == 1 and not heard
    log.append = lambda entry: type("F", (), {"number": 5, "entry": entry})()
    assert editing.record().entry.remark == "long thought of"


def test_a_window_without_a_log_says_where_it_would_be(at, speak):
    editing = RecordEditing(LogFile(None, lambda: "/home/x/incidents.sqlite3"))
    editing.open(matter_of(at(CLOSED)))
    said = record_view(editing, speak("en")).fault
    assert said == "This window keeps no incident log: it would be /home/x/incidents.sqlite3."
    assert editing.record() is None and editing.is_open


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(at, file, language, speak):
    editing = RecordEditing(file, now=lambda: NOON)
    editing.open(matter_of(at(CLOSED, language=language)))
    view = record_view(editing, speak(language))
    assert [choice.name for choice in view.decisions] == [BOOK, OTHERWISE]
    assert [choice.name for choice in view.accounts] == list(ACCOUNTS)
    labels = [field.label for field in view.fields]
    assert all(labels) and len(set(labels)) == len(labels)
    english = record_view(editing, speak("en"))
    if language != "en":
        assert view.record.title != english.record.title and view.title != english.title
