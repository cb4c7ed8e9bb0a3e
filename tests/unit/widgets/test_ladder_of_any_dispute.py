"""The bet ladder in its real type: any wagers, width, text size and language."""

from itertools import combinations, pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QColor, QImage, QPainter

from floorapp.explain import ladder_text
from floorapp.explain.catalogue import LANGUAGES
from floorapp.explain.numbers import amount
from floorapp.viewmodels.views import Bracket, LadderView, Rung
from floorapp.widgets.ladder_paint import LadderPainter
from floorapp.widgets.theme import DARK, LIGHT
from floorapp.widgets.typeface import load_fonts

SEATS = ("A", "10", "UTG1", "BTN", "S4")


@pytest.fixture(autouse=True)
def _typeface(qtbot):
    assert qtbot
    load_fonts()


@st.composite
def ladders(draw, speak):
    """A ladder as a street makes it: rising wagers, the next raise, and what a seat faces."""
    words = speak(draw(st.sampled_from(LANGUAGES)))
    digits = draw(st.integers(1, 9))
    wagers = st.lists(st.integers(1, 10**digits // 10 + 1), min_size=1, max_size=40)
    start_to = draw(st.sampled_from([0, 100]))
    label = ladder_text.start_label(words, street="preflop") if start_to else ""
    rungs, own_tos, to = [_rung(start_to, label, "start", words)], [start_to], start_to
    for by in draw(wagers):
        to += by
        full = draw(st.booleans())
        seat = draw(st.sampled_from(SEATS))
        opens = len(rungs) == 1 and not start_to
        text = ladder_text.wager_label(seat, words, opens=opens, full=full, by=by)
        rungs.append(_rung(to, text, "full" if full else "short", words))
        own_tos.append(to)
    level_to = to
    least = ladder_text.minimum_label(words, opens=False)
    rungs.append(_rung(to + max(1, to // 3), least, "minimum", words))
    if draw(st.booleans()):
        rungs.append(_rung(3 * to + 5, ladder_text.maximum_label(words), "maximum", words))
    brackets = []
    for own_to in draw(st.lists(st.sampled_from(own_tos), max_size=2)):
        compared = ladder_text.Compared(
            by=level_to - own_to,
            needed_by=draw(st.integers(1, 10**digits)),
            half=draw(st.booleans()),
        )
        seat = draw(st.sampled_from(SEATS))
        text = ladder_text.bracket_text(seat, compared, words, is_asked=not brackets)
        brackets.append(Bracket(own_to, level_to, text, draw(st.booleans())))
    return LadderView(tuple(rungs), tuple(brackets))


def _rung(to, label, kind, words):
    return Rung(to, amount(to, words.language), label, kind)


def telling(view):
    """Return the amounts whose labels are never left out."""
    last = max(rung.to for rung in view.rungs if rung.kind not in {"minimum", "maximum"})
    least = next(rung.to for rung in view.rungs if rung.kind == "minimum")
    return {last, least, *(bracket.from_to for bracket in view.brackets[:1])}


@settings(
    max_examples=250, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.data())
def test_whatever_is_wagered_the_ladder_can_be_read(speak, data):
    view = data.draw(ladders(speak))
    size = data.draw(st.sampled_from([1.0, 1.25, 1.5, 2.0, 3.0]))
    width = data.draw(st.integers(round(260 * size), round(1800 * size)))
    layout = LadderPainter(DARK, size).lay_out(view, width)
    texts = [label.rect for label in layout.labels] + [span.rect for span in layout.spans]
    assert not [1 for one, other in combinations(texts, 2) if one.intersects(other)]
    for box in texts:
        assert 0 <= box.left() <= box.right() < width
        assert 0 <= box.top() <= box.bottom() < layout.height
    left, right = layout.scale
    assert all(left <= mark <= right for mark in layout.marks)
    assert all(one < other for one, other in pairwise(layout.marks))
    shown = [label for label in layout.labels if view.rungs[label.rung].to in telling(view)]
    assert {view.rungs[label.rung].to for label in shown} == telling(view)
    assert [label.text for label in shown] == [view.rungs[label.rung].label for label in shown]
    assert [span.text for span in layout.spans] == [one.text for one in view.brackets]


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.data())
def test_no_line_to_a_far_label_runs_through_another(speak, data):
    view = data.draw(ladders(speak))
    width = data.draw(st.integers(260, 900))
    layout = LadderPainter(DARK).lay_out(view, width)
    for label in layout.labels:
        assert label.rect.left() - 8 <= layout.marks[label.rung] <= label.rect.right() + 8
        if not label.far:
            continue
        x = layout.marks[label.rung]
        near = [one.rect for one in layout.labels if one.above is label.above and not one.far]
        assert not [box for box in near if box.left() <= x <= box.right()]


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
def test_the_same_ladder_is_painted_on_any_paper(theme):
    view = LadderView(
        (
            Rung(0, "0", "", "start"),
            Rung(100, "100", "A bet", "full"),
            Rung(125, "125", "B +25", "short"),
            Rung(225, "225", "min raise", "minimum"),
        ),
        (Bracket(0, 125, "C faces 125 ≥ 100", enough=True),),
    )
    painter = LadderPainter(theme, 2.0, ground="#fefefe")
    layout = painter.lay_out(view, 800)
    image = QImage(800, layout.height + 40, QImage.Format.Format_RGB32)
    image.fill(QColor("#fefefe"))
    with QPainter(image) as paper:
        paper.translate(0, 40)
        painter.paint(paper, view, layout)
        assert paper.transform().dy() == 40
    colours = {
        image.pixelColor(x, y).name() for x in range(800) for y in range(0, image.height(), 2)
    }
    assert {theme.open, theme.short, theme.link, theme.axis} <= colours
    assert theme.well not in colours


def test_marks_that_stand_close_are_smaller():
    amounts = range(100, 4100, 100)
    rungs = tuple(Rung(to, str(to), f"A +{to}", "short") for to in amounts)
    crowded = LadderPainter(DARK)
    narrow = crowded.lay_out(LadderView(rungs), 260)
    roomy = crowded.lay_out(LadderView(rungs[:4]), 600)
    assert 4 <= narrow.dot < roomy.dot == crowded.measures.dot
