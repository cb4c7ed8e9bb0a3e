"""The oracle's right to raise again under each way of counting, checked in the head."""

import pytest

from tests.properties.oracle import answer
from tests.properties.parameters import BY_HAND

BOOKS = {
    "largest-increment": "tda-2024",
    "double-total": "aspt-doubling",
    "single-full-raise": "house-noncumulative",
    "half-raise-counts": "house-half-raise",
    "complete-level": "house-completing",
    "consecutive-all-ins": "wsop-2026",
}


def flop(*actions: str, **changes: object) -> dict[str, object]:
    """Return a flop with seats A to E, a big blind of 100 and unknown stacks."""
    seats = ["A", "B", "C", "D", "E"]
    common = {"betting": "no-limit", "big_blind": 100, "street": "flop", "seats": seats}
    return {**common, "actions": actions, **changes}


@pytest.mark.parametrize(
    ("acts", "open_under"),
    [
        # 100 more in one step: every book says yes, the doubling one too (200 is twice 100).
        (("A bet 100", "B call", "C call", "D call", "E allin 200"), set(BOOKS)),
        # 99 more: nobody, except where half a raise is enough.
        (("A bet 100", "B call", "C call", "D call", "E allin 199"), {"half-raise-counts"}),
        (("A bet 100", "B call", "C call", "D call", "E allin 149"), set()),
        (("A bet 100", "B call", "C call", "D call", "E allin 150"), {"half-raise-counts"}),
        # 49 + 49: no step is half a raise, and the sum is none.
        (("A bet 100", "B allin 149", "C call", "D allin 198", "E call"), set()),
        # 40 + 60 with a call between: adds up to 100 exactly, which the letter leaves open.
        (
            ("A bet 100", "B allin 140", "C call", "D allin 200", "E call"),
            set(BOOKS) - {"single-full-raise"} | {"consecutive-all-ins?"},
        ),
        # The same in a row, but only equal, is no more than the minimum; one chip more is.
        (
            ("A bet 100", "B allin 140", "C allin 200", "D fold", "E call"),
            set(BOOKS) - {"single-full-raise"} | {"consecutive-all-ins?"},
        ),
        (
            ("A bet 100", "B allin 140", "C fold", "D allin 201", "E call"),
            set(BOOKS) - {"single-full-raise"},
        ),
        # A call for less breaks the row, as a call does.
        (
            ("A bet 100", "B allin 140", "C call 120", "D allin 201", "E call"),
            set(BOOKS) - {"single-full-raise"} | {"consecutive-all-ins?"},
        ),
        (
            ("A bet 100", "B allin 140", "C allin 120", "D allin 201", "E call"),
            set(BOOKS) - {"single-full-raise"} | {"consecutive-all-ins?"},
        ),
        # 60 + 60 in a row, then 30: the row alone is more than 100.
        (
            ("A bet 100", "B allin 160", "C allin 220", "D call", "E allin 250"),
            set(BOOKS) - {"single-full-raise"},
        ),
        # After 150 the next full step is still 100, and twice 150 is 300.
        (("A bet 150", "B call", "C call", "D call", "E allin 299"), {"half-raise-counts"}),
    ],
)
def test_who_bet_may_raise_again_as_each_book_counts(acts, open_under):
    for strategy, book in BOOKS.items():
        got = answer(flop(*acts), BY_HAND[book])
        unclear = f"{strategy}?" in open_under
        expected = None if unclear else strategy in open_under
        assert got["to_act"] == "A"
        assert (got["reopened"], got["discretion"]) == (expected, unclear), strategy
        assert ("raise" in got["options"]) is (expected is not False), strategy


@pytest.mark.parametrize(
    ("acts", "open_under"),
    [
        (("A check", "B allin 60", "C call", "D call", "E call"), {"half-raise-counts"}),
        (("A check", "B bet 100", "C call", "D call", "E call"), set(BOOKS)),
        (
            ("A check", "B allin 40", "C allin 85", "D allin 120", "E call"),
            set(BOOKS) - {"single-full-raise"},
        ),
    ],
)
def test_a_seat_that_checked_may_raise_what_is_worth_a_bet(acts, open_under):
    for strategy, book in BOOKS.items():
        got = answer(flop(*acts), BY_HAND[book])
        assert got["reopened"] is (strategy in open_under), strategy


def test_an_act_that_uses_an_unclear_right_is_the_floors():
    acts = ("A bet 100", "B allin 125", "C call", "D allin 200", "E call")
    stacks = {"A": 500}
    for more, verdict in (
        ("A raise 300", "floor"),
        ("A allin", "floor"),
        ("A raise 299", "not-allowed"),
        ("A call", "allowed"),
    ):
        got = answer(flop(*acts, more, stacks=stacks), BY_HAND["wsop-2026"])
        assert got["verdicts"][-1] == verdict, more
        assert got["verdicts"][:-1] == ["allowed"] * 5
    asked = answer(flop(*acts, stacks=stacks), BY_HAND["wsop-2026"])
    assert (asked["min_raise_to"], asked["max_raise_to"]) == (300, 500)


@pytest.mark.parametrize(
    ("acts", "minimum"),
    [
        (("A bet 100", "B allin 140"), 200),
        (("A bet 100", "B allin 140", "C raise 200"), 300),
        (("A bet 100", "B allin 140", "C raise 250"), 400),  # 150 above the bet, so 150 more
        (("A bet 100", "B allin 140", "C allin 210"), 320),  # 110 above the bet: full
        (("A allin 60",), 100),
        (("A allin 60", "B allin 90"), 100),
    ],
)
def test_where_rooms_complete_the_minimum_counts_from_the_last_full_level(acts, minimum):
    got = answer(flop(*acts), BY_HAND["house-completing"])
    assert got["min_raise_to"] == minimum
    assert set(got["verdicts"]) == {"allowed"}


def test_a_bet_of_the_big_blind_is_a_full_bet_whatever_raise_was_given():
    acts = ("A check", "B bet 100", "C call", "D call", "E call")
    for book in ("house-noncumulative", "wsop-2026"):
        assert answer(flop(*acts, full_raise=300), BY_HAND[book])["reopened"] is True
    got = answer(flop("A bet 100", full_raise=300), BY_HAND["house-completing"])
    assert got["min_raise_to"] == 400


@pytest.mark.parametrize(
    ("book", "kind", "short", "verdict"),
    [
        ("tda-2024", "big-blind", 60, "not-allowed"),  # the blind comes first: 80, and no ante
        ("house-ante-first", "big-blind", 60, "allowed"),
        ("tda-2024", "each", 60, "allowed"),
        ("tda-2022", "big-blind", 60, "allowed"),  # says nothing of it
    ],
)
def test_a_short_stack_pays_blind_or_ante_first(book, kind, short, verdict):
    acts = ("A ante 20", f"A postshort {short}")
    situation = flop(*acts, street="preflop", ante_kind=kind, stacks={"A": 80})
    assert answer(situation, BY_HAND[book])["verdicts"] == ["allowed", verdict]
