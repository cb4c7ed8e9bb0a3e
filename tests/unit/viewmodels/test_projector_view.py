"""What everybody is shown of a dispute, as plain values."""

import pytest

from floorapp.engine.situation import Situation
from floorapp.explain.catalogue import LANGUAGES
from floorapp.viewmodels.incident_editing import IncidentEditing
from floorapp.viewmodels.projector_view import Card, projector_view

EXAMPLE = "50/100 A,B,C,D,E flop: b100 a125 c a200 c c "


def headline(view):
    return [[(part.text, part.kind) for part in sentence] for sentence in view.headline]


def test_illustration_47_example_1_a(at):
    view = projector_view(at(EXAMPLE))
    assert view.place == "Flop · Blinds 50 / 100"
    assert view.source == "TDA 2024 · Rule 47-A"
    assert headline(view) == [
        [("C may fold or call 75.", "")],
        [("✗\N{NO-BREAK SPACE}C may not raise.", "closed")],
    ]
    assert view.why == ()
    assert [bracket.text for bracket in view.ladder.brackets] == ["75 < 100: no full raise"]
    assert view.cards == (
        Card(title="A · 200", did="call"),
        Card(title="B · 125", did="■ All-in"),
        Card(title="▶ C · 125", did="to act", is_turn=True, is_asked=True),
        Card(title="D · 200", did="■ All-in"),
        Card(title="E · 200", did="call"),
    )


def test_all_of_it_is_told_to_a_screen_reader_without_signs(at):
    told = projector_view(at(EXAMPLE)).description
    assert told == (
        "Flop · Blinds 50 / 100. C may fold or call 75. C may not raise. Bets of the street: 0,"
        " 100 A bet, 125 B +25, 200 D +75, 300 min raise. 75 < 100: no full raise."
        " Seat A, 200, call; Seat B, 125, All-in; Seat C, 125, to act;"
        " Seat D, 200, All-in; Seat E, 200, call. TDA 2024 · Rule 47-A."
    )


@pytest.mark.parametrize(
    ("table", "line", "place"),
    [
        ("14", "", "Table 14 · Before the flop · Blinds 50 / 100"),
        ("Final", "", "Final · Before the flop · Blinds 50 / 100"),
        (None, "10/20 fl 5p third: 1:i5 ", "Third street · 10 / 20"),
        (None, "50/100/100 flop: b300 ", "Flop · Blinds 50 / 100 / 100"),
    ],
)
def test_the_place_is_table_street_and_level(at, table, line, place):
    desk = at()
    if table:
        seats = ("A", "B", "C")
        desk.open(Situation(seats=seats, small_blind=50, big_blind=100, table=table))
    desk.type_line(desk.dispute.text + line)
    assert projector_view(desk).place == place


def test_a_seat_that_has_folded_or_is_not_in_the_hand_has_no_card(at):
    desk = at("4p flop: b100 f c ")
    assert [card.title for card in projector_view(desk).cards] == ["1 · 100", "3 · 100", "▶ 4 · 0"]


def test_a_seat_that_is_asked_about_is_not_the_one_to_act(at):
    desk = at(EXAMPLE)
    desk.ask("A")
    view = projector_view(desk)
    marked = [(card.title, card.is_turn, card.is_asked) for card in view.cards]
    assert marked[0] == ("A · 200", False, True)
    assert marked[2] == ("▶ C · 125", True, False)


def test_where_the_book_leaves_it_to_the_floor_its_choices_and_reasons_are_shown(at):
    view = projector_view(at("A,B,C,D flop: b100 a150 a200 c ", book="wsop-2026"))
    assert headline(view) == [
        [("The book leaves this to the floor.", "")],
        [("Choices: A may raise to 300 or more, or may only fold or call 100.", "floor")],
    ]
    assert len(view.why) == 1


def test_of_an_act_out_of_turn_it_is_said_whose_turn_it_is(at):
    desk = at("50/100 A,B,C,D flop: b100 D:c ")
    desk.ask("D")
    view = projector_view(desk)
    assert headline(view) == [[("The act out of turn waits: call 100.", "")]]
    assert view.why == ("It is on B.",)


def test_an_act_in_dispute_takes_the_place_of_the_ruling_while_it_is_open(at):
    desk = at("250/500 SB,BB,UTG,UTG1,HJ pre: r1100 ")
    editing = IncidentEditing(desk)
    before = projector_view(desk, editing)
    editing.open()
    for chip in (1000, 100, 100, 100, 100):
        editing.push("pushed", chip)
    view = projector_view(desk, editing)
    assert headline(view) == [
        [("This is a ", ""), ("raise to 1,700", "open"), (".", "")],
        [("UTG+1 must add 300.", "floor")],
    ]
    assert view.why and view.source.startswith("TDA 2024 · Rule 4")
    editing.close()
    assert projector_view(desk, editing) == before


def test_a_book_that_prints_no_rule_for_it_is_named_alone(at):
    assert projector_view(at("2p flop: b100 c ")).source == "TDA 2024"


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(at, language):
    english, view = projector_view(at(EXAMPLE)), projector_view(at(EXAMPLE, language=language))
    assert [card.title for card in view.cards] == [card.title for card in english.cards]
    assert (view.headline == english.headline) is (language == "en")
