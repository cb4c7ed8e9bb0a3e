"""Whatever the window, the text size and the amounts: nothing on the table overlaps."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from floorapp.widgets.seat_geometry import TableGeometry, arrange

felts = st.builds(QSize, st.integers(690, 2500), st.integers(300, 1920))
"""What of the window falls to the felt, from 1110 × 600 to 3840 × 2160."""

chairs = st.integers(2, 11)
scales = st.floats(1.0, 6.0)
"""The text size: it grows with the window, up to three times, and by the user's wish to twice."""

widths = st.floats(1.8, 5.5)
"""The widest amount in heights of one: from 25 to 123.456.789."""


def boxes(table: TableGeometry) -> list[QRect]:
    return [
        box
        for place in table.places
        for box in (place.seat, place.pill, place.chips, place.button)
        if not box.isEmpty()
    ]


def laid(size, count, scale, wide, dealer) -> TableGeometry:
    return arrange(
        size,
        count,
        scale=scale,
        dealer=dealer if dealer < count else None,
        pill_width=lambda height: round(wide * height),
    )


@given(felts, chairs, scales, widths, st.integers(0, 14))
def test_seats_amounts_chips_and_button_lie_apart_within_the_felt(size, count, scale, wide, dealer):
    table = laid(size, count, scale, wide, dealer)
    lying = boxes(table)
    assert not [pair for pair in combinations(lying, 2) if pair[0].intersects(pair[1])]
    assert all(QRect(0, 0, size.width(), size.height()).contains(box) for box in lying)
    for room in table.centre:
        assert room.isValid()
        assert not [box for box in lying if box.intersects(room)]


@given(felts, chairs, scales, widths, st.integers(0, 14))
def test_the_middle_keeps_room_for_the_bet_to_match(size, count, scale, wide, dealer):
    table = laid(size, count, scale, wide, dealer)
    assert max(room.height() for room in table.centre) >= 30 * table.factor
    assert max(room.width() for room in table.centre) >= 110 * table.factor


@given(felts, chairs, scales, st.floats(1.8, 4.2), st.integers(0, 10))
def test_an_amount_of_seven_digits_has_all_the_width_that_it_takes(
    size, count, scale, wide, dealer
):
    table = laid(size, count, scale, wide, dealer)
    for place in table.places:
        assert place.pill.width() >= round(wide * place.pill.height())


@given(chairs, widths, st.integers(0, 10))
def test_in_the_usual_window_everybody_has_chips_and_the_button_lies_on_the_cloth(
    count, wide, dealer
):
    table = laid(QSize(832, 528), count, 1.0, min(wide, 2.6), dealer)
    assert all(not place.chips.isEmpty() for place in table.places)
    buttons = [i for i, place in enumerate(table.places) if not place.button.isEmpty()]
    assert buttons == ([dealer] if dealer < count else [])


@given(felts, chairs, widths, st.integers(0, 10))
def test_larger_text_never_makes_the_seats_smaller(size, count, wide, dealer):
    usual, large = (laid(size, count, scale, wide, dealer) for scale in (1.0, 2.0))
    for before, after in zip(usual.places, large.places, strict=True):
        assert after.seat.width() >= before.seat.width()
        assert after.seat.height() >= before.seat.height()
