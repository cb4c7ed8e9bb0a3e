"""Changes that must not matter: larger chips, other names, a seat that folds, how a sum came about."""

import random
from itertools import takewhile

import pytest

from floorapp.engine.acts import Act, AllIn, Ante, Bet, Call, Fold, ForcedBet
from floorapp.engine.answer import answer
from floorapp.engine.replay import replay
from floorapp.engine.situation import Situation
from floorapp.engine.values import facts, replace
from tests.properties.readings import answers, situations, verdicts

SITUATIONS = 1200
SUMS = 400
AMOUNTS = ("to_call", "call_to", "min_raise_to", "max_raise_to", "amount_to", "returned")
NAMES = dict(
    zip("ABCDEFGHZ", ("SB", "7", "UTG1", "BB", "Zoé", "10", "x", "c", "nobody"), strict=True)
)

pytestmark = pytest.mark.parametrize("book_id", ["tda-2024", "aspt-doubling"])


def times(amount: int | None, factor: int) -> int | None:
    return None if amount is None else amount * factor


def larger_act(act: Act, factor: int) -> Act:
    changed = {name: times(facts(act)[name], factor) for name in ("to", "by") if name in facts(act)}
    return replace(act, **changed)


def larger(situation: Situation, factor: int) -> Situation:
    return replace(
        situation,
        acts=tuple(larger_act(act, factor) for act in situation.acts),
        small_blind=situation.small_blind * factor,
        big_blind=situation.big_blind * factor,
        full_raise=times(situation.full_raise, factor),
        stacks={seat: chips * factor for seat, chips in situation.stacks.items()},
    )


def renamed(situation: Situation) -> Situation:
    return replace(
        situation,
        seats=tuple(NAMES[seat] for seat in situation.seats),
        acts=tuple(replace(act, seat=NAMES[act.seat]) for act in situation.acts),
        stacks={NAMES[seat]: chips for seat, chips in situation.stacks.items()},
    )


def with_folding_seat(situation: Situation) -> Situation:
    """Return the situation with one seat more, which is the first to act and folds."""
    forced = tuple(takewhile(lambda act: isinstance(act, ForcedBet), situation.acts))
    posts = [act.seat for act in forced if not isinstance(act, Ante)]
    place = situation.seats.index(posts[-1]) + 1 if posts else 0
    return replace(
        situation,
        seats=(*situation.seats[:place], "Q", *situation.seats[place:]),
        acts=(*forced, Fold("Q"), *situation.acts[len(forced) :]),
    )


@pytest.mark.parametrize("factor", [2, 7, 1000])
def test_amounts_times_a_factor_give_the_answers_times_that_factor(book_id, factor, books):
    book = books[book_id]
    for situation in situations(f"factor {factor}", SITUATIONS // 3):
        scaled = larger(situation, factor)
        assert verdicts(scaled, book) == verdicts(situation, book), situation
        expected = answers(situation, book)
        for found in expected.values():
            found |= {name: times(found[name], factor) for name in AMOUNTS if name in found}
        assert answers(scaled, book) == expected, situation


def test_renamed_seats_get_the_answers_under_their_new_names(book_id, books):
    book = books[book_id]
    for situation in situations("names", SITUATIONS):
        again = renamed(situation)
        assert verdicts(again, book) == verdicts(situation, book), situation
        expected = {}
        for seat, found in answers(situation, book).items():
            named = {key: NAMES.get(found[key]) for key in ("seat", "to_act")}
            expected[NAMES[seat]] = found | named
        assert answers(again, book) == expected, situation


def test_a_seat_that_folds_in_turn_changes_nothing_for_the_others(book_id, books):
    book = books[book_id]
    for situation in situations("fold", SITUATIONS):
        found = answers(with_folding_seat(situation), book)
        assert found.pop("Q")["options"] == []
        assert found == answers(situation, book), situation


def opener(acts: list[Act], book, blind: int) -> dict[str, object]:
    """Return what seat A may do after it bet, the others acted and a seat G called them all."""
    line = (*acts, Call("G"))
    situation = Situation(seats=tuple("ABCDEFG"), acts=line, street="flop", big_blind=blind)
    replayed = replay(situation, book)
    assert replayed.stopped_at is None
    return answer(replayed, "A").facts()


def test_two_short_all_ins_in_either_order_and_one_all_in_give_the_same_right(book_id, books):
    rng = random.Random(book_id)
    rights = set()
    for _ in range(SUMS):
        bet = rng.randint(2, 60)
        total = rng.choice((rng.randint(2, 2 * bet), bet, max(2, bet - 1)))
        part = rng.randint(1, total - 1)
        end = [Fold("D"), Fold("E"), Fold("F")]
        one_way = [Bet("A", bet), AllIn("B", bet + part), AllIn("C", bet + total), *end]
        other = [Bet("A", bet), AllIn("B", bet + total - part), AllIn("C", bet + total), *end]
        at_once = [Bet("A", bet), Call("B"), AllIn("C", bet + total), *end]
        found = [opener(acts, books[book_id], bet) for acts in (one_way, other, at_once)]
        assert [answer["reopened"] for answer in found] == [total >= bet] * 3, (bet, part, total)
        assert len({answer["to_call"] for answer in found}) == 1
        if total <= bet:  # no larger step came about, so the least raise is the same as well
            assert len({answer["min_raise_to"] for answer in found}) == 1
        rights.add(found[0]["reopened"])
    assert rights == {True, False}


def test_25_and_75_open_the_betting_as_75_and_25_and_100_do(book_id, books):
    end = [Fold("D"), Fold("E"), Fold("F")]
    ways = {
        (AllIn("B", 125), AllIn("C", 200)): True,
        (AllIn("B", 175), AllIn("C", 200)): True,
        (Call("B"), AllIn("C", 200)): True,
        (AllIn("B", 125), AllIn("C", 199)): False,
        (Call("B"), AllIn("C", 199)): False,
    }
    for acts, right in ways.items():
        found = opener([Bet("A", 100), *acts, *end], books[book_id], 100)
        assert found["reopened"] is right, acts


def test_a_call_by_a_seat_in_between_changes_nothing_for_the_opener(book_id, books):
    rng = random.Random(f"calls {book_id}")
    rights = set()
    for _ in range(SUMS):
        bet = rng.randint(2, 60)
        to, acts, called = bet, [Bet("A", bet)], [Bet("A", bet)]
        caller = rng.choice("BCDE")
        for seat in "BCDEF":
            if seat == caller:
                acts.append(Fold(seat))
                called.append(Call(seat))
                continue
            to += rng.randint(1, max(1, bet // 2))
            acts.append(AllIn(seat, to))
            called.append(AllIn(seat, to))
        with_call = opener(called, books[book_id], bet)
        assert with_call == opener(acts, books[book_id], bet), called
        rights.add(with_call["reopened"])
    assert rights == {True, False}
