"""Acts out of turn: held, binding when the turn comes, void when the action changes."""

import pytest

from floorapp.engine.answer import answer
from floorapp.engine.incidents.turn import is_substantial, out_of_turn

SEATS = "S3 S4 S5 S6"
CHECKED = "S3 check, S4 check, ! S6 check"
BET = "S3 bet 300, S4 fold, ! S6 raise 800"


@pytest.fixture
def fate(play):
    """What has become of a seat's act out of turn: ruling, total, whether it binds, what goes back."""

    def found(line, seat="S6", seats=SEATS, **facts):
        turn = out_of_turn(play(line, seats, **facts), seat)
        return turn and (turn.ruling, turn.amount_to, turn.binding, turn.returned_by)

    return found


def test_an_act_out_of_turn_waits_for_its_turn(fate):
    assert fate(BET) == ("raise", 800, None, 0)
    assert fate(CHECKED) == ("check", None, None, 0)


@pytest.mark.parametrize("act", ["call", "fold"])
def test_it_binds_where_the_seats_between_only_call_or_fold(fate, act):
    assert fate(f"{BET}, S5 {act}") == ("raise", 800, True, 0)


def test_it_is_void_and_its_chips_go_back_where_one_of_them_raises(fate):
    assert fate(f"{BET}, S5 raise 600") == ("raise", 800, False, 800)
    assert fate(f"{BET}, S5 allin 400") == ("raise", 800, False, 800)
    assert fate(f"{CHECKED}, S5 bet 300") == ("check", None, False, 0)


def test_an_all_in_out_of_turn_is_named_as_one(fate):
    assert fate("S3 bet 300, ! S6 allin 900") == ("all-in", 900, None, 0)


def test_a_fold_out_of_turn_applies_at_once(fate):
    assert fate("S3 bet 300, ! S6 fold") == ("fold", None, True, 0)


def test_an_act_in_turn_or_none_or_an_impossible_one_is_not_out_of_turn(fate):
    assert fate("S3 bet 300", "S3") is None
    assert fate("S3 bet 300", "S5") is None
    assert fate("S3 bet 300, ! S6 raise 900", stacks={"S6": 500}) is None


def test_only_the_acts_of_this_street_are_looked_at(fate):
    line = "S3 check, S4 check, ! S6 check, S5 check, /"
    assert fate(line) is None


def test_pot_out_of_turn_is_counted_when_its_turn_comes(fate):
    pot = {"betting": "pot-limit", "pot_before": 20000}
    line = "A bet 15000, ! C pot"
    assert fate(f"{line}, B fold", "C", "A B C", **pot) == ("raise", 65000, True, 0)
    assert fate(f"{line}, B call", "C", "A B C", **pot) == ("raise", 80000, True, 0)


def test_the_answer_tells_what_has_become_of_it(play):
    bound = answer(play(f"{BET}, S5 call", SEATS), "S6").facts()
    assert (bound["binding"], bound["ruling"], bound["amount_to"]) == (True, "raise", 800)
    void = answer(play(f"{BET}, S5 raise 600", SEATS), "S6").facts()
    assert (void["binding"], void["returned"]) == (False, 800)
    assert "ruling" not in void


@pytest.mark.parametrize(
    ("book", "seats", "may"),
    [
        ("tda-2024", "A B", ["fold", "call", "raise"]),
        ("wsop-2026", "A B", ["fold", "call"]),
        ("roberts-rules", "A B", ["fold", "call"]),
        ("wsop-2026", "A B C", ["fold", "call", "raise"]),
        ("roberts-rules", "A B C", ["fold", "call"]),
    ],
)
def test_after_a_check_out_of_turn_and_a_bet_some_books_leave_only_passive_acts(
    play, book, seats, may
):
    last = seats[-1]
    line = f"! {last} check, A bet 300"
    replayed = play(line, seats, book=book)
    found = answer(replayed, last)
    assert found.facts()["options"] == may
    assert ("passive-out-of-turn" in [why.code for why in found.reasons]) is (len(may) == 2)


def test_a_bet_out_of_turn_that_was_voided_leaves_every_act_in_all_books(play):
    for book in ("tda-2024", "wsop-2026", "roberts-rules"):
        replayed = play("! B bet 200, A bet 300", "A B", book=book)
        assert answer(replayed, "B").facts()["options"] == ["fold", "call", "raise"]


def test_a_seat_bound_to_stay_passive_is_so_for_one_turn_only(play):
    line = "! C check, A bet 300, B raise 900, C call, A raise 1500, B call"
    replayed = play(line, "A B C", book="roberts-rules")
    assert answer(replayed, "C").facts()["options"] == ["fold", "call", "raise"]


def test_chips_of_a_seat_bound_to_stay_passive_are_a_call(rule):
    facts = {"chips": (500, 500), "book": "roberts-rules"}
    assert rule("! B check, A bet 300", "B", "A B", **facts) == "call 300 -700"


def test_no_act_is_no_substantial_action(books):
    assert not is_substantial([], books["tda-2024"])


@pytest.mark.parametrize(
    ("line", "tda", "live"),
    [
        ("A check, B check", False, False),
        ("A check, B fold", False, True),
        ("A check, B check, C check", True, True),
        ("A bet 100, B fold", True, True),
        ("A fold, B fold", False, False),
    ],
)
def test_each_book_says_what_substantial_action_is(line, tda, live, play):
    for book, expected in (("tda-2024", tda), ("wsop-live-2026", live)):
        acts = [step.counted for step in play(line, book=book).steps]
        assert is_substantial(acts, play(line, book=book).book) is expected
