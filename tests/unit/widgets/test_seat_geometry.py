"""No two seats overlap and none leaves the window, whatever its size and the number of chairs."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from floorapp.widgets.seat_geometry import Side, arrange

sizes = st.builds(QSize, st.integers(690, 3840), st.integers(330, 2160))
chairs = st.integers(2, 11)
scales = st.sampled_from([1.0, 1.25, 1.5, 2.0])


@given(sizes, chairs, scales)
def test_no_two_seats_overlap_and_none_leaves_the_window(size, count, scale):
    table = arrange(size, count, scale=scale)
    window = QRect(0, 0, size.width(), size.height())
    seats = [place.seat for place in table.places]
    assert len(seats) == count
    assert all(window.contains(seat) for seat in seats)
    assert not [pair for pair in combinations(seats, 2) if pair[0].intersects(pair[1])]


@given(sizes, chairs, scales, st.integers(30, 110))
def test_wagers_meet_neither_seats_nor_each_other_nor_the_text(size, count, scale, width):
    table = arrange(size, count, scale=scale, pill_width=lambda _: width)
    seats = [place.seat for place in table.places]
    pills = [place.pill for place in table.places]
    assert not [1 for pill in pills for seat in seats if pill.intersects(seat)]
    assert not [1 for one, other in combinations(pills, 2) if one.intersects(other)]
    for room in table.centre:
        assert not [1 for pill in pills if pill.intersects(room)]
        assert not [1 for seat in seats if seat.intersects(room)]


@given(sizes, chairs)
def test_a_finger_hits_every_seat_and_the_middle_has_room_for_the_text(size, count):
    table = arrange(size, count)
    assert all(min(p.seat.width(), p.seat.height()) >= 44 for p in table.places)
    assert max(room.height() for room in table.centre) >= 50
    assert max(room.width() for room in table.centre) >= 150


@given(sizes, chairs)
def test_all_seats_are_of_one_size(size, count):
    assert len({(p.seat.width(), p.seat.height()) for p in arrange(size, count).places}) == 1


@given(st.builds(QSize, st.integers(0, 700), st.integers(0, 400)), chairs)
def test_even_a_window_too_small_to_use_is_set(size, count):
    assert len(arrange(size, count).places) == count


@pytest.mark.parametrize("count", range(2, 12))
def test_chairs_run_clockwise_from_the_lower_end_of_the_left_side(count):
    table = arrange(QSize(828, 562), count)
    order = [Side.LEFT, Side.TOP, Side.RIGHT, Side.BOTTOM]
    ranks = [order.index(place.side) for place in table.places]
    assert ranks == sorted(ranks)
    for side, key in (
        (Side.LEFT, lambda seat: -seat.y()),
        (Side.TOP, lambda seat: seat.x()),
        (Side.RIGHT, lambda seat: seat.y()),
        (Side.BOTTOM, lambda seat: -seat.x()),
    ):
        along = [key(place.seat) for place in table.places if place.side is side]
        assert along == sorted(along)


def test_seats_grow_with_the_window_and_with_the_text():
    widths = [
        arrange(QSize(w, h), 10).places[0].seat.width() for w, h in ((828, 562), (1656, 1124))
    ]
    assert widths[1] > 1.9 * widths[0]
    assert arrange(QSize(828, 562), 10, scale=1.2).places[0].seat.width() > widths[0]
    assert arrange(QSize(1656, 1124), 10, scale=1.2).places[0].seat.width() == widths[1]


@given(sizes, chairs, scales)
def test_the_text_in_the_middle_grows_no_further_than_the_seats(size, count, scale):
    table = arrange(size, count, scale=scale)
    seat = table.places[0].seat
    assert table.factor <= max(0.92, seat.width() / 166, seat.height() / 94)


def test_a_table_of_twelve_is_refused():
    with pytest.raises(KeyError):
        arrange(QSize(828, 562), 12)
