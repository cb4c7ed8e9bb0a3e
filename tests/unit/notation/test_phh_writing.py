"""Hands written as PHH: what is written is read back as the same hand; the rest is refused."""

import tomllib

import pytest

from floorapp.engine.acts import Call
from floorapp.engine.problems import Problem
from floorapp.engine.replay import replay
from floorapp.engine.situation import Situation
from floorapp.notation.acts import read_act
from floorapp.notation.phh import play_hand, read_hands
from floorapp.notation.phh_text import HandSource
from floorapp.notation.phh_writing import write_phh

BLINDS = ("p1 post 50", "p2 post 100")
STACKS = {"p1": 5000, "p2": 5000, "p3": 5000}


def hand(*lines, seats=("p1", "p2", "p3"), **more):
    acts = tuple(read_act(line) for line in lines)
    given = {"small_blind": 50, "big_blind": 100, "stacks": STACKS} | more
    return Situation(seats=seats, acts=acts, **given)


@pytest.fixture
def write(books):
    """Write a hand; return what a reader of TOML finds there, and the acts that are read back."""

    def written(*lines, book="tda-2024", **more):
        text = write_phh(hand(*lines, **more), books[book])
        assert not isinstance(text, Problem), text
        (read,) = read_hands(HandSource("x.phh", text)).hands
        return tomllib.loads(text), play_hand(read, books[book]).replay

    return written


@pytest.fixture
def refused(books):
    """Why a hand is not written."""

    def told(*lines, **more):
        found = write_phh(hand(*lines, **more), books["tda-2024"])
        assert isinstance(found, Problem)
        return found.message.format(**found.facts)

    return told


def test_a_hand_is_written_with_cards_that_nobody_knows(write):
    data, read = write(
        *BLINDS, "p3 raise 300", "p1 fold", "p2 call", "/ flop", "p2 check", "p3 allin 4700", "p2 call", "/ turn",
        id="75", note="a note", title="a title",
    )  # a table, to be read in rows  # fmt: skip
    assert data == {
        "variant": "NT", "antes": [0, 0, 0], "blinds_or_straddles": [50, 100, 0], "min_bet": 100,
        "starting_stacks": [5000, 5000, 5000],
        "actions": [
            "d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 300", "p1 f", "p2 cc", "d db ??????", "p2 cc",
            "p3 cbr 4700", "p2 cc", "d db ??",
        ],
        "_floorapp_rulebook": "tda-2024", "_floorapp_id": "75", "_floorapp_title": "a title", "_floorapp_note": "a note",
    }  # a table, to be read in rows  # fmt: skip
    assert (read.situation.rulebook, read.situation.id) == ("tda-2024", "75")


def test_seats_of_other_names_become_players(write):
    data, read = write(
        "SB post 50", "BB post 100", "BTN fold", seats=("SB", "BB", "BTN"), stacks={}
    )
    assert data["players"] == ["SB", "BB", "BTN"]
    assert read.situation.note == "p1 SB, p2 BB, p3 BTN"


def test_two_players_are_listed_the_other_way_round(write):
    stacks = {"p1": 5000, "p2": 5000}
    data, _ = write(
        "p2 post 50", "p1 post 100", "p1 ante 100", "p2 call", seats=("p1", "p2"), stacks=stacks, ante=100,
        ante_kind="big-blind",
    )  # a table, to be read in rows  # fmt: skip
    assert (data["antes"], data["blinds_or_straddles"]) == ([0, 100], [50, 100])


def test_straddles_late_posts_and_short_blinds_are_written(write):
    seats = ("p1", "p2", "p3", "p4")
    stacks = dict.fromkeys(seats, 900) | {"p2": 60}
    data, _ = write(
        "p1 post 50",
        "p4 post 100",
        "p2 postshort 60",
        "p3 straddle 200",
        "p4 call",
        seats=seats,
        stacks=stacks,
    )
    assert data["blinds_or_straddles"] == [50, 100, 200, -100]
    data, _ = write("p1 postshort 20", "p2 post 100", stacks={"p1": 20})
    assert data["blinds_or_straddles"] == [50, 100, 0]


@pytest.mark.parametrize(
    ("lines", "stacks"),
    [
        ((*BLINDS, "p3 allin 300", "p1 fold", "p2 call"), {"p3": 300.0}),
        ((*BLINDS, "p3 call 70"), {"p3": 70}),
        (("p1 post 50", "p2 postshort 70", "p3 call"), {"p2": 70}),
        ((*BLINDS, "p3 call 100"), {}),
        (("p1 ante 10", "p2 ante 10", "p3 ante 10", *BLINDS, "p3 allin 300"), {"p3": 310}),
        (("p3 ante 10", *BLINDS, "p3 allin 300"), {"p3": 310}),
    ],
)
def test_an_all_in_tells_a_stack_that_was_not_known(lines, stacks, write):
    kind = "each" if "p2 ante 10" in lines else "big-blind"
    data, _ = write(*lines, stacks={}, ante_kind=kind)
    expected = [stacks.get(seat, float("inf")) for seat in STACKS]
    assert data["starting_stacks"] == expected


def test_a_stack_that_is_known_is_all_in_without_an_amount(write):
    data, _ = write(*BLINDS, "p3 allin", "p1 allin", "p2 fold", stacks={"p1": 70, "p3": 900})
    assert data["actions"][3:] == ["p3 cbr 900", "p1 cc", "p2 f"]


def test_stud_is_written_with_a_card_for_each_who_is_left(write):
    data, read = write(
        "p1 ante 10", "p2 ante 10", "p3 ante 10", "p1 bringin 25", "p2 complete 100", "p3 fold", "p1 call", "/ fourth p2",
        "p2 check", "p1 bet 100", street="third", betting="fixed-limit", bet=100, big_bet=200, bring_in=25,
        big_blind=0, small_blind=0, game="Razz", ante=10,
    )  # a table, to be read in rows  # fmt: skip
    assert (data["variant"], data["bring_in"], data["small_bet"], data["big_bet"]) == (
        "FR",
        25,
        100,
        200,
    )
    assert data["actions"][3:] == [
        "p1 pb",
        "p2 cbr 100",
        "p3 f",
        "p1 cc",
        "d dh p1 ??",
        "d dh p2 ??",
        "p2 cc",
        "p1 cbr 100",
    ]
    assert read.table.street == "fourth"


def test_draw_games_are_written_with_every_player_standing_pat(write):
    data, _ = write(*BLINDS, "p3 fold", "p1 call", "p2 check", "/", "p1 check", street="predraw")
    assert data["variant"] == "N2L1D"
    assert data["actions"][-3:] == ["p1 sd", "p2 sd", "p1 cc"]


def test_a_big_blind_that_is_not_known_is_what_was_posted(write):
    data, _ = write(*BLINDS, "p3 raise 300", big_blind=0, small_blind=0)
    assert data["min_bet"] == 100


@pytest.mark.parametrize(
    ("lines", "change", "expected"),
    [
        (("p1 bet 100",), {"street": "flop"}, "PHH holds whole hands: this one begins later than its first street."),
        (BLINDS, {"game": "Pineapple"}, "PHH has no code for this game: it knows NT, NS, PO, FT, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D, FB."),
        (BLINDS, {"betting": "pot-limit", "street": "predraw"}, "PHH has no code for this game: it knows NT, NS, PO, FT, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D, FB."),
        (BLINDS, {"cap": 3}, "PHH has no field for “cap”, which this hand needs."),
        ((*BLINDS, "! p1 raise 300"), {}, "PHH has no words for “! p1 raise 300” here."),
        ((*BLINDS, "p1 raise 300"), {}, "PHH has no words for “p1 raise 300” here."),
        ((*BLINDS, "p9 raise 300"), {}, "PHH has no words for “p9 raise 300” here."),
        ((*BLINDS, "p3 check"), {}, "PHH has no words for “p3 check” here."),
        ((*BLINDS, "p3 call 70"), {}, "PHH has no words for “p3 call 70” here."),
        ((*BLINDS, "p3 allin"), {"stacks": {}}, "PHH has no words for “p3 allin” here."),
        ((*BLINDS, "p3 raise 100"), {}, "PHH cannot express this hand: read back, it would be another one."),
        (("p1 call",), {}, "PHH cannot express this hand: read back, it would be another one."),
        ((*BLINDS, "p3 fold"), {"seats": tuple(f"p{n}" for n in range(1, 14))}, "PHH cannot express this hand: read back, it would be another one."),
        (("p1 post 50",), {"street": "third", "betting": "fixed-limit"}, "PHH has no words for “p1 post 50” here."),
        ((*BLINDS, "p3 allin 5000", "p1 fold", "p2 call", "/ flop", "p2 check"), {}, "PHH has no words for “p2 check” here."),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_what_the_format_cannot_express_is_refused(lines, change, expected, refused):
    assert refused(*lines, **change) == expected


def test_an_illegal_raise_is_written_as_it_happened(write):
    _, read = write(*BLINDS, "p3 raise 150", "p1 call")
    assert read.steps[2].ruling.decision.is_fault


def test_every_handed_hand_is_written_and_read_back_as_it_was(shared, books):
    book = books["tda-2024"]
    for path in sorted((shared / "hands").rglob("*.phh")):
        (read,) = read_hands(HandSource(path.name, path.read_text())).hands
        situation = play_hand(read, book).replay.situation
        text = write_phh(situation, book)
        assert isinstance(text, str), text
        (again,) = read_hands(HandSource(path.name, text)).hands
        back = play_hand(again, book).replay.situation
        assert back.acts == situation.acts
        assert (back.id, back.game) == (situation.id, situation.game)
        assert replay(back, book).table.put_in == replay(situation, book).table.put_in


def test_call_is_told_from_a_call_for_less():
    assert read_act("p3 call 70") == Call("p3", 70)
