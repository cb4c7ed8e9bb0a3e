"""The engine beside PokerKit on the same hands: whole replays, and what a seat may do."""

from collections import deque
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter

from pokerkit import Automation, NoLimitTexasHoldem, State

from floorapp.engine.acts import Act, AllIn, Bet, Call, Check, Fold, NextStreet, Post, Raise
from floorapp.engine.options import Options
from floorapp.engine.replay import Playing, replay
from floorapp.engine.rulebook import RuleBook
from floorapp.engine.situation import Situation
from floorapp.engine.values import replace
from floorapp.places import resources
from floorapp.rulebooks.library import DEFAULT_BOOK, read_library

HANDS = 400
ROUNDS = 9
QUERIES = 2000
LONG = 200
SMALL, BIG = 50, 100
STACKS = (800, 2000, 5000, 10000, 20000)
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
)
"""Everything that PokerKit does by itself up to the showdown."""

Peer = tuple[tuple[int, ...], tuple[tuple[str, int], ...]]
"""Stacks and acts for PokerKit: f, c, or r with a street total."""


def measure() -> Iterator[str]:
    """Yield medians of interleaved rounds, and their ratios."""
    book = read_library([resources() / "rulebooks"]).books[DEFAULT_BOOK]
    ours, peers, parted = _hands(book)
    acts = sum(len(hand.acts) for hand in ours)
    own_us: list[float] = []
    peer_us: list[float] = []
    for _ in range(ROUNDS):
        own_us.append(_time(lambda: _drop(replay(hand, book) for hand in ours)) / len(ours))
        peer_us.append(_time(lambda: _drop(_play(peer) for peer in peers)) / len(peers))
    own, peer = median(own_us), median(peer_us)
    yield f"replay of {len(ours)} hands, {acts / len(ours):.1f} acts each, up to the showdown"
    yield f"  floorapp           {own:7.1f} µs a hand   {1e6 / own:9,.0f} hands a second"
    yield f"  PokerKit           {peer:7.1f} µs a hand   {1e6 / peer:9,.0f} hands a second"
    yield f"  ratio              {peer / own:7.1f}   ({parted} more hands are ruled on otherwise)"
    yield from _query(book)
    long = _long_street()
    took = median(_time(lambda: replay(long, book)) for _ in range(ROUNDS))
    yield f"replay of one street of {len(long.acts)} acts: {took / 1000:.2f} ms"


def _query(book: RuleBook) -> Iterator[str]:
    seats = ("1", "2", "3", "4")
    situation = Situation(
        seats=seats,
        acts=(Post("1", SMALL), Post("2", BIG), Raise("3", 300)),
        small_blind=SMALL,
        big_blind=BIG,
        stacks=dict.fromkeys(seats, 10000),
    )
    table = replay(situation, book).table
    state = _state((10000,) * 4)
    state.complete_bet_or_raise_to(300)
    own_us: list[float] = []
    peer_us: list[float] = []
    for _ in range(ROUNDS):
        own_us.append(_time(lambda: _drop(_ask(table) for _ in range(QUERIES))) / QUERIES)
        peer_us.append(_time(lambda: _drop(_ask_peer(state) for _ in range(QUERIES))) / QUERIES)
    own, peer = median(own_us), median(peer_us)
    yield "what a seat may do, with its amounts"
    yield f"  floorapp           {own:7.2f} µs"
    yield f"  PokerKit           {peer:7.2f} µs"
    yield f"  ratio              {peer / own:7.1f}"


def _ask(table: object) -> tuple[object, ...]:
    options = Options(table, 3)
    return options.names, options.call_to, options.min_raise_to, options.max_raise_to


def _ask_peer(state: State) -> tuple[object, ...]:
    return (
        state.can_fold(),
        state.checking_or_calling_amount,
        state.min_completion_betting_or_raising_to_amount,
        state.max_completion_betting_or_raising_to_amount,
    )


def _drop(made: Iterator[object]) -> None:
    """Let each result go as soon as it is made, as a check of many hands does."""
    deque(made, maxlen=0)


def _time(run: Callable[[], object]) -> float:
    """Return how many microseconds a run takes."""
    start = perf_counter()
    run()
    return (perf_counter() - start) * 1e6


def _state(stacks: tuple[int, ...]) -> State:
    return NoLimitTexasHoldem.create_state(
        AUTOMATIONS,
        ante_trimming_status=False,
        raw_antes=0,
        raw_blinds_or_straddles=(SMALL, BIG),
        min_bet=BIG,
        raw_starting_stacks=stacks,
        player_count=len(stacks),
    )


def _play(peer: Peer) -> State:
    stacks, acts = peer
    state = _state(stacks)
    for kind, to in acts:
        if kind == "f":
            state.fold()
        elif kind == "c":
            state.check_or_call()
        else:
            state.complete_bet_or_raise_to(to)
    return state


def _hands(book: RuleBook) -> tuple[list[Situation], list[Peer], int]:
    """Return hands that both engines allow, and how many others were made."""
    random = Random(20)
    ours: list[Situation] = []
    peers: list[Peer] = []
    parted = 0
    while len(ours) < HANDS:
        hand, peer = _hand(random, book)
        try:
            _play(peer)
        except ValueError:
            parted += 1
        else:
            ours.append(hand)
            peers.append(peer)
    return ours, peers, parted


def _hand(random: Random, book: RuleBook) -> tuple[Situation, Peer]:
    """Play a hand of three to nine seats, as at a table: most of them fold before the flop."""
    count = random.randint(3, 9)
    seats = tuple(str(number + 1) for number in range(count))
    stacks = tuple(random.choice(STACKS) for _ in seats)
    start = Situation(
        seats=seats,
        small_blind=SMALL,
        big_blind=BIG,
        stacks=dict(zip(seats, stacks, strict=True)),
    )
    acts: list[Act] = [Post(seats[0], SMALL), Post(seats[1], BIG)]
    told: list[tuple[str, int]] = []
    playing = Playing(start, book)
    for act in acts:
        playing.take(act)
    while True:
        table = playing.table
        if table.turn is None:
            if table.able_count < 2 or table.street == "river":
                break
            acts.append(NextStreet())
            playing.take(acts[-1])
            continue
        act, entry = _choose(random, Options(table, table.turn), first=table.before_flop)
        acts.append(act)
        told.append(entry)
        playing.take(act)
    return replace(start, acts=tuple(acts)), (stacks, tuple(told))


def _choose(random: Random, options: Options, *, first: bool) -> tuple[Act, tuple[str, int]]:
    draw, seat = random.random(), options.name
    if options.faced_by and draw < (0.65 if first else 0.35):
        return Fold(seat), ("f", 0)
    if draw < 0.85 or options.min_raise_to is None:
        return (Call(seat) if options.faced_by else Check(seat)), ("c", 0)
    stack, least = options.stack or 0, options.min_raise_to
    to = min(stack, least + random.choice((0, 50, 200, 500)))
    if to < least or random.random() < 0.1:
        return AllIn(seat, stack), ("r", stack)
    return (Raise(seat, to) if options.table.level else Bet(seat, to)), ("r", to)


def _long_street() -> Situation:
    """Return a street on which three seats raise each other by the least, again and again."""
    seats = ("1", "2", "3")
    raises = (
        Raise(seats[number % 3], BIG * (number + 1)) if number else Bet(seats[0], BIG)
        for number in range(LONG)
    )
    return Situation(seats=seats, street="flop", big_blind=BIG, acts=tuple(raises))
