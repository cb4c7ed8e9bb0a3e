"""The comparison as a table model, watched by Qt's own tester."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from floorapp.viewmodels.comparison_model import ROW_ROLE, ComparisonModel
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.ruling_view import ruling_view

LINE = "50/100 A,B,C,D,E flop: b100 a125 c a200 c "
WARNING = QAbstractItemModelTester.FailureReportingMode.Warning


@pytest.fixture
def compared(at):
    def model_at(line=LINE, language="en"):
        editing = IncidentEditing(at(line, language=language))
        model = ComparisonModel(editing)
        model.editing = editing
        model.tester = QAbstractItemModelTester(model, WARNING)
        return model

    return model_at


def test_rows_are_books_and_columns_have_heads(compared):
    model = compared()
    assert (model.rowCount(), model.columnCount()) == (11, 6)
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    assert [model.headerData(n, across) for n in range(6)] == list(model.heads)
    assert model.heads[0] == "Rule book"
    assert model.headerData(0, down) is None
    assert model.headerData(9, across) is None
    assert model.headerData(0, across, Qt.ItemDataRole.DecorationRole) is None
    first = model.index(0, 0)
    assert first.data() == "TDA 2024 · rules here"
    assert first.data(ROW_ROLE).is_own
    assert first.data(Qt.ItemDataRole.AccessibleTextRole) == first.data()
    assert first.data(Qt.ItemDataRole.DecorationRole) is None
    assert model.data(QModelIndex()) is None
    assert (model.rowCount(first), model.columnCount(first)) == (0, 0)


def test_each_book_cites_its_own_rules(compared):
    rows = {row.book_id: row for row in compared().rows}
    assert rows["wsop-live-2026"].written[0] == "WSOP Live 2026 · 175"
    assert rows["tda-2013"].written == ("TDA 2013 · 41-B", "TDA 2013 · 41-A")
    assert rows["roberts-rules"].written[0].startswith("Robert’s Rules · 14")


def test_the_seat_asked_about_and_the_moment_looked_at_are_compared(compared):
    model = compared()
    desk = model.editing.desk
    desk.ask("C")
    model.refresh()
    assert "C may fold or call 75" in model.rows[0].ruling
    assert model.rows[0].why.startswith("C last acted at 125")
    desk.look_at(1)
    model.refresh()
    assert model.rows[0].ruling.startswith("B may fold, call 100")


def test_it_follows_the_desk_where_something_differs(compared, qtbot):
    model = compared()
    desk = model.editing.desk
    with qtbot.assertNotEmitted(model.modelReset):
        model.refresh()
    desk.set_book("wsop-2026")
    with qtbot.waitSignal(model.modelReset):
        model.refresh()
    assert model.rows[0].book_id == "wsop-2026"
    desk.set_language("fr")
    model.refresh()
    assert model.heads[0] == "Règlement"
    desk.type_line("")
    model.refresh()
    assert model.text.startswith(model.title)


def test_an_act_in_dispute_is_compared_under_each_book(compared):
    model = compared("50/100 A,B,C flop: b100 r300 ")
    model.editing.open("C")
    model.editing.tell(chips=(100, 100))
    model.refresh()
    rows = {row.book_id: row for row in model.rows}
    assert rows["tda-2024"].is_own
    assert rows["wsop-live-2026"].differs
    assert rows["wsop-live-2026"].written == ("WSOP Live 2026 · 139", "WSOP Live 2026 · 181")


def test_a_document_with_an_act_in_dispute_asks_each_book(compared):
    """Books that count raises alike may still rule otherwise on an undercall."""
    model = compared("50/100 A,B,C flop: b100 r300 ")
    model.editing.open("C")
    model.editing.tell(chips=(100, 100))
    situation = model.editing.answer.replay.situation
    model.editing.close()
    desk = model.editing.desk
    desk.open(situation)
    model.refresh()
    told = {
        name for found in ruling_view(desk).comparisons if not found.same for name in found.books
    }
    assert told == {row.book for row in model.rows if row.differs}
    assert "WSOP Live 2026" in told
