"""The felt follows its model, sets the seats round the table, and passes on what is done to them."""

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from typing_extensions import override

from floorapp.engine.values import replace
from floorapp.explain.catalogue import catalogue
from floorapp.viewmodels.views import FeltView, SeatView
from floorapp.widgets.felt import FeltWidget
from floorapp.widgets.felt_picture import lay_out_centre
from floorapp.widgets.seat_editor import SeatEditor
from floorapp.widgets.theme import DARK, LIGHT
from floorapp.widgets.typeface import load_fonts

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
MIDDLE = FeltView("Pot 850", "200 to match", "full raise 100 · next raise to ≥ 300")


class Chairs(QAbstractListModel):
    """A model of chairs."""

    def __init__(self, views):
        super().__init__()
        self.views = list(views)

    @override
    def rowCount(self, parent=QModelIndex()):
        return 0 if parent.isValid() else len(self.views)

    @override
    def data(self, index, role=Qt.ItemDataRole.DisplayRole):
        return self.views[index.row()] if role == Qt.ItemDataRole.UserRole else None

    def put(self, row, view):
        self.views[row] = view
        self.dataChanged.emit(self.index(row), self.index(row), [Qt.ItemDataRole.UserRole])

    def renew(self, views):
        self.beginResetModel()
        self.views = list(views)
        self.endResetModel()


def chairs(count):
    return [
        SeatView(label=str(i + 1), total="200", total_to=200, name=f"Seat {i + 1}")
        for i in range(count)
    ]


class Counting(FeltWidget):
    """A felt that remembers what was painted."""

    painted = ()

    @override
    def paintEvent(self, event):
        self.painted = (*self.painted, event.region().boundingRect())
        super().paintEvent(event)


@pytest.fixture
def model(qapp):
    assert qapp
    load_fonts()
    return Chairs(chairs(10))


@pytest.fixture
def felt(qtbot, model):
    widget = Counting(model, DARK)
    qtbot.addWidget(widget)
    widget.set_view(MIDDLE)
    widget.retranslate(catalogue("en"))
    widget.resize(828, 562)
    widget.show()
    widget.activateWindow()
    qtbot.waitActive(widget)
    QApplication.processEvents()
    return widget


def boxes(felt):
    return [seat.geometry() for seat in felt.seats]


def test_there_is_a_seat_for_each_row_and_they_stand_apart(felt):
    assert [seat.view.label for seat in felt.seats] == [str(i) for i in range(1, 11)]
    placed = boxes(felt)
    assert all(felt.rect().contains(box) for box in placed)
    assert not any(a.intersects(b) for i, a in enumerate(placed) for b in placed[:i])


def test_a_changed_row_repaints_its_seat_and_wager_and_nothing_else(felt, model):
    felt.painted = ()
    model.put(2, replace(model.views[2], total="300", total_to=300))
    QApplication.processEvents()
    assert felt.seats[2].view.total == "300"
    around = felt.seats[2].geometry().adjusted(-80, -80, 80, 80)
    assert felt.painted and all(around.contains(dirty) for dirty in felt.painted)


def test_an_unchanged_row_repaints_nothing(felt, model):
    felt.painted = ()
    model.put(2, replace(model.views[2]))
    QApplication.processEvents()
    assert felt.painted == ()


def test_a_wider_wager_makes_room_for_itself(felt, model):
    model.put(0, replace(model.views[0], total="123,456,789,000", total_to=1))
    QApplication.processEvents()
    wager = felt.wagers[0]
    assert wager.word.text == "123,456,789,000" and wager.pill.contains(wager.word.rect)


def test_a_wager_taken_back_leaves_the_cloth(felt, model):
    model.put(0, replace(model.views[0], total="", total_to=0))
    QApplication.processEvents()
    assert felt.wagers[0] is None


@pytest.mark.parametrize("count", [2, 11, 5])
def test_a_new_set_of_chairs_takes_the_place_of_the_old(felt, model, count):
    model.renew(chairs(count))
    QApplication.processEvents()
    assert len(felt.seats) == count
    assert len({(box.x(), box.y()) for box in boxes(felt)}) == count


@pytest.mark.parametrize("count", [0, 1, 12])
def test_a_number_of_chairs_that_is_no_table_is_borne(felt, model, count):
    model.renew(chairs(count))
    felt.resize(700, 400)
    felt.set_view(FeltView("Pot 1"))
    QApplication.processEvents()
    assert len(felt.seats) == count


def test_a_row_without_a_view_is_an_empty_chair(felt, model):
    model.put(3, None)
    assert not felt.seats[3].view.in_hand


def test_a_chair_added_or_taken_away_is_followed(felt, model):
    model.beginInsertRows(QModelIndex(), 10, 10)
    model.views.append(SeatView(label="11"))
    model.endInsertRows()
    assert felt.seats[10].view.label == "11"
    model.beginRemoveRows(QModelIndex(), 0, 0)
    del model.views[0]
    model.endRemoveRows()
    assert [seat.view.label for seat in felt.seats] == [str(i) for i in range(2, 12)]


def test_tab_goes_from_row_to_row(qtbot, felt):
    felt.seats[0].setFocus()
    for seat in felt.seats[1:]:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert seat.hasFocus()


def test_what_is_done_to_a_seat_is_passed_on_with_its_row(qtbot, felt):
    with qtbot.waitSignal(felt.seat_clicked) as clicked:
        qtbot.mouseClick(felt.seats[4], Qt.MouseButton.LeftButton)
    assert clicked.args == [4]
    with qtbot.waitSignal(felt.seat_removed) as removed:
        qtbot.keyClick(felt.seats[5], Qt.Key.Key_Delete)
    assert removed.args == [5]
    with qtbot.waitSignal(felt.seat_menu) as menu:
        qtbot.keyClick(felt.seats[6], Qt.Key.Key_Menu)
    assert menu.args[0] == 6 and isinstance(menu.args[1], QPoint)


def editor_of(felt):
    editors = [e for e in felt.findChildren(SeatEditor) if e.isVisible()]
    return editors[0] if editors else None


@pytest.mark.parametrize("row", range(10))
def test_a_seat_is_edited_in_place_and_the_keyboard_returns_to_it(qtbot, felt, row):
    qtbot.keyClick(felt.seats[row], Qt.Key.Key_F2)
    editor = editor_of(felt)
    assert felt.rect().contains(editor.geometry())
    assert editor.geometry().intersects(felt.seats[row].geometry())
    qtbot.keyClicks(editor.total, "350")
    with qtbot.waitSignal(felt.seat_edited) as edited:
        qtbot.keyClick(editor.total, Qt.Key.Key_Return)
    assert edited.args == [row, "", "350"]
    assert editor_of(felt) is None
    assert felt.seats[row].hasFocus()


def test_clicking_another_seat_accepts_and_leaves_the_keyboard_there(qtbot, felt):
    felt.edit(0)
    qtbot.keyClicks(editor_of(felt).total, "9")
    with qtbot.waitSignals([felt.seat_edited, felt.seat_clicked]):
        qtbot.mouseClick(felt.seats[3], Qt.MouseButton.LeftButton)
    assert felt.seats[3].hasFocus()
    assert editor_of(felt) is None


def test_editing_another_seat_accepts_the_first(qtbot, felt):
    felt.edit(0)
    qtbot.keyClicks(editor_of(felt).total, "9")
    with qtbot.waitSignal(felt.seat_edited):
        felt.edit(1)
    assert editor_of(felt).total.hasFocus()


def test_other_chairs_close_the_editor_without_a_change(qtbot, felt, model):
    felt.edit(0)
    qtbot.keyClicks(editor_of(felt).total, "9")
    with qtbot.assertNotEmitted(felt.seat_edited):
        model.renew(chairs(5))
    assert editor_of(felt) is None


def test_the_editor_stays_with_its_seat_when_the_window_changes(felt):
    felt.edit(9)
    felt.resize(1200, 900)
    QApplication.processEvents()
    assert editor_of(felt).geometry().intersects(felt.seats[9].geometry())


def pixels(felt):
    image = QImage(felt.size(), QImage.Format.Format_RGB32)
    felt.render(image)
    return image


def test_another_theme_repaints_the_table_and_its_seats(felt):
    before = pixels(felt)
    felt.set_theme(LIGHT)
    assert pixels(felt) != before
    assert all(seat.theme is LIGHT for seat in felt.seats)
    felt.set_theme(DARK)
    assert pixels(felt) == before


def test_the_middle_is_painted_and_told_to_a_screen_reader(felt):
    before = pixels(felt)
    felt.set_view(FeltView("Pot 900", "300 to match", ""))
    assert pixels(felt) != before
    assert felt.accessibleDescription() == "Pot 900\n300 to match"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("room", [QRect(0, 0, 240, 90), QRect(0, 0, 500, 200)])
def test_the_middle_shrinks_and_breaks_rather_than_being_cut(room):
    load_fonts()
    view = FeltView(
        "Pot 12.850.000", "1.250.000 mitgehen", "volle Erhöhung 600.000 · nächste auf ≥ 1.850.000"
    )
    words = lay_out_centre(view, (room,), DARK, 0.92)
    assert " · ".join(word.text for word in words).replace(" · ", "") == "".join(
        (view.pot, view.to_match, view.detail.replace(" · ", ""))
    )
    assert all(room.contains(word.rect) for word in words)


@pytest.mark.usefixtures("qapp")
def test_a_middle_without_room_is_cut_with_an_ellipsis():
    words = lay_out_centre(MIDDLE, (QRect(0, 0, 60, 20),), DARK, 1)
    assert any(word.text.endswith("…") for word in words)


def test_the_felt_wishes_for_the_share_of_a_window(felt):
    assert felt.sizeHint() == QSize(828, 562)
    assert felt.minimumSizeHint().width() <= 690 and felt.minimumSizeHint().height() <= 330
