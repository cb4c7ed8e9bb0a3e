"""Wagers lie as chips before their seats, and what is added slides there without anybody waiting."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractAnimation, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle
from typing_extensions import override

from floorapp.engine.values import replace
from floorapp.viewmodels.chip_piles import pile
from floorapp.viewmodels.views import SeatView
from floorapp.widgets.chip_look import chip_look, spots_from_the_side
from floorapp.widgets.chip_picture import PileStamps, shown
from floorapp.widgets.chip_slide import ChipSlide
from floorapp.widgets.theme import DARK, LIGHT
from floorapp.widgets.typeface import load_fonts
from tests.unit.widgets.test_felt import Chairs, Counting

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
CHIPS = (25, 100, 500, 1000, 5000)
USUAL = (1, 5, 25, 100, 500, 1000, 5000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000)


def seat(row, to=0, *, dealer=False):
    total = f"{to:,}" if to else ""
    chips = pile(to, CHIPS)[0]
    name = f"Seat {row + 1}"
    label = str(row + 1)
    return SeatView(label=label, total=total, total_to=to, chips=chips, dealer=dealer, name=name)


@pytest.fixture
def model(qapp):
    assert qapp
    load_fonts()
    return Chairs([seat(row) for row in range(9)])


@pytest.fixture
def felt(qtbot, model, monkeypatch):
    """A table whose chips take a minute, so that no test has to be quick."""
    monkeypatch.setattr("floorapp.widgets.chip_slide._DURATION", 60_000)
    widget = Counting(model, DARK)
    qtbot.addWidget(widget)
    widget.resize(832, 528)
    widget.show()
    widget.activateWindow()
    qtbot.waitActive(widget)
    QApplication.processEvents()
    return widget


def slide_of(felt):
    slides = felt.findChildren(ChipSlide)
    return slides[0] if slides else None


def is_moving(felt):
    slide = slide_of(felt)
    return slide is not None and slide.state() is QAbstractAnimation.State.Running


def pixels(felt):
    image = QImage(felt.size(), QImage.Format.Format_RGB32)
    felt.render(image)
    return image


# What lies there.


@pytest.mark.parametrize("first", range(len(USUAL) - 4))
def test_chips_in_play_at_once_differ_by_their_spots_too(first):
    looks = [chip_look(by) for by in USUAL[first : first + 5]]
    assert len({look.spots for look in looks}) == len({look.ground for look in looks}) == 5


@pytest.mark.parametrize("by", [*USUAL, 20])
def test_spots_are_seen_one_beside_the_other_from_one_edge_to_the_other(by):
    spots = spots_from_the_side(chip_look(by))
    edges = [edge for spot in spots for edge in spot]
    assert edges == sorted(edges) and edges[0] >= -1 and edges[-1] <= 1
    assert any(begin < 0 < end for begin, end in spots)


@pytest.mark.parametrize(
    ("chips", "room", "drawn"),
    [
        (((100, 3), (25, 1)), (100, 40), ((100, 3), (25, 1))),
        (((100, 3), (25, 1)), (40, 40), ((100, 3),)),
        (((100, 30),), (24, 36), ((100, 6),)),
        (((100, 30),), (24, 400), ((100, 8),)),
        (((100, 30),), (24, 16), ((100, 1),)),
        (((100, 30),), (23, 40), ()),
        (((100, 30),), (0, 0), ()),
        ((), (100, 40), ()),
    ],
)
def test_the_smallest_chips_go_first_and_a_high_stack_is_drawn_as_there_is_room(chips, room, drawn):
    assert shown(chips, QSize(*room), 24)[0] == drawn


@given(st.integers(1, 99_999), st.integers(1, 400), st.integers(12, 200), st.integers(8, 80))
def test_what_is_drawn_of_a_pile_fits_its_room(total_to, width, height, chip):
    _, size = shown(pile(total_to, CHIPS)[0], QSize(width, height), chip)
    assert size.width() <= width and size.height() <= height


@pytest.mark.usefixtures("qapp")
def test_a_pile_is_painted_once_and_stacks_differ():
    stamps = PileStamps()
    low, high = (stamps.pile(((100, n),), QSize(24, 40), 24, 1.0) for n in (1, 5))
    assert stamps.pile(((100, 1),), QSize(24, 40), 24, 1.0).cacheKey() == low.cacheKey()
    assert low.toImage() != high.toImage()
    for n in range(200):
        stamps.pile(((n, 1),), QSize(24, 40), 24, 1.0)
    assert stamps.pile(((100, 1),), QSize(24, 40), 24, 1.0).toImage() == low.toImage()


@pytest.mark.parametrize("count", [2, 6, 9, 11])
@pytest.mark.parametrize("to", [25, 1225, 9_999_975])
def test_amounts_chips_and_the_button_lie_apart(felt, model, count, to):
    for dealer in range(count):
        model.renew(seat(row, to, dealer=row == dealer) for row in range(count))
        lying = [seat.geometry() for seat in felt.seats]
        for wager in felt.wagers:
            assert wager.word.text == f"{to:,}"
            lying += [box for box in (wager.pill, wager.chips) if not box.isEmpty()]
        if felt.button is None:
            assert felt.seats[dealer].shows_button
        else:
            lying.append(felt.button)
            assert not felt.seats[dealer].shows_button
        lying += [word.rect for word in felt.centre]
        assert not [1 for one, other in combinations(lying, 2) if one.intersects(other)]
        assert all(felt.rect().contains(box) for box in lying)


def away(box, other):
    """Return how far two rectangles are apart."""
    x = max(box.left() - other.right(), 0, other.left() - box.right())
    y = max(box.top() - other.bottom(), 0, other.top() - box.bottom())
    return (x * x + y * y) ** 0.5


@pytest.mark.parametrize("row", range(9))
def test_the_button_lies_next_to_the_wager_of_its_seat_or_before_the_seat(felt, model, row):
    model.renew(seat(other, dealer=other == row) for other in range(9))
    boxes = [felt.seats[other].geometry() for other in range(9)]
    assert min(range(9), key=lambda other: away(boxes[other], felt.button)) == row
    model.renew(seat(other, 1225, dealer=other == row) for other in range(9))
    assert away(felt.wagers[row].pill, felt.button) < 8


def test_the_button_is_taken_from_the_cloth_and_laid_elsewhere(felt, model):
    bare = pixels(felt)
    model.put(3, seat(3, dealer=True))
    first = felt.button
    assert felt.seats[3].geometry().adjusted(-60, -60, 60, 60).contains(first)
    assert pixels(felt) != bare
    model.put(3, seat(3))
    assert felt.button is None and pixels(felt) == bare
    model.put(7, seat(7, dealer=True))
    assert felt.button != first


def test_where_there_is_no_room_on_the_cloth_the_card_shows_the_button(felt, model):
    model.renew(seat(row, 99_999_975, dealer=row == 4) for row in range(11))
    felt.resize(690, 330)
    assert felt.button is None
    assert [seat.shows_button for seat in felt.seats] == [row == 4 for row in range(11)]
    assert "D" in [word.text for word in felt.seats[4].picture.words]
    felt.resize(1600, 1000)
    assert felt.button is not None
    assert "D" not in [word.text for word in felt.seats[4].picture.words]


# How it moves.


def test_the_amount_is_there_at_once_and_the_chips_come_from_the_seat(qtbot, felt, model):
    model.put(2, seat(2, 1225))
    wager = felt.wagers[2]
    assert wager.word.text == "1,225"
    QApplication.processEvents()
    qtbot.waitUntil(lambda: is_moving(felt))
    slide = slide_of(felt)
    slide.setCurrentTime(slide.duration() // 3)
    image = pixels(felt)
    on_its_way = wager.chips_at(slide.currentValue())
    assert wager.chips.top() > on_its_way.top() > wager.seat.bottom() - wager.chips.height()
    slide.setCurrentTime(slide.duration())
    final = pixels(felt)
    assert not is_moving(felt)
    assert image.copy(wager.pill) == final.copy(wager.pill)
    assert image.copy(wager.chips) != final.copy(wager.chips)


def test_what_lay_there_before_lies_there_until_the_rest_has_come(qtbot, felt, model):
    felt.set_motion(False)
    model.put(0, seat(0, 100))
    before = pixels(felt)
    lying = felt.wagers[0].chips
    felt.set_motion(True)
    model.put(0, seat(0, 300))
    QApplication.processEvents()
    qtbot.waitUntil(lambda: is_moving(felt))
    slide_of(felt).setCurrentTime(0)
    assert pixels(felt).copy(lying) == before.copy(lying)


@pytest.mark.parametrize("how", ["key", "click", "change"])
def test_whatever_the_user_does_ends_it_at_once(qtbot, felt, model, how):
    model.put(2, seat(2, 1225))
    QApplication.processEvents()
    qtbot.waitUntil(lambda: is_moving(felt))
    match how:
        case "key":
            qtbot.keyClick(felt, Qt.Key.Key_F9)
        case "click":
            qtbot.mouseClick(felt, Qt.MouseButton.LeftButton)
        case _:
            model.put(3, replace(seat(3, 300), chips=()))
    assert not is_moving(felt)
    ended = pixels(felt)
    felt.set_motion(False)
    assert pixels(felt) == ended


def test_only_the_way_of_the_chips_is_painted_meanwhile(qtbot, felt, model):
    model.put(2, seat(2, 1225))
    QApplication.processEvents()
    qtbot.waitUntil(lambda: is_moving(felt))
    felt.painted = ()
    slide_of(felt).setCurrentTime(30_000)
    QApplication.processEvents()
    around = felt.seats[2].geometry().adjusted(-60, 0, 60, 60)
    assert felt.painted and all(around.contains(dirty) for dirty in felt.painted)


def test_at_rest_nothing_is_painted_and_no_key_is_watched(qtbot, felt, model, monkeypatch):
    watched = []
    monkeypatch.setattr(ChipSlide, "eventFilter", lambda *_: bool(watched.append(1)))
    model.put(2, seat(2, 1225))
    qtbot.waitUntil(lambda: is_moving(felt))
    slide = slide_of(felt)
    slide.setCurrentTime(slide.duration())
    assert not is_moving(felt)
    QApplication.processEvents()
    felt.painted = ()
    assert watched
    watched.clear()
    qtbot.keyClick(felt, Qt.Key.Key_F9)
    qtbot.wait(40)
    assert felt.painted == () and watched == []


def never(felt):
    QApplication.processEvents()
    pixels(felt)
    QApplication.processEvents()
    assert slide_of(felt) is None


def test_chips_taken_back_do_not_move(felt, model):
    felt.set_motion(False)
    model.put(2, seat(2, 1225))
    felt.set_motion(True)
    model.put(2, seat(2, 100))
    model.put(2, seat(2))
    never(felt)


def test_another_table_or_size_does_not_move_chips(felt, model):
    model.renew(seat(row, 100) for row in range(9))
    felt.resize(900, 600)
    felt.set_theme(LIGHT)
    never(felt)


def test_without_motion_all_is_in_its_place(felt, model):
    felt.set_motion(False)
    model.put(2, seat(2, 1225))
    never(felt)


class Still(QProxyStyle):
    """A style of a system that shall not animate."""

    @override
    def styleHint(self, hint, option=None, widget=None, returnData=None):
        if hint == QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget, returnData)


def test_a_system_without_animations_has_none_here(felt, model):
    still = Still()
    felt.setStyle(still)
    model.put(2, seat(2, 1225))
    never(felt)
    moved = pixels(felt)
    felt.set_motion(False)
    assert pixels(felt) == moved


def test_out_of_sight_nothing_moves(felt, model):
    felt.hide()
    model.put(2, seat(2, 1225))
    felt.show()
    never(felt)


def test_a_table_that_changes_while_chips_move_is_borne(qtbot, felt, model):
    model.put(8, seat(8, 1225))
    QApplication.processEvents()
    qtbot.waitUntil(lambda: is_moving(felt))
    model.renew([seat(0), seat(1)])
    slide_of(felt).setCurrentTime(20_000)
    pixels(felt)
    assert not is_moving(felt)
