"""What lies in front of the seats, and the acts that led to it."""

from collections.abc import Callable, Mapping

import pytest

from floorapp.engine.acts import (
    Act,
    Ante,
    BringIn,
    Call,
    Check,
    NextStreet,
    Post,
    PostShort,
    Straddle,
)
from floorapp.engine.answer import answer
from floorapp.engine.orders import InFront
from floorapp.engine.replay import replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.engine.snapshot import (
    Deduction,
    Snapshot,
    as_found,
    before_street,
    deduce,
    played_to,
    street_start,
)
from floorapp.engine.values import replace
from floorapp.notation.line import write_line

Found = Callable[..., tuple[Situation, Deduction]]
BLINDS = (Post("A", 50), Post("B", 100))


def in_front(text: str) -> InFront:
    """Read ``125a`` as 125 and all-in, ``0f`` as nothing and folded."""
    return InFront(int(text.rstrip("af")), "a" in text, "f" in text)


@pytest.fixture
def found(books: Mapping[str, RuleBook]) -> Found:
    """Deduce from a list such as ``100 125a 0f``, for the seats A, B, C…"""

    def of(
        shown: str,
        street: str = "flop",
        *,
        to_act: str | None = None,
        book: str = "tda-2024",
        acts: tuple[Act, ...] | None = None,
        **more: object,
    ) -> tuple[Situation, Deduction]:
        fronts = [in_front(text) for text in shown.split()]
        seats = tuple("ABCDEFGHIJK"[: len(fronts)])
        posts = BLINDS if street == "preflop" else ()
        situation = Situation(
            seats=seats,
            street=street,
            acts=posts if acts is None else acts,
            **{"small_blind": 50, "big_blind": 100} | more,
        )
        seen = Snapshot(dict(zip(seats, fronts, strict=True)), to_act)
        return situation, deduce(situation, seen, books[book])

    return of


@pytest.fixture
def told(found: Found, books: Mapping[str, RuleBook]) -> Callable[..., list[str]]:
    """Return each order in the short notation with the seat to act behind it."""

    def of(shown: str, street: str = "flop", **more: object) -> list[str]:
        situation, deduction = found(shown, street, **more)
        assert not deduction.problems, deduction.problems
        book = books[str(more.get("book", "tda-2024"))]
        lines = []
        for order in deduction.orders:
            line = write_line(replace(situation, acts=deduction.acts(order)), book)
            lines.append(f"{line} → {order.to_act or '-'}".strip())
        return lines

    return of


CERTAIN = [
    # Illustration 47, example 1: B's and D's all-ins are short, and the two add up for A.
    ("100 125a 125 200a 200", "flop", "b100 a125 c a200 c → A"),
    ("50 100 100 0f 100", "preflop", "c f c → A"),
    ("50 100 250 0f 0f", "preflop", "r250 f f → A"),
    ("50f 100 250 0f 0f", "preflop", "r250 f f f → B"),
    ("50f 60a 100 0f 0f", "preflop", "c f f f → -"),
    ("50f 100a 100 0f 0f", "preflop", "c f f f → -"),
    ("300 700 0f 0f 0f", "flop", "b300 r700 f f f → A"),
    ("0f 0f 0f 300 0f", "flop", "f f f b300 f → -"),
    ("700 300", "flop", "x b300 r700 → B"),
    ("0 100 0", "flop", "x b100 → C"),
    ("0f 0f 0f 0f 0f 0f 0f 0f 0f 300 200a", "flop", "f f f f f f f f f b300 a200 → -"),
    ("300 300 300 300 300 300 300 300 300 300 300", "flop", "b300 c c c c c c c c c c → -"),
    ("0f 500 250a", "flop", "f b500 a250 → -"),
]


@pytest.mark.parametrize(("shown", "street", "line"), CERTAIN)
def test_the_order_is_deduced_where_it_is_certain(
    told: Callable[..., list[str]], shown: str, street: str, line: str
) -> None:
    assert told(shown, street) == [line]


def test_the_deduced_acts_give_the_ruling_of_example_1(
    found: Found, books: Mapping[str, RuleBook]
) -> None:
    situation, deduction = found("100 125a 125 200a 200")
    assert deduction.certain is not None
    acts = deduction.acts(deduction.certain)
    facts = answer(replay(replace(situation, acts=acts), books["tda-2024"])).facts()
    assert (facts["to_act"], facts["min_raise_to"], facts["reopened"]) == ("A", 300, True)


ASKED = [
    # The bet may have been a raise of a smaller bet: the least raise hangs on it.
    (
        {"shown": "100 125a 125 200a 200", "small_blind": 10, "big_blind": 20},
        ["b100 a125 c a200 c → A", "x x x x b20 r100 a125 c a200 c → A"],
    ),
    # The big blind may have checked already.
    ({"shown": "100 100 100", "street": "preflop"}, ["c c → B", "c c x → -"]),
    (
        {"shown": "50f 100 60a 100 0f", "street": "preflop"},
        ["a60 c f f → B", "a60 c f f x → -"],
    ),
    # Nobody has bet: whose turn is it?
    ({"shown": "0 0"}, ["→ A", "x → B", "x x → -"]),
]


@pytest.mark.parametrize(("case", "lines"), ASKED)
def test_what_differs_is_asked_fewest_acts_first(
    told: Callable[..., list[str]], case: dict[str, object], lines: list[str]
) -> None:
    assert told(**case)[: len(lines)] == lines


def test_a_first_wager_that_is_not_seen_is_told(found: Found) -> None:
    _, deduction = found("100 125a 125 200a 200", small_blind=10, big_blind=20)
    assert deduction.certain is None
    assert [order.unseen for order in deduction.orders] == [(), ("E",), ("E",)]


@pytest.mark.parametrize(
    ("to_act", "lines"),
    [("B", ["x → B"]), ("C", ["x x → C"]), ("A", ["→ A"])],
)
def test_whose_turn_it_is_said_to_be_decides(
    told: Callable[..., list[str]], to_act: str, lines: list[str]
) -> None:
    assert told("0 0 0", to_act=to_act) == lines


def test_a_seat_may_have_checked_so_that_a_bet_could_be_answered(
    told: Callable[..., list[str]],
) -> None:
    assert told("0f 300") == ["x b300 f → -"]


def test_a_seat_may_have_folded_out_of_turn(told: Callable[..., list[str]]) -> None:
    assert told("50 100 0f 250 0 0 0 0f", "preflop") == ["f r250 H:f → E"]
    assert told("100 100f 100") == ["b100 c B:f c → -"]


def test_in_cash_it_may_count_when_two_were_left(told: Callable[..., list[str]]) -> None:
    limit = {"betting": "fixed-limit", "cap": 1, "small_blind": 10, "big_blind": 20}
    assert told("0f 20 40", book="roberts-rules", **limit) == ["f b20 r40 → B"]
    assert told("0f 20 40", book="roberts-rules", cash=True, **limit) == [
        "f b20 r40 → B",
        "x b20 r40 f → B",
    ]


def test_blinds_stay_posts_and_a_short_one_is_posted_short(found: Found) -> None:
    _, deduction = found("50 60a 100 0f 0f", "preflop")
    assert deduction.before == (Post("A", 50), PostShort("B", 60))
    _, deduction = found("50 100a 100", "preflop")
    assert deduction.before == (Post("A", 50), PostShort("B", 100))
    _, deduction = found("50 100a 100", "preflop", stacks={"B": 100})
    assert deduction.before == BLINDS
    _, deduction = found("50 100 100", "preflop")
    assert deduction.before == BLINDS


def test_a_blind_that_was_posted_short_may_be_less(found: Found) -> None:
    _, deduction = found("50 40a 100", "preflop", acts=(BLINDS[0], PostShort("B", 60)))
    assert deduction.before == (Post("A", 50), PostShort("B", 40))


def test_a_stack_that_lies_in_front_is_all_in(found: Found, books: Mapping[str, RuleBook]) -> None:
    situation, deduction = found("100 300 0", stacks={"B": 300})
    assert deduction.certain is not None
    acts = deduction.acts(deduction.certain)
    assert replay(replace(situation, acts=acts), books["tda-2024"]).table.all_in[1]


def test_only_the_last_street_is_deduced(found: Found) -> None:
    earlier = (*BLINDS, Call("C"), Call("A"), Check("B"), NextStreet("flop"))
    _, deduction = found("0 200 0", "preflop", acts=(*earlier, Check("A")), to_act="C")
    assert deduction.before == earlier
    assert [order.acts[0] for order in deduction.orders] == [Check("A")]


def test_a_seat_that_is_not_named_is_as_it_was(found: Found, books: Mapping[str, RuleBook]) -> None:
    situation, _ = found("0 0 0")
    deduction = deduce(situation, Snapshot({"A": InFront(100)}), books["tda-2024"])
    assert [order.to_act for order in deduction.orders] == ["B"]


def test_whoever_may_have_opened_is_asked_on_a_street_of_stud(found: Found) -> None:
    _, deduction = found("0 0 0", "fourth")
    assert {order.to_act for order in deduction.orders} == {None, "A", "B", "C"}


def test_a_bring_in_belongs_to_what_stands_before() -> None:
    acts = (BringIn("C", 5), Call("A"))
    assert street_start(acts) == 1
    assert street_start((*acts, NextStreet("fourth"), Check("A"))) == 3


def test_the_snapshot_of_a_round_is_what_lies_in_front(
    found: Found, books: Mapping[str, RuleBook]
) -> None:
    situation, deduction = found("50f 60a 100 0f 100", "preflop")
    book = books["tda-2024"]
    table = played_to(replace(situation, acts=deduction.acts(deduction.orders[0])), book)
    start = played_to(before_street(situation), book)
    assert table is not None
    assert start is not None
    shown = " ".join(
        f"{one.to}{'a' * one.all_in}{'f' * one.folded}"
        for one in as_found(table, start).fronts.values()
    )
    assert shown == "50f 60a 100 0f 100"


PROBLEMS = [
    ({"shown": "100 150 0"}, "B", "No legal order leads here: {Seat} could not make it {to}."),
    ({"shown": "100 125a 100f 225a"}, "D", "No legal order leads here: {Seat} had no right"),
    ({"shown": "300 0 500"}, "A", "{Seat} has {to} of {level} in front, and is neither"),
    ({"shown": "0 100 0", "to_act": "B"}, "B", "With these chips in front the action"),
    ({"shown": "50 40 0", "street": "preflop"}, "B", "{Seat} has posted {posted}, but only"),
    ({"shown": "100af 0 0"}, "A", "{Seat} is marked as all-in and as folded"),
    ({"shown": "400 0 0", "stacks": {"A": 300}}, "A", "{Seat} has a stack of {stack}, but {to}"),
    ({"shown": "100a 0 0", "stacks": {"A": 300}}, "A", "{Seat} has a stack of {stack} and is not"),
    ({"shown": "0a 100 0"}, "A", "{Seat} is marked as all-in, but has put"),
    ({"shown": "0f 0f"}, "", "Not everybody can have folded"),
    ({"shown": "100 100f 100", "to_act": "B"}, "", "No order of acts leads here"),
    ({"shown": "100 0", "acts": (Check("B"), NextStreet("turn"))}, "", "The acts before this"),
    (
        {"shown": "2500 2500 900a 0f 300f 1200 2500 125a 0f 700f 2500", "big_blind": 20},
        "",
        "Too many orders are possible",
    ),
]


@pytest.mark.parametrize(("case", "place", "message"), PROBLEMS)
def test_what_does_not_fit_is_told_with_place_and_remedy(
    found: Found, case: dict[str, object], place: str, message: str
) -> None:
    _, deduction = found(**case)
    assert deduction.orders == ()
    assert deduction.certain is None
    assert (deduction.problems[0].place, deduction.problems[0].message[: len(message)]) == (
        place,
        message,
    )


def test_a_straddle_is_posted_in_full(found: Found) -> None:
    acts = (*BLINDS, Straddle("C", 200))
    _, deduction = found("50 100 150a 0", "preflop", acts=acts)
    assert [problem.place for problem in deduction.problems] == ["C"]


def test_antes_are_no_part_of_what_lies_in_front(found: Found) -> None:
    acts = (Ante("A", 10), Ante("B", 10), Ante("C", 10), *BLINDS)
    _, deduction = found("50 100 250", "preflop", acts=acts)
    assert deduction.before == acts
    assert [order.to_act for order in deduction.orders] == ["A"]
