"""Amounts as three languages write them: whole chips, grouped or short."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorapp.notation.amounts import read_amount
from floorapp.notation.totals import Amounts, read_amounts

SIGNS = [" ", "\u00a0", "\u202f", ".", ",", "'", "’"]


@pytest.mark.parametrize(
    ("text", "chips"),
    [
        ("0", 0),
        ("100", 100),
        (" 100 ", 100),
        ("1.500", 1500),
        ("1,500", 1500),
        ("12.345.678", 12_345_678),
        ("999 999 999 999 999", 10**15 - 1),
        ("5k", 5000),
        ("1.5k", 1500),
        ("1,5K", 1500),
        ("2m", 2_000_000),
        ("0.025k", 25),
    ],
)
def test_an_amount_is_whole_chips_grouped_or_short(text, chips):
    assert read_amount(text) == chips


@pytest.mark.parametrize("sign", SIGNS)
def test_every_language_may_group_by_its_own_sign(sign):
    assert read_amount(f"1{sign}000") == 1000
    assert read_amount(f"1{sign}000{sign}000") == 1_000_000


@pytest.mark.parametrize("sign", SIGNS)
def test_a_group_of_other_than_three_digits_is_refused(sign):
    assert read_amount(f"1{sign}50") is None
    assert read_amount(f"1{sign}5000") is None
    assert read_amount(f"1000{sign}000") is None


@pytest.mark.parametrize(
    "text",
    [
        *("1.5", "1.50", "1,00", "10 00", "1.000,000", "1.000.00", "1.0005k", "1 5k", "1 000k"),
        *("-5", "+5", "k", "1e3", "0x10", "1_0", "50%", "", " ", "²", "\u0663", "\u0663.333"),
        *("5\u212a", "1234567890123456", "1 000 000 000 000 000", "1000000000m", "9" * 5000),
    ],
)
def test_what_is_no_amount_of_chips_is_none(text):
    assert read_amount(text) is None


@given(chips=st.integers(0, 10**15 - 1), sign=st.sampled_from(SIGNS))
def test_an_amount_is_read_as_it_is_written_with_groups_or_without(chips, sign):
    assert read_amount(f"{chips}") == chips
    assert read_amount(f"{chips:,}".replace(",", sign)) == chips


@given(text=st.text() | st.text("0123456789.,'’ \u202f\u00a0kKm\u212a\u0663\u00b2", max_size=22))
def test_any_text_is_an_amount_that_can_be_written_again_or_none(text):
    found = read_amount(text)
    assert found is None or read_amount(str(found)) == found


@pytest.mark.parametrize(
    ("text", "amounts"),
    [
        ("", Amounts()),
        ("400", Amounts(to=400)),
        ("to 400", Amounts(to=400)),
        ("200 to 400", Amounts(to=400, by=200)),
        ("to 400 ; 200 more", Amounts(to=400, by=200)),
        ("de 200", Amounts(of=200)),
        ("de 200 a 400", Amounts(to=400, of=200)),
        ("de 100 de plus a 300", Amounts(to=300, by=100)),
        ("um 1.000 auf 3.000", Amounts(to=3000, by=1000)),
        ("a 1'000", Amounts(to=1000)),
    ],
)
def test_the_words_around_an_amount_say_what_it_is(text, amounts):
    assert read_amounts(text) == amounts


@pytest.mark.parametrize(
    "text",
    ["to", "to 1.50", "200 ; 400", "to 200 to 400", "by 100 by 200", "400 by 100", "100x", "a b"],
)
def test_what_is_said_twice_or_is_no_amount_is_none(text):
    assert read_amounts(text) is None


def test_a_long_text_is_refused_at_once():
    assert read_amounts("1" * 5000 + "x") is None
    assert read_amounts("1 " * 5000 + "x") is None
