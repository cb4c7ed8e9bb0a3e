"""The oracle at fixed limit and pot-limit on small lines that can be checked in the head."""

import pytest

from tests.properties.oracle import answer
from tests.properties.parameters import BY_HAND

TDA, WSOP, LIVE, ROBERTS = (
    BY_HAND[book] for book in ("tda-2024", "wsop-2026", "wsop-live-2026", "roberts-rules")
)


def limit(*actions: str, **changes: object) -> dict[str, object]:
    """Return a flop at 100-200 limit with seats A to D."""
    seats = ["A", "B", "C", "D"]
    common = {"betting": "fixed-limit", "big_blind": 100, "street": "flop", "seats": seats}
    return {**common, "actions": actions, **changes}


def deal(*actions: str, **changes: object) -> dict[str, object]:
    """Return the same before the flop, with both blinds posted."""
    seats = ["SB", "BB", "C", "D"]
    posts = ("SB post 50", "BB post 100")
    common = {"street": "preflop", "seats": seats, "small_blind": 50}
    return limit(*posts, *actions, **common, **changes)


def third(*actions: str, **changes: object) -> dict[str, object]:
    """Return third street at 100-200 with a bring-in of 25 by seat A."""
    return limit("A bringin 25", *actions, street="third", **changes)


@pytest.mark.parametrize(
    ("situation", "to_act", "options", "to_call", "minimum"),
    [
        (limit(), "A", ["fold", "check", "bet"], 0, 100),
        (limit("A bet 100"), "B", ["fold", "call", "raise"], 100, 200),
        (limit("A allin 49"), "B", ["fold", "call", "complete"], 49, 100),
        (limit("A allin 50"), "B", ["fold", "call", "raise"], 50, 150),
        (limit("A allin 49", "B complete 100"), "C", ["fold", "call", "raise"], 100, 200),
        (limit("A allin 49", "B raise 100"), "C", ["fold", "call", "raise"], 100, 200),
        (limit("A bet 100", "B allin 149"), "C", ["fold", "call", "complete"], 149, 200),
        (limit("A bet 100", "B allin 150"), "C", ["fold", "call", "raise"], 150, 250),
        # 30 + 25 above the full bet: together half a bet, so it counts from there.
        (
            limit("A bet 100", "B allin 130", "C allin 155"),
            "D",
            ["fold", "call", "raise"],
            155,
            255,
        ),
        (deal(), "C", ["fold", "call", "raise"], 100, 200),
        (deal("C allin 130"), "D", ["fold", "call", "complete"], 130, 200),
        (deal("C allin 150"), "D", ["fold", "call", "raise"], 150, 250),
        (third(), "B", ["fold", "call", "complete"], 25, 100),
        (third("B call"), "C", ["fold", "call", "complete"], 25, 100),
        (third("B complete 100"), "C", ["fold", "call", "raise"], 100, 200),
        (third("B call", "C fold", "D call"), None, [], None, None),
        (limit(street="turn"), "A", ["fold", "check", "bet"], 0, 200),
        (limit(street="turn", big_bet=150), "A", ["fold", "check", "bet"], 0, 150),
        (limit(street="turn", bet=120), "A", ["fold", "check", "bet"], 0, 120),
        (limit(stacks={"A": 60}), "A", ["fold", "check", "all-in"], 0, 100),
    ],
)
def test_the_one_raise_at_limit_is_a_full_bet_above_the_last_one(
    situation, to_act, options, to_call, minimum
):
    got = answer(situation, TDA)
    assert set(got["verdicts"]) <= {"allowed"}
    assert (got["to_act"], got["options"]) == (to_act, options)
    assert (got["to_call"], got["min_raise_to"]) == (to_call, minimum)
    assert got["max_raise_to"] == (60 if "all-in" in options else minimum)


@pytest.mark.parametrize(
    ("act", "verdict"),
    [
        ("B raise 200", "allowed"),
        ("B raise 199", "not-allowed"),
        ("B raise 201", "not-allowed"),
        ("B allin 200", "allowed"),
        ("B allin 201", "not-allowed"),
        ("B allin 120", "allowed"),
        ("B complete 200", "allowed"),
    ],
)
def test_more_or_less_than_the_one_raise_is_not_allowed(act, verdict):
    assert answer(limit("A bet 100", act), TDA)["verdicts"][-1] == verdict


def test_a_stack_larger_than_the_raise_may_not_go_all_in():
    for chips, verdict in ((200, "allowed"), (170, "allowed"), (300, "not-allowed")):
        got = answer(limit("A bet 100", "B allin", stacks={"B": chips}), TDA)
        assert got["verdicts"][-1] == verdict


@pytest.mark.parametrize(
    ("raised", "reopened"), [("D allin 149", False), ("D allin 150", True), ("D raise 200", True)]
)
def test_half_a_bet_opens_the_betting_again(raised, reopened):
    got = answer(limit("A bet 100", "B call", "C call", raised), TDA)
    assert (got["to_act"], got["reopened"]) == ("A", reopened)


def test_several_short_all_ins_count_where_half_a_bet_is_faced():
    got = answer(limit("A bet 100", "B allin 130", "C allin 149", "D call"), TDA)
    assert got["reopened"] is False
    got = answer(limit("A bet 100", "B allin 130", "C allin 150", "D call"), TDA)
    assert (got["reopened"], got["min_raise_to"]) == (True, 250)


WAR = ("A bet 100", "B raise 200", "C raise 300", "D raise 400")


@pytest.mark.parametrize(
    ("situation", "book", "may"),
    [
        (limit(*WAR), ROBERTS, False),
        (limit(*WAR), WSOP, True),
        (limit(*WAR, "A raise 500"), WSOP, False),
        (limit(*WAR), TDA, True),
        (limit(*WAR, cap=3), TDA, False),
        (limit(*WAR, cap=4), ROBERTS, True),
        (limit(*WAR, last_two=True), ROBERTS, True),
        (limit(*WAR[:3], cap=3), TDA, True),
        (limit("A bet 100", cap=0), TDA, False),
        # Before the flop the big blind is the bet.
        (deal("C raise 200", "D raise 300", cap=2), TDA, False),
        (deal("C raise 200", cap=2), TDA, True),
        # An all-in of less than half uses up none, nor does bringing it to the full bet.
        (limit("A bet 100", "B allin 149", "C raise 200", cap=1), TDA, False),
        (limit("A bet 100", "B allin 149", cap=1), TDA, True),
        (limit("A allin 40", "B complete 100", cap=1), TDA, True),
        (limit("A allin 40", "B complete 100", "C raise 200", cap=1), TDA, False),
        (third("B complete 100", cap=1), TDA, True),
        (third("B complete 100", "C raise 200", cap=1), TDA, False),
    ],
)
def test_the_raises_after_the_bet_are_counted(situation, book, may):
    got = answer(situation, book)
    assert set(got["verdicts"]) == {"allowed"}
    assert ("raise" in got["options"] or "complete" in got["options"]) is may


def heads_up(*actions: str, **changes: object) -> dict[str, object]:
    """Return the flop for two seats, which raise each other up to the cap of one."""
    return limit("A bet 100", "B raise 200", *actions, seats=["A", "B"], cap=1, **changes)


@pytest.mark.parametrize(
    ("situation", "open_in"),
    [
        (heads_up(), {"live"}),
        (heads_up(cash=True), {"live", "roberts"}),
        (heads_up(last_two=True), {"tda", "roberts", "live"}),
        # C folded in time for Robert's; for the others the street began with three.
        (limit("A bet 100", "B fold", "C fold", "D raise 200", cap=1, cash=True), {"roberts"}),
        # The folds came when the cap was there already.
        (limit("A bet 100", "B raise 200", "C fold", "D fold", cap=1, cash=True), set()),
        # Three live seats, of which one is all-in from the street before.
        (heads_up("C fold", cash=True) | {"seats": ["A", "B", "C"]}, set()),
    ],
)
def test_the_cap_is_lifted_as_each_book_says(situation, open_in):
    books = {"tda": TDA, "live": LIVE, "roberts": ROBERTS}
    found = {name for name, book in books.items() if "raise" in answer(situation, book)["options"]}
    assert found == open_in


def test_two_seats_with_chips_beside_one_all_in_are_heads_up_for_one_book_alone():
    seats = {"seats": ["A", "B", "C"], "stacks": {"C": 0}, "cash": True, "cap": 1}
    situation = limit("A bet 100", "B raise 200", **seats)
    assert "raise" in answer(situation, LIVE)["options"]
    assert "raise" not in answer(situation, ROBERTS)["options"]


def test_a_cap_of_no_raise_leaves_the_bet():
    assert answer(limit(cap=0), TDA)["options"] == ["fold", "check", "bet"]


def test_the_bet_doubles_on_the_turn_and_grows_no_more():
    quiet = ("A check", "B check")
    for streets, bet in (((), 100), (("/",), 200), (("/", "/"), 200)):
        line = [act for street in streets for act in (*quiet, street)]
        assert answer(limit(*line, seats=["A", "B"]), TDA)["min_raise_to"] == bet
    line = limit(*quiet, "/ turn", seats=["A", "B"], bet=30)
    assert answer(line, TDA)["min_raise_to"] == 60
    assert answer(line | {"big_bet": 75}, TDA)["min_raise_to"] == 75


def pot(*actions: str, **changes: object) -> dict[str, object]:
    """Return a pot-limit deal at 100-200."""
    seats = ["SB", "BB", "C", "D"]
    common = {"betting": "pot-limit", "small_blind": 100, "big_blind": 200, "street": "preflop"}
    return {**common, "seats": seats, "actions": actions, **changes}


BOTH = ("SB post 100", "BB post 200")
MISSING = {"missing_blinds": {"SB": 100}}
CASH = {"small_blind_counts_as_big": True}


@pytest.mark.parametrize(
    ("situation", "most"),
    [
        (pot(*BOTH), 700),  # 200 + 300 + 200
        (pot("C ante 30", "D ante 30", *BOTH), 760),
        (pot(*BOTH, pot_before=50), 750),
        (pot(*BOTH, "C call"), 900),  # 200 + 500 + 200
        (pot(*BOTH, "C fold", "D fold"), 600),  # the small blind: 200 + 300 + 100
        (pot(*BOTH, "C raise 700"), 2400),  # 700 + 1000 + 700
        (pot(*BOTH, "C raise 700", stacks={"D": 1500}), 1500),
        (pot("SB post 100", "BB postshort 150"), 700),
        (pot("BB post 200", **MISSING), 700),
        (pot("BB post 200", "C call", "D fold", "SB fold", "BB check", "/", **MISSING), 400),
        (pot(street="flop", pot_before=50), 200),  # never below the least bet
        (pot(street="flop"), None),
        (pot("SB bet 300", street="flop", pot_before=500), 1400),
    ],
)
def test_the_most_a_pot_limit_wager_goes_to(situation, most):
    got = answer(situation, TDA)
    assert (got["max_raise_to"], got["discretion"]) == (most, False)


@pytest.mark.parametrize(
    ("situation", "strict", "generous"),
    [
        (pot("BB post 200", **MISSING), (700, 600, 600, 600), (700, 700, 700, 600)),
        (pot("SB post 100", "BB postshort 150"), (700, 700, 650, 650), (700, 700, 700, 650)),
        (pot(*BOTH), (700, 700, 700, 700), (700, 700, 700, 700)),
    ],
)
def test_a_missing_blind_counts_or_not_or_is_left_to_the_floor(situation, strict, generous):
    books = ("tda-2024", "tda-2022", "tda-2013", "wsop-2026")
    for book, low, high in zip(books, strict, generous, strict=True):
        got = answer(situation, BY_HAND[book])
        assert (got["max_raise_to"], got["discretion"]) == (low, low != high), book
        for total in (low, low + 1, high, high + 1):
            line = [*situation["actions"], f"C raise {total}"]
            verdict = answer(situation | {"actions": line}, BY_HAND[book])["verdicts"][-1]
            beyond = "not-allowed" if total > high else "floor"
            assert verdict == ("allowed" if total <= low else beyond), (book, total)


@pytest.mark.parametrize(
    ("situation", "most"),
    [
        (pot(*BOTH, **CASH), 800),
        (pot(*BOTH, "C call", **CASH), 1000),
        (pot(*BOTH, "C call", "D call", "SB call", **CASH), 1000),  # no longer short of it
        (pot(*BOTH, pot_before=30, chips=[25, 100], **CASH), 850),  # 830, in whole 25s
        (pot("SB bet 200", street="flop", pot_before=400, **CASH), 1000),
        (pot(*BOTH, "C fold", "D fold", **CASH), 600),  # its own call is not counted twice
        (pot(*BOTH, "C raise 400", "D fold", **CASH), 1400),  # 400 + 700 + 300
        (pot(*BOTH, "C fold", "D fold", "SB raise 600", **CASH), 1800),  # 600 + 800 + 400
        (pot("BB postshort 150", **CASH), 550),  # the one blind there is no small one
    ],
)
def test_cash_tables_count_the_small_blind_as_a_big_one(situation, most):
    assert answer(situation, ROBERTS)["max_raise_to"] == most
    assert answer(pot(*BOTH, **CASH), TDA)["max_raise_to"] == 700
