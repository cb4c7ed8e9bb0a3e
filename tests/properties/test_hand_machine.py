"""A hand played act by act, allowed or not, under every book and structure: what always holds."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from floorapp.engine.acts import (
    Act,
    AllIn,
    Ante,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    NextStreet,
    Post,
    PostShort,
    Raise,
    Straddle,
)
from floorapp.engine.games import FORCED_BETS_ON, STREETS
from floorapp.engine.legality import judge
from floorapp.engine.options import Options
from floorapp.engine.pots import pots
from floorapp.engine.replay import Playing, replay
from floorapp.engine.round import BettingRound
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.rulings import Decision
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace
from floorapp.places import resources
from floorapp.rulebooks.library import read_library

pytestmark = pytest.mark.many

BOOKS = read_library([resources() / "rulebooks"]).books
STRUCTURES = ("no-limit", "pot-limit", "fixed-limit")
STARTS = ("preflop", "preflop", "preflop", "flop", "turn", "third", "fifth", "predraw", "draw1")
SIMPLE = {Decision.ALLOWED, Decision.READ_AS}
PLAIN = {"fold": Fold, "check": Check, "call": Call}
WORDS = {"bet": Bet, "raise": Raise, "complete": Complete}
WITH_AMOUNT = (Call, Bet, Raise, Complete, AllIn)
WIDEST = 24
"""Totals tried one by one at most; of a wider range those where something may change."""

hands = settings(
    deadline=None,
    max_examples=8,
    stateful_step_count=25,
    derandomize=True,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)
many_hands = settings(hands, max_examples=25, stateful_step_count=40)


@st.composite
def situations(draw: st.DrawFn, betting: str) -> Situation:
    """Draw a set-up of any game, with what is known of it and what is not."""
    seats = "ABCDEF"[: draw(st.integers(2, 6))]
    big = draw(st.sampled_from((2, 10, 100)))
    chips = st.one_of(st.none(), st.integers(1, 3 * big), st.integers(big, 30 * big))
    stacks = {seat: amount for seat in seats if (amount := draw(chips)) is not None}
    street = draw(st.sampled_from(STARTS))
    started = street not in FORCED_BETS_ON
    return Situation(
        seats=tuple(seats),
        street=street,
        small_blind=big // 2,
        big_blind=big,
        button_blind=draw(st.sampled_from((None, None, None, 2 * big))),
        bring_in=draw(st.sampled_from((0, max(1, big // 4)))),
        ante=big,
        ante_kind=draw(st.sampled_from(("each", "big-blind"))),
        full_raise=draw(st.sampled_from((None, None, 3 * big))) if started else None,
        pot_before=draw(st.sampled_from((None, 7 * big))) if started else None,
        stacks=stacks,
        chips=draw(st.sampled_from(((), (5, 25)))),
        betting=betting,
        cap=draw(st.sampled_from((None, 1, 3))),
        last_two=draw(st.booleans()),
        cash=draw(st.booleans()),
        missing_blinds=draw(st.sampled_from(({}, {"A": big // 2}))),
        small_blind_counts_as_big=draw(st.booleans()),
    )


def state(table: BettingRound) -> dict[str, object]:
    """Return all that a street holds, as it stays when the street goes on."""
    slots = {name: getattr(table, name) for name in BettingRound.__slots__ if name != "situation"}
    return {
        name: kept.copy() if isinstance(kept, list | dict) else kept for name, kept in slots.items()
    }


def totals(options: Options) -> list[int]:
    """Return street totals from 0 to beyond the stack, or beyond a third raise without one."""
    table = options.table
    high = (options.stack or options.table.level + 3 * table.full_raise) + 2
    if high <= WIDEST:
        return list(range(high + 1))
    most = options.max_to or 0
    unclear = options.pot.unclear_by if options.pot else 0
    marks = {0, table.put_in[options.seat], table.level, options.min_to or 0, high - 2}
    marks |= {most, most + unclear, 2 * table.level}
    return sorted({mark + by for mark in marks for by in (-1, 0, 1, 2) if mark + by >= 0})


def offered(options: Options) -> list[int]:
    """Return the least total of a wager, the most, and one between."""
    least, most = options.min_raise_to, options.max_raise_to
    if least is None:  # the least opening bet is not known
        least = options.table.level + 1
    if most is None:
        most = 2 * least
    return [least, (least + most) // 2, most]


def by_options(options: Options, act: Act) -> set[Decision]:
    """Return what the list of options says of an act in turn."""
    match act:
        case Fold():
            return {Decision.ALLOWED}
        case Check():
            return {Decision.ALLOWED if "check" in options.names else Decision.REFUSED}
        case AllIn(to=None) if options.stack is None:
            return {Decision.IMPOSSIBLE}
        case _ if not possible(options, act):
            return {Decision.IMPOSSIBLE}
        case Call(to=to):
            return {call_by_options(options, to)}
        case AllIn(to=to):
            return all_in_by_options(options, to or options.stack or 0)
        case _ if act.to <= options.table.level:
            return {Decision.READ_AS if act.to == options.stack else Decision.REFUSED}
        case _:
            return wager_by_options(options, act.to, last=act.to == options.stack)


def possible(options: Options, act: Call | Bet | Raise | Complete | AllIn) -> bool:
    """Return whether the seat can have put in the chips named."""
    to, high = act.to, options.stack
    if to is None:
        return True
    same_again = isinstance(act, Call) and to == options.table.level
    return (high is None or to <= high) and (options.table.put_in[options.seat] < to or same_again)


def call_by_options(options: Options, to: int | None) -> Decision:
    level = options.table.level
    if "call" not in options.names or (to is not None and to > level):
        return Decision.READ_AS
    all_of_it = to in {None, level} or options.stack in {None, to}
    return Decision.ALLOWED if all_of_it else Decision.REFUSED


def all_in_by_options(options: Options, to: int) -> set[Decision]:
    if options.stack not in {None, to}:
        return {Decision.REFUSED}
    if to <= options.table.level:
        return {Decision.ALLOWED}
    return wager_by_options(options, to, last=True)


def wager_by_options(options: Options, to: int, *, last: bool) -> set[Decision]:
    """Return what becomes of a wager above the level: within least and most it is never refused.

    One that is not listed is refused, but for last chips that no seat can answer: they are a call
    whose rest comes back. What the book leaves open, the floor decides.
    """
    if options.right is False or options.capped or not (options.answerable or last):
        return {Decision.REFUSED}
    assert not options.answerable or options.may_wager
    least, most = options.min_to, options.max_to
    unclear = options.pot.unclear_by if options.pot else 0
    if not last and least is not None and to < least:
        return {Decision.REFUSED}
    if most is not None and to > most + unclear:
        return {Decision.REFUSED}
    if options.right is None or (most is not None and to > most):
        return {Decision.FLOOR}
    return SIMPLE


class HandMachine(RuleBasedStateMachine):
    """A hand under one book and structure; subclasses name them."""

    book: RuleBook
    betting: str

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        """Draw a set-up, and mostly the forced bets of its street."""
        self.situation = data.draw(situations(self.betting))
        self.playing = Playing(self.situation, self.book)
        self.acts: list[Act] = []
        self.full_raise = (0, self.playing.table.full_raise)
        for act in self.opening() if data.draw(st.integers(0, 4)) else ():
            self.offer(act)

    def opening(self) -> Iterator[Act]:
        """Yield the forced bets, as far as the chips go."""
        about, table = self.situation, self.playing.table
        if about.street not in FORCED_BETS_ON:
            return
        if about.street == "third":
            yield BringIn(about.seats[-1], max(1, about.bring_in))
            return
        small, big = (1, 0) if len(about.seats) == 2 else (0, 1)
        for seat, due in ((small, about.small_blind), (big, about.big_blind)):
            chips = table.stack[seat]
            short = chips is not None and chips < due
            yield PostShort(about.seats[seat], chips) if short else Post(about.seats[seat], due)

    @property
    def table(self) -> BettingRound:
        return self.playing.table

    def offer(self, act: Act) -> Decision:
        """Take an act; an impossible one only ends a replay of its own, and changes nothing."""
        ruling, before = self.playing.judge(act), state(self.table)
        if ruling.decision is Decision.IMPOSSIBLE:
            ended = replay(replace(self.situation, acts=(*self.acts, act)), self.book)
            assert ended.stopped_at == len(self.acts)
            assert ended.steps[-1].ruling == ruling
            assert state(ended.table) == before
        else:
            assert self.playing.take(act)
            self.acts.append(act)
        assert ruling.reasons or ruling.decision is Decision.ALLOWED
        return ruling.decision

    def asked(self) -> list[int]:
        """Return the seat to act; where the cards decide it and are not told, all that can."""
        table = self.table
        if table.opener_unknown:
            return [seat for seat in range(len(table.seats)) if table.can_act(seat)]
        return [] if table.turn is None else [table.turn]

    @rule(data=st.data())
    @precondition(lambda self: not self.table.started)
    def post(self, data: st.DataObject) -> None:
        """Post anything, in due order or not, too late or not, but nothing short that is more."""
        seat = data.draw(st.sampled_from(self.situation.seats))
        big = self.situation.big_blind
        short = (BringIn, PostShort) if self.table.street == "third" else (PostShort,)
        kind = data.draw(st.sampled_from((Post, Ante, Straddle, *short)))
        most = 1 if kind in short else 8
        due = data.draw(st.sampled_from((1, most * big // 4 or 1, most * big // 2)))
        self.offer(kind(seat, due))

    @rule(data=st.data())
    @precondition(lambda self: self.asked())
    def act_legally(self, data: st.DataObject) -> None:
        """Choose one of the options, and an amount between its bounds."""
        options = Options(self.table, data.draw(st.sampled_from(self.asked())))
        name = data.draw(st.sampled_from(options.names[1:] * 3 + options.names))
        if name in PLAIN:
            assert self.offer(PLAIN[name](options.name)) is Decision.ALLOWED
            return
        allowed = Decision.ALLOWED if options.right else Decision.FLOOR
        if name == "all-in":
            assert self.offer(AllIn(options.name)) is allowed
            return
        to = data.draw(st.sampled_from(offered(options)))
        assert self.offer(WORDS[name](options.name, to)) is allowed

    @rule(data=st.data())
    @precondition(lambda self: self.asked() and len(self.acts) % 4 == 3)
    def act_at_random(self, data: st.DataObject) -> None:
        """Put in any chips under any name, mostly against the rules."""
        options = Options(self.table, data.draw(st.sampled_from(self.asked())))
        to = data.draw(st.sampled_from(totals(options)))
        sampled = [kind(options.name, to) for kind in WITH_AMOUNT]
        self.offer(data.draw(st.sampled_from([Check(options.name), *sampled])))

    @rule(data=st.data())
    @precondition(lambda self: len(self.acts) % 3 == 2)
    def act_out_of_turn(self, data: st.DataObject) -> None:
        """Act before one's turn: it waits or cannot be, but a fold counts at once."""
        table = self.table
        seat = data.draw(st.integers(0, len(table.seats) - 1))
        options = Options(table, seat)
        to = data.draw(st.sampled_from(totals(options)))
        plain = [kind(options.name) for kind in PLAIN.values()]
        sampled = [kind(options.name, to) for kind in WITH_AMOUNT]
        act = data.draw(st.sampled_from([*plain, *sampled]))
        may = seat in self.asked()
        if not may:
            assert self.offer(act) is Decision.IMPOSSIBLE
        decision = self.offer(replace(act, out_of_turn=True))
        if not may:
            counted = Decision.ALLOWED if isinstance(act, Fold) else Decision.HELD
            assert decision in {counted, Decision.IMPOSSIBLE}

    @rule(data=st.data())
    @precondition(lambda self: self.table.turn is None or len(self.acts) % 5 == 0)
    def next_street(self, data: st.DataObject) -> None:
        """Deal the next street, by any name and with any opener, in time or not."""
        name = data.draw(st.sampled_from((None, None, None, *STREETS)))
        opener = data.draw(st.sampled_from((None, *self.situation.seats)))
        over = self.table.turn is None and not self.table.opener_unknown
        decision = self.offer(NextStreet(name, opener))
        allowed = Decision.ALLOWED if over else Decision.REFUSED
        assert decision in {allowed, Decision.IMPOSSIBLE}

    def put_in(self) -> int:
        """Return what the acts that stand have put in, by the steps alone."""
        last: dict[tuple[int, str], int] = {}
        street = antes = 0
        for act, ruling, total_to, _ in self.playing.steps:
            if isinstance(act, NextStreet):
                street += 1
            elif ruling.stands:
                antes += act.by if isinstance(act, Ante) else 0
                last[street, act.seat] = max(total_to, last.get((street, act.seat), 0))
        return sum(last.values()) + antes

    @invariant()
    def pots_hold_what_was_put_in(self) -> None:
        made = pots(self.table)
        inside = sum(pot.amount for pot in made.pots) + made.uncalled_by
        assert inside == self.put_in() + (self.table.pot_before or 0)
        assert all(pot.amount > 0 and pot.seats for pot in made.pots)

    @invariant()
    def no_chip_comes_or_goes(self) -> None:
        table, start = self.table, self.situation.stacks
        for_all = dict.fromkeys(table.seats, 0)
        for act in self.acts:
            if isinstance(act, Ante) and self.situation.ante_kind == "big-blind":
                for_all[act.seat] += act.by
        for seat, name in enumerate(table.seats):
            left = table.stack[seat]
            if left is not None:
                assert left + table.earlier[seat] + for_all[name] == start[name]
                assert 0 <= table.put_in[seat] <= left

    @invariant()
    def the_full_raise_never_falls_within_a_street(self) -> None:
        start, least = self.full_raise
        if self.playing.first_step == start:
            assert self.table.full_raise >= least
        self.full_raise = (self.playing.first_step, self.table.full_raise)

    @invariant()
    def the_turn_is_at_a_live_seat_with_chips(self) -> None:
        table = self.table
        if table.turn is not None:
            assert not table.folded[table.turn] and not table.all_in[table.turn]
            assert table.turn not in self.playing.waiting

    @invariant()
    def what_is_listed_is_what_is_judged(self) -> None:
        for seat in self.asked():
            options = Options(self.table, seat)
            name = options.name
            sampled = [kind(name, to) for to in totals(options) for kind in WITH_AMOUNT]
            for act in (Fold(name), Check(name), Call(name), AllIn(name), *sampled):
                assert judge(self.table, act).decision in by_options(options, act), act

    @invariant()
    def a_replay_of_the_acts_comes_to_the_same(self) -> None:
        again = replay(replace(self.situation, acts=tuple(self.acts)), self.book)
        assert again.steps == self.playing.steps
        assert again.first_step == self.playing.first_step
        assert state(again.table) == state(self.table)


def machine(book_id: str, betting: str) -> type[HandMachine]:
    """Return the machine for a book and a structure."""
    about = {"book": BOOKS[book_id], "betting": betting}
    return type(f"Hand under {book_id}, {betting}", (HandMachine,), about)


everywhere = pytest.mark.parametrize(
    ("book_id", "betting"), [(book, betting) for book in BOOKS for betting in STRUCTURES]
)


@everywhere
def test_whatever_happens_in_a_hand_the_chips_add_up_and_the_answers_agree(book_id, betting):
    run_state_machine_as_test(machine(book_id, betting), settings=hands)


@pytest.mark.slow
@everywhere
def test_in_many_long_hands_the_chips_add_up_and_the_answers_agree(book_id, betting):
    run_state_machine_as_test(machine(book_id, betting), settings=many_hands)
