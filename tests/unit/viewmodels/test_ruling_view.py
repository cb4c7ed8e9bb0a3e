"""The ruling in words: headline, why, faults, citations and the other book."""

import pytest

from floorapp.viewmodels.ruling_view import ruling_view

CLOSED = "A,B,C,D,E flop: b100 a125 c a200 c c "


def test_headline_verdict_citations_and_ladder_are_there(at):
    view = ruling_view(at(CLOSED))
    assert view.headline == "C may fold or call 75."
    assert view.verdict_kind == "closed" and view.verdict == "✗ C may not raise."
    assert "TDA 2024 · 47-A" in view.citations
    assert view.why and view.ladder.rungs and not view.faults


def test_the_other_book_is_told_with_its_title(at):
    desk = at(CLOSED)
    (told,) = ruling_view(desk).comparisons
    assert "ASPT" in told.book and told.text
    same = ruling_view(at("flop: b100 ")).comparisons
    assert [line.same for line in same] == [True]
    assert [line.same for line in ruling_view(at("flop: b100 r300 ")).comparisons] == [False]


@pytest.mark.parametrize("line", ["flop: b100 r150 ", "flop: b100 Z:c ", "flop: b100 4:c "])
def test_acts_that_need_a_word_are_told_with_the_ruling_and_in_the_copied_text(at, line):
    view = ruling_view(at(line))
    (fault,) = view.faults
    assert fault.fault
    assert view.text.startswith(fault.act) and view.headline in view.text


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
