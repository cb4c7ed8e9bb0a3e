"""The ruling in words: headline, why, faults, citations and the other book."""

import pytest

from floorapp.viewmodels.line_message import line_message
from floorapp.viewmodels.ruling_view import ruling_view

CLOSED = "A,B,C,D,E flop: b100 a125 c a200 c c "


def test_headline_verdict_citations_and_ladder_are_there(at):
    view = ruling_view(at(CLOSED))
    assert view.headline == "C may fold or call 75."
    assert view.verdict_kind == "closed" and view.verdict == "✗ C may not raise."
    assert "TDA 2024 · 47-A" in view.citations
    assert view.why and view.ladder.rungs and not view.faults


def test_only_the_books_that_answer_otherwise_are_named(at):
    desk = at(CLOSED)
    half, same = ruling_view(desk).comparisons
    assert half.books == ("House (half a raise)",) and not half.same
    assert half.line == "House (half a raise): differs: C may raise to 300 or more"
    assert len(same.books) == len(desk.books) - 2 and same.line == "9 others: same"
    (all_same,) = ruling_view(at("flop: b100 ")).comparisons
    assert all_same.line == "All 10 other books: same"


def test_books_that_answer_alike_stand_in_one_line(at):
    view = ruling_view(at("A,B,C,D,E flop: b100 a125 c a200 c ", book="wsop-2026"))
    told = {len(found.books): found for found in view.comparisons}
    assert told[max(told)].line.count(",") <= 3 and "+" in told[max(told)].line
    assert view.announcement == "Other books: 10 of 10 differ"


def test_pots_are_told_where_there_are_several(at):
    assert ruling_view(at("flop: b100 c ")).pots == ()
    pots = ruling_view(at("A,B,C flop: b100 a50 c ")).pots
    assert pots[0].startswith("Main pot: earlier streets + 150")
    over = ruling_view(at("A,B,C flop: b100 f f "))
    assert any("A gets back 100" in line for line in over.pots)


@pytest.mark.parametrize("line", ["flop: b100 r150 ", "flop: b100 Z:c ", "flop: b100 4:c "])
def test_acts_that_need_a_word_are_told_with_the_ruling_and_in_the_copied_text(at, line):
    desk = at(line)
    view = ruling_view(desk)
    beside, _ = line_message(desk)
    (told,) = filter(None, (*view.faults, beside))
    assert view.text.startswith(told) and view.headline in view.text


def test_a_round_that_is_over_is_said_so(at):
    view = ruling_view(at("2p flop: x x "))
    assert view.headline and not view.verdict and view.verdict_kind == ""


def test_every_language_has_its_own_words(at):
    desk = at(CLOSED)
    headlines = set()
    for language in ("en", "fr", "de"):
        desk.set_language(language)
        headlines.add(ruling_view(desk).headline)
    assert len(headlines) == 3
