"""Chips and words in dispute, at random: the engine agrees with a second reading, and keeps order."""

import random
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import pytest

from floorapp.engine.incidents.finding import DISCRETION, Finding
from floorapp.engine.incidents.front import front_of
from floorapp.engine.incidents.incident import PRIOR, SAID, Incident
from floorapp.engine.incidents.ruling import rule_on
from floorapp.engine.replay import Playing, Replay, replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.rulings import Decision
from floorapp.engine.values import replace
from floorapp.notation.document import read_situation
from floorapp.notation.source import Source
from tests.properties import incident_oracle
from tests.properties.incident_oracle_chips import Answer, Outcome, Spot, spot
from tests.properties.lines import STRUCTURES, random_hand
from tests.properties.oracle import Hand, played
from tests.properties.parameters import shipped, shipped_files

pytestmark = pytest.mark.many

COMPARISONS = 4_000
"""Incidents under each book and for each structure: 132,000 in all."""

PROPERTIES = 500
"""Incidents under each book and for each structure that a property is tried on."""

ACTS_AT_A_TABLE = 25
ONE = {
    "no-limit": (1, 5, 20, 100, 500),
    "pot-limit": (1, 5, 20, 100),
    "fixed-limit": (1, 2, 5, 20),
}
"""Denominations as parts of a tenth of the big blind."""

FILES = shipped_files()
PARAMETERS = shipped()


class Table(NamedTuple):
    """A random table, as both readings have it, and a seat that can act there."""

    replayed: Replay
    hand: Hand
    seat: str
    spot: Spot
    unit: int


def in_dispute(book_id: str) -> dict[str, object]:
    """Return what a book says of acts in dispute, itself or through the one that it extends."""
    book = FILES[book_id]
    below = in_dispute(str(book["extends"])) if "extends" in book else {}
    said = book.get("irregular", {})
    assert isinstance(said, Mapping)
    return below | dict(said)


IN_FULL = {book: {**PARAMETERS[book], "irregular": in_dispute(book)} for book in PARAMETERS}


def tables(rng: random.Random, structure: str, book: RuleBook, book_id: str) -> Iterator[Table]:
    """Yield random tables with a seat that has chips to act with, mostly the one whose turn it is."""
    while True:
        data = random_hand(rng, structure, IN_FULL[book_id])
        if any(str(text).startswith("!") for text in data["actions"]):  # type: ignore[attr-defined]  # a list of texts
            continue
        reading = read_situation(data, Source("line", ""), ())
        assert reading.situation is not None
        replayed = replay(reading.situation, book)
        hand = played(data, IN_FULL[book_id])
        turn, able = hand.to_act(), hand.standing().able
        if replayed.stopped_at is not None or turn is None:
            continue
        seat = turn if rng.random() < 0.8 else rng.choice(able)
        unit = max(1, int(data.get("big_blind") or data.get("bet") or 10) // 10)  # type: ignore[call-overload]  # numbers
        yield Table(replayed, hand, seat, spot(hand, seat), unit)


def random_act(rng: random.Random, table: Table, structure: str) -> dict[str, object]:
    """Return chips and words that the seat may have put in and said, as far as its stack goes."""
    spot = table.spot
    act = old_chips(rng, table) if spot.own else {}
    old = sum(incident_oracle.numbers(act, "prior_chips")) or spot.own
    free = None if spot.chips is None else spot.chips - old
    if rng.random() < 0.85 and (free is None or free > 0):
        act["chips"] = pile(rng, table, structure, old, free)
        if rng.random() < 0.12:
            act["pushed"] = sum(incident_oracle.numbers(act, "chips"))
            act["chips"] = ()
    if rng.random() < 0.4:
        act["last_chips"] = rng.choice((True, True, False, None))
    if "chips" not in act or rng.random() < 0.3:
        act["said"] = rng.choice(SAID)
        if rng.random() < 0.7:
            tens = (spot.pot or 10) // 10 ** rng.randint(0, 3)
            act["said_amount"] = rng.choice((target(rng, table), rng.randint(1, 9), tens or 1))
        act["said_first"] = rng.choice((True, True, False, None))
    return act


def old_chips(rng: random.Random, table: Table) -> dict[str, object]:
    """Return which chips the seat had in front of it, and what became of them."""
    own, act = table.spot.own, dict[str, object]()
    if rng.random() < 0.75:
        owes, more = table.spot.owes, table.unit * rng.randint(1, 60)
        over = rng.choice((0, 0, 0, 0, more, owes, owes + more))
        act["prior_chips"] = (
            (own + over,) if over and rng.random() < 0.6 else split(rng, own + over)
        )
    prior = incident_oracle.numbers(act, "prior_chips")
    if rng.random() < 0.7:
        act["prior"] = rng.choice(PRIOR)
    if act.get("prior") == "part-kept" and prior and rng.random() < 0.9:
        act["kept"] = rng.sample(prior, rng.randint(1, len(prior)))
    return act


def split(rng: random.Random, whole: int) -> tuple[int, ...]:
    """Return chips that come to a whole."""
    first = rng.randint(1, whole)
    return (first, whole - first) if first < whole else (whole,)


def target(rng: random.Random, table: Table) -> int:
    """Return a total at which something changes, or one chip beside it."""
    spot = table.spot
    steps = (0, spot.full // 2, (spot.full + 1) // 2, spot.full, spot.level // 2)
    total = spot.level + rng.choice(steps) + rng.choice((0, 0, -1, 1, table.unit))
    mark = rng.choice(
        (total, spot.least or total, spot.own + spot.owes // 2, spot.bounds[0] or total)
    )
    return max(1, mark)


def pile(
    rng: random.Random, table: Table, structure: str, old: int, free: int | None
) -> tuple[int, ...]:
    """Return the chips pushed: often so that they come to a total at which something changes."""
    count = rng.choice((1, 1, 1, 2, 2, 3, 4, 6))
    chips = [table.unit * rng.choice(ONE[structure]) for _ in range(count)]
    if rng.random() < 0.6:
        exact = target(rng, table) - rng.choice((0, old)) - sum(chips[1:])
        chips[0] = exact if exact > 0 else chips[0]
    if free is not None and (sum(chips) > free or rng.random() < 0.2):
        chips = list(split(rng, free)) if rng.random() < 0.7 else [rng.randint(1, free)]
    return tuple(chips)


def incident(table: Table, act: Mapping[str, object]) -> Incident:
    """Return an act as the engine takes it."""
    return Incident(seat=table.seat, **{**act, "kept": incident_oracle.numbers(act, "kept")})


def told(finding: Finding) -> Answer:
    """Return a finding as the second reading words it."""
    if finding.asks:
        return Answer(asks=frozenset(finding.asks))
    single = finding.choices or (finding,)
    outcomes = frozenset(map(outcome, single))
    assert len(outcomes) == len(single), "a choice is offered twice"
    return Answer(outcomes)


def outcome(found: Finding) -> Outcome:
    """Return one outcome of a finding."""
    moves = (found.returned_by, found.add_by, found.forfeits_by)
    return Outcome(found.ruling, found.amount_to, *moves, found.options)


def some(
    structure: str, book: RuleBook, book_id: str, count: int, seed: str
) -> Iterator[tuple[Table, dict[str, object]]]:
    """Yield random acts in dispute; the same seed, the same ones."""
    rng = random.Random(f"{seed}-{book_id}-{structure}")
    drawn = 0
    for table in tables(rng, structure, book, book_id):
        for _ in range(ACTS_AT_A_TABLE):
            yield table, random_act(rng, table, structure)
            drawn += 1
            if drawn == count:
                return


@pytest.mark.parametrize("structure", STRUCTURES)
@pytest.mark.parametrize("book_id", PARAMETERS)
def test_chips_and_words_come_to_what_a_second_reading_of_the_rules_says(
    book_id: str, structure: str, books: Mapping[str, RuleBook]
) -> None:
    for table, act in some(structure, books[book_id], book_id, COMPARISONS, "agree"):
        found = told(rule_on(table.replayed, incident(table, act)))
        expected = incident_oracle.ruling(table.spot, act, IN_FULL[book_id])
        assert found == expected, (table.hand.situation, table.seat, act)


@pytest.mark.parametrize("structure", STRUCTURES)
@pytest.mark.parametrize("book_id", PARAMETERS)
def test_every_act_in_dispute_has_one_answer_whose_acts_the_book_allows(
    book_id: str, structure: str, books: Mapping[str, RuleBook]
) -> None:
    for table, act in some(structure, books[book_id], book_id, PROPERTIES, "answer"):
        found = rule_on(table.replayed, incident(table, act))
        why = (table.hand.situation, table.seat, act, found)
        settled = found.ruling not in {None, DISCRETION}
        assert [settled, found.options is not None, bool(found.choices), bool(found.asks)].count(
            True
        ) == 1, why
        assert len(set(map(outcome, found.choices))) == len(found.choices) != 1, why
        for each in (found, *found.choices):
            assert is_legal(table, each), why


def is_legal(table: Table, found: Finding) -> bool:
    """Tell whether the act that a finding counts as can go into the list."""
    playing = Playing(table.replayed.situation, table.replayed.book)
    for act in table.replayed.situation.acts:
        playing.take(act)
    ruled = found.act is not None or found.ruling in {None, DISCRETION, "other"}
    if found.act is None or table.seat in map(playing.table.seats.__getitem__, playing.waiting):
        return ruled
    return playing.judge(found.act).decision not in {Decision.REFUSED, Decision.IMPOSSIBLE}


@pytest.mark.parametrize("structure", STRUCTURES)
@pytest.mark.parametrize("book_id", PARAMETERS)
def test_no_chip_in_front_of_the_seat_is_lost_or_made(
    book_id: str, structure: str, books: Mapping[str, RuleBook]
) -> None:
    for table, act in some(structure, books[book_id], book_id, PROPERTIES, "chips"):
        in_dispute_ = incident(table, act)
        found = rule_on(table.replayed, in_dispute_)
        own, level = table.spot.own, table.spot.level
        for each in found.choices or (found,):
            if each.act is None or each.ruling == "fold" or not in_dispute_.pushed_by:
                continue
            stays = own if each.amount_to is None else each.amount_to
            stays = own + (each.forfeits_by or 0) if each.forfeits_by is not None else stays
            front = front_of(in_dispute_, own, level).total_to
            whole = front_of(in_dispute_, own, level, combined=True).total_to
            assert stays + each.returned_by - each.add_by in {front, whole}, (act, found)
            assert not (each.returned_by and each.add_by), (act, found)


@pytest.mark.parametrize("structure", STRUCTURES)
@pytest.mark.parametrize("book_id", PARAMETERS)
def test_one_more_of_the_smallest_chips_never_makes_a_raise_a_call(
    book_id: str, structure: str, books: Mapping[str, RuleBook]
) -> None:
    for table, act in some(structure, books[book_id], book_id, PROPERTIES, "more"):
        chips = incident_oracle.numbers(act, "chips")
        if table.spot.chips is not None or not chips:
            continue
        less = {**act, "said": None}
        more = {**less, "chips": (*chips, min(chips))}
        before, after = (rule_on(table.replayed, incident(table, each)) for each in (less, more))
        if before.ruling in {"bet", "raise", "all-in"}:
            assert after.ruling not in {"call", "check"}, (table.hand.situation, table.seat, act)


@pytest.mark.parametrize("structure", STRUCTURES)
@pytest.mark.parametrize("book_id", PARAMETERS)
def test_what_nobody_said_does_not_matter_or_is_asked_for(
    book_id: str, structure: str, books: Mapping[str, RuleBook]
) -> None:
    for table, act in some(structure, books[book_id], book_id, PROPERTIES, "open"):
        given = incident(table, {**act, "last_chips": bool(act.get("last_chips"))})
        found = rule_on(table.replayed, given)
        unsaid = {"last_chips": replace(given, last_chips=None)}
        if given.chips:
            unsaid["chips"] = replace(given, chips=(), pushed=given.pushed_by)
        if given.prior_chips and sum(given.prior_chips) == table.spot.own and not given.kept:
            unsaid["prior_chips"] = replace(given, prior_chips=())
        for fact, less in unsaid.items():
            open_ = rule_on(table.replayed, less)
            assert fact in open_.asks or told(open_) == told(found), (fact, table.seat, less)
