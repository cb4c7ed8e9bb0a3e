"""The right to raise and the least raise where the books part, with the reasons for each."""

import pytest

from floorapp.engine.answer import answer
from floorapp.engine.moves import Move
from floorapp.engine.options import Options
from floorapp.engine.strategies import (
    COMPLETE_LEVEL,
    CONSECUTIVE_ALL_INS,
    HALF_RAISE_COUNTS,
    SINGLE_FULL_RAISE,
)
from floorapp.engine.values import facts

NON, HALF, COMPLETING, WSOP = (
    "house-noncumulative",
    "house-half-raise",
    "house-completing",
    "wsop-2026",
)
IN_A_ROW = "A bet 100, B allin 160, C allin {to}, D call"
WITH_A_CALL = "A bet 100, B allin 160, C call, D allin {to}"


def options(play, line, book, seat="A", **more) -> Options:
    table = play(line, book=book, **more).table
    return Options(table, table.index[seat])


def told(found) -> list[str]:
    return [reason.code for reason in found.reasons()]


def move(by, *, all_in=True, full=False, after_call=False, full_raise_by=100) -> Move:
    return Move(0, 100, 100 + by, full, all_in, full_raise_by, after_call)


@pytest.mark.parametrize(
    ("book", "line", "reopened", "codes"),
    [
        (NON, "A bet 100, B raise 200, C call, D call", True, ["full-raise-since", "minimum-raise"]),
        (NON, "A bet 100, B allin 160, C allin 290, D call", True, ["full-raise-since", "minimum-raise"]),
        (NON, IN_A_ROW.format(to=240), False, ["no-full-raise-since"]),
        (NON, "A bet 100", False, ["not-raised-since"]),
        (HALF, "A bet 100, B allin 150, C call, D call", True, ["half-raise-counts", "short-all-in-keeps-step"]),
        (HALF, "A bet 100, B allin 149, C call, D call", False, ["under-half-raise"]),
        (HALF, "A bet 100, B allin 140, C allin 180, D call", False, ["under-half-raise"]),
        (HALF, "A bet 100, B allin 140, C allin 200, D call", True, ["reopened", "add-up", "short-all-in-keeps-step"]),
        (HALF, "A bet 100, B raise 200, C call, D call", True, ["reopened", "minimum-raise"]),
        (COMPLETING, "A bet 100, B allin 150, C call, D call", False, ["not-reopened"]),
        (COMPLETING, "A bet 100, B allin 150, C allin 200, D call", True, ["reopened", "add-up", "minimum-raise"]),
        (WSOP, "A bet 100, B raise 200, C call, D call", True, ["full-raise-since", "minimum-raise"]),
        (WSOP, IN_A_ROW.format(to=201), True, ["consecutive-all-ins", "short-all-in-keeps-step"]),
        (WSOP, IN_A_ROW.format(to=200), None, ["right-unclear", "short-all-in-keeps-step"]),
        (WSOP, IN_A_ROW.format(to=199), False, ["not-reopened"]),
        (WSOP, WITH_A_CALL.format(to=240), None, ["right-unclear", "short-all-in-keeps-step"]),
        (WSOP, WITH_A_CALL.format(to=199), False, ["not-reopened"]),
        (WSOP, "A check, B allin 60, C allin 130, D call", True, ["consecutive-all-ins", "short-all-in-keeps-step"]),
    ],
)  # a table, to be read in rows  # fmt: skip
def test_the_same_all_ins_open_the_betting_or_not_by_the_book(book, line, reopened, codes, play):
    found = options(play, line, book)
    assert found.reopened is reopened
    assert told(found) == codes


def test_one_full_raise_is_named_with_the_seat_that_made_it(play):
    line = "A bet 100, B raise 220, C allin 260, D call"
    for book in (NON, WSOP):
        reason = options(play, line, book).reasons()[0]
        assert facts(reason) == {"seat": "A", "raiser": "B", "raise_by": 120}


def test_half_a_raise_is_named_with_the_raise_that_it_is_half_of(play):
    line = "A bet 100, B raise 400, C allin 550, D call, A call"
    reason = options(play, line, HALF, "B").reasons()[0]
    assert facts(reason) == {"seat": "B", "raiser": "C", "raise_by": 150, "full_raise_by": 300}


def test_the_all_ins_that_exceed_a_raise_are_named(play):
    line = "A bet 100, B allin 150, C call, D allin 210, E allin 290, F call"
    reason = options(play, line, WSOP, seats="A B C D E F").reasons()[0]
    assert facts(reason) == {
        "seat": "A",
        "added": (("D", 60), ("E", 80)),
        "full_raise_by": 100,
    }


def test_what_the_letter_leaves_open_is_the_floor_s_with_its_choices(play):
    found = answer(play(IN_A_ROW.format(to=200), book=WSOP), "A")
    assert found.facts() | {"ruling": "discretion", "choices": ["raise", "no-raise"]} == (
        found.facts()
    )
    assert found.facts()["options"] == ["fold", "call", "raise"]
    assert "WSOP 2026 96.a" in [str(rule) for rule in found.citations]


@pytest.mark.parametrize("act", ["A raise 300", "A allin 900"])
def test_a_raise_that_the_letter_leaves_open_stands_at_the_floor_s_discretion(act, play):
    step = play(f"{IN_A_ROW.format(to=200)}, {act}", book=WSOP).steps[-1]
    assert step.ruling.decision.value == "discretion"
    assert [reason.code for reason in step.ruling.reasons] == ["right-unclear"]


def test_a_raise_that_is_too_small_is_refused_even_where_the_right_is_open(play):
    step = play(f"{IN_A_ROW.format(to=200)}, A raise 250", book=WSOP).steps[-1]
    assert step.ruling.decision.value == "not-allowed"
    assert "below-minimum" in [reason.code for reason in step.ruling.reasons]


def test_where_nobody_could_answer_there_is_nothing_to_leave_to_the_floor(play):
    line = "A bet 100, B allin 160, C allin 200, D allin 200"
    found = answer(play(line, book=WSOP), "A")
    assert not found.discretion
    assert found.facts()["options"] == ["fold", "call"]


@pytest.mark.parametrize(
    ("line", "least", "codes"),
    [
        ("", 100, ["not-yet-acted", "minimum-bet"]),
        ("A allin 40", 100, ["not-yet-acted", "minimum-completes"]),
        ("A bet 100, B allin 150", 200, ["not-yet-acted", "minimum-completes"]),
        ("A bet 100, B allin 150, C allin 190", 200, ["not-yet-acted", "minimum-completes"]),
        ("A bet 100, B allin 150, C raise 200", 300, ["not-yet-acted", "minimum-raise"]),
    ],
)
def test_in_a_completing_house_short_all_ins_are_made_up(line, least, codes, play):
    table = play(line, book=COMPLETING).table
    found = Options(table, table.turn)
    assert (found.min_raise_to, told(found)) == (least, codes)


def test_what_is_made_up_is_told_with_its_sum(play):
    table = play("A bet 100, B allin 150", book=COMPLETING).table
    assert facts(Options(table, table.turn).reasons()[-1]) == {
        "level_to": 150,
        "full_level_to": 100,
        "full_raise_by": 100,
        "min_to": 200,
    }


@pytest.mark.parametrize(
    ("since", "faced", "right"),
    [
        ([move(60), move(60)], 120, True),
        ([move(50), move(50)], 100, None),
        ([move(60), move(60, after_call=True)], 120, None),
        ([move(60), move(60, after_call=True), move(60)], 180, True),
        ([move(60, all_in=False), move(60)], 120, None),
        ([move(60), move(60, all_in=False), move(60)], 180, None),
        ([move(40), move(40)], 80, False),
        ([move(100, full=True, all_in=False)], 100, True),
        ([], 60, False),
    ],
)
def test_the_letter_of_96_has_three_outcomes(since, faced, right):
    assert CONSECUTIVE_ALL_INS.may_raise_again(100, 100 + faced, 100, 100, since) is right


def test_single_wagers_decide_where_the_book_looks_at_them():
    assert SINGLE_FULL_RAISE.may_raise_again(100, 300, 100, 100, [move(60), move(140)]) is False
    assert SINGLE_FULL_RAISE.may_raise_again(100, 200, 100, 100, [move(100, full=True)]) is True
    assert HALF_RAISE_COUNTS.may_raise_again(100, 150, 100, 100, [move(50)]) is True
    assert HALF_RAISE_COUNTS.may_raise_again(100, 150, 100, 100, [move(50, all_in=False)]) is False
    assert HALF_RAISE_COUNTS.may_raise_again(100, 200, 100, 100, [move(40), move(60)]) is True


def test_completing_counts_from_the_last_full_wager():
    assert COMPLETE_LEVEL.minimum_to(150, 100, 100, 100) == 200
    assert COMPLETE_LEVEL.full_to(150, 100, 100, 100) == 200
    assert COMPLETE_LEVEL.minimum_to(0, 0, 100, 100) == 100
    assert COMPLETE_LEVEL.may_raise_again(150, 249, 100, 100) is False
