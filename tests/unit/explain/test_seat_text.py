import pytest

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
    Pot,
    Raise,
    Straddle,
)
from floorapp.engine.moves import Move
from floorapp.explain.seat_text import absent_text, did_text, note_text, right_text, seat_name

SHORT = Move(0, 125, 200, full=False, all_in=True)
FULL = Move(0, 100, 200, full=True, all_in=True)


@pytest.mark.parametrize(
    ("act", "more", "did"),
    [
        (Check("A"), {}, "check"),
        (Fold("A"), {}, "fold"),
        (Fold("A", leaves_to=400), {}, "fold, 400 stays in"),
        (Pot("A"), {}, "pot"),
        (Call("A"), {}, "call"),
        (Call("A"), {"all_in": True}, "ALL-IN, call"),
        (Call("A", 70), {"all_in": True, "for_less": True}, "ALL-IN, call for less"),
        (AllIn("A", 70), {"all_in": True, "for_less": True}, "ALL-IN, call for less"),
        (AllIn("A", 200), {"all_in": True, "move": SHORT}, "ALL-IN, short +75"),
        (AllIn("A", 200), {"all_in": True, "move": FULL}, "ALL-IN, full +100"),
        (Bet("A", 100), {"move": FULL}, "bet"),
        (Raise("A", 200), {"move": FULL}, "raise +100"),
        (Raise("A", 200), {}, "raise"),
        (Post("A", 50), {}, "posted 50"),
        (Post("A", 50), {"all_in": True}, "posted 50"),
        (PostShort("A", 40), {"all_in": True}, "ALL-IN, posted 40"),
        (Straddle("A", 200), {}, "straddle 200"),
        (Ante("A", 10), {}, "ante 10"),
        (BringIn("A", 25), {}, "bring-in 25"),
        (Complete("A", 100), {"move": FULL}, "complete 100"),
        (NextStreet(), {}, ""),
    ],
)
def test_a_seat_says_what_it_did(act, more, did, english):
    assert did_text(act, english, **more) == did


@pytest.mark.parametrize(
    ("is_turn", "faced_by", "acted_at_to", "note"),
    [
        (True, 75, 125, "faces 75"),
        (True, 0, None, "to act"),
        (False, 75, 125, "acted at 125"),
        (False, 0, 0, ""),
        (False, 75, None, ""),
    ],
)
def test_a_seat_says_what_it_faces_or_where_it_acted(is_turn, faced_by, acted_at_to, note, english):
    assert note_text(english, is_turn=is_turn, faced_by=faced_by, acted_at_to=acted_at_to) == note


@pytest.mark.parametrize(
    ("may_wager", "faced_by", "level_to", "right"),
    [
        (True, 75, 200, "✓ may raise"),
        (True, 0, 0, "✓ may bet"),
        (False, 75, 200, "✗ call or fold only"),
        (False, 0, 200, "✗ check only"),
    ],
)
def test_a_seat_says_its_right_with_a_sign(may_wager, faced_by, level_to, right, english):
    shown = right_text(english, may_wager=may_wager, faced_by=faced_by, level_to=level_to)
    assert shown == right


def test_a_right_may_be_to_complete_or_left_to_the_floor(english):
    shown = right_text(english, may_wager=True, faced_by=25, level_to=25, completes=True)
    assert shown == "✓ may complete"
    shown = right_text(english, may_wager=True, faced_by=100, level_to=200, unclear=True)
    assert shown == "? left to the floor"


def test_a_chair_has_a_name_and_may_be_empty(speak):
    assert seat_name("UTG1", speak("en")) == "Seat UTG+1"
    assert seat_name("3", speak("en")) == "Seat 3"
    assert seat_name("S3", speak("fr")) == "Siège 3"
    assert absent_text(speak("de")) == "nicht in der Hand"
