"""What anybody may have written, as text that can be set."""

import pytest

from floorapp.viewmodels.plain_text import MOST_MARKS, one_line, plain


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Zoë called, “raise” – said it", "Zoë called, “raise” – said it"),
        ("a\r\nb\rc\x0bd\x0ce\x85f\u2028g\u2029h", "a\nb\nc\nd\ne\nf\ng\nh"),
        ("a\tb", "a b"),
        ("a\x00\x07\x1b\x7f\x9fb", "a\ufffd\ufffd\ufffd\ufffd\ufffdb"),
        ("a\ud800b\ufffcc\ufffed\ufdd0", "a\ufffdb\ufffdc\ufffdd\ufffd"),
        ("\u202eturned\u202c \u2066x\u2069", "turned x"),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("שלום 你好 😀 👩‍👧", "שלום 你好 😀 👩‍👧"),
        ("", ""),
    ],
)
def test_text_stays_text(text, told):
    assert plain(text) == told


@pytest.mark.parametrize("between", ["", "\u200d"])
def test_a_letter_carries_only_so_many_marks(between):
    tower = "e" + ("\u0301" + between) * 100 + "f\u0301"
    kept = plain(tower)
    assert kept.count("\u0301") == MOST_MARKS + 1
    assert kept.endswith("f\u0301")


def test_one_line_is_one_line():
    assert one_line(" a\nb\u2028c\td ") == "a b c d"
