"""What is deduced from chips in front agrees with trying every order, amount by amount."""

from collections.abc import Iterator, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from floorapp.engine.acts import Act, AllIn, Bet, Call, Check, Fold, Post, Raise, Voluntary
from floorapp.engine.answer import answer
from floorapp.engine.orders import MOST_ACTS, InFront
from floorapp.engine.replay import Playing, replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.rulings import Decision
from floorapp.engine.situation import Situation
from floorapp.engine.snapshot import Deduction, as_found, before_street, deduce, played_to
from floorapp.engine.values import replace
from tests.properties.anything import BOOKS

HIGHEST = 9
"""Street totals are small, so that every amount can be tried."""

MOST_TRIED = 30_000
BLIND = 2
RULED_BY = ("tda-2024", "aspt-doubling", "wsop-2026", "house-half-raise", "house-completing")


def in_turn(playing: Playing, highest: int) -> Iterator[Voluntary]:
    """Yield each act that the seat to act may make, up to a street total."""
    table = playing.table
    if table.turn is None:
        return
    seat, level = table.seats[table.turn], table.level
    acts: list[Voluntary] = [Fold(seat), Call(seat) if table.faced(table.turn) else Check(seat)]
    totals = range(table.put_in[table.turn] + 1, highest + 1)
    acts += [AllIn(seat, to) for to in totals]
    acts += [Raise(seat, to) if level else Bet(seat, to) for to in totals if to > level]
    for act in acts:
        if playing.judge(act).decision in {Decision.ALLOWED, Decision.FLOOR}:
            yield act


def played(situation: Situation, acts: tuple[Act, ...], book: RuleBook) -> Playing:
    playing = Playing(situation, book)
    for act in acts:
        assert playing.take(act)
    return playing


def counted(acts: tuple[Act, ...], seat: str) -> int:
    """Return how often a seat has acted, folds apart."""
    chosen = (act for act in acts if isinstance(act, Voluntary) and not isinstance(act, Fold))
    return sum(act.seat == seat for act in chosen)


def facts(situation: Situation, acts: tuple[Act, ...], book: RuleBook) -> list[dict[str, object]]:
    """Return what may be answered about each seat that can act, while somebody is to act."""
    replayed = replay(replace(situation, acts=acts), book)
    table = replayed.table
    if table.turn is None:
        return []
    able = [seat for place, seat in enumerate(table.seats) if table.can_act(place)]
    return [answer(replayed, seat).facts() for seat in able]


@st.composite
def lines(draw: st.DrawFn, most_seats: int = 4) -> tuple[Situation, tuple[Act, ...], RuleBook]:
    """Draw a street on which nobody acts more than twice, a fold apart."""
    seats = tuple("ABCDE"[: draw(st.integers(2, most_seats))])
    street = draw(st.sampled_from(["preflop", "flop"]))
    book = BOOKS[draw(st.sampled_from(RULED_BY))]
    betting = draw(st.sampled_from(["no-limit", "no-limit", "pot-limit", "fixed-limit"]))
    big = BLIND + 1 if betting == "fixed-limit" else BLIND
    known = draw(st.sets(st.sampled_from(seats)))
    order = seats if len(seats) > 2 else seats[::-1]
    posts = (Post(order[0], 1), Post(order[1], big)) if street == "preflop" else ()
    situation = Situation(
        seats=seats,
        street=street,
        small_blind=1,
        big_blind=big,
        acts=posts,
        betting=betting,
        cash=draw(st.booleans()),
        pot_before=draw(st.sampled_from([None, 0, 5])),
        stacks={seat: draw(st.integers(big + 1, HIGHEST)) for seat in seats if seat in known},
    )
    acts: tuple[Act, ...] = posts
    for _ in range(draw(st.integers(0, 2 * len(seats)))):
        playing = played(situation, acts, book)
        able = [act for act in in_turn(playing, HIGHEST) if counted(acts, act.seat) < MOST_ACTS]
        if not able:
            break
        acts = (*acts, draw(st.sampled_from(able)))
    return situation, acts, book


def deduced(
    situation: Situation, acts: tuple[Act, ...], book: RuleBook, to_act: str | None = None
) -> Deduction:
    table, start = played(situation, acts, book).table, played_to(before_street(situation), book)
    assert start is not None
    found = replace(as_found(table, start), to_act=to_act)
    return deduce(situation, found, book)


@settings(max_examples=400, deadline=None)
@given(lines(most_seats=5))
def test_what_happened_is_among_the_orders(
    line: tuple[Situation, tuple[Act, ...], RuleBook],
) -> None:
    situation, acts, book = line
    found = deduced(situation, acts, book)
    rulings = [facts(situation, found.acts(order), book) for order in found.orders]
    assert facts(situation, acts, book) in rulings or not found.all_tried
    assert found.orders or not found.all_tried


@settings(max_examples=400, deadline=None)
@given(lines(most_seats=5))
def test_every_order_leads_to_what_is_in_front(
    line: tuple[Situation, tuple[Act, ...], RuleBook],
) -> None:
    situation, acts, book = line
    table = played(situation, acts, book).table
    turn = None if table.turn is None else table.seats[table.turn]
    found = deduced(situation, acts, book, turn)
    for order in found.orders:
        other = played(situation, found.acts(order), book).table
        assert (other.put_in, other.folded, other.all_in) == (
            table.put_in,
            table.folded,
            table.all_in,
        )
        assert turn is None or other.turn == table.turn


def every_order(
    situation: Situation, seen: Mapping[str, InFront], book: RuleBook
) -> Iterator[tuple[Act, ...]]:
    """Yield every order that leads to what is seen: each amount is tried, nothing is left out."""
    waiting: list[tuple[Act, ...]] = [situation.acts]
    tried = 0
    while waiting:
        acts = waiting.pop()
        playing = played(situation, acts, book)
        table = playing.table
        shown = {
            seat: InFront(table.put_in[at], table.all_in[at], table.folded[at])
            for at, seat in enumerate(table.seats)
        }
        if shown == seen:
            yield acts
        for act in in_turn(playing, HIGHEST):
            tried += 1
            seat, at = act.seat, table.index[act.seat]
            to = getattr(act, "to", None) or (table.level if isinstance(act, Call) else 0)
            too_much = to > seen[seat].to or table.put_in[at] > seen[seat].to
            wrong = (isinstance(act, Fold) and not seen[seat].folded) or (
                isinstance(act, AllIn) and not seen[seat].all_in
            )
            once_more = isinstance(act, Fold) or counted(acts, seat) < MOST_ACTS
            if not (too_much or wrong) and once_more:
                waiting.append((*acts, act))
        if tried > MOST_TRIED:
            return


@settings(max_examples=300, deadline=None)
@given(lines(most_seats=3))
def test_no_ruling_is_left_out(line: tuple[Situation, tuple[Act, ...], RuleBook]) -> None:
    situation, acts, book = line
    table = played(situation, acts, book).table
    seen = {
        seat: InFront(table.put_in[at], table.all_in[at], table.folded[at])
        for at, seat in enumerate(table.seats)
    }
    found = deduced(situation, acts, book)
    rulings = [facts(situation, found.acts(order), book) for order in found.orders]
    for order in every_order(situation, seen, book):
        ruling = facts(situation, order, book)
        if found.certain is not None:
            assert ruling == rulings[0], (order, found.certain)
        elif ruling not in rulings:
            # One of several amounts that were not seen: then it is asked, and shown as such.
            assert any(order.unseen for order in found.orders) or not found.all_tried, order


@pytest.mark.parametrize("book_id", RULED_BY)
def test_one_orbit_of_eleven_is_deduced(book_id: str) -> None:
    seats = tuple("ABCDEFGHIJK")
    situation = Situation(seats=seats, street="flop", small_blind=50, big_blind=100)
    acts = (Bet("A", 100), AllIn("B", 300), *(Call(seat) for seat in seats[2:]))
    found = deduced(situation, acts, BOOKS[book_id])
    assert found.certain is not None
    assert found.acts(found.certain) == acts
