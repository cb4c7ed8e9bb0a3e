"""Pot-limit: the most a wager may go to, what a missing blind makes of it, and who decides that."""

import pytest

from floorapp.engine.answer import answer
from floorapp.engine.limits import missing_blinds
from floorapp.engine.options import Options
from floorapp.engine.values import facts

STAKES = {"betting": "pot-limit", "small_blind": 50, "big_blind": 100}
BEFORE = {**STAKES, "seats": "SB BB C D", "street": "preflop"}
BLINDS = "SB post 50, BB post 100"
DEAD = {**STAKES, "seats": "BB C D", "street": "preflop", "missing_blinds": {"SB": 50}}
CASH = {**BEFORE, "small_blind_counts_as_big": True}
AS_FULL, SHORT, SILENT, TRUE = "tda-2024", "tda-2022", "tda-2013", "wsop-2026"


def options(played, seat) -> Options:
    return Options(played.table, played.table.index[seat])


def codes(found) -> list[str]:
    return [reason.code for reason in found]


def test_the_most_is_the_bet_the_pot_and_the_call_once_more(play):
    found = options(play("A bet 100, B call", pot_before=300, **STAKES), "C")
    assert (found.min_raise_to, found.max_raise_to) == (200, 700)
    assert facts(found.reasons()[-1]) == {
        "level_to": 100,
        "pot_by": 500,
        "call_by": 100,
        "max_to": 700,
    }


def test_what_the_seat_has_in_is_in_the_pot_and_lowers_its_call(play):
    found = options(play(f"{BLINDS}, C fold, D fold", **BEFORE), "SB")
    assert found.max_raise_to == 100 + 150 + 50


def test_where_the_pot_is_not_known_there_is_no_most_and_the_answer_says_so(play):
    found = options(play("A bet 100", **STAKES), "B")
    assert (found.pot, found.max_raise_to) == (None, None)
    assert codes(found.reasons()) == ["not-yet-acted", "minimum-raise", "pot-unknown"]
    assert play("A bet 100, B raise 9000", **STAKES).steps[-1].ruling.decision.value == "allowed"


def test_a_pot_below_the_least_bet_does_not_forbid_it(play):
    found = options(play("", pot_before=60, **STAKES), "A")
    assert (found.min_raise_to, found.max_raise_to) == (100, 100)
    assert facts(found.reasons()[-1]) == {"pot_to": 60, "min_to": 100}


def test_a_seat_that_may_not_raise_is_told_nothing_of_the_pot(play):
    line = "A bet 100, B allin 150, C call, D call"
    found = options(play(line, pot_before=300, **STAKES), "A")
    assert codes(found.reasons()) == ["not-reopened"]


@pytest.mark.parametrize(
    ("act", "decision", "codes_found"),
    [
        ("C raise 350", "allowed", []),
        ("C raise 351", "not-allowed", ["above-maximum"]),
        ("C allin 350", "allowed", []),
        ("C allin 351", "not-allowed", ["above-maximum"]),
        ("C bet 350", "read-as", ["read-as-raise"]),
        ("C bet 351", "not-allowed", ["read-as-raise", "above-maximum"]),
    ],
)
def test_more_than_the_most_is_marked_even_where_it_is_all_in(act, decision, codes_found, play):
    replayed = play(f"{BLINDS}, {act}", **BEFORE)
    ruling = replayed.steps[-1].ruling
    assert (ruling.decision.value, codes(ruling.reasons)) == (decision, codes_found)
    assert replayed.table.level == int(act.split()[-1])  # it stands as it happened


@pytest.mark.parametrize(
    ("book", "most", "floor"),
    [
        (AS_FULL, 350, False),
        ("house-half-raise", 350, False),
        (SHORT, 300, True),
        (SILENT, 300, True),
        ("aspt-doubling", 300, True),
        (TRUE, 300, False),
        ("wsop-live-2026", 300, False),
        ("roberts-rules", 300, False),
    ],
)
def test_a_dead_blind_counts_by_the_book_and_by_the_floor_where_it_is_silent(
    book, most, floor, play
):
    found = answer(play("BB post 100", book=book, **DEAD))
    assert (found.options.max_raise_to, found.discretion) == (most, floor)
    assert found.choices == (["true-value", "as-full"] if floor else [])


@pytest.mark.parametrize(
    ("book", "most", "floor"),
    [(AS_FULL, 350, False), (SHORT, 350, False), (SILENT, 310, True), (TRUE, 310, False)],
)
def test_a_short_blind_counts_as_full_in_one_more_book_than_a_dead_one(book, most, floor, play):
    found = answer(play("SB post 50, BB postshort 60", book=book, **BEFORE))
    assert (found.options.max_raise_to, found.discretion) == (most, floor)


def test_the_answer_names_what_counts_without_being_there(play):
    counted = options(play("BB post 100", **DEAD), "C").reasons()[-1]
    assert (counted.code, facts(counted)) == ("missing-blind-counts", {"missing_by": 50})
    unclear = options(play("BB post 100", book=SILENT, **DEAD), "C").reasons()[-1]
    assert facts(unclear) == {"missing_by": 50, "max_to": 300, "full_to": 350}


@pytest.mark.parametrize(
    ("to", "decision"),
    [(300, "allowed"), (301, "discretion"), (350, "discretion"), (351, "not-allowed")],
)
@pytest.mark.parametrize("verb", ["raise", "allin"])
def test_a_wager_between_the_two_counts_is_the_floor_s_to_judge_and_stands(
    verb, to, decision, play
):
    replayed = play(f"BB post 100, C {verb} {to}", book=SILENT, **DEAD)
    assert replayed.steps[-1].ruling.decision.value == decision
    assert replayed.table.level == to


def test_a_bet_that_counts_as_a_raise_and_is_the_floor_s_says_both(play):
    ruling = play("BB post 100, C bet 350", book=SILENT, **DEAD).steps[-1].ruling
    assert ruling.decision.value == "discretion"
    assert codes(ruling.reasons) == ["read-as-raise", "missing-blind-unclear"]


def test_after_the_flop_no_missing_blind_counts(play):
    played = play("", seats="BB C", pot_before=300, missing_blinds={"SB": 50}, **STAKES)
    assert options(played, "BB").max_raise_to == 300
    line = "BB post 100, C call, D fold, BB check, / flop"
    assert options(play(line, **DEAD), "BB").max_raise_to == 200


def test_a_blind_missing_by_nothing_is_not_missing(play):
    assert missing_blinds(play(BLINDS, **{**BEFORE, "missing_blinds": {"SB": 0}}).table) == ()


@pytest.mark.parametrize(
    ("line", "missing"),
    [
        ("SB postshort 20, BB postshort 60", [("SB", 30), ("BB", 40)]),
        ("SB postshort 50, BB postshort 100", []),
        ("BB postshort 60", [("BB", 40)]),
    ],
)
def test_what_a_short_blind_lacks_follows_from_which_blind_it_is(line, missing, play):
    found = missing_blinds(play(line, **BEFORE).table)
    assert [(blind.seat, blind.by) for blind in found] == missing
    assert all(blind.posted for blind in found)


def test_a_missing_part_that_is_stated_goes_before_the_one_that_is_posted(play):
    played = play("SB post 50, BB postshort 60", **{**BEFORE, "missing_blinds": {"BB": 30}})
    assert [blind.by for blind in missing_blinds(played.table)] == [30]


@pytest.mark.parametrize("book", ["roberts-rules", "wsop-live-2026"])
@pytest.mark.parametrize(
    ("line", "seat", "most"),
    [
        (BLINDS, "C", 400),
        (f"{BLINDS}, C call, D fold, SB fold", "BB", 400),
        (f"{BLINDS}, C call, D fold, SB call", "BB", 400),
        (f"{BLINDS}, C raise 400, D fold, SB call", "BB", 400 + 900 + 300),
        ("BB post 100", "C", 300),
        (f"{BLINDS}, C fold, D fold", "SB", 100 + 150 + 50),  # what it lacks is its own call
        (f"{BLINDS}, C raise 400, D fold", "SB", 400 + 550 + 350),
    ],
)
def test_in_cash_the_small_blind_counts_as_a_big_one_until_it_has_put_that_in(
    book, line, seat, most, play
):
    assert options(play(line, book=book, **CASH), seat).max_raise_to == most


def test_the_answer_says_that_the_small_blind_counts_as_a_big_one(play):
    found = options(play(BLINDS, book="roberts-rules", **CASH), "C").reasons()
    assert (found[-1].code, facts(found[-1])) == ("small-blind-as-big", {"extra_by": 50})


def test_the_small_blind_itself_is_told_the_sum_with_the_pot_that_is_there(play):
    line = f"{BLINDS}, C fold, D fold"
    found = options(play(line, book="wsop-live-2026", **CASH), "SB").reasons()
    sums = {"level_to": 100, "pot_by": 150, "call_by": 50, "max_to": 300}
    assert (found[-1].code, facts(found[-1])) == ("pot-limit-max", sums)


def test_books_for_tournaments_do_not_count_it_whatever_the_room_says(play):
    assert options(play(BLINDS, **CASH), "C").max_raise_to == 350


def test_in_cash_an_odd_amount_goes_up_to_a_chip_in_use(play):
    line = f"{BLINDS}, C fold, D fold"
    plain = {**CASH, "small_blind": 10, "big_blind": 25, "pot_before": 10}
    line = line.replace("50", "10").replace("100", "25")
    assert options(play(line, book="roberts-rules", **plain), "SB").max_raise_to == 85
    chips = {**plain, "chips": (25, 100)}
    assert options(play(line, book="roberts-rules", **chips), "SB").max_raise_to == 100
    assert options(play(line, **chips), "SB").max_raise_to == 85


def test_no_odd_amount_is_rounded_in_a_tournament_or_where_the_chips_are_not_known(play):
    line = "A allin 33, B call"
    chips = {"pot_before": 300, "chips": (25, 100), **STAKES}
    assert options(play(line, **chips), "C").max_raise_to == 33 + 366 + 33
    assert options(play(line, book="roberts-rules", **chips), "C").max_raise_to == 432
    cash = {"pot_before": 300, "small_blind_counts_as_big": True, **STAKES}
    assert options(play(line, book="roberts-rules", **cash), "C").max_raise_to == 432
    cash["chips"] = (25, 100)
    assert options(play(line, book="roberts-rules", **cash), "C").max_raise_to == 450


def test_a_short_bring_in_is_no_missing_blind(play):
    stud = {**STAKES, "seats": "A B C", "street": "third", "bring_in": 10}
    found = options(play("A postshort 4", **stud), "B")
    assert "missing-blind-counts" not in codes(found.reasons())
    assert found.pot.max_to == 10 + 4 + 10


def test_an_out_of_turn_raise_is_measured_when_its_turn_comes(play):
    replayed = play(f"{BLINDS}, ! D raise 450, C call", **BEFORE)
    assert replayed.steps[2].ruling.decision.value == "allowed"
    early = play(f"{BLINDS}, ! D raise 450, C fold", **BEFORE).steps[2].ruling
    assert (early.decision.value, codes(early.reasons)) == (
        "not-allowed",
        ["bound-out-of-turn", "above-maximum"],
    )


def test_a_missing_blind_cites_the_rule_of_its_book(play):
    found = answer(play("BB post 100", **DEAD))
    assert {str(rule) for rule in found.citations} >= {"TDA 2024 54", "TDA 2024 54-B"}
    found = answer(play("BB post 100", book=SHORT, **DEAD))
    assert "TDA 2022 54-B" in {str(rule) for rule in found.citations}


def test_a_short_blind_and_a_dead_one_have_each_their_example(play):
    short = answer(play("SB post 50, BB postshort 60", **BEFORE)).citations
    dead = answer(play("BB post 100", **DEAD)).citations
    assert "TDA 2024 54-B, ex. 2" in {str(rule) for rule in short}
    assert "TDA 2024 54-B, ex. 1" not in {str(rule) for rule in short}
    assert "TDA 2024 54-B, ex. 1" in {str(rule) for rule in dead}


def test_a_seat_that_is_closed_cannot_make_it_the_pot(play):
    line = "A bet 100, B allin 150, C call, D call, A allin 700"
    ruling = play(line, pot_before=300, **STAKES).steps[-1].ruling
    assert (ruling.decision.value, codes(ruling.reasons)) == ("not-allowed", ["not-reopened"])


def test_doubling_and_the_pot_bound_a_raise_together(play):
    found = options(play("A bet 100", pot_before=60, book="aspt-doubling", **STAKES), "B")
    assert (found.min_raise_to, found.max_raise_to) == (200, 360)
