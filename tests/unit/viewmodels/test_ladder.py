"""The bet ladder: a rung for each wager, and brackets for who faces how much of a full raise."""

import pytest

from floorapp.viewmodels.ladder import ladder_for_all, ladder_view


def ladder(desk):
    return ladder_view(desk.replay, desk.answer.seat, desk.words)


def rungs(desk):
    return [(rung.to, rung.kind) for rung in ladder(desk).rungs]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", [(100, "start"), (200, "minimum")]),
        ("flop: ", [(0, "start"), (100, "minimum")]),
        ("flop: b100 a125 ", [(0, "start"), (100, "full"), (125, "short"), (225, "minimum")]),
        ("2p flop: b100 c ", [(0, "start"), (100, "full")]),
    ],
)
def test_there_is_a_rung_for_each_wager_and_one_for_the_next_raise(at, line, expected):
    assert rungs(at(line)) == expected


def test_a_book_that_doubles_has_its_own_next_raise_and_bracket(at):
    desk = at("3p flop: b100 r300 c ", book="aspt-doubling")
    assert rungs(desk)[-1] == (600, "minimum")
    (bracket,) = ladder(desk).brackets
    assert bracket.enough and "300 ≥ 200" in bracket.text


def test_the_asked_seat_has_its_bracket_first_and_an_earlier_answer_the_other(at):
    desk = at("A,B,C,D,E flop: b100 a125 c a200 c c ")
    brackets = ladder(desk).brackets
    assert [(b.from_to, b.to, b.enough) for b in brackets] == [(125, 200, False), (100, 200, True)]
    assert brackets[0].text == "C faces 75 < 100" and brackets[1].text == "A faced 100 ≥ 100"


def test_behind_a_raise_nothing_is_said_of_earlier_answers(at):
    desk = at("A,B,C,D,E flop: b100 a125 c a200 c r400 ")
    assert all("faced" not in bracket.text for bracket in ladder(desk).brackets)


def test_blinds_and_void_acts_are_no_answers(at):
    assert ladder(at("c ")).brackets == ()
    assert ladder(at("flop: b100 4:c r300 ")).brackets[0].from_to == 100


def test_a_screen_reader_is_told_the_rungs_and_brackets(at):
    shown = ladder(at("A,B,C,D,E flop: b100 a125 c a200 c c "))
    for rung in shown.rungs:
        assert rung.amount in shown.description
    for bracket in shown.brackets:
        assert bracket.text in shown.description


@pytest.mark.parametrize(
    ("line", "book", "told"),
    [
        ("A,B,C,D,E flop: b100 a125 c a200 c c ", "tda-2024", ["75 < 100: no full raise"]),
        ("A,B,C flop: b100 r300 c ", "tda-2024", ["200 ≥ 200: a full raise"]),
        ("A,B,C flop: b100 r300 ", "tda-2024", []),
        ("A,B,C flop: b100 a150 c ", "aspt-doubling", ["150 < 200: less than double"]),
        ("10/20 fl A,B,C f: b20 a30 c ", "tda-2024", ["10 ≥ 20/2: at least half a bet"]),
        ("10/20 fl A,B,C,D,E,F f: b20 r40 r60 r80 ", "roberts-rules", []),
        ("A,B flop: x x ", "tda-2024", []),
    ],
)
def test_for_all_the_asked_seat_alone_has_a_bracket_and_that_in_words(at, line, book, told):
    desk = at(line, book=book)
    shown = ladder_for_all(desk.replay, desk.answer.seat, desk.words)
    assert [bracket.text for bracket in shown.brackets] == told
    assert shown.rungs == ladder(desk).rungs
