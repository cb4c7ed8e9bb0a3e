"""The bet ladder takes the height it needs and paints each kind of wager in its own way."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QColor, QHelpEvent, QImage
from PySide6.QtWidgets import QApplication, QToolTip

from floorapp.engine.values import replace
from floorapp.viewmodels.views import Bracket, LadderView, Rung
from floorapp.widgets.bet_ladder import BetLadder
from floorapp.widgets.theme import DARK, LIGHT
from floorapp.widgets.typeface import load_fonts

VIEW = LadderView(
    (
        Rung(0, "0", "", "start"),
        Rung(100, "100", "A bet", "full"),
        Rung(125, "125", "B +25", "short"),
        Rung(200, "200", "D +75", "short"),
        Rung(300, "300", "min raise", "minimum"),
    ),
    (
        Bracket(125, 200, "C faces 75 < 100", enough=False),
        Bracket(100, 200, "A faced 100 ≥ 100", enough=True),
    ),
    "Bets of 100, 125 and 200; the next raise is to 300.",
)


@pytest.fixture
def ladder(qtbot):
    load_fonts()
    widget = BetLadder(DARK)
    qtbot.addWidget(widget)
    widget.set_view(VIEW)
    widget.resize(widget.sizeHint())
    return widget


def pixels(widget):
    image = QImage(widget.size(), QImage.Format.Format_RGB32)
    image.fill(0)
    widget.render(image)
    return image


def colours(widget):
    image = pixels(widget)
    return {
        image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())
    }


def test_wagers_brackets_and_the_next_raise_have_their_colours(ladder):
    assert {DARK.open, DARK.short, DARK.link, DARK.closed, DARK.axis, DARK.well} <= colours(ladder)


def test_the_height_follows_what_there_is_to_show(ladder):
    full = ladder.sizeHint().height()
    ladder.set_view(replace(VIEW, brackets=VIEW.brackets[:1]))
    less = ladder.sizeHint().height()
    ladder.set_view(LadderView())
    assert ladder.sizeHint().height() == 0
    assert full > less > 0


def test_a_ladder_without_wagers_paints_nothing(ladder):
    ladder.set_view(LadderView())
    assert colours(ladder) & {DARK.well, DARK.axis} == set()


def test_a_narrower_ladder_may_be_higher_and_its_least_size_says_so(ladder):
    rungs = tuple(Rung(i * 100, f"{i * 100:,}", f"A +{i * 100}", "short") for i in range(20))
    ladder.set_view(LadderView(rungs))
    assert ladder.hasHeightForWidth()
    assert ladder.heightForWidth(300) > ladder.heightForWidth(2000)
    ladder.resize(300, 400)
    assert ladder.minimumSizeHint().height() == ladder.heightForWidth(300)
    assert DARK.axis in colours(ladder)


def test_an_equal_view_keeps_what_was_laid_out(ladder):
    before = ladder.heightForWidth(410)
    ladder.set_view(replace(VIEW))
    assert ladder.heightForWidth(410) == before


def test_another_theme_or_text_size_is_painted_anew(ladder):
    before = pixels(ladder)
    ladder.set_theme(DARK)
    assert pixels(ladder) == before
    height = ladder.sizeHint().height()
    ladder.set_theme(LIGHT.scaled(2))
    assert QColor(LIGHT.well).name() in colours(ladder)
    assert ladder.sizeHint().height() > 1.8 * height


def test_a_screen_reader_is_told_the_wagers(ladder):
    assert ladder.accessibleDescription() == VIEW.description


def test_each_mark_says_what_it_is_also_where_its_label_is_left_out(ladder):
    rungs = tuple(Rung(i * 100, f"{i * 100:,}", f"A +{i}00", "short") for i in range(1, 41))
    ladder.set_view(LadderView(rungs))
    ladder.resize(900, ladder.heightForWidth(900))
    across = (QPoint(x, y) for y in range(0, ladder.height(), 2) for x in range(900))
    told = {ladder.told_at(point) for point in across}
    assert told == {""} | {f"{rung.amount} · {rung.label}" for rung in rungs}


def test_a_mark_without_a_label_is_told_by_its_amount(ladder):
    across = {ladder.told_at(QPoint(x, ladder.height() // 2)) for x in range(40)}
    assert "0" in across
    ladder.set_view(LadderView())
    assert ladder.told_at(QPoint(0, 0)) == ""


def test_the_tip_of_a_mark_is_shown_under_the_pointer(ladder, monkeypatch):
    shown = []
    monkeypatch.setattr(QToolTip, "showText", lambda _place, text, _widget: shown.append(text))
    spots = (QPoint(x, y) for y in range(ladder.height()) for x in range(ladder.width()))
    spot = next(point for point in spots if ladder.told_at(point) == "125 · B +25")
    QApplication.sendEvent(ladder, QHelpEvent(QEvent.Type.ToolTip, spot, spot))
    assert shown == ["125 · B +25"]
