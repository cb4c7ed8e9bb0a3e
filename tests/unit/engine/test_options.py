"""What a seat may do, in data and with its reasons."""

import pytest

from floorapp.engine.answer import answer
from floorapp.engine.options import Options
from floorapp.engine.reasons import FacesWager, HasFolded, IsAllIn, NothingToCall
from floorapp.engine.values import facts
from floorapp.engine.why import right_to_raise

HEADS_UP = {"seats": "BB SB", "street": "preflop"}
BLINDS = "SB post 50, BB post 100"


def options(play, line, seat, **more) -> Options:
    replayed = play(line, **more)
    return Options(replayed.table, replayed.table.index[seat])


@pytest.mark.parametrize(
    ("line", "seat", "more", "expected"),
    [
        ("", "A", {}, (["fold", "check", "bet"], 100, None)),
        ("A bet 100", "B", {}, (["fold", "call", "raise"], 200, None)),
        ("A bet 100", "B", {"stacks": {"B": 900}}, (["fold", "call", "raise"], 200, 900)),
        ("A bet 100", "B", {"stacks": {"B": 200}}, (["fold", "call", "raise"], 200, 200)),
        ("A bet 100", "B", {"stacks": {"B": 199}}, (["fold", "call", "all-in"], 200, 199)),
        ("A bet 100", "B", {"stacks": {"B": 100}}, (["fold", "call"], None, None)),
        ("", "A", {"stacks": {"A": 60}}, (["fold", "check", "all-in"], 100, 60)),
        ("", "A", {"big_blind": 0}, (["fold", "check", "bet"], None, None)),
        ("A bet 100, B fold", "B", {}, ([], None, None)),
        ("A allin 100", "A", {}, ([], None, None)),
        ("A allin 100", "B", {"seats": "A B"}, (["fold", "call"], None, None)),
        ("A bet 100, B allin 150, C call, D call", "A", {}, (["fold", "call"], None, None)),
        ("A bet 100, B allin 200, C call, D call", "A", {}, (["fold", "call", "raise"], 300, None)),
        ("A bet 100", "A", {}, (["fold", "check"], None, None)),
        (BLINDS, "SB", HEADS_UP, (["fold", "call", "raise"], 200, None)),
        (f"{BLINDS}, SB call", "BB", HEADS_UP, (["fold", "check", "raise"], 200, None)),
    ],
)
def test_the_options_follow_from_the_table_and_the_stack(line, seat, more, expected, play):
    found = options(play, line, seat, **more)
    assert (list(found.names), found.min_raise_to, found.max_raise_to) == expected


@pytest.mark.parametrize(
    ("line", "seat", "more", "codes"),
    [
        ("", "A", {}, ["not-yet-acted", "minimum-bet"]),
        ("", "A", {"big_blind": 0}, ["not-yet-acted", "minimum-bet-unknown"]),
        ("A bet 100", "B", {}, ["not-yet-acted", "minimum-raise"]),
        ("A bet 100", "B", {"book": "aspt-doubling"}, ["not-yet-acted", "minimum-doubles"]),
        ("A bet 100, B allin 150", "C", {}, ["not-yet-acted", "short-all-in-keeps-step"]),
        ("A bet 100, B allin 200, C call, D call", "A", {}, ["reopened", "minimum-raise"]),
        ("A bet 100, B allin 150, C allin 200, D call", "A", {}, ["reopened", "add-up", "short-all-in-keeps-step"]),
        ("A bet 100, B allin 150, C raise 300, D call", "A", {}, ["reopened", "minimum-raise"]),
        ("A bet 100, B allin 150, C call, D call", "A", {}, ["not-reopened"]),
        ("A bet 100, B allin 150, C call, D call", "A", {"book": "aspt-doubling"}, ["not-doubled"]),
        ("A bet 100, B allin 200, C call, D call", "A", {"book": "aspt-doubling"}, ["doubled", "minimum-doubles"]),
        ("A bet 100", "A", {}, ["not-raised-since"]),
        ("A bet 100, B fold", "B", {}, ["has-folded"]),
        ("A allin 100", "A", {}, ["is-all-in"]),
        ("A allin 100", "B", {"seats": "A B"}, ["not-yet-acted", "nobody-can-answer"]),
        ("A bet 100", "B", {"stacks": {"B": 70}}, ["not-yet-acted", "stack-under-level"]),
        ("A bet 100", "B", {"stacks": {"B": 150}}, ["not-yet-acted", "only-all-in", "minimum-raise"]),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_the_reasons_say_why_a_seat_may_raise_or_may_not(line, seat, more, codes, play):
    found = options(play, line, seat, **more).reasons()
    assert [reason.code for reason in found] == codes


def test_each_wager_that_a_seat_faces_is_named_with_what_it_added(play):
    (reason, sum_of_two, _) = options(
        play, "A bet 100, B allin 125, C call, D allin 200", "A"
    ).reasons()
    assert facts(reason) == {
        "seat": "A",
        "acted_at_to": 100,
        "level_to": 200,
        "faced_by": 100,
        "full_raise_by": 100,
        "added": (("B", 25), ("D", 75)),
    }
    assert facts(sum_of_two) == {"added": (("B", 25), ("D", 75)), "faced_by": 100}


def test_a_wager_counts_from_what_the_seat_has_in(play):
    (reason,) = options(play, "A bet 100, B allin 125, C call, D allin 200, A call", "C").reasons()
    assert reason.added == (("D", 75),)


def test_what_a_seat_left_unpaid_of_a_wager_counts_as_added_by_it(play):
    line = "A bet 100, B call 70, C allin 150, D call, A call"
    (reason,) = options(play, line, "B", stacks={"B": 500}).reasons()
    assert reason.added == (("A", 30), ("C", 50))
    assert reason.faced_by == 80


@pytest.mark.parametrize(
    ("line", "check", "call"),
    [
        ("", [], [NothingToCall("B")]),
        ("A bet 100", [FacesWager("B", 100)], []),
        ("A check, B fold", [HasFolded("B")], [HasFolded("B")]),
        ("A check, B allin 100", [IsAllIn("B")], [IsAllIn("B")]),
    ],
)
def test_a_missing_check_or_call_has_its_reason(line, check, call, play):
    found = options(play, line, "B")
    assert (found.against_check(), found.against_call()) == (check, call)


@pytest.mark.parametrize(
    ("line", "seat", "more", "codes"),
    [
        ("", "A", {}, []),
        ("A check, B fold", "B", {}, ["has-folded"]),
        ("A bet 100, B allin 150, C call, D call", "A", {"stacks": {"A": 120}}, ["not-reopened", "stack-under-level"]),
        ("A bet 100, B allin 150, C fold, D fold", "A", {}, ["not-reopened", "nobody-can-answer"]),
        ("A bet 100", "B", {"stacks": {"B": 150}}, ["only-all-in"]),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_all_that_speaks_against_a_full_raise_is_said(line, seat, more, codes, play):
    found = options(play, line, seat, **more).against_wager()
    assert [reason.code for reason in found] == codes


@pytest.mark.parametrize(
    ("line", "reopened"),
    [
        ("A bet 100, B allin 200, C call, D call", True),
        ("A bet 100, B allin 150, C call, D call", False),
        ("", None),
    ],
)
def test_the_betting_is_open_again_closed_or_was_never_closed(line, reopened, play):
    assert answer(play(line), "A").facts()["reopened"] is reopened


def test_a_seat_that_has_not_acted_may_raise_under_every_book(play, books):
    line = "SB post 50, BB post 100, C allin 120, D call"
    for book in books:
        table = play(line, "SB BB C D", street="preflop", book=book).table
        assert right_to_raise(table, 0) is True
        assert right_to_raise(table, 1) is True
