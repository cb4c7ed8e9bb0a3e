"""In the real window nothing on the table overlaps, and what must be read on it is whole."""

from itertools import combinations
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication

from floorapp.explain.catalogue import LANGUAGES
from floorapp.viewmodels.seat_views import felt_view
from floorapp.widgets import theme
from floorapp.widgets.felt import FeltWidget
from floorapp.widgets.main_window import MainWindow
from floorapp.widgets.seat_widget import SeatWidget

pytestmark = pytest.mark.broad

LINES = (
    "",
    "50/100 {seats}p flop: b100 a125 ",
    "50/100 {seats}p pre: r475 a1225 ",
    "50000/100000 {seats}p pre: r250000 a725000 ",
    "500000/1000000 {seats}p pre: r2500000 a7250000 ",
    "500000/1000000 {seats}p turn: b2500000 r9725000 ",
    "10/20 fl {seats}p third: 1:i5 ",
)


def enlarge(window: MainWindow, scale: float) -> None:
    """Have larger text on the felt than the window alone gives."""
    QApplication.processEvents()
    window.wear(theme.DARK)
    felt = window.felt
    felt.set_theme(theme.DARK.scaled(felt.seats[0].theme.scale * scale))


def boxes(felt: FeltWidget) -> list[QRect]:
    """Everything on the table."""
    found = [seat.geometry() for seat in felt.seats]
    for wager in felt.wagers:
        if wager is not None:
            found += [box for box in (wager.pill, wager.chips) if not box.isEmpty()]
    if felt.button is not None:
        found.append(felt.button)
    return found + [word.rect for word in felt.centre]


def must_be_read(seat: SeatWidget) -> set[str]:
    """What is never cut nor left out on a seat: its label, its total and its right."""
    return {seat.view.label, seat.view.total, seat.view.right_text} - {""}


class Shown(NamedTuple):
    """A table as it is looked at."""

    size: QSize
    seats: int
    scale: float
    language: str
    line: str


tables = st.builds(
    Shown,
    st.builds(QSize, st.integers(1110, 3840), st.integers(600, 2160)),
    st.integers(2, 11),
    st.sampled_from((1.0, 1.25, 1.5, 2.0)),
    st.sampled_from(LANGUAGES),
    st.sampled_from(LINES),
)


@settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(tables)
@example(Shown(QSize(1110, 600), 11, 2.0, "de", LINES[4]))
@example(Shown(QSize(1110, 600), 9, 2.0, "fr", LINES[4]))
@example(Shown(QSize(1110, 600), 2, 2.0, "de", LINES[5]))
@example(Shown(QSize(1280, 800), 10, 1.5, "de", LINES[3]))
@example(Shown(QSize(3840, 2160), 11, 2.0, "de", LINES[4]))
def test_nothing_on_the_table_overlaps_or_is_cut(window: MainWindow, table: Shown) -> None:
    felt, desk = window.felt, window.desk
    felt.set_motion(False)
    desk.new_dispute()
    window.resize(table.size)
    window.context.language_picked.emit(table.language)
    desk.setting.set_seat_count(table.seats)
    desk.type_line(table.line.format(seats=table.seats))
    enlarge(window, table.scale)
    window.grab()
    lying = boxes(felt)
    assert len(lying) > table.seats
    assert not [(a, b) for a, b in combinations(lying, 2) if a.intersects(b)]
    assert all(felt.rect().contains(box) for box in lying)
    for seat in felt.seats:
        assert must_be_read(seat) <= {word.text for word in seat.picture.words}
    for wager in felt.wagers:
        assert wager is None or wager.word.text in {seat.view.total for seat in felt.seats}
    assert felt_view(desk).to_match in {word.text for word in felt.centre}


@pytest.mark.parametrize("line", LINES[1:6])
def test_the_button_is_shown_whether_there_is_room_on_the_cloth_or_not(
    window: MainWindow, line: str
) -> None:
    felt = window.felt
    for size in (QSize(1110, 600), QSize(1280, 800), QSize(2560, 1440)):
        window.resize(size)
        for seats in range(2, 12):
            window.desk.type_line(line.format(seats=seats))
            window.desk.setting.set_seat_count(seats)
            QApplication.processEvents()
            dealer = felt.seats[seats - 1]
            assert dealer.view.dealer
            assert (felt.button is None) is dealer.shows_button


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [QSize(1110, 600), QSize(1280, 800), QSize(3840, 2160)])
def test_the_editor_fits_the_felt_over_every_seat(
    window: MainWindow, size: QSize, scale: float
) -> None:
    window.resize(size)
    window.desk.type_line("500000/1000000 9p pre: r2500000 a7250000 ")
    enlarge(window, scale)
    for row in range(9):
        window.felt.edit(row)
        (editor,) = [e for e in window.felt.children() if type(e).__name__ == "SeatEditor"]
        assert window.felt.rect().contains(editor.geometry())
        for field in (editor.stack, editor.total):
            wide = field.fontMetrics().horizontalAdvance(field.text())
            assert wide < field.width() - 20 and editor.rect().contains(field.geometry())
        editor.cancel()
        editor.setParent(None)
