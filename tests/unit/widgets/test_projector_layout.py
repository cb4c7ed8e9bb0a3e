"""Everything on the projector is large, whole and apart, on any screen and in any language."""

from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter

from floorapp.explain.catalogue import LANGUAGES
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.projector_view import Card, Part, ProjectorView, projector_view
from floorapp.viewmodels.views import Bracket, LadderView, Rung
from floorapp.widgets.projector import paint
from floorapp.widgets.projector_layout import lay_out
from floorapp.widgets.theme import DARK, LIGHT
from floorapp.widgets.typeface import load_fonts

SIZES = (
    QSize(1024, 768),
    QSize(1280, 720),
    QSize(1280, 800),
    QSize(1920, 1080),
    QSize(3840, 2160),
)
LINES = (
    "",
    "50/100 A,B,C,D,E flop: b100 a125 c a200 c c ",
    "2p flop: b100 ",
    "2p flop: b100 c ",
    "11p pre: r300 a450 c c a700 c c ",
    "500/1000/1000 9p flop: b25000 a31000 c c a125000 c ",
    "10/20 fl 6p f: b20 r40 r60 r80 ",
    "10/20 fl 5p third: 1:i5 c c r20 ",
    "pl 6p pre: r350 ",
    "5p flop: x x x x x ",
    "UTG,UTG1,HJ,CO,BTN,SB,BB pre: r1100 ",
)
SMALLEST_SHARE, HEADLINE_SHARE = 1 / 40, 1 / 14


@pytest.fixture(autouse=True)
def _typeface(qtbot):
    assert qtbot
    load_fonts()


@pytest.fixture
def desk_in(books, speak, monkeypatch):
    monkeypatch.setattr("floorapp.viewmodels.desk.catalogue", speak)

    def make(language, line, book="tda-2024"):
        desk = Desk(books, book, language)
        desk.type_line(line)
        return desk

    return make


def sizes_of_type(layout):
    """Return every size of type on the screen."""
    words = [*layout.top, *(word for card in layout.cards.cards for word in card.words)]
    found = [word.face.pixelSize() for word in words] + [text.size for text in layout.texts]
    if layout.ladder is not None:
        kind = layout.ladder.painter.measures
        found += [face.face.pixelSize() for face in (kind.amount, kind.label, kind.bracket)]
    return found


def boxes(layout, size):
    """Return what each part fills."""
    found = [QRectF(word.rect) for word in layout.top if word.text]
    found += [text.rect for text in layout.texts]
    found += [QRectF(card.box) for card in layout.cards.cards]
    if layout.ladder is not None:
        high = layout.ladder.layout.height
        found.append(QRectF(0, layout.ladder.top, size.width(), high))
    return found


def is_apart_and_inside(layout, size):
    screen = QRectF(0, 0, size.width(), size.height())
    parts = boxes(layout, size)
    assert all(screen.contains(box) for box in parts)
    assert not [1 for one, other in combinations(parts, 2) if one.intersects(other)]
    for card in layout.cards.cards:
        assert all(card.box.contains(word.rect) for word in card.words)


def written(view):
    return " ".join("".join(part.text for part in sentence) for sentence in view.headline)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_dispute_is_read_from_the_back_of_the_room(desk_in, language, size):
    for line in LINES:
        view = projector_view(desk_in(language, line))
        layout = lay_out(view, size, DARK)
        is_apart_and_inside(layout, size)
        assert min(sizes_of_type(layout)) >= SMALLEST_SHARE * size.height(), line
        assert layout.headline_size >= HEADLINE_SHARE * size.height(), line
        assert layout.texts[0].text == written(view) and layout.texts[0].fits, line
        assert [word.text for word in layout.top] == [view.place, view.source]
        ladder = layout.ladder
        assert ladder is not None
        assert len(ladder.layout.labels) == len(view.ladder.rungs), line
        shown = [tuple(word.text for word in card.words) for card in layout.cards.cards]
        assert shown == [tuple(filter(None, (card.title, card.did))) for card in view.cards], line


def test_the_headline_of_the_usual_screen_is_very_large(desk_in):
    for language in LANGUAGES:
        for line in LINES:
            layout = lay_out(projector_view(desk_in(language, line)), QSize(1280, 720), DARK)
            assert layout.headline_size >= 56, (language, line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size.width()}x{size.height()}")
def test_an_act_in_dispute_has_its_headline_and_a_reason(desk_in, language, size):
    desk = desk_in(language, "250/500 SB,BB,UTG,UTG1,HJ pre: r1100 ")
    editing = IncidentEditing(desk)
    editing.open()
    for chip in (1000, 100, 100, 100, 100):
        editing.push("pushed", chip)
    for view in (
        projector_view(desk, editing),
        projector_view(desk_in(language, "A,B,C,D flop: b100 a150 a200 c ", "wsop-2026")),
    ):
        layout = lay_out(view, size, LIGHT)
        is_apart_and_inside(layout, size)
        assert layout.texts[0].text == written(view)
        assert layout.texts[1].text == view.why[0]
        assert layout.headline_size >= HEADLINE_SHARE * size.height()
        assert min(sizes_of_type(layout)) >= SMALLEST_SHARE * size.height()


WORDS = st.text("abcdefgh mno ABC 0123456789.,", min_size=1, max_size=60).filter(str.strip)


@st.composite
def views(draw):
    """A view of any dispute and of more than any."""
    parts = st.builds(Part, WORDS, st.sampled_from(["", "open", "closed", "floor"]))
    sentences = st.lists(st.lists(parts, min_size=1, max_size=3).map(tuple), min_size=1, max_size=3)
    amounts = sorted(draw(st.sets(st.integers(0, 999_999_999), max_size=12)))
    rungs = tuple(Rung(to, f"{to:,}", f"A +{to:,}", "short") for to in amounts)
    brackets = ()
    if len(rungs) > 1:
        ends = rungs[0].to, rungs[-1].to
        brackets = (Bracket(*ends, draw(WORDS)[:40], enough=draw(st.booleans())),)
    titles = st.integers(0, 999_999_999).map("UTG+1 · {:,}".format)
    dids = st.sampled_from(["", "call", "■ All-in", "raise +25,000,000", "fold, 400 stays in"])
    cards = st.lists(
        st.builds(lambda title, did: Card(title=title, did=did), titles, dids), max_size=11
    )
    return ProjectorView(
        place=draw(WORDS),
        source=draw(WORDS)[:40],
        headline=tuple(draw(sentences)),
        why=tuple(draw(st.lists(WORDS, max_size=4))),
        ladder=LadderView(rungs, brackets),
        cards=tuple(draw(cards)),
        description="",
    )


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(views(), st.integers(1024, 3840), st.integers(720, 2160))
def test_whatever_is_shown_the_headline_is_whole_and_nothing_meets(view, width, height):
    size = QSize(max(width, round(height * 4 / 3)), height)
    layout = lay_out(view, size, DARK)
    is_apart_and_inside(layout, size)
    assert layout.texts[0].text == written(view)
    assert min(sizes_of_type(layout)) >= SMALLEST_SHARE * height


def test_where_the_ladder_does_not_fit_beside_a_long_headline_the_headline_stays():
    sentence = (Part("every word of it is to be read by everybody in the room " * 24),)
    rungs = (Rung(0, "0", "", "start"), Rung(100, "100", "A bet", "full"))
    view = ProjectorView(
        place="",
        source="",
        headline=(sentence,),
        why=("because",),
        ladder=LadderView(rungs),
        cards=tuple(Card(title=f"{n} · 999,999,999", did="call") for n in range(11)),
        description="",
    )
    layout = lay_out(view, QSize(1024, 768), DARK)
    assert layout.ladder is None
    assert layout.texts[0].text == written(view)
    is_apart_and_inside(layout, QSize(1024, 768))


@pytest.mark.parametrize("theme", [DARK, LIGHT], ids=lambda theme: theme.name)
def test_what_matters_is_in_colour(desk_in, theme):
    view = projector_view(desk_in("en", LINES[1]))
    layout = lay_out(view, QSize(1280, 720), theme)
    image = QImage(1280, 720, QImage.Format.Format_RGB32)
    image.fill(theme.well)
    with QPainter(image) as painter:
        paint(painter, view, layout, theme)
    headline = layout.texts[0].rect.toRect()
    assert {theme.text, theme.closed} <= colours(image, headline)
    cards = [colours(image, card.box) for card in layout.cards.cards]
    assert [theme.turn in found for found in cards] == [False, False, True, False, False]


def colours(image: QImage, box: QRect) -> set[str]:
    xs, ys = range(box.left(), box.right() + 1), range(box.top(), box.bottom() + 1)
    return {image.pixelColor(x, y).name() for x in xs for y in ys}
