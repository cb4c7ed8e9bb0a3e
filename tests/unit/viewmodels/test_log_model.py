"""The log as rows: fetched as they are looked at, kept where they are, and plain text throughout."""

from datetime import UTC, datetime, timedelta

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QAbstractItemModelTester

from floorapp.engine.problems import problem
from floorapp.explain.catalogue import LANGUAGES
from floorapp.records.entry import Count, Entry, Line
from floorapp.records.incident_log import IncidentLog
from floorapp.viewmodels.log_file import LogFile
from floorapp.viewmodels.log_model import COLUMNS, MARKED_ROLE, NUMBER_ROLE, PAGE, LogModel

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
ROOT = QModelIndex()
WARNING = QAbstractItemModelTester.FailureReportingMode.Warning
HOSTILE = (
    "<b>bold</b>",
    "<a href='http://example.org/x'>link</a><img src='http://example.org/y.png'>",
    "&lt;script&gt;",
    "\u202eesrever\u2066 \u200fRTL",
    "x" * 10_000,
    "nul\0nul\ttab\nline\r\nline",
    "<" * 5000,
)
pytestmark = pytest.mark.usefixtures("qtbot")


def line(number, **told):
    said = {
        "number": number,
        "at": NOON + timedelta(minutes=number),
        "table": "14",
        "level": "50 / 100",
        "rulebook": "tda-2024",
        "headline": "C may call 75.",
        "decision": "C may call 75.",
        "differs": False,
        "decided_by": "M. Okafor",
        "facts_from": "dealer",
        "impounded": False,
        "reviewed": False,
        "remark": "",
        "amends": None,
        "amended_by": None,
        "note": "",
    }
    return Line(**{**said, **told})


class Counting:
    """A log of as many entries as one likes, which counts what it is asked for."""

    def __init__(self, size):
        self.size = size
        self.given = 0
        self.asked = []
        self.why = None

    def find(self, text="", *, after=None, limit=200):
        self.asked.append((text, after, limit))
        if self.why is not None:
            return self.why
        last = self.size if after is None else after - 1
        found = tuple(line(number) for number in range(last, max(0, last - limit), -1))
        self.given += len(found)
        return () if text == "nothing" else found

    def count(self, _text=""):
        return Count(self.size, more=False)

    def last(self):
        return self.size

    def close(self):
        pass


def model_of(log, speak, language="en"):
    model = LogModel(LogFile(lambda: log, str), speak(language))
    tester = QAbstractItemModelTester(model, WARNING, model)
    tester.setUseFetchMore(False)  # it would fetch in the middle of a change
    assert tester.parent() is model
    return model


def shown(model, row, column, role=Qt.ItemDataRole.DisplayRole):
    return model.data(model.index(row, column), role)


def test_of_a_hundred_thousand_entries_only_what_is_looked_at_is_fetched(speak):
    log = Counting(100_000)
    model = model_of(log, speak)
    assert log.given == 0 and model.rowCount() == 0
    model.show_entries()
    first = log.given
    assert 0 < first == model.rowCount() <= 200
    while model.rowCount() < 500:
        assert model.canFetchMore(ROOT)
        model.fetchMore(ROOT)
    assert log.given == model.rowCount() == 500
    assert shown(model, 0, 0) == "100000" and shown(model, 499, 0) == "99501"
    assert all(limit == PAGE for _, _, limit in log.asked)


def test_the_end_of_the_log_is_noticed(speak):
    for size in (0, 1, PAGE - 1, PAGE, PAGE + 1):
        model = model_of(Counting(size), speak)
        model.show_entries()
        for _ in range(3):
            model.fetchMore(ROOT)
        assert model.rowCount() == size and not model.canFetchMore(ROOT)
    child = model.index(0, 0)
    assert (model.rowCount(child), model.columnCount(child)) == (0, 0)
    assert not model.canFetchMore(child)


def test_new_entries_come_on_top_and_the_others_stay(speak):
    log = Counting(3)
    model = model_of(log, speak)
    model.show_entries()
    inserted, reset = [], []
    model.rowsInserted.connect(lambda _, first, last: inserted.append((first, last)))
    model.modelReset.connect(lambda: reset.append(True))
    model.refresh()
    assert not inserted
    log.size = 5
    model.refresh()
    assert inserted == [(0, 1)] and not reset
    assert [model.line(row).number for row in range(5)] == [5, 4, 3, 2, 1]
    assert model.row_of(4) == 1 and model.row_of(99) is None
    log.size = 500
    model.refresh()
    assert reset and model.rowCount() == PAGE


def test_an_empty_model_takes_in_the_first_entries(speak):
    log = Counting(0)
    model = model_of(log, speak)
    model.show_entries()
    model.refresh()
    assert model.rowCount() == 0
    log.size = 2
    model.refresh()
    assert model.rowCount() == 2


def test_an_amendment_marks_the_entry_that_it_amends(speak, tmp_path, monkeypatch):
    monkeypatch.setattr("floorapp.records.opening._SYNCHRONOUS", "OFF")
    path = tmp_path / "log.sqlite3"
    file = LogFile(lambda: IncidentLog.open(path), str)
    model = LogModel(file, speak("en"))
    entry = Entry(at=NOON, headline="C may call.", decision="C may call.")
    for told in ({"decided_by": "M. Okafor"}, {"impounded": True, "reviewed": True}):
        file.opened().append(Entry(at=NOON, headline="h", decision="h", **told))
    model.show_entries()
    changed = []
    model.dataChanged.connect(lambda first, _: changed.append(first.row()))
    file.opened().append(
        Entry(at=NOON, headline="h", decision="d", differs=True, reason="r", amends=1)
    )
    model.refresh()
    marks = [shown(model, row, len(COLUMNS) - 1) for row in range(3)]
    assert marks == ["differs, amends 1", "impounded, review", "amended"]
    assert changed == [2] and shown(model, 0, 0, MARKED_ROLE) is True
    assert entry.decision == entry.headline
    model.show_entries("Okafor")
    assert model.rowCount() == 1 and model.text == "Okafor"
    file.let_go()
    file.let_go()


def test_a_log_that_cannot_be_read_keeps_what_is_shown(speak):
    log = Counting(5)
    model = model_of(log, speak)
    model.show_entries()
    log.why = problem("The incident log is damaged.")
    model.refresh()
    assert model.problem is log.why and model.rowCount() == 5
    model.show_entries("x")
    assert model.problem is log.why and model.rowCount() == 0
    log.why = None
    model.refresh()
    assert model.problem is None and model.rowCount() == 5
    closed = model_of(problem("There is none."), speak)
    closed.show_entries()
    assert closed.problem.message == "There is none."


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: ascii(text[:12]))
def test_whatever_was_written_is_shown_as_text(text, speak):
    log = Counting(0)
    names = ("table", "level", "headline", "decision", "decided_by")
    log.find = lambda *_, **__: (line(1, **dict.fromkeys(names, text), remark=text),)
    model = model_of(log, speak)
    model.show_entries()
    for column in range(len(COLUMNS)):
        cell = shown(model, 0, column)
        assert "\n" not in cell and "\0" not in cell and "\u202e" not in cell
        assert len(cell) <= 401
        tip = shown(model, 0, column, Qt.ItemDataRole.ToolTipRole)
        document = QTextDocument()
        document.setHtml(tip)
        said = document.toPlainText()
        if column == 4:  # what the tooltip says is what was written, tags and all
            assert said.startswith(text[:6].replace("\0", "\ufffd").lstrip("\u202e"))
            assert "<a " not in tip and "<img" not in tip and "<b>" not in tip


def test_titles_and_cells_speak_the_language(speak):
    log = Counting(1)
    model = model_of(log, speak)
    model.show_entries()
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    for language in LANGUAGES:
        model.retranslate(speak(language))
        titles = [model.headerData(column, across) for column in range(len(COLUMNS))]
        assert all(titles) and len(set(titles)) == len(titles)
        assert shown(model, 0, 5) == speak(language).text("as the book says")
        spoken = shown(model, 0, 6, Qt.ItemDataRole.AccessibleTextRole)
        assert spoken == f"{titles[6]}: M. Okafor"
    assert model.headerData(99, across) is None and model.headerData(0, down) is None
    assert shown(model, 0, 7, Qt.ItemDataRole.AccessibleTextRole) == ""
    assert shown(model, 0, 7, Qt.ItemDataRole.ToolTipRole) == ""
    assert shown(model, 0, 0, NUMBER_ROLE) == 1
    assert shown(model, 0, 0, Qt.ItemDataRole.DecorationRole) is None
    assert model.data(QModelIndex()) is None
    empty = model_of(Counting(0), speak)
    empty.retranslate(speak("de"))
    assert empty.headerData(0, across) == "Nr."
