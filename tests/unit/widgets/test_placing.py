"""A window is brought back onto a screen, and left where it is if it is on one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect

from floorapp.widgets.placing import on_a_screen

LEFT, RIGHT = QRect(0, 0, 1920, 1040), QRect(1920, 0, 2560, 1400)
BOXES = st.builds(
    QRect,
    st.integers(-9999, 9999),
    st.integers(-9999, 9999),
    st.integers(1, 5000),
    st.integers(1, 5000),
)


@pytest.mark.parametrize(
    ("place", "put"),
    [
        (QRect(10, 20, 1280, 800), QRect(10, 20, 1280, 800)),
        (QRect(2000, 20, 1280, 800), QRect(2000, 20, 1280, 800)),
        (QRect(-200, 20, 1280, 800), QRect(-200, 20, 1280, 800)),  # still held by its title
        (QRect(5000, 20, 1280, 800), QRect(640, 20, 1280, 800)),  # the third screen has gone
        (QRect(4300, 20, 1280, 800), QRect(3200, 20, 1280, 800)),
        (QRect(10, -900, 1280, 800), QRect(10, 0, 1280, 800)),
        (QRect(10, 5000, 4000, 3000), QRect(0, 0, 1920, 1040)),
    ],
)
def test_a_window_is_put_where_it_can_be_seen(place: QRect, put: QRect) -> None:
    assert on_a_screen(place, [LEFT, RIGHT]) == put


def test_without_a_screen_nothing_is_moved() -> None:
    assert on_a_screen(QRect(9, 9, 9, 9), []) == QRect(9, 9, 9, 9)


@given(place=BOXES, screens=st.lists(BOXES, min_size=1, max_size=3))
def test_the_title_can_always_be_held(place: QRect, screens: list[QRect]) -> None:
    put = on_a_screen(place, screens)
    held = QPoint(put.center().x(), put.top())
    assert any(screen.contains(held) for screen in screens)
    assert put.width() <= place.width() and put.height() <= place.height()
    assert on_a_screen(put, screens) == put
