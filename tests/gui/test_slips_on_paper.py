"""Slips on paper: each is rasterised from its PDF, and nothing lies outside the paper."""

from collections import Counter
from datetime import datetime
from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from floorapp.engine.acts import Bet, Raise
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace
from floorapp.explain.catalogue import LANGUAGES
from floorapp.viewmodels.desk import Desk
from floorapp.viewmodels.slip_view import Decision, slip_view
from floorapp.widgets.print_output import pdf, picture
from floorapp.widgets.print_page import A5, DOTS_PER_INCH, PAPERS, ROLL, Line, Picture
from floorapp.widgets.slip_layout import slip_pages
from floorapp.widgets.typeface import load_fonts
from tests.gui.paper import ink_outside, is_white, rasterised, sizes, told

pytestmark = [pytest.mark.broad, pytest.mark.qt_log_ignore("OpenType support missing")]

LINES = {
    "short": "50/100 A,B,C,D,E flop: b100 a125 c a200 c c ",
    "many acts": "500/1000/1000 9p pre: "
    + "c " * 8
    + "x / "
    + "x " * 9
    + "/ "
    + "x " * 8
    + "b5000 ",
    "large": "500000000/1000000000 A,B,C flop: b1000000000 a1250000000 c a2000000000 c ",
    "left to the floor": "50/100 5p flop: b100 r150 ",
    "nothing": "",
}
SENTENCE = "The dealer had not heard the word, the player beside had; nobody had acted yet. "
FULL = Decision(
    text="Seat C may raise.",
    reason=SENTENCE * 3,
    decided_by="Zoë Müller-Lüdenscheidt",
    account="The dealer and seat 4",
    remark=SENTENCE * 30,
    number="2026-0117",
    time=datetime(2026, 11, 30, 22, 14),  # noqa: DTZ001 - as the clock on the wall shows it
)
GIVEN = {"to be written": Decision(), "as the book": replace(Decision(), text=""), "full": FULL}


@pytest.fixture(autouse=True)
def _typeface(qtbot):
    assert qtbot
    load_fonts()


@pytest.fixture
def at(books):
    def desk_at(line):
        desk = Desk(books, "tda-2024")
        desk.type_line(line)
        return desk

    return desk_at


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
@pytest.mark.parametrize("given_", GIVEN.values(), ids=GIVEN)
@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
def test_nothing_lies_outside_the_paper(at, speak, language, paper, given_, line):
    view = slip_view(at(line), speak(language), given_)
    pages = slip_pages(view, paper)
    images = rasterised(pdf(pages, view.running), 2 * DOTS_PER_INCH)
    assert len(images) == len(pages)
    for page, image in zip(pages, images, strict=True):
        assert not ink_outside(image, page.content, 2 * DOTS_PER_INCH)
        assert not is_white(image, image.rect())
        assert not ink_outside(picture(page, 2 * DOTS_PER_INCH), page.content, 2 * DOTS_PER_INCH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_usual_slip_is_one_page(at, speak, language):
    view = slip_view(at(LINES["short"]), speak(language), Decision())
    for paper in PAPERS.values():
        assert len(slip_pages(view, paper)) == 1


def test_the_paper_has_the_size_that_was_asked_for(at, speak):
    view = slip_view(at(LINES["short"]), speak("en"), FULL)
    a5 = sizes(pdf(slip_pages(view, A5), ""))
    assert len(a5) > 1
    for width, height in a5:
        assert abs(width - 148 / 25.4 * 72) < 1 and abs(height - 210 / 25.4 * 72) < 1
    (roll,) = sizes(pdf(slip_pages(view, ROLL), ""))
    assert abs(roll[0] - 80 / 25.4 * 72) < 1 and roll[1] > roll[0]


def test_a_receipt_is_as_long_as_its_text_up_to_a_length(at, speak):
    desk, words = at(LINES["short"]), speak("en")
    short = slip_pages(slip_view(desk, words, Decision()), ROLL)
    longer = slip_pages(slip_view(desk, words, FULL), ROLL)
    endless = slip_pages(slip_view(desk, words, replace(FULL, remark=SENTENCE * 400)), ROLL)
    assert len(short) == len(longer) == 1 and short[0].height < longer[0].height
    assert len(endless) > 1
    most = ROLL.height_mm / 25.4 * DOTS_PER_INCH + 1
    assert all(page.height <= most for page in endless)


def test_further_pages_say_what_they_belong_to_and_which_they_are(at, speak):
    view = slip_view(at(LINES["short"]), speak("en"), FULL)
    pages = slip_pages(view, A5)
    texts = [[item.row.text for item in page.items if isinstance(item, Line)] for page in pages]
    assert len(pages) > 1
    for number, text in enumerate(texts, 1):
        assert text[-1] == f"{number} / {len(pages)}"
        assert (view.running in text) is (number > 1)
    assert "2026-0117" in view.running


def test_a_reader_finds_every_word_in_the_file(at, speak):
    for paper in PAPERS.values():
        view = slip_view(
            at(LINES["short"]), speak("fr"), replace(FULL, remark="a <b>b</b> &amp; c")
        )
        found = told(pdf(slip_pages(view, paper), ""))
        for block in view.blocks:
            for word in block.text.split() if block.kind != "ladder" else ():
                assert word.replace("\N{NARROW NO-BREAK SPACE}", " ") in found, word


def test_markup_is_text_and_a_link_is_none(at, speak):
    remark = '<img src="http://example.org/x.png"> <a href="file:///etc">x</a> http://example.org'
    view = slip_view(at(LINES["short"]), speak("en"), replace(FULL, remark=remark))
    data = pdf(slip_pages(view, A5), remark)
    assert "<img src=" in told(data)
    assert b"/URI" not in data and b"/Link" not in data


def test_the_ladder_can_be_read_without_colour(at, speak):
    view = slip_view(at(LINES["short"]), speak("en"), Decision())
    for paper in PAPERS.values():
        (page,) = slip_pages(view, paper)
        (ladder,) = (item for item in page.items if isinstance(item, Picture))
        image = picture(page)
        greys = {
            image.pixelColor(x, y).lightness()
            for x in range(image.width())
            for y in range(int(ladder.rect.top()), int(ladder.rect.bottom()))
        }
        assert {0, 255} <= greys


def test_a_ladder_that_no_paper_is_wide_enough_for_is_told_in_words(at, speak):
    desk = at("50/100 A,B,C flop: ")
    desk.open(replace(desk.situation, acts=(Bet("A", to=10**60), Raise("B", to=10**61))))
    view = slip_view(desk, speak("en"), Decision())
    for paper in PAPERS.values():
        pages = slip_pages(view, paper)
        assert not [item for page in pages for item in page.items if isinstance(item, Picture)]
        assert "Bets of the street" in told(pdf(pages, ""))


def test_a_long_slip_is_laid_out_whole(at, speak):
    """A book's worth of text: set in parts, since one paragraph of a million takes minutes."""
    view = slip_view(
        at(LINES["short"]), speak("en"), replace(FULL, remark="word " * 20_000 + "x" * 9_000)
    )
    pages = slip_pages(view, A5)
    assert len(pages) > 20
    assert_all_is_there(view, pages)


STRANGE = (
    "x" * 3000,
    "שלום עולם " * 40,
    "مرحبا بالعالم " * 40,
    "你好世界" * 200,
    "👩‍👩‍👧‍👦🏳️‍🌈" * 60,
    "e" + "\u0301" * 300 + "Z\u0488\u20dd" * 30,
    "\u202e\u2066 turned",
    "a\x00b\x07c\td\x1be\u2028f\r\ng\ufffc\ufdd0\ud800h",
    "\n" * 200,
    "﷽" * 50 + "𒐫" * 20,
    "ก็็็็็็็็็็็็็็็็็็็็" * 5,
    "\u00ad\u200b\u200d\ufeff",
    " " * 500 + "end",
)


@pytest.mark.parametrize("strange", STRANGE)
@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_strange_text_stays_on_the_paper(at, speak, paper, strange):
    given_ = Decision(**dict.fromkeys(("text", "decided_by", "remark", "number"), strange))
    assert_on_paper(slip_view(at(LINES["short"]), speak("de"), given_), paper)


texts = st.one_of(
    st.text(max_size=60),
    st.sampled_from(STRANGE),
    st.builds(lambda text, times: text * times, st.text(max_size=20), st.integers(1, 200)),
)
decisions = st.builds(
    Decision,
    text=st.none() | texts,
    reason=texts,
    decided_by=texts,
    account=texts,
    remark=texts,
    number=texts,
    time=st.none() | st.datetimes(),
)
kinds = [(paper, language) for paper in PAPERS.values() for language in LANGUAGES]
names = st.lists(texts.filter(bool), min_size=2, max_size=4, unique=True)


@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(decisions, names, texts, st.sampled_from(kinds))
def test_any_text_in_any_field_stays_on_the_paper(books, speak, given_, seats, place, kind):
    paper, language = kind
    desk = Desk(books, "tda-2024")
    desk.open(
        Situation(
            seats=tuple(seats),
            small_blind=50,
            big_blind=100,
            street="flop",
            title=place,
            table=place,
            level=place,
        )
    )
    assert_on_paper(slip_view(desk, speak(language), given_), paper)


def assert_on_paper(view, paper):
    """No ink outside the content, no two things over each other, and all of the text is there."""
    pages = slip_pages(view, paper)
    for page, image in zip(pages, rasterised(pdf(pages, view.running)), strict=True):
        assert not ink_outside(image, page.content)
        for one, other in combinations([item.rect for item in page.items], 2):
            shared = one.intersected(other)
            assert shared.width() < 0.01 or shared.height() < 0.01, (one, other)
        for item in page.items:
            assert page.content.top() - 0.01 <= item.rect.top()
            assert item.rect.bottom() <= page.content.bottom() + 0.01
    assert_all_is_there(view, pages)


def assert_all_is_there(view, pages):
    """Count letters: texts in columns are written row by row, and lines are broken at spaces."""
    lines = [item for page in pages for item in page.items if isinstance(item, Line)]
    written = Counter(squeezed("".join(line.row.text for line in lines)))
    told = "".join(block.text + block.label for block in view.blocks if block.kind != "ladder")
    assert not Counter(squeezed(told)) - written


def squeezed(text):
    return "".join(text.split())
