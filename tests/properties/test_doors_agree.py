"""Options, judge, replay, the entry line and documents are doors to one answer."""

import random
import re
import tomllib
from collections.abc import Iterator, Mapping

import pytest

from floorapp.engine.acts import Act, AllIn, Ante, Bet, Call, Check, Fold, ForcedBet, Raise
from floorapp.engine.legality import judge
from floorapp.engine.options import Options
from floorapp.engine.reasons import CODES, Reason
from floorapp.engine.replay import Playing, Replay, replay
from floorapp.engine.rulings import Decision
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace
from floorapp.explain.catalogue import LANGUAGES
from floorapp.explain.reason_text import reason_text
from floorapp.notation.document import read_document
from floorapp.notation.line import TokenKind, read_line, write_line
from floorapp.notation.source import Source
from floorapp.notation.writing import write_document
from floorapp.places import resources
from tests.properties.readings import answers, situations

SWEPT = 80
SITUATIONS = 500
LINES = 120
WIDEST = 260
"""Totals tried one by one at most; of a wider range all of the edges and some of the rest."""

several_books = pytest.mark.parametrize(
    "book_id", ["tda-2024", "aspt-doubling", "house-half-raise", "house-completing"]
)
ACTED = {TokenKind.ACT, TokenKind.ALL_IN, TokenKind.NOT_ALLOWED}


def totals(options: Options, rng: random.Random) -> list[int]:
    """Return street totals from 0 to beyond the stack, or beyond a third raise without one."""
    level, full_by = options.table.level, options.table.full_raise
    high = level + 3 * full_by if options.stack is None else options.stack + 2
    if high <= WIDEST:
        return list(range(high + 1))
    marks = {0, options.table.put_in[options.seat], level, level + full_by, options.min_to or 0}
    near = {mark + by for mark in (*marks, 2 * level, high - 1) for by in (-2, -1, 0, 1, 2)}
    return sorted(near | set(rng.sample(range(high), 20)) - set(range(-2, 0)))


def acts_of(seat: str, to: int) -> list[Act]:
    return [Call(seat, to), Bet(seat, to), Raise(seat, to), AllIn(seat, to)]


def by_options(options: Options, act: Act) -> Decision:
    """Return what the list of options says of an act in turn."""
    match act:
        case Fold():
            return decided(allowed="fold" in options.names)
        case Check():
            return decided(allowed="check" in options.names)
        case AllIn(to=None) if options.stack is None:
            return Decision.IMPOSSIBLE
        case Call() | Bet() | Raise() | AllIn() if not possible(options, act):
            return Decision.IMPOSSIBLE
        case Call(to=to):
            return call_by_options(options, to)
        case Bet() | Raise():
            return wager_by_options(options, act)
        case _:
            to = options.stack if act.to is None else act.to
            last = options.stack in {None, to}
            return decided(allowed=last and (to <= options.table.level or options.right))


def decided(*, allowed: bool) -> Decision:
    return Decision.ALLOWED if allowed else Decision.REFUSED


def possible(options: Options, act: Call | Bet | Raise | AllIn) -> bool:
    """Return whether the seat can have put in the chips named."""
    low, high, to = options.table.put_in[options.seat], options.stack, act.to
    if to is None:
        return True
    same_again = isinstance(act, Call) and to == options.table.level
    return (high is None or to <= high) and (low < to or same_again)


def call_by_options(options: Options, to: int | None) -> Decision:
    level = options.table.level
    if "call" not in options.names or (to is not None and to > level):
        return Decision.READ_AS
    return decided(allowed=to in {None, level} or options.stack in {None, to})


def wager_by_options(options: Options, act: Bet | Raise) -> Decision:
    level, last = options.table.level, act.to == options.stack
    if act.to <= level:
        return Decision.READ_AS if last else Decision.REFUSED
    enough = {"bet", "raise"} & set(options.names) and act.to >= (options.min_raise_to or 0)
    if not enough and not (last and options.right):
        return Decision.REFUSED
    return Decision.ALLOWED if isinstance(act, Raise if level else Bet) else Decision.READ_AS


@several_books
def test_options_judge_and_replay_agree_on_every_total(book_id, books):
    book, rng = books[book_id], random.Random(f"totals {book_id}")
    seen = set()
    for situation in situations(f"sweep {book_id}", SWEPT):
        table = replay(situation, book).table
        if table.turn is None or replay(situation, book).stopped_at is not None:
            continue
        seat, options = table.seats[table.turn], Options(table, table.turn)
        acts: list[Act] = [Fold(seat), Check(seat), Call(seat), AllIn(seat)]
        for to in totals(options, rng):
            acts += acts_of(seat, to)
        for act in acts:
            ruling = judge(table, act)
            appended = replay(replace(situation, acts=(*situation.acts, act)), book).steps[-1]
            assert ruling.decision is by_options(options, act), (situation, act)
            assert appended.ruling == ruling, (situation, act)
            seen.add((type(act), ruling.decision))
    two = {Decision.ALLOWED, Decision.REFUSED}
    assert {decision for kind, decision in seen if kind is Check} == two
    for kind in (Call, Bet, Raise, AllIn):
        assert {decision for at, decision in seen if at is kind} >= two | {Decision.IMPOSSIBLE}


@several_books
def test_what_speaks_against_an_option_is_said_exactly_where_it_is_not_there(book_id, books):
    book = books[book_id]
    for situation in situations(f"against {book_id}", SITUATIONS):
        table = replay(situation, book).table
        for seat in range(len(table.seats)):
            options = Options(table, seat)
            names = set(options.names)
            assert bool(options.against_wager()) == (not names & {"bet", "raise"}), situation
            assert bool(options.against_check()) == ("check" not in names), situation
            assert bool(options.against_call()) == ("call" not in names), situation
            assert options.reasons(), situation


def every_reason(books: Mapping) -> Iterator[Reason]:
    """Yield the reasons behind the acts and the answers of random situations."""
    for book in books.values():
        for situation in situations(f"reasons {book.id}", SITUATIONS):
            replayed = replay(situation, book)
            for step in replayed.steps:
                yield from step.ruling.reasons
            for seat in range(len(situation.seats)):
                yield from Options(replayed.table, seat).reasons()


@several_books
def test_every_refusal_has_a_reason(book_id, books):
    refused = 0
    for situation in situations(f"refused {book_id}", SITUATIONS):
        for step in replay(situation, books[book_id]).steps:
            if not step.ruling.stands or step.ruling.decision is not Decision.ALLOWED:
                refused += 1
                assert step.ruling.reasons, (situation, step.act)
    assert refused > SITUATIONS / 4


@pytest.mark.parametrize(
    "path", sorted((resources() / "rulebooks").glob("*.toml")), ids=lambda path: path.stem
)
def test_each_book_says_of_every_reason_which_rule_it_is_or_that_none_is_printed(path):
    book = tomllib.loads(path.read_text(encoding="utf-8"))
    said = set(book["citations"])
    while "extends" in book:
        base = path.parent / f"{book['extends']}.toml"
        book = tomllib.loads(base.read_text(encoding="utf-8"))
        said |= set(book["citations"])
    assert said == CODES


def test_every_reason_is_a_whole_sentence_in_each_language(books, speak):
    found = set(every_reason(books))
    assert len({reason.code for reason in found}) > 25
    for reason in found:
        sentences = {reason_text(reason, words) for words in map(speak, LANGUAGES)}
        assert len(sentences) == len(LANGUAGES), reason
        for sentence in sentences:
            assert sentence.endswith(".") and not re.search(r"[{}]|  ", sentence), sentence


def put_in(replayed: Replay) -> list[int]:
    """Return each seat's street total as the acts name it: the last one that stands."""
    last = dict.fromkeys(replayed.situation.seats, 0)
    for step in replayed.steps:
        if step.ruling.stands:
            last[step.act.seat] = max(step.total_to, last[step.act.seat])
    return list(last.values())


@several_books
def test_the_chips_on_the_table_are_those_that_the_acts_put_in(book_id, books):
    for situation in situations(f"chips {book_id}", SITUATIONS):
        replayed = replay(situation, books[book_id])
        table = replayed.table
        antes = dict.fromkeys(situation.seats, 0)
        for step in replayed.steps:
            if isinstance(step.act, Ante) and step.ruling.stands:
                antes[step.act.seat] += step.act.by
        assert table.put_in == put_in(replayed), situation
        assert table.pot_known == sum(table.put_in) + sum(antes.values()), situation
        for seat, chips in situation.stacks.items():
            assert table.put_in[table.index[seat]] + antes[seat] <= chips, situation


@several_books
def test_an_act_adds_chips_for_its_own_seat_and_no_number_ever_falls(book_id, books):
    for situation in situations(f"steps {book_id}", SITUATIONS):
        playing = Playing(situation, books[book_id])
        table = playing.table
        for act in situation.acts:
            before = (table.full_raise, table.level, *table.put_in)
            waiting = {table.seats[seat] for seat in playing.waiting}
            going_on = playing.take(act)
            after = (table.full_raise, table.level, *table.put_in)
            assert all(now >= then for now, then in zip(after, before, strict=True)), situation
            paid = {
                seat
                for seat, now, then in zip(table.seats, after[2:], before[2:], strict=True)
                if now > then
            }
            assert paid <= {act.seat} | waiting, situation
            if not going_on:
                assert after == before, situation
                break


def judged(situation: Situation, book) -> Situation:
    """Return the situation without an impossible act and what is behind it."""
    return replace(situation, acts=situation.acts[: replay(situation, book).stopped_at])


def opened(situation: Situation) -> Situation:
    """Return the situation as it stood after the blinds."""
    return replace(
        situation, acts=tuple(act for act in situation.acts if isinstance(act, ForcedBet))
    )


@several_books
def test_a_line_that_is_written_and_read_again_gives_the_same_answers(book_id, books):
    book = books[book_id]
    for situation in situations(f"line {book_id}", SITUATIONS):
        kept = judged(situation, book)
        text = write_line(kept, book)
        reading = read_line(text, opened(kept), book, whole=True)
        assert reading.problem is None, text
        assert answers(reading.situation, book) == answers(kept, book), text
        again = write_line(reading.situation, book)  # a call with nothing to call became a check
        assert read_line(again, opened(kept), book, whole=True).situation == reading.situation


def test_a_document_that_is_written_and_read_again_is_the_same_situation():
    about = {
        "id": "x 1",
        "title": "“7”",
        "note": "a\nb",
        "game": "NLHE",
        "chips": (25, 100),
        "ante": 5,
    }
    for situation in situations("documents", SITUATIONS):
        told = replace(situation, ask=situation.seats[-1], pot_before=0, **about)
        for each in (situation, told):
            reading = read_document(Source("x", write_document(each)))
            assert reading.problems == ()
            assert reading.situation == each


@several_books
def test_every_beginning_of_a_line_is_read_and_what_stands_before_a_fault_is_ruled_on(
    book_id, books
):
    book = books[book_id]
    for situation in situations(f"beginnings {book_id}", LINES):
        kept = judged(situation, book)
        text, base = write_line(kept, book), opened(kept)
        for end in range(len(text) + 1):
            reading = read_line(text[:end], base, book)
            assert [text[token.start : token.end] for token in reading.tokens] == text[:end].split()
            acted = [token for token in reading.tokens if token.kind in ACTED]
            acts = reading.situation.acts
            assert acts[: len(base.acts)] == base.acts
            assert len(acts) - len(base.acts) == len(acted), (text[:end], base)
            closed = len(text[:end].split()) - 1  # the last word may be on its way to another
            assert len(acted) >= closed, (text[:end], base)
            assert answers(reading.situation, book).keys() == set(base.seats)
