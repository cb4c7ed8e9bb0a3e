"""An amount is piled up in chips, and nothing of it is lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorapp.viewmodels.chip_piles import pile


@pytest.mark.parametrize(
    ("total_to", "chips", "stacks", "left"),
    [
        (0, (25, 100), (), 0),
        (24, (25, 100), (), 24),
        (25, (25, 100), ((25, 1),), 0),
        (1225, (25, 100, 500, 1000), ((1000, 1), (100, 2), (25, 1)), 0),
        (137, (25, 100), ((100, 1), (25, 1)), 12),
        (60, (20, 50), ((50, 1),), 10),
        (7_250_000, (500_000, 1_000_000, 5_000_000), ((5_000_000, 1), (1_000_000, 2)), 250_000),
        (300, (100,), ((100, 3),), 0),
        (300, (), (), 300),
    ],
)
def test_the_largest_chips_go_first(total_to, chips, stacks, left):
    assert pile(total_to, chips) == (stacks, left)


@given(
    st.integers(0, 50_000_000),
    st.sets(st.sampled_from((1, 5, 20, 25, 100, 500, 1000, 5000, 25_000, 100_000)), min_size=1),
)
def test_chips_and_what_is_left_over_are_the_amount(total_to, chips):
    stacks, left = pile(total_to, sorted(chips))
    assert sum(chip * count for chip, count in stacks) + left == total_to
    assert 0 <= left < min(chips)
    assert [chip for chip, _ in stacks] == sorted({chip for chip, _ in stacks}, reverse=True)
    assert all(count > 0 for _, count in stacks)
