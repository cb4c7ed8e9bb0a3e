"""Fixed limit: one size of bet, half of it counts, less is made up, and raises are numbered."""

import pytest

from floorapp.engine.answer import answer
from floorapp.engine.games import bet_on
from floorapp.engine.options import Options
from floorapp.engine.situation import Situation
from floorapp.engine.values import facts

LIMIT = {"betting": "fixed-limit"}
STUD = {**LIMIT, "street": "third", "bring_in": 25, "bet": 100, "seats": "A B C"}
THREE = "A bet 100, B raise 200, C raise 300, D raise 400"
FOUR = f"{THREE}, A raise 500"


def options(played, seat=None) -> Options:
    table = played.table
    return Options(table, table.turn if seat is None else table.index[seat])


def codes(found) -> list[str]:
    return [reason.code for reason in found]


@pytest.mark.parametrize(
    ("more", "street", "size"),
    [
        ({"big_blind": 100}, "preflop", 100),
        ({"big_blind": 100}, "river", 200),
        ({"big_blind": 100, "big_bet": 150}, "turn", 150),
        ({"big_blind": 100}, "draw1", 100),
        ({"big_blind": 100}, "draw2", 200),
        ({"bet": 30, "street": "third"}, "fourth", 30),
        ({"bet": 30, "street": "third"}, "fifth", 60),
        ({"bet": 30, "big_bet": 90, "street": "third"}, "seventh", 90),
        ({"bet": 60, "street": "turn"}, "river", 60),
        ({}, "flop", 0),
    ],
)
def test_the_size_of_a_bet_doubles_on_the_later_streets_unless_given(more, street, size):
    assert bet_on(Situation(seats=("A", "B"), **more), street) == size


@pytest.mark.parametrize(
    ("line", "names", "to", "codes_found"),
    [
        ("", ("fold", "check", "bet"), 100, ["not-yet-acted", "limit-bet"]),
        ("A bet 100", ("fold", "call", "raise"), 200, ["not-yet-acted", "limit-raise"]),
        ("A allin 49", ("fold", "call", "complete"), 100, ["not-yet-acted", "limit-completes"]),
        (
            "A allin 50",
            ("fold", "call", "raise"),
            150,
            ["not-yet-acted", "half-counts-as-full", "limit-raise"],
        ),
        ("A allin 100", ("fold", "call", "raise"), 200, ["not-yet-acted", "limit-raise"]),
    ],
)
def test_half_a_bet_counts_as_one_and_less_is_made_up(line, names, to, codes_found, play):
    found = options(play(line, **LIMIT))
    assert (found.names, found.min_raise_to, found.max_raise_to) == (names, to, to)
    assert codes(found.reasons()) == codes_found


def test_the_answer_carries_the_sum(play):
    (_, half, raised) = options(play("A bet 100, B allin 150", **LIMIT)).reasons()
    assert facts(half) == {"seat": "B", "own_by": 50, "by_by": 50, "bet_by": 100}
    assert facts(raised) == {"full_level_to": 150, "bet_by": 100, "raise_to": 250}
    (_, made_up) = options(play("A bet 100, B allin 140", **LIMIT)).reasons()
    assert facts(made_up) == {
        "level_to": 140,
        "full_level_to": 100,
        "bet_by": 100,
        "raise_to": 200,
    }


@pytest.mark.parametrize(
    ("line", "more", "own", "by"),
    [
        ("A bet 100, B allin 130, C allin 155", {}, 25, 55),
        ("A bet 100, B raise 200, C allin 230, D allin 260", {}, 30, 60),
        ("SB post 50, BB post 100, C allin 130, D allin 155", {"seats": "SB BB C D", "street": "preflop"}, 25, 55),
        ("A bringin 25, B allin 60", STUD, 35, 60),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_two_small_all_ins_count_as_full_by_what_they_add_to_the_last_full_one(
    line, more, own, by, play
):
    found = options(play(line, **{**LIMIT, **more})).reasons()
    (half,) = [reason for reason in found if reason.code == "half-counts-as-full"]
    assert (half.own_by, half.by_by) == (own, by)


@pytest.mark.parametrize(
    ("line", "reopened", "code"),
    [
        ("A bet 100, B allin 149, C call, D call", False, "under-half-bet"),
        ("A bet 100, B allin 150, C call, D call", True, "half-bet-reopens"),
        ("A bet 100, B allin 140, C complete 200, D call", True, "half-bet-reopens"),
        ("A check, B allin 49, C call, D call", False, "under-half-bet"),
        ("A check, B allin 30, C allin 60, D call", True, "half-bet-reopens"),
        ("A bet 100", False, "not-raised-since"),
    ],
)
def test_a_seat_that_acted_may_raise_again_if_it_faces_half_a_bet(line, reopened, code, play):
    found = options(play(line, **LIMIT), "A")
    assert found.reopened is reopened
    assert codes(found.reasons())[0] == code


def test_facing_less_than_half_a_bet_is_told_with_its_numbers(play):
    line = "A bet 100, B allin 140, C call, D call"
    assert facts(options(play(line, **LIMIT), "A").reasons()[0]) == {
        "seat": "A",
        "acted_at_to": 100,
        "level_to": 140,
        "faced_by": 40,
        "bet_by": 100,
    }


@pytest.mark.parametrize(
    ("act", "decision", "codes_found"),
    [
        ("B raise 200", "allowed", []),
        ("B raise 199", "not-allowed", ["below-minimum"]),
        ("B raise 201", "not-allowed", ["above-maximum"]),
        ("B allin 150", "allowed", []),
        ("B allin 200", "allowed", []),
        ("B allin 250", "not-allowed", ["above-maximum"]),
        ("B complete 200", "read-as", ["read-as-raise"]),
        ("B bet 200", "read-as", ["read-as-raise"]),
    ],
)
def test_a_raise_has_one_size_and_only_an_all_in_may_be_less(act, decision, codes_found, play):
    ruling = play(f"A bet 100, {act}", **LIMIT).steps[-1].ruling
    assert (ruling.decision.value, codes(ruling.reasons)) == (decision, codes_found)


def test_a_short_all_in_may_be_completed_under_that_name_or_as_a_raise(play):
    for verb in ("complete", "raise"):
        step = play(f"A allin 40, B {verb} 100", **LIMIT).steps[-1]
        assert step.ruling.decision.value == "allowed"
    assert play("A complete 100", **LIMIT).steps[-1].counted.to == 100


def test_without_a_size_of_bet_there_is_none_to_name(play):
    found = options(play("", big_blind=0, **LIMIT))
    assert (found.min_raise_to, found.max_raise_to) == (None, None)
    assert codes(found.reasons()) == ["not-yet-acted", "bet-size-unknown"]


def test_a_bring_in_is_completed_to_the_bet(play):
    found = options(play("A bringin 25", **STUD))
    assert (found.names, found.min_raise_to) == (("fold", "call", "complete"), 100)
    assert found.to_call_by == 25


def test_a_short_bring_in_counts_as_the_nominal_one(play):
    table = play("A bringin 10", stacks={"A": 10}, **STUD).table
    assert (table.level, table.full_level, table.all_in[0]) == (25, 0, True)


@pytest.mark.parametrize(
    ("line", "book", "more", "capped"),
    [
        (THREE, "roberts-rules", {}, True),
        (THREE, "wsop-2026", {}, False),
        (FOUR, "wsop-2026", {}, True),
        (FOUR, "wsop-live-2026", {}, True),
        (FOUR, "tda-2024", {}, False),
        (THREE, "tda-2024", {"cap": 3}, True),
        (THREE, "tda-2024", {"cap": 3, "last_two": True}, False),
        (THREE, "wsop-2026", {"cap": 3}, True),
        (FOUR, "wsop-2026", {"last_two": True}, False),
        (FOUR, "wsop-live-2026", {"last_two": True}, True),
        (THREE, "roberts-rules", {"last_two": True}, False),
        (THREE, "roberts-rules", {"last_two": True, "cash": True}, True),
    ],
)
def test_raises_are_numbered_by_the_house_or_the_book(line, book, more, capped, play):
    found = options(play(line, book=book, **LIMIT, **more))
    assert found.capped is capped
    assert ("raise" in found.names) is not capped


def test_a_raise_beyond_the_cap_is_refused_with_the_count(play):
    replayed = play(f"{THREE}, A raise 500", book="roberts-rules", **LIMIT)
    (reason,) = replayed.steps[-1].ruling.reasons
    assert (reason.code, facts(reason)) == ("cap-reached", {"raises": 3, "most": 3})
    assert codes(options(play(THREE, book="roberts-rules", **LIMIT)).reasons()) == [
        "half-bet-reopens",
        "cap-reached",
    ]
    assert codes(options(play(THREE, book="roberts-rules", **LIMIT)).against_wager()) == [
        "cap-reached"
    ]


@pytest.mark.parametrize(
    ("line", "more", "raises"),
    [
        ("A bet 100, B raise 200, C allin 240", {}, 1),
        ("A bet 100, B raise 200, C allin 250", {}, 2),
        ("SB post 50, BB post 100, C raise 200", {"seats": "SB BB C D", "street": "preflop"}, 1),
        ("A bringin 25, B complete 100", STUD, 0),
        ("A bringin 25, B complete 100, C raise 200", STUD, 1),
    ],
)
def test_neither_the_bet_nor_a_completed_bring_in_nor_a_short_all_in_is_a_raise(
    line, more, raises, play
):
    played = play(line, **{**LIMIT, **more, "cap": raises})
    assert options(played).capped
    assert not options(play(line, **{**LIMIT, **more, "cap": raises + 1})).capped


HEADS_UP = "A bet 100, B raise 200, A raise 300, B raise 400, A raise 500"


@pytest.mark.parametrize(
    ("line", "seats", "book", "cash", "capped"),
    [
        (HEADS_UP, "A B", "wsop-live-2026", True, False),
        (HEADS_UP, "A B", "wsop-2026", False, True),
        (HEADS_UP, "A B", "roberts-rules", True, False),
        (HEADS_UP, "A B", "roberts-rules", False, True),
        ("A bet 100, B raise 200, C fold, A raise 300, B raise 400", "A B C", "roberts-rules", True, False),
        ("A bet 100, B raise 200, C raise 300, A raise 400, B fold", "A B C", "roberts-rules", True, True),
        ("A bet 100, B raise 200, C raise 300, A raise 400", "A B C", "roberts-rules", True, True),
        ("A bet 100, B raise 200, C fold, A raise 300, B raise 400, A raise 500", "A B C", "wsop-live-2026", True, True),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_heads_up_lifts_the_cap_where_the_book_says_so(line, seats, book, cash, capped, play):
    assert options(play(line, seats, book=book, cash=cash, **LIMIT)).capped is capped


def test_the_next_street_counts_its_own_raises_and_its_own_size(play):
    line = "A bet 100, B raise 200, A call, / turn"
    found = options(play(line, "A B", cap=1, **LIMIT))
    assert (found.capped, found.min_raise_to) == (False, 200)


def test_a_limit_ruling_cites_the_half_bet_rule_of_its_book(play):
    cited = {
        book: [str(rule) for rule in answer(play("A allin 49", book=book, **LIMIT)).citations]
        for book in ("tda-2024", "tda-2013", "wsop-live-2026", "roberts-rules")
    }
    assert "TDA 2024 47-B" in cited["tda-2024"]
    assert "TDA 2013 41-B" in cited["tda-2013"]
    assert "WSOP Live 2026 133" in cited["wsop-live-2026"]
    assert "Robert’s Rules Betting 6" in cited["roberts-rules"]


@pytest.mark.parametrize(
    ("book", "own", "others"),
    [
        ("tda-2024", ["TDA 2024 47-B"], {"TDA 2024 47-A"}),
        ("tda-2022", ["TDA 2022 47-B"], {"TDA 2022 47-A"}),
        ("wsop-2026", ["WSOP 2026 129"], {"WSOP 2026 96"}),
        ("wsop-live-2026", ["WSOP Live 2026 133"], {"WSOP Live 2026 175"}),
        ("roberts-rules", ["Robert’s Rules Betting 6"], {"Robert’s Rules 14"}),
    ],
)
def test_a_limit_ruling_cites_no_rule_of_no_limit(book, own, others, play):
    found = answer(play("A bet 100, B allin 149", book=book, **LIMIT))
    assert [str(rule) for rule in found.citations] == own
    no_limit = answer(play("A bet 100, B allin 149", book=book, big_blind=100, street="flop"))
    assert {str(rule) for rule in no_limit.citations} >= others


def test_a_full_raise_that_is_given_does_not_change_the_size_of_a_limit_bet(play):
    table = play("", big_blind=0, full_raise=80, bet=100, **LIMIT).table
    assert (table.full_raise, table.set_by, table.minimum_to()) == (100, "bet-size", 100)


@pytest.mark.parametrize(
    ("act", "codes_found"),
    [
        ("A allin 180", ["under-half-bet"]),
        ("A complete 200", ["under-half-bet"]),
        ("A allin 250", ["under-half-bet", "above-maximum"]),
        ("A allin 130", []),
    ],
)
def test_a_seat_that_is_closed_cannot_go_all_in_above_the_call(act, codes_found, play):
    line = f"A bet 100, B allin 140, C call, D call, {act}"
    assert codes(play(line, **LIMIT).steps[-1].ruling.reasons) == codes_found


def test_a_bring_in_of_a_whole_bet_leaves_nothing_to_complete(play):
    found = options(play("A bringin 100", **{**STUD, "bring_in": 100}))
    assert (found.names, found.min_raise_to) == (("fold", "call", "raise"), 200)
