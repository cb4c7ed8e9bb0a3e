import pytest

from floorapp.explain.numbers import amount, half, signed


@pytest.mark.parametrize(
    ("language", "written"),
    [("en", "1,234,500"), ("fr", "1\u202f234\u202f500"), ("de", "1.234.500")],
)
def test_an_amount_is_grouped_as_the_language_groups(language, written):
    assert amount(1234500, language) == written


def test_an_amount_of_three_digits_has_no_separator():
    assert {amount(125, language) for language in ("en", "fr", "de")} == {"125"}


def test_an_increment_carries_its_sign():
    assert signed(75, "en") == "+75"
    assert signed(3500, "fr") == "+3\u202f500"
    assert signed(0, "en") == "+0"
    assert signed(-1500, "de") == "−1.500"


def test_half_of_an_odd_amount_ends_in_half_a_chip():
    assert half(325, "en") == "162.5"
    assert half(325, "fr") == "162,5"
    assert half(2025, "de") == "1.012,5"
