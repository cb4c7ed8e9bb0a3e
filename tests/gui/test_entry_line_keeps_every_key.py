"""The entry line: no key is lost, errors are underlined and told, and what stands is ruled on."""

import random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLineEdit, QWidget

from floorapp.notation.line import TokenKind
from floorapp.widgets import theme
from floorapp.widgets.main_window import MainWindow
from tests.gui.hands import Hands
from tests.gui.pixels import where

PIECES = (
    *("50/100 ", "5p ", "11p", "flop:", "t: ", "A,B,C ", "x", "f ", "c ", "c70 ", "b100 "),
    *("r300 ", "r", "a125 ", "a", "300 ", "1k ", "1'000 ", "7:a200 ", "C:", "zz ", "/ ", "é", "ß"),
    *("“", "…", "%s", "{seat}", "<b>", "&amp;", "\\", "  ", ":", "!", "99999999999", "\uff10"),
)


@pytest.mark.parametrize("seed", range(40))
def test_the_text_of_the_line_is_exactly_what_was_typed(
    window: MainWindow, hands: Hands, seed: int
) -> None:
    rng = random.Random(seed)
    typed = "".join(rng.choices(PIECES, k=12))
    hands.type(typed)
    assert window.entry.edit.text() == typed == window.desk.dispute.text


@pytest.mark.parametrize("seed", range(8))
def test_keys_in_the_middle_of_the_line_stay_where_they_were_typed(
    window: MainWindow, hands: Hands, seed: int
) -> None:
    rng = random.Random(seed)
    expected, at = "", 0
    for _ in range(50):
        what = rng.choice(("key", "key", "key", "left", "right", "back"))
        if what == "key":
            key = rng.choice("0125 abcfrx/:,")
            hands.type(key)
            expected, at = expected[:at] + key + expected[at:], at + 1
        elif what == "back":
            hands.press(Qt.Key.Key_Backspace)
            expected, at = expected[: max(0, at - 1)] + expected[at:], max(0, at - 1)
        else:
            hands.press(Qt.Key.Key_Left if what == "left" else Qt.Key.Key_Right)
            at = max(0, at - 1) if what == "left" else min(len(expected), at + 1)
        assert window.entry.edit.text() == expected
        assert window.entry.edit.cursorPosition() == at


def places(window: MainWindow) -> dict[str, QWidget]:
    return {
        "a seat": window.felt.seats[2],
        "the fold button": window.bar.buttons["fold"],
        "a digit": window.bar.digits["5"],
        "a menu button": window.context.street,
        "the history": window.history,
        "the ruling": window.ruling.below,
    }


@pytest.mark.parametrize(
    "name", ["a seat", "the fold button", "a digit", "a menu button", "the history", "the ruling"]
)
def test_letters_and_digits_typed_anywhere_land_in_the_line(
    set_up: MainWindow, hands: Hands, name: str
) -> None:
    hands.type("100 ")
    place = places(set_up)[name]
    place.setFocus()
    assert place.hasFocus()
    hands.type("a125 c")
    assert set_up.entry.edit.text() == "100 a125 c"
    assert set_up.entry.edit.hasFocus() and len(set_up.desk.situation.acts) == 3


def test_what_is_typed_elsewhere_goes_to_the_end_of_the_line(
    set_up: MainWindow, hands: Hands
) -> None:
    hands.type("100 ")
    hands.press(Qt.Key.Key_Home)
    set_up.felt.seats[0].setFocus()
    hands.type("c ")
    assert set_up.entry.edit.text() == "100 c "


def test_a_letter_with_a_command_key_is_no_text(set_up: MainWindow, hands: Hands) -> None:
    set_up.felt.seats[0].setFocus()
    control = Qt.KeyboardModifier.ControlModifier
    for modifier in (control, control | Qt.KeyboardModifier.ShiftModifier):
        hands.press(Qt.Key.Key_1, modifier)
    assert set_up.entry.edit.text() == "" and set_up.felt.seats[0].hasFocus()


# --- errors --------------------------------------------------------------------------------------


def underlined(edit: QLineEdit) -> QRect:
    """Return where anything in the colour of errors is painted in the field's lower part."""
    lower = edit.rect().adjusted(0, edit.height() // 2, 0, -6)
    return where(edit, theme.DARK.closed, lower)


@pytest.mark.parametrize(
    ("line", "bad", "kind", "sentence"),
    [
        ("100 zz c ", "zz", TokenKind.ERROR, "“zz” is not an act"),
        ("100 1.50 c ", "1.50", TokenKind.ERROR, "“1.50” has no amount of whole chips"),
        ("100 r150 c ", "r150", TokenKind.NOT_ALLOWED, ""),
    ],
)
def test_an_error_is_underlined_and_told_and_what_stands_before_it_is_ruled_on(
    set_up: MainWindow, hands: Hands, line: str, bad: str, kind: TokenKind, sentence: str
) -> None:
    hands.type("100 ")
    before = set_up.ruling.headline.text()
    hands.type_over(line)
    edit = set_up.entry.edit
    token = next(token for token in set_up.desk.reading.tokens if token.kind is kind)
    assert line[token.start : token.end] == bad
    metrics = QFontMetrics(edit.font())
    left = metrics.horizontalAdvance(line[: token.start])
    right = metrics.horizontalAdvance(line[: token.end])
    marked = underlined(edit)
    inset = edit.cursorRect().center().x() - metrics.horizontalAdvance(line)
    assert marked.isValid()
    assert left - 4 <= marked.left() - inset <= left + 8
    assert right - 12 <= marked.right() - inset <= right + 4
    if kind is TokenKind.ERROR:
        message = set_up.entry.message
        assert sentence in message.text() and message.isVisible()
        assert set_up.ruling.headline.text() == before
        assert edit.accessibleDescription() == message.text()


def test_a_line_without_error_has_nothing_in_the_colour_of_errors(
    set_up: MainWindow, hands: Hands
) -> None:
    hands.type("100 a125 c ")
    assert not underlined(set_up.entry.edit).isValid()
    assert not set_up.entry.message.isVisible()


def test_what_is_only_begun_is_waited_for_and_no_fault(set_up: MainWindow, hands: Hands) -> None:
    for text in ("b", "1", "0"):
        hands.type(text)
        assert set_up.desk.reading.problem is None
        assert set_up.desk.situation.acts == ()
    hands.type("0")
    assert set_up.desk.situation.acts[0].to == 100


def test_the_ruling_follows_each_key(set_up: MainWindow, hands: Hands) -> None:
    headlines = []
    for key in "100 a125 c a200 c":
        hands.type(key)
        headlines.append(set_up.ruling.headline.text())
        assert headlines[-1] == set_up.shown_ruling.headline
    assert headlines[-1] == "A may fold, call 100 or raise to 300 or more."
    assert len(set(headlines)) >= 6
