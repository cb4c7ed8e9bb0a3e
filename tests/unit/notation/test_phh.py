"""Recorded hands (PHH): their text, their fields, and the acts that they become under a book."""

import tomllib
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from floorapp.engine.acts import (
    AllIn,
    Ante,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    NextStreet,
    Post,
    PostShort,
    Raise,
    Straddle,
)
from floorapp.engine.problems import Problem
from floorapp.engine.rulings import Decision
from floorapp.engine.values import replace
from floorapp.notation.phh import play_hand, read_hands
from floorapp.notation.phh_text import HandSource, read_tables
from floorapp.notation.phh_variants import VARIANTS

FOUR = {
    "variant": "'NT'",
    "antes": "[0, 0, 0, 0]",
    "blinds_or_straddles": "[50, 100, 0, 0]",
    "min_bet": "100",
    "starting_stacks": "[10000, 10000, 10000, 10000]",
    "actions": "[]",
}
LIMIT = FOUR | {"variant": "'FT'", "min_bet": None, "small_bet": "100", "big_bet": "200"}
STUD = LIMIT | {
    "variant": "'F7S'",
    "blinds_or_straddles": None,
    "bring_in": "25",
    "antes": "[10, 10, 10, 10]",
}
TWO = FOUR | {
    "antes": "[0, 0]",
    "blinds_or_straddles": "[50, 100]",
    "starting_stacks": "[10000, 10000]",
}


def text(fields, *actions, **more) -> str:
    given = fields | more
    if actions:
        given["actions"] = str(list(actions))
    return "".join(f"{key} = {value}\n" for key, value in given.items() if value is not None)


def hands(written, name="x.phh"):
    reading = read_hands(HandSource(name, written))
    assert not reading.problems, reading.problems
    return reading.hands


@pytest.fixture
def play(books):
    """Play the one hand of some fields."""

    def played(fields, *actions, book="tda-2024", **more):
        (hand,) = hands(text(fields, *actions, **more))
        return play_hand(hand, books[book])

    return played


def acts(played):
    return list(played.replay.situation.acts)


def told(written):
    """The problems of a text that holds no hand, as (place, sentence)."""
    reading = read_hands(HandSource("x.phh", written))
    assert not reading.hands
    return [
        (found.place, found.message.format(**found.facts))
        for hand in reading.problems
        for found in hand
    ]


def decisions(played):
    return {step.ruling.decision for step in played.replay.steps}


def test_a_hand_becomes_its_acts_street_by_street(play):
    played = play(
        FOUR, "d dh p1 ????", "p3 cbr 300 # a raise", "p4 f", "p1 f", "p2 cc", "# a pause", "d db AhKd2c", "p2 cc",
        "p3 cbr 200", "p2 cbr 400", "p3 cbr 9700", "p2 f", "p3 sm -",
    )  # a table, to be read in rows  # fmt: skip
    assert acts(played) == [
        Post("p1", 50), Post("p2", 100), Raise("p3", 300), Fold("p4"), Fold("p1"), Call("p2"),
        NextStreet("flop"), Check("p2"), Bet("p3", 200), Raise("p2", 400), AllIn("p3", 9700), Fold("p2"),
    ]  # a table, to be read in rows  # fmt: skip
    assert played.numbers == (0, 0, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12)
    assert decisions(played) == {Decision.ALLOWED}
    assert played.replay.situation.seats == ("p1", "p2", "p3", "p4")


@pytest.mark.parametrize("code", VARIANTS)
def test_every_variant_of_the_standard_is_read(code, play):
    variant = VARIANTS[code]
    fields = STUD if variant.stud else LIMIT if variant.fixed else FOUR
    played = play(fields, variant=f"'{code}'")
    situation = played.replay.situation
    assert (situation.betting, situation.street, situation.game) == (
        variant.betting,
        variant.street,
        variant.game,
    )
    assert decisions(played) == {Decision.ALLOWED}


def test_heads_up_the_blinds_are_listed_the_other_way_round(play):
    played = play(TWO, "p2 cc", "p1 cc", "d db AhKd2c", "p1 cc", antes="[0, 100]")
    assert acts(played)[:3] == [Post("p2", 50), Post("p1", 100), Ante("p1", 100)]
    assert played.replay.situation.ante_kind == "big-blind"
    assert decisions(played) == {Decision.ALLOWED}


def test_straddles_follow_the_blinds_and_late_posts_precede_the_big_one(play):
    played = play(FOUR, blinds_or_straddles="[50, 100, 200, -100]")
    assert acts(played) == [Post("p1", 50), Post("p4", 100), Post("p2", 100), Straddle("p3", 200)]
    assert played.replay.table.turn == 3


def test_what_a_late_player_posts_beyond_a_big_blind_is_dead(play):
    played = play(FOUR, blinds_or_straddles="[50, 100, 0, -150]")
    assert acts(played) == [Post("p1", 50), Post("p4", 100), Post("p2", 100), Ante("p4", 50)]
    assert played.replay.table.turn == 2


@pytest.mark.parametrize(
    ("book", "expected"),
    [
        ("tda-2024", [Post("p1", 50), Post("p2", 100), Ante("p2", 20)]),
        ("house-ante-first", [Ante("p2", 100), Post("p1", 50), PostShort("p2", 20)]),
    ],
)
def test_what_a_short_stack_pays_first_is_as_the_book_says(book, expected, play):
    played = play(FOUR, antes="[0, 100, 0, 0]", starting_stacks="[900, 120, 900, 900]", book=book)
    assert acts(played) == expected
    assert decisions(played) == {Decision.ALLOWED}


def test_antes_of_all_come_before_the_blinds_and_end_with_the_stack(play):
    played = play(FOUR, antes="[10, 10, 10, 10]", starting_stacks="[10, 40, 5, 900]")
    assert acts(played) == [
        Ante("p1", 10), Ante("p2", 10), Ante("p3", 5), Ante("p4", 10), PostShort("p2", 30),
    ]  # a table, to be read in rows  # fmt: skip
    assert played.replay.table.level == 100


@pytest.mark.parametrize(
    ("fields", "change", "level", "raise_to"),
    [
        (FOUR, {}, 100, 200),
        (FOUR, {"blinds_or_straddles": "[50, 60, 0, 0]", "starting_stacks": "[900, 60, 900, 900]"}, 100, 200),
        (FOUR, {"blinds_or_straddles": "[50, 60, 0, 0]"}, 60, 160),
        (FOUR, {"blinds_or_straddles": "[50, 0, 0, 0]"}, 100, 200),
        (FOUR, {"blinds_or_straddles": "[0, 0, 0, 0]", "antes": "[10, 10, 10, 10]"}, 0, 100),
        (FOUR, {"variant": "'NS'", "blinds_or_straddles": "[0, 0, 0, 200]"}, 200, 400),
        (LIMIT, {}, 100, 200),
        (LIMIT, {"blinds_or_straddles": "[25, 50, 0, 0]"}, 50, 150),
        (LIMIT, {"blinds_or_straddles": "[0, 0, 0, 0]", "antes": "[10, 10, 10, 10]"}, 0, 100),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_the_level_and_the_least_raise_follow_from_the_blinds(
    fields, change, level, raise_to, play
):
    table = play(fields, **change).replay.table
    assert (table.level, table.minimum_to()) == (level, raise_to)


def test_stud_streets_begin_with_the_cards_and_their_first_act(play):
    played = play(
        STUD, "d dh p1 ????2c", "d dh p2 ????3c", "p1 pb", "p2 cbr 100", "p3 cbr 200", "p4 f", "p1 f", "p2 cc",
        "d dh p2 2h", "d dh p3 2d", "p3 cbr 100", "p2 cc", "d dh p2 3h", "d dh p3 3d", "p2 cc", "p3 cc",
    )  # a table, to be read in rows  # fmt: skip
    assert acts(played)[4:] == [
        BringIn("p1", 25), Complete("p2", 100), Raise("p3", 200), Fold("p4"), Fold("p1"), Call("p2"),
        NextStreet("fourth", "p3"), Bet("p3", 100), Call("p2"), NextStreet("fifth", "p2"), Check("p2"), Check("p3"),
    ]  # a table, to be read in rows  # fmt: skip
    assert decisions(played) == {Decision.ALLOWED}


def test_stud_streets_begin_without_cards_too_and_with_a_card_for_all(play):
    played = play(
        STUD, "p1 pb", "p2 cbr 100", "p3 f", "p4 f", "p1 cc", "p2 cc", "p1 cc", "d dh p1 2h", "p1 cc", "p2 cc",
        "d dh p1 2h", "d dh p2 2d", "p1 cc", "p2 cc", "d db 9c", "p1 cc",
    )  # a table, to be read in rows  # fmt: skip
    streets = [act for act in acts(played) if isinstance(act, NextStreet)]
    assert streets == [
        NextStreet("fourth", "p2"),
        NextStreet("fifth", "p1"),
        NextStreet("sixth", "p1"),
        NextStreet("seventh", "p1"),
    ]
    assert decisions(played) == {Decision.ALLOWED}


def test_a_street_that_nobody_bets_on_has_no_opener(play):
    played = play(STUD, "p1 pb", "p2 cbr 100", "p3 f", "p4 f", "p1 cc", "d dh p1 2h", "d dh p2 2d")
    assert acts(played)[-1] == NextStreet("fourth")
    assert decisions(played) == {Decision.ALLOWED}


def test_a_short_bring_in_counts_in_full(play):
    played = play(STUD, "p1 pb", starting_stacks="[30, 900, 900, 900]")
    assert acts(played)[-1] == PostShort("p1", 20)
    assert played.replay.table.level == 25


def test_draw_streets_begin_with_the_first_player_who_draws(play):
    played = play(
        LIMIT, "d dh p1 ??????????", "p3 cbr 200", "p4 cc", "p1 f", "p2 f", "p3 sd 2c", "p4 sd", "d dh p3 5c", "p3 cc",
        "p4 cc", "p3 sd ????", "p4 sd", "p3 sd", "p4 sd", "p3 cbr 200", variant="'F2L3D'",
    )  # a table, to be read in rows  # fmt: skip
    streets = [act.street for act in acts(played) if isinstance(act, NextStreet)]
    assert streets == ["draw1", "draw2", "draw3"]


@pytest.mark.parametrize(
    ("deals", "streets"),
    [
        (["d db 2c3c4c5c6c"], ["flop", "turn", "river"]),
        (["d db 2c", "d db 3c4c", "d db 5c", "d db 6c", "d db 7c"], ["flop", "turn", "river"]),
    ],
)
def test_the_cards_on_the_board_tell_the_street(deals, streets, play):
    actions = ["p3 cbr 10000", "p4 cc", "p1 f", "p2 f", *deals, "d dh p3 2c", "p3 sd"]
    played = play(FOUR, *actions)
    dealt = [act.street for act in acts(played) if isinstance(act, NextStreet)]
    assert dealt == streets
    assert decisions(played) == {Decision.ALLOWED}


def test_cards_after_the_hand_is_over_are_no_street(play):
    played = play(FOUR, "p3 f", "p4 f", "p1 f", "d db 2c3c4c")
    assert decisions(played) == {Decision.ALLOWED}


def test_an_unknown_stack_covers(play):
    played = play(FOUR, "p3 cbr 999999", starting_stacks="[inf, inf, inf, 5.0]")
    assert dict(played.replay.situation.stacks) == {"p4": 5}
    assert acts(played)[-1] == Raise("p3", 999999)


def test_a_forced_bet_of_an_unknown_stack_is_paid_in_full(play):
    assert acts(play(FOUR, starting_stacks="[inf, inf, inf, inf]")) == [
        Post("p1", 50),
        Post("p2", 100),
    ]


def test_fractions_make_all_amounts_whole(play):
    played = play(
        FOUR, "p3 cbr 3.50", "p4 cbr 1,000", min_bet="1", blinds_or_straddles="[0.50, 1.00, 0, 0]",
        finishing_stacks="[1.25, 2, 3, 4]",
    )  # a table, to be read in rows  # fmt: skip
    assert played.hand.scale == 100
    assert acts(played) == [Post("p1", 50), Post("p2", 100), Raise("p3", 350), Raise("p4", 100000)]
    assert played.hand.finishing == (125, 200, 300, 400)


def test_behind_an_impossible_act_the_rest_is_kept_unjudged(play):
    played = play(FOUR, "p4 f", "p3 cbr 300", "d db AhKd2c")
    assert acts(played)[2:] == [Fold("p4"), Raise("p3", 300), NextStreet("flop")]
    assert played.replay.stopped_at == 2


def test_every_hand_of_a_file_is_read_by_its_name():
    written = "".join(f"[{name}]\n{text(FOUR)}\n" for name in (1, 7))
    assert [hand.name for hand in hands(written)] == ["1", "7"]
    assert [hand.place("antes") for hand in hands(written)] == ["x.phh:3", "x.phh:11"]


def test_places_count_from_the_top_of_the_file():
    source = HandSource("x.phhs", f"[3]\n{text(FOUR, 'oops')}", lines_before=100)
    assert read_hands(source).problems[0][0].place == "x.phhs:107"


def test_a_hand_tells_what_is_written_beside_its_chips(play):
    played = play(
        FOUR, hand="75", table="'T 1'", level="12", event="'Main'", players="['Ann', '', 'Cy', \"Dee\"]",
        _floorapp_rulebook="'wsop-2026'", _floorapp_title="'A dispute'",
    )  # a table, to be read in rows  # fmt: skip
    situation = played.replay.situation
    assert played.hand.name == situation.id == "75"
    assert (situation.table, situation.level, situation.source) == ("T 1", "12", "Main")
    assert (situation.rulebook, situation.title) == ("wsop-2026", "A dispute")
    assert situation.note == "p1 Ann, p3 Cy, p4 Dee"
    own = play(FOUR, hand="75", players="['Ann']", _floorapp_id="'mine'", _floorapp_note="'so'")
    assert (own.replay.situation.id, own.replay.situation.note) == ("mine", "so")
    plain = play(FOUR, players="['', '', '', '']", currency="'EUR'")
    assert (plain.hand.name, plain.replay.situation.note, plain.hand.raked) == ("1", None, True)


@pytest.mark.parametrize(
    "written",
    [
        text(FOUR, "p3 cbr 300"),
        text(FOUR, "p3 cbr 300").replace("'", '"'),
        text(FOUR, "p3 cbr 300").replace("[50, 100, 0, 0]", "[\n  50, 100,\n  0, 0]"),
        text(FOUR, "p3 cbr 300").replace("[50, 100, 0, 0]", "[50, 100, 0, 0] # blinds"),
        "# a hand\n" + text(FOUR, "p3 cbr 300", time="12:30:00", author="'''\nmany'''"),
        text(FOUR, "p3 cbr 300", time="12:30:00", city="'Bad \"X\"'", _x="{a = 1}"),
        text(FOUR, "p3 cbr 300", time_limit="inf", _i="'I'"),
        text(FOUR, "p3 cbr 300", _x="{a = 1}"),
        text(FOUR, "p3 cbr 300", players="['Ann', \"Bo\", 'Cy', 1]"),
    ],
)
def test_plain_and_full_toml_are_read_alike(written):
    (hand,) = hands(written)
    (plain,) = hands(text(FOUR, "p3 cbr 300"))
    assert replace(hand.setup, note=None) == plain.setup
    assert hand.actions == plain.actions


SIGNS = st.sampled_from(
    [*"'\"#=[]{}\\,.-+_ \t\r\n0123e", "inf", "nan", "NaN", "Infinity", "null", "true", "1.5", "'a'"]
)


@given(st.lists(SIGNS, max_size=8).map("".join))
def test_what_is_read_fast_is_what_toml_says(value):
    written = f"variant = 'NT'\nx = {value}\n"
    found = read_tables(HandSource("x.phh", written))
    try:
        expected = tomllib.loads(written, parse_float=Decimal)
    except (ValueError, ArithmeticError):
        assert isinstance(found, Problem)
    else:
        assert str(found[0].table) == str(expected)


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("", 'x.phh: This is not a recorded hand (PHH): it names no “variant”, such as variant = "NT".'),
        ("a = 1\n", 'x.phh: This is not a recorded hand (PHH): it names no “variant”, such as variant = "NT".'),
        ("a = 1\na = 2\n", "x.phh:2: This is not a recorded hand (PHH): it cannot be read from character 6 of this line on."),
        ("a = 'x", "x.phh: This is not a recorded hand (PHH): it is cut off, or holds a value that cannot be read."),
        ("a = NaN\n", "x.phh:1: This is not a recorded hand (PHH): it cannot be read from character 5 of this line on."),
        ("a = [NaN, 'x']\n", "x.phh:1: This is not a recorded hand (PHH): it cannot be read from character 6 of this line on."),
        ("a = Infinity\n", "x.phh:1: This is not a recorded hand (PHH): it cannot be read from character 5 of this line on."),
        ("[1]\na = 1\n[1]\n", "x.phh:3: This is not a recorded hand (PHH): it cannot be read from character 3 of this line on."),
        ("a = 1" + "0" * 5000, "x.phh: This is not a recorded hand (PHH): it is cut off, or holds a value that cannot be read."),
        ("a = 1e" + "9" * 30, "x.phh: This is not a recorded hand (PHH): it is cut off, or holds a value that cannot be read."),
        ("a = " + "[" * 100000, "x.phh: This file is nested too deeply to be read."),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_what_is_no_hand_is_told_in_one_sentence(written, expected):
    assert [": ".join(found) for found in told(written)] == [expected]


@pytest.mark.parametrize(
    ("fields", "change", "line", "expected"),
    [
        (FOUR, {"variant": "'XX'"}, 1, "“XX” is not a variant that is known here: write one of NT, NS, PO, FT, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D, FB."),
        (FOUR, {"variant": "3"}, 1, "“?” is not a variant that is known here: write one of NT, NS, PO, FT, FO/8, F7S, F7S/8, FR, N2L1D, F2L3D, FB."),
        (FOUR, {"antes": None}, 1, "“antes” is missing: a hand of NT needs it."),
        (FOUR, {"antes": "[0, 0, 0]"}, 2, "“antes” must be a list of amounts, one for each of the 4 players."),
        (FOUR, {"antes": "[0, 0, 0, -1]"}, 2, "“antes” must be a list of amounts, one for each of the 4 players."),
        (FOUR, {"antes": "[0, 0, 0, true]"}, 2, "“antes” must be a list of amounts, one for each of the 4 players."),
        (FOUR, {"antes": "[0, 0, 0, 0.12345]"}, 2, "“antes” must be a list of amounts, one for each of the 4 players."),
        (FOUR, {"antes": "[0, 0, 0, 1e-100]"}, 2, "“antes” must be a list of amounts, one for each of the 4 players."),
        (FOUR, {"antes": "[0, 0, 0, nan]"}, 2, "“antes” must be a list of amounts, one for each of the 4 players."),
        (FOUR, {"antes": "[0, 0, 0, 1e99]"}, 2, "“antes” must be a list of amounts, one for each of the 4 players."),
        (FOUR, {"antes": "'none'"}, 2, "“antes” must be a list of amounts, one for each of the 4 players."),
        (FOUR, {"blinds_or_straddles": "[1]"}, 3, "“blinds_or_straddles” must be a list of amounts, one for each of the 4 players."),
        (FOUR, {"min_bet": "'x'"}, 4, "“min_bet” must be an amount, without quotes."),
        (FOUR, {"min_bet": "-1"}, 4, "“min_bet” must be an amount, without quotes."),
        (FOUR, {"min_bet": None}, 1, "“min_bet” is missing: a hand of NT needs it."),
        (FOUR, {"starting_stacks": None}, 1, "“starting_stacks” is missing: a hand of NT needs it."),
        (FOUR, {"starting_stacks": "[1]"}, 5, "A hand has 2 to 11 seats: this names 1."),
        (FOUR, {"starting_stacks": "[1, 2, 3, 0]"}, 5, "“starting_stacks” must be a list of amounts above 0; inf is a stack that is not known."),
        (FOUR, {"starting_stacks": f"[1, 2, 3, {10**16}]"}, 5, "“starting_stacks” must be a list of amounts above 0; inf is a stack that is not known."),
        (FOUR, {"actions": None}, 1, "“actions” is missing: a hand of NT needs it."),
        (FOUR, {"finishing_stacks": "[1]"}, 7, "“finishing_stacks” must be a list of amounts, one for each of the 4 players."),
        (STUD, {"bring_in": None}, 1, "“bring_in” is missing: a hand of F7S needs it."),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_a_field_that_cannot_be_read_is_told_with_its_line(fields, change, line, expected):
    assert told(text(fields, **change)) == [(f"x.phh:{line}", expected)]


@pytest.mark.parametrize(
    "action",
    ["p3", "p3 x", "p3 cbr", "p3 cbr x", "p3 cbr 0", "p3 cbr 1 2", "p3 cbr " + "9" * 40, "p0 f", "q3 f", "p3 f f", "d", "d db",
     "d db 9", "d db 9x", "d dh 3 9c", "d dh p3", "d xx", "p3 sd 9x", "p3 sm 9x", "p3 cbr 1e9", "p3 cbr -5", "a" * 50],
)  # a table, to be read in rows  # fmt: skip
def test_an_action_that_cannot_be_read_is_told(action):
    shown = action if len(action) <= 40 else f"{action[:40]}…"
    ((place, sentence),) = told(text(FOUR, "p3 f", action))
    assert place == "x.phh:6"
    assert (
        sentence
        == f"“{shown}” is not an action: write one such as “p3 cbr 300”, “p3 cc”, “p3 f” or “d db AhKd2c”."
    )


def test_an_action_is_a_text_and_its_player_is_there():
    assert told(text(FOUR, actions="[3]"))[0][1].startswith("“?” is not an action")
    assert told(text(FOUR, "p5 f")) == [
        ("x.phh:6", "“p5 f” names a player who is not there: the last is p4.")
    ]


def test_a_damaged_hand_does_not_hide_the_others():
    written = f"[1]\n{text(FOUR, 'oops')}\n[2]\n{text(FOUR)}\n[3]\n{text(FOUR, variant=3)}"
    reading = read_hands(HandSource("x.phhs", written))
    assert [hand.name for hand in reading.hands] == ["2"]
    assert [found[0].place for found in reading.problems] == ["x.phhs:7", "x.phhs:18"]
